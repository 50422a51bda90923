import TestSupport
import Testing
@testable import SkeletonPainting

import SkeletonLayout
@testable import SkeletonModel

struct SceneSpinnerTests {
  private func alphas(_ phase: Double, _ motion: MotionPreference = .full) -> [Double] {
    PlacedScreen(.spinner(Frame(0, 0, 20, 20))) { $0.motion = motion }
      .marks(at: phase).compactMap { $0.color?.alpha }
  }

  /// On black in pictures of iOS, spokes of 141 are 120, 99, 79, 59, 38, 38, 38 and 38.
  @Test(
    "the strongest spoke moves clockwise in eight steps, four behind it fade, others are as faint")
  func steps() {
    let tail = [120, 38, 38, 38, 38, 59, 79, 99].map { Double($0) / 141 }
    for step in 0..<8 {
      let turned = (0..<8).map { tail[($0 - step + 8) % 8] }
      for phase in [Double(step) / 8, Double(step) / 8 + 0.12] {
        #expect(zip(alphas(phase), turned).allSatisfy { abs($0 - $1) < 0.005 }, "\(alphas(phase))")
      }
    }
    #expect(alphas(1) == alphas(0))
    #expect(alphas(0.7, .reduced) == alphas(0))
  }

  @Test("eight capsules are around the centre, the first at 12 o'clock, the third at 3")
  func spokes() {
    let marks = PlacedScreen(.spinner(Frame(10, 10, 20, 20))) { $0.scale = 2 }.marks()
    #expect(marks.count == 8)
    for (index, place) in [(0, Offset(x: 40, y: 25)), (2, Offset(x: 55, y: 40))] {
      for (other, mark) in marks.enumerated() {
        #expect(mark.path?.winding(around: place) == (other == index ? 1 : 0))
      }
    }
    let first = marks[0].path?.bounds ?? Frame(0, 0, 0, 0)
    #expect(isClose(first.y, 20) && isClose(first.height, 240 / 19.0))
    #expect(isClose(first.width, 80 / 19.0))
    #expect(marks.allSatisfy { Frame(20, 20, 40, 40).holds($0.shape.bounds) })
  }

  @Test("a spinner stands on whole pixels, wherever its frame is")
  func wholePixels() {
    let marks = PlacedScreen(.spinner(Frame(10.25, 9.75, 20, 20))) { $0.scale = 2 }.marks()
    #expect(marks[0].path?.bounds?.y == 20)
    #expect(marks[2].path?.bounds?.maxX == 61)
  }
}

struct SceneDotsTests {
  private static let frames = [Frame(0.3, 0, 8, 8), Frame(16.3, 0, 8, 8), Frame(32.3, 0, 8, 8)]

  private func marks(_ phase: Double, _ motion: MotionPreference = .full) -> [Mark] {
    PlacedScreen(.dots(Self.frames), variant: { $0.motion = motion }).marks(at: phase)
  }

  @Test("each dot has its turn, and the loop closes", arguments: 0..<4)
  func turns(turn: Int) {
    for (index, mark) in marks(Double(turn) / 3).enumerated() {
      let isActive = index == turn % 3
      #expect(isClose(mark.color?.alpha ?? 0, isActive ? 1 : 0.4))
      #expect(isClose(mark.shape.bounds.width, isActive ? 8 : 4.8))
      #expect(isClose(mark.shape.bounds.center.x, 16 * Double(index) + 4))
    }
  }

  @Test("an active dot is a snapped circle; one dot fades out as the next fades in")
  func between() {
    #expect(marks(0)[0].shape == .rectangle(Frame(0, 0, 8, 8), Mark.PixelRadii(all: 4)))
    let quarter = Easing.easeInOut.progress(at: 0.25, of: 0)
    let dots = marks(1.25 / 3)
    #expect(isClose(dots[0].color?.alpha ?? 0, 0.4))
    #expect(isClose(dots[1].color?.alpha ?? 0, 0.4 + 0.6 * (1 - quarter), within: 1e-5))
    #expect(isClose(dots[2].color?.alpha ?? 0, 0.4 + 0.6 * quarter, within: 1e-5))
    #expect(isClose(dots[2].shape.bounds.width, 8 * (0.6 + 0.4 * quarter), within: 1e-5))
  }

  @Test("under reduced motion the first dot is active; a single dot never changes")
  func still() {
    #expect(marks(0.4, .reduced) == marks(0))
    let single = PlacedScreen(.dots([Frame(0, 0, 8, 8)]))
    #expect(single.marks(at: 0.3) == single.marks(at: 0))
    #expect(!single.isMoving)
  }
}

