import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

extension Picture {
  /// A picture from hexadecimal RGBA values, row by row.
  fileprivate init(_ width: Int, _ pixels: [UInt32]) {
    self.init(
      width: width, height: pixels.count / width, samples: .plain(pixels.map(\.byteSwapped)))
  }

  fileprivate static func random(
    _ width: Int, _ height: Int, using generator: inout SomeRandom, from colors: [UInt32]
  ) -> Picture {
    Picture(
      width,
      (0..<width * height).map { _ in
        colors.randomElement(using: &generator) ?? 0
      })
  }

  fileprivate var fine: Picture {
    Picture(width: width, height: height, samples: .fine(fineSamples))
  }
}

/// Pseudo-random numbers, the same in every run.
private struct SomeRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
  }
}

struct ComparisonTests {
  static let perceptual = Tolerance.Metric.perceptual(threshold: 0.1, ignoringAntialiasing: false)

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: UInt32
    let after: UInt32
    let metric: Tolerance.Metric
    let differing: Int
    let maxDelta: Double
    var verdict = Verdict.different
  }

  @Test(arguments: [
    Row(
      testDescription: "equal", before: 0x0102_0380, after: 0x0102_0380, metric: .exact,
      differing: 0, maxDelta: 0, verdict: .identical),
    Row(
      testDescription: "one step is a difference", before: 0xFFFF_FFFF, after: 0xFFFE_FFFF,
      metric: .exact, differing: 1, maxDelta: 1),
    Row(
      testDescription: "alpha is a sample", before: 0x1020_30FF, after: 0x1020_30FC,
      metric: .exact, differing: 1, maxDelta: 3),
    Row(
      testDescription: "invisible differences are equal", before: 0xFF00_FF00, after: 0,
      metric: .exact, differing: 0, maxDelta: 0, verdict: .identical),
    Row(
      testDescription: "invisible differences are equal by channel", before: 0xFF00_FF00, after: 0,
      metric: .channel(0), differing: 0, maxDelta: 0, verdict: .identical),
    Row(
      testDescription: "nearly transparent is not transparent", before: 0x0A00_0001,
      after: 0x0B00_0001, metric: .exact, differing: 1, maxDelta: 1),
    Row(
      testDescription: "as far as the threshold", before: 0x1010_10FF, after: 0x1412_10FF,
      metric: .channel(4), differing: 0, maxDelta: 4, verdict: .tolerated),
    Row(
      testDescription: "beyond the threshold", before: 0x1010_10FF, after: 0x1012_15FF,
      metric: .channel(4), differing: 1, maxDelta: 5),
    Row(
      testDescription: "a channel threshold of 0 is exact", before: 0, after: 0x0000_0001,
      metric: .channel(0), differing: 1, maxDelta: 1),
  ])
  func onePixel(_ row: Row) {
    let tolerance = Tolerance(metric: row.metric)
    let pictures = (Picture(1, [row.before]), Picture(1, [row.after]))
    for (before, after) in [
      pictures, (pictures.1, pictures.0), (pictures.0.fine, pictures.1.fine),
      (pictures.0.fine, pictures.1),
    ] {
      let found = compare(before, with: after, tolerance: tolerance)
      #expect(found.differing == row.differing)
      #expect(found.maxDelta == row.maxDelta)
      #expect(found.verdict == row.verdict)
    }
  }

  @Test func sixteenBitsSeeWhatEightDoNot() {
    let one = Picture(width: 1, height: 1, samples: .fine([0xFFFF_0000_0000_8000]))
    let other = Picture(width: 1, height: 1, samples: .fine([0xFFFF_0000_0000_8001]))
    let exact = compare(one, with: other)
    #expect(exact.verdict == .different)
    #expect(abs(exact.maxDelta - 1 / 257) < 1e-12)
    let loose = compare(one, with: other, tolerance: Tolerance(metric: .channel(1)))
    #expect(loose.verdict == .tolerated)
    let plain = Picture(1, [0x8000_00FF])
    #expect(compare(one, with: plain).verdict == .different)
    #expect(compare(plain.fine, with: plain).verdict == .identical)
  }

  @Test(arguments: [
    (Tolerance.Allowance.pixels(2), Verdict.different), (.pixels(3), .tolerated),
    (.ratio(0.29), .different), (.ratio(0.3), .tolerated), (.ratio(1), .tolerated),
  ])
  func allowance(_ allowance: Tolerance.Allowance, verdict: Verdict) {
    let before = Picture(5, [UInt32](repeating: 0xFFFF_FFFF, count: 10))
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 10)
    for place in [1, 2, 8] { pixels[place] = 0xFF }
    let found = compare(
      before, with: Picture(5, pixels), tolerance: Tolerance(metric: .exact, allowance: allowance))
    #expect(found.verdict == verdict)
    #expect(found.differing == 3)
    #expect(found.ratio == 0.3)
    #expect(found.bounds == PixelBox(left: 1, top: 0, right: 4, bottom: 2))
    #expect(
      found.runs == [PixelRun(y: 0, left: 1, right: 3), PixelRun(y: 1, left: 3, right: 4)])
  }

  @Test func maskedPixelsAreIgnored() {
    let before = Picture(4, [UInt32](repeating: 0xFFFF_FFFF, count: 8))
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 8)
    pixels[1] = 0x0000_00FF
    pixels[6] = 0xFEFF_FFFF
    let after = Picture(4, pixels)
    let first = PixelBox(left: 0, top: 0, right: 2, bottom: 1)
    let beyond = PixelBox(left: 2, top: 1, right: 900, bottom: 900)
    let partly = compare(before, with: after, masks: [first])
    #expect(partly.verdict == .different)
    #expect(partly.maxDelta == 1)
    #expect(partly.runs == [PixelRun(y: 1, left: 2, right: 3)])
    let wholly = compare(before, with: after, masks: [beyond, first, first])
    #expect(wholly.verdict == .tolerated)
    #expect(wholly.differing == 0)
    #expect(wholly.bounds == nil)
    #expect(compare(before, with: before, masks: [first]).verdict == .identical)
    let painted = differencePicture(of: partly, over: before)
    #expect(painted?[0, 0] == Pixel(red: 205, green: 225, blue: 255, alpha: 255))
    #expect(painted?[2, 1] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(painted?[3, 1] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
  }

  @Test func anotherSizeIsResizedUnderAnyTolerance() {
    let before = Picture(2, [0xFF, 0xFF])
    let after = Picture(1, [0xFF, 0xFF])
    let tolerance = Tolerance(metric: .channel(255), allowance: .ratio(1))
    let found = compare(before, with: after, tolerance: tolerance)
    #expect(found.verdict == .resized)
    let exact = compare(before, with: after)
    #expect(exact.width == 2)
    #expect(exact.height == 2)
    #expect(exact.differing == 2)
    #expect(exact.bounds == PixelBox(left: 0, top: 0, right: 2, bottom: 2))
    #expect(differencePicture(of: exact, over: before)?.width == 2)
  }

  @Test func picturesTooLargeToCompareAreOnlyResized() {
    let across = Picture(16_384, [UInt32](repeating: 0xFF, count: 16_384))
    let down = Picture(1, [UInt32](repeating: 0xFF, count: 16_384))
    let found = compare(across, with: down)
    #expect(found.verdict == .resized)
    #expect(found.ratio == 1)
    #expect(differencePicture(of: found, over: across) == nil)
  }

  @Test func theOrderChangesNothing() {
    var random = SomeRandom(state: 7)
    let colors: [UInt32] = [
      0xFFFF_FFFF, 0xF0F0_F0FF, 0x8080_80FF, 0x0000_00FF, 0xFF00_0080, 0x0000_FF40, 0x1234_5600,
    ]
    for _ in 0..<40 {
      let one = Picture.random(23, 11, using: &random, from: colors)
      var other = Picture.random(23, 11, using: &random, from: colors)
      if Bool.random(using: &random) { other = other.fine }
      for metric in [
        .exact, .channel(100), Self.perceptual,
        .perceptual(threshold: 0.05, ignoringAntialiasing: true),
      ] as [Tolerance.Metric] {
        let tolerance = Tolerance(metric: metric)
        let there = compare(one, with: other, tolerance: tolerance)
        let back = compare(other, with: one, tolerance: tolerance)
        #expect(there == back)
        #expect(there.differing == there.runs.map(\.count).reduce(0, +))
      }
    }
  }

  @Test func aBitmapComparesAsItsFile() throws {
    var pixels: [Pixel] = []
    for alpha in 0..<256 {
      let part = UInt8(alpha)
      pixels.append(Pixel(red: part / 2, green: part, blue: part / 7, alpha: part))
    }
    let bitmap = Bitmap(width: 16, height: 16, pixels: pixels)
    let golden = try Picture(reading: png(bitmap, stamp: [PNGText(key: "a", text: "b")]))
    #expect(golden.texts.count == 1)
    #expect(compare(golden, with: Picture(bitmap)).verdict == .identical)
    #expect(golden.bitmap == bitmap)
  }

  @Test func filesThatDifferInTheirTextsAreSpelledAlike() throws {
    let white = Bitmap(
      width: 3, height: 3, pixels: Array(repeating: Pixel(.hex(0xFFFFFF)), count: 3 * 3))
    let black = Bitmap(width: 3, height: 3, pixels: Array(repeating: Pixel(.hex(0)), count: 3 * 3))
    let noted = png(white, stamp: [PNGText(key: "a", text: "b")])
    #expect(try PNGFile(png(white)).isSpelledLike(PNGFile(noted)))
    #expect(try !PNGFile(png(black)).isSpelledLike(PNGFile(noted)))
    #expect(throws: Failure.empty) { try PNGFile([]) }
  }
}

