#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// For each row of some bytes without padding, the first row that is equal to it.
func firstEqualRows(in bytes: [UInt8], stride: Int) -> [Int32] {
  guard stride > 0 else { return [] }
  let count = bytes.count / stride
  var firsts: [Int32] = []
  firsts.reserveCapacity(count)
  var known = ChecksumTable(capacity: count)
  unsafe bytes.withUnsafeBytes { bytes in
    func row(_ index: Int) -> UnsafeRawBufferPointer {
      unsafe UnsafeRawBufferPointer(rebasing: bytes[index * stride..<(index + 1) * stride])
    }
    func areEqual(_ one: Int, _ other: Int) -> Bool {
      guard let one = unsafe row(one).baseAddress, let other = unsafe row(other).baseAddress else {
        return false
      }
      return unsafe memcmp(one, other, stride) == 0
    }
    for index in 0..<count {
      // Most rows of a mask are those of straight sides, equal to the row above.
      if let last = firsts.last, areEqual(index, index - 1) {
        firsts.append(last)
        continue
      }
      let checksum = unsafe checksum(of: row(index))
      firsts.append(Int32(known.first(with: checksum, or: index) { areEqual(index, $0) }))
    }
  }
  return firsts
}

/// The rows met so far, by their checksum: different ones rarely share it.
private struct ChecksumTable {
  /// Open addressing: for each slot a row, or -1.
  private var slots: [(checksum: UInt32, row: Int32)]

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = [(checksum: UInt32, row: Int32)](repeating: (0, -1), count: size)
  }

  /// The first row with this checksum for which a condition holds, or else the one given, which is
  /// added.
  mutating func first(with checksum: UInt32, or new: Int, where holds: (Int) -> Bool) -> Int {
    var slot = Int(checksum) & (slots.count - 1)
    while slots[slot].row >= 0 {
      if slots[slot].checksum == checksum, holds(Int(slots[slot].row)) {
        return Int(slots[slot].row)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = (checksum, Int32(new))
    return new
  }
}