struct SceneProgressTests {
  private func bounds(
    _ value: Double?, phase: Double = 0, _ direction: LayoutDirection = .ltr,
    _ motion: MotionPreference = .full
  ) -> [Frame] {
    PlacedScreen(.progress(Frame(10, 10, 80, 4), value)) {
      $0.direction = direction
      $0.motion = motion
    }.marks(at: phase).map(\.shape.bounds)
  }

  @Test("a bar fills from the leading end, with its value clamped to 0...1")
  func bar() {
    let track = Frame(10, 10, 80, 4)
    #expect(bounds(0) == [track])
    #expect(bounds(-1) == [track])
    #expect(bounds(0.5) == [track, Frame(10, 10, 40, 4)])
    #expect(bounds(0.5, .rtl) == [track, Frame(50, 10, 40, 4)])
    #expect(bounds(1) == [track, track])
    #expect(bounds(7) == [track, track])
  }

  @Test("a fill shorter than it is high is moved in from outside and clipped by the track")
  func shortFill() {
    func fill(_ direction: LayoutDirection) -> Mark {
      PlacedScreen(
        .progress(Frame(10, 10, 80, 8), 0.05), variant: { $0.direction = direction }
      ).marks()[1]
    }
    let track = Mark.Shape.rectangle(Frame(10, 10, 80, 8), Mark.PixelRadii(all: 4))
    #expect(fill(.ltr).shape == .rectangle(Frame(6, 10, 8, 8), Mark.PixelRadii(all: 4)))
    #expect(fill(.rtl).shape == .rectangle(Frame(86, 10, 8, 8), Mark.PixelRadii(all: 4)))
    #expect(fill(.ltr).clips == [track])
    #expect(fill(.rtl).clips == [track])
  }

  @Test("an indeterminate bar wraps a segment of 40 %, which starts at the leading end")
  func segment() {
    let track = Frame(10, 10, 80, 4)
    #expect(bounds(nil) == [track, Frame(10, 10, 32, 4)])
    #expect(bounds(nil, .rtl) == [track, Frame(58, 10, 32, 4)])
    #expect(bounds(nil, phase: 0.5) == [track, Frame(50, 10, 32, 4)])
    #expect(bounds(nil, phase: 0.5, .rtl) == [track, Frame(18, 10, 32, 4)])
    #expect(bounds(nil, phase: 0.8) == [track, Frame(74, 10, 32, 4), Frame(-6, 10, 32, 4)])
    #expect(bounds(nil, phase: 1) == bounds(nil))
    #expect(bounds(nil, phase: 0.8, .ltr, .reduced) == bounds(nil))
    let marks = PlacedScreen(.progress(track, nil)).marks(at: 0.8)
    #expect(marks.dropFirst().allSatisfy { $0.clips == [marks[0].shape] })
  }

  private func ring(
    _ value: Double?, phase: Double = 0, _ motion: MotionPreference = .full
  ) -> [Path] {
    PlacedScreen(
      .progress(Frame(10, 10, 40, 40), value, .circular), variant: { $0.motion = motion }
    )
    .marks(at: phase).compactMap(\.path)
  }

  /// Whether the middle of the stroke is filled at this angle, in degrees clockwise from 12
  /// o'clock.
  private func isFilled(_ path: Path, _ angle: Double) -> Bool {
    path.winding(around: Offset(x: 30, y: 30) + Offset.clockwise(angle) * 18) != 0
  }

  @Test("a ring is inside its frame and as wide as its line")
  func track() {
    let track = ring(0)
    #expect(track.count == 1)
    #expect(track[0].bounds == Frame(10, 10, 40, 40))
    for (distance, winding) in [(20.1, 0), (19.9, 1), (16.1, 1), (15.9, 0), (0, 0)] {
      for angle in stride(from: 10.0, to: 360, by: 50) {
        let place = Offset(x: 30, y: 30) + Offset.clockwise(angle) * distance
        #expect(track[0].winding(around: place) == winding)
      }
    }
    #expect(ring(1)[1] == track[0])
  }

  @Test(
    "its arc runs clockwise from 12 o'clock, with round ends", arguments: [0.1, 0.25, 0.6, 0.9])
  func arc(value: Double) {
    let arc = ring(value)[1]
    // A round end extends 2 pixels, 6.4 degrees of this ring, beyond its angle.
    for angle in stride(from: 0.0, to: 360, by: 3) {
      let beyond = min(angle - 360 * value, 360 - angle)
      guard abs(beyond - 6.4) > 0.5 else { continue }
      #expect(isFilled(arc, angle) == (beyond < 6.4))
    }
    let inside = Offset(x: 30, y: 30) + Offset.clockwise(180 * value) * 15.5
    #expect(arc.winding(around: inside) == 0)
  }

