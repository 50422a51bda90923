import PlainPainter
import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonLanguage
@testable import SkeletonLayout
@testable import SkeletonModel

/// Frames put together from distinct rows have the same pixels as plainly painted ones.
struct RasterPropertyTests {
  @Test(arguments: 0..<8)
  func randomScenes(seed: Int) throws {
    var random = SceneSketch(seed: seed)
    for round in 0..<60 {
      let scene = random.scene()
      try expectPlain(rasterize(scene), scene, "seed \(seed), round \(round)")
    }
  }

  /// One rasterizer paints many frames; what it keeps of one must not be seen in the next.
  @Test(arguments: 0..<6)
  func randomFramesOfAScene(seed: Int) throws {
    var random = SceneSketch(seed: 1000 + seed)
    var rasterizer = Rasterizer()
    for round in 0..<10 {
      var scene = random.scene()
      for frame in 0..<6 {
        let words = Comment(rawValue: "seed \(seed), round \(round), frame \(frame)")
        try expectPlain(rasterizer.paint(scene), scene, words)
        random.change(&scene)
      }
    }
  }

  @Test(arguments: 0..<10)
  func randomDocuments(seed: Int) throws {
    var random = DocumentSketch(seed: seed)
    let shaper = TextShaper()
    for round in 0..<8 {
      let text = random.document()
      let screen = try Screen.reading(text) { random.change(&$0) }
      let staging = Staging(try place(screen, shaper: shaper))
      var rasterizer = Rasterizer()
      for phase in [0, 0.31, 0.5, 0.77, 1] {
        let scene = staging.scene(at: phase)
        let words = Comment(rawValue: "seed \(seed), round \(round), phase \(phase)\n\(text)")
        try expectPlain(rasterizer.paint(scene), scene, words)
      }
    }
  }

  private func expectPlain(_ bitmap: Bitmap, _ scene: Scene, _ words: Comment) throws {
    let whole = try plainlyPainted(scene)
    #expect(haveSamePixels(bitmap, whole), words)
    #expect(bitmap == whole, words)
    // However the pixels came about, they have one file.
    #expect(png(bitmap) == png(whole), words)
    #expect(try Picture(reading: png(bitmap)).bitmap == bitmap, words)
  }

  /// More pixels in slanted gradients than are worked out one by one, and more colours than a
  /// palette holds. A short gradient passes over colours from pixel to pixel, a long one has many
  /// pixels of a colour.
  @Test(arguments: [0.0, 3, 45, 90, 137, 269], [true, false])
  func slantedLight(angle: Double, isOpaque: Bool) throws {
    let direction = Direction(angle: angle, isMirrored: false)
    var rasterizer = Rasterizer()
    for (shift, length) in [(0.0, 150.0), (200, 150), (90, 4), (90, 0), (-400, 3_000)] {
      let start = Offset(x: shift, y: shift / 2)
      let gradient = Mark.Gradient.sample(
        [.hex(0xE0E0E0), .hex(0xFFFFFF, isOpaque ? 1 : 0.3), .hex(0x306090)], from: start,
        to: direction.place(length, from: start), base: isOpaque ? .hex(0x808080) : .clear)
      let scene = Scene.sample(
        width: 200, height: 190,
        .sample(.rectangle(3, 3, 190, 180, radius: 20), .gradient(gradient)),
        .sample(.rectangle(30, 30, 90, 90, radius: 45), .color(.hex(0x00FF00, 0.2))),
        .sample(.rectangle(50, 10, 20, 170), .gradient(gradient)))
      try expectPlain(rasterizer.paint(scene), scene, "shift \(shift), length \(length)")
    }
  }

  /// Over and under slanted light, and more pixels than are worked out one by one of that.
  @Test(arguments: [(0.0, 60.0), (20, 60), (30, 30), (0, 4), (100, 500)])
  func radialLight(inner: Double, outer: Double) throws {
    var radial = Mark.Gradient.sample(
      [.hex(0xE0E0E0), .hex(0xFFFFFF, 0.3), .hex(0x306090)], from: Offset(x: 90, y: 70.25),
      to: Offset(x: 90 + outer, y: 70.25), base: .clear)
    radial.inner = inner
    let slanted = Mark.Gradient.sample(
      [.hex(0x00FF00), .hex(0x0000FF, 0.3)], from: .zero, to: Offset(x: 200, y: 120))
    let scene = Scene.sample(
      width: 200, height: 190,
      .sample(.rectangle(0, 0, 200, 190), .gradient(slanted)),
      .sample(.rectangle(3, 3, 190, 180, radius: 20), .gradient(radial)),
      .sample(.rectangle(30, 30, 90, 150, radius: 45), .gradient(slanted)),
      .sample(.rectangle(60, 0, 20, 190), .gradient(radial)))
    var rasterizer = Rasterizer()
    try expectPlain(rasterizer.paint(scene), scene, "from \(inner) to \(outer)")
    var moved = scene
    for index in [1, 3] {
      radial.start.x += 7
      radial.end.x += 7
      moved.marks[index].paint = .gradient(radial)
    }
    try expectPlain(rasterizer.paint(moved), moved, "moved, from \(inner) to \(outer)")
  }

