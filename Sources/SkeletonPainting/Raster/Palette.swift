/// The colours of a picture, translucent ones first, and both groups sorted: so the palette depends
/// on nothing but the pixels, and PNG needs alphas for its beginning only.
struct Palette: Hashable, Sendable {
  let colors: [Pixel]

  /// The palette of some colours, at most 256, each once, and the places that they have in it.
  static func sorting(_ colors: [Pixel]) -> (palette: Palette, places: [UInt8]) {
    // The index of a colour stands in the lowest byte, below what it is sorted by.
    let ranks = colors.enumerated().map { index, color in rank(color) << 8 | UInt64(index) }
    let order = ranks.sorted().map { Int($0 & 255) }
    var places = [UInt8](repeating: 0, count: colors.count)
    for (place, index) in order.enumerated() { places[index] = UInt8(place) }
    return (Palette(sorted: order.map { colors[$0] }), places)
  }

  private init(sorted colors: [Pixel]) { self.colors = colors }

  /// Opaque colours are sorted after all others, and each group by its straight components.
  private static func rank(_ pixel: Pixel) -> UInt64 {
    let (red, green, blue, alpha) = pixel.straight
    let color = UInt64(red) << 24 | UInt64(green) << 16 | UInt64(blue) << 8 | UInt64(alpha)
    return alpha == 255 ? 1 << 32 | color : color
  }
}

/// A hash table of up to 256 colours in order of first use. It is several times as fast as a
/// dictionary.
struct ColorTable {
  private(set) var colors: [Pixel] = []
  private static let slotBits = 10
  /// For each slot the index of its colour, or -1.
  private var slots = [Int16](repeating: -1, count: 1 << slotBits)

  /// The indices of some pixels' colours; nil if there are too many colours.
  mutating func indices(of pixels: [Pixel]) -> [UInt8]? {
    var isFull = false
    let indices = unsafe [UInt8](unsafeUninitializedCapacity: pixels.count) { indices, count in
      guard var last = pixels.first, var index = index(of: last) else {
        isFull = !pixels.isEmpty
        return
      }
      for (place, pixel) in pixels.enumerated() {
        if pixel != last {
          guard let found = self.index(of: pixel) else {
            isFull = true
            return
          }
          (last, index) = (pixel, found)
        }
        unsafe indices[place] = index
      }
      count = pixels.count
    }
    return isFull ? nil : indices
  }

  /// The indices of several lists of pixels; nil if there are too many colours.
  mutating func indices(ofEach lists: [[Pixel]]) -> [[UInt8]]? {
    var all: [[UInt8]] = []
    for list in lists {
      guard let indices = indices(of: list) else { return nil }
      all.append(indices)
    }
    return all
  }

  /// The index of a colour, which is added if it is new; nil if the table is full.
  mutating func index(of pixel: Pixel) -> UInt8? {
    // Fibonacci hashing: multiplying by 2³² divided by the golden ratio spreads similar values.
    var slot = Int((pixel.packed &* 0x9E37_79B1) >> UInt32(32 - Self.slotBits))
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if colors[index] == pixel { return UInt8(index) }
      slot = (slot + 1) & (1 << Self.slotBits - 1)
    }
    guard colors.count < 256 else { return nil }
    slots[slot] = Int16(colors.count)
    colors.append(pixel)
    return UInt8(colors.count - 1)
  }
}
