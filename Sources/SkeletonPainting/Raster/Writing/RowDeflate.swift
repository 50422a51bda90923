/// The compressed pixels of a picture, in the format of a PNG's IDAT chunk.
///
/// A filtered row is a function of the row and the one above it. So each distinct pair of these is
/// filtered and coded once, and the bits are put together in the order of the rows. For that to be
/// possible, a row refers to nothing outside itself: it consists of literal bytes and of runs of one
/// byte. Where the same rows stand a little above, as in the rows of a list, all of them are a copy.
///
/// Encoding is a function of the pixels alone.
package struct RowDeflate {
  /// The pixels of a row.
  private var width = 0
  /// The bytes of a filtered row.
  private var stride = 0
  private var pairs = RowPairs([])
  /// The order of the last picture's rows, and its pairs when no rows in it are equal: mostly, the
  /// frames of a screen have the same.
  private var before = (order: [Int32](), pairs: RowPairs([]))
  private var speller = RowSpeller()
  /// Each pair, spelled.
  private var spellings: [RowSpeller.Spelling] = []

  package init() {}

  init(_ rows: SampleRows) { take(rows) }

  /// Goes on to another picture. It saves work if that has the same pairs of rows, and memory need
  /// not be had anew.
  mutating func take(_ rows: SampleRows) {
    width = rows.stride / rows.pixel
    stride = rows.stride + 1
    if before.order != rows.order { before = (rows.order, RowPairs(rows.order)) }
    pairs = RowPairs(before.pairs, joining: rows.firsts)
    speller.begin(stride: rows.stride)
    spellings.removeAll(keepingCapacity: true)
    for pair in pairs.pairs { spellings.append(speller.spell(pair, of: rows)) }
  }

  /// Whether the rows have so little in them, as those of a skeleton, that putting their bits
  /// together is as good as any compression, and far quicker. Rows of text are not.
  var isSparse: Bool {
    var (bits, rows) = (0, 0)
    for run in pairs.runs {
      bits += spellings[run.pair].cost * run.count
      rows += run.count
    }
    return bits * 3 < rows * width
  }

  /// The whole stream in zlib's format.
  func stream() -> [UInt8] {
    let pieces = pieces
    var times = [Int](repeating: 0, count: spellings.count)
    for case .spelled(let run) in pieces { times[run.pair] += run.count }
    var tokens = DeflateCode.Tokens()
    var size = 0
    for (spelling, times) in zip(spellings, times) where times > 0 {
      unsafe speller.withTokens(of: spelling) { unsafe tokens.count($0, times) }
      size += spelling.tokens.count
    }
    var frequencies = DeflateCode.Frequencies(tokens)
    for case .copy(let length, let distance) in pieces {
      Self.eachPart(ofCopy: length) { part, times in
        frequencies.count(copyOf: part, from: distance, times: times)
      }
    }
    let code = DeflateCode(for: frequencies)

    var coded = BitStrings(strings: spellings.count, bits: size * 12)
    for (spelling, times) in zip(spellings, times) {
      unsafe speller.withTokens(of: times > 0 ? spelling : .nothing) { tokens in
        unsafe coded.add(tokens) { code.bits(of: $0) }
      }
    }
    return BitWriter.bytes(limit: code.size / 8 + 16) { writer in
      // The method and the window's size; the second byte makes the two a multiple of 31.
      writer.append(0x78, 8)
      writer.append(0x9C, 8)
      code.writeHeader(to: &writer)
      coded.access { coded in
        for piece in pieces {
          switch piece {
          case .spelled(let run): writer.append(coded, run.pair, times: run.count)
          case .copy(let length, let distance):
            Self.eachPart(ofCopy: length) { part, times in
              let (bits, count) = code.bits(ofCopy: part, from: distance)
              for _ in 0..<times { writer.append(bits, count) }
            }
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
    // Neither sum overflows: there are 16,384 rows at most, of 65,537 bytes at most, so that the
    // first stays below 2³¹, and the second below 2⁶².
    var low = 1
    var high = 0
    for run in pairs.runs {
      let own = spellings[run.pair].checksum
      let step = Int(own & 0xFFFF) &- 1
      // What `count` rows add, one after the other, each to the sums of those before it.
      let lows = run.count &* (low &- 1) &+ step &* (run.count &* (run.count &- 1) / 2)
      high &+= run.count &* Int(own >> 16) &+ stride &* lows
      low &+= run.count &* step
    }
    func rest(_ sum: Int) -> Int { (sum % modulus + modulus) % modulus }
    return UInt32(rest(high) << 16 | rest(low))
  }
}

extension RowDeflate {
  /// What the stream has for some rows of the picture.
  private enum Part {
    case spelled(RowPairs.Run)
    /// A copy of as many bytes from farther back.
    case copy(Int, distance: Int)
  }

  /// Spells each row, or copies it from where it stands farther back, whichever is shorter.
  private var pieces: [Part] {
    let runs = pairs.runs
    // No copy is cheaper than this.
    let least = (stride + DeflateCode.longestRun) * DeflateCode.cost(ofCopyFrom: 1)
    guard spellings.contains(where: { $0.cost * DeflateCode.longestRun > least }) else {
      return runs.map { .spelled($0) }
    }
    var pieces: [Part] = []
    pieces.reserveCapacity(runs.count)
    var last = [Int](repeating: .min / 2, count: spellings.count)
    let reach = DeflateCode.farthest / stride
    /// The pair of each row so far, for copies to go on.
    var sequence = [Int32](repeating: 0, count: runs.reduce(0) { $0 + $1.count })
    var y = 0
    /// How many rows back the copy is that the last row belongs to.
    var copied = 0
    for run in runs {
      let cost = spellings[run.pair].cost * DeflateCode.longestRun
      if copied == 0, cost <= least {
        pieces.append(.spelled(run))
        let end = y &+ run.count
        while y < end {
          sequence[y] = Int32(truncatingIfNeeded: run.pair)
          y &+= 1
        }
        last[run.pair] = y &- 1
        continue
      }
      for _ in 0..<run.count {
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
          pieces.append(.spelled(RowPairs.Run(pair: run.pair, count: 1)))
          copied = 0
        }
        last[run.pair] = y
        sequence[y] = Int32(truncatingIfNeeded: run.pair)
        y += 1
      }
    }
    return pieces
  }

  /// Calls back with the lengths of the copies that make up a longer one, and how often each
  /// follows itself. None is shorter than the shortest.
  private static func eachPart(ofCopy length: Int, _ body: (Int, Int) -> Void) {
    let longest = DeflateCode.longestRun
    var (times, rest) = length.quotientAndRemainder(dividingBy: longest)
    // What is left is too short: the last of the longest ones gives some of its bytes.
    let isShort = times > 0 && (1..<DeflateCode.shortestRun).contains(rest)
    if isShort { times -= 1 }
    if times > 0 { body(longest, times) }
    if isShort {
      body(longest - DeflateCode.shortestRun, 1)
      rest += DeflateCode.shortestRun
    }
    if rest > 0 { body(rest, 1) }
  }
}

/// The distinct rows of a picture as PNG stores them.
struct SampleRows {
  /// Without padding.
  let samples: [UInt8]
  /// For each row of the picture, which of these it is.
  let order: [Int32]
  /// For each of these, the first one that is equal to it: painting may have equal rows twice.
  let firsts: [Int32]
  /// The bytes of a row.
  let stride: Int
  /// The bytes of a pixel.
  let pixel: Int

  init(_ samples: [UInt8], order: [Int32], stride: Int, pixel: Int) {
    self.samples = samples
    self.order = order
    self.stride = stride
    self.pixel = pixel
    firsts = firstEqualRows(in: samples, stride: stride)
  }
}
