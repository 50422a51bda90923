private import CPNG

extension PaintVersions {
  public static var libpng: String { unsafe String(cString: png_get_libpng_ver(nil)) }
}

extension PNGSource {
  /// The file's bytes. Levels and filters were chosen by measuring skeleton screens.
  func file() throws(PNGError) -> [UInt8] {
    var source = unsafe cpng_source()
    unsafe source.width = UInt32(width)
    unsafe source.height = UInt32(height)
    unsafe source.level = 6
    var palette: [UInt8] = []
    var alphas: [UInt8] = []
    switch colors {
    case .palette(let used):
      palette = used.parts
      alphas = used.alphas
      unsafe source.color_type = PNG_COLOR_TYPE_PALETTE
      unsafe source.filters = PNG_FILTER_NONE
    case .rgb:
      unsafe source.color_type = PNG_COLOR_TYPE_RGB
      unsafe source.filters = PNG_FILTER_UP
    case .rgba:
      unsafe source.color_type = PNG_COLOR_TYPE_RGB_ALPHA
      unsafe source.filters = PNG_FILTER_UP
    }
    unsafe source.palette_count = Int32(palette.count / 3)
    unsafe source.alpha_count = Int32(alphas.count)
    unsafe source.texts_size = texts.count

    var file = unsafe cpng_buffer()
    defer { unsafe cpng_release(&file) }
    var message = Message()
    let isWritten = unsafe samples.withUnsafeBufferPointer { samples in
      unsafe palette.withUnsafeBufferPointer { palette in
        unsafe alphas.withUnsafeBufferPointer { alphas in
          unsafe texts.withUnsafeBytes { texts in
            unsafe source.samples = samples.baseAddress
            unsafe source.palette = palette.baseAddress
            unsafe source.alphas = alphas.baseAddress
            unsafe source.texts = texts.baseAddress?.assumingMemoryBound(to: CChar.self)
            return unsafe message.fill { unsafe cpng_write(&source, &file, $0) }
          }
        }
      }
    }
    guard isWritten else { throw message.error }
    return unsafe file.array
  }
}

extension PNGImage {
  /// Reads a file of any colour type and depth, whose every checksum must be right.
  public init(reading bytes: [UInt8]) throws(PNGError) {
    var picture = unsafe cpng_picture()
    defer {
      unsafe cpng_release(&picture.samples)
      unsafe cpng_release(&picture.texts)
    }
    var message = Message()
    let isRead = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe message.fill {
        unsafe cpng_read(
          bytes.baseAddress, bytes.count, UInt32(Bitmap.longestSide),
          UInt64(Bitmap.largestArea), &picture, $0)
      }
    }
    guard isRead else { throw message.error }
    let samples = unsafe UnsafeRawBufferPointer(
      start: picture.samples.bytes, count: picture.samples.count)
    let count = unsafe Int(picture.width) * Int(picture.height)
    let pixels: [Pixel]
    if unsafe picture.depth == 16 {
      let fine = unsafe samples.bindMemory(to: UInt16.self)
      isFiner = unsafe fine.contains { $0 >> 8 != $0 & 0xFF }
      pixels = Self.pixels(count) { unsafe Self.rounded(fine[$0]) }
    } else {
      isFiner = false
      pixels = Self.pixels(count) { unsafe samples[$0] }
    }
    bitmap = unsafe Bitmap(
      width: Int(picture.width), height: Int(picture.height), pixels: pixels)
    texts = unsafe Self.texts(in: picture.texts.array)
  }

  @inline(__always)
  private static func pixels(_ count: Int, sample: (Int) -> UInt8) -> [Pixel] {
    var pixels = [Pixel](repeating: .clear, count: count)
    for index in 0..<count {
      pixels[index] = Pixel(
        straightRed: sample(index * 4), green: sample(index * 4 + 1),
        blue: sample(index * 4 + 2), alpha: sample(index * 4 + 3))
    }
    return pixels
  }

  /// The nearest of 256 to one of 65,536.
  private static func rounded(_ sample: UInt16) -> UInt8 {
    UInt8((UInt32(sample) * 255 + 32_767) / 65_535)
  }

  private static func texts(in bytes: [UInt8]) -> [PNGText] {
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
    return stride(from: 0, to: fields.count - 1, by: 2).map { index in
      let key = fields[index].dropFirst()
      let isUTF8 = fields[index].first == UInt8(ascii: "i")
      return PNGText(
        key: latin(key),
        text: isUTF8 ? String(decoding: fields[index + 1], as: UTF8.self) : latin(fields[index + 1])
      )
    }
  }

  private static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    return text
  }
}

extension cpng_buffer {
  fileprivate var array: [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  }
}

/// Room for what libpng has to say.
private struct Message {
  private var bytes = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))

  /// Whether the call succeeds, which it tells by 1.
  mutating func fill(_ call: (UnsafeMutablePointer<CChar>?) -> Int32) -> Bool {
    unsafe bytes.withUnsafeMutableBufferPointer { unsafe call($0.baseAddress) } == 1
  }

  var error: PNGError {
    PNGError(message: String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
  }
}
