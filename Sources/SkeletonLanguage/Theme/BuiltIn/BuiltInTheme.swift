import CLanguageFiles
import SkeletonModel

/// The built-in themes, each a file in the folder Themes, compiled in.
///
/// None of them changes within a version of the language, so that frames do not change either. The
/// order is that of listings: the base theme first.
package enum BuiltInTheme: String, CaseIterable {
  case ios, agora, baolife, buzzbox, nuvie

  static let names = allCases.map(\.rawValue)

  /// The file's bytes; those of an unused theme are never read.
  var bytes: [UInt8] {
    switch self {
    case .ios: unsafe compiledIn(language_ios_theme_yaml)
    case .agora: unsafe compiledIn(language_agora_theme_yaml)
    case .baolife: unsafe compiledIn(language_baolife_theme_yaml)
    case .buzzbox: unsafe compiledIn(language_buzzbox_theme_yaml)
    case .nuvie: unsafe compiledIn(language_nuvie_theme_yaml)
    }
  }
}

extension BuiltInTheme {
  private static let mark = " (built-in theme)"

  /// Its name in messages, because it is no file of the user's.
  var file: String { rawValue + Self.mark }

  /// Whether a position lies in a built-in theme, and so in no file.
  package static func holds(_ position: TextPosition) -> Bool { position.file.hasSuffix(mark) }
}
