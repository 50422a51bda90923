import SkeletonModel
import SkeletonSystem

/// The themes that come with skelsnap, each the text of a theme file.
///
/// None of them changes within a version of the language, so that frames do not either.
package enum BuiltInTheme {
  /// In the order in which they are listed to people: the common ground first.
  static let all: [(name: String, text: String)] = [
    ("ios", ios),
    ("agora", agora),
    ("baolife", baolife),
    ("buzzbox", buzzbox),
    ("nuvie", nuvie),
  ]

  /// The text of the theme of this name; nil where there is none.
  static func text(named name: String) -> String? {
    all.first { $0.name == name }?.text
  }
}

extension BuiltInTheme {
  private static let mark = " (built-in theme)"

  /// What its text is called in messages, there being no file.
  static func file(of name: String) -> String { name + mark }

  /// Whether a position lies in a built-in theme, and so in no file.
  package static func holds(_ position: TextPosition) -> Bool { position.file.hasSuffix(mark) }
}
