import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

struct RasterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let shape: Mark.Shape
    var clips: [Mark.Shape] = []
    let painted: Int
  }

  static let off = Double.infinity

  @Test(arguments: [
    Row(
      testDescription: "a rectangle covers its pixels", shape: .rectangle(3, 4, 5, 6), painted: 30),
    Row(
      testDescription: "a rectangle is cut at the canvas",
      shape: .rectangle(-3, -4, 5, 6), painted: 4),
    Row(
      testDescription: "a rectangle larger than the canvas fills it",
      shape: .rectangle(-1e12, -1e12, 2e12, 2e12), painted: 1600),
    Row(
      testDescription: "a rounded rectangle larger than the canvas fills it",
      shape: .rectangle(-400_000, -400_000, 800_000, 800_000, radius: 50), painted: 1600),
    Row(
      testDescription: "one with huge corners fills it, too",
      shape: .rectangle(-400_000, -400_000, 800_000, 800_000, radius: 300_000), painted: 1600),
    Row(
      testDescription: "a shape outside paints nothing", shape: .rectangle(40, 0, 5, 5), painted: 0),
    Row(
      testDescription: "an empty frame paints nothing", shape: .rectangle(4, 4, 0, 5), painted: 0),
    Row(
      testDescription: "a negative frame paints nothing", shape: .rectangle(9, 9, -5, 5), painted: 0
    ),
    Row(
      testDescription: "a NaN frame paints nothing", shape: .rectangle(.nan, 9, 5, 5), painted: 0),
    Row(
      testDescription: "an infinite frame paints nothing", shape: .rectangle(0, 9, off, 5),
      painted: 0),
    Row(testDescription: "an empty path paints nothing", shape: .path(Path()), painted: 0),
    Row(
      testDescription: "a path without area paints nothing",
      shape: .path(Path([.move(.zero), .line(Offset(x: 9, y: 0)), .close])), painted: 0),
    Row(
      testDescription: "a path covers what it goes around",
      shape: .triangle(.zero, Offset(x: 0, y: 1e7), Offset(x: 1e7, y: 0)), painted: 1600),
    Row(
      testDescription: "a path with NaN does no harm",
      shape: .triangle(.zero, Offset(x: .nan, y: off), Offset(x: 0, y: 0)), painted: 0),
    Row(
      testDescription: "clips cut one another",
      shape: .rectangle(0, 0, 40, 40),
      clips: [.rectangle(0, 0, 10, 40), .rectangle(5, 5, 30, 10)], painted: 50),
    Row(
      testDescription: "an empty clip hides all",
      shape: .rectangle(0, 0, 40, 40), clips: [.rectangle(0, 0, 0, 40)], painted: 0),
    Row(
      testDescription: "a rounded clip does not touch what lies between its corners",
      shape: .rectangle(10, 0, 20, 40), clips: [.rectangle(0, 0, 40, 40, radius: 10)],
      painted: 800),
    Row(
      testDescription: "a path clips",
      shape: .rectangle(0, 0, 40, 40),
      clips: [
        .path(
          Path([
            .move(.zero), .line(Offset(x: 0, y: 7)), .line(Offset(x: 7, y: 7)),
            .line(Offset(x: 7, y: 0)),
          ]))
      ], painted: 49),
  ])
  func wholePixels(_ row: Row) throws {
    let mark = Mark(
      node: "node", shape: row.shape, paint: .color(.hex(0x000000)), clips: row.clips)
    let bitmap = try rasterize(.sample(mark))
    let counts = bitmap.pixels.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    #expect(counts[Pixel(.hex(0x000000)), default: 0] == row.painted)
    #expect(counts[Pixel(.hex(0xFFFFFF)), default: 0] == 1600 - row.painted)
  }

  @Test(arguments: [
    (0, 10), (10, 0), (16_385, 1), (1, 16_385), (16_384, 16_384), (-1, 5), (Int.max, Int.max),
  ])
  func sizesRefused(width: Int, height: Int) {
    #expect(throws: Failure.size(width: width, height: height)) {
      try rasterize(.sample(width: width, height: height))
    }
  }

  @Test func everyShareOfEveryPart() {
    for part in UInt8.min...255 {
      for share in UInt32(0)...255 {
        let pixel = Pixel(red: part, green: 255 - part, blue: part, alpha: 255)
        let scaled = pixel.scaled(by: share)
        func rounded(_ part: UInt8) -> UInt8 { UInt8((UInt32(part) * share * 2 + 255) / 510) }
        guard scaled.red == rounded(part), scaled.green == rounded(255 - part),
          scaled.blue == rounded(part), scaled.alpha == share
        else {
          Issue.record("\(part) times \(share) is \(scaled)")
          return
        }
      }
    }
  }

  @Test func straightPartsPremultiplyToTheSamePixel() {
    for alpha in UInt8.min...255 {
      for part in 0...alpha {
        let pixel = Pixel(red: part, green: alpha, blue: 0, alpha: alpha)
        let straight = pixel.straight
        let back = Pixel(
          straightRed: straight.red, green: straight.green, blue: straight.blue,
          alpha: straight.alpha)
        guard back == pixel else {
          Issue.record("\(part) of \(alpha) comes back as \(back)")
          return
        }
      }
    }
  }

  @Test func laterMarksArePaintedOverEarlierOnes() throws {
    let half = Color.hex(0x000000, 0.5)
    let bitmap = try rasterize(
      .sample(
        .sample(.rectangle(0, 0, 40, 40), .color(half)),
        .sample(.rectangle(0, 0, 20, 40), .color(.hex(0xFF0000, 0.5)))))
    #expect(bitmap[30, 0] == Pixel(.hex(0x7F7F7F)))
    #expect(bitmap[10, 0] == Pixel(.hex(0xBF3F3F)))
  }
}

