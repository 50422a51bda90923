/// The contents of a picture's file: the encoded pixels, and the texts.
struct PNGSource {
  enum Colors: Hashable {
    /// One palette index for each pixel.
    case palette(Palette)
    case rgb, rgba
  }

  /// The colours of a picture, translucent ones first, and both groups sorted.
  struct Palette: Hashable {
    /// Three samples for each colour.
    let parts: [UInt8]
    /// The alphas of the translucent colours. PNG needs no others.
    let alphas: [UInt8]
  }

  let width: Int
  let height: Int
  let colors: Colors
  /// In rows without padding.
  let samples: [UInt8]
  /// For each text: a letter ('t' Latin-1, 'i' UTF-8), the keyword, 0, the text, 0.
  let texts: [UInt8]

  init(_ bitmap: Bitmap, texts: [PNGText]) {
    width = bitmap.width
    height = bitmap.height
    self.texts = texts.flatMap(\.spelled)
    if let indexed = IndexedColors(bitmap.pixels, width: bitmap.width) {
      colors = .palette(indexed.palette)
      samples = indexed.indices
    } else if bitmap.pixels.allSatisfy({ $0.alpha == 255 }) {
      colors = .rgb
      samples = bitmap.samples(ofEach: 3)
    } else {
      colors = .rgba
      samples = bitmap.samples(ofEach: 4)
    }
  }
}

extension Bitmap {
  fileprivate func samples(ofEach channels: Int) -> [UInt8] {
    var samples: [UInt8] = []
    samples.reserveCapacity(pixels.count * channels)
    var last = Pixel.clear
    var straight = last.straight
    for pixel in pixels {
      if pixel != last {
        last = pixel
        straight = pixel.straight
      }
      samples.append(straight.red)
      samples.append(straight.green)
      samples.append(straight.blue)
      if channels == 4 { samples.append(straight.alpha) }
    }
    return samples
  }
}

/// Pixels as indices into a palette.
private struct IndexedColors {
  let palette: PNGSource.Palette
  let indices: [UInt8]

  /// nil if the pixels have more than 256 colours.
  ///
  /// A row equal to the one above it reuses that row's indices, as most rows of a skeleton do.
  init?(_ pixels: [Pixel], width: Int) {
    guard width > 0 else { return nil }
    var colors = ColorTable()
    var rows: [[UInt8]] = []
    var order: [Int] = []
    for start in stride(from: 0, to: pixels.count, by: width) {
      let row = pixels[start..<start + width]
      if start == 0 || !row.elementsEqual(pixels[start - width..<start]) {
        guard let found = colors.indices(of: row) else { return nil }
        rows.append(found)
      }
      order.append(rows.count - 1)
    }
    let met = colors.colors
    let straight = met.map(\.straight)
    /// Opaque colours are sorted after all others.
    func rank(_ index: Int) -> UInt64 {
      let color = straight[index]
      let parts = [color.red, color.green, color.blue, color.alpha]
      return parts.reduce(color.alpha == 255 ? 1 : 0) { $0 << 8 | UInt64($1) }
    }
    let sorted = met.indices.sorted { rank($0) < rank($1) }
    palette = PNGSource.Palette(
      parts: sorted.flatMap { [straight[$0].red, straight[$0].green, straight[$0].blue] },
      alphas: sorted.map { straight[$0].alpha }.filter { $0 < 255 })
    var position = [UInt8](repeating: 0, count: 256)
    for (new, old) in sorted.enumerated() {
      position[old] = UInt8(new)
    }
    let spelled = rows.map { $0.map { position[Int($0)] } }
    indices = order.flatMap { spelled[$0] }
  }
}

/// A hash table of up to 256 colours in order of first use. It is several times as fast as a
/// dictionary, and is used for nearly every pixel of a gradient.
private struct ColorTable {
  private(set) var colors: [Pixel] = []
  private static let slotBits = 10
  /// For each slot the index of its colour, or -1.
  private var slots = [Int16](repeating: -1, count: 1 << slotBits)

  /// The indices of a row's colours; nil if there are too many colours.
  mutating func indices(of row: ArraySlice<Pixel>) -> [UInt8]? {
    var indices: [UInt8] = []
    indices.reserveCapacity(row.count)
    var last: Pixel?
    var index: UInt8 = 0
    for pixel in row {
      if pixel != last {
        guard let found = self.index(of: pixel) else { return nil }
        (last, index) = (pixel, found)
      }
      indices.append(index)
    }
    return indices
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

extension PNGText {
  /// The text in the format of the C code. Zeros are dropped because they end a text there.
  fileprivate var spelled: [UInt8] {
    let keyword = key.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    precondition(
      (1...79).contains(keyword.count) && keyword.count == key.unicodeScalars.count
        && keyword.allSatisfy(Self.isPrintable) && keyword.first != 32 && keyword.last != 32
        && zip(keyword, keyword.dropFirst()).allSatisfy { $0 != (32, 32) },
      "'\(key)' is no keyword for a PNG text")
    let scalars = text.unicodeScalars.filter { $0 != "\0" }
    let isLatin = scalars.allSatisfy {
      $0 == "\n" || UInt8(exactly: $0.value).map(Self.isPrintable) ?? false
    }
    let letter = UInt8(ascii: isLatin ? "t" : "i")
    let body = isLatin ? scalars.map { UInt8($0.value) } : Array(String(scalars).utf8)
    return [letter] + keyword + [0] + body + [0]
  }

  private static func isPrintable(_ character: UInt8) -> Bool {
    (32...126).contains(character) || character >= 161
  }
}
