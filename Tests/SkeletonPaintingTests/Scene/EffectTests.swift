import SkeletonLanguage
import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonLayout
@testable import SkeletonModel

/// Effects from a document's text to pixels.
struct EffectTests {
  /// Paints a document's nodes on a white canvas of 100 points.
  private func painted(
    _ nodes: String, at phase: Double = 0, change: (inout Variant) -> Void = { _ in }
  ) throws -> Bitmap {
    try rasterize(stage(nodes, change: change).scene(at: phase))
  }

  private func stage(
    _ nodes: String, change: (inout Variant) -> Void = { _ in }
  ) throws -> Stage {
    let text = """
      skelsnap: 1
      canvas: {width: 100, height: 100, background: white}
      skeleton: {zstack: {alignment: topLeading, children: [
        {block: {fill: clear}}, {zstack: {alignment: topLeading, children: \(nodes)}}]}}
      """
    let screen = try Screen.reading(text, change: change)
    return Stage(layout(screen) { _, _, _ in TextBlock(lines: [], baseline: 0) })
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let nodes: String
    /// What looks the same.
    let others: String

    init(_ rule: String, _ nodes: String, _ others: String) {
      testDescription = rule
      self.nodes = nodes
      self.others = others
    }
  }

  static let rows = [
    Row(
      "a mask shows what it covers",
      "[{block: {fill: '#ff0000', mask: {block: {width: 40, height: 20}}}}]",
      "[{block: {fill: '#ff0000', width: 40, height: 20, position: {x: 50, y: 50}}}]"),
    Row(
      "its colours do not matter, its alpha does",
      "[{block: {fill: '#ff0000', mask: {block: {fill: '#00ff00 @ 0.4', width: 40}}}}]",
      "[{block: {fill: '#ff0000 @ 0.4', width: 40, position: {x: 50, y: 50}}}]"),
    Row(
      "it is proposed the node's frame, and aligned in it",
      """
      [{block: {width: 60, height: 40, fill: '#ff0000',
      mask: {alignment: bottomTrailing, view: {block: {width: 50%, height: 10}}}}}]
      """,
      "[{block: {width: 30, height: 10, fill: '#ff0000', position: {x: 45, y: 35}}}]"),
    Row(
      "it moves with an offset",
      """
      [{block: {width: 40, height: 40, fill: '#ff0000', offset: {x: 20, y: 10},
      mask: {block: {width: 20}}}}]
      """,
      "[{block: {width: 20, height: 40, fill: '#ff0000', offset: {x: 30, y: 10}}}]"),
    Row(
      "it masks the background, the border and all that is inside",
      """
      [{zstack: {width: 60, height: 60, background: '#00ff00', border: '#0000ff',
      children: [{block: {width: 20, height: 80, fill: '#ff0000'}}],
      mask: {block: {height: 10}}}}]
      """,
      """
      [{zstack: {width: 60, height: 10, clip: true, offset: {y: 25}, children: [
      {zstack: {width: 60, height: 60, background: '#00ff00', border: '#0000ff',
      children: [{block: {width: 20, height: 80, fill: '#ff0000'}}]}}]}}]
      """),
    Row(
      "a mask in a mask cuts twice",
      """
      [{block: {fill: '#ff0000', mask: {block: {width: 60, mask: {block: {height: 20}}}}}}]
      """,
      "[{block: {fill: '#ff0000', width: 60, height: 20, position: {x: 50, y: 50}}}]"),
    Row(
      "a turn by a right angle swaps the sides",
      "[{block: {width: 60, height: 20, fill: '#ff0000', rotation: 90}}]",
      "[{block: {width: 20, height: 60, fill: '#ff0000', offset: {x: 20, y: -20}}}]"),
    Row(
      "an edge that a clip shares with what is clipped is smoothed once",
      """
      [{zstack: {width: 45, height: 25, clip: true, scale: 0.5, rotation: 20, children: [
      {block: {fill: '#ff0000'}}]}}]
      """,
      "[{block: {width: 45, height: 25, fill: '#ff0000', scale: 0.5, rotation: 20}}]"),
    Row(
      "what fills a rounded clip has its outline",
      """
      [{zstack: {width: 45, height: 25, radius: 8, clip: true, rotation: 20, children: [
      {zstack: {background: '#ff0000', children: [{block: {fill: clear}}]}}]}}]
      """,
      "[{block: {width: 45, height: 25, radius: 8, fill: '#ff0000', rotation: 20}}]"),
    Row(
      "clips that are turned alike cut as one",
      """
      [{zstack: {width: 60, height: 60, rotation: 20, clip: true, children: [
      {zstack: {width: 60, height: 25, clip: true, children: [
      {block: {width: 80, height: 80, fill: '#ff0000'}}]}}]}}]
      """,
      """
      [{zstack: {width: 60, height: 60, rotation: 20, children: [
      {block: {width: 60, height: 25, fill: '#ff0000'}}]}}]
      """),
    Row(
      "it is clockwise, round its anchor",
      """
      [{block: {width: 40, height: 20, fill: '#ff0000', offset: {x: 40, y: 40},
      rotation: {angle: 90, anchor: topLeading}}}]
      """,
      "[{block: {width: 20, height: 40, fill: '#ff0000', offset: {x: 20, y: 40}}}]"),
    Row(
      "a scale is round the centre",
      "[{block: {width: 40, height: 40, fill: '#ff0000', scale: 0.5}}]",
      "[{block: {width: 20, height: 20, fill: '#ff0000', offset: {x: 10, y: 10}}}]"),
    Row(
      "or round its anchor, by axis",
      """
      [{block: {width: 40, height: 40, fill: '#ff0000', offset: {x: 20, y: 20},
      scale: {x: 1.5, y: 0.5, anchor: topLeading}}}]
      """,
      "[{block: {width: 60, height: 20, fill: '#ff0000', offset: {x: 20, y: 20}}}]"),
    Row(
      "a factor below 0 mirrors",
      """
      [{block: {width: 40, height: 40, fill: {stops: ['#ff0000', '#0000ff']}, scale: {x: -1}}}]
      """,
      "[{block: {width: 40, height: 40, fill: {stops: ['#0000ff', '#ff0000']}}}]"),
    Row("of a factor of 0 nothing is left", "[{block: {fill: '#ff0000', scale: 0}}]", "[]"),
    Row(
      "it is scaled first, and then turned",
      "[{block: {width: 20, height: 20, fill: '#ff0000', scale: {x: 2}, rotation: 90}}]",
      "[{block: {width: 20, height: 40, fill: '#ff0000', offset: {y: -10}}}]"),
    Row(
      "what is inside turns along",
      """
      [{vstack: {spacing: 0, rotation: 180, children: [
      {block: {width: 40, height: 20, fill: '#ff0000'}},
      {block: {width: 40, height: 20, fill: '#0000ff', scale: {x: 0.5, anchor: leading}}}]}}]
      """,
      """
      [{vstack: {spacing: 0, children: [
      {block: {width: 20, height: 20, fill: '#0000ff', offset: {x: 10}}},
      {block: {width: 40, height: 20, fill: '#ff0000'}}]}}]
      """),
    Row(
      "clips turn along",
      """
      [{zstack: {width: 40, height: 20, clip: true, rotation: 90, offset: {x: 20, y: 40},
      children: [{block: {width: 80, height: 80, fill: '#ff0000'}}]}}]
      """,
      "[{block: {width: 20, height: 40, fill: '#ff0000', offset: {x: 30, y: 30}}}]"),
    Row(
      "gradients turn along",
      """
      [{block: {width: 40, height: 40, fill: {stops: ['#ff0000', '#0000ff']}, rotation: 90}}]
      """,
      """
      [{block: {width: 40, height: 40, fill: {stops: ['#ff0000', '#0000ff'], angle: 90}}}]
      """),
    Row(
      "a line is half outside the edge",
      """
      [{block: {width: 40, height: 40, offset: {x: 20, y: 20},
      stroke: {color: '#ff0000', width: 4}}}]
      """,
      """
      [{block: {width: 44, height: 44, fill: clear, offset: {x: 18, y: 18},
      border: {color: '#ff0000', width: 4}}}]
      """),
    Row(
      "with a fill there are both",
      """
      [{block: {width: 40, height: 40, fill: '#0000ff', offset: {x: 20, y: 20},
      stroke: {color: '#ff0000', width: 4}}}]
      """,
      """
      [{block: {width: 44, height: 44, fill: '#0000ff', offset: {x: 18, y: 18},
      border: {color: '#ff0000', width: 4}}}]
      """),
    Row(
      "a rectangle's line begins at its upper left corner and runs clockwise",
      """
      [{block: {width: 40, height: 20, offset: {x: 20, y: 20},
      stroke: {color: '#ff0000', width: 2, to: 0.5}}}]
      """,
      """
      [{zstack: {alignment: topLeading, offset: {x: 20, y: 19}, children: [
      {block: {width: 41, height: 2, fill: '#ff0000'}},
      {block: {width: 2, height: 21, fill: '#ff0000', offset: {x: 39}}}]}}]
      """),
    Row(
      "an empty part of it is nothing",
      "[{block: {stroke: {color: '#ff0000', from: 0.6, to: 0.4}}}]", "[]"),
    Row(
      "dashes begin with a dash",
      """
      [{path: {data: M0 5 H40, viewBox: [0, 0, 40, 10], width: 40, height: 10, offset: {y: 20},
      stroke: {color: '#ff0000', width: 4, dash: [10, 5], dashPhase: 5}}}]
      """,
      """
      [{block: {width: 5, height: 4, fill: '#ff0000', offset: {y: 23}}},
      {block: {width: 10, height: 4, fill: '#ff0000', offset: {x: 10, y: 23}}},
      {block: {width: 10, height: 4, fill: '#ff0000', offset: {x: 25, y: 23}}}]
      """),
    Row(
      "they may begin with what lies before them",
      """
      [{path: {data: M0 5 H40, viewBox: [0, 0, 40, 10], width: 40, height: 10, offset: {y: 20},
      stroke: {color: '#ff0000', width: 4, dash: [10, 5], dashPhase: -10}}}]
      """,
      """
      [{block: {width: 5, height: 4, fill: '#ff0000', offset: {y: 23}}},
      {block: {width: 10, height: 4, fill: '#ff0000', offset: {x: 10, y: 23}}},
      {block: {width: 10, height: 4, fill: '#ff0000', offset: {x: 25, y: 23}}}]
      """),
    Row(
      "a shadow without a blur is the picture in one colour",
      """
      [{zstack: {shadow: {radius: 0, x: 10, y: 5, color: '#0000ff'}, children: [
      {block: {width: 40, height: 20, fill: '#ff0000'}},
      {block: {width: 20, height: 40, fill: '#00ff00'}}]}}]
      """,
      """
      [{zstack: {offset: {x: 10, y: 5}, children: [
      {block: {width: 40, height: 20, fill: '#0000ff'}},
      {block: {width: 20, height: 40, fill: '#0000ff'}}]}},
      {zstack: [{block: {width: 40, height: 20, fill: '#ff0000'}},
      {block: {width: 20, height: 40, fill: '#00ff00'}}]}]
      """),
    Row(
      "opacity is of each shape",
      """
      [{zstack: {opacity: 0.5, children: [
      {block: {fill: '#ff0000'}}, {block: {fill: '#0000ff'}}]}}]
      """,
      "[{block: {fill: '#ff0000 @ 0.5'}}, {block: {fill: '#0000ff @ 0.5'}}]"),
    Row(
      "and of a group of the picture as a whole",
      """
      [{zstack: {opacity: 0.6, compositingGroup: true, children: [
      {block: {fill: '#ff0000'}}, {block: {fill: '#0000ff'}}]}}]
      """,
      "[{block: {fill: '#0000ff @ 0.6'}}]"),
    Row(
      "blend is of each shape",
      """
      [{block: {fill: '#ffff00'}}, {zstack: {blend: multiply, children: [
      {block: {fill: '#ff8080'}}, {block: {fill: '#80ff80'}}]}}]
      """, "[{block: {fill: '#808000'}}]"),
    Row(
      "and of a group of the picture as a whole, too",
      """
      [{block: {fill: '#ffff00'}}, {zstack: {blend: multiply, compositingGroup: true, children: [
      {block: {fill: '#ff8080'}}, {block: {fill: '#80ff80'}}]}}]
      """, "[{block: {fill: '#80ff00'}}]"),
    Row(
      "what lies behind is blurred as far as the frame goes",
      """
      [\(halves), {block: {width: 40, height: 40, offset: {x: 30, y: 30}, fill: clear,
      backdropBlur: 4}}]
      """,
      """
      [\(halves), {zstack: {width: 40, height: 40, clip: true, offset: {x: 30, y: 30}, children: [
      \(blurredHalves)]}}]
      """),
    Row(
      "or the shape",
      """
      [\(halves), {circle: {size: 40, offset: {x: 30, y: 30}, fill: clear, backdropBlur: 4}}]
      """,
      """
      [\(halves), {zstack: {width: 40, height: 40, offset: {x: 30, y: 30},
      mask: {circle: {size: 40}}, children: [\(blurredHalves)]}}]
      """),
    Row(
      "the edge of what clips it is smoothed once",
      """
      [\(halves), {zstack: {width: 40, height: 40, offset: {x: 30, y: 30}, radius: 15, clip: true,
      children: [{block: {fill: clear, backdropBlur: 4}}]}}]
      """,
      """
      [\(halves), {zstack: {width: 40, height: 40, offset: {x: 30, y: 30}, radius: 15, clip: true,
      children: [\(blurredHalves)]}}]
      """),
    Row(
      "below the ground of a node, and from inside what is painted apart",
      """
      [\(halves), {zstack: {width: 100, height: 100, compositingGroup: true, children: [
      {zstack: {width: 40, height: 40, background: '#00ff00 @ 0.5', backdropBlur: 4,
      children: [{spacer: {}}]}}]}}]
      """,
      """
      [\(halves), {zstack: {width: 40, height: 40, clip: true, offset: {x: 30, y: 30}, children: [
      \(blurredHalves), {block: {fill: '#00ff00 @ 0.5'}}]}}]
      """),
    Row(
      "and as faint as the node, up to the edges of the canvas",
      """
      [{block: {fill: '#ff0000'}}, {block: {width: 40, height: 40, fill: '#0000ff', opacity: 0.5,
      backdropBlur: 4}}]
      """,
      "[{block: {fill: '#ff0000'}}, {block: {width: 40, height: 40, fill: '#0000ff @ 0.5'}}]"),
    Row(
      "another that is behind it is seen sharp, and no more",
      """
      [\(halves), {block: {width: 60, height: 60, offset: {x: 20, y: 20}, fill: clear,
      backdropBlur: 9}}, {block: {width: 40, height: 40, offset: {x: 30, y: 30}, fill: clear,
      backdropBlur: 4}}]
      """,
      """
      [\(halves), {block: {width: 60, height: 60, offset: {x: 20, y: 20}, fill: clear,
      backdropBlur: 9}}, {zstack: {width: 40, height: 40, clip: true, offset: {x: 30, y: 30},
      children: [\(blurredHalves)]}}]
      """),
  ]

