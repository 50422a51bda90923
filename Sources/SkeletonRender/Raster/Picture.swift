import SkeletonModel

/// A picture as a file has it: straight samples, 16 bits each where the file's are, from the top.
///
/// What is compared is this and not a `Bitmap`: premultiplied, two nearly transparent colours of
/// two files may become one.
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

/// A pixel as one number: from the lowest bits red, green, blue and alpha, as on little-endian
/// machines, which all of Swift's are, memory has them.
protocol PixelWord: FixedWidthInteger, UnsignedInteger, Sendable {}

extension UInt32: PixelWord {}
extension UInt64: PixelWord {}

extension PixelWord {
  /// The bits of a sample.
  @inline(__always) static var depth: Int { bitWidth / 4 }
  /// The most a sample can be.
  @inline(__always) static var most: Int { 1 << depth - 1 }

  /// Red, green, blue and alpha, counted from 0.
  @inline(__always) func part(_ index: Int) -> Int {
    Int(truncatingIfNeeded: self &>> Self(truncatingIfNeeded: index &* Self.depth)) & Self.most
  }

  @inline(__always) var alpha: Int { part(3) }
}

extension Picture {
  /// A painted frame, as its file would be read.
  package init(_ bitmap: Bitmap, texts: [PNGText] = []) {
    var last = Pixel.clear
    var straight: UInt32 = 0
    let pixels = bitmap.pixels.map { pixel -> UInt32 in
      if pixel != last {
        last = pixel
        let (red, green, blue, alpha) = pixel.straight
        straight = Pixel(red: red, green: green, blue: blue, alpha: alpha).packed
      }
      return straight
    }
    self.init(width: bitmap.width, height: bitmap.height, samples: .plain(pixels), texts: texts)
  }

  /// Whether there are 16-bit samples that no 8-bit sample stands for.
  package var isFiner: Bool {
    guard case .fine(let pixels) = samples else { return false }
    return pixels.contains { ($0 ^ $0 >> 8) & 0x00FF_00FF_00FF_00FF != 0 }
  }

  /// Premultiplied and rounded to 8 bits a part.
  package var bitmap: Bitmap {
    let pixels =
      switch samples {
      case .plain(let pixels): pixels.map { Pixel($0) { UInt8($0) } }
      // The nearest of 256 to one of 65,536.
      case .fine(let pixels): pixels.map { Pixel($0) { UInt8(($0 * 255 + 32_767) / 65_535) } }
      }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The samples in 8 bits, red, green, blue and alpha of each pixel.
  var bytes: [UInt8] {
    switch samples {
    case .plain(let pixels): unsafe pixels.withUnsafeBytes { unsafe Array($0) }
    case .fine(let pixels):
      pixels.flatMap { pixel in (0..<4).map { UInt8((pixel.part($0) * 255 + 32_767) / 65_535) } }
    }
  }

  /// The samples in 16 bits, whatever they were.
  var fineSamples: [UInt64] {
    switch samples {
    case .fine(let pixels): pixels
    case .plain(let pixels):
      pixels.map { pixel in
        var wide: UInt64 = 0
        for index in 0..<4 { wide |= UInt64(pixel.part(index) * 257) << UInt64(index * 16) }
        return wide
      }
    }
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
