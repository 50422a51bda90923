private import CWebP
import SkeletonModel

/// libwebp, which compresses pictures without loss.
struct WebPEncoder: Sendable {
  private let library: cwebp_library

  /// How hard it tries.
  struct Effort: Sendable {
    /// 0 to 6.
    fileprivate let method: Int32
    /// 0 to 100.
    fileprivate let fine: Int32

    static let least = Effort(method: 2, fine: 25)
    static let usual = Effort(method: 4, fine: 100)
    /// Mostly a little larger than the usual one, but not always.
    static let other = Effort(method: 6, fine: 75)
    /// Tries all that there is, which takes seconds for a megapixel.
    static let most = Effort(method: 6, fine: 100)
  }

  init() throws(Failure) {
    var library = cwebp_library()
    if let missing = unsafe cwebp_load(&library) {
      throw unsafe Failure(
        "WebP needs libwebp, and there is no \(String(cString: missing)); install the package "
          + "libwebp7, or Homebrew's webp")
    }
    self.library = library
  }

  /// The chunk that has a picture.
  ///
  /// - Parameter pixels: As many as the box has, with straight alpha: 0xAARRGGBB.
  func picture(
    _ pixels: [UInt32], _ box: PixelRectangle, _ effort: Effort
  ) throws(Failure) -> [UInt8] {
    precondition(pixels.count == box.width * box.height, "each pixel of the box is there")
    var pixels = pixels
    var library = library
    var file = unsafe WebPMemoryWriter()
    let error = unsafe pixels.withUnsafeMutableBufferPointer {
      unsafe cwebp_encode(
        &library, Int32(box.width), Int32(box.height), $0.baseAddress, effort.method, effort.fine,
        &file)
    }
    defer { unsafe cwebp_clear(&library, &file) }
    guard error == 0 else {
      throw Failure(
        "libwebp cannot compress a frame of \(box.width) by \(box.height) pixels (its error "
          + "\(error)); give a lower --scale, or export an APNG")
    }
    // Behind the twelve bytes that every file begins with stands one chunk.
    return unsafe Array(UnsafeBufferPointer(start: file.mem, count: file.size).dropFirst(12))
  }
}
