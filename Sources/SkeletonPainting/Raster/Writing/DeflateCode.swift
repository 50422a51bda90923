/// The Huffman codes of a deflate stream: RFC 1951, one block.
///
/// Its literal bytes and runs are tokens; copies of what stands farther back are written one by one.
struct DeflateCode {
  /// The symbols that occur: literal bytes, the end of the block, and lengths.
  static let symbols = 286
  static let distances = 30
  /// How far back a copy may reach.
  static let farthest = 32_768
  /// As a symbol and as a token.
  static let end = 256
  static let shortestRun = 3
  static let longestRun = 258

  /// A token is a byte, or this plus the length of a run.
  private static let firstRun = 256
  private static let tokens = firstRun + longestRun + 1

  static func token(ofRun length: Int) -> UInt16 { UInt16(firstRun + length) }

  /// For each length of a run its symbol, and how many bits beside it tell the rest.
  static let (lengthSymbols, lengthExtras): ([UInt16], [(bits: UInt8, value: UInt8)]) = {
    var symbols = [UInt16](repeating: 0, count: longestRun + 1)
    var extras = [(bits: UInt8, value: UInt8)](repeating: (0, 0), count: longestRun + 1)
    var length = shortestRun
    // Symbols 257 to 284 in groups of four, each group with one bit more, after two without.
    for symbol in 257...284 {
      let bits = max(0, (symbol - 261) / 4)
      for value in 0..<1 << bits where length < longestRun {
        symbols[length] = UInt16(symbol)
        extras[length] = (UInt8(bits), UInt8(value))
        length += 1
      }
    }
    symbols[longestRun] = 285
    return (symbols, extras)
  }()

  private let lengths: [UInt8]
  private let codes: [UInt16]
  private let distanceLengths: [UInt8]
  private let distanceCodes: [UInt16]
  private let isFixed: Bool
  /// The bits of each token, with those of the distance of a run, which is 1; below them, in the
  /// lowest byte, their count.
  private let tokenBits: [UInt64]
  private let header: Header
  /// The bits of the whole block.
  let size: Int

  /// How often each symbol occurs.
  struct Frequencies {
    fileprivate(set) var symbols = [Int](repeating: 0, count: DeflateCode.symbols)
    fileprivate(set) var distances = [Int](repeating: 0, count: DeflateCode.distances)

    /// Only the end of a block.
    init() { symbols[DeflateCode.end] = 1 }

    /// - Parameter tokens: How often each token occurs, as `Tokens` counts them.
    init(_ tokens: Tokens) {
      for byte in 0..<DeflateCode.firstRun { symbols[byte] = tokens.counts[byte] }
      for length in DeflateCode.shortestRun...DeflateCode.longestRun {
        let count = tokens.counts[DeflateCode.firstRun + length]
        symbols[Int(DeflateCode.lengthSymbols[length])] += count
        distances[0] += count
      }
      symbols[DeflateCode.end] = 1
    }

    mutating func count(_ byte: UInt8) { symbols[Int(byte)] += 1 }

    mutating func count(copyOf length: Int, from distance: Int, times: Int) {
      symbols[Int(DeflateCode.lengthSymbols[length])] += times
      distances[DeflateCode.distance(distance).symbol] += times
    }
  }

  /// How often each token occurs.
  struct Tokens {
    fileprivate var counts = [Int](repeating: 0, count: DeflateCode.tokens)

    mutating func count(_ tokens: UnsafeBufferPointer<UInt16>, _ times: Int) {
      for index in tokens.indices { unsafe counts[Int(tokens[index])] += times }
    }
  }

  /// The codes that make the stream shortest.
  init(for frequencies: Frequencies) {
    let own = Self.lengths(for: frequencies.symbols, limit: 15)
    let ownDistances = Self.lengths(for: frequencies.distances, limit: 15)
    self.init(for: frequencies, own, ownDistances, Header(own, ownDistances))
  }

  /// The same, with lengths that take fewer bits to write where that saves more than it costs, in
  /// the shortest of the ways to write them.
  init(tightlyFor frequencies: Frequencies) {
    var best: (own: [UInt8], distances: [UInt8], header: Header, size: Int)?
    for isEven in [false, true] {
      let symbols = isEven ? Self.evened(frequencies.symbols) : frequencies.symbols
      let distances = isEven ? Self.evened(frequencies.distances) : frequencies.distances
      let own = Self.lengths(for: symbols, limit: 15)
      let ownDistances = Self.lengths(for: distances, limit: 15)
      let body = Self.size(of: frequencies, own, ownDistances)
      for ways in Header.allWays {
        let header = Header(own, ownDistances, ways)
        if body + header.size < best?.size ?? .max {
          best = (own, ownDistances, header, body + header.size)
        }
      }
    }
    guard let best else { preconditionFailure("there is one way at least") }
    self.init(for: frequencies, best.own, best.distances, best.header)
  }

