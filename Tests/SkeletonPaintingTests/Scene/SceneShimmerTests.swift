import TestSupport
import Testing
@testable import SkeletonPainting

import SkeletonLayout
@testable import SkeletonModel

struct SceneShimmerTests {
  private static let leaf = Frame(20, 10, 60, 16)

  private static func gradient(
    _ shimmer: Shimmer, phase: Double, frame: Frame = leaf,
    variant: (inout Variant) -> Void = { _ in }
  ) -> Mark.Gradient {
    let screen = PlacedScreen(
      .block(frame, .shimmer(base: nil)), shimmer: shimmer, variant: variant)
    guard let gradient = screen.marks(at: phase).first?.gradient else {
      preconditionFailure("a sweep paints a gradient, always")
    }
    return gradient
  }

  @Test(
    "a band of 100 % runs from startPoint p−1 to endPoint p of its leaf, p from 0 to 2",
    arguments: [0.0, 0.375, 0.5, 0.625, 1.0])
  func unitPoints(phase: Double) {
    let p = 2 * phase
    let gradient = Self.gradient(.sweep(), phase: phase)
    #expect(isClose((gradient.start.x - 20) / 60, p - 1))
    #expect(isClose((gradient.end.x - 20) / 60, p))
    #expect(gradient.start.y == gradient.end.y)
    // The middle stop is the brightest: u = p − 0.5.
    #expect(isClose(gradient.location(of: Offset(x: 20 + 60 * (p - 0.5), y: 0)), 0.5))
  }

  @Test(
    "a band of 200 pt starts at −200 + (W + 200) · t",
    arguments: [172.0, 361.0, 60.0], [0.0, 0.25, 0.5, 1.0])
  func bandInPoints(width: Double, phase: Double) {
    let gradient = Self.gradient(
      .sweep(width: .points(200)), phase: phase, frame: Frame(16, 0, width, 100))
    #expect(isClose(gradient.start.x, 16 - 200 + (width + 200) * phase))
    #expect(isClose(gradient.end.x - gradient.start.x, 200))
  }

  @Test(
    "the band is completely outside at both ends, at any angle and in both directions",
    arguments: [0.0, 20, 45, 90, 135, 180, 250, -30], [LayoutDirection.ltr, .rtl])
  func offAtBothEnds(angle: Double, direction: LayoutDirection) {
    for width in [Length.points(30), .share(0.5), .share(2)] {
      let shimmer = Shimmer.sweep(width: width, angle: angle)
      let before = Self.gradient(shimmer, phase: 0) { $0.direction = direction }
      let after = Self.gradient(shimmer, phase: 1) { $0.direction = direction }
      let leaf = Self.leaf
      let corners = [
        leaf.origin, Offset(x: leaf.maxX, y: leaf.y), Offset(x: leaf.x, y: leaf.maxY),
        Offset(x: leaf.maxX, y: leaf.maxY),
      ]
      let ahead = corners.map { before.location(of: $0) }.min() ?? 0
      let behind = corners.map { after.location(of: $0) }.max() ?? 1
      // The band is just outside: it ends exactly at the nearest corner.
      #expect(isClose(ahead, 1, within: 1e-9))
      #expect(isClose(behind, 0, within: 1e-9))
    }
  }

  @Test("the loop closes: phases 0 and 1 paint equal colours")
  func loopCloses() {
    let easings = [
      Easing.linear, .easeInOut, .spring(response: 0.4, dampingFraction: 0.3),
    ]
    for easing in easings {
      for shimmer in [
        Shimmer.sweep(easing: easing), .sweep(reverses: true, easing: easing),
        .sweep(rest: 500_000, easing: easing),
      ] {
        for u in [0.0, 0.3, 1.0] {
          let place = Offset(x: 20 + 60 * u, y: 12)
          let colors = [0.0, 1.0].map { phase in
            let gradient = Self.gradient(shimmer, phase: phase)
            return GradientStop.color(on: gradient.stops, at: gradient.location(of: place).settled)
          }
          #expect(colors[0] == colors[1])
          #expect(colors[0] == .gray)
        }
      }
      let pulse = Shimmer.pulse([.gray, .white], easing: easing)
      #expect(pulse.pulse(at: pulse.progress(at: 0)) == pulse.pulse(at: pulse.progress(at: 1)))
    }
  }

