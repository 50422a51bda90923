import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

/// Content keeps inside the safe area; grounds and scroll views that touch its edge reach below.
struct LayoutSafeAreaTests {
  private static let phone = Insets(top: 20, bottom: 10)

  /// A tree on a canvas of 100 by 200.
  private static func place(
    _ root: Node, _ bars: Insets, height: Double? = 200, direction: LayoutDirection = .ltr,
    alignment: Alignment = Alignment(.leading, .top)
  ) -> PlacedScreen {
    var variant = Variant()
    variant.direction = direction
    var canvas = Screen.Canvas(
      width: 100, height: height, alignment: alignment, background: .clear)
    canvas.safeArea = bars
    let screen = Screen(
      document: "sketch", title: "Sketch", state: .skeleton, variant: variant, canvas: canvas,
      root: root, shimmer: nil, placeholder: .clear)
    return layout(screen, measure: Sketch.monospaced)
  }

  private static func frames(_ placed: PlacedScreen) -> String {
    Sketch.named(placed.root).map { "\($0) \(Sketch.text($1.frame))" }.joined(separator: ", ")
  }

  @Test("the root is proposed what the bars leave, and stands in it")
  func content() {
    let block = Sketch.node("(b #a)")
    #expect(Self.frames(Self.place(block, Self.phone)) == "a 0 20 100 170")
    let small = Sketch.node("(b #a w=10 h=10)")
    let centred = Self.place(small, Self.phone, alignment: .center)
    #expect(Self.frames(centred) == "a 45 100 10 10")
    let share = Sketch.node("(b #a w=50% h=50%)")
    #expect(Self.frames(Self.place(share, Insets(top: 20, leading: 30))) == "a 30 20 35 90")
  }

  @Test("a canvas that fits its content has the bars besides")
  func fit() {
    let placed = Self.place(Sketch.node("(b #a h=50)"), Self.phone, height: nil)
    #expect(placed.extent == Extent(width: 100, height: 80))
    #expect(Self.frames(placed) == "a 0 20 100 50")
  }

  @Test("leading is the right where reading begins there")
  func mirrored() {
    let placed = Self.place(
      Sketch.node("(b #a)"), Insets(leading: 30, trailing: 5), direction: .rtl)
    #expect(Self.frames(placed) == "a 5 0 65 200")
  }

  @Test("bars that leave nothing leave nothing")
  func crowded() {
    let placed = Self.place(Sketch.node("(b #a)"), Insets(top: 150, bottom: 150))
    #expect(Self.frames(placed) == "a 0 150 100 0")
  }

  /// The ground of a node with a background, if it is not its frame.
  private func ground(
    _ sketch: String = "(b #a)", in bars: Insets = phone, _ change: (inout Box) -> Void = { _ in }
  ) -> String? {
    var node = Sketch.node(sketch)
    node.box.background = .color(.clear)
    change(&node.box)
    return Self.place(node, bars).root.ground.map(Sketch.text)
  }

  @Test("a background reaches below the bars that it touches")
  func grounds() {
    #expect(ground() == "0 0 100 200")
    #expect(ground("(b #a h=30)") == "0 0 100 50")
    #expect(ground("(b #a w=30)", in: Insets(leading: 10, trailing: 20)) == "0 0 40 200")
    #expect(ground { $0.margin = Insets(top: 1, bottom: 1) } == nil)
    #expect(ground { $0.radius = .corners(CornerRadii(all: 4)) } == nil)
    #expect(ground { $0.clip = true } == nil)
    #expect(ground(in: .zero) == nil)
  }

