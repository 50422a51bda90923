import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import TestSupport
import Testing

@testable import SkeletonGoldens
@testable import SkeletonRender

/// Scores and movements, worked out by hand.
struct LayoutShiftTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let document: String
    let impact: Double
    let distance: Double
    let nodes: String

    init(
      _ rule: String, canvas: String = "width: 200, height: 200", direction: String = "ltr",
      from skeleton: String, to content: String, impact: Double = 0, distance: Double = 0,
      nodes: String = ""
    ) {
      testDescription = rule
      document = """
        skelsnap: 1
        canvas: {\(canvas), alignment: topLeading}
        snapshots: {direction: [\(direction)]}
        skeleton: \(skeleton)
        content: \(content)

        """
      self.impact = impact
      self.distance = distance
      self.nodes = nodes
    }
  }

  private static func column(_ children: String...) -> String {
    "{vstack: {spacing: 0, alignment: leading, children: [\(children.joined(separator: ", "))]}}"
  }

  private static func box(_ id: String?, _ width: Int, _ height: Int) -> String {
    "{block: {width: \(width), height: \(height)" + (id.map { ", id: \($0)" } ?? "") + "}}"
  }

  private static func room(_ height: Int) -> String { box(nil, 1, height) }

  /// The three examples of web.dev's page on Cumulative Layout Shift, with its numbers.
  static let published = [
    Row(
      "half the viewport moves down by a quarter of it: 0.75 × 0.25",
      canvas: "width: 300, height: 400",
      from: column(box("element", 300, 200)), to: column(room(100), box("element", 300, 200)),
      impact: 0.75, distance: 0.25, nodes: "element: y 0 → 100"),
    Row(
      "what is pushed out of the viewport counts as far as it can be seen: 0.5 × 0.14",
      canvas: "width: 300, height: 400",
      from: column(box("gray", 300, 200), box("green", 300, 200)),
      to: column(
        "{vstack: {id: gray, spacing: 0, children: [\(box(nil, 300, 200)), "
          + "\(box("button", 120, 56))]}}", box("green", 300, 200)),
      impact: 0.5, distance: 0.14, nodes: "gray: height 200 → 256; green: y 200 → 256 with gray"),
    Row(
      "of a list's items those count that start elsewhere, the new ones do not: 0.6 × 0.3",
      canvas: "width: 300, height: 400",
      from: column(
        box("cat", 300, 48), box("dog", 300, 48), box("horse", 300, 48), box("zebra", 300, 48)),
      to: column(
        box("cat", 300, 48), box("cow", 300, 48), box("dog", 300, 48), box("goat", 300, 48),
        box("horse", 300, 48), box("newt", 300, 24), box("zebra", 300, 48)),
      impact: 0.6, distance: 0.3,
      nodes: "zebra: y 144 → 264; horse: y 96 → 192; dog: y 48 → 96"),
  ]

  static let others = [
    Row("nothing moves", from: column(box("a", 50, 50)), to: column(box("a", 50, 50))),
    Row(
      "what only grows is not unstable", from: column(box("a", 50, 50)),
      to: column(box("a", 80, 90)), nodes: "a: width 50 → 80, height 50 → 90"),
    Row(
      "under right-to-left a node begins at its right edge", direction: "rtl",
      from: column(box("a", 50, 50)), to: column(box("a", 80, 50)),
      nodes: "a: x 150 → 120, width 50 → 80"),
    Row(
      "an area that two nodes share counts once, and what is carried along follows",
      from: column(
        "{zstack: {id: card, width: 100, height: 100, children: [\(box("dot", 20, 20))]}}"),
      to: column(
        room(50), "{zstack: {id: card, width: 100, height: 100, children: [\(box("dot", 20, 20))]}}"
      ),
      impact: 15_000 / 40_000, distance: 0.25,
      nodes: "card: y 0 → 50; card/dot: y 40 → 90 with card"),
    Row(
      "two that lie over each other, too",
      from:
        "{zstack: {alignment: topLeading, children: [\(box("a", 40, 40)), \(box("b", 40, 60))]}}",
      to: "{zstack: {alignment: topLeading, margin: {top: 20}, children: [\(box("a", 40, 40)), "
        + "\(box("b", 40, 60))]}}",
      impact: 40 * 80 / 40_000, distance: 0.1, nodes: "a: y 0 → 20; b: y 0 → 20"),
    Row(
      "what is below the viewport before and after counts nothing",
      canvas: "width: 200, height: 100",
      from: column(room(150), box("a", 50, 20)), to: column(room(160), box("a", 50, 20)),
      nodes: "a: y 150 → 160"),
    Row(
      "it counts where it can be seen once", canvas: "width: 200, height: 100",
      from: column(room(80), box("a", 50, 20)), to: column(room(160), box("a", 50, 20)),
      impact: 1000 / 20_000, distance: 0.4, nodes: "a: y 80 → 160"),
    Row(
      "a scroll clips",
      from: "{scroll: {height: 100, view: \(column(room(50), box("a", 100, 40)))}}",
      to: "{scroll: {height: 100, view: \(column(room(80), box("a", 100, 40)))}}",
      impact: 5000 / 40_000, distance: 0.15, nodes: "a: y 50 → 80"),
    Row(
      "so does what clips",
      from: column(
        "{zstack: {alignment: topLeading, width: 60, height: 60, "
          + "clip: true, children: [\(box("a", 90, 60))]}}"),
      to: column(
        room(30),
        "{zstack: {alignment: topLeading, width: 60, height: 60, clip: true, children: "
          + "[\(box("a", 90, 60))]}}"),
      impact: 5400 / 40_000, distance: 0.15, nodes: "a: y 0 → 30"),
    Row(
      "what cannot be seen at all counts nothing",
      from: column("{vstack: {opacity: 0, children: [\(box("a", 50, 50))]}}"),
      to: column(room(20), "{vstack: {opacity: 0, children: [\(box("a", 50, 50))]}}"),
      nodes: "a: y 0 → 20"),
    Row(
      "rows that one tree has and the other has not are no movement",
      from: column("{repeat: {count: 2, id: row, view: \(box(nil, 200, 20))}}"),
      to: column("{repeat: {count: 5, id: row, view: \(box(nil, 200, 20))}}")),
    Row(
      "without names nothing is known to be the same", from: column(box(nil, 50, 50)),
      to: column(room(20), box(nil, 50, 50))),
    Row(
      "a canvas that fits is as high as the higher tree", canvas: "width: 100, height: fit",
      from: column(box("a", 100, 100)), to: column(room(100), box("a", 100, 100)),
      impact: 1, distance: 0.5, nodes: "a: y 0 → 100"),
    Row(
      "a distance is a share of the longer side", canvas: "width: 400, height: 100",
      from: "{hstack: {spacing: 0, children: [\(box("a", 100, 100))]}}",
      to: "{hstack: {spacing: 0, children: [\(box(nil, 100, 100)), \(box("a", 100, 100))]}}",
      impact: 0.5, distance: 0.25, nodes: "a: x 0 → 100"),
    Row(
      "what grew is the cause of what comes after it and of what is around it",
      from: column(
        "{vstack: {id: list, spacing: 0, children: [{repeat: {count: 2, id: row, view: "
          + "{vstack: {children: [{block: {id: bar, width: 200, height: 20}}]}}}}]}}"),
      to: column(
        "{vstack: {id: list, spacing: 0, children: [{repeat: {count: 2, id: row, view: "
          + "{vstack: {children: [{block: {id: bar, width: 200, height: 25}}]}}}}]}}"),
      impact: 200 * 30 / 40_000, distance: 5 / 200,
      nodes: "list: height 40 → 50 with list/row[0]/bar; list/row[0]/bar: height 20 → 25; "
        + "list/row[1]/bar: y 20 → 25, height 20 → 25; "
        + "list/row[0]: height 20 → 25 with list/row[0]/bar; "
        + "list/row[1]: y 20 → 25, height 20 → 25 with list/row[1]/bar"),
  ]

  @Test(arguments: published + others) func shift(_ row: Row) throws {
    let document = try Document.reading(row.document)
    let variant = try #require(document.snapshots.variants.first)
    let shift = try #require(
      try document.layoutShifts(in: variant, shaper: TextShaper()).first)
    #expect(abs(shift.impact - row.impact) < 1e-9, "impact \(shift.impact)")
    #expect(abs(shift.distance - row.distance) < 1e-9, "distance \(shift.distance)")
    #expect(abs(shift.score - row.impact * row.distance) < 1e-9)
    let nodes = shift.nodes.map { node in
      node.path + ": "
        + node.changes.map {
          "\($0.name) \($0.before.threeDecimals) → \($0.after.threeDecimals)"
        }.joined(separator: ", ") + (node.cause.map { " with " + $0 } ?? "")
    }
    #expect(nodes.joined(separator: "; ") == row.nodes)
  }

  /// Each error case by itself, unless all shift alike; none where it does not take the skeleton's
  /// place.
  @Test(arguments: [
    ("x", "content empty error"), ("$error.title", "content empty error.failed error.timeout"),
  ])
  func statesThatTakeItsPlace(message: String, states: String) throws {
    func shifts(_ placement: String) throws -> String {
      let document = try Document.reading(
        """
        skelsnap: 1
        canvas: {width: 400, height: 100, alignment: topLeading}
        lifecycle: {errorPlacement: \(placement)}
        skeleton: {block: {id: a, width: 10, height: 10}}
        content: {block: {id: a, width: 10, height: 10}}
        empty: {block: {id: a, width: 10, height: 10}}
        error: {text: {id: a, value: \(message)}}

        """)
      return try document.layoutShifts(
        in: try #require(document.snapshots.variants.first), shaper: TextShaper()
      ).map(\.state.name).joined(separator: " ")
    }
    try #expect(shifts("replace") == states)
    try #expect(shifts("over") == "content empty")
    try #expect(shifts("items") == "content empty")
  }

  /// Against counting the cells of a grid.
  @Test(arguments: 0..<50) func coveredAreas(seed: Int) {
    var dice = Dice(seed)
    let frames = (0..<Int.random(in: 0...12, using: &dice)).map { _ in
      Frame(
        x: Double(Int.random(in: 0..<20, using: &dice)),
        y: Double(Int.random(in: 0..<20, using: &dice)),
        width: Double(Int.random(in: 0...12, using: &dice)),
        height: Double(Int.random(in: 0...12, using: &dice)))
    }
    var cells = 0
    for x in 0..<32 {
      for y in 0..<32 {
        let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
        if frames.contains(where: { $0.x < x && x < $0.maxX && $0.y < y && y < $0.maxY }) {
          cells += 1
        }
      }
    }
    #expect(coveredArea(of: frames) == Double(cells))
  }
}