  @Test("a cycle is duration and rest; during the rest the band is outside")
  func rest() {
    let shimmer = Shimmer.sweep(duration: 1_000_000, rest: 1_000_000)
    let rows = [(0.0, 0.0), (0.125, 0.25), (0.25, 0.5), (0.5, 1.0), (0.75, 1.0), (1.0, 1.0)]
    for (phase, progress) in rows {
      #expect(shimmer.progress(at: phase) == progress)
    }
  }

  @Test("with reverse, the second half of a cycle mirrors the first")
  func reverse() {
    let linear = Shimmer.sweep(reverses: true)
    let rows = [(0.0, 0.0), (0.25, 0.5), (0.5, 1.0), (0.75, 0.5), (1.0, 0.0)]
    for (phase, progress) in rows {
      #expect(linear.progress(at: phase) == progress)
    }
    let eased = Shimmer.sweep(
      reverses: true, duration: 1_000_000, rest: 1_000_000, easing: .easeIn)
    #expect(eased.progress(at: 0.125) == eased.progress(at: 0.375))
    #expect(eased.progress(at: 0.125) == Easing.easeIn.progress(at: 0.5, of: 500_000))
    #expect(eased.progress(at: 0.6) == 0)
  }

  @Test("a slow spring is stopped at the end; with reverse it has half the time")
  func slowSpring() {
    let spring = Easing.spring(response: 4, dampingFraction: 0.5)
    let once = Shimmer.sweep(duration: 1_000_000, easing: spring)
    #expect(once.progress(at: 0.5) == spring.progress(at: 0.5, of: 1_000_000))
    #expect(once.progress(at: 1) == 1)
    let back = Shimmer.sweep(reverses: true, duration: 1_000_000, easing: spring)
    #expect(back.progress(at: 0.25) == spring.progress(at: 0.5, of: 500_000))
    #expect(back.progress(at: 0.75) == back.progress(at: 0.25))
  }

  @Test("a band changes direction under right-to-left, unless it is fixed")
  func rightToLeft() {
    let turned = Self.gradient(.sweep(), phase: 0.25) { $0.direction = .rtl }
    #expect(isClose(turned.start.x, 110) && isClose(turned.end.x, 50))
    let fixed = Self.gradient(.sweep(followsLayout: false), phase: 0.25) { $0.direction = .rtl }
    #expect(fixed == Self.gradient(.sweep(), phase: 0.25))
  }

  @Test("the space is the leaf, the nearest group's frame, or the canvas")
  func spaces() {
    func starts(_ space: Shimmer.Space) -> [Double] {
      let tree = Placed.layers(
        Frame(0, 0, 100, 100),
        [
          .layers(
            "card", Frame(10, 0, 80, 50), [.block("a", Frame(30, 0, 20, 10), .shimmer(base: nil))]
          ) {
            $0.isShimmerGroup = true
          },
          .block("self", Frame(5, 60, 10, 10), .shimmer(base: nil)) { $0.isShimmerGroup = true },
          .block("alone", Frame(40, 80, 10, 10), .shimmer(base: nil)),
        ])
      let screen = PlacedScreen(tree, shimmer: .sweep(space: space))
      return screen.marks(at: 0.5).compactMap { $0.gradient?.start.x }
    }
    // At half time a band of 100 % covers its space.
    #expect(starts(.leaf) == [30, 5, 40])
    #expect(starts(.group) == [10, 5, 40])
    #expect(starts(.screen) == [0, 0, 0])
  }

  @Test("each bar of lines is a leaf of its own, and its space is not snapped")
  func bars() {
    let lines = Placed(
      "lines", .lines,
      .lines(
        Node.Lines(
          widths: [], lineHeight: 20, barHeight: 10, alignment: .leading,
          fill: .shimmer(base: nil))),
      Frame(0, 0, 100, 40),
      parts: [.bar(Frame(0.25, 5, 99.5, 10)), .bar(Frame(0.25, 25, 50.25, 10))]
    ) { $0.radius = .capsule }
    let marks = PlacedScreen(lines, shimmer: .sweep(), variant: { $0.scale = 2 }).marks(at: 0.5)
    #expect(marks.compactMap { $0.gradient?.end.x } == [199.5, 101])
    #expect(marks.map(\.shape.bounds) == [Frame(1, 10, 199, 20), Frame(1, 50, 100, 20)])
    let round = Mark.PixelRadii(all: 10).continuous
    #expect(marks.map(\.radii) == [round, round])
  }