  private init(
    for frequencies: Frequencies, _ own: [UInt8], _ ownDistances: [UInt8], _ header: Header
  ) {
    self.header = header
    let ownSize = Self.size(of: frequencies, own, ownDistances) + header.size
    let fixed = Self.fixedLengths
    let fixedDistances = Self.fixedDistanceLengths
    let fixedSize = Self.size(of: frequencies, fixed, fixedDistances)
    isFixed = fixedSize <= ownSize
    size = 3 + min(fixedSize, ownSize)
    let lengths = isFixed ? fixed : own
    let codes = Self.codes(of: lengths)
    let distanceLengths = isFixed ? fixedDistances : ownDistances
    let distanceCodes = Self.codes(of: distanceLengths)
    var bits = [UInt64](repeating: 0, count: Self.tokens)
    for byte in 0..<256 { bits[byte] = UInt64(codes[byte]) << 8 | UInt64(lengths[byte]) }
    for length in Self.shortestRun...Self.longestRun {
      let symbol = Int(Self.lengthSymbols[length])
      let extra = Self.lengthExtras[length]
      let before = UInt64(lengths[symbol])
      let all =
        UInt64(codes[symbol]) | UInt64(extra.value) << before
        | UInt64(distanceCodes[0]) << (before + UInt64(extra.bits))
      let count = before + UInt64(extra.bits) + UInt64(distanceLengths[0])
      bits[Self.firstRun + length] = all << 8 | count
    }
    self.lengths = lengths
    self.codes = codes
    self.distanceLengths = distanceLengths
    self.distanceCodes = distanceCodes
    tokenBits = bits
  }

  /// About the bits of a block with these symbols, quickly.
  static func estimate(for frequencies: Frequencies) -> Int {
    let own = lengths(for: frequencies.symbols, limit: 15)
    let ownDistances = lengths(for: frequencies.distances, limit: 15)
    let ownSize = size(of: frequencies, own, ownDistances) + Header(own, ownDistances).size
    return 3 + min(ownSize, size(of: frequencies, fixedLengths, fixedDistanceLengths))
  }

  /// The bits of a token, the first one lowest; 35 at most.
  @inline(__always)
  func bits(of token: UInt16) -> (bits: UInt64, count: Int) {
    let bits = tokenBits[Int(token)]
    return (bits >> 8, Int(truncatingIfNeeded: bits & 255))
  }

  /// The bits of a copy of what stands farther back; 48 at most.
  @inline(__always)
  func bits(ofCopy length: Int, from distance: Int) -> (bits: UInt64, count: Int) {
    let symbol = Int(Self.lengthSymbols[length])
    let extra = Self.lengthExtras[length]
    let (distanceSymbol, distanceExtra) = Self.distance(distance)
    var count = Int(lengths[symbol])
    var bits = UInt64(codes[symbol]) | UInt64(extra.value) << UInt64(count)
    count += Int(extra.bits)
    bits |= UInt64(distanceCodes[distanceSymbol]) << UInt64(count)
    count += Int(distanceLengths[distanceSymbol])
    bits |= UInt64(distanceExtra) << UInt64(count)
    return (bits, count + Self.extraBits(ofDistance: distanceSymbol))
  }

  /// The symbol of a distance, and what its other bits are.
  @inline(__always)
  static func distance(_ distance: Int) -> (symbol: Int, extra: Int) {
    let offset = distance - 1
    guard offset >= 4 else { return (offset, 0) }
    let bits = Int.bitWidth - offset.leadingZeroBitCount - 2
    return (2 * bits + 2 + (offset >> bits & 1), offset & (1 << bits - 1))
  }

  @inline(__always)
  static func extraBits(ofDistance symbol: Int) -> Int { max(0, symbol / 2 - 1) }

  /// About the bits of a copy, for choosing between it and other ways.
  static func cost(ofCopyFrom distance: Int) -> Int {
    8 + extraBits(ofDistance: Self.distance(distance).symbol)
  }

  /// The bits of a stream with these symbols, without its header.
  private static func size(
    of frequencies: Frequencies, _ lengths: [UInt8], _ distanceLengths: [UInt8]
  ) -> Int {
    var size = 0
    for symbol in 0..<symbols {
      let extra = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
      size += frequencies.symbols[symbol] * (Int(lengths[symbol]) + extra)
    }
    for symbol in 0..<distances {
      let bits = Int(distanceLengths[symbol]) + extraBits(ofDistance: symbol)
      size += frequencies.distances[symbol] * bits
    }
    return size
  }
}