  private static let halves = """
    {hstack: {spacing: 0, children: [{block: {fill: '#ff0000'}}, {block: {fill: '#0000ff'}}]}}
    """
  /// On the canvas round them, as if they were seen through a hole of 40 points in its middle.
  private static let blurredHalves = """
    {zstack: {blur: 4, fixedSize: both, children: [
    {block: {width: 160, height: 160, fill: white}},
    {zstack: {width: 100, height: 100, children: [\(halves)]}}]}}
    """

  @Test func backdropsBehindEachOtherDoNotDoubleTheWork() throws {
    func marks(_ depth: Int) throws -> Int {
      var nodes = "{block: {fill: '#ff0000'}}"
      for _ in 0..<depth {
        nodes =
          "{zstack: {padding: 1, backdropBlur: 2, shadow: {radius: 1, color: '#000000'}, "
          + "children: [\(nodes)]}}"
      }
      return try stage("[\(nodes)]").scene(at: 0).marks.reduce(0) { $0 + $1.count }
    }
    #expect(try marks(20) < 5 * marks(10))
  }

  @Test(arguments: rows, [1, 2, 3])
  func looks(_ row: Row, scale: Int) throws {
    let one = try painted(row.nodes) { $0.scale = scale }
    let other = try painted(row.others) { $0.scale = scale }
    #expect(one.farthest(from: other) <= 1)
  }

