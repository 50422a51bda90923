/// Writes bits, the first one lowest in each byte.
struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  /// How many bits are pending, less than 32.
  private var count = 0

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// - Parameter length: 32 at most.
  @inline(__always)
  mutating func append(_ bits: UInt64, _ length: Int) {
    pending |= bits << UInt64(count)
    count += length
    if count >= 32 { flush() }
  }

  @inline(__always)
  private mutating func flush() {
    let word = UInt32(truncatingIfNeeded: pending)
    bytes.append(UInt8(truncatingIfNeeded: word))
    bytes.append(UInt8(truncatingIfNeeded: word >> 8))
    bytes.append(UInt8(truncatingIfNeeded: word >> 16))
    bytes.append(UInt8(truncatingIfNeeded: word >> 24))
    pending >>= 32
    count -= 32
  }

  mutating func append(_ strings: borrowing BitStrings, _ index: Int) {
    var (word, rest) = strings.range(of: index)
    while rest >= 32 {
      append(UInt64(strings.words[word]), 32)
      word += 1
      rest -= 32
    }
    if rest > 0 { append(UInt64(strings.words[word]), rest) }
  }

  /// The bytes, with the last one filled up, and a checksum in big-endian order.
  consuming func finish(with checksum: UInt32) -> [UInt8] {
    while count > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
    for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: checksum >> UInt32(shift))) }
    return bytes
  }
}

/// Strings of bits, each of which begins with a new word.
struct BitStrings {
  fileprivate var words: [UInt32] = []
  private var strings: [(start: Int, bits: Int)] = []
  private var pending: UInt64 = 0
  private var count = 0
  private var start = 0

  mutating func begin() { start = words.count }

  /// - Parameter length: 32 at most.
  @inline(__always)
  mutating func append(_ bits: UInt64, _ length: Int) {
    pending |= bits << UInt64(count)
    count += length
    if count >= 32 {
      words.append(UInt32(truncatingIfNeeded: pending))
      pending >>= 32
      count -= 32
    }
  }

  mutating func end() {
    strings.append((start, (words.count - start) * 32 + count))
    if count > 0 { words.append(UInt32(truncatingIfNeeded: pending)) }
    pending = 0
    count = 0
  }

  fileprivate func range(of index: Int) -> (word: Int, bits: Int) {
    (strings[index].start, strings[index].bits)
  }
}
