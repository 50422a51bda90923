/// Undoes the filters that PNG puts over rows.
@safe struct RowFilter {
  /// The bytes of a pixel, at least 1: the distance to the byte that belongs to the same sample of
  /// the pixel before.
  let step: Int
  /// The bytes of a row.
  let count: Int

  static let none: UInt8 = 0
  static let sub: UInt8 = 1
  static let up: UInt8 = 2
  static let average: UInt8 = 3
  static let paeth: UInt8 = 4

  /// - Parameter above: The unfiltered row above; nil for the first row.
  func undo(
    _ filter: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>?
  ) {
    switch filter {
    case Self.sub: unsafe undoSub(row)
    case Self.up: if let above = unsafe above { unsafe undoUp(row, above) }
    case Self.average:
      if let above = unsafe above { unsafe undoAverage(row, above) } else { unsafe undoHalf(row) }
    case Self.paeth:
      // Above the first row, all is zero, which the byte to the left is never further away from.
      if let above = unsafe above { unsafe undoPaeth(row, above) } else { unsafe undoSub(row) }
    default: break
    }
  }

  /// Most of a skeleton is even, and so mostly zero: those bytes repeat the pixel before, 24 at a
  /// time, which is a whole number of pixels of any size.
  private func undoSub(_ row: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(row)
    var at = step
    while at < count {
      let end = min(at + 24, count)
      if end - at == 24, 24 % step == 0, unsafe Self.areZero(raw + at) {
        unsafe repeatPixel(row, &at)
        continue
      }
      while at < end {
        unsafe row[at] &+= row[at &- step]
        at &+= 1
      }
    }
  }

  private static func areZero(_ place: UnsafeMutableRawPointer) -> Bool {
    let words = unsafe (
      place.loadUnaligned(as: UInt64.self),
      place.loadUnaligned(fromByteOffset: 8, as: UInt64.self),
      place.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
    )
    return words.0 | words.1 | words.2 == 0
  }

  /// Writes the pixel before `at` over all blocks of zeros from there.
  private func repeatPixel(_ row: UnsafeMutablePointer<UInt8>, _ at: inout Int) {
    let raw = UnsafeMutableRawPointer(row)
    for _ in 0..<24 {
      unsafe row[at] = row[at &- step]
      at &+= 1
    }
    let block = unsafe raw + (at - 24)
    let pattern = unsafe (
      block.loadUnaligned(as: UInt64.self),
      block.loadUnaligned(fromByteOffset: 8, as: UInt64.self),
      block.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
    )
    while at &+ 24 <= count, unsafe Self.areZero(raw + at) {
      let place = unsafe raw + at
      unsafe place.storeBytes(of: pattern.0, as: UInt64.self)
      unsafe place.storeBytes(of: pattern.1, toByteOffset: 8, as: UInt64.self)
      unsafe place.storeBytes(of: pattern.2, toByteOffset: 16, as: UInt64.self)
      at &+= 24
    }
  }

  private func undoUp(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>) {
    typealias Block = SIMD16<UInt8>
    let raw = UnsafeMutableRawPointer(row)
    let rawAbove = unsafe UnsafeRawPointer(above)
    var at = 0
    while at &+ 16 <= count {
      let sum =
        unsafe raw.loadUnaligned(fromByteOffset: at, as: Block.self)
        &+ rawAbove.loadUnaligned(fromByteOffset: at, as: Block.self)
      unsafe raw.storeBytes(of: sum, toByteOffset: at, as: Block.self)
      at &+= 16
    }
    while at < count {
      unsafe row[at] &+= above[at]
      at &+= 1
    }
  }

  private func undoAverage(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>) {
    for at in 0..<min(step, count) { unsafe row[at] &+= above[at] / 2 }
    var at = step
    while at < count {
      let sum = unsafe UInt16(row[at &- step]) &+ UInt16(above[at])
      unsafe row[at] &+= UInt8(truncatingIfNeeded: sum / 2)
      at &+= 1
    }
  }

  /// The average with a row of zeros.
  private func undoHalf(_ row: UnsafeMutablePointer<UInt8>) {
    var at = step
    while at < count {
      unsafe row[at] &+= row[at &- step] / 2
      at &+= 1
    }
  }

  private func undoPaeth(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>) {
    for at in 0..<min(step, count) { unsafe row[at] &+= above[at] }
    var at = step
    while at < count {
      let (left, up, corner) = unsafe (
        Int32(row[at &- step]), Int32(above[at]), Int32(above[at &- step])
      )
      // How far each is from left + up - corner.
      let (toLeft, toUp) = (abs(up &- corner), abs(left &- corner))
      let toCorner = abs(left &+ up &- corner &- corner)
      let nearer = toUp <= toCorner ? up : corner
      let nearest = toLeft <= toUp && toLeft <= toCorner ? left : nearer
      unsafe row[at] &+= UInt8(truncatingIfNeeded: nearest)
      at &+= 1
    }
  }
}