  @Test("points are mirrored, angles and shadows are not")
  func rightToLeft() throws {
    func rtl(_ variant: inout Variant) { variant.direction = .rtl }
    let turned = try painted(
      """
      [{block: {width: 40, height: 20, fill: '#ff0000',
      rotation: {angle: 90, anchor: bottomLeading}}}]
      """, change: rtl)
    // It stands at the right, round whose lower corner it turns: out of the canvas, or down.
    #expect(turned[99, 10] == Pixel(.hex(0xFFFFFF)))
    #expect(turned[99, 30] == Pixel(.hex(0xFFFFFF)))
    let below = try painted(
      """
      [{block: {width: 40, height: 20, fill: '#ff0000',
      rotation: {angle: -90, anchor: bottomLeading}}}]
      """, change: rtl)
    #expect(below[85, 39] == Pixel(.hex(0xFF0000)))
    #expect(below[79, 39] == Pixel(.hex(0xFFFFFF)))
    let shadow = try painted(
      "[{block: {width: 20, height: 20, fill: clear, offset: {x: -40}, background: '#ff0000', "
        + "shadow: {radius: 0, x: 30, color: '#0000ff'}}}]", change: rtl)
    #expect(shadow[75, 5] == Pixel(.hex(0x0000FF)))
    let arc = try painted(
      "[{circle: {size: 60, offset: {x: -20, y: 20}, stroke: {color: '#ff0000', width: 8, to: 0.25}}}]",
      change: rtl)
    // The lower right quarter, in either direction.
    #expect(arc[71, 71] == Pixel(.hex(0xFF0000)))
    #expect(arc[29, 71] == Pixel(.hex(0xFFFFFF)))
  }

