/// The compressed pixels of a picture, in the format of a PNG's IDAT chunk.
///
/// A filtered row is a function of the row and the one above it. So each distinct pair of these is
/// filtered and coded once, and the bits are put together in the order of the rows. For that to be
/// possible, a row refers to nothing outside itself: it consists of literal bytes and of runs of one
/// byte. A skeleton's rows have little else, and files are smaller than zlib's.
///
/// Encoding is a function of the pixels alone.
struct RowDeflate {
  /// The bytes of a filtered row.
  private let stride: Int
  private var pairs: [Pair] = []
  /// The pair of each row of the picture.
  private var sequence: [Int32] = []
  private var tokens: [UInt16] = []

  /// A distinct pair of a row and the one above it.
  private struct Pair {
    /// Nil for the first row of the picture.
    var above: Int?
    var row: Int
    /// How often it occurs.
    var count = 0
    var tokens = 0..<0
    /// Of the filtered row.
    var checksum: UInt32 = 1
  }

  /// - Parameter order: For each row of the picture, which of the distinct rows it is.
  init(_ rows: SampleRows, order: [Int32]) {
    stride = rows.stride + 1
    findPairs(order)
    var filter = RowFilter(rows)
    for index in pairs.indices {
      let start = tokens.count
      pairs[index].checksum = filter.code(pairs[index].row, below: pairs[index].above, &tokens)
      pairs[index].tokens = start..<tokens.count
    }
  }

  private mutating func findPairs(_ order: [Int32]) {
    var known = PairTable(capacity: order.count)
    sequence.reserveCapacity(order.count)
    var above: Int32 = -1
    var last: (above: Int32, row: Int32, pair: Int32)?
    for row in order {
      if let last, last.above == above, last.row == row {
        sequence.append(last.pair)
        pairs[Int(last.pair)].count += 1
        continue
      }
      let number = known.number(of: above, row, or: pairs.count)
      if number == pairs.count {
        pairs.append(Pair(above: above < 0 ? nil : Int(above), row: Int(row)))
      }
      pairs[number].count += 1
      sequence.append(Int32(number))
      last = (above, row, Int32(number))
      above = row
    }
  }

  /// The whole stream in zlib's format.
  func stream() -> [UInt8] {
    var frequencies = [Int](repeating: 0, count: DeflateCode.symbols)
    for pair in pairs {
      for token in tokens[pair.tokens] {
        frequencies[DeflateCode.symbol(of: token)] += pair.count
      }
    }
    frequencies[DeflateCode.end] = 1
    let code = DeflateCode(for: frequencies)

    var coded = BitStrings()
    for pair in pairs {
      coded.begin()
      for token in tokens[pair.tokens] {
        let (bits, count) = code.bits(of: token)
        coded.append(bits, count)
      }
      coded.end()
    }
    var writer = BitWriter(capacity: code.size(of: frequencies) / 8 + 1024)
    // The method and the window's size; the second byte makes the two a multiple of 31.
    writer.append(0x78, 8)
    writer.append(0x9C, 8)
    code.writeHeader(to: &writer)
    for pair in sequence { writer.append(coded, Int(pair)) }
    let (bits, count) = code.endBits()
    writer.append(bits, count)
    return writer.finish(with: checksum)
  }

  /// The Adler-32 checksum of all filtered rows.
  private var checksum: UInt32 {
    let modulus = 65_521
    var low = 1
    var high = 0
    for pair in sequence {
      let own = pairs[Int(pair)].checksum
      high = (high + Int(own >> 16) + stride % modulus * (low + modulus - 1)) % modulus
      low = (low + Int(own & 0xFFFF) + modulus - 1) % modulus
    }
    return UInt32(high << 16 | low)
  }
}

/// The distinct rows of a picture as PNG stores them.
struct SampleRows {
  /// Without padding.
  let samples: [UInt8]
  /// The bytes of a row.
  let stride: Int
  /// The bytes of a pixel.
  let pixel: Int
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