extension DeflateCode {
  /// - Parameter isLast: Whether no other block follows.
  func writeHeader(to writer: inout BitWriter, isLast: Bool = true) {
    writer.append(isLast ? 1 : 0, 1)
    // With fixed codes or with its own.
    writer.append(isFixed ? 1 : 2, 2)
    if isFixed { return }
    writer.append(UInt64(header.used - 257), 5)
    writer.append(UInt64(header.distancesUsed - 1), 5)
    writer.append(UInt64(header.orderUsed - 4), 4)
    for symbol in Self.headerOrder.prefix(header.orderUsed) {
      writer.append(UInt64(header.lengths[symbol]), 3)
    }
    let codes = Self.codes(of: header.lengths)
    for (symbol, extra, bits) in header.symbols {
      writer.append(UInt64(codes[symbol]), Int(header.lengths[symbol]))
      writer.append(UInt64(extra), bits)
    }
  }

  func writeEnd(to writer: inout BitWriter, isLast: Bool = true) {
    writer.append(UInt64(codes[Self.end]), Int(lengths[Self.end]))
    // The checksum begins with a whole byte.
    if isLast { writer.fill() }
  }

  /// The lengths of the codes, in the code that deflate has for them.
  fileprivate struct Header {
    /// Which of the ways to repeat a length are in use: the last one, a few zeros, many zeros.
    struct Ways: OptionSet {
      let rawValue: UInt8
      static let last = Ways(rawValue: 1)
      static let fewZeros = Ways(rawValue: 2)
      static let manyZeros = Ways(rawValue: 4)
      static let all: Ways = [.last, .fewZeros, .manyZeros]
    }

    static let allWays = (0...Ways.all.rawValue).reversed().map { Ways(rawValue: $0) }

    /// How many lengths there are, up to the last that is not 0.
    var used: Int
    var distancesUsed: Int
    var symbols: [(symbol: Int, extra: Int, bits: Int)] = []
    /// Of the header's own code.
    var lengths: [UInt8] = []
    /// How many of those are written.
    var orderUsed = 0
    var size = 0
  }

  fileprivate static let headerOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
}

extension DeflateCode.Header {
  fileprivate init(
    _ lengths: [UInt8], _ distanceLengths: [UInt8], _ ways: Ways = .all
  ) {
    used = max(DeflateCode.end + 1, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    distancesUsed = (distanceLengths.lastIndex { $0 > 0 } ?? 0) + 1
    let all = Array(lengths[..<used]) + distanceLengths[..<distancesUsed]
    symbols.reserveCapacity(all.count)
    var at = 0
    while at < all.count {
      let length = all[at]
      var end = at + 1
      while end < all.count, all[end] == length { end += 1 }
      var run = end - at
      at = end
      if length == 0 {
        while run >= (ways.contains(.fewZeros) ? 3 : 11),
          !ways.isDisjoint(with: [.fewZeros, .manyZeros])
        {
          let part = min(run, ways.contains(.manyZeros) ? 138 : 10)
          symbols.append(part < 11 ? (17, part - 3, 3) : (18, part - 11, 7))
          run -= part
        }
      } else {
        symbols.append((Int(length), 0, 0))
        run -= 1
        while run >= 3, ways.contains(.last) {
          let part = min(run, 6)
          symbols.append((16, part - 3, 2))
          run -= part
        }
      }
      for _ in 0..<run { symbols.append((Int(length), 0, 0)) }
    }
    var frequencies = [Int](repeating: 0, count: 19)
    for (symbol, _, _) in symbols { frequencies[symbol] += 1 }
    self.lengths = DeflateCode.lengths(for: frequencies, limit: 7)
    let last = DeflateCode.headerOrder.lastIndex { self.lengths[$0] > 0 } ?? 0
    orderUsed = max(4, last + 1)
    size = 14 + 3 * orderUsed
    for (symbol, _, bits) in symbols { size += Int(self.lengths[symbol]) + bits }
  }
}

extension DeflateCode {
  /// As many as symbols take.
  private static let symbolBits = 9

  private static let fixedDistanceLengths = [UInt8](repeating: 5, count: distances)

  private static let fixedLengths: [UInt8] = (0..<288).map { symbol in
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8
  }