  @Test("a circle's line begins at 3 o'clock and runs clockwise", arguments: [1, 2, 3])
  func circle(scale: Int) throws {
    let bitmap = try painted(
      "[{circle: {size: 60, offset: {x: 20, y: 20}, stroke: {color: '#ff0000', width: 8, to: 0.25}}}]"
    ) { $0.scale = scale }
    func isRed(_ x: Int, _ y: Int) -> Bool {
      bitmap[x * scale, y * scale] == Pixel(.hex(0xFF0000))
    }
    #expect(isRed(79, 52) && isRed(71, 71) && isRed(52, 79))
    #expect(!isRed(79, 47) && !isRed(47, 79) && !isRed(29, 29))
  }

  struct Turn: Sendable, CustomTestStringConvertible {
    let angles: String
    /// Right, lower right and so on, clockwise: how much of the second colour there is.
    let shares: [Double]
    var testDescription: String { angles }
  }

  @Test(arguments: [
    Turn(angles: "startAngle: 0, endAngle: 360", shares: [0.03, 0.125, 0.25, 0.5, 0.75]),
    Turn(angles: "endAngle: 360", shares: [0.03, 0.125, 0.25, 0.5, 0.75]),
    Turn(angles: "startAngle: 90, endAngle: 450", shares: [0.77, 0.875, 0, 0.25, 0.5]),
    // Backwards.
    Turn(angles: "startAngle: 360, endAngle: 0", shares: [0.97, 0.875, 0.75, 0.5, 0.25]),
    // What is missing of a turn: the last colour, then the first.
    Turn(angles: "startAngle: 0, endAngle: 90", shares: [0.1, 0.5, 1, 1, 0]),
    // Of two turns the last one is seen.
    Turn(angles: "startAngle: 0, endAngle: 720", shares: [0.51, 0.5625, 0.625, 0.75, 0.875]),
    Turn(angles: "startAngle: 0, endAngle: 0", shares: [1, 1, 1, 1, 0]),
  ])
  func angularGradients(_ row: Turn) throws {
    let bitmap = try painted(
      "[{block: {fill: {stops: ['#000000', '#ff0000'], \(row.angles)}}}]")
    let places = [(95, 56), (90, 90), (49, 95), (5, 50), (50, 5)]
    for ((x, y), share) in zip(places, row.shares) {
      let red = Double(bitmap[x, y].red) / 255
      #expect(abs(red - share) < 0.03, "\(red) at \(x), \(y)")
    }
  }

