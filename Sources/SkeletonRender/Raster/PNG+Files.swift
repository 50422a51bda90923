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
