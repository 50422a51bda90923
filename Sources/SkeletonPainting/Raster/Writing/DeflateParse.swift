/// What each token of a deflate stream costs, in 64ths of a bit.
private struct DeflateCosts {
  private(set) var bytes = [Int32](repeating: 0, count: 256)
  /// Of each length, with the bits beside its symbol.
  private(set) var lengths = [Int32](repeating: 0, count: DeflateCode.longestRun + 1)
  /// Of each distance's symbol, with the bits beside it.
  private(set) var distances = [Int32](repeating: 0, count: DeflateCode.distances)

  private static let bit: Int32 = 64

  /// What the fixed codes cost.
  static let fixed: Self = {
    var costs = Self()
    for byte in 0..<256 { costs.bytes[byte] = (byte < 144 ? 8 : 9) * bit }
    costs.setLengths { $0 < 280 ? 7 * bit : 8 * bit }
    costs.setDistances { _ in 5 * bit }
    return costs
  }()

  private init() {}

  /// What the best codes would cost, could they have parts of a bit.
  init(_ weights: DeflateWeights) {
    let symbols = Self.bits(weights.symbols)
    let steps = Self.bits(weights.distances)
    for byte in 0..<256 { bytes[byte] = symbols[byte] }
    setLengths { symbols[$0] }
    setDistances { steps[$0] }
  }

  private mutating func setLengths(_ cost: (Int) -> Int32) {
    for length in DeflateCode.shortestRun...DeflateCode.longestRun {
      let extra = Int32(DeflateCode.lengthExtras[length].bits)
      lengths[length] = cost(Int(DeflateCode.lengthSymbols[length])) + extra * Self.bit
    }
  }

  private mutating func setDistances(_ cost: (Int) -> Int32) {
    for symbol in 0..<DeflateCode.distances {
      let extra = Int32(DeflateCode.extraBits(ofDistance: symbol))
      distances[symbol] = cost(symbol) + extra * Self.bit
    }
  }

  private static func bits(_ weights: [Int]) -> [Int32] {
    let total = logarithm(max(weights.reduce(0, +), 1))
    // What has not occurred is as rare as what occurred once.
    return weights.map { total - logarithm(max($0, 1)) }
  }

  /// The binary logarithm in 64ths, by whole numbers, which are the same everywhere.
  private static func logarithm(_ number: Int) -> Int32 {
    let whole = Int.bitWidth - 1 - number.leadingZeroBitCount
    // From 1 to 2, in 2³⁰ths.
    var rest = whole > 30 ? number >> (whole - 30) : number << (30 - whole)
    var result = Int32(whole)
    for _ in 0..<6 {
      rest = rest * rest >> 30
      result <<= 1
      if rest >= 1 << 31 {
        result |= 1
        rest >>= 1
      }
    }
    return result
  }
}

/// How often symbols are expected.
struct DeflateWeights: Hashable {
  fileprivate(set) var symbols: [Int]
  fileprivate(set) var distances: [Int]

  init(_ tokens: some Sequence<DeflateToken>) {
    let counted = DeflateCode.Frequencies(of: tokens)
    (symbols, distances) = (counted.symbols, counted.distances)
  }

  /// With half of what was expected before, which calms what goes to and fro.
  func calmed(by last: DeflateWeights) -> DeflateWeights {
    var calm = self
    calm.symbols = zip(symbols, last.symbols).map { ($0 * 2 + $1 + 1) / 2 }
    calm.distances = zip(distances, last.distances).map { ($0 * 2 + $1 + 1) / 2 }
    calm.symbols[DeflateCode.end] = 1
    return calm
  }

  /// With some symbols exchanged, so that the search goes on somewhere else.
  func shaken(_ seed: inout UInt32) -> DeflateWeights {
    var shaken = self
    func shake(_ weights: inout [Int]) {
      for place in weights.indices {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        guard seed >> 16 % 3 == 0 else { continue }
        seed = seed &* 1_664_525 &+ 1_013_904_223
        weights[place] = weights[Int(seed >> 8) % weights.count]
      }
    }
    shake(&shaken.symbols)
    shake(&shaken.distances)
    shaken.symbols[DeflateCode.end] = 1
    return shaken
  }
}

extension DeflateCode.Frequencies {
  init(of tokens: some Sequence<DeflateToken>) {
    self.init()
    for token in tokens {
      if token.copied > 0 {
        count(copyOf: token.copied, from: token.distance, times: 1)
      } else {
        count(token.byte)
      }
    }
  }
}

/// Finds the tokens that spell bytes in the fewest bits.
struct DeflateParse {
  private let bytes: [UInt8]
  private let matches: DeflateMatches
  /// The symbol of each distance.
  private static let symbols: [UInt8] = (0...DeflateCode.farthest).map {
    $0 == 0 ? 0 : UInt8(DeflateCode.distance($0).symbol)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    matches = DeflateMatches(bytes)
  }

