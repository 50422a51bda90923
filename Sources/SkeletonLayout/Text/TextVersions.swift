private import CPango

/// The versions of the text libraries in use, for the stamp of a golden.
package struct TextVersions: Hashable, Sendable {
  package var pango: String
  package var harfbuzz: String
  package var fontconfig: String
  package var freetype: String

  /// The versions at run time, which can differ from those at compile time.
  package static let linked = TextVersions(
    pango: unsafe String(cString: pango_version_string()),
    harfbuzz: unsafe String(cString: hb_version_string()),
    fontconfig: fontconfigVersion, freetype: freetypeVersion)

  private static var fontconfigVersion: String {
    let number = FcGetVersion()
    return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }

  private static var freetypeVersion: String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