struct PerceptualTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let before: UInt32
    let after: UInt32
    let differing: Int
    var testDescription: String {
      String(before, radix: 16) + " " + String(after, radix: 16)
    }
  }

  /// The results of pixelmatch 7.2 with its default threshold, computed by hand.
  @Test(arguments: [
    Row(before: 0x0000_00FF, after: 0x1919_19FF, differing: 0),
    Row(before: 0x0000_00FF, after: 0x1B1B_1BFF, differing: 1),
    Row(before: 0xFFFF_FFFF, after: 0xE0E0_E0FF, differing: 1),
    Row(before: 0xFFFF_FFFF, after: 0xECF0_F1FF, differing: 0),
    // A translucent colour is composited over the background, so it differs from its mixture with
    // white.
    Row(before: 0x0000_0080, after: 0x7F7F_7FFF, differing: 1),
    Row(before: 0xFFFF_FF00, after: 0xFFFF_FFFF, differing: 1),
    Row(before: 0xFFFF_FF00, after: 0x0000_0000, differing: 0),
  ])
  func onePixel(_ row: Row) {
    let tolerance = Tolerance(metric: ComparisonTests.perceptual)
    let found = compare(
      Picture(1, [row.before]), with: Picture(1, [row.after]), tolerance: tolerance)
    #expect(found.differing == row.differing)
  }

  @Test func aThresholdOfZeroFindsEveryVisibleDifference() {
    let tolerance = Tolerance(metric: .perceptual(threshold: 0, ignoringAntialiasing: false))
    let found = compare(Picture(1, [0xFF]), with: Picture(1, [0x0000_01FF]), tolerance: tolerance)
    #expect(found.verdict == .different)
  }

  /// A slanted edge, antialiased in one picture and not in the other.
  @Test func smoothedEdgesMayBeIgnored() {
    let size = 12
    func picture(_ edge: UInt32) -> Picture {
      Picture(
        size,
        (0..<size * size).map { place in
          let (x, y) = (place % size, place / size)
          return x < y ? 0xFFFF_FFFF : x == y ? edge : 0x0000_00FF
        })
    }
    let (smooth, sharp) = (picture(0x8080_80FF), picture(0xFFFF_FFFF))
    func found(_ ignores: Bool) -> Comparison {
      compare(
        sharp, with: smooth,
        tolerance: Tolerance(metric: .perceptual(threshold: 0.1, ignoringAntialiasing: ignores)))
    }
    #expect(found(false).differing == size)
    let ignoring = found(true)
    #expect(ignoring.differing + ignoring.antialiased.count == size)
    #expect(ignoring.antialiased.count > size / 2)
    let painted = differencePicture(of: ignoring, over: sharp)
    #expect(painted?[5, 5] == Pixel(red: 255, green: 255, blue: 0, alpha: 255))
  }
}
