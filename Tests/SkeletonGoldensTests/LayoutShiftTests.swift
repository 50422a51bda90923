import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonGoldens

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

  private static func open(_ above: String) -> String {
    "{scroll: {height: 100, scrollClipDisabled: true, view: \(column(above, box("a", 100, 40)))}}"
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
      "one whose clip is off does not",
      from: open(room(50)), to: open(room(80)),
      impact: 7000 / 40_000, distance: 0.15, nodes: "a: y 50 → 80"),
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
    Row(
      "what grew down moved nothing to the side",
      from: column(box("a", 50, 20), box("b", 50, 20)),
      to: column(
        box("a", 50, 25), "{block: {id: b, width: 50, height: 20, offset: {x: 70, y: 0}}}"),
      impact: 2000 / 40_000, distance: 0.35, nodes: "b: x 0 → 70, y 20 → 25; a: height 20 → 25"),
    Row(
      "nor farther than it grew", from: column(box("a", 50, 20), box("b", 50, 20)),
      to: column(box("a", 50, 25), room(25), box("b", 50, 20)),
      impact: 2000 / 40_000, distance: 0.15, nodes: "b: y 20 → 50; a: height 20 → 25"),
    Row(
      "nor what is below it up", from: column(box("a", 50, 20), room(40), box("b", 50, 20)),
      to: column(box("a", 50, 50), room(5), box("b", 50, 20)),
      impact: 1250 / 40_000, distance: 0.025, nodes: "a: height 20 → 50; b: y 60 → 55"),
    Row(
      "at the bottom, what is above it goes up", from: atBottom(box("a", 50, 20), box("b", 50, 20)),
      to: atBottom(box("a", 50, 20), box("b", 50, 30)), impact: 2500 / 40_000, distance: 0.05,
      nodes: "b: y 180 → 170, height 20 → 30; a: y 160 → 150 with b"),
    Row(
      "of several that grew, the one that grew most is the cause",
      from: column(box("a", 50, 20), box("b", 50, 20), box("c", 50, 20)),
      to: column(box("a", 50, 30), box("b", 50, 22), box("c", 50, 20)),
      impact: 50 * 52 / 40_000, distance: 0.06,
      nodes: "c: y 40 → 52 with a; a: height 20 → 30; b: y 20 → 30, height 20 → 22"),
    Row(
      "what is carried along follows what moved its carrier, and not what is in it",
      from: column(box("title", 50, 20), card(20)), to: column(box("title", 50, 30), card(25)),
      impact: 50 * 45 / 40_000, distance: 0.05,
      nodes: "title: height 20 → 30; card/bar: y 30 → 40, height 20 → 25; "
        + "card: y 20 → 30, height 30 → 35 with card/bar; card/dot: y 20 → 30 with title"),
    Row(
      "a container that grew more than what is in it did so itself",
      from: column("{vstack: {id: card, height: 40, children: [\(box("bar", 50, 20))]}}"),
      to: column(
        "{vstack: {id: card, height: 60, frameAlignment: top, margin: {top: 10}, children: "
          + "[\(box("bar", 50, 25))]}}"),
      impact: 50 * 70 / 40_000, distance: 0.05,
      nodes: "card: y 0 → 10, height 40 → 60; card/bar: height 20 → 25"),
  ]

  private static func atBottom(_ children: String...) -> String {
    "{vstack: {spacing: 0, alignment: leading, height: 200, frameAlignment: bottomLeading, "
      + "children: [\(children.joined(separator: ", "))]}}"
  }

  private static func card(_ height: Int) -> String {
    "{vstack: {id: card, spacing: 0, alignment: leading, children: [\(box("dot", 10, 10)), "
      + "\(box("bar", 50, height))]}}"
  }

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

  /// Rows that arrive one by one are where their placeholders are, whatever the budget.
  @Test(arguments: [
    ("items: row, budget: {shift: 30}", "row[0] row[1]"), ("items: row", "row[0] row[1]"),
    ("budget: {shift: 30}", ""), ("budget: {shift: 29}", "foot"), ("timeout: 10s", ""),
  ])
  func rowsBreakTheirPromise(lifecycle: String, paths: String) throws {
    func list(_ height: Int) -> String {
      Self.column(
        "{repeat: {count: 2, id: row, view: \(Self.box(nil, 50, height))}}",
        Self.box("foot", 50, 5))
    }
    let document = try Document.reading(
      """
      skelsnap: 1
      canvas: {width: 200, height: 200, alignment: topLeading}
      lifecycle: {\(lifecycle)}
      skeleton: \(list(20))
      content: \(list(35))

      """)
    let variant = try #require(document.snapshots.variants.first)
    let shift = try #require(
      try document.layoutShifts(in: variant, shaper: TextShaper()).first)
    #expect(shift.breaches.map(\.path).sorted().joined(separator: " ") == paths)
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