  @Test("an indeterminate ring turns an arc of 30 % once in each cycle")
  func turningArc() {
    #expect(isFilled(ring(nil)[1], 54) && !isFilled(ring(nil)[1], 270))
    #expect(isFilled(ring(nil, phase: 0.5)[1], 234) && !isFilled(ring(nil, phase: 0.5)[1], 90))
    #expect(ring(nil, phase: 1) == ring(nil))
    #expect(ring(nil, phase: 0.5, .reduced) == ring(nil))
  }
}

struct SceneMovementTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let root: Placed
    var shimmer: Shimmer?
    let moves: Bool
  }

  @Test(arguments: [
    Row(testDescription: "a colour", root: .block(Frame(0, 0, 10, 10)), moves: false),
    Row(
      testDescription: "a shimmer", root: .block(Frame(0, 0, 10, 10), .shimmer(base: nil)),
      shimmer: .sweep(), moves: true),
    Row(
      testDescription: "a shimmering background",
      root: .layers(Frame(0, 0, 10, 10), []) { $0.background = .shimmer(base: nil) },
      shimmer: .pulse([.crimson, .white]), moves: true),
    Row(
      testDescription: "a shimmer in a theme without one",
      root: .block(
        Frame(0, 0, 10, 10), .shimmer(base: nil)), moves: false),
    Row(
      testDescription: "a shimmer off the canvas",
      root: .block(Frame(0, 100, 10, 10), .shimmer(base: nil)), shimmer: .sweep(), moves: false),
    Row(testDescription: "a spinner", root: .spinner(Frame(0, 0, 20, 20)), moves: true),
    Row(
      testDescription: "dots", root: .dots([Frame(0, 0, 8, 8), Frame(16, 0, 8, 8)]), moves: true),
    Row(
      testDescription: "a known progress", root: .progress(Frame(0, 0, 50, 4), 0.5), moves: false),
    Row(
      testDescription: "an unknown progress", root: .progress(Frame(0, 0, 50, 4), nil),
      moves: true),
    Row(
      testDescription: "an unknown circular progress",
      root: .progress(Frame(0, 0, 50, 50), nil, .circular), moves: true),
    Row(
      testDescription: "a shimmering tint",
      root: .progress(Frame(0, 0, 50, 4), 0.5, tint: .shimmer(base: nil)), shimmer: .sweep(),
      moves: true),
  ])
  func movement(_ row: Row) {
    let full = PlacedScreen(row.root, shimmer: row.shimmer)
    #expect(full.isMoving == row.moves)
    #expect((full.marks(at: 0.3) != full.marks(at: 0.6)) == row.moves)
    let reduced = PlacedScreen(row.root, shimmer: row.shimmer) { $0.motion = .reduced }
    #expect(!reduced.isMoving)
    #expect(reduced.marks(at: 0.3) == reduced.marks(at: 0.6))
    #expect(reduced.marks().count >= (full.marks().isEmpty ? 0 : 1))
  }

  @Test("at a time, each part is at the phase of its own repeating cycle")
  func instants() {
    let tree = Placed.layers(
      Frame(0, 0, 100, 100),
      [
        .spinner(Frame(0, 0, 20, 20)), .dots([Frame(0, 0, 8, 8), Frame(16, 0, 8, 8)]),
        .progress(Frame(0, 50, 80, 4), nil),
        .block("block", Frame(0, 0, 50, 10), .shimmer(base: nil)),
      ])
    let shimmer = Shimmer.sweep(duration: 1_500_000, rest: 500_000)
    let stage = Stage(PlacedScreen(tree, shimmer: shimmer))
    func part(_ node: String, _ scene: Scene) -> [Mark] { scene.marks.filter { $0.node == node } }
    let cycles = [
      ("spinner", 1_000_000), ("dots", 600_000), ("progress", 1_500_000), ("block", 2_000_000),
    ]
    for (node, cycle) in cycles {
      for quarter in 0..<8 {
        let phase = Double(quarter % 4) / 4
        #expect(
          part(node, stage.scene(after: cycle * quarter / 4)) == part(node, stage.scene(at: phase)))
      }
    }
  }

  @Test("one stage produces all frames")
  func stage() {
    let screen = PlacedScreen(
      .block(Frame(0, 0, 50, 10), .shimmer(base: nil)), shimmer: .sweep())
    let stage = Stage(screen)
    for phase in [0, 0.25, 0.5, 1] {
      #expect(stage.scene(at: phase) == Stage(screen).scene(at: phase))
    }
    #expect(stage.scene(at: 0).ground == .white)
  }
}
