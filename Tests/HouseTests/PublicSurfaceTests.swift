import Foundation
import TestSupport
import Testing

/// The public API is a deliberate list: every new public declaration must be added to it.
struct PublicSurfaceTests {
  private static let list = "Tests/HouseTests/public-surface.txt"

  @Test func whatIsPublicIsInTheList() throws {
    let listed = try Repository.read(Self.list).split(separator: "\n").map(String.init)
    let found = try Repository.sources().flatMap { source in
      PublicSurface.declarations(in: source.text).map { "\(Self.module(of: source.path)) \($0)" }
    }.sorted()
    let missing = found.filter { !listed.contains($0) }
    let gone = listed.filter { !found.contains($0) }
    #expect(missing == [], "to be added to \(Self.list), if it is meant")
    #expect(gone == [], "to be taken out of \(Self.list)")
    #expect(listed == listed.sorted() && Set(listed).count == listed.count)
  }

  /// The targets behind the products are the package's own.
  @Test func nothingElseIsPublic() throws {
    let open = try Repository.sources().filter { source in
      !source.path.hasPrefix("Sources/SkeletonRender/")
        && !source.path.hasPrefix("Sources/SkeletonTesting/")
        && !PublicSurface.declarations(in: source.text).isEmpty
    }
    #expect(open.map(\.path) == [])
  }

  /// Every public declaration has a comment, because users read it first.
  @Test func everythingPublicIsDescribed() throws {
    for source in try Repository.sources() {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
      for (index, line) in lines.enumerated() where line.hasPrefix("public ") {
        let above = lines[..<index].last { !$0.hasPrefix("@") } ?? ""
        #expect(above.hasPrefix("///"), "\(source.path):\(index + 1) has no comment: \(line)")
      }
    }
  }

  private static func module(of path: String) -> Substring { path.split(separator: "/")[1] }

  @Test func declarationsAreFound() {
    let text = """
      /// public struct No {}
      public struct A: Sendable {
        public let one: Int
        let two: Int
        public enum Word: String { case left, right }
        private enum Hidden { case here }
        public enum Words {
          /// A comment.
          case up
          case down(Int)
        }
        public func f(
          _ a: Int, b: (Int) -> Void = { _ in }
        ) throws(E) -> Int {
          switch a { case 1: 2; default: 3 }
        }
      }
      #if canImport(Testing)
        extension Trait where Self == A {
          @discardableResult public static func g<T>(_ t: T) -> T { t }
        }
      #endif
      public func h() {}
      """
    #expect(
      PublicSurface.declarations(in: text) == [
        "struct A: Sendable", "A: let one: Int", "A: enum Word: String { case left, right }",
        "A: enum Words", "A.Words: case up", "A.Words: case down(Int)",
        "A: func f(_ a: Int, b: (Int) -> Void = { _ in }) throws(E) -> Int",
        "Trait where Self == A: static func g<T>(_ t: T) -> T", "func h()",
      ])
  }
}

/// Reads what is public out of a source that is formatted as all here are.
private enum PublicSurface {
  static func declarations(in text: String) -> [String] {
    // Few files have any, and a debug build reads slowly.
    if text.firstRange(of: "public ") == nil { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var found: [String] = []
    /// What is open around a line, by how far it stands in.
    var around: [(indent: Int, name: String, isPublicEnum: Bool)] = []
    for (index, whole) in lines.enumerated() {
      let indent = whole.prefix { $0 == " " }.count
      let line = whole.dropFirst(indent).replacing(#/^(?:@\w+(?:\([^)]*\))? )+/#, with: "")
      if line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#") { continue }
      while let last = around.last, last.indent >= indent { around.removeLast() }
      let home = around.map(\.name).joined(separator: ".")
      let isPublic = line.hasPrefix("public ")
      if isPublic || line.hasPrefix("case ") && around.last?.isPublicEnum == true {
        let declaration = declaration(from: index, in: lines)
        found.append((home.isEmpty ? "" : home + ": ") + declaration)
      }
      let opening =
        /^(?:\w+ )*?(?<kind>struct|enum|class|actor|protocol|extension) (?<name>[^:{]+?)(?:: [^{]+)? \{$/
      if let match = line.firstMatch(of: opening) {
        around.append((indent, String(match.name), isPublic && match.kind == "enum"))
      }
    }
    return found
  }

  /// A declaration in one line, without its body.
  private static func declaration(from start: Int, in lines: [String]) -> String {
    var text = ""
    var depth = 0
    for line in lines[start...] {
      let part = line.trimmingCharacters(in: .whitespaces)
      let isTight = text.isEmpty || text.hasSuffix("(") || part.hasPrefix(")")
      text += isTight ? "" : " "
      for (offset, character) in part.enumerated() {
        if character == "{", depth == 0, !part.hasSuffix("}") || !part.contains(" enum ") {
          return cleaned(text + part.prefix(offset))
        }
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
      }
      text += part
      // What goes on in the next line says so at its end, or has something open.
      if depth == 0 { break }
    }
    return cleaned(text)
  }

  private static func cleaned(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces)
      .replacing(#/^(?:@\w+ )*public /#, with: "")
  }
}
