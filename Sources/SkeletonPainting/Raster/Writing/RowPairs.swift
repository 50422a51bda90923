/// The distinct pairs of a row and the one above it in a picture, and the order in which they come.
struct RowPairs {
  private(set) var pairs: [Pair] = []
  /// The pairs from the top, and how often each follows itself.
  private(set) var runs: [Run] = []

  struct Pair {
    /// -1 for the first row of the picture.
    var above: Int32
    var row: Int32
  }

  struct Run {
    var pair: Int
    var count: Int
  }

  /// - Parameter order: The rows from the top.
  init(_ order: [Int32]) {
    var known = PairTable(capacity: order.count)
    var last = Pair(above: -1, row: -1)
    for row in order {
      let pair = Pair(above: last.row, row: row)
      if last.above == pair.above, last.row == row {
        runs[runs.count - 1].count += 1
        continue
      }
      add(pair, times: 1, &known)
      last = pair
    }
  }

  /// The pairs of the same rows when some of them are equal.
  ///
  /// - Parameter firsts: For each row the first one that is equal to it.
  init(_ others: RowPairs, joining firsts: [Int32]) {
    var known = PairTable(capacity: others.pairs.count)
    // What each pair has become.
    var numbers = [Int](repeating: -1, count: others.pairs.count)
    runs.reserveCapacity(others.runs.count)
    for run in others.runs {
      if numbers[run.pair] >= 0, runs[runs.count - 1].pair != numbers[run.pair] {
        runs.append(Run(pair: numbers[run.pair], count: run.count))
        continue
      }
      let pair = others.pairs[run.pair]
      let joined = Pair(
        above: pair.above < 0 ? -1 : firsts[Int(pair.above)], row: firsts[Int(pair.row)])
      numbers[run.pair] = add(joined, times: run.count, &known)
    }
  }

  /// Adds rows below the last one; returns the number of their pair.
  @discardableResult
  private mutating func add(_ pair: Pair, times: Int, _ known: inout PairTable) -> Int {
    let number = known.number(of: pair, or: pairs.count)
    if number == pairs.count { pairs.append(pair) }
    if let last = runs.last, last.pair == number {
      runs[runs.count - 1].count += times
    } else {
      runs.append(Run(pair: number, count: times))
    }
    return number
  }
}

/// Numbers pairs of rows in the order in which they are met.
private struct PairTable {
  private var keys: [UInt64]
  private var numbers: [Int32]

  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    keys = [UInt64](repeating: .max, count: size)
    numbers = [Int32](repeating: 0, count: size)
  }

  mutating func number(of pair: RowPairs.Pair, or next: Int) -> Int {
    let key = UInt64(UInt32(bitPattern: pair.above)) << 32 | UInt64(UInt32(bitPattern: pair.row))
    var slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
    while keys[slot] != .max {
      if keys[slot] == key { return Int(numbers[slot]) }
      slot = (slot + 1) & (keys.count - 1)
    }
    keys[slot] = key
    numbers[slot] = Int32(next)
    return next
  }
}
