#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel
import SkeletonSystem

/// The rows of a file, inflated by libdeflate all at once and unfiltered one by one, when they are
/// asked for.
///
/// An inflated row is a byte that names its filter and then its samples. Unfiltering happens in
/// place, and leaves a row that names no filter.
@safe final class InflatedRows {
  let width: Int
  let height: Int
  let format: RowFormat
  private let room: LargeRoom
  private let filter: RowFilter
  /// The bytes of a row, with the filter's name.
  private let stride: Int

  /// What is larger is read row by row instead.
  static let most = 64 * 1_048_576

  /// nil for anything that is not as it should be, and for what libpng alone can read: it then says
  /// what is wrong. Throws if there is more than the picture: libpng would inflate all of it first,
  /// which takes a thousand times as long as reading the file. Throws, too, if a pixel's colour is
  /// not in the palette.
  init?(_ file: PNGFile) throws(Failure) {
    guard let format = RowFormat(file) else { return nil }
    let filter = RowFilter(
      step: max(format.bits / 8, 1), count: (file.width * format.bits + 7) / 8)
    let stride = filter.count + 1
    guard stride * file.height <= Self.most, let room = LargeRoom(count: stride * file.height)
    else { return nil }
    switch Self.inflate(file.pictorial("IDAT"), to: room) {
    case .full: break
    case .overflowing: throw .tooManyPixels
    case .other: return nil
    }
    for y in 0..<file.height {
      if unsafe room.bytes[y * stride] > RowFilter.paeth { return nil }
    }
    (width, height) = (file.width, file.height)
    (self.format, self.room, self.filter, self.stride) = (format, room, filter, stride)
    if let count = file.shortPalette, !isWithin(count) { throw .outsidePalette }
  }

  /// Whether all numbers of a file with a palette are less than this.
  private func isWithin(_ count: Int) -> Bool {
    for y in 0..<height {
      if unsafe format.highestNumber(row(y), width: width) >= count { return false }
    }
    return true
  }

  private static func inflate(_ parts: [ArraySlice<UInt8>], to room: LargeRoom) -> Inflation {
    // libpng minds what follows the end of the stream unless that is a chunk of its own.
    guard parts.allSatisfy({ !$0.isEmpty }) else { return .other }
    let whole = parts.count == 1 ? parts[0] : ArraySlice(parts.joined())
    return unsafe whole.withUnsafeBytes { stream in
      unsafe SkeletonPainting.inflate(stream, to: room.bytes)
    }
  }

  /// The name of a row's filter, and its samples.
  private func place(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(y >= 0 && y < height)
    let start = unsafe room.bytes.baseAddress.unsafelyUnwrapped + y * stride
    return unsafe start.bindMemory(to: UInt8.self, capacity: stride)
  }

  /// The samples of a row.
  func row(_ y: Int) -> UnsafePointer<UInt8> {
    unfilter(y)
    return unsafe UnsafePointer(place(y) + 1)
  }

  /// Goes back to a row that can be unfiltered without the one above it, and forth again.
  private func unfilter(_ y: Int) {
    if unsafe place(y)[0] == RowFilter.none { return }
    var first = y
    while first > 0, unsafe place(first)[0] > RowFilter.sub { first -= 1 }
    for y in first...y {
      let row = unsafe place(y)
      let above = unsafe y == 0 ? nil : UnsafePointer(place(y - 1) + 1)
      unsafe filter.undo(row[0], row + 1, above: above)
      unsafe row[0] = RowFilter.none
    }
  }
}

extension InflatedRows {
  /// Whether a row's bytes are those of another file's, which has the same format and width.
  ///
  /// Equal filters over equal bytes, and equal rows above, make equal rows: nothing is unfiltered.
  func isRow(_ y: Int, equalIn other: InflatedRows, isAboveEqual: Bool) -> Bool {
    let (one, two) = unsafe (place(y), other.place(y))
    if unsafe one[0] == two[0] && (isAboveEqual || one[0] <= RowFilter.sub) {
      if unsafe memcmp(one, two, stride) == 0 { return true }
    }
    return unsafe isRow(y, equalTo: other.row(y))
  }

  /// Whether a row's bytes are these.
  func isRow(_ y: Int, equalTo bytes: UnsafePointer<UInt8>) -> Bool {
    unsafe memcmp(row(y), bytes, filter.count) == 0
  }

  /// Whether a row is known to have these pixels. Only rows without transparency are looked at.
  func isRow(_ y: Int, equalTo pixels: UnsafePointer<Pixel>) -> Bool {
    guard case .rgb(key: nil) = format else { return false }
    return unsafe RowFormat.isOpaque(row(y), equalTo: pixels, width: width)
  }

  /// Whether a row is known to have the bytes of the one above it.
  func repeatsAbove(_ y: Int) -> Bool {
    guard y > 0 else { return false }
    return unsafe isRow(y, equalTo: row(y - 1))
  }

  func read(_ y: Int, to words: UnsafeMutablePointer<UInt32>) {
    unsafe format.expand(row(y), width: width, to: words)
  }
}
