import TestSupport
import Testing
@testable import SkeletonPainting

struct TightDeflateTests {
  /// Bytes like those of pictures, and some that no picture has.
  private static func sample(_ seed: Int) -> [UInt8] {
    var dice = Dice(seed)
    let count = Int.random(in: 0...1_200, using: &dice)
    let values = dice.pick([1, 2, 7, 60, 256])
    var bytes: [UInt8] = []
    while bytes.count < count {
      let length = Int.random(in: 1...300, using: &dice)
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: bytes += (0..<length).map { _ in UInt8(Int.random(in: 0..<values, using: &dice)) }
      case 1: bytes += repeatElement(UInt8(values - 1), count: length)
      case 2: bytes += bytes.suffix(Int.random(in: 1...1_000, using: &dice))
      default: bytes += (0..<length).map { UInt8(truncatingIfNeeded: $0 / 3) }
      }
    }
    return bytes
  }

  private static func inflated(_ stream: [UInt8], count: Int) -> [UInt8]? {
    var room = [UInt8](repeating: 0, count: count)
    let result = unsafe stream.withUnsafeBytes { stream in
      unsafe room.withUnsafeMutableBytes { unsafe inflate(stream, to: $0) }
    }
    return result == .full ? room : nil
  }

  @Test(arguments: 0..<24)
  func whatIsCompressedIsInflatedAgain(seed: Int) {
    let bytes = Self.sample(seed)
    let stream = tightDeflate(bytes)
    #expect(Self.inflated(stream, count: bytes.count) == bytes)
    #expect(tightDeflate(bytes) == stream)
  }

  /// Copies reach into the part before, and each part ends where the next one begins.
  @Test func bytesOfSeveralPartsAreInflatedAgain() {
    let ramp = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    let bytes = ramp + Self.sample(2)
    for part in [250, 999, 100_000] {
      let stream = tightDeflate(bytes, part: part)
      #expect(Self.inflated(stream, count: bytes.count) == bytes, "\(part)")
    }
  }

  @Test(arguments: [[], [7], [7, 7, 7, 7], Array(0...255)])
  func shortOnesAreInflatedAgain(bytes: [UInt8]) {
    #expect(Self.inflated(tightDeflate(bytes), count: bytes.count) == bytes)
  }

  /// The rows of a gradient that moves on by a pixel each row.
  @Test func itIsSmallerThanLibdeflate() throws {
    var bytes: [UInt8] = []
    for row in 0..<60 {
      bytes.append(0)
      for column in 0..<90 {
        let step = (column + row) / 9 % 11 * 3
        bytes.append(UInt8(step + (row * column % 17 == 0 ? 1 : 0)))
      }
    }
    let theirs = try #require(deflate(bytes, level: 12)).count
    let own = tightDeflate(bytes).count
    #expect(own < theirs, "\(own) instead of \(theirs)")
  }
}
