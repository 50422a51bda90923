import TestSupport
import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

/// Where a scroll view begins to show what is in it.
struct LayoutScrollTests {
  private static func column(_ place: String, below: Int = 200) -> String {
    "(scroll (v spacing=0 (b w=100 h=200) (b #t w=100 h=40 \(place)) (b w=100 h=\(below))))"
  }

  private static let rows = [
    LayoutRow(
      "a share is of all it can be scrolled", "(scroll start=50% (b #a w=100 h=300))",
      "a 0 -100 100 300"),
    LayoutRow("all of it is the end", "(scroll start=100% (b #a w=100 h=300))", "a 0 -200 100 300"),
    LayoutRow(
      "points are from the beginning", "(scroll start=30 (b #a w=100 h=300))",
      "a 0 -30 100 300"),
    LayoutRow(
      "no further than to the end", "(scroll start=900 (b #a w=100 h=300))",
      "a 0 -200 100 300"),
    LayoutRow(
      "what is shorter stands at the share", "(scroll start=100% (b #a w=100 h=40))",
      "a 0 60 100 40"),
    LayoutRow(
      "points do not move what is shorter", "(scroll start=30 (b #a w=100 h=40))",
      "a 0 0 100 40"),
    LayoutRow(
      "margins are no part of the viewport",
      "(scroll margins=10 start=100% (b #a w=80 h=300))", "a 10 -210 80 300"),
    LayoutRow("sideways", "(scroll axis=h start=100% (b #a w=300 h=100))", "a -200 0 300 100"),
    LayoutRow("a node's middle in the middle", column("to=0.5,0.5"), "t 0 30 100 40"),
    LayoutRow("a node at the top", column("to=0.5,0"), "t 0 0 100 40"),
    LayoutRow("a node at the bottom", column("to=0.5,1"), "t 0 60 100 40"),
    LayoutRow(
      "no further than its content reaches", column("to=0.5,0", below: 10),
      "t 0 50 100 40"),
    LayoutRow("as little as it takes to see all of it", column("to=nearest"), "t 0 60 100 40"),
    LayoutRow(
      "not at all where it is seen",
      "(scroll (v spacing=0 (b #t w=100 h=40 to=nearest) "
        + "(b w=100 h=400)))", "t 0 0 100 40"),
    LayoutRow(
      "the beginning of what is longer than the viewport",
      "(scroll (v spacing=0 (b w=100 h=50) (b #t w=100 h=400 to=nearest)))", "t 0 0 100 400"),
    LayoutRow(
      "the first of several",
      "(scroll (v spacing=0 (b w=100 h=200) (b #t w=100 h=90 to=0,0) (b w=100 h=200 to=0,0)))",
      "t 0 0 100 90"),
    LayoutRow(
      "a node says it of the nearest scroll view alone",
      "(scroll (v spacing=0 (b w=100 h=200) (scroll #s axis=h h=50 (h spacing=0 (b w=200) "
        + "(b #t w=100 to=0,0)))))", "s 0 200 100 50, t 0 200 100 50"),
    LayoutRow(
      "what its content is moved by is no scrolling",
      "(z offset=5,7 (scroll (v spacing=0 (b w=100 h=200) (b #t w=100 h=100 to=0,0))))",
      "t 5 7 100 100"),
  ]

  @Test("scroll views begin where they and what is in them say", arguments: rows)
  func start(_ row: LayoutRow) { row.check() }

  @Test("scroll views in one another, each scrolled, are placed once")
  func nested() {
    let depth = 40
    let tree =
      String(repeating: "(scroll start=50% h=100 (z h=300 ", count: depth) + "(b #a w=100 h=300)"
      + String(repeating: "))", count: depth)
    #expect(Sketch.frames(tree) == "a 0 -100 100 300")
  }

  @Test("from the right, where that is leading")
  func mirrored() throws {
    let tree = "(scroll axis=h (h spacing=0 (b w=200 h=100) (b w=60 h=100 to=0,0) (b w=200 h=100)))"
    let placed = Sketch.place(tree, direction: .rtl)
    let target = try #require(
      Sketch.all(placed.root).first { $0.node.box.scrolledTo != nil })
    #expect(target.frame == Frame(x: 40, y: 0, width: 60, height: 100))
  }
}
