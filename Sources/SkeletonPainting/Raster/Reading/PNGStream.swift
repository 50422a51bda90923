import SkeletonModel
private import CPNGReader

extension PaintVersions {
  /// `missing` if libpng is not installed.
  package static var libpng: String {
    LibPNG.missing == nil ? unsafe String(cString: cpng_version()) : "missing"
  }
}

/// libpng's functions, loaded on first use.
private enum LibPNG {
  /// What is not there of it; nil if all of it is loaded.
  static let missing = unsafe cpng_load().map { unsafe String(cString: $0) }
}

/// A file as libpng reads it: of any colour type and depth, one row after the other.
///
/// It sees only the chunks that determine the pixels: texts and profiles are packed, and it would
/// unpack them all.
@safe final class PNGStream {
  private let file: PNGFile
  private let parts: [Int]
  private let reader: UnsafeMutablePointer<cpng_reader>

  convenience init(_ file: PNGFile) throws(Failure) {
    if let count = file.shortPalette {
      // libpng shows black for what a palette does not have.
      try PNGStream(file, isRaw: true).check(below: count)
    }
    try self.init(file, isRaw: false)
  }

  /// - Parameter isRaw: Whether pixels stay numbers in the palette, one byte each.
  private init(_ file: PNGFile, isRaw: Bool) throws(Failure) {
    self.file = file
    parts = file.pictorialParts.flatMap { [$0.lowerBound, $0.upperBound] }
    if let missing = LibPNG.missing { throw .missingLibPNG(missing) }
    guard let reader = unsafe cpng_open() else { throw Failure("out of memory") }
    unsafe self.reader = reader
    let count = parts.count / 2
    try unsafe perform { unsafe cpng_begin($0, count, isRaw ? 1 : 0) }
    let size = isRaw ? 1 : file.bytesPerPixel
    guard unsafe reader.pointee.stride == file.width * size else {
      throw Failure("rows of an unexpected length")
    }
  }

  deinit { unsafe cpng_close(reader) }

  /// Reads all numbers; throws if one of them is too high.
  private func check(below count: Int) throws(Failure) {
    var row = [UInt8](repeating: 0, count: file.width)
    var highest: UInt8 = 0
    try unsafe perform { unsafe cpng_highest($0, &row, &highest) }
    if Int(highest) >= count { throw .outsidePalette }
  }

  /// Reads the next row into `room`, which has to hold a row. Only for files that are not
  /// interlaced.
  func readRow(into room: UnsafeMutableRawPointer) throws(Failure) {
    try unsafe perform { unsafe cpng_row($0, room) }
  }

  /// Reads all rows into `room`, which has to hold them.
  func readRows(into room: UnsafeMutableRawPointer) throws(Failure) {
    try unsafe perform { unsafe cpng_rows($0, room) }
  }

  /// Reads what follows the rows, which have to be read.
  func finish() throws(Failure) {
    try unsafe perform { unsafe cpng_end($0) }
  }

  private func perform(
    _ call: (UnsafeMutablePointer<cpng_reader>) -> Int32
  ) throws(Failure) {
    let isDone = unsafe file.bytes.withUnsafeBufferPointer { bytes in
      unsafe parts.withUnsafeBufferPointer { parts in
        unsafe cpng_place(reader, bytes.baseAddress, parts.baseAddress)
        return unsafe call(reader) == 1
      }
    }
    guard !isDone else { return }
    let message = unsafe withUnsafeBytes(of: &reader.pointee.message) {
      unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    throw Failure(message)
  }
}