  @Test(
    "what ignores the safe area reaches past it where it touches it, and takes the room it has inside",
    arguments: [
      // It is proposed the whole, and is as large.
      ("(b #a past=tb)", "a 0 0 100 200"),
      ("(b #a past=t)", "a 0 0 100 190"),
      ("(b #a past=b)", "a 0 20 100 180"),
      // What has a height of its own moves up, and what is below stays where it would be.
      (
        "(v #v spacing=0 (b #a h=50 past=t) (b #b))", "v 0 20 100 170, a 0 0 100 50, b 0 70 100 120"
      ),
      (
        "(v #v spacing=0 (b #a past=t) (b #b h=50 past=t))",
        "v 0 20 100 170, a 0 0 100 140, b 0 140 100 50"
      ),
      // In the middle of a canvas nothing is touched; a frame that is touches for what is in it.
      (
        "(v #v spacing=0 (b #a) (b #b past=tb) (b #c))",
        "v 0 20 100 170, a 0 20 100 56.667, b 0 76.667 100 56.667, c 0 133.333 100 56.667"
      ),
      ("(z #z pad=10 (b #a past=tb))", "z 0 20 100 170, a 10 30 80 150"),
      ("(z #z past=tb (b #a h=30 past=t) (b #b))", "z 0 0 100 200, a 0 85 100 30, b 0 0 100 200"),
      // A layer as large as what it lies on reaches past it.
      (
        "(z #z (b #a) (v #v spacing=0 past=b (s) (b #b h=5)))",
        "z 0 20 100 170, a 0 20 100 170, v 0 20 100 180, b 0 195 100 5"
      ),
      // What scrolls is past nothing; bars of a screen's own are.
      ("(scroll #s (b #a h=50 past=t))", "s 0 20 100 170, a 0 20 100 50"),
      ("(scroll #s past=t (b #a h=50))", "s 0 0 100 190, a 0 0 100 50"),
      (
        "(v #v spacing=0 (b #a h=40) (z #z own=1 (b #b past=tb)))",
        "v 0 20 100 170, a 0 20 100 40, z 0 60 100 130, b 0 0 100 200"
      ),
      (
        "(v #v spacing=0 (b #a h=40) (b #b past=tb))",
        "v 0 20 100 170, a 0 20 100 40, b 0 60 100 140"
      ),
    ])
  func ignored(tree: String, frames: String) {
    #expect(Self.frames(Self.place(Sketch.node(tree), Self.phone)) == frames)
  }

  @Test("sides that are ignored are those where reading begins and ends, also of what was moved")
  func ignoredSides() {
    let sides = Insets(leading: 30, trailing: 5)
    let tree = Sketch.node("(h #h spacing=0 (b #a past=l) (b #b past=l))")
    #expect(
      Self.frames(Self.place(tree, sides)) == "h 30 0 65 200, a 0 0 62.5 200, b 62.5 0 32.5 200")
    #expect(
      Self.frames(Self.place(tree, sides, direction: .rtl))
        == "h 5 0 65 200, a 37.5 0 62.5 200, b 5 0 32.5 200")
    let moved = Sketch.node("(z #z offset=4,0 (b #a past=lr))")
    #expect(Self.frames(Self.place(moved, sides)) == "z 34 0 65 200, a 34 0 66 200")
  }

  @Test("a scroll view shows what is below the bars, and rows in it do not reach there")
  func scrolls() throws {
    var root = Sketch.node("(scroll #s (v #list spacing=0 (b #a h=100) (b #b h=100)))")
    let placed = Self.place(root, Self.phone)
    #expect(
      Self.frames(placed) == "s 0 20 100 170, list 0 20 100 200, a 0 20 100 100, b 0 120 100 100")
    #expect(Sketch.text(placed.root.content) == "0 0 100 200")
    root.box.clip = true
    #expect(Sketch.text(Self.place(root, Self.phone).root.content) == "0 20 100 170")
    // On a phone on its side, a row's ground reaches the sides.
    var row = Sketch.node("(b #a h=100)")
    row.box.background = .color(.clear)
    guard case .scroll(var scroll) = root.content else { return }
    scroll.view = row
    root.content = .scroll(scroll)
    let turned = Self.place(root, Insets(top: 20, leading: 10, trailing: 10))
    let inner = try #require(turned.root.children.first)
    #expect(Sketch.text(inner.frame) == "10 20 80 100")
    #expect(inner.ground.map(Sketch.text) == "0 20 100 100")
  }
}
