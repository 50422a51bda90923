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
    samples = file.isFine ? .fine(try Self.read(file)) : .plain(try Self.read(file))
    texts = file.allTexts
  }

  /// Reads the pixels. libpng writes them directly to their final place, because a copy would take
  /// as long as a comparison. It sees only the chunks that determine them: texts and profiles are
  /// packed, and it would unpack them all.
  private static func read<Word: PixelWord>(_ file: PNGFile) throws(Failure) -> [Word] {
    var message = Message()
    var isRead = false
    let area = file.width * file.height
    let parts = file.pictorialParts.flatMap { [$0.lowerBound, $0.upperBound] }
    let pixels = unsafe [Word](unsafeUninitializedCapacity: area) { room, count in
      isRead = unsafe file.bytes.withUnsafeBufferPointer { bytes in
        unsafe parts.withUnsafeBufferPointer { parts in
          unsafe message.fill {
            unsafe cpng_read(
              bytes.baseAddress, parts.baseAddress, parts.count / 2,
              UnsafeMutableRawPointer(room.baseAddress)?.assumingMemoryBound(to: UInt8.self),
              area * MemoryLayout<Word>.size, $0)
          }
        }
      }
      count = isRead ? area : 0
    }
    guard isRead else { throw message.error }
    return pixels
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