  /// The lengths of an optimal prefix code, at least two codes long.
  ///
  /// Codes longer than the limit are shortened, and the longest ones below the limit are
  /// lengthened for it, as zlib does.
  static func lengths(for frequencies: [Int], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // A symbol stands in the lowest bits of a number, below its frequency, to be sorted by it.
    var used: [Int] = []
    used.reserveCapacity(frequencies.count)
    for symbol in frequencies.indices where frequencies[symbol] > 0 {
      used.append(frequencies[symbol] << symbolBits | symbol)
    }
    // A code of one symbol is incomplete, which not every reader takes.
    for spare in frequencies.indices.prefix(2) where used.count < 2 && frequencies[spare] == 0 {
      used.append(spare)
    }
    used.sort()
    var counts = depths(of: used.map { max($0 >> symbolBits, 1) })
    // Kraft's sum in units of the longest code allowed.
    for depth in stride(from: counts.count - 1, to: limit, by: -1) {
      counts[limit] += counts[depth]
      counts[depth] = 0
    }
    if counts.count > limit + 1 { counts.removeLast(counts.count - limit - 1) }
    var sum = counts.indices.dropFirst().reduce(0) { $0 + counts[$1] << (limit - $1) }
    while sum > 1 << limit {
      guard let depth = counts[..<limit].lastIndex(where: { $0 > 0 }) else { break }
      counts[limit] -= 1
      counts[depth] -= 1
      counts[depth + 1] += 2
      sum -= 1
    }
    // The rarest symbols have the longest codes.
    var place = 0
    for depth in counts.indices.reversed() {
      for _ in 0..<counts[depth] {
        lengths[used[place] & (1 << symbolBits - 1)] = UInt8(depth)
        place += 1
      }
    }
    return lengths
  }

  /// Frequencies that are a little wrong, so that neighbours among their codes have the same
  /// lengths more often, which are written as repetitions: as Zopfli does it.
  fileprivate static func evened(_ frequencies: [Int]) -> [Int] {
    var counts = frequencies
    guard let used = counts.lastIndex(where: { $0 > 0 }) else { return counts }
    let end = used + 1
    // What is a repetition already stays one.
    var isGood = [Bool](repeating: false, count: end)
    var start = 0
    for place in 1...end where place == end || counts[place] != counts[start] {
      if place - start >= (counts[start] == 0 ? 5 : 7) {
        for good in start..<place { isGood[good] = true }
      }
      start = place
    }
    var (first, sum, limit) = (0, 0, counts[0])
    for place in 0...end {
      if place == end || isGood[place] || abs(counts[place] - limit) >= 4 {
        let length = place - first
        if length >= 4 || length >= 3 && sum == 0 {
          let even = sum == 0 ? 0 : max((sum + length / 2) / length, 1)
          for own in first..<place { counts[own] = even }
        }
        (first, sum) = (place, 0)
        if place + 3 < end {
          limit = (counts[place..<place + 4].reduce(0, +) + 2) / 4
        } else if place < end {
          limit = counts[place]
        }
      }
      if place < end { sum += counts[place] }
    }
    return counts
  }

  /// How many leaves a Huffman tree of these frequencies, sorted, has at each depth. There are at
  /// least `limit + 1` entries for limits up to 15.
  private static func depths(of frequencies: [Int]) -> [Int] {
    let leaves = frequencies.count
    let nodes = 2 * leaves - 1
    // Inner nodes that are not made yet weigh more than any other.
    var weights = frequencies + repeatElement(.max, count: leaves - 1)
    var parents = [Int](repeating: 0, count: nodes)
    unsafe weights.withUnsafeMutableBufferPointer { weights in
      unsafe parents.withUnsafeMutableBufferPointer { parents in
        var leaf = 0
        var inner = leaves
        for node in leaves..<nodes {
          var weight = 0
          // The two lightest of what has no parent yet; leaves before inner nodes. While there are
          // no more than one inner node, there is a leaf.
          for _ in 0..<2 {
            let isLeaf =
              unsafe leaf < leaves && (inner >= nodes || weights[leaf] <= weights[inner])
            let child = isLeaf ? leaf : inner
            if isLeaf { leaf += 1 } else { inner += 1 }
            unsafe weight += weights[child]
            unsafe parents[child] = node
          }
          unsafe weights[node] = weight
        }
      }
    }
    // From here on, the depth of each node instead of its parent.
    parents[nodes - 1] = 0
    var counts = [Int](repeating: 0, count: 16)
    for node in (0..<nodes - 1).reversed() {
      let depth = parents[parents[node]] + 1
      parents[node] = depth
      guard node < leaves else { continue }
      while counts.count <= depth { counts.append(0) }
      counts[depth] += 1
    }
    return counts
  }

  /// The canonical codes of some lengths, their first bit lowest.
  private static func codes(of lengths: [UInt8]) -> [UInt16] {
    var next = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1...16 { next[length] = (next[length] + next[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var code = next[Int(length)]
      var reversed = 0
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return UInt16(reversed)
    }
  }
}
