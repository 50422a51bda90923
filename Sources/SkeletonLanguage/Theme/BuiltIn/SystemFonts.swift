import SkeletonModel

/// The type styles of iOS, whatever a document's theme makes of them.
package enum SystemFonts {
  /// A style at a size of type; nil where iOS has none of that name.
  package static func font(_ style: String, at type: TypeSize) -> Font? {
    guard let theme = ThemeLoader.builtIn(.ios), let tree = BaseTokens.token(.fonts, style) else {
      return nil
    }
    var variant = Variant()
    variant.type = type
    return Reading(theme: theme, variant: variant).typeStyle(token: style, tree, at: tree)?.font
  }
}
