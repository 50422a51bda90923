import Testing
@testable import SkeletonPainting

import SkeletonLayout
@testable import SkeletonModel
@testable import SkeletonReports

struct InspectionTests {
  private func placed(
    _ path: String?, _ kind: Kind, _ content: Node.Content, _ frame: Frame,
    parts: [Placed.Part] = [], _ children: [Placed] = []
  ) -> Placed {
    let node = Node(
      path: path, kind: kind, position: TextPosition(file: "f", line: 4, column: 7), box: Box(),
      content: content)
    return Placed(node: node, frame: frame, content: frame, parts: parts, children: children)
  }

  private var screen: PlacedScreen {
    let stack = Node.Content.stack(
      Node.Stack(axis: .vertical, alignment: .center, spacing: nil, children: []))
    let lines = Node.Content.lines(
      Node.Lines(
        widths: [.share(1)], lineHeight: 20, barHeight: 12, alignment: .leading,
        fill: .shimmer(base: nil)))
    let bar = Frame(x: 0, y: 4, width: 100.0 / 3, height: 12)
    let root = placed(
      "vstack", .vstack, stack, Frame(x: 0, y: 0, width: 100, height: 50),
      [
        placed(
          nil, .use, stack, Frame(x: 0, y: 0, width: 100, height: 20),
          [
            placed(
              "bio", .lines, lines, Frame(x: 0, y: 0, width: 100, height: 20), parts: [.bar(bar)])
          ]),
        placed(
          "spacer[0]", .spacer, .spacer(minLength: 8), Frame(x: 0, y: 20, width: 0, height: 8)),
        placed(
          "dot", .circle, .circle(size: 10, fill: .color(Color(red: 1, green: 0, blue: 0))),
          Frame(x: 0, y: 28, width: 10, height: 10)),
      ])
    return PlacedScreen(
      screen: Screen(
        document: "feed", title: "Feed", state: .skeleton, variant: Variant(),
        canvas: Screen.Canvas(
          width: 100, height: nil, background: Color(red: 1, green: 1, blue: 1)),
        root: root.node, shimmer: nil, placeholder: .clear),
      extent: Extent(width: 100, height: 50), root: root)
  }

  @Test func motionsAreSaidWithTheirEnds() {
    var screen = screen
    var node = screen.root.children[2].node
    var end = node.box
    end.offset = Offset(x: 40, y: 0)
    node.motion = NodeMotion(
      box: end, content: .circle(size: 20, fill: .color(.clear)), duration: 1_500_000,
      delay: 250_000, repetition: .reverse)
    screen.root.children[2].node = node
    guard case .array(let nodes)? = inspection(of: screen)["nodes"] else {
      Issue.record("no nodes")
      return
    }
    #expect(
      nodes.last?["motion"] == [
        "to": ["offset": "40 0", "size": "20", "fill": "#000000 @ 0"], "duration": 1500,
        "repeat": "reverse", "delay": 250,
      ])
    #expect(nodes.first?["motion"] == nil)
  }

  @Test func axesOfCornersAndWaysOfGradients() {
    let stops = [
      GradientStop(color: .clear, location: 0), GradientStop(color: .clear, location: 1),
    ]
    func node(_ line: GradientLine, _ rounding: Rounding = .none) -> JSON? {
      var screen = screen
      var block = placed(
        "b", .block, .block(Node.Block(fill: .gradient(stops: stops, line))),
        Frame(x: 0, y: 0, width: 40, height: 20))
      block.node.box.radius = rounding
      screen.root = block
      guard case .array(let nodes)? = inspection(of: screen)["nodes"] else { return nil }
      return nodes.first
    }
    let between = node(.between(UnitPoint(x: 0, y: 0.5), UnitPoint(x: 1, y: 2)))?["fill"]
    #expect(between?["startPoint"] == ["x": 0, "y": 0.5])
    #expect(between?["endPoint"] == ["x": 1, "y": 2])
    #expect(between?["angle"] == nil)
    let round = node(.round(.center, from: .points(4), to: .share(0.5)))?["fill"]
    #expect(round?["center"] == ["x": 0.5, "y": 0.5])
    #expect(round?["startRadius"] == 4)
    #expect(round?["endRadius"] == "50%")
    let half = CornerAxes(x: .share(0.5), y: .points(4))
    let radius = node(.angle(0), .elliptic(EllipticCorners(all: half)))?["radius"]
    #expect(radius?["topLeading"] == ["x": 20, "y": 4])
    #expect(node(.angle(90))?["fill"]?["angle"] == 90)
  }

  @Test func everyNamedNodeAndEveryBarInPaintOrder() {
    guard case .array(let nodes)? = inspection(of: screen)["nodes"] else {
      Issue.record("no nodes")
      return
    }
    #expect(nodes.map { $0["path"] } == ["vstack", "bio", "bio/line[0]", "dot"])
    #expect(nodes.map { $0["kind"] } == ["vstack", "lines", "line", "circle"])
    #expect(nodes[2]["frame"]?["width"] == .number(100.0 / 3))
    #expect(nodes[3]["fill"] == "#ff0000")
    #expect(nodes[3]["line"] == 4)
    #expect(inspection(of: screen)["canvas"]?["height"] == 50)
    #expect(inspection(of: screen)["canvas"]?["safeArea"] == nil)
  }

  @Test func whatBarsTakeIsSaid() {
    var made = screen
    made.screen.canvas.safeArea = Insets(top: 59, bottom: 34)
    #expect(
      inspection(of: made)["canvas"]?["safeArea"]
        == ["top": 59, "leading": 0, "bottom": 34, "trailing": 0])
  }

  /// An action is in no picture and in no golden; this is where it is seen.
  @Test func aButtonSaysWhatItStandsFor() {
    let content = Node.Content.layers(.center, [])
    func action(_ action: Node.Action?) -> JSON? {
      var made = screen
      made.root = placed("send", .button, content, Frame(x: 0, y: 0, width: 80, height: 44))
      made.root.node.action = action
      guard case .array(let nodes)? = inspection(of: made)["nodes"] else { return nil }
      return nodes.first?["action"]
    }
    #expect(action(.retry) == "retry")
    #expect(action(.dismiss) == "dismiss")
    #expect(action(nil) == nil)
  }

  @Test func anIconSaysWhichItIs() {
    func name(_ name: String?) -> JSON? {
      var drawing = Node.Drawing(
        outline: Path(), viewBox: Frame(x: 0, y: 0, width: 1, height: 1), fill: .color(.clear))
      drawing.name = name
      var made = screen
      made.root = placed("i", .icon, .drawing(drawing), Frame(x: 0, y: 0, width: 20, height: 20))
      guard case .array(let nodes)? = inspection(of: made)["nodes"] else { return nil }
      return nodes.first?["name"]
    }
    #expect(name("star.fill") == "star.fill")
    #expect(name(nil) == nil)
  }

  @Test func peopleReadThreeDecimals() {
    #expect(
      inspectionText(of: screen) == """
        feed  skeleton  light  100 × 50
                                 x   y   width  height
        vstack           vstack  0   0     100      50
          bio            lines   0   0     100      20
            bio/line[0]  line    0   4  33.333      12
          dot            circle  0  28      10      10

        """)
  }
}
