/// A picture in the form in which a PNG file has it, without texts.
///
/// Pictures with the same pixels have the same form.
package struct PNGSource {
  /// The contents of the chunks IHDR, PLTE, tRNS and IDAT.
  let header: [UInt8]
  let palette: [UInt8]
  let alphas: [UInt8]
  let pixels: [UInt8]

  private enum ColorType: UInt8 { case rgb = 2, palette = 3, rgba = 6 }

  /// The whole of what there is to say, in any case.
  init(_ bitmap: Bitmap) {
    let rows = SampleRows(bitmap)
    let coder = RowDeflate(rows)
    // libdeflate finds what rows have in common, such as letters.
    let dense = coder.isSparse ? nil : deflate(rows.filtered)
    self.init(bitmap, rows, pixels: dense ?? coder.stream())
  }

  /// nil if the rows of a picture are so full that encoding takes longer than decoding.
  ///
  /// - Parameter coder: What coded the last picture.
  package init?(sparse bitmap: Bitmap, with coder: inout RowDeflate) {
    guard bitmap.repeatsItself else { return nil }
    let rows = SampleRows(bitmap)
    coder.take(rows)
    guard coder.isSparse else { return nil }
    self.init(bitmap, rows, pixels: coder.stream())
  }

  private init(_ bitmap: Bitmap, _ rows: SampleRows, pixels: [UInt8]) {
    self.pixels = pixels
    var palette: [UInt8] = []
    var alphas: [UInt8] = []
    if case .indexed(_, let colors) = bitmap.rows {
      palette.reserveCapacity(colors.colors.count * 3)
      for color in colors.colors {
        let (red, green, blue, alpha) = color.straight
        palette.append(red)
        palette.append(green)
        palette.append(blue)
        // PNG needs the alphas of the translucent colours only.
        if alpha < 255 { alphas.append(alpha) }
      }
    }
    (self.palette, self.alphas) = (palette, alphas)
    let type: ColorType = rows.pixel == 1 ? .palette : rows.pixel == 3 ? .rgb : .rgba
    // 8 bits, not interlaced.
    header =
      PNGSpelling.bytes(of: UInt32(bitmap.width)) + PNGSpelling.bytes(of: UInt32(bitmap.height))
      + [8, type.rawValue, 0, 0, 0]
  }
}

extension PNGSource {
  /// The whole file.
  package func file(_ texts: [PNGText]) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(pixels.count + palette.count + 1024)
    file += PNGSpelling.signature
    PNGSpelling.append("IHDR", header, to: &file)
    if !palette.isEmpty { PNGSpelling.append("PLTE", palette, to: &file) }
    if !alphas.isEmpty { PNGSpelling.append("tRNS", alphas, to: &file) }
    for text in texts {
      let spelled = text.spelled
      PNGSpelling.append(spelled.isLatin ? "tEXt" : "iTXt", spelled.contents, to: &file)
    }
    PNGSpelling.append("IDAT", pixels, to: &file)
    PNGSpelling.append("IEND", [], to: &file)
    return file
  }
}

extension SampleRows {
  fileprivate init(_ bitmap: Bitmap) {
    switch bitmap.rows {
    case .indexed(let indices, _):
      self.init(indices, order: bitmap.order, stride: bitmap.width, pixel: 1)
    case .plain(let pixels):
      let channels = pixels.allSatisfy { $0.alpha == 255 } ? 3 : 4
      self.init(
        Self.samples(of: pixels, channels), order: bitmap.order, stride: bitmap.width * channels,
        pixel: channels)
    }
  }

  /// All rows of a picture as PNG filters them: not at all, which is best for letters, but by the
  /// row above where the two are equal and pixels have several bytes.
  fileprivate var filtered: [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(order.count * (stride + 1))
    var above: Int32 = -1
    for row in order.lazy.map({ firsts[Int($0)] }) {
      let own = samples[Int(row) * stride..<(Int(row) + 1) * stride]
      if row == above, pixel > 1 {
        all.append(2)
        all += repeatElement(0, count: stride)
      } else {
        all.append(0)
        all += own
      }
      above = row
    }
    return all
  }

  /// Pixels with straight alpha.
  private static func samples(of pixels: [Pixel], _ channels: Int) -> [UInt8] {
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
    // As nearly all texts are.
    if text.utf8.allSatisfy({ (32...126).contains($0) }) {
      return (true, keyword + [0] + text.utf8)
    }
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
