import SkeletonModel

/// Checks the order of a PNG file's chunks.
///
/// libpng passes over a chunk that is out of place, so that the same file may show another picture
/// elsewhere.
struct PNGOrder {
  private enum Place {
    /// Before the palette and the pixels.
    case beforePalette
    /// After the palette, if there is one, and before the pixels.
    case afterPalette
    case beforePixels
    case anywhere
  }

  /// The places of the chunks that stand in a file once at most.
  private static let places: [String: Place] = [
    "IHDR": .beforePalette, "cHRM": .beforePalette, "cICP": .beforePalette,
    "cLLI": .beforePalette, "gAMA": .beforePalette, "iCCP": .beforePalette,
    "mDCV": .beforePalette, "sBIT": .beforePalette, "sRGB": .beforePalette,
    "PLTE": .beforePixels, "bKGD": .afterPalette, "hIST": .afterPalette, "tRNS": .afterPalette,
    "oFFs": .beforePixels, "pCAL": .beforePixels, "pHYs": .beforePixels, "sCAL": .beforePixels,
    "sTER": .beforePixels, "eXIf": .anywhere, "tIME": .anywhere, "IEND": .anywhere,
  ]

  /// As in the header, which is known before the first chunk is taken.
  var colorType: UInt8 = 0
  private var met: Set<String> = []
  private var last = ""

  mutating func take(_ name: String, isCritical: Bool) throws(Failure) {
    if name == "IDAT" {
      if met.contains(name), last != name { throw .misplaced(name) }
      if hasPalette, !met.contains("PLTE") { throw .lacking("PLTE") }
    } else if let place = Self.places[name] {
      if met.contains(name) { throw .repeated(name) }
      guard isInPlace(name, place) else { throw .misplaced(name) }
      if name == "IEND", !met.contains("IDAT") { throw .lacking("IDAT") }
    } else if name == "sPLT" {
      if met.contains("IDAT") { throw .misplaced(name) }
    } else if isCritical || name.contains("?") {
      // The question mark stands for a byte that is no letter.
      throw .unknown(name)
    } else {
      last = name
      return
    }
    met.insert(name)
    last = name
  }

  private func isInPlace(_ name: String, _ place: Place) -> Bool {
    switch name {
    case "PLTE" where isGray, "tRNS" where hasAlpha: return false
    case "PLTE" where Self.places.contains { $1 == .afterPalette && met.contains($0) }:
      return false
    case "hIST" where !met.contains("PLTE"), "tRNS" where hasPalette && !met.contains("PLTE"):
      return false
    default: break
    }
    return switch place {
    case .beforePalette: !met.contains("PLTE") && !met.contains("IDAT")
    case .afterPalette, .beforePixels: !met.contains("IDAT")
    case .anywhere: true
    }
  }

  private var hasPalette: Bool { colorType == 3 }
  private var hasAlpha: Bool { colorType & 4 != 0 }
  private var isGray: Bool { colorType & 2 == 0 }
}