  @Test("light shows through the letters of a text, across all of its lines")
  func lettersOfLight() throws {
    func line(_ top: Double) -> Placed.Part {
      .line(
        Frame(0, top, 40, 20), origin: Offset(x: 0, y: top + 15),
        TextLine(
          text: "x", width: 40,
          outline: Path([
            .move(.zero), .line(Offset(x: 10, y: 0)), .line(Offset(x: 0, y: -10)), .close,
          ])))
    }
    func marks(_ light: Paint?, _ motion: MotionPreference = .full) -> [Mark] {
      let text = Node.Text(
        value: "x x", font: Font(family: "Mono", weight: .regular, size: 17, leading: 20),
        color: .crimson, alignment: .leading, light: light)
      return PlacedScreen(
        Placed("text", .text, .text(text), Frame(0, 0, 100, 40), parts: [line(0), line(20)]),
        shimmer: .sweep(), variant: { $0.motion = motion }
      ).marks(at: 0.5)
    }
    #expect(marks(nil).map(\.color) == [.crimson, .crimson])
    let lit = marks(.shimmer(base: .azure))
    #expect(lit.map(\.shape) == marks(nil).map(\.shape))
    #expect(lit.compactMap { $0.gradient?.base } == [.azure, .azure])
    // One sweep crosses the text, not each line by itself.
    #expect(lit.compactMap { $0.gradient?.end.x } == [100, 100])
    #expect(marks(.shimmer(base: .azure), .reduced).map(\.color) == [.azure, .azure])
  }

  @Test("a redacted text has a bar for each line, and no letter")
  func redacted() {
    let text = Node.Text(
      value: "two lines", font: Font(family: "Mono", weight: .regular, size: 17, leading: 20),
      color: .crimson, alignment: .leading)
    let bars = Placed(
      "text", .text, .redacted(text, fill: .shimmer(base: .azure)), Frame(0, 0, 100, 40),
      parts: [.bar(Frame(0, 4, 90, 12)), .bar(Frame(0, 24, 40, 12))]
    ) { $0.radius = .corners(CornerRadii(all: 3)) }
    let marks = PlacedScreen(bars, shimmer: .sweep()).marks(at: 0.5)
    #expect(marks.map(\.shape.bounds) == [Frame(0, 4, 90, 12), Frame(0, 24, 40, 12)])
    #expect(marks.map(\.radii) == Array(repeating: Mark.PixelRadii(all: 3).continuous, count: 2))
    #expect(marks.compactMap { $0.gradient?.base } == [.azure, .azure])
  }

  @Test("a paint's own base replaces the shimmer's; opacity applies to both")
  func bases() {
    let shimmer = Shimmer.sweep(base: .azure)
    func gradient(_ base: Color?) -> Mark.Gradient? {
      PlacedScreen(
        .block(Frame(0, 0, 10, 10), .shimmer(base: base)) { $0.opacity = 0.5 }, shimmer: shimmer
      ).marks(at: 0.5)[0].gradient
    }
    #expect(gradient(nil)?.base == .azure)
    #expect(gradient(.crimson)?.base == .crimson)
    #expect(gradient(nil)?.opacity == 0.5)
  }

  @Test("a mask multiplies the own colour by the alpha of its stops, and has no base")
  func mask() {
    var shimmer = Shimmer.sweep(base: .azure)
    shimmer.stops = [
      GradientStop(color: .white.opacity(0.4), location: 0),
      GradientStop(color: .crimson, location: 0.5),
      GradientStop(color: .white.opacity(0.4), location: 1),
    ]
    guard case .sweep(var sweep) = shimmer.movement else { return }
    let plain = Self.gradient(shimmer, phase: 0.375)
    sweep.masks = true
    shimmer.movement = .sweep(sweep)
    let mask = Self.gradient(shimmer, phase: 0.375)
    #expect(mask.start == plain.start)
    #expect(mask.end == plain.end)
    #expect(mask.base == .clear)
    #expect(mask.stops.map(\.color) == [.azure.opacity(0.4), .azure, .azure.opacity(0.4)])
    // Beyond the band the ground shines through as at its ends.
    #expect(mask.color(at: -1) == .azure.opacity(0.4))
    #expect(mask.color(at: 0.25).alpha == 0.7)
  }

