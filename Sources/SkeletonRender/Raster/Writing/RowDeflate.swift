/// The compressed pixels of a picture, in the format of a PNG's IDAT chunk.
///
/// A filtered row is a function of the row and the one above it. So each distinct pair of these is
/// filtered and coded once, and the bits are put together in the order of the rows. For that to be
/// possible, a row refers to nothing outside itself: it consists of literal bytes and of runs of one
/// byte. Where the same rows stand a little above, as in the rows of a list, all of them are a copy.
///
/// Encoding is a function of the pixels alone.
struct RowDeflate {
  /// The pixels of a row.
  private let width: Int
  /// The bytes of a filtered row.
  private let stride: Int
  private var pairs: [Pair] = []
  /// The pairs from the top, and how often each follows itself.
  private var runs: [Run] = []
  private var tokens: [UInt16] = []

  /// A distinct pair of a row and the one above it.
  private struct Pair {
    /// Nil for the first row of the picture.
    var above: Int?
    var row: Int
    var tokens = 0..<0
    /// About the bits of these.
    var cost = 0
    /// Of the filtered row.
    var checksum: UInt32 = 1
  }

  private struct Run {
    var pair: Int
    var count: Int
  }

  init(_ rows: SampleRows) {
    width = rows.stride / rows.pixel
    stride = rows.stride + 1
    findPairs(rows.order)
    var speller = RowSpeller(rows)
    for index in pairs.indices {
      let start = tokens.count
      (pairs[index].checksum, pairs[index].cost) = speller.code(
        pairs[index].row, below: pairs[index].above, &tokens)
      pairs[index].tokens = start..<tokens.count
    }
  }

  /// Whether the rows have so little in them, as those of a skeleton, that putting their bits
  /// together is as good as any compression, and far quicker. Rows of text are not.
  var isSparse: Bool {
    let bits = runs.reduce(0) { $0 + pairs[$1.pair].cost * $1.count }
    let rows = runs.reduce(0) { $0 + $1.count }
    return bits * 3 < rows * width
  }

  private mutating func findPairs(_ order: [Int32]) {
    var known = PairTable(capacity: order.count)
    var above: Int32 = -1
    var last: (above: Int32, row: Int32) = (-1, -1)
    for row in order {
      if last.above == above, last.row == row {
        runs[runs.count - 1].count += 1
        continue
      }
      let number = known.number(of: above, row, or: pairs.count)
      if number == pairs.count {
        pairs.append(Pair(above: above < 0 ? nil : Int(above), row: Int(row)))
      }
      runs.append(Run(pair: number, count: 1))
      last = (above, row)
      above = row
    }
  }

  /// The whole stream in zlib's format.
  func stream() -> [UInt8] {
    let pieces = pieces
    var times = [Int](repeating: 0, count: pairs.count)
    var frequencies = DeflateCode.Frequencies()
    for piece in pieces {
      switch piece {
      case .spelled(let run): times[run.pair] += run.count
      case .copy(let length, let distance):
        for part in Self.parts(ofCopy: length) { frequencies.count(copyOf: part, from: distance) }
      }
    }
    for (pair, times) in zip(pairs, times) where times > 0 {
      frequencies.count(tokens[pair.tokens], times)
    }
    frequencies.symbols[DeflateCode.end] = 1
    let code = DeflateCode(for: frequencies)

    var coded = BitStrings(capacity: tokens.count * 12)
    for (pair, times) in zip(pairs, times) {
      coded.begin()
      if times > 0 {
        for token in tokens[pair.tokens] {
          let (bits, count) = code.bits(of: token)
          coded.append(bits, count)
        }
      }
      coded.end()
    }
    return BitWriter.bytes(limit: code.size / 8 + 16) { writer in
      // The method and the window's size; the second byte makes the two a multiple of 31.
      writer.append(0x78, 8)
      writer.append(0x9C, 8)
      code.writeHeader(to: &writer)
      for piece in pieces {
        switch piece {
        case .spelled(let run): writer.append(coded, run.pair, times: run.count)
        case .copy(let length, let distance):
          for part in Self.parts(ofCopy: length) {
            let (bits, count) = code.bits(ofCopy: part, from: distance)
            writer.append(bits & 0xFFFF, min(count, 16))
            if count > 16 { writer.append(bits >> 16, count - 16) }
          }
        }
      }
      code.writeEnd(to: &writer)
      // The checksum, from its highest byte.
      writer.append(UInt64(checksum.byteSwapped), 32)
    }
  }

