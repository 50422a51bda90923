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
