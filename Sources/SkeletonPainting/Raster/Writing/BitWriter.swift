/// Writes bits, the first one lowest in each byte.
@safe struct BitWriter {
  private let bytes: UnsafeMutableRawPointer
  /// How many bytes there is room for.
  private let limit: Int
  private var at = 0
  private var pending: UInt64 = 0
  /// How many bits are pending, less than 8.
  private var count = 0

  /// As many bits as `body` writes, filled up to a whole byte.
  ///
  /// - Parameter limit: The maximum number of bytes. To write more is a programming error.
  static func bytes(limit: Int, _ body: (inout BitWriter) -> Void) -> [UInt8] {
    // Bits are written eight bytes at a time.
    unsafe [UInt8](unsafeUninitializedCapacity: limit + 8) { room, size in
      guard let start = room.baseAddress else { return }
      var writer = unsafe BitWriter(bytes: UnsafeMutableRawPointer(start), limit: limit)
      body(&writer)
      size = writer.finish()
    }
  }

  private init(bytes: UnsafeMutableRawPointer, limit: Int) {
    unsafe self.bytes = bytes
    self.limit = limit
  }

  /// - Parameter length: 56 at most.
  mutating func append(_ bits: UInt64, _ length: Int) {
    reserve(length)
    put(bits, length)
  }

  /// Makes sure, before anything is written, that there is room for as many bits more.
  @inline(__always)
  private func reserve(_ bits: Int) {
    precondition(at &+ (count &+ bits &+ 7) / 8 <= limit, "there is room for all bits")
  }

  /// There has to be room for the bits.
  @inline(__always)
  private mutating func put(_ bits: UInt64, _ length: Int) {
    pending |= bits &<< UInt64(truncatingIfNeeded: count)
    count &+= length
    // Only whole bytes count as written; what is beyond them will be written again.
    unsafe bytes.storeBytes(of: pending.littleEndian, toByteOffset: at, as: UInt64.self)
    at &+= count &>> 3
    pending &>>= UInt64(truncatingIfNeeded: count & ~7)
    count &= 7
  }

  /// Appends a string of bits, so many times.
  @inline(__always)
  mutating func append(_ strings: BitStrings.Access, _ index: Int, times: Int) {
    let (first, end, rest) = strings[index]
    reserve(((end &- first) &* BitStrings.wordSize &+ rest) &* times)
    if end &- first == 0, rest > 0 {
      let bits = strings.word(end)
      for _ in 0..<times { put(bits, rest) }
      return
    }
    for _ in 0..<times {
      for word in first..<end { put(strings.word(word), BitStrings.wordSize) }
      if rest > 0 { put(strings.word(end), rest) }
    }
  }

  /// Fills up the last byte.
  mutating func fill() { append(0, -count & 7) }

  private mutating func finish() -> Int {
    fill()
    return at
  }
}

/// Strings of bits, each of which begins with a new word.
struct BitStrings {
  /// The bits of a word, as many as can be written at once.
  fileprivate static let wordSize = 56

  fileprivate var words: [UInt64] = []
  /// The whole words of each string, and how many bits there are in the one after them.
  fileprivate var strings: [(first: Int, end: Int, rest: Int)] = []

  /// Makes room for as many strings, which have as many bits altogether.
  init(strings: Int, bits: Int) {
    self.strings.reserveCapacity(strings)
    words.reserveCapacity(bits / Self.wordSize + strings)
  }

  /// Adds a string of what `bits` says of some items: 35 bits at most for each.
  @inline(__always)
  mutating func add<Item>(
    _ items: UnsafeBufferPointer<Item>, _ bits: (Item) -> (bits: UInt64, count: Int)
  ) {
    let first = words.count
    var pending: UInt64 = 0
    var count = 0
    for index in items.indices {
      let (more, length) = unsafe bits(items[index])
      pending |= more &<< UInt64(truncatingIfNeeded: count)
      count &+= length
      if count >= Self.wordSize {
        words.append(pending & (1 << UInt64(Self.wordSize) - 1))
        count &-= Self.wordSize
        pending = more &>> UInt64(truncatingIfNeeded: length &- count)
      }
    }
    strings.append((first, words.count, count))
    if count > 0 { words.append(pending) }
  }
  /// The strings of a call back, which need not be looked up for each of them.
  @safe struct Access {
    fileprivate let words: UnsafeBufferPointer<UInt64>
    fileprivate let strings: UnsafeBufferPointer<(first: Int, end: Int, rest: Int)>

    @inline(__always)
    fileprivate subscript(index: Int) -> (first: Int, end: Int, rest: Int) {
      precondition(unsafe strings.indices.contains(index))
      return unsafe strings[index]
    }

    /// A word of a string that there is.
    @inline(__always)
    fileprivate func word(_ index: Int) -> UInt64 { unsafe words[index] }
  }

  func access(_ body: (Access) -> Void) {
    unsafe words.withUnsafeBufferPointer { words in
      unsafe strings.withUnsafeBufferPointer { strings in
        unsafe body(Access(words: words, strings: strings))
      }
    }
  }
}
