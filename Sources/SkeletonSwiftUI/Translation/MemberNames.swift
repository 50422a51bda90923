import SkeletonLanguage
import SkeletonModel
import Synchronization

/// The properties and functions of views that a place of the source is in: what `header` shows is
/// called so.
final class MemberNames: Sendable {
  /// What `ActiveSource` leaves of each file, by the name that places have it by.
  private let texts: [String: [UInt8]]
  private let found = Mutex<[String: [Member]]>([:])

  private struct Member {
    var lines: ClosedRange<Int>
    var name: String
  }

  init(_ source: SourceFolder) {
    texts = Dictionary(source.files.map { ($0.path, $0.active) }) { first, _ in first }
  }

  /// For files that are not read.
  init() {
    texts = [:]
  }

  /// The member that a line is in; nil outside of members, and in what is everywhere called `body`.
  func name(at position: TextPosition) -> String? {
    let members = found.withLock { found in
      if let known = found[position.file] { return known }
      let members = texts[position.file].map(Self.members) ?? []
      found[position.file] = members
      return members
    }
    // Members of one type do not overlap; of types inside types, the inner one has fewer lines.
    let name = members.filter { $0.lines.contains(position.line) }
      .min { $0.lines.count < $1.lines.count }?.name
    return name == "body" ? nil : name
  }

  private static func members(of bytes: [UInt8]) -> [Member] {
    let parser = SwiftParser(bytes)
    var found: [Member] = []
    var waiting = SwiftParser.declarations(of: bytes)
    while let one = waiting.popLast() {
      switch one.kind {
      case .type, .extension: waiting += parser.members(of: one)
      case .function, .variable:
        let lines =
          parser.line(of: one.range.lowerBound)...parser.line(of: one.range.upperBound - 1)
        found.append(Member(lines: lines, name: one.name))
      default: break
      }
    }
    return found
  }
}

extension Draft {
  /// Calls what a property or a function of a view shows by its name, where nothing else names it.
  ///
  /// - Parameters:
  ///   - around: The member that it is written in itself.
  ///   - member: The one that a place is in.
  mutating func nameMembers(in around: String? = nil, _ member: (Spot) -> String?) {
    let names = children.map { member($0.spot) ?? around }
    if kind == "repeat" {
      // Its instances share its name.
      if id == nil, let name = names.first, name != around, names.allSatisfy({ $0 == name }),
        children.allSatisfy({ $0.id == nil })
      {
        id = name?.asName
      }
    } else {
      // Several side by side are no one thing that could have the name.
      for (index, name) in names.enumerated()
      where name != around && names.count(where: { $0 == name }) == 1 {
        if children[index].kind != "spacer" {
          children[index].id = children[index].id ?? name?.asName
        }
      }
    }
    for (index, name) in names.enumerated() { children[index].nameMembers(in: name, member) }
  }
}