struct RasterEdgeTests {
  /// The coverage of each pixel by a black mark on a white picture.
  private func shares(_ scene: Scene) throws -> [UInt8] {
    try rasterize(scene).pixels.map { 255 - $0.red }
  }

  @Test(arguments: [1.0, 4, 8, 12.5, 19.5, 20, 150])
  func aCircleHasItsArea(radius: Double) throws {
    let side = Int((2 * radius).rounded(.up))
    let total = try shares(
      .sample(
        width: side, height: side,
        .sample(.rectangle(0, 0, 2 * radius, 2 * radius, radius: radius)))
    ).reduce(0.0) { $0 + Double($1) / 255 }
    let area = Double.pi * radius * radius
    guard radius == radius.rounded() else { return }
    #expect(abs(total - area) / area < 0.01)
  }

  @Test(
    arguments: [
      Frame(x: 0, y: 0, width: 200, height: 16), Frame(x: 3, y: 5, width: 17, height: 60),
      Frame(x: 1, y: 1, width: 300, height: 300), Frame(x: 20, y: 30, width: 9, height: 9),
      Frame(x: -50, y: 30, width: 90, height: 90), Frame(x: 4, y: 4, width: 14, height: 13),
    ],
    [
      Mark.PixelRadii(topLeft: 4, topRight: 7.25, bottomRight: 0, bottomLeft: 5.5),
      Mark.PixelRadii(topLeft: 0, topRight: 0, bottomRight: 100, bottomLeft: 0),
      Mark.PixelRadii(topLeft: 3, topRight: 50, bottomRight: 0, bottomLeft: 0),
      Mark.PixelRadii(topLeft: 9, topRight: 9, bottomRight: 9, bottomLeft: 9),
    ])
  func repeatedRowsAndColumnsAreWhatCairoPaints(
    frame: Frame, radii: Mark.PixelRadii
  ) throws {
    let shape = Mark.Shape.rectangle(frame, radii)
    let outline = try #require(shape.outline)
    let whole = try coverage(of: PenPath(outline, from: .zero), nil, width: 310, height: 310)
    let painted = try shares(.sample(width: 310, height: 310, .sample(shape)))
    #expect(painted == whole)
  }

  @Test func equalShapesHaveEqualPixelsAnywhere() throws {
    let star = Path([
      .move(Offset(x: 1.3, y: 0.2)),
      .cubic(
        Offset(x: 9, y: 1), Offset(x: 2, y: 9), Offset(x: 12.7, y: 12.1)),
      .line(Offset(x: 0.1, y: 11)), .close,
    ])
    let far = star.map { $0 + Offset(x: 20, y: 20) }
    let bitmap = try rasterize(
      .sample(.sample(.path(star)), .sample(.path(far))))
    for y in 0..<20 {
      for x in 0..<20 {
        #expect(bitmap[x, y] == bitmap[x + 20, y + 20])
      }
    }
  }

