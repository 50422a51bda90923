import SkeletonPainting

/// Gives every chunk of a PNG file its right checksum, since almost no change would come further
/// than that.
enum PNGRepair {
  static func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = at + 8 + length
      guard end + 4 <= bytes.count else { break }
      let sum = checksum(bytes[at + 4..<end])
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
      at = end + 4
    }
    return bytes
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(byte) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
    }
  }
}
