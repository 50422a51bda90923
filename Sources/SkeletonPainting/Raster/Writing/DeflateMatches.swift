/// What of some bytes stands a second time farther back: for each place and each length the
/// nearest copy.
struct DeflateMatches {
  /// Where the matches of each place begin in `found`, and behind the last one where they end.
  private(set) var starts: [Int32] = []
  /// The matches of each place, longer ones last, each from farther back than those before it.
  private(set) var found: [DeflateToken] = []

  /// The places looked at before a search is given up: enough for all but made-up bytes.
  private static let patience = 400
  private static let hashBits = 15

  init(_ bytes: [UInt8]) {
    starts.reserveCapacity(bytes.count + 1)
    unsafe bytes.withUnsafeBytes { unsafe find(in: $0) }
    starts.append(Int32(found.count))
  }

  private mutating func find(in bytes: UnsafeRawBufferPointer) {
    // The places whose next three bytes have the same hash are a binary tree, sorted by the bytes
    // that follow; nearer places stand above farther ones.
    var roots = [Int32](repeating: -1, count: 1 << Self.hashBits)
    let window = DeflateCode.farthest
    var tree = [Int32](repeating: -1, count: 2 * window)
    for place in 0..<bytes.count {
      starts.append(Int32(found.count))
      let longest = min(DeflateCode.longestRun, bytes.count - place)
      guard longest >= DeflateCode.shortestRun else { continue }
      let hash = unsafe Self.hash(bytes, place)
      var other = Int(roots[hash])
      roots[hash] = Int32(place)
      // What comes before this place in order, and what comes behind it, is hung up here.
      var (lower, higher) = (2 * (place % window), 2 * (place % window) + 1)
      var (lowerLength, higherLength) = (0, 0)
      var best = DeflateCode.shortestRun - 1
      var patience = Self.patience
      while true {
        guard other >= 0, place - other < window, patience > 0 else {
          tree[lower] = -1
          tree[higher] = -1
          break
        }
        patience -= 1
        let known = min(lowerLength, higherLength)
        let length = unsafe Self.common(bytes, place, other, from: known, to: longest)
        if length > best {
          best = length
          found.append(DeflateToken(copyOf: length, from: place - other))
        }
        let node = 2 * (other % window)
        guard length < longest else {
          // It takes the place of the other one.
          tree[lower] = tree[node]
          tree[higher] = tree[node + 1]
          break
        }
        if unsafe bytes[other + length] < bytes[place + length] {
          tree[lower] = Int32(other)
          lower = node + 1
          other = Int(tree[lower])
          lowerLength = length
        } else {
          tree[higher] = Int32(other)
          higher = node
          other = Int(tree[higher])
          higherLength = length
        }
      }
    }
  }

  /// Of the three bytes at a place.
  @inline(__always)
  private static func hash(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Int {
    let three =
      unsafe UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8
      | UInt32(bytes[place + 2]) << 16
    return Int((three &* 0x9E37_79B1) >> UInt32(32 - hashBits))
  }

  /// How many bytes at two places are equal, of which some are known to be.
  @inline(__always)
  private static func common(
    _ bytes: UnsafeRawBufferPointer, _ one: Int, _ other: Int, from known: Int, to longest: Int
  ) -> Int {
    var length = known
    while length &+ 8 <= longest {
      let unlike =
        unsafe bytes.loadUnaligned(fromByteOffset: one &+ length, as: UInt64.self)
        ^ bytes.loadUnaligned(fromByteOffset: other &+ length, as: UInt64.self)
      if unlike != 0 { return length &+ unlike.littleEndian.trailingZeroBitCount / 8 }
      length &+= 8
    }
    while length < longest, unsafe bytes[one &+ length] == bytes[other &+ length] { length &+= 1 }
    return length
  }

  /// The places in `found` of the matches of a place.
  @inline(__always)
  func range(at place: Int) -> Range<Int> { Int(starts[place])..<Int(starts[place + 1]) }
}

/// A literal byte, or a copy of what stands farther back.
struct DeflateToken: Hashable {
  private let packed: UInt32

  init(_ byte: UInt8) { packed = UInt32(byte) }

  init(copyOf length: Int, from distance: Int) {
    packed = UInt32(truncatingIfNeeded: length << 16 | (distance - 1))
  }

  /// 0 for a literal byte.
  @inline(__always) var copied: Int { Int(packed >> 16) }
  @inline(__always) var distance: Int { Int(packed & 0xFFFF) + 1 }
  @inline(__always) var byte: UInt8 { UInt8(truncatingIfNeeded: packed) }
  /// How many bytes it stands for.
  @inline(__always) var count: Int { max(Int(packed >> 16), 1) }

  @inline(__always)
  static func == (one: Self, other: Self) -> Bool { one.packed == other.packed }
}