  @Test("a pulse goes from the first stop to the last and back, over its base")
  func pulse() {
    let shimmer = Shimmer.pulse([.white.opacity(0), .white], base: .azure)
    let screen = PlacedScreen(.block(Frame(0, 0, 10, 10), .shimmer(base: nil)), shimmer: shimmer)
    let colors = [0.0, 0.25, 0.5, 0.75].map { screen.marks(at: $0)[0].color }
    let half = Color(red: 0.5, green: 0.5, blue: 1)
    #expect(colors == [.azure, half, .white, half])
    let eased = Shimmer.pulse(
      [.crimson, .white], duration: 1_000_000, rest: 1_000_000, easing: .easeIn)
    let share = Easing.easeIn.progress(at: 0.5, of: 500_000)
    #expect(
      eased.pulse(at: eased.progress(at: 0.125)) == Color.crimson.mixed(with: .white, at: share))
    #expect(eased.pulse(at: eased.progress(at: 0.7)) == .crimson)
  }

  @Test("under reduced motion, the paint's base or the placeholder colour is used")
  func still() {
    func color(_ base: Color?, _ shimmer: Shimmer?, _ motion: MotionPreference) -> Color? {
      let screen = PlacedScreen(
        .block(Frame(0, 0, 10, 10), .shimmer(base: base)), shimmer: shimmer,
        variant: { $0.motion = motion })
      #expect(!screen.isMoving)
      return screen.marks(at: 0.5)[0].color
    }
    #expect(color(nil, .sweep(base: .azure), .reduced) == .crimson)
    #expect(color(.white, .sweep(base: .azure), .reduced) == .white)
    #expect(color(nil, nil, .full) == .crimson)
    #expect(color(.white, nil, .full) == .white)
  }

  @Test("a gradient crosses its frame through the centre, as long as its projection")
  func plainGradient() {
    let stops = [
      GradientStop(color: .crimson, location: 0), GradientStop(color: .azure, location: 1),
    ]
    func gradient(_ angle: Double, _ direction: LayoutDirection = .ltr) -> Mark.Gradient? {
      PlacedScreen(
        .block(Frame(10, 10, 40, 20), .gradient(stops: stops, .angle(angle))),
        variant: { $0.direction = direction }
      ).marks()[0].gradient
    }
    #expect(gradient(0)?.start == Offset(x: 10, y: 20))
    #expect(gradient(0)?.end == Offset(x: 50, y: 20))
    #expect(gradient(0, .rtl)?.start == Offset(x: 50, y: 20))
    #expect(gradient(90)?.start == Offset(x: 30, y: 10))
    #expect(gradient(90, .rtl)?.end == Offset(x: 30, y: 30))
    // At 45 degrees the corners have the end colours.
    let slanted = gradient(45)
    #expect(isClose(slanted?.location(of: Offset(x: 10, y: 10)) ?? 9, 0))
    #expect(isClose(slanted?.location(of: Offset(x: 50, y: 30)) ?? 9, 1))
  }

  @Test("a gradient runs between two points of its frame, or outwards, mirrored from right to left")
  func gradientLines() {
    let stops = [
      GradientStop(color: .crimson, location: 0), GradientStop(color: .azure, location: 0.25),
    ]
    func gradient(_ line: GradientLine, _ direction: LayoutDirection = .ltr) -> Mark.Gradient? {
      PlacedScreen(
        .block(Frame(10, 10, 40, 20), .gradient(stops: stops, line)),
        variant: {
          $0.direction = direction
          $0.scale = 2
        }
      ).marks()[0].gradient
    }
    let slanted = GradientLine.between(UnitPoint(x: 0, y: 0), UnitPoint(x: 0.5, y: 1.5))
    #expect(gradient(slanted)?.start == Offset(x: 20, y: 20))
    #expect(gradient(slanted)?.end == Offset(x: 60, y: 80))
    #expect(gradient(slanted)?.inner == nil)
    #expect(gradient(slanted, .rtl)?.start == Offset(x: 100, y: 20))
    #expect(gradient(slanted, .rtl)?.end == Offset(x: 60, y: 80))
    // Percents are of the longer side.
    let round = GradientLine.round(UnitPoint(x: 0.25, y: 0.5), from: .points(4), to: .share(0.5))
    #expect(gradient(round)?.start == Offset(x: 40, y: 40))
    #expect(gradient(round)?.end == Offset(x: 80, y: 40))
    #expect(gradient(round)?.inner == 8)
    #expect(gradient(round, .rtl)?.start == Offset(x: 80, y: 40))
    // Inwards is outwards with its stops turned round.
    let inwards = GradientLine.round(UnitPoint(x: 0.25, y: 0.5), from: .share(0.5), to: .points(4))
    #expect(gradient(inwards)?.end == gradient(round)?.end)
    #expect(gradient(inwards)?.inner == 8)
    #expect(gradient(inwards)?.stops.map(\.location) == [0.75, 1])
    #expect(gradient(inwards)?.stops.map(\.color) == [.azure, .crimson])
  }
}
