/// The contents of a picture's file: the encoded pixels, and the texts.
struct PNGSource {
  enum Colors: Hashable {
    /// One palette index for each pixel.
    case palette(Palette)
    case rgb, rgba
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
    switch bitmap.rows {
    case .indexed(let indices, let palette):
      colors = .palette(palette)
      let width = bitmap.width
      samples = bitmap.order.flatMap { indices[Int($0) * width..<(Int($0) + 1) * width] }
    case .plain(let pixels) where pixels.allSatisfy { $0.alpha == 255 }:
      colors = .rgb
      samples = bitmap.samples(ofEach: 3)
    case .plain:
      colors = .rgba
      samples = bitmap.samples(ofEach: 4)
    }
  }
}

extension Palette {
  /// Three samples for each colour.
  var parts: [UInt8] {
    colors.map(\.straight).flatMap { [$0.red, $0.green, $0.blue] }
  }

  /// The alphas of the translucent colours. PNG needs no others.
  var alphas: [UInt8] { colors.map(\.alpha).filter { $0 < 255 } }
}

extension Bitmap {
  fileprivate func samples(ofEach channels: Int) -> [UInt8] {
    pixels.flatMap { pixel in
      let straight = pixel.straight
      let parts = [straight.red, straight.green, straight.blue, straight.alpha]
      return parts.prefix(channels)
    }
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
