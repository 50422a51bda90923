private import CPango

/// The versions of the text libraries in use, for the stamp of a golden: those at run time, which
/// can differ from those at compile time. `missing` for one that cannot be loaded.
///
/// Asking for FreeType's alone loads nothing else: a picture without a text names it, too.
package struct TextVersions: Sendable {
  package static let linked = TextVersions()

  package var pango: String {
    guard let calls = try? TextLibrary.loaded.calls, let text = calls.pango_version_string() else {
      return Self.missing
    }
    return unsafe String(cString: text)
  }

  package var harfbuzz: String {
    guard let calls = try? TextLibrary.loaded.calls, let text = calls.hb_version_string() else {
      return Self.missing
    }
    return unsafe String(cString: text)
  }

  package var fontconfig: String {
    guard let calls = try? TextLibrary.loaded.calls else { return Self.missing }
    let number = calls.FcGetVersion()
    return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }

  package var freetype: String { Self.knownFreetype }

  private static let missing = "missing"

  /// Every frame is stamped with it.
  private static let knownFreetype: String = {
    var calls = cpango_freetype_calls()
    guard unsafe cpango_load_freetype(&calls) == nil else { return missing }
    var library: FT_Library?
    guard unsafe calls.FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { unsafe _ = calls.FT_Done_FreeType(library) }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    unsafe calls.FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }()
}
