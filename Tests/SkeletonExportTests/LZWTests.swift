import Testing

@testable import SkeletonExport
@testable import SkeletonPainting

struct LZWTests {
  /// A reader written from the GIF89a specification, appendix F.
  static func decoded(_ image: [UInt8]) -> [UInt8]? {
    guard let bits = image.first else { return nil }
    var data: [UInt8] = []
    var place = 1
    while place < image.count, image[place] > 0 {
      let end = place + 1 + Int(image[place])
      guard end <= image.count else { return nil }
      data += image[(place + 1)..<end]
      place = end
    }
    guard place == image.count - 1 else { return nil }
    let clear = 1 << Int(bits)
    var table: [[UInt8]] = []
    var width = 0
    func reset() {
      table = (0..<clear).map { [UInt8($0)] } + [[], []]
      width = Int(bits) + 1
    }
    reset()
    var result: [UInt8] = []
    var last: [UInt8]?
    var at = 0
    while at + width <= data.count * 8 {
      var code = 0
      for bit in 0..<width where data[(at + bit) / 8] >> UInt8((at + bit) % 8) & 1 == 1 {
        code |= 1 << bit
      }
      at += width
      if code == clear {
        reset()
        last = nil
        continue
      }
      if code == clear + 1 { return data.count * 8 - at < 8 ? result : nil }
      guard let before = last else {
        guard code < clear else { return nil }
        last = table[code]
        result += table[code]
        continue
      }
      let entry: [UInt8]
      if code < table.count {
        entry = table[code]
      } else if code == table.count {
        entry = before + [before[0]]
      } else {
        return nil
      }
      result += entry
      if table.count < 4096 {
        table.append(before + [entry[0]])
        if table.count == 1 << width, width < 12 { width += 1 }
      }
      last = entry
    }
    return nil
  }

  @Test(arguments: [2, 3, 8], LZW.Clearing.allCases)
  func whatIsWrittenIsRead(bits: Int, clearing: LZW.Clearing) {
    var generator = Numbers(seed: UInt64(bits))
    for length in [1, 2, 3, 255, 4_000, 40_000] {
      // From runs of one value to noise, which fills the table soonest.
      for spread in [1, 2, 1 << bits] {
        let indices = (0..<length).map { _ in UInt8(generator.next() % UInt64(spread)) }
        let pixels = indices.map { LZW.Pixel(first: $0, second: $0) }
        let image = LZW.image(pixels, bits: bits, .first, clearing)
        #expect(Self.decoded(image) == indices, "\(length) of \(spread)")
      }
    }
  }

  /// Where there is a choice, each of the two may be written; where not, the one there is.
  @Test(arguments: LZW.Taste.allCases)
  func eitherIndexIsRead(taste: LZW.Taste) throws {
    var generator = Numbers(seed: 5)
    let pixels = (0..<20_000).map { _ in
      let index = UInt8(generator.next() % 9)
      return LZW.Pixel(first: index, second: generator.next() % 3 == 0 ? index : 15)
    }
    let image = LZW.image(pixels, bits: 4, taste, .whenWorse)
    let read = try #require(Self.decoded(image))
    #expect(read.count == pixels.count)
    #expect(
      zip(read, pixels).allSatisfy { index, pixel in
        switch taste {
        case .first: index == pixel.first
        case .second: index == pixel.second
        case .eitherFirst, .eitherSecond: index == pixel.first || index == pixel.second
        }
      })
  }

  /// A choice makes longer strings.
  @Test func aChoiceIsWorthIt() {
    let pixels = (0..<9_000).map { place in
      let index = UInt8(place % 90 / 9)
      return LZW.Pixel(first: index, second: place / 90 % 4 == 0 ? 15 : index)
    }
    let sizes = LZW.Taste.allCases.map { LZW.image(pixels, bits: 4, $0, .whenWorse).count }
    #expect(min(sizes[2], sizes[3]) < sizes[1])
  }
}

/// Equal numbers in every run.
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 11
  }
}