  @Test("a round gradient that is scaled unevenly is an ellipse")
  func ellipticGradient() throws {
    let bitmap = try painted(
      """
      [{block: {width: 40, height: 40, fill: {stops: ['#000000', '#ff0000'], endRadius: 20},
      scale: {x: 2, anchor: topLeading}}}]
      """)
    // The centre is at 40, 20; half a radius away from it are 20 across and 10 down.
    for (x, y, share) in [(60, 20, 0.5), (20, 20, 0.5), (40, 30, 0.5), (50, 20, 0.25), (79, 20, 1)]
    {
      let red = Double(bitmap[x, y].red) / 255
      #expect(abs(red - share) < 0.04, "\(red) at \(x), \(y)")
    }
  }

  @Test("moving parts move inside masks, turns and layers")
  func motion() throws {
    for nodes in [
      "[{block: {fill: systemBlue, mask: {spinner: {size: 60}}}}]",
      "[{block: {fill: systemBlue, mask: {dots: {size: 20}}}}]",
      "[{block: {rotation: 30, width: 60, height: 60}}]",
      "[{spinner: {size: 40, rotation: 20, blur: 1}}]",
      "[{progress: {style: circular, size: 40, scale: {x: 1.5}}}]",
      "[{block: {shadow: {radius: 4}, width: 60, height: 60}}]",
    ] {
      let stage = try stage(nodes)
      #expect(stage.isMoving)
      let frames = try [0.1, 0.5, 0.9].map { try rasterize(stage.scene(at: $0)) }
      #expect(Set(frames).count == 3, "\(nodes)")
      // The same rasteriser paints the same.
      var rasterizer = Rasterizer()
      for (phase, frame) in zip([0.1, 0.5, 0.9, 0.1], frames + [frames[0]]) {
        #expect(try rasterizer.paint(stage.scene(at: phase)) == frame, "\(nodes)")
      }
      let still = try self.stage(nodes) { $0.motion = .reduced }
      #expect(!still.isMoving)
    }
  }

