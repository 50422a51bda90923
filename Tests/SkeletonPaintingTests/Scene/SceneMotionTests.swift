import SkeletonLanguage
import SkeletonLayout
import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

/// Where nodes that move by themselves are painted.
struct SceneMotionTests {
  private static func staging(
    _ tree: String, canvas: String = "{width: 100, height: 40, alignment: topLeading}",
    change: (inout Variant) -> Void = { _ in }
  ) throws -> Staging {
    let screen = try Screen.reading(
      "skelsnap: 1\ntheme: {extends: ios, shimmer: {gradient: {stops: [clear, white, clear]}}}\n"
        + "canvas: \(canvas)\nskeleton: \(tree)\n", change: change)
    return Staging(try place(screen, shaper: TextShaper()))
  }

  /// `a 10 0 20 10 #ff0000`: the node, its edges and what it is painted with.
  private static func marks(_ scene: Scene) -> [String] {
    scene.marks.map { mark in
      let frame = mark.shape.bounds
      let paint: String
      switch mark.paint {
      case .color(let color): paint = color.written
      case .gradient(let gradient):
        paint =
          gradient.stops.map { "\($0.color.written)@\($0.location.threeDecimals)" }
          .joined(separator: ",") + " \(gradient.start.words)>\(gradient.end.words)"
      case .layer: paint = "layer"
      case .picture: paint = "picture"
      }
      return
        ([mark.node] + [frame.x, frame.y, frame.width, frame.height].map(\.threeDecimals) + [paint])
        .joined(separator: " ")
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tree: String
    /// By phase.
    let marks: [(phase: Double, marks: [String])]
    var change: @Sendable (inout Variant) -> Void = { _ in }
  }

  private static let slide = """
    {block: {id: a, width: 20, height: 10, fill: "#ff0000", motion: {to: {offset: {x: 80}}, \
    duration: 1s, repeat: restart}}}
    """

  static let rows = [
    Row(
      testDescription: "a block moves to the right", tree: slide,
      marks: [
        (0, ["a 0 0 20 10 #ff0000"]), (0.25, ["a 20 0 20 10 #ff0000"]),
        (0.5, ["a 40 0 20 10 #ff0000"]), (1, ["a 80 0 20 10 #ff0000"]),
      ]),
    Row(
      testDescription: "an offset is never mirrored", tree: slide,
      marks: [(0, ["a 80 0 20 10 #ff0000"]), (0.5, [])], change: { $0.direction = .rtl }),
    Row(
      testDescription: "twice as many pixels, twice as far", tree: slide,
      marks: [(0.5, ["a 80 0 40 20 #ff0000"])], change: { $0.scale = 2 }),
    Row(
      testDescription: "reduced motion stands as it is written", tree: slide,
      marks: [(0, ["a 0 0 20 10 #ff0000"]), (0.5, ["a 0 0 20 10 #ff0000"])],
      change: { $0.motion = .reduced }),
    Row(
      testDescription: "unless it moves once: then it is at its end",
      tree: slide.replacing("repeat: restart", with: "repeat: never"),
      marks: [(0, ["a 80 0 20 10 #ff0000"]), (0.5, ["a 80 0 20 10 #ff0000"])],
      change: { $0.motion = .reduced }),
    Row(
      testDescription: "or says that it is at its end",
      tree: slide.replacing("repeat: restart", with: "repeat: restart, whenReduced: end"),
      marks: [(0.5, ["a 80 0 20 10 #ff0000"])], change: { $0.motion = .reduced }),
    Row(
      testDescription: "or says that it stands still",
      tree: slide.replacing("repeat: restart", with: "repeat: never, whenReduced: still"),
      marks: [(0.5, ["a 0 0 20 10 #ff0000"])], change: { $0.motion = .reduced }),
    Row(
      testDescription: "or says that it moves all the same",
      tree: slide.replacing("repeat: restart", with: "repeat: restart, whenReduced: moves"),
      marks: [(0.5, ["a 40 0 20 10 #ff0000"])], change: { $0.motion = .reduced }),
    Row(
      testDescription: "several move at once, each at the share of its own round",
      tree: """
        {zstack: {alignment: topLeading, children: [
        {block: {id: a, width: 10, height: 10, fill: "#000000", motion: {to: {offset: {x: 40}}, \
        duration: 1s, repeat: restart}}},
        {block: {id: b, width: 10, height: 10, fill: "#000000", motion: {to: {offset: {y: 20}}, \
        duration: 3s, repeat: reverse}}},
        {block: {id: c, width: 10, height: 10, fill: "#000000", motion: {to: {opacity: 0.5}, \
        duration: 3s}}}]}}
        """,
      marks: [
        (
          0.25,
          ["a 10 0 10 10 #000000", "b 0 10 10 10 #000000", "c 0 0 10 10 #000000 @ 0.5"]
        ),
        (
          0.5,
          ["a 20 0 10 10 #000000", "b 0 20 10 10 #000000", "c 0 0 10 10 #000000 @ 0.5"]
        ),
      ]),
    Row(
      testDescription: "what grows pushes what is beside it",
      tree: """
        {hstack: {spacing: 0, children: [
        {block: {id: a, width: 10, height: 10, fill: "#000000", motion: {to: {width: 50}, \
        duration: 1s, repeat: reverse}}},
        {block: {id: b, width: 10, height: 10, fill: "#ffffff"}}]}}
        """,
      marks: [
        (0, ["a 0 0 10 10 #000000", "b 10 0 10 10 #ffffff"]),
        (0.25, ["a 0 0 30 10 #000000", "b 30 0 10 10 #ffffff"]),
        (0.5, ["a 0 0 50 10 #000000", "b 50 0 10 10 #ffffff"]),
      ]),
    Row(
      testDescription: "colours, and what is inside moves along",
      tree: """
        {zstack: {id: box, background: "#000000", motion: {to: {background: "#ffffff", offset: \
        {x: 10}}, duration: 1s, repeat: restart}, children: [
        {block: {id: a, width: 10, height: 10, fill: "#ff0000", motion: {to: {offset: {x: 20}}, \
        duration: 1s, repeat: restart}}}]}}
        """,
      marks: [(0.4, ["box 4 0 10 10 #666666", "box/a 12 0 10 10 #ff0000"])]),
    Row(
      testDescription: "gradients move by points and stops",
      tree: """
        {block: {id: a, width: 100, height: 40,
        fill: {stops: ["#000000", "#ff0000"], startPoint: {x: -1, y: 0}, endPoint: {x: 0, y: 0}},
        motion: {to: {fill: {stops: ["#000000", {color: "#0000ff", location: 0.5}], \
        startPoint: {x: 1, y: 0}, endPoint: {x: 2, y: 0}}}, duration: 1s, repeat: restart}}}
        """,
      marks: [
        (0, ["a 0 0 100 40 #000000@0,#ff0000@1 -100 0>0 0"]),
        (0.5, ["a 0 0 100 40 #000000@0,#800080@0.75 0 0>100 0"]),
      ]),
    Row(
      testDescription: "a spring that overshoots goes farther, and is never less than nothing",
      tree: """
        {block: {id: a, height: 10, width: 10, offset: {x: 0}, fill: "#000000", motion: \
        {to: {offset: {x: 50}, width: 0}, duration: 1s, repeat: restart, \
        easing: [0, 0, 0, 3]}}}
        """,
      // The curve is at 1.25 there, above its end.
      marks: [(0.125, [])]),
    Row(
      testDescription: "what begins unseen comes in",
      tree: """
        {block: {id: a, width: 10, height: 10, fill: "#000000", opacity: 0, motion: \
        {to: {opacity: 1}, duration: 1s, repeat: reverse}}}
        """,
      marks: [(0, []), (0.25, ["a 0 0 10 10 #000000 @ 0.5"]), (0.5, ["a 0 0 10 10 #000000"])]),
    Row(
      testDescription: "what is inside moves with a stack",
      tree: """
        {zstack: {alignment: topLeading, offset: {x: 4}, motion: {to: {offset: {x: 24}}, \
        duration: 1s, repeat: restart}, children: [{circle: {id: a, size: 8, fill: "#000000"}}]}}
        """,
      marks: [(0.5, ["a 14 0 8 8 #000000"])]),
  ]

  @Test(arguments: rows) func painted(_ row: Row) throws {
    let staging = try Self.staging(row.tree, change: row.change)
    for (phase, marks) in row.marks {
      #expect(Self.marks(staging.scene(at: phase)) == marks, "at \(phase)")
    }
  }

  @Test func pixelsAreWhereItIs() throws {
    let staging = try Self.staging(
      Self.slide, canvas: "{width: 100, height: 20, alignment: topLeading, background: \"#fff\"}")
    for (phase, left) in [(0.0, 0), (0.25, 20), (0.5, 40), (0.75, 60)] {
      let bitmap = try rasterize(staging.scene(at: phase))
      for x in [0, left - 1, left, left + 19, left + 20] where (0..<100).contains(x) {
        let isRed = (left..<left + 20).contains(x)
        #expect((bitmap[x, 5].blue == 0) == isRed, "\(x) at \(phase)")
      }
    }
  }

  @Test func instantsCountFromTheBeginning() throws {
    let staging = try Self.staging(
      """
      {block: {id: a, width: 10, height: 10, fill: "#000000", motion: {to: {offset: {x: 40}}, \
      duration: 1s, delay: 200ms, start: 500ms, repeat: reverse}}}
      """)
    let due: [(Microseconds, String)] = [
      (0, "0"), (500, "0"), (700, "0"), (950, "10"), (1200, "20"), (1700, "40"), (2200, "20"),
      (2700, "0"), (2900, "0"), (3100, "0"), (3600, "20"),
    ]
    for (milliseconds, x) in due {
      #expect(
        Self.marks(staging.scene(after: milliseconds * 1000)) == ["a \(x) 0 10 10 #000000"],
        "after \(milliseconds) ms")
    }
  }

