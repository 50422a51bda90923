/// Filters rows, and spells them as literal bytes and runs.
struct RowSpeller {
  private let rows: SampleRows
  /// The filtered row, the number of its filter first: for the filters that are tried.
  private var filtered: [UInt8]
  private var other: [UInt8]
  private var otherTokens: [UInt16] = []

  /// PNG's numbers.
  private enum Filter: UInt8 { case none = 0, sub, up }

  init(_ rows: SampleRows) {
    self.rows = rows
    filtered = [UInt8](repeating: 0, count: rows.stride + 1)
    other = filtered
  }

  /// Appends a row; returns its checksum, and about how many bits it will take.
  ///
  /// A row equal to the one above becomes zeros. Others are filtered in two ways, of which the
  /// cheaper one counts: by the row above, or else by the pixel before; places in a palette, which
  /// are not quantities, not at all.
  mutating func code(
    _ row: Int, below above: Int?, _ tokens: inout [UInt16]
  ) -> (checksum: UInt32, cost: Int) {
    let start = tokens.count
    filter(row, above, rows.pixel == 1 ? .none : .sub, into: &filtered)
    let cost = Self.spell(filtered, &tokens)
    guard let above else { return (adlerChecksum(of: filtered), cost) }
    filter(row, above, .up, into: &other)
    otherTokens.removeAll(keepingCapacity: true)
    let otherCost = Self.spell(other, &otherTokens)
    guard otherCost < cost else { return (adlerChecksum(of: filtered), cost) }
    tokens.replaceSubrange(start..., with: otherTokens)
    return (adlerChecksum(of: other), otherCost)
  }

  private func filter(_ row: Int, _ above: Int?, _ filter: Filter, into target: inout [UInt8]) {
    let stride = rows.stride
    let pixel = rows.pixel
    unsafe rows.samples.withUnsafeBufferPointer { samples in
      unsafe target.withUnsafeMutableBufferPointer { target in
        guard let first = samples.baseAddress, let start = target.baseAddress else { return }
        precondition((row + 1) * stride <= samples.count && target.count > stride)
        let own = unsafe first + row * stride
        unsafe start.pointee = filter.rawValue
        let target = unsafe start + 1
        switch filter {
        case .none: unsafe target.update(from: own, count: stride)
        case .sub:
          unsafe target.update(from: own, count: min(pixel, stride))
          for index in min(pixel, stride)..<stride {
            unsafe target[index] = own[index] &- own[index &- pixel]
          }
        case .up:
          let above = unsafe own + ((above ?? row) - row) * stride
          for index in 0..<stride { unsafe target[index] = own[index] &- above[index] }
        }
      }
    }
  }

  /// Appends a filtered row as tokens; returns about how many bits they will take.
  private static func spell(_ bytes: [UInt8], _ tokens: inout [UInt16]) -> Int {
    unsafe bytes.withUnsafeBytes { bytes in
      var cost = 0
      var last = unsafe bytes[0]
      tokens.append(UInt16(last))
      var at = 1
      while at < bytes.count {
        let byte = unsafe bytes[at]
        guard byte == last else {
          tokens.append(UInt16(byte))
          last = byte
          at += 1
          cost += 6
          continue
        }
        let end = unsafe Self.end(ofRunAt: at, in: bytes)
        var rest = end - at
        while rest >= DeflateCode.shortestRun {
          let length = min(rest, DeflateCode.longestRun)
          tokens.append(DeflateCode.token(ofRun: length))
          cost += length < 11 ? 4 : 7
          rest -= length
        }
        for _ in 0..<rest { tokens.append(UInt16(byte)) }
        cost += rest * 3
        at = end
      }
      return cost
    }
  }

  @inline(__always)
  private static func end(ofRunAt start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    let byte = unsafe bytes[start]
    let eight = UInt64(byte) &* 0x0101_0101_0101_0101
    var at = start &+ 1
    while at &+ 8 <= bytes.count {
      let unlike = unsafe bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self).littleEndian ^ eight
      if unlike != 0 { return at &+ unlike.trailingZeroBitCount / 8 }
      at &+= 8
    }
    while at < bytes.count, unsafe bytes[at] == byte { at &+= 1 }
    return at
  }
}
