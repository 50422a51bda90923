import SkeletonModel
private import CPNG

extension PaintVersions {
  package static var libpng: String { unsafe String(cString: png_get_libpng_ver(nil)) }
}

extension PNGSource {
  /// The bytes of the file. Compression level and filters were chosen by measuring skeleton
  /// screens.
  func file() throws(Failure) -> [UInt8] {
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
    case .rgb:
      unsafe source.color_type = PNG_COLOR_TYPE_RGB
    case .rgba:
      unsafe source.color_type = PNG_COLOR_TYPE_RGB_ALPHA
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

extension Picture {
  /// Reads a file of any colour type and depth; throws if anything in it is invalid.
  package init(reading bytes: [UInt8]) throws(Failure) {
    try self.init(PNGFile(bytes))
  }

  /// Unpacks a file.
  package init(_ file: PNGFile) throws(Failure) {
    width = file.width
    height = file.height
    var texts = unsafe cpng_buffer()
    defer { unsafe cpng_release(&texts) }
    if file.isFine {
      unsafe samples = .fine(try Self.read(file, &texts))
    } else {
      unsafe samples = .plain(try Self.read(file, &texts))
    }
    self.texts = unsafe Self.texts(in: texts.array)
  }

  /// Reads the pixels. libpng writes them directly to their final place, because a copy would take
  /// as long as a comparison.
  private static func read<Word: PixelWord>(
    _ file: PNGFile, _ texts: inout cpng_buffer
  ) throws(Failure) -> [Word] {
    var message = Message()
    var isRead = false
    let area = file.width * file.height
    let pixels = unsafe [Word](unsafeUninitializedCapacity: area) { room, count in
      isRead = unsafe file.bytes.withUnsafeBufferPointer { bytes in
        unsafe message.fill {
          unsafe cpng_read(
            bytes.baseAddress, bytes.count,
            UnsafeMutableRawPointer(room.baseAddress)?.assumingMemoryBound(to: UInt8.self),
            area * MemoryLayout<Word>.size, &texts, $0)
        }
      }
      count = isRead ? area : 0
    }
    guard isRead else { throw message.error }
    return pixels
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

extension PNGChunks {
  /// The checksum (CRC) of a chunk with these bytes.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, UInt32($0.count)))
    }
  }
}

extension cpng_buffer {
  fileprivate var array: [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  }
}

/// A buffer for libpng's error message.
private struct Message {
  private var bytes = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))

  /// Returns whether the call succeeds, which it reports as 1.
  mutating func fill(_ call: (UnsafeMutablePointer<CChar>?) -> Int32) -> Bool {
    unsafe bytes.withUnsafeMutableBufferPointer { unsafe call($0.baseAddress) } == 1
  }

  var error: Failure {
    Failure(String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
  }
}
