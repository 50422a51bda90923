/// A picture in the form in which a PNG file has it, without texts.
///
/// Pictures with the same pixels have the same form.
struct PNGSource {
  /// The contents of the chunks IHDR, PLTE, tRNS and IDAT.
  let header: [UInt8]
  let palette: [UInt8]
  let alphas: [UInt8]
  let pixels: [UInt8]

  private enum ColorType: UInt8 { case rgb = 2, palette = 3, rgba = 6 }

  init(_ bitmap: Bitmap) {
    let type: ColorType
    let rows: SampleRows
    switch bitmap.rows {
    case .indexed(let indices, let colors):
      type = .palette
      rows = SampleRows(samples: indices, stride: bitmap.width, pixel: 1)
      palette = colors.colors.map(\.straight).flatMap { [$0.red, $0.green, $0.blue] }
      // PNG needs the alphas of the translucent colours only.
      alphas = colors.colors.map(\.alpha).filter { $0 < 255 }
    case .plain(let pixels):
      type = pixels.allSatisfy { $0.alpha == 255 } ? .rgb : .rgba
      rows = SampleRows(pixels, width: bitmap.width, channels: type == .rgb ? 3 : 4)
      palette = []
      alphas = []
    }
    // 8 bits, not interlaced.
    header =
      PNGSource.bytes(of: bitmap.width) + PNGSource.bytes(of: bitmap.height)
      + [8, type.rawValue, 0, 0, 0]
    pixels = RowDeflate(rows, order: bitmap.order).stream()
  }
}

extension PNGSource {
  /// The same for pictures with the same pixels.
  var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(palette)
    hasher.combine(pixels.count)
    hasher.combine(PNGChunks.checksum(of: pixels[...]))
    return hasher.finalize()
  }

  /// The whole file.
  func file(_ texts: [PNGText]) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(pixels.count + palette.count + 1024)
    file += PNGChunks.signature
    func add(_ name: String, _ contents: [UInt8]) {
      file += PNGSource.bytes(of: contents.count)
      let start = file.count
      file += name.utf8
      file += contents
      file += PNGSource.bytes(of: Int(PNGChunks.checksum(of: file[start...])))
    }
    add("IHDR", header)
    if !palette.isEmpty { add("PLTE", palette) }
    if !alphas.isEmpty { add("tRNS", alphas) }
    for text in texts {
      let spelled = text.spelled
      add(spelled.isLatin ? "tEXt" : "iTXt", spelled.contents)
    }
    add("IDAT", pixels)
    add("IEND", [])
    return file
  }

  /// A 32-bit big-endian number.
  private static func bytes(of number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension SampleRows {
  /// Pixels with straight alpha.
  fileprivate init(_ pixels: [Pixel], width: Int, channels: Int) {
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
    self.init(samples: samples, stride: width * channels, pixel: channels)
  }
}

extension PNGText {
  /// The contents of the text's chunk, which is `tEXt` for Latin-1 and `iTXt` for UTF-8. Zeros are
  /// dropped because readers end the text there.
  fileprivate var spelled: (isLatin: Bool, contents: [UInt8]) {
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
    if isLatin { return (true, keyword + [0] + scalars.map { UInt8($0.value) }) }
    // Not compressed, and in no language.
    return (false, keyword + [0, 0, 0, 0, 0] + Array(String(scalars).utf8))
  }

  private static func isPrintable(_ character: UInt8) -> Bool {
    (32...126).contains(character) || character >= 161
  }
}