  /// Tenths are not exact, so the sums and differences are not those of the same shape elsewhere.
  @Test func pathsThatAreCoveredAlikeAreEqual() {
    let curve = Path([
      .move(Offset(x: 1.3, y: 0.2)),
      .cubic(Offset(x: 9.1, y: 1.7), Offset(x: 2.9, y: 9.3), Offset(x: 12.7, y: 12.1)), .close,
    ])
    let origin = Offset(x: 1234.7, y: 987.1)
    let far = curve.map { $0 + origin }
    #expect(far.map { $0 - origin } != curve)
    let path = PenPath(curve, from: .zero)
    #expect(PenPath(far, from: origin) == path)
    #expect(Set([path, PenPath(far, from: origin)]).count == 1)
    #expect(PenPath(curve.map { $0 + Offset(x: 0.01, y: 0) }, from: .zero) != path)
    #expect(PenPath(Path(curve.elements.dropLast()), from: .zero) != path)
  }

  /// The cache hands out the mask of the same shape only, though many share their hash.
  @Test func shapesThatDifferInOnePointDoNotShareAMask() throws {
    func stairs(_ turn: Double) -> Path {
      var elements = [Path.Element.move(.zero)]
      for step in 1...99 {
        let x = step == 50 ? turn : Double(step % 7)
        elements.append(.line(Offset(x: x, y: Double(step) / 5)))
      }
      return Path(elements)
    }
    let shapes = [3.0, 3.25, 9].map { Mark.Shape.path(stairs($0)) }
    for shape in shapes + shapes {
      let outline = try #require(shape.outline)
      let whole = try coverage(of: PenPath(outline, from: .zero), nil, width: 30, height: 30)
      #expect(try shares(.sample(width: 30, height: 30, .sample(shape))) == whole)
    }
  }

  @Test func aClipCoversAShareOfAShare() throws {
    let circle = Mark.Shape.rectangle(5, 5, 30, 30, radius: 15)
    let all = Mark.Shape.rectangle(0, 0, 40, 40)
    let once = try shares(.sample(.sample(circle)))
    #expect(try shares(.sample(.sample(all, clips: circle))) == once)
    let twice = once.map { UInt8((UInt32($0) * UInt32($0) * 2 + 255) / 510) }
    #expect(try shares(.sample(.sample(circle, clips: circle))) == twice)
    #expect(try shares(.sample(.sample(circle, clips: all))) == once)
  }

  @Test func aWholeShapeAndItsVisiblePartAgree() throws {
    // The circle's mask is too large for the cache, so only its visible corner is computed.
    let large = Mark.Shape.rectangle(-10, -10, 6000, 6000, radius: 3000)
    let outline = try #require(large.outline)
    let whole = try coverage(of: PenPath(outline, from: .zero), nil, width: 1000, height: 1000)
    #expect(try shares(.sample(width: 1000, height: 1000, .sample(large))) == whole)
  }
}

struct RasterGradientTests {
  static let gray5 = Color.hex(0xE5E5EA, 0.3)
  static let gray4 = Color.hex(0xD1D1D6, 0.5)

  /// 1025 pixels, of which the first and last are centred on the gradient's ends.
  private func line(_ gradient: Mark.Gradient, ground: Color) throws -> Bitmap {
    try rasterize(
      .sample(
        width: 1025, height: 1, ground: ground,
        .sample(.rectangle(0, 0, 1025, 1), .gradient(gradient))))
  }

  @Test(arguments: [(0, 0xF7F7F9), (256, 0xF0F0F2), (512, 0xE8E8EA), (1024, 0xF7F7F9)])
  func grayOnWhite(column: Int, expected: Int) throws {
    let gradient = Mark.Gradient.sample(
      [Self.gray5, Self.gray4, Self.gray5],
      from: Offset(x: 0.5, y: 0), to: Offset(x: 1024.5, y: 0))
    let bitmap = try line(gradient, ground: .hex(0xFFFFFF))
    #expect(bitmap[column, 0].distance(to: Pixel(.hex(expected))) <= 1)
  }

