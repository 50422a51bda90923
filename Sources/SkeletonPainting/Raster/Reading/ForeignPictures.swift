import SkeletonModel
private import CPoppler
private import CRSVG
private import CTurboJPEG

// Pictures that other libraries read, each loaded with the first of its kind.

/// The pixels of a drawing in SVG.
///
/// - Parameter extent: How large it says it is.
func paintedSVG(
  _ bytes: [UInt8], of extent: Extent, width: Int, height: Int
) throws(Failure) -> Bitmap {
  let library = try RSVG.library.get()
  return try unsafe Bitmap(of: bytes, width: width, height: height, isARGB: true) {
    bytes, pixels, reason, room in
    unsafe withUnsafePointer(to: library) { library in
      unsafe crsvg_paint(
        library, bytes.baseAddress, bytes.count, extent.width, extent.height, pixels,
        Int32(width), Int32(height), reason, room)
    }
  }
}

/// The pixels of the first page of a PDF file.
func paintedPDF(_ bytes: [UInt8], width: Int, height: Int) throws(Failure) -> Bitmap {
  let library = try Poppler.library.get()
  return try unsafe Bitmap(of: bytes, width: width, height: height, isARGB: true) {
    bytes, pixels, reason, room in
    unsafe withUnsafePointer(to: library) { library in
      unsafe cpoppler_paint(
        library, bytes.baseAddress, bytes.count, pixels, Int32(width), Int32(height), reason, room)
    }
  }
}

/// - Parameters:
///   - width: As the file says, as the height.
func unpackedJPEG(_ bytes: [UInt8], width: Int, height: Int) throws(Failure) -> Bitmap {
  let library = try TurboJPEG.library.get()
  return try unsafe Bitmap(of: bytes, width: width, height: height, isARGB: false) {
    bytes, pixels, reason, room in
    unsafe withUnsafePointer(to: library) { library in
      unsafe cturbojpeg_unpack(
        library, bytes.baseAddress, bytes.count, pixels, Int32(width), Int32(height), reason, room)
    }
  }
}

private enum RSVG {
  static let library: Result<crsvg_library, Failure> = {
    var library = crsvg_library()
    guard let missing = unsafe crsvg_load(&library) else { return .success(library) }
    return .failure(
      .missing(unsafe String(cString: missing), "SVG", "librsvg 2.46", "librsvg2-2", "librsvg"))
  }()
}

private enum Poppler {
  static let library: Result<cpoppler_library, Failure> = {
    var library = cpoppler_library()
    guard let missing = unsafe cpoppler_load(&library) else { return .success(library) }
    return .failure(
      .missing(
        unsafe String(cString: missing), "PDF", "poppler 0.82", "libpoppler-glib8", "poppler"))
  }()
}

private enum TurboJPEG {
  static let library: Result<cturbojpeg_library, Failure> = {
    var library = cturbojpeg_library()
    guard let missing = unsafe cturbojpeg_load(&library) else { return .success(library) }
    return .failure(
      .missing(
        unsafe String(cString: missing), "JPEG", "libjpeg-turbo 1.4", "libturbojpeg0",
        "jpeg-turbo"))
  }()
}

extension Failure {
  /// - Parameter name: The library, or the call in it, that was not found.
  fileprivate static func missing(
    _ name: String, _ format: String, _ library: String, _ apt: String, _ brew: String
  ) -> Failure {
    Failure(
      "painting a \(format) file needs \(library) or newer, and '\(name)' was not found; install "
        + "\(apt) (apt) or \(brew) (brew)")
  }
}

extension Bitmap {
  /// What a library paints onto clear pixels: 0xAARRGGBB and premultiplied, or bytes of red, green,
  /// blue and an alpha of 255. It returns 0, or writes why it cannot.
  fileprivate init(
    of bytes: [UInt8], width: Int, height: Int, isARGB: Bool,
    _ read: (
      UnsafeBufferPointer<UInt8>, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<CChar>?, Int
    ) -> Int32
  ) throws(Failure) {
    guard Self.holds(width: width, height: height) else { throw .tooLarge(width, height) }
    var words = [UInt32](repeating: 0, count: width * height)
    var reason = [CChar](repeating: 0, count: 200)
    let room = reason.count
    let failed = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe words.withUnsafeMutableBufferPointer { words in
        unsafe reason.withUnsafeMutableBufferPointer { reason in
          unsafe read(bytes, words.baseAddress, reason.baseAddress, room)
        }
      }
    }
    guard failed == 0 else {
      let text = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw Failure("it cannot be painted: \(String(decoding: text, as: UTF8.self))")
    }
    let pixels = words.map { word in
      guard isARGB else { return Pixel(packed: UInt32(littleEndian: word)) }
      return Pixel(
        packed: word & 0xFF00_FF00 | (word & 0xFF) << 16 | (word >> 16) & 0xFF)
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
