import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
@testable import SkeletonSwiftUI

@Suite("The declarations of a file")
struct SwiftParserTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    /// `kind name` of each, with the members of extensions in brackets.
    var found: String
    var testDescription: String { text }
  }

  @Test(
    "Kinds and names",
    arguments: [
      Row(
        text: "import SwiftUI\nimport struct Foundation.URL",
        found: "import SwiftUI, import Foundation"),
      Row(text: "struct A { var b = \"}\" }\nclass C: D {}", found: "type A, type C"),
      Row(
        text: "@MainActor\n@available(iOS 17, *)\npublic final class A {}\nenum B { case c }",
        found: "type A, type B"),
      Row(
        text: "private let a = 1, b = 2\nvar c: Int { 3 }\nfunc d<T>(_ e: T) where T: F {}",
        found: "variable a+b, variable c, function d"),
      Row(
        text:
          "let (a, (_, b)) = f(c), (d: d, e: e) = g\nvar h, i: Int, j = x < y, k: [Int: A<B, C>] = [:]",
        found: "variable a+b+d+e, variable h+i+j+k"),
      Row(
        text: "let a = A<B, C>(), b: C<D, E> = f(g, h: i), c = -1\nvar d: (A) -> B { e }",
        found: "variable a+b+c, variable d"),
      Row(
        text: "infix operator +++: P\nprecedencegroup P { associativity: left }\nprefix operator √",
        found: "operation +++, operation P, operation √"),
      Row(
        text: "func +++<T>(a: T, b: T) -> T { a }\nprefix func < (a: A) {}\nfunc √(a: A) {}",
        found: "function +++, function <, function √"),
      Row(
        text:
          "let a = b(/\\]\\(#([^)\"]+)\\)/, /\"{/)\nlet c = [#/ \" ( /#, /[}]/]\nlet d = #/\n  {\n/#\nvar e = 4 / f(g/h, i) / 2",
        found: "variable a, variable c, variable d, variable e"),
      Row(text: "@\nstruct A {}\n# Preview {}\n##\"\"# struct B {}\"##", found: "type A"),
      Row(
        text:
          "extension A.B: C where D == E {\n  static func f() {}\n  var g: Int { 1 }\n  init(h: Int) {}\n}",
        found: "extension B[function f, variable g, other init]"),
      Row(
        text: "let a =\n  b\n  .c { d in\n    let e = d\n  }\nlet f = \"\\(g(\")\")) /* \"",
        found: "variable a, variable f"),
      Row(
        text: "extension A {\n  var a = \"\\(b\n}\n}\nextension C {\n",
        found: "extension A[variable a], extension C"),
      Row(
        text: "let a = #\"\"\"\n  struct B {}\n  \"\"\"#\nstruct C {}", found: "variable a, type C"),
      Row(
        text: "// struct A {}\n/* struct B {} /* nested */ struct C {} */\nstruct D {}",
        found: "type D"),
      Row(
        text: "#Preview(\"Long name\", traits: .landscapeLeft) {\n  A()\n}\n#Preview { B() }",
        found: "preview Long name, preview "),
      Row(text: "class func a() {}\nstruct `default` {}", found: "function a, type default"),
      Row(text: "struct A {\n", found: "type A"), Row(text: "} } struct A {}", found: ""),
      Row(text: "#Preview", found: ""), Row(text: "@", found: ""), Row(text: "\"", found: ""),
    ])
  func declarations(_ row: Row) {
    func words(_ declarations: [SwiftDeclaration]) -> String {
      declarations.map { one in
        "\(one.kind) \(one.names.joined(separator: "+"))"
          + (one.members.isEmpty ? "" : "[\(words(one.members))]")
      }.joined(separator: ", ")
    }
    let found = words(SwiftParser.declarations(of: Array(row.text.utf8)))
      .replacing("protocolType", with: "protocol")
    #expect(found == row.found)
  }

  @Test("What stands behind a type is no part of it")
  func endings() {
    let text = "struct A { var b = 1 }\nprint(c)\nextension D {} ; e()"
    let found = SwiftParser.declarations(of: Array(text.utf8))
    #expect(
      found.map { String(text.utf8.prefix($0.range.upperBound).suffix($0.range.count)) ?? "" }
        == ["struct A { var b = 1 }", "extension D {} ;"])
    #expect(found[0].words == ["A", "struct", "var", "b"])
  }

  @Test("Nesting has an end")
  func nesting() {
    let texts = Array(String(repeating: "\"\\(", count: 200_000).utf8)
    #expect(SwiftParser.declarations(of: Array("struct A {}\n".utf8) + texts).map(\.name) == ["A"])
    let asked = "#if " + String(repeating: "!(", count: 200_000) + "DEBUG\nlet a = 1\n#endif"
    #expect(SwiftParser.declarations(of: ActiveSource.text(of: Array(asked.utf8))).isEmpty)
  }

  /// What this thread has had of a processor, in seconds, whatever else the machine does.
  private func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(
    "A long file takes as long as it is",
    arguments: [
      "private\n", "@objc ", "@objc(\n", "@objc(", "@a\n", "@a ", "@a(", "#", "extension A {",
      "#Preview {}\n", "#Preview {\n", "#if (", "#if os(iOS)\n", "#/ ", "#/\n", "##/\n#/ ", "= /a ",
      "(/\\(", "let a = 1, ", "let (a, ", ", (b", "+", "func +", "\"\\(", "\"#", "#\"", "/*", "`",
      "#sourceLocation(",
    ])
  func length(part: String) {
    func seconds(_ count: Int) -> Double {
      let text = Array(String(repeating: part, count: count / part.utf8.count).utf8)
      return (0..<3).map { _ in
        let begun = processorTime()
        _ = SwiftParser.declarations(of: ActiveSource.text(of: text))
        return processorTime() - begun
      }.min() ?? 0
    }
    // Sixteen times as long as well as a constant; its square would be 256 times as much.
    #expect(seconds(40_000) < 60 * seconds(2_500) + 0.1)
  }

  @Test("Every beginning of a file can be parsed")
  func beginnings() {
    let text = Array(
      """
      @A(b: "c\\(d)") private(set) var e = { #"f"# }
      extension G: H { static let i = 1; init(_ j: K) {} /* l */ }
      #Preview("m") { @Previewable @State var n = 1
        O($n) }
      """.utf8)
    for end in 0...text.count {
      let part = Array(text[..<end])
      for declaration in SwiftParser.declarations(of: part) {
        #expect(declaration.range.upperBound <= end)
        #expect(declaration.body.map { $0.upperBound <= end } ?? true)
      }
      _ = ActiveSource.text(of: part)
    }
  }
}
