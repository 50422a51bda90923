/// The sections of the base theme `ios` that are most of its text and that many documents do not
/// need. Each is parsed when it is first asked for, once for each process.
package enum BaseTokens {
  static func all(_ space: TokenSpace) -> [String: Tree] {
    switch space {
    case .fonts: fonts
    case .icons: icons
    case .colors, .spacing, .sizes, .radii: [:]
    }
  }

  /// The theme's file without those sections.
  static var otherSections: [UInt8] {
    text { section in section != "fonts" && section != "icons" }
  }

  /// The names of the colours that every document may use.
  package static let colorNames = Set(tokens(.colors).keys)

  private static let fonts = tokens(.fonts)
  private static let icons = tokens(.icons)

  private static func tokens(_ space: TokenSpace) -> [String: Tree] {
    let text = text { $0 == space.rawValue }
    // A test parses the file.
    let tree = try? Syntax.read(text, file: BuiltInTheme.ios.file)
    let entries = tree?[space.rawValue]?.entries ?? []
    return Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// The theme's file with the lines of all other sections left empty, so that each line keeps its
  /// number.
  private static func text(keeping isKept: (_ section: String) -> Bool) -> [UInt8] {
    var text: [UInt8] = []
    var keeps = true
    let lines = BuiltInTheme.ios.bytes
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines {
      // A section's name begins its line; all that is in it is indented.
      if let first = line.first, first != UInt8(ascii: " "), first != UInt8(ascii: "#") {
        keeps = isKept(String(decoding: line.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self))
      }
      if keeps { text += line }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }
}
