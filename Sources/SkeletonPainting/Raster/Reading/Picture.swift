import SkeletonModel

/// A picture as it is in a file: straight alpha, 16-bit samples if the file has them, rows from the
/// top.
///
/// Comparison uses this and not `Bitmap`, because premultiplication could make two different,
/// nearly transparent colours equal.
package struct Picture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  let samples: Samples
  package let texts: [PNGText]

  enum Samples: Hashable, Sendable {
    case plain([UInt32])
    case fine([UInt64])
  }

  init(width: Int, height: Int, samples: Samples, texts: [PNGText] = []) {
    self.width = width
    self.height = height
    self.samples = samples
    self.texts = texts
  }
}

extension Picture {
  /// A painted frame, as reading its file would return it.
  package init(_ bitmap: Bitmap, texts: [PNGText] = []) {
    let rows = PaintedRows(bitmap)
    unsafe self.init(bitmap.width, bitmap.height, texts) { unsafe rows.read($0, to: $1) }
  }

  /// Reads a file of any colour type and depth; throws if anything in it is invalid.
  package init(reading bytes: [UInt8]) throws(Failure) {
    try self.init(PNGFile(bytes))
  }

  /// Unpacks a file.
  package init(_ file: PNGFile) throws(Failure) {
    guard let rows = try InflatedRows(file) else {
      try self.init(streaming: file)
      return
    }
    unsafe self.init(file.width, file.height, file.allTexts) { unsafe rows.read($0, to: $1) }
  }

  private init(
    _ width: Int, _ height: Int, _ texts: [PNGText],
    _ read: (Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let area = width * height
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: area) { room, count in
      guard let start = room.baseAddress else { return }
      for y in 0..<height { unsafe read(y, start + y * width) }
      count = area
    }
    self.init(width: width, height: height, samples: .plain(pixels), texts: texts)
  }

  /// The maximum number of pixels of 16 bits, which take twice the memory.
  static let largestFineArea = Bitmap.largestArea / 2

  /// Whether samples have 16 bits.
  var isFine: Bool { if case .fine = samples { true } else { false } }

  /// Premultiplied, and rounded to 8 bits for each component.
  package var bitmap: Bitmap {
    let pixels =
      switch samples {
      case .plain(let pixels): pixels.map { Pixel($0) { UInt8($0) } }
      // The nearest 8-bit value to a 16-bit one.
      case .fine(let pixels): pixels.map { Pixel($0) { UInt8(($0 * 255 + 32_767) / 65_535) } }
      }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The samples in 8 bits, red, green, blue and alpha of each pixel.
  package var bytes: [UInt8] {
    switch samples {
    case .plain(let pixels): unsafe pixels.withUnsafeBytes { unsafe Array($0) }
    case .fine(let pixels):
      pixels.flatMap { pixel in (0..<4).map { UInt8((pixel.part($0) * 255 + 32_767) / 65_535) } }
    }
  }

  /// Samples of 8 bits as 16.
  static func widened(_ pixel: UInt32) -> UInt64 {
    var wide: UInt64 = 0
    for index in 0..<4 { wide |= UInt64(pixel.part(index) * 257) << UInt64(index * 16) }
    return wide
  }
}

extension Pixel {
  @inline(__always)
  fileprivate init(_ word: some PixelWord, byte: (Int) -> UInt8) {
    self.init(
      straightRed: byte(word.part(0)), green: byte(word.part(1)), blue: byte(word.part(2)),
      alpha: byte(word.alpha))
  }
}