  /// The light crosses a placeholder wherever that is.
  @Test func lightMeetsWhatMoves() throws {
    let staging = try Self.staging(
      """
      {block: {id: a, width: 40, height: 10, motion: {to: {offset: {y: 20}}, duration: 1s, \
      repeat: restart}}}
      """)
    #expect(staging.shimmers)
    #expect(staging.litPhases != nil)
    let scene = staging.scene(at: 0.5)
    #expect(scene.marks.map(\.shape.bounds.y) == [10])
    guard case .gradient? = scene.marks.first?.paint else {
      Issue.record("no light")
      return
    }
  }

  @Test func framesAreAsLargeAsTheScreenIsWritten() throws {
    let staging = try Self.staging(
      "{block: {width: 10, height: 10, motion: {to: {height: 30}, duration: 1s, repeat: restart}}}",
      canvas: "{width: 100, height: fit}")
    for phase in [0, 0.5, 1] {
      let scene = staging.scene(at: phase)
      #expect((scene.width, scene.height) == (100, 10))
    }
  }

  struct Clock: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tree: String
    let isMoving: Bool
    let cycle: Microseconds?
  }

  @Test(arguments: [
    Clock(
      testDescription: "nothing", tree: "{block: {fill: \"#000\"}}", isMoving: false, cycle: nil),
    Clock(
      testDescription: "once",
      tree: "{block: {fill: \"#000\", motion: {to: {opacity: 0}, duration: 1s}}}",
      isMoving: false, cycle: nil),
    Clock(
      testDescription: "the longest round",
      tree: """
        {vstack: {children: [
        {block: {fill: "#000", motion: {to: {opacity: 0}, duration: 1s, delay: 200ms, \
        repeat: restart}}},
        {circle: {fill: "#000", motion: {to: {opacity: 0}, duration: 700ms, repeat: reverse}}}]}}
        """, isMoving: true, cycle: 1_400_000),
    Clock(
      testDescription: "the light, where it is",
      tree: """
        {block: {motion: {to: {opacity: 0.5}, duration: 5s, repeat: restart}}}
        """, isMoving: true, cycle: 1_500_000),
  ])
  func cycle(_ row: Clock) throws {
    let staging = try Self.staging(row.tree)
    #expect(staging.isMoving == row.isMoving)
    #expect(staging.placed.screen.isMoving == row.isMoving)
    #expect(staging.cycle == row.cycle)
  }
}
