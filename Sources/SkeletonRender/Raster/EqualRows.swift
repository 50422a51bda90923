import SkeletonSystem

/// For each row of some bytes without padding, the first row that is equal to it.
func firstEqualRows(in bytes: [UInt8], stride: Int) -> [Int] {
  guard stride > 0 else { return [] }
  /// The rows met so far, by their checksum: different ones rarely share it.
  var known: [UInt32: [Int]] = [:]
  var firsts: [Int] = []
  func row(_ index: Int) -> ArraySlice<UInt8> { bytes[index * stride..<(index + 1) * stride] }
  for index in 0..<bytes.count / stride {
    // Most rows of a mask are those of straight sides, equal to the row above.
    if let last = firsts.last, Files.areEqual(row(index), row(index - 1)) {
      firsts.append(last)
      continue
    }
    let checksum = PNGChunks.checksum(of: row(index))
    let first = known[checksum]?.first { Files.areEqual(row(index), row($0)) }
    firsts.append(first ?? index)
    if first == nil { known[checksum, default: []].append(index) }
  }
  return firsts
}