  /// The longest match at each place, unless the next place has a longer one.
  func greedy(_ range: Range<Int>) -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let next = longest(at: place + 1)?.copied ?? 0
      if let own = longest(at: place), own.copied >= next {
        tokens.append(own)
        place += own.copied
      } else {
        tokens.append(DeflateToken(bytes[place]))
        place += 1
      }
    }
    return tokens
  }

  private func longest(at place: Int) -> DeflateToken? {
    guard place < bytes.count else { return nil }
    let range = matches.range(at: place)
    return range.isEmpty ? nil : matches.found[range.upperBound - 1]
  }

  /// The tokens of some of the bytes as one block: the shortest path through them under what the
  /// path before it has made the symbols cost, again and again.
  ///
  /// - Parameter rounds: How often.
  func block(_ range: Range<Int>, from tokens: some Sequence<DeflateToken>, rounds: Int)
    -> [DeflateToken]
  {
    func size(_ tokens: [DeflateToken]) -> Int {
      DeflateCode(tightlyFor: DeflateCode.Frequencies(of: tokens)).size
    }
    var best = path(range, .fixed)
    var bestSize = size(best)
    var weights = DeflateWeights(tokens)
    var (bestWeights, lastSize) = (weights, Int.max)
    var seed: UInt32 = 1
    var wasShaken = false
    for round in 0..<rounds {
      let own = path(range, DeflateCosts(weights))
      let ownSize = size(own)
      var next = DeflateWeights(own)
      if ownSize < bestSize { (best, bestSize, bestWeights) = (own, ownSize, next) }
      if wasShaken { next = next.calmed(by: weights) }
      if round > 4, ownSize == lastSize {
        next = bestWeights.shaken(&seed)
        wasShaken = true
      }
      (weights, lastSize) = (next, ownSize)
    }
    return best
  }

  /// The cheapest path through some of the bytes.
  private func path(_ range: Range<Int>, _ costs: DeflateCosts) -> [DeflateToken] {
    let count = range.count
    var reached = [Int32](repeating: .max, count: count + 1)
    var by = [DeflateToken](repeating: DeflateToken(0), count: count + 1)
    reached[0] = 0
    unsafe reached.withUnsafeMutableBufferPointer { reached in
      unsafe by.withUnsafeMutableBufferPointer { by in
        unsafe bytes.withUnsafeBufferPointer { bytes in
          unsafe matches.found.withUnsafeBufferPointer { found in
            unsafe extend(range, costs, Path(bytes: bytes, found: found, reached: reached, by: by))
          }
        }
      }
    }
    var tokens: [DeflateToken] = []
    var place = count
    while place > 0 {
      tokens.append(by[place])
      place -= by[place].count
    }
    return tokens.reversed()
  }

  /// What a search looks at all the time.
  @safe private struct Path {
    let bytes: UnsafeBufferPointer<UInt8>
    let found: UnsafeBufferPointer<DeflateToken>
    /// What it costs to come to each place; one more than there are bytes.
    let reached: UnsafeMutableBufferPointer<Int32>
    /// The token that leads there.
    let by: UnsafeMutableBufferPointer<DeflateToken>
  }

  private func extend(_ range: Range<Int>, _ costs: DeflateCosts, _ path: Path) {
    let longest = DeflateCode.longestRun
    let symbols = Self.symbols
    let (bytes, found) = unsafe (path.bytes, path.found)
    let (reached, by) = unsafe (path.reached, path.by)
    var last = DeflateToken(0)
    for place in 0..<range.count {
      let cost = unsafe reached[place]
      let byte = unsafe bytes[range.lowerBound + place]
      let literal = cost + costs.bytes[Int(byte)]
      if unsafe literal < reached[place + 1] {
        unsafe reached[place + 1] = literal
        unsafe by[place + 1] = DeflateToken(byte)
      }
      let own = matches.range(at: range.lowerBound + place)
      guard !own.isEmpty else { continue }
      let farthest = unsafe found[own.upperBound - 1]
      // Amid a long repetition only the longest copies are worth a look: whatever ends where it
      // ends begins where they end.
      let isAmid =
        farthest == last && farthest.copied == longest && range.count - place >= longest
      last = farthest
      var length = isAmid ? longest : DeflateCode.shortestRun
      for index in (isAmid ? own.upperBound - 1 : own.lowerBound)..<own.upperBound {
        let match = unsafe found[index]
        let end = min(match.copied, range.count - place)
        let step = cost + costs.distances[Int(symbols[match.distance])]
        while length <= end {
          let due = step + costs.lengths[length]
          if unsafe due < reached[place + length] {
            unsafe reached[place + length] = due
            unsafe by[place + length] = DeflateToken(copyOf: length, from: match.distance)
          }
          length += 1
        }
      }
    }
  }
}
