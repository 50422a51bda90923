/// Filters rows, and spells them as literal bytes and runs.
struct RowSpeller {
  /// The tokens of all rows spelled so far, and room for more.
  private var tokens: [UInt16] = []
  private var used = 0
  /// Room for the number of a filter, then the filtered row.
  private var bytes: [UInt8] = []
  /// A row that repeats the one above, filtered: zeros.
  private var repetition = Spelling.nothing

  /// A filtered row as tokens.
  struct Spelling {
    var tokens: Range<Int>
    /// About how many bits the tokens will take.
    var cost: Int
    /// Of the filtered row: Adler-32.
    var checksum: UInt32

    static let nothing = Spelling(tokens: 0..<0, cost: 0, checksum: 1)
  }

  /// PNG's numbers.
  private enum Filter: UInt8 { case none = 0, sub, up }

  /// Forgets all rows, but keeps the room.
  mutating func begin(stride: Int) {
    used = 0
    if bytes.count != stride + 1 { bytes = [UInt8](repeating: 0, count: stride + 1) }
    repetition = keep(
      unsafe spell(.up) { target in
        unsafe target.update(repeating: 0, count: stride)
      })
  }

  func withTokens(of spelling: Spelling, _ body: (UnsafeBufferPointer<UInt16>) -> Void) {
    unsafe tokens.withUnsafeBufferPointer { tokens in
      unsafe body(UnsafeBufferPointer(rebasing: tokens[spelling.tokens]))
    }
  }

  /// Spells a row.
  ///
  /// A row equal to the one above becomes zeros. Others are filtered in two ways, of which the
  /// cheaper one counts: by the row above, or else by the pixel before; places in a palette, which
  /// are not quantities, not at all.
  mutating func spell(_ pair: RowPairs.Pair, of rows: SampleRows) -> Spelling {
    precondition(bytes.count == rows.stride + 1, "there is room for rows of this stride")
    let (above, row) = (Int(pair.above), Int(pair.row))
    if row == above { return repetition }
    guard above >= 0 else { return keep(spellPlain(row, of: rows, behind: used)) }
    let upward = spellUpward(row, below: above, of: rows)
    // Where little has changed, nothing else is tried.
    if upward.tokens.count * 16 <= rows.stride { return keep(upward) }
    let plain = spellPlain(
      row, of: rows, behind: upward.tokens.upperBound, cheaperThan: upward.cost + 1)
    return keep(upward.cost < plain.cost ? upward : plain)
  }

  private mutating func spellUpward(_ row: Int, below above: Int, of rows: SampleRows) -> Spelling {
    let stride = rows.stride
    return unsafe rows.withRows(row, above) { own, above in
      unsafe spell(.up) { target in
        for index in 0..<stride { unsafe target[index] = own[index] &- above[index] }
      }
    }
  }

  private mutating func spellPlain(
    _ row: Int, of rows: SampleRows, behind start: Int, cheaperThan limit: Int = .max
  ) -> Spelling {
    let (stride, pixel) = (rows.stride, rows.pixel)
    return unsafe rows.withRows(row, row) { own, _ in
      if pixel == 1 {
        return unsafe spell(.none, behind: start, cheaperThan: limit) {
          unsafe $0.update(from: own, count: stride)
        }
      }
      return unsafe spell(.sub, behind: start, cheaperThan: limit) { target in
        unsafe target.update(from: own, count: min(pixel, stride))
        for index in min(pixel, stride)..<stride {
          unsafe target[index] = own[index] &- own[index &- pixel]
        }
      }
    }
  }

  /// Puts a row behind those that are kept.
  private mutating func keep(_ spelling: Spelling) -> Spelling {
    var kept = spelling
    kept.tokens = used..<used + spelling.tokens.count
    if kept.tokens != spelling.tokens {
      for (index, place) in zip(kept.tokens, spelling.tokens) { tokens[index] = tokens[place] }
    }
    used = kept.tokens.upperBound
    return kept
  }

  /// Spells a filtered row behind those that are kept, or behind a place after them.
  ///
  /// - Parameters:
  ///   - limit: What costs as much is not spelled to its end.
  ///   - fill: Writes the filtered row.
  private mutating func spell(
    _ filter: Filter, behind start: Int? = nil, cheaperThan limit: Int = .max,
    _ fill: (UnsafeMutablePointer<UInt8>) -> Void
  ) -> Spelling {
    let (start, size) = (start ?? used, bytes.count)
    // There are no more tokens than bytes.
    if tokens.count < start + size {
      tokens += repeatElement(0, count: max(start + size, 2 * tokens.count) - tokens.count)
    }
    return unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      unsafe tokens.withUnsafeMutableBufferPointer { tokens in
        guard let bytes = bytes.baseAddress, let tokens = tokens.baseAddress else {
          return .nothing
        }
        unsafe bytes[0] = filter.rawValue
        unsafe fill(bytes + 1)
        var spelling = unsafe Self.spell(
          UnsafePointer(bytes), size, to: tokens + start, cheaperThan: limit)
        spelling.tokens = start..<start + spelling.tokens.count
        return spelling
      }
    }
  }

  private static func spell(
    _ bytes: UnsafePointer<UInt8>, _ size: Int, to tokens: UnsafeMutablePointer<UInt16>,
    cheaperThan limit: Int
  ) -> Spelling {
    var last = unsafe bytes[0]
    unsafe tokens[0] = UInt16(last)
    var count = 1
    var cost = 0
    var at = 1
    // The checksum's two sums do not overflow: a row has 65,537 bytes at most.
    var low = 1 &+ Int(last)
    var high = low
    while at < size, cost < limit {
      let byte = unsafe bytes[at]
      guard byte == last else {
        unsafe tokens[count] = UInt16(byte)
        count &+= 1
        last = byte
        at &+= 1
        cost &+= 6
        low &+= Int(byte)
        high &+= low
        continue
      }
      let end = unsafe ByteRun.end(at: at, in: UnsafeRawPointer(bytes), size)
      var rest = end &- at
      high &+= rest &* low &+ Int(byte) &* (rest &* (rest &+ 1) / 2)
      low &+= rest &* Int(byte)
      while rest >= DeflateCode.shortestRun {
        let length = min(rest, DeflateCode.longestRun)
        unsafe tokens[count] = DeflateCode.token(ofRun: length)
        count &+= 1
        cost &+= length < 11 ? 4 : 7
        rest &-= length
      }
      for _ in 0..<rest {
        unsafe tokens[count] = UInt16(byte)
        count &+= 1
      }
      cost &+= rest &* 3
      at = end
    }
    let checksum = UInt32(high % 65_521) << 16 | UInt32(low % 65_521)
    return Spelling(tokens: 0..<count, cost: cost, checksum: checksum)
  }
}

extension SampleRows {
  fileprivate func withRows<Answer>(
    _ row: Int, _ other: Int,
    _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>) -> Answer
  ) -> Answer {
    precondition((max(row, other) + 1) * stride <= samples.count && min(row, other) >= 0)
    return unsafe samples.withUnsafeBufferPointer { samples in
      guard let start = samples.baseAddress else { preconditionFailure("a row has pixels") }
      return unsafe body(start + row * stride, start + other * stride)
    }
  }
}