  /// Shapes with one outline in cairo's units may touch different pixels; which of them the process
  /// met first is not seen.
  @Test(arguments: [
    [(8.001, 17.0), (8, 100)], [(9, 100), (9.001, 19)], [(7, 90), (7.0000001, 15), (7, 15)],
  ])
  func masksOfShapesThatAreNearlyEqual(_ rectangles: [(radius: Double, width: Double)]) throws {
    for (radius, width) in rectangles {
      let scene = Scene.sample(
        width: 110, height: 40,
        .sample(.rectangle(3, 3, width, 2 * radius.rounded() + 1, radius: radius)))
      try expectPlain(rasterize(scene), scene, "radius \(radius), width \(width)")
    }
  }

  @Test(arguments: [[2.0, 2.000000000000004], [3.000000000000004, 3]])
  func masksOfPathsThatAreNearlyEqual(_ ends: [Double]) throws {
    for end in ends {
      let corner = 16 + end
      let scene = Scene.sample(
        .sample(
          .path(
            Path([
              .move(Offset(x: end, y: 2)), .line(Offset(x: corner, y: 2)),
              .line(Offset(x: corner, y: corner)), .line(Offset(x: end, y: corner)), .close,
            ]))))
      try expectPlain(rasterize(scene), scene, "to \(corner)")
    }
  }

  /// As the variants of a document are painted: of one geometry, in other colours. What has one
  /// colour in the first need not in another, nor be opaque.
  @Test(arguments: 0..<6)
  func scenesThatShareAPlan(seed: Int) throws {
    var random = SceneSketch(seed: 2000 + seed)
    for round in 0..<10 {
      let scene = random.scene()
      for turn in 0..<4 {
        var other = scene
        for (index, mark) in scene.marks.enumerated() where index % 3 < turn {
          other.marks[index].paint = mark.paint.turned(by: turn)
        }
        try expectPlain(rasterize(other), other, "seed \(seed), round \(round), turn \(turn)")
      }
    }
  }

  /// Of each gradient the colours are kept for the columns of its marks, not of the canvas.
  @Test func gradientsOnAWideCanvas() throws {
    let marks = (0..<40).map { place in
      let left = Double(place) * 400
      return Mark.sample(
        .rectangle(left, 2, 50, 5),
        .gradient(
          .sample(
            [.hex(0xE0E0E0), .hex(0x306090)], from: Offset(x: left, y: 0),
            to: Offset(x: left + 50, y: 0))))
    }
    var scene = Scene.sample(width: 16_000, height: 9)
    scene.marks = marks
    try expectPlain(rasterize(scene), scene, "")
    var shelf = InkShelf()
    let canvas = PixelBox(left: 0, top: 0, right: 16_000, bottom: 9)
    let groups = InkGroups(
      try shelf.inks(of: marks, in: canvas), of: marks, shelf, refining: nil)
    let pieces = try marks.map { try PreparedMark($0, in: canvas, .shared) }
    let plan = RowPlan(pieces, groups, width: 16_000, height: 9)
    #expect(Scans(plan.columns, groups.traits).pixels.count == 40 * 50)
    #expect(AcrossValues(plan, Stacks(plan.stacks, groups.traits)).columns.count == 40 * 50)
  }

  /// What codes one picture after the other keeps nothing of them that shows.
  @Test func picturesCodedOneAfterTheOther() throws {
    var coder = RowDeflate()
    var count = 0
    for seed in 0..<12 {
      var sketch = SceneSketch(seed: seed)
      var scene = sketch.scene()
      var rasterizer = Rasterizer()
      for _ in 0..<6 {
        // With many rows that repeat others, and some that painting does not know to be equal.
        let bitmap = try rasterizer.paint(scene)
        let rows = SampleRows.tall(bitmap, repeating: seed % 3 + 5)
        coder.take(rows)
        let alone = RowDeflate(rows)
        #expect(coder.stream() == alone.stream(), "seed \(seed)")
        #expect(coder.isSparse == alone.isSparse, "seed \(seed)")
        count += rows.firsts.enumerated().contains { $0.offset != Int($0.element) } ? 1 : 0
        sketch.change(&scene)
      }
    }
    #expect(count > 0, "no rows were equal")
  }
}

