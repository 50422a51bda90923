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

  static func token(ofRun length: Int) -> UInt16 { UInt16(firstRun + length) }

  @inline(__always)
  static func symbol(of token: UInt16) -> Int {
    token < firstRun ? Int(token) : Int(lengthSymbols[Int(token) - firstRun])
  }

  /// For each length of a run its symbol, and how many bits beside it tell the rest.
  private static let (lengthSymbols, lengthExtras): ([UInt16], [(bits: UInt8, value: UInt8)]) = {
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
  /// The bits of each token; the counts include those of the distance of a run, which is 1.
  private let tokenBits: [UInt32]
  private let tokenCounts: [UInt8]
  /// The bits of the whole block.
  let size: Int

  /// How often each symbol occurs.
  struct Frequencies {
    var symbols = [Int](repeating: 0, count: DeflateCode.symbols)
    var distances = [Int](repeating: 0, count: DeflateCode.distances)

    mutating func count(_ tokens: ArraySlice<UInt16>, _ times: Int) {
      for token in tokens {
        symbols[DeflateCode.symbol(of: token)] += times
        if token > DeflateCode.end { distances[0] += times }
      }
    }

    mutating func count(copyOf length: Int, from distance: Int) {
      symbols[Int(DeflateCode.lengthSymbols[length])] += 1
      distances[DeflateCode.distance(distance).symbol] += 1
    }
  }

  /// The codes that make the stream shortest.
  init(for frequencies: Frequencies) {
    let own = Self.lengths(for: frequencies.symbols, limit: 15)
    let ownDistances = Self.lengths(for: frequencies.distances, limit: 15)
    let ownSize =
      Self.size(of: frequencies, own, ownDistances) + Self.header(own, ownDistances).size
    let fixed = Self.fixedLengths
    let fixedDistances = [UInt8](repeating: 5, count: Self.distances)
    let fixedSize = Self.size(of: frequencies, fixed, fixedDistances)
    isFixed = fixedSize <= ownSize
    size = 3 + min(fixedSize, ownSize)
    let lengths = isFixed ? fixed : own
    let codes = Self.codes(of: lengths)
    let distanceLengths = isFixed ? fixedDistances : ownDistances
    let distanceCodes = Self.codes(of: distanceLengths)
    var bits = [UInt32](repeating: 0, count: Self.firstRun + Self.longestRun + 1)
    var counts = [UInt8](repeating: 0, count: bits.count)
    for byte in 0..<256 { (bits[byte], counts[byte]) = (UInt32(codes[byte]), lengths[byte]) }
    for length in Self.shortestRun...Self.longestRun {
      let symbol = Int(Self.lengthSymbols[length])
      let extra = Self.lengthExtras[length]
      let token = Self.firstRun + length
      bits[token] =
        UInt32(codes[symbol]) | UInt32(extra.value) << UInt32(lengths[symbol])
        | UInt32(distanceCodes[0]) << UInt32(lengths[symbol] + extra.bits)
      counts[token] = lengths[symbol] + extra.bits + distanceLengths[0]
    }
    self.lengths = lengths
    self.codes = codes
    self.distanceLengths = distanceLengths
    self.distanceCodes = distanceCodes
    (tokenBits, tokenCounts) = (bits, counts)
  }

  /// The bits of a token, the first one lowest; 32 at most.
  @inline(__always)
  func bits(of token: UInt16) -> (bits: UInt64, count: Int) {
    (UInt64(tokenBits[Int(token)]), Int(tokenCounts[Int(token)]))
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
  private static func distance(_ distance: Int) -> (symbol: Int, extra: Int) {
    let offset = distance - 1
    guard offset >= 4 else { return (offset, 0) }
    let bits = Int.bitWidth - offset.leadingZeroBitCount - 2
    return (2 * bits + 2 + (offset >> bits & 1), offset & (1 << bits - 1))
  }

  @inline(__always)
  private static func extraBits(ofDistance symbol: Int) -> Int { max(0, symbol / 2 - 1) }

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
  func writeHeader(to writer: inout BitWriter) {
    // The last block, with fixed codes or with its own.
    writer.append(1, 1)
    writer.append(isFixed ? 1 : 2, 2)
    if isFixed { return }
    let header = Self.header(lengths, distanceLengths)
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

  func writeEnd(to writer: inout BitWriter) {
    writer.append(UInt64(codes[Self.end]), Int(lengths[Self.end]))
    // The checksum begins with a whole byte.
    writer.fill()
  }

  /// The lengths of the codes, in the code that deflate has for them.
  private struct Header {
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

  private static let headerOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private static func header(_ lengths: [UInt8], _ distanceLengths: [UInt8]) -> Header {
    var header = Header(
      used: max(end + 1, (lengths.lastIndex { $0 > 0 } ?? 0) + 1),
      distancesUsed: (distanceLengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let all = lengths.prefix(header.used) + distanceLengths.prefix(header.distancesUsed)
    var at = 0
    while at < all.count {
      let length = all[at]
      let end = all[at...].firstIndex { $0 != length } ?? all.count
      var run = end - at
      at = end
      if length == 0 {
        while run >= 3 {
          let part = min(run, 138)
          header.symbols.append(part < 11 ? (17, part - 3, 3) : (18, part - 11, 7))
          run -= part
        }
      } else {
        header.symbols.append((Int(length), 0, 0))
        run -= 1
        while run >= 3 {
          let part = min(run, 6)
          header.symbols.append((16, part - 3, 2))
          run -= part
        }
      }
      for _ in 0..<run { header.symbols.append((Int(length), 0, 0)) }
    }
    var frequencies = [Int](repeating: 0, count: 19)
    for (symbol, _, _) in header.symbols { frequencies[symbol] += 1 }
    header.lengths = Self.lengths(for: frequencies, limit: 7)
    let last = headerOrder.lastIndex { header.lengths[$0] > 0 } ?? 0
    header.orderUsed = max(4, last + 1)
    header.size = 14 + 3 * header.orderUsed
    for (symbol, _, bits) in header.symbols { header.size += Int(header.lengths[symbol]) + bits }
    return header
  }
}

extension DeflateCode {
  private static let fixedLengths: [UInt8] = (0..<288).map { symbol in
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8
  }

  /// The lengths of an optimal prefix code, at least two codes long.
  ///
  /// Codes longer than the limit are shortened, and the shortest ones that can are lengthened for
  /// it, as zlib does.
  static func lengths(for frequencies: [Int], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var used = frequencies.indices.filter { frequencies[$0] > 0 }
    // A code of one symbol is incomplete, which not every reader takes.
    var spare = 0
    while used.count < 2 {
      if !used.contains(spare) { used.append(spare) }
      spare += 1
    }
    used.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var counts = depths(of: used.map { max(frequencies[$0], 1) })
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
        lengths[used[place]] = UInt8(depth)
        place += 1
      }
    }
    return lengths
  }

  /// How many leaves a Huffman tree of these frequencies, sorted, has at each depth. There are at
  /// least `limit + 1` entries for limits up to 15.
  private static func depths(of frequencies: [Int]) -> [Int] {
    let leaves = frequencies.count
    var weights = frequencies
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var leaf = 0
    var inner = leaves
    /// The lightest of what has no parent yet; leaves before inner nodes.
    func take() -> Int {
      if leaf < leaves, inner >= weights.count || weights[leaf] <= weights[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    for _ in 0..<leaves - 1 {
      let one = take()
      let other = take()
      parents[one] = weights.count
      parents[other] = weights.count
      weights.append(weights[one] + weights[other])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    var counts = [Int](repeating: 0, count: 16)
    for node in (0..<parents.count - 1).reversed() {
      depths[node] = depths[parents[node]] + 1
      guard node < leaves else { continue }
      while counts.count <= depths[node] { counts.append(0) }
      counts[depths[node]] += 1
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