  @Test func aGlintOnSlate() throws {
    let white = Color.hex(0xFFFFFF)
    let gradient = Mark.Gradient.sample(
      [white.opacity(0), white.opacity(0.1), white.opacity(0)],
      from: Offset(x: 0.5, y: 0), to: Offset(x: 1024.5, y: 0), base: .hex(0x1E293B))
    let bitmap = try line(gradient, ground: .hex(0xFFFFFF))
    #expect(bitmap[0, 0] == Pixel(.hex(0x1E293B)))
    #expect(bitmap[512, 0].distance(to: Pixel(.hex(0x343E4F))) <= 1)
  }

  @Test func opacityFadesBaseAndStops() throws {
    let gradient = Mark.Gradient.sample(
      [.hex(0xFF0000, 0.5), .hex(0xFF0000, 0.5)], from: .zero, to: Offset(x: 1025, y: 0),
      base: .hex(0x000000), opacity: 0.5)
    let bitmap = try line(gradient, ground: .hex(0xFFFFFF))
    #expect(bitmap[100, 0].distance(to: Pixel(.hex(0xBF7F7F))) <= 1)
  }

  @Test func endColoursContinue() throws {
    let gradient = Mark.Gradient.sample(
      [.hex(0xFF0000), .hex(0x0000FF)], from: Offset(x: 400, y: 0), to: Offset(x: 600, y: 0))
    let bitmap = try line(gradient, ground: .hex(0xFFFFFF))
    #expect(bitmap[0, 0] == Pixel(.hex(0xFF0000)))
    #expect(bitmap[399, 0] == Pixel(.hex(0xFF0000)))
    #expect(bitmap[600, 0] == Pixel(.hex(0x0000FF)))
    #expect(bitmap[1024, 0] == Pixel(.hex(0x0000FF)))
  }

  @Test func theLastStopAtALocationApplies() throws {
    var gradient = Mark.Gradient.sample(
      [.hex(0xFF0000), .hex(0xFF0000), .hex(0x0000FF), .hex(0x0000FF)],
      from: Offset(x: 0.5, y: 0), to: Offset(x: 1024.5, y: 0))
    gradient.stops[1].location = 0.5
    gradient.stops[2].location = 0.5
    let bitmap = try line(gradient, ground: .hex(0xFFFFFF))
    #expect(bitmap[511, 0] == Pixel(.hex(0xFF0000)))
    #expect(bitmap[512, 0] == Pixel(.hex(0x0000FF)))
  }

  @Test(arguments: [Offset(x: 7, y: 9), Offset(x: .nan, y: 9)])
  func aGradientOfLengthZeroHasItsLastColour(end: Offset) throws {
    let gradient = Mark.Gradient.sample(
      [.hex(0xFF0000), .hex(0x0000FF)], from: Offset(x: 7, y: 9), to: end)
    let bitmap = try line(gradient, ground: .hex(0xFFFFFF))
    #expect(bitmap[7, 0] == Pixel(.hex(0x0000FF)))
  }

  @Test func horizontalAndVerticalGradientsAreTransposed() throws {
    func picture(_ turn: (Double, Double) -> Offset) throws -> Bitmap {
      let gradient = Mark.Gradient.sample(
        [Self.gray5, .hex(0x1E293B), .clear], from: turn(3.7, 0), to: turn(51.3, 0))
      return try rasterize(
        .sample(
          width: 60, height: 60, .sample(.rectangle(0, 0, 60, 60), .gradient(gradient))))
    }
    let across = try picture { Offset(x: $0, y: $1) }
    let down = try picture { Offset(x: $1, y: $0) }
    for place in 0..<60 {
      #expect(across[place, 31] == down[31, place])
    }
  }

  @Test func aSlantedPixelHasTheColourAtItsCentre() throws {
    let gradient = Mark.Gradient.sample(
      [.hex(0x000000), .hex(0xFFFFFF)], from: Offset(x: 0, y: 0), to: Offset(x: 40, y: 20))
    let bitmap = try rasterize(.sample(.sample(.rectangle(0, 0, 40, 40), .gradient(gradient))))
    // 12.5 along the first side and 6.5 along the second: (12.5·40 + 6.5·20) / 2000.
    let level = Double(12.5 * 40 + 6.5 * 20) / 2000
    #expect(bitmap[12, 6].distance(to: Pixel(Color(red: level, green: level, blue: level))) <= 1)
    #expect(bitmap[12, 6] == bitmap[13, 4])
  }
}

extension Pixel {
  /// The largest difference of a component.
  func distance(to other: Pixel) -> Int {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
