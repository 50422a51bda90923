import SkeletonLayout
import SkeletonLifecycle
import TestSupport
import Testing

@testable import SkeletonFrames
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonPainting

/// What the machine is told of where things stand.
struct LoadingGeometryTests {
  private static let theme = "theme: {shimmer: {gradient: {stops: [clear, white @ 0.5, clear]}}}"

  private static func document(_ rest: String) throws -> Document {
    try Document.reading(
      "skelsnap: 1\n\(theme)\ncanvas: {width: 100, height: 100, alignment: top}\n" + rest)
  }

  private static func placed(_ rest: String, _ state: ScreenState = .skeleton) throws
    -> PlacedScreen
  {
    try place(document(rest).screen(state, in: Variant()), shaper: TextShaper())
  }

  private static let block = "block: {height: 20, fill: shimmer}"

  /// As many as move in a picture of it.
  @Test(arguments: [
    ("skeleton: {vstack: [{\(block)}, {\(block)}, {\(block)}]}", 3),
    ("skeleton: {vstack: {spacing: 0, children: [{repeat: {count: 9, view: {\(block)}}}]}}", 5),
    (
      "skeleton: {scroll: {vstack: {spacing: 0, children: [{repeat: {count: 9, view: {\(block)}}}]}}}",
      5
    ),
    ("skeleton: {vstack: {shimmerGroup: true, children: [{\(block)}, {\(block)}]}}", 1),
    ("skeleton: {vstack: {opacity: 0, children: [{\(block)}]}}", 0),
    ("skeleton: {vstack: [{\(block)}, {block: {height: 20, fill: accent}}]}", 1),
    (
      "skeleton: {vstack: {background: shimmer, children: [{lines: {count: 2, fill: shimmer}}]}}", 2
    ),
    (
      "skeleton: {scroll: {axis: horizontal, view: {hstack: {spacing: 0, children: [{repeat: {count: 9, view: {block: {width: 40, height: 20, fill: shimmer}}}}]}}}}",
      3
    ),
    (
      "skeleton: {vstack: {height: 30, clip: true, frameAlignment: top, spacing: 0, children: [{repeat: {count: 4, view: {\(block)}}}]}}",
      2
    ),
  ])
  func groupsAreThoseThatArePainted(text: String, count: Int) throws {
    var placed = try Self.placed(text)
    let geometry = LoadingGeometry(items: nil, skeleton: placed, content: nil)
    var plan = LoadingPlan(geometry: geometry)
    plan.shimmerCycle = 1_500_000
    #expect(LoadingRun(plan, LoadingScript()).frame(at: 0).shimmering == count)
    placed.screen.shimmerLimit = 0
    #expect(placed.stillGroups.count == count)
  }

  @Test func rowsAreThoseOfTheRepeat() throws {
    let text = """
      skeleton: {scroll: {vstack: {spacing: 0, children: [{block: {height: 10}}, {repeat: {count: 3, id: row, view: {\(Self.block)}}}]}}}
      content: {scroll: {vstack: {id: feed, spacing: 0, children: [{block: {height: 10}}, {repeat: {count: 9, id: row, view: {vstack: {spacing: 5, children: [{block: {height: 20}}, {repeat: {count: 2, id: line, view: {block: {height: 5}}}}]}}}}]}}}
      """
    let geometry = LoadingGeometry(
      items: "row", skeleton: try Self.placed(text), content: try Self.placed(text, .content))
    #expect(geometry.placeholders == 3)
    #expect(geometry.groups.map(\.row) == [nil, 0, 1, 2])
    #expect(geometry.groups.map(\.span.top) == [0, 10, 30, 50])
    #expect(geometry.rows.map(\.top) == [10, 50, 90, 130, 170, 210, 250, 290, 330])
    #expect(geometry.viewport == .init(top: 0, bottom: 100))
  }

  /// What stands outside of the scroll view does not move with it.
  @Test func whatIsFixedStaysInView() throws {
    let text = """
      skeleton:
        vstack:
          spacing: 0
          children:
            - {\(Self.block)}
            - scroll: {vstack: {spacing: 0, children: [{repeat: {count: 9, id: row, view: {\(Self.block)}}}]}}
      content: {vstack: [{repeat: {count: 9, id: row, view: {block: {height: 20}}}}]}
      """
    let geometry = LoadingGeometry(items: "row", skeleton: try Self.placed(text), content: nil)
    #expect(geometry.groups.map(\.scrolls) == [false] + Array(repeating: true, count: 9))
    #expect(geometry.viewport == .init(top: 20, bottom: 100))
    var plan = LoadingPlan(geometry: geometry)
    plan.lifecycle.items = "row"
    plan.geometry.rows = (0..<9).map { .init(top: Double($0) * 20, bottom: Double($0) * 20 + 20) }
    plan.shimmerCycle = 1_500_000
    let run = LoadingRun(
      plan,
      LoadingScript([
        .init(1000, .scroll(to: 120, speed: 0)), .init(2000, .scroll(to: 500, speed: 0)),
      ]))
    #expect(run.frame(at: 0).shimmering == 5)
    #expect(run.frame(at: 1000).shimmering == 4)
    #expect(run.frame(at: 2000).shimmering == 1)
  }

  @Test func aFittedCanvasShowsAll() throws {
    let text = """
      canvas: {width: 100, height: fit}
      skeleton: {vstack: [{repeat: {count: 40, id: row, view: {\(Self.block)}}}]}
      content: {vstack: [{repeat: {count: 40, id: row, view: {\(Self.block)}}}]}
      lifecycle: {items: row}
      """
    let document = try Document.reading("skelsnap: 1\n\(Self.theme)\n" + text)
    let plan = try document.loadingPlan(in: Variant(), shaper: TextShaper())
    #expect(plan.geometry.viewport == nil)
    #expect(LoadingRun(plan, LoadingScript()).frame(at: 0).shimmering == 40)
  }

  /// An error with buttons is closed by a tap beside it only if one of them would close it.
  @Test(arguments: [
    ("text: {value: a}", true), ("button: {label: Again, action: retry}", false),
    (
      "vstack: [{button: {label: Again, action: retry}}, {button: {label: Close, action: dismiss}}]",
      true
    ),
  ])
  func aTapClosesWhatMayBeClosed(error: String, closes: Bool) throws {
    let document = try Self.document(
      "skeleton: {\(Self.block)}\nerror: {\(error)}\nlifecycle: {errorPlacement: over}")
    let plan = try document.loadingPlan(in: Variant(), shaper: TextShaper())
    #expect(plan.tapDismisses == closes)
  }
}
