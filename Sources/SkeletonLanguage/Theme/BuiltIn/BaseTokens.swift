import SkeletonModel
import Synchronization

/// The base theme `ios`, part by part: most of its text is tokens, of which a document needs few. Each
/// is parsed when it is first asked for, once for each process.
package enum BaseTokens {
  /// All tokens of a space.
  static func all(_ space: TokenSpace) -> [String: Tree] { tokens(space)?.all ?? [:] }

  static func token(_ space: TokenSpace, _ name: String) -> Tree? { tokens(space)?[name] }

  /// What the theme says beside those tokens.
  static func otherSections() throws(DescriptionError) -> Tree {
    var entries: [Tree.Entry] = []
    for section in sections where TokenSpace(rawValue: section.name).flatMap(tokens) == nil {
      entries += try Syntax.read(lines: section.lines, of: source).entries ?? []
    }
    return Tree(.map(entries), at: Spot(source, line: 1, column: 1))
  }

  /// The names of the colours that every document may use.
  package static let colorNames = Set(colors.names)

  static func tokens(_ space: TokenSpace) -> BaseSection? {
    switch space {
    case .colors: colors
    case .fonts: fonts
    case .icons: icons
    // A line each.
    case .spacing, .sizes, .radii: nil
    }
  }

  private static let colors = BaseSection(of: .colors)
  private static let fonts = BaseSection(of: .fonts)
  private static let icons = BaseSection(of: .icons)

  fileprivate static let source = SourceText(
    name: BuiltInTheme.ios.file, text: String(decoding: BuiltInTheme.ios.bytes, as: UTF8.self))

  /// What is in a section is indented.
  fileprivate static let sections = source.parts(of: BuiltInTheme.ios.bytes, indentedBy: 0)
}

/// A section of the base theme, of which each entry is parsed by itself.
final class BaseSection: Sendable {
  private let lines: Range<Int>
  private let parts: [SourceText.Part]
  private let parsed = Mutex<[String: Tree]>([:])

  fileprivate init(of space: TokenSpace) {
    // A test demands that they are there.
    lines = BaseTokens.sections.first { $0.name == space.rawValue }?.lines ?? 0..<0
    parts = BaseTokens.source.parts(of: BuiltInTheme.ios.bytes, indentedBy: 2, in: lines)
  }

  var names: [String] { parts.map(\.name) }

  subscript(name: String) -> Tree? {
    if let known = parsed.withLock({ $0[name] }) { return known }
    guard let tree = parse(name) else { return nil }
    parsed.withLock { $0[name] = tree }
    return tree
  }

  /// An entry by itself.
  func parse(_ name: String) -> Tree? {
    guard let part = parts.first(where: { $0.name == name }) else { return nil }
    // A test parses them all.
    return try? Syntax.read(lines: part.lines, of: BaseTokens.source)[name]
  }

  var all: [String: Tree] {
    if let known = parsed.withLock({ $0.count == parts.count ? $0 : nil }) { return known }
    let tree = try? Syntax.read(lines: lines, of: BaseTokens.source)
    let entries = tree?.entries?.first?.value.entries ?? []
    return parsed.withLock { parsed in
      for entry in entries { parsed[entry.key] = entry.value }
      return parsed
    }
  }
}

extension SourceText {
  /// Some lines that begin with a name and a colon, up to the next that do.
  fileprivate struct Part {
    var name: String
    var lines: Range<Int>
  }

  /// - Parameter indent: The number of spaces before each name.
  fileprivate func parts(
    of bytes: [UInt8], indentedBy indent: Int, in lines: Range<Int>? = nil
  ) -> [Part] {
    let lines = lines ?? 1..<lineCount + 1
    var parts: [Part] = []
    for line in lines {
      let start = start(ofLine: line)
      let text = bytes[start...]
      guard text.prefix(indent).allSatisfy({ $0 == UInt8(ascii: " ") }),
        let first = text.dropFirst(indent).first, !" #\n".utf8.contains(first)
      else { continue }
      if let last = parts.indices.last { parts[last].lines = parts[last].lines.lowerBound..<line }
      let name = text.dropFirst(indent).prefix { $0 != UInt8(ascii: ":") }
      parts.append(
        Part(name: String(decoding: name, as: UTF8.self), lines: line..<lines.upperBound))
    }
    return parts
  }
}