extension SampleRows {
  /// A picture's indices, each row of which comes several times.
  fileprivate static func tall(_ bitmap: Bitmap, repeating times: Int) -> SampleRows {
    let order = bitmap.order.flatMap { repeatElement($0, count: times) }
    guard case .indexed(let indices, _) = bitmap.rows else {
      return SampleRows(
        bitmap.pixels.flatMap { [$0.red, $0.green, $0.blue] },
        order: bitmap.order.indices.map(Int32.init), stride: bitmap.width * 3, pixel: 3)
    }
    return SampleRows(indices, order: order, stride: bitmap.width, pixel: 1)
  }
}

/// Random scenes of few, large pixels, in which everything happens often.
private struct SceneSketch {
  private var dice: Dice
  private var colors: [Color] = []
  private var gradients: [Mark.Gradient] = []

  init(seed: Int) { dice = Dice(seed) }

  mutating func scene() -> Scene {
    // Few colours and gradients, so that marks share them.
    colors = (0..<3).map { _ in color() }
    gradients = (0..<3).map { _ in gradient() }
    let count = Int.random(in: 0...7, using: &dice)
    return Scene(
      width: Int.random(in: 1...40, using: &dice), height: Int.random(in: 1...40, using: &dice),
      scale: 1, ground: dice.pick([.hex(0xFFFFFF), .clear, color()]),
      marks: (0..<count).map { _ in mark() })
  }

  /// The next frame: other light, and now and then another shape.
  mutating func change(_ scene: inout Scene) {
    let before = gradients
    gradients = gradients.map { old in
      var moved = dice.isOne(in: 6) ? gradient() : old
      let way = Offset(x: dice.number(-9...9), y: 0)
      (moved.start, moved.end) = (moved.start + way, moved.end + way)
      return moved
    }
    for index in scene.marks.indices {
      if case .gradient(let old) = scene.marks[index].paint,
        let place = before.firstIndex(of: old)
      {
        scene.marks[index].paint = .gradient(gradients[place])
      } else if dice.isOne(in: 8) {
        scene.marks[index].paint = paint()
      }
      if dice.isOne(in: 12) { scene.marks[index].shape = shape() }
    }
    if dice.isOne(in: 8), !scene.marks.isEmpty { scene.marks.removeLast() }
  }

  private mutating func mark() -> Mark {
    let clips = dice.isOne(in: 3) ? (0..<dice.pick([1, 1, 2])).map { _ in shape() } : []
    return Mark(node: "node", shape: shape(), paint: paint(), clips: clips)
  }

  private mutating func paint() -> Mark.Paint {
    dice.isOne(in: 2) ? .color(dice.pick(colors)) : .gradient(dice.pick(gradients))
  }

  private mutating func color() -> Color {
    let alpha = dice.isOne(in: 2) ? 1 : dice.isOne(in: 6) ? 0 : dice.number(0...1)
    return Color(
      red: dice.number(0...1), green: dice.number(0...1), blue: dice.number(0...1), alpha: alpha)
  }

  private mutating func gradient() -> Mark.Gradient {
    let start = Offset(x: dice.number(-20...40), y: dice.number(-20...40))
    let length = dice.isOne(in: 9) ? 0 : dice.number(1...40)
    let angle = dice.pick([0, 180, 90, 270, 20, dice.number(0...360)])
    let direction = Direction(angle: angle, isMirrored: false)
    return .sample(
      [color(), color(), color()], from: start, to: direction.place(length, from: start),
      base: dice.isOne(in: 2) ? color() : .clear, opacity: dice.isOne(in: 2) ? 1 : 0.5)
  }

  private mutating func shape() -> Mark.Shape {
    func edge(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &dice)) }
    let frame = Frame(
      x: edge(-10...40), y: edge(-10...40), width: edge(0...45), height: edge(0...45))
    switch Int.random(in: 0...4, using: &dice) {
    case 0: return .rectangle(frame, .zero)
    case 1:
      let radius = dice.number(0...25)
      return .rectangle(frame, Mark.PixelRadii(all: radius))
    case 2:
      var radii = Mark.PixelRadii(
        topLeft: dice.number(0...9), topRight: dice.number(0...20), bottomRight: 0,
        bottomLeft: dice.number(0...9))
      radii.style = .continuous
      return .rectangle(frame, radii)
    case 3: return .path(.circle(center: frame.center, radius: dice.number(0...30)))
    default:
      func corner() -> Offset { Offset(x: dice.number(-10...50), y: dice.number(-10...50)) }
      return .triangle(corner(), corner(), corner())
    }
  }
}

