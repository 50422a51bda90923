import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

/// The cost of layout must grow no faster than the tree's size and depth: with quadratic or
/// exponential cost, these tests would run for hours.
struct LayoutCostTests {
  /// A tree nested to this depth.
  private func nested(_ depth: Int, in before: [String], _ after: String) -> Node {
    var tree = "(b w=10 h=10)"
    for level in 0..<depth { tree = before[level % before.count] + tree + after }
    return Sketch.node(tree)
  }

  private func lay(_ root: Node) -> Extent {
    Sketch.place(root, width: 393, height: 852).extent
  }

  @Test(
    "the cost of nesting is linear in its depth", .timeLimit(.minutes(2)),
    arguments: [
      (["(v (b) ", "(h (b) "], ")"), (["(v w=300 h=500 (b) ", "(h w=300 h=500 (b) "], ")"),
      (["(v pad=1 maxw=inf priority=1 (b) ", "(h (b h=50%) (s) "], ")"),
      (["(v ratio=2/1 (b) ", "(h ratio=1/2 (s) ", "(z (b w=50%) "], ")"),
      (["(use pad=1 ", "(v (b) ", "(scroll ", "(h (b) "], ")"),
      (["(grid columns=flexible:10:inf,adaptive:40:90 (b) ", "(h (b) "], ")"),
      (["(v (b w=30%) (b) ", "(h (b relative=2,1,4) (b) "], " (s))"),
    ])
  func depth(before: [String], after: String) {
    #expect(lay(nested(128, in: before, after)) == Extent(width: 393, height: 852))
  }

  @Test(
    "baselines in flexible frames are found once, however deep", .timeLimit(.minutes(2)),
    arguments: [
      ["(h align=firstTextBaseline minw=5 maxh=900 (text value=a) "],
      ["(h align=lastTextBaseline maxw=inf (text value=a) ", "(v minh=3 idealw=40 (b) "],
      ["(h align=firstTextBaseline maxw=300 minh=2 pad=1 (b) ", "(z maxh=900 (text value=b) "],
      ["(h align=firstTextBaseline minw=5 maxw=90 (text value=a) (b minw=9) "],
      ["(h align=lastTextBaseline minh=4 (text value=a) ", "(scroll maxw=300 "],
      ["(h align=lastTextBaseline fixed=v minh=4 (text value=a) ", "(grid columns=fixed:90 "],
    ])
  func baselines(before: [String]) {
    #expect(lay(nested(60, in: before, ")")) == Extent(width: 393, height: 852))
  }

  @Test(.timeLimit(.minutes(2))) func manyLeavesInAColumn() {
    let leaf = Sketch.node("(b w=120 h=16)")
    var root = Sketch.node("(v spacing=0)")
    root.content = .stack(
      Node.Stack(
        axis: .vertical, alignment: .center, spacing: 0,
        children: [Node](repeating: leaf, count: 100_000)))
    #expect(lay(root) == Extent(width: 393, height: 852))
  }
}
