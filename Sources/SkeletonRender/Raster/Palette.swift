/// The colours of a picture, translucent ones first, and both groups sorted: so the palette depends
/// on nothing but the pixels, and PNG needs alphas for its beginning only.
struct Palette: Hashable, Sendable {
  let colors: [Pixel]

  /// - Parameter colors: At most 256, each once.
  init(of colors: [Pixel]) {
    let ranked = colors.map { (rank: Self.rank($0), color: $0) }
    self.colors = ranked.sorted { $0.rank < $1.rank }.map(\.color)
  }

  /// The places of these colours, which are all of the palette's in another order.
  func places(of others: [Pixel]) -> [UInt8] {
    var order = others.indices.map { (rank: Self.rank(others[$0]), index: $0) }
    order.sort { $0.rank < $1.rank }
    var places = [UInt8](repeating: 0, count: others.count)
    for (place, entry) in order.enumerated() { places[entry.index] = UInt8(place) }
    return places
  }

  /// Opaque colours are sorted after all others, and each group by its straight components.
  private static func rank(_ pixel: Pixel) -> UInt64 {
    let color = pixel.straight
    let parts = [color.red, color.green, color.blue, color.alpha]
    return parts.reduce(color.alpha == 255 ? 1 : 0) { $0 << 8 | UInt64($1) }
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