/// Random documents: trees of placeholders and texts with all that paints.
private struct DocumentSketch {
  private var dice: Dice

  init(seed: Int) { dice = Dice(77_000 + seed) }

  mutating func change(_ variant: inout Variant) {
    variant.appearance = dice.pick([.light, .dark])
    variant.direction = dice.pick([.ltr, .rtl])
    variant.scale = dice.pick([1, 2])
  }

  mutating func document() -> String {
    let ground = dice.pick(["'#ffffff'", "clear", "'#10203080'"])
    let movement = dice.pick([
      "width: 40%, space: screen", "angle: 20, width: 30, space: screen", "angle: 90, width: 50%",
      "angle: 0", "angle: 35, base: '#80808080'", "space: group, reverse: true",
    ])
    let shimmer = dice.pick([
      "{gradient: {stops: ['#ffffff00', '#ffffff80', '#ffffff00'], \(movement)}}",
      "{gradient: {stops: [black, white, black], \(movement)}}",
      "{pulse: {stops: ['#000000', '#00000066']}}",
    ])
    return """
      skelsnap: 1
      canvas: {width: 60, height: 70, background: \(ground)}
      theme: {shimmer: \(shimmer)}
      skeleton:
      \(node(depth: 0, indent: 2))
      """
  }

  private mutating func node(depth: Int, indent: Int) -> String {
    let pad = String(repeating: " ", count: indent)
    if depth < 3, !dice.isOne(in: 3) {
      let kind = dice.pick(["vstack", "hstack", "zstack"])
      let box = dice.pick([
        "", "\(pad)  padding: 3\n", "\(pad)  background: '#80a0c040'\n\(pad)  radius: 6\n",
        "\(pad)  opacity: 0.6\n", "\(pad)  shimmerGroup: true\n",
        "\(pad)  clip: true\n\(pad)  radius: 9\n\(pad)  border: {width: 1, color: '#ff0000'}\n",
      ])
      let spacing = kind == "zstack" ? "" : "\(pad)  spacing: 2\n"
      let children = (0..<dice.pick([1, 2, 3])).map { _ in
        let child = node(depth: depth + 1, indent: indent + 6)
        return "\(pad)    - " + child.drop { $0 == " " }
      }
      return "\(pad)\(kind):\n" + spacing + box + "\(pad)  children:\n"
        + children.joined(separator: "\n")
    }
    let width = Int.random(in: 2...40, using: &dice)
    let leaf = dice.pick([
      "block: {width: \(width), height: 9, radius: 4}", "circle: {size: \(width / 2 + 3)}",
      "block: {height: 7, fill: '#33669980'}", "block: {height: 9, fill: {shimmer: '#a0a0a0'}}",
      "divider", "spinner: {size: 12}",
      "dots: {count: 3, size: 5}", "progress: {}",
      "text: Loading", "lines: {count: 2, height: 5}",
      "block: {width: \(width), height: 12, rotation: 20, scale: {x: 0.8}}",
      "circle: {size: 14, fill: '#33996680', blend: multiply}",
      "block: {height: 12, mask: {circle: {size: 11, fill: '#00000080'}}}",
      "spinner: {size: 12, blur: 1, shadow: {radius: 1, y: 2}, opacity: 0.7}",
      "ellipse: {height: 9, stroke: {color: shimmer, width: 2, to: 0.7}}",
      "block: {height: 9, fill: {stops: ['#a0a0a0', '#336699'], endAngle: 300}}",
    ])
    return pad + leaf
  }
}

extension Mark.Paint {
  /// Paint of other colours, some of them translucent.
  fileprivate func turned(by turn: Int) -> Mark.Paint {
    func turned(_ color: Color) -> Color {
      Color(
        red: color.green, green: color.blue, blue: color.red,
        alpha: turn == 2 ? color.alpha / 2 : color.alpha)
    }
    switch self {
    case .color(let color): return .color(turned(color))
    case .gradient(var gradient):
      gradient.base = turned(gradient.base)
      gradient.opacity = turn == 3 ? 0.5 : gradient.opacity
      return .gradient(gradient)
    case .layer(var layer):
      layer.opacity = turn == 3 ? 0.5 : layer.opacity
      layer.marks = layer.marks.map { mark in
        var mark = mark
        mark.paint = mark.paint.turned(by: turn)
        return mark
      }
      return .layer(layer)
    case .picture(var picture):
      picture.opacity = turn == 3 ? 0.5 : picture.opacity
      return .picture(picture)
    }
  }
}