  /// The Adler-32 checksum of all filtered rows.
  private var checksum: UInt32 {
    let modulus = 65_521
    var low = 1
    var high = 0
    for run in runs {
      let own = pairs[run.pair].checksum
      let step = Int(own & 0xFFFF) - 1
      // What `count` rows add, one after the other, each to the sums of those before it.
      let lows = run.count * (low - 1) + step * (run.count * (run.count - 1) / 2)
      high = (high + run.count * Int(own >> 16) + stride * (lows % modulus)) % modulus
      low = (low + run.count * step) % modulus
      if high < 0 { high += modulus }
      if low < 0 { low += modulus }
    }
    return UInt32(high << 16 | low)
  }
}

extension RowDeflate {
  /// What the stream has for some rows of the picture.
  private enum Part {
    case spelled(Run)
    /// A copy of as many bytes from farther back.
    case copy(Int, distance: Int)
  }

  /// Spells each row, or copies it from where it stands farther back, whichever is shorter.
  private var pieces: [Part] {
    // No copy is cheaper than this.
    let least = (stride + DeflateCode.longestRun) * DeflateCode.cost(ofCopyFrom: 1)
    guard pairs.contains(where: { $0.cost * DeflateCode.longestRun > least }) else {
      return runs.map { .spelled($0) }
    }
    var pieces: [Part] = []
    var last = [Int](repeating: .min / 2, count: pairs.count)
    let reach = DeflateCode.farthest / stride
    /// The pair of each row so far, for copies to go on.
    var sequence: [Int32] = []
    /// How many rows back the copy is that the last row belongs to.
    var copied = 0
    for run in runs {
      let cost = pairs[run.pair].cost * DeflateCode.longestRun
      if copied == 0, cost <= least {
        pieces.append(.spelled(run))
        sequence += repeatElement(Int32(run.pair), count: run.count)
        last[run.pair] = sequence.count - 1
        continue
      }
      for _ in 0..<run.count {
        let y = sequence.count
        let back = y - last[run.pair]
        if copied > 0, sequence[y - copied] == run.pair,
          stride * DeflateCode.cost(ofCopyFrom: copied * stride) < cost,
          case .copy(let length, let distance) = pieces[pieces.count - 1]
        {
          // A copy that goes on saves its beginning.
          pieces[pieces.count - 1] = .copy(length + stride, distance: distance)
        } else if back <= reach,
          (stride + DeflateCode.longestRun) * DeflateCode.cost(ofCopyFrom: back * stride) < cost
        {
          pieces.append(.copy(stride, distance: back * stride))
          copied = back
        } else {
          pieces.append(.spelled(Run(pair: run.pair, count: 1)))
          copied = 0
        }
        last[run.pair] = y
        sequence.append(Int32(run.pair))
      }
    }
    return pieces
  }

  /// The lengths of the copies that make up a longer one. None is shorter than the shortest.
  private static func parts(ofCopy length: Int) -> some Sequence<Int> {
    sequence(state: length) { rest in
      guard rest > 0 else { return nil }
      var part = min(rest, DeflateCode.longestRun)
      if (1..<DeflateCode.shortestRun).contains(rest - part) { part -= DeflateCode.shortestRun }
      rest -= part
      return part
    }
  }
}

/// The distinct rows of a picture as PNG stores them.
struct SampleRows {
  /// Without padding.
  let samples: [UInt8]
  /// For each row of the picture, which of these it is. However the picture was painted, equal
  /// rows are the same row here.
  let order: [Int32]
  /// The bytes of a row.
  let stride: Int
  /// The bytes of a pixel.
  let pixel: Int

  init(_ samples: [UInt8], order: [Int32], stride: Int, pixel: Int) {
    self.samples = samples
    self.stride = stride
    self.pixel = pixel
    let firsts = firstEqualRows(in: samples, stride: stride)
    self.order = order.map { Int32(firsts[Int($0)]) }
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

  mutating func number(of above: Int32, _ row: Int32, or next: Int) -> Int {
    let key = UInt64(UInt32(bitPattern: above)) << 32 | UInt64(UInt32(bitPattern: row))
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
