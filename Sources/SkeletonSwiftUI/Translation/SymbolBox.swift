/// How large the system draws a symbol beside text: in shares of the font's size, at medium scale and
/// regular weight, as measured in pictures that iOS made.
struct SymbolBox {
  var width: Double
  var height: Double
  /// How high its frame is: that of a symbol in a circle is higher than the circle.
  var frame: Double
  /// How much of the theme's square its own drawing is wide.
  var drawn: Double

  /// How large one is that was not measured: most are a sixth larger than the font.
  static let unmeasured = 20.0 / 17

  private init(_ width: Double, _ height: Double, frame: Double? = nil, drawn: Double = 20) {
    self.width = width
    self.height = height
    self.frame = frame ?? height
    self.drawn = drawn / 24
  }

  private static let measured: [String: SymbolBox] = [
    "arrow.right": SymbolBox(1.05, 0.86),
    "battery.75": SymbolBox(1.454, 0.668, frame: 0.821),
    "book.pages.fill": SymbolBox(0.867, 1.078),
    "checkmark": SymbolBox(0.854, 0.833, drawn: 16.81),
    "chevron.down": SymbolBox(0.854, 0.479),
    "chevron.up": SymbolBox(0.854, 0.479),
    "chevron.up.chevron.down": SymbolBox(0.521, 0.771),
    "eraser.fill": SymbolBox(1, 1),
    "externaldrive.connected.to.line.below": SymbolBox(1.19, 1.236),
    "globe": SymbolBox(1, 1),
    "heart": SymbolBox(0.984, 0.905, drawn: 19.8),
    "heart.fill": SymbolBox(0.984, 0.905, drawn: 19.8),
    "person": SymbolBox(0.98, 1.05),
    "person.fill.badge.plus": SymbolBox(1.053, 1.04),
    "square.and.arrow.up": SymbolBox(0.882, 1.118, drawn: 15.4),
    "star.fill": SymbolBox(1.1, 1.059, drawn: 18.16),
    "xmark": SymbolBox(0.792, 0.792, drawn: 15),
  ]

  /// nil for a name that was not measured.
  static func of(_ name: String) -> SymbolBox? {
    if let box = measured[name] { return box }
    // A circle is as wide as the font is large, whatever is in it.
    let isRound = name.hasSuffix(".circle") || name.hasSuffix(".circle.fill")
    return isRound ? SymbolBox(1, 1, frame: 1.168, drawn: 19.8) : nil
  }
}
