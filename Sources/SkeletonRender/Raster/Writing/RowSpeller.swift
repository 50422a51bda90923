/// Filters rows, and spells them as literal bytes and runs.
struct RowSpeller {
  private let rows: SampleRows
  /// A row that repeats the one above, filtered: zeros.
  private let repetition: Spelling
  private var plain: Spelling
  private var upward: Spelling

  /// PNG's numbers.
  private enum Filter: UInt8 { case none = 0, sub, up }

  init(_ rows: SampleRows) {
    self.rows = rows
    plain = Spelling(stride: rows.stride)
    upward = plain
    var zeros = plain
    unsafe zeros.spell(Filter.up.rawValue) { target in
      unsafe target.update(repeating: 0, count: rows.stride)
    }
    repetition = zeros
  }

  /// Appends a row; returns its checksum, and about how many bits it will take.
  ///
  /// A row equal to the one above becomes zeros. Others are filtered in two ways, of which the
  /// cheaper one counts: by the row above, or else by the pixel before; places in a palette, which
  /// are not quantities, not at all.
  mutating func code(
    _ row: Int, below above: Int?, _ tokens: inout [UInt16]
  ) -> (checksum: UInt32, cost: Int) {
    guard let above else {
      spellPlain(row)
      return plain.append(to: &tokens)
    }
    guard row != above else { return repetition.append(to: &tokens) }
    unsafe rows.withRows(row, above) { own, above in
      let stride = rows.stride
      unsafe upward.spell(Filter.up.rawValue) { target in
        for index in 0..<stride { unsafe target[index] = own[index] &- above[index] }
      }
    }
    // Where little has changed, nothing else is tried.
    if upward.count * 16 <= rows.stride { return upward.append(to: &tokens) }
    spellPlain(row)
    return upward.cost < plain.cost
      ? upward.append(to: &tokens) : plain.append(to: &tokens)
  }

  private mutating func spellPlain(_ row: Int) {
    let (stride, pixel) = (rows.stride, rows.pixel)
    unsafe rows.withRows(row, row) { own, _ in
      if pixel == 1 {
        unsafe plain.spell(Filter.none.rawValue) { unsafe $0.update(from: own, count: stride) }
        return
      }
      unsafe plain.spell(Filter.sub.rawValue) { target in
        unsafe target.update(from: own, count: min(pixel, stride))
        for index in min(pixel, stride)..<stride {
          unsafe target[index] = own[index] &- own[index &- pixel]
        }
      }
    }
  }
}

/// A filtered row as tokens.
private struct Spelling {
  /// The number of the filter, then the filtered row.
  private var bytes: [UInt8]
  /// Room for as many tokens as there are bytes.
  private var tokens: [UInt16]
  private(set) var count = 0
  /// About how many bits the tokens will take.
  private(set) var cost = 0

  init(stride: Int) {
    bytes = [UInt8](repeating: 0, count: stride + 1)
    tokens = [UInt16](repeating: 0, count: stride + 1)
  }

  func append(to all: inout [UInt16]) -> (checksum: UInt32, cost: Int) {
    all.append(contentsOf: tokens[..<count])
    return (adlerChecksum(of: bytes), cost)
  }

  /// - Parameter fill: Writes the filtered row.
  mutating func spell(_ filter: UInt8, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    let size = bytes.count
    precondition(tokens.count == size)
    (count, cost) = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe tokens.withUnsafeMutableBufferPointer { tokens in
        guard let start = bytes.baseAddress, let tokens = tokens.baseAddress else {
          return (0, 0)
        }
        unsafe start.storeBytes(of: filter, as: UInt8.self)
        unsafe fill(start.assumingMemoryBound(to: UInt8.self) + 1)
        return unsafe Self.spell(UnsafeRawPointer(start), size, to: tokens)
      }
    }
  }

  private static func spell(
    _ bytes: UnsafeRawPointer, _ size: Int, to tokens: UnsafeMutablePointer<UInt16>
  ) -> (count: Int, cost: Int) {
    var last = unsafe bytes.load(as: UInt8.self)
    unsafe tokens[0] = UInt16(last)
    var count = 1
    var cost = 0
    var at = 1
    while at < size {
      let byte = unsafe bytes.load(fromByteOffset: at, as: UInt8.self)
      guard byte == last else {
        unsafe tokens[count] = UInt16(byte)
        count &+= 1
        last = byte
        at &+= 1
        cost &+= 6
        continue
      }
      let end = unsafe Self.end(ofRunAt: at, in: bytes, size)
      var rest = end &- at
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
    return (count, cost)
  }

  @inline(__always)
  private static func end(ofRunAt start: Int, in bytes: UnsafeRawPointer, _ size: Int) -> Int {
    let byte = unsafe bytes.load(fromByteOffset: start, as: UInt8.self)
    let eight = UInt64(byte) &* 0x0101_0101_0101_0101
    var at = start &+ 1
    while at &+ 8 <= size {
      let unlike =
        unsafe bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self).littleEndian ^ eight
      if unlike != 0 { return at &+ unlike.trailingZeroBitCount / 8 }
      at &+= 8
    }
    while at < size, unsafe bytes.load(fromByteOffset: at, as: UInt8.self) == byte { at &+= 1 }
    return at
  }
}

extension SampleRows {
  fileprivate func withRows(
    _ row: Int, _ other: Int, _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>) -> Void
  ) {
    precondition((max(row, other) + 1) * stride <= samples.count && min(row, other) >= 0)
    unsafe samples.withUnsafeBufferPointer { samples in
      guard let start = samples.baseAddress else { return }
      unsafe body(start + row * stride, start + other * stride)
    }
  }
}
