/// Writes bits, the first one lowest in each byte.
@safe struct BitWriter {
  private let bytes: UnsafeMutableRawPointer
  private var at = 0
  private var pending: UInt64 = 0
  /// How many bits are pending, less than 32.
  private var count = 0

  /// As many bits as `body` writes, filled up to a whole byte.
  ///
  /// - Parameter limit: The maximum number of bytes. To write more is a programming error.
  static func bytes(limit: Int, _ body: (inout BitWriter) -> Void) -> [UInt8] {
    // Bits are written four bytes at a time.
    unsafe [UInt8](unsafeUninitializedCapacity: limit + 4) { room, size in
      guard let start = room.baseAddress else { return }
      var writer = unsafe BitWriter(bytes: UnsafeMutableRawPointer(start))
      body(&writer)
      size = writer.finish()
      precondition(size <= limit, "there is room for all bits")
    }
  }

  private init(bytes: UnsafeMutableRawPointer) {
    unsafe self.bytes = bytes
  }

  /// - Parameter length: 32 at most.
  @inline(__always)
  mutating func append(_ bits: UInt64, _ length: Int) {
    pending |= bits &<< UInt64(truncatingIfNeeded: count)
    count &+= length
    if count >= 32 {
      unsafe bytes.storeBytes(
        of: UInt32(truncatingIfNeeded: pending).littleEndian, toByteOffset: at, as: UInt32.self)
      at &+= 4
      pending &>>= 32
      count &-= 32
    }
  }

  /// Appends a string of bits, so many times.
  mutating func append(_ strings: BitStrings, _ index: Int, times: Int) {
    let (first, bits) = strings.strings[index]
    unsafe strings.words.withUnsafeBufferPointer { words in
      for _ in 0..<times {
        var word = first
        var rest = bits
        while rest >= 32 {
          unsafe append(UInt64(words[word]), 32)
          word &+= 1
          rest &-= 32
        }
        if rest > 0 { unsafe append(UInt64(words[word]), rest) }
      }
    }
  }

  /// Fills up the last byte.
  mutating func fill() { append(0, -count & 7) }

  private mutating func finish() -> Int {
    while count > 0 {
      unsafe bytes.storeBytes(
        of: UInt8(truncatingIfNeeded: pending), toByteOffset: at, as: UInt8.self)
      at += 1
      pending >>= 8
      count -= 8
    }
    return at
  }
}

/// Strings of bits, each of which begins with a new word.
struct BitStrings {
  fileprivate var words: [UInt32] = []
  fileprivate var strings: [(word: Int, bits: Int)] = []
  private var pending: UInt64 = 0
  private var count = 0
  private var start = 0

  init(capacity: Int) { words.reserveCapacity(capacity / 32 + 1) }

  mutating func begin() { start = words.count }

  /// - Parameter length: 32 at most.
  @inline(__always)
  mutating func append(_ bits: UInt64, _ length: Int) {
    pending |= bits &<< UInt64(truncatingIfNeeded: count)
    count &+= length
    if count >= 32 {
      words.append(UInt32(truncatingIfNeeded: pending))
      pending &>>= 32
      count &-= 32
    }
  }

  mutating func end() {
    strings.append((start, (words.count - start) * 32 + count))
    if count > 0 { words.append(UInt32(truncatingIfNeeded: pending)) }
    pending = 0
    count = 0
  }
}
