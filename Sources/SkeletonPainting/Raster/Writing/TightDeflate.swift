/// Compresses bytes to a zlib stream that is mostly smaller than any of libdeflate's, above all a
/// short one, in the way of Zopfli. It takes some tenths of a second for a megabyte. The same bytes
/// give the same stream everywhere.
///
/// - Parameter part: How many bytes are looked at together, which bounds the memory it takes.
package func tightDeflate(_ bytes: [UInt8], part: Int = 1_000_000) -> [UInt8] {
  TightDeflate(bytes, part: part).stream()
}

/// The blocks of a deflate stream: bytes of a kind have codes of their own.
private struct TightDeflate {
  private let bytes: [UInt8]
  private var blocks: [[DeflateToken]] = []

  /// No more blocks of one part than these are worth a search.
  private static let mostBlocks = 15

  init(_ bytes: [UInt8], part: Int) {
    self.bytes = bytes
    for start in stride(from: 0, to: bytes.count, by: part) {
      let end = min(start + part, bytes.count)
      // A copy may reach back into the part before.
      let reach = max(start - DeflateCode.farthest, 0)
      blocks += Self.blocks(of: start - reach..<end - reach, in: Array(bytes[reach..<end]))
    }
    if blocks.isEmpty { blocks = [[]] }
  }

  private static func blocks(of part: Range<Int>, in bytes: [UInt8]) -> [[DeflateToken]] {
    let parse = DeflateParse(bytes)
    let rounds = min(max(3_000_000 / max(part.count, 1), 3), 15)
    let greedy = parse.greedy(part)
    var best: (blocks: [[DeflateToken]], size: Int)?
    func consider(_ blocks: [[DeflateToken]]) {
      let size = size(blocks)
      if size < best?.size ?? .max { best = (blocks, size) }
    }
    func parsed(_ blocks: [[DeflateToken]]) -> [[DeflateToken]] {
      var place = part.lowerBound
      return blocks.map { block in
        let end = place + block.reduce(0) { $0 + $1.count }
        defer { place = end }
        return parse.block(place..<end, from: block, rounds: rounds)
      }
    }
    consider(parsed(divided(greedy)))
    // What that leads to is divided anew.
    let again = divided((best?.blocks ?? [greedy]).flatMap { $0 })
    consider(again)
    if part.count <= 200_000 { consider(parsed(again)) }
    return best?.blocks ?? [greedy]
  }

  private static func size(_ blocks: [[DeflateToken]]) -> Int {
    blocks.reduce(0) { $0 + DeflateCode(tightlyFor: DeflateCode.Frequencies(of: $1)).size }
  }

  /// The tokens of each block: the longest block is divided where that saves most, as long as it
  /// saves anything.
  private static func divided(_ tokens: [DeflateToken]) -> [[DeflateToken]] {
    func cost(_ range: Range<Int>) -> Int {
      DeflateCode.estimate(for: DeflateCode.Frequencies(of: tokens[range]))
    }
    var ends: [Int] = []
    var waiting = [0..<tokens.count]
    while ends.count + 1 < mostBlocks, let range = waiting.max(by: { $0.count < $1.count }) {
      waiting.removeAll { $0 == range }
      guard range.count > 20 else { break }
      let place = lowest(range.lowerBound + 1..<range.upperBound) {
        cost(range.lowerBound..<$0) + cost($0..<range.upperBound)
      }
      let divided = cost(range.lowerBound..<place) + cost(place..<range.upperBound)
      guard divided < cost(range) else { continue }
      ends.append(place)
      waiting += [range.lowerBound..<place, place..<range.upperBound]
    }
    ends.sort()
    return zip([0] + ends, ends + [tokens.count]).map { Array(tokens[$0..<$1]) }
  }

  /// About where a function of places is lowest: some are tried, then some between the neighbours
  /// of the lowest one.
  private static func lowest(_ places: Range<Int>, _ cost: (Int) -> Int) -> Int {
    var (low, high) = (places.lowerBound, places.upperBound)
    var best = (place: low, cost: Int.max)
    while high > low {
      let step = max((high - low) / 10, 1)
      var found = best
      for place in stride(from: low, to: high, by: step) {
        let own = cost(place)
        if own < found.cost { found = (place, own) }
      }
      guard found.cost < best.cost else { break }
      best = found
      guard step > 1 else { break }
      (low, high) = (max(found.place - step, low), min(found.place + step, high))
    }
    return best.place
  }

  func stream() -> [UInt8] {
    let codes = blocks.map { DeflateCode(tightlyFor: DeflateCode.Frequencies(of: $0)) }
    let bits = codes.reduce(0) { $0 + $1.size }
    return BitWriter.bytes(limit: 2 + (bits + 7) / 8 + 4) { writer in
      // A window of 32 KiB, the slowest compression: the two bytes are a multiple of 31.
      writer.append(0x78, 8)
      writer.append(0xDA, 8)
      for (index, (block, code)) in zip(blocks, codes).enumerated() {
        let isLast = index == blocks.count - 1
        code.writeHeader(to: &writer, isLast: isLast)
        for token in block {
          let (bits, count) =
            token.copied > 0
            ? code.bits(ofCopy: token.copied, from: token.distance)
            : code.bits(of: UInt16(token.byte))
          writer.append(bits, count)
        }
        code.writeEnd(to: &writer, isLast: isLast)
      }
      // The checksum, from its highest byte.
      writer.append(UInt64(checksumOfStream(bytes).byteSwapped), 32)
    }
  }
}
