/// How a row of a file stands for pixels, in files whose samples have 8 bits or fewer.
enum RowFormat: Hashable {
  /// Numbers of 1, 2, 4 or 8 bits, each of which stands for one of the words: a palette, or greys.
  case table(bits: Int, words: [UInt32])
  case grayAlpha
  /// The key is the colour that is transparent.
  case rgb(key: UInt32?)
  case rgba

  /// The bits of a pixel.
  var bits: Int {
    switch self {
    case .table(let bits, _): bits
    case .grayAlpha: 16
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// Opaque black.
  private static let black: UInt32 = 0xFF00_0000

  /// nil if the file has larger samples, or is not as the format wants it.
  init?(_ file: PNGFile) {
    let header = Array(file.header)
    let (bits, type) = (Int(header[8]), header[9])
    guard header[10...] == [0, 0, 0], [1, 2, 4, 8].contains(bits),
      file.pictorial("IEND").allSatisfy(\.isEmpty)
    else { return nil }
    let palettes = file.pictorial("PLTE")
    let clear = file.pictorial("tRNS").first.map(Array.init)
    switch type {
    case 3:
      guard let palette = palettes.first.map(Array.init),
        let words = Self.words(palette, clear, bits)
      else { return nil }
      self = .table(bits: bits, words: words)
    case 0 where palettes.isEmpty:
      guard let words = Self.grays(clear, bits) else { return nil }
      self = .table(bits: bits, words: words)
    case 2 where palettes.isEmpty && bits == 8:
      guard let clear else {
        self = .rgb(key: nil)
        return
      }
      guard clear.count == 6, clear[0] | clear[2] | clear[4] == 0 else { return nil }
      self = .rgb(key: UInt32(clear[1]) | UInt32(clear[3]) << 8 | UInt32(clear[5]) << 16)
    case 4 where palettes.isEmpty && bits == 8 && clear == nil: self = .grayAlpha
    case 6 where palettes.isEmpty && bits == 8 && clear == nil: self = .rgba
    default: return nil
    }
  }

  /// The words of a palette, as many as there are numbers: black for those that it does not have,
  /// and which no pixel may have.
  private static func words(_ palette: [UInt8], _ alphas: [UInt8]?, _ bits: Int) -> [UInt32]? {
    let count = palette.count / 3
    guard palette.count == count * 3, (1...1 << bits).contains(count) else { return nil }
    if let alphas { guard (1...count).contains(alphas.count) else { return nil } }
    return (0..<1 << bits).map { index in
      guard index < count else { return black }
      var word: UInt32 = 0
      for part in 0..<3 { word |= UInt32(palette[index * 3 + part]) << UInt32(part * 8) }
      let alpha = alphas.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? 255
      return word | UInt32(alpha) << 24
    }
  }

  /// The words of greys.
  private static func grays(_ key: [UInt8]?, _ bits: Int) -> [UInt32]? {
    var clear = -1
    if let key {
      guard key.count == 2, key[0] == 0, key[1] >> bits == 0 else { return nil }
      clear = Int(key[1])
    }
    return (0..<1 << bits).map { value in
      let level = UInt32(value * 255 / (1 << bits - 1))
      return level * 0x01_0101 | (value == clear ? 0 : black)
    }
  }
}

extension RowFormat {
  /// Writes the pixels of a row as words.
  func expand(
    _ row: UnsafePointer<UInt8>, width: Int, to words: UnsafeMutablePointer<UInt32>
  ) {
    let bytes = unsafe UnsafeRawPointer(row)
    switch self {
    case .table(8, let table):
      unsafe table.withUnsafeBufferPointer { table in
        for x in 0..<width { unsafe words[x] = table[Int(row[x])] }
      }
    case .table(let bits, let table):
      let last = 8 - bits
      for x in 0..<width {
        let byte = unsafe Int(row[x * bits / 8])
        unsafe words[x] = table[byte >> (last - x * bits % 8) & (1 << bits - 1)]
      }
    case .grayAlpha:
      for x in 0..<width {
        unsafe words[x] = UInt32(row[2 * x]) * 0x01_0101 | UInt32(row[2 * x + 1]) << 24
      }
    case .rgb(let key):
      // Four bytes at once are three and one of the next pixel, which the last one does not have.
      for x in 0..<width - 1 {
        let word = unsafe UInt32(
          littleEndian: bytes.loadUnaligned(fromByteOffset: 3 * x, as: UInt32.self))
        unsafe words[x] = word | Self.black
      }
      let last = unsafe row + 3 * (width - 1)
      unsafe words[width - 1] =
        UInt32(last[0]) | UInt32(last[1]) << 8 | UInt32(last[2]) << 16 | Self.black
      if let key {
        for x in 0..<width {
          if unsafe words[x] & ~Self.black == key { unsafe words[x] = key }
        }
      }
    case .rgba:
      for x in 0..<width {
        unsafe words[x] = UInt32(
          littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self))
      }
    }
  }
}

extension RowFormat {
  /// The highest number in a row of a table.
  func highestNumber(_ row: UnsafePointer<UInt8>, width: Int) -> Int {
    guard case .table(let bits, _) = self else { return 0 }
    var highest: UInt8 = 0
    if bits == 8 {
      for x in 0..<width { unsafe highest = max(highest, row[x]) }
    } else {
      for x in 0..<width {
        let byte = unsafe row[x &* bits / 8]
        highest = max(highest, byte >> UInt8(8 - bits - x &* bits % 8) & (1 << UInt8(bits) - 1))
      }
    }
    return Int(highest)
  }

  /// Whether the samples of a row of red, green and blue are those of opaque pixels.
  static func isOpaque(
    _ row: UnsafePointer<UInt8>, equalTo pixels: UnsafePointer<Pixel>, width: Int
  ) -> Bool {
    let bytes = unsafe UnsafeRawPointer(row)
    var x = 0
    // Four bytes at once are three and one of the next pixel, which the last one does not have.
    while x &+ 16 < width {
      var unlike: UInt32 = 0
      for step in 0..<16 {
        let place = x &+ step
        let word = unsafe UInt32(
          littleEndian: bytes.loadUnaligned(fromByteOffset: 3 &* place, as: UInt32.self))
        unsafe unlike |= (word | black) ^ pixels[place].packed
      }
      if unlike != 0 { return false }
      x &+= 16
    }
    while x < width {
      let place = unsafe row + 3 * x
      let word = unsafe UInt32(place[0]) | UInt32(place[1]) << 8 | UInt32(place[2]) << 16
      if unsafe word | black != pixels[x].packed { return false }
      x &+= 1
    }
    return true
  }
}