  @Test("a mask moves a screen as what it masks does")
  func screens() throws {
    func screen(_ mask: String) throws -> Screen {
      try Screen.reading(
        "{skelsnap: 1, skeleton: {block: {fill: systemBlue, mask: {\(mask)}}}}")
    }
    #expect(try screen("block: {fill: shimmer}").isMoving)
    #expect(try screen("spinner: {}").isMoving)
    #expect(try !screen("circle: {fill: black}").isMoving)
  }

  @Test(
    "a mask in a mask fifty deep, and other things that nobody would write",
    arguments: [
      "{block: {fill: '#ff0000', scale: 1000, rotation: 17}}",
      "{block: {fill: '#ff0000', scale: {x: 1000, y: 0.001}, rotation: 45, blur: 100000}}",
      "{block: {fill: '#ff0000', shadow: {radius: 100000, x: 100000, y: -100000}}}",
      "{block: {width: 100000, height: 100000, fill: '#ff0000', blur: 100}}",
      "{circle: {size: 50, stroke: {color: '#ff0000', width: 100000, dash: [0.001, 0]}}}",
      "{block: {width: 0, height: 0, mask: {block: {width: 0}}, blur: 5}}",
      "{block: {mask: spacer}}",
      "{text: {value: '', blur: 3, mask: {text: {value: ''}}}}",
    ])
  func hostile(node: String) throws {
    _ = try painted("[\(node)]") { $0.scale = 3 }
    let scaled = (0..<20).reduce(node) { inner, _ in
      "{zstack: {scale: 1000, rotation: 3, children: [\(inner)]}}"
    }
    _ = try painted("[\(scaled)]")
  }

  @Test func masksInMasks() throws {
    let nest = (0..<50).reduce("block: {fill: black, width: 50}") { inner, _ in
      "block: {fill: black, mask: {\(inner)}}"
    }
    let bitmap = try painted("[{\(nest)}]")
    #expect(bitmap[50, 50] == Pixel(.hex(0x000000)))
    #expect(bitmap[20, 50] == Pixel(.hex(0xFFFFFF)))
  }
}

extension Bitmap {
  /// The greatest difference of a component from another bitmap's.
  fileprivate func farthest(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { most, pair in
      let (one, two) = pair
      let distances = [
        (one.red, two.red), (one.green, two.green), (one.blue, two.blue), (one.alpha, two.alpha),
      ].map { abs(Int($0) - Int($1)) }
      return distances.reduce(most, max)
    }
  }
}

extension Mark {
  /// With those of the layers in it.
  fileprivate var count: Int {
    guard case .layer(let layer) = paint else { return 1 }
    return (layer.marks + (layer.mask ?? [])).reduce(1) { $0 + $1.count }
  }
}
