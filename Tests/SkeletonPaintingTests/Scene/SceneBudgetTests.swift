import TestSupport
import Testing
@testable import SkeletonPainting

import SkeletonLayout
@testable import SkeletonModel

/// The budget for groups that shimmer at once.
struct SceneBudgetTests {
  /// Which blocks shimmer, in paint order.
  static func moving(_ screen: PlacedScreen) -> [Bool] {
    screen.marks(at: 0.5).map { $0.gradient != nil }
  }

  static func screen(
    _ limit: Int?, _ blocks: [Placed], variant: (inout Variant) -> Void = { _ in }
  ) -> PlacedScreen {
    var placed = PlacedScreen(
      .layers(Frame(0, 0, 100, 100), blocks), shimmer: .sweep(space: .group), variant: variant)
    placed.screen.shimmerLimit = limit
    return placed
  }

  static func block(_ y: Double, _ box: (inout Box) -> Void = { _ in }) -> Placed {
    .block(Frame(0, y, 100, 10), .shimmer(base: nil), box: box)
  }

  @Test("the first groups shimmer in every frame; the others have the placeholder colour")
  func onlyTheFirstGroupsShimmer() {
    let blocks = [Self.block(0), Self.block(20), Self.block(40)]
    #expect(Self.moving(Self.screen(nil, blocks)) == [true, true, true])
    #expect(Self.moving(Self.screen(3, blocks)) == [true, true, true])
    #expect(Self.moving(Self.screen(2, blocks)) == [true, true, false])
    #expect(Self.moving(Self.screen(0, blocks)) == [false, false, false])
    #expect(!Self.screen(0, blocks).isMoving && Self.screen(1, blocks).isMoving)
    for phase in [0.0, 0.25, 0.9] {
      #expect(Self.screen(2, blocks).marks(at: phase)[2].color == .crimson)
    }
  }

  @Test("nodes inside a group shimmer or stay still with it")
  func groups() {
    func group(_ y: Double, _ inside: [Placed]) -> Placed {
      .layers(Frame(0, y, 100, 20), inside) { $0.isShimmerGroup = true }
    }
    let rows = [
      group(0, [Self.block(0), Self.block(10)]), Self.block(25),
      group(30, [Self.block(30), Self.block(40)]), Self.block(60),
    ]
    #expect(Self.moving(Self.screen(1, rows)) == [true, true, false, false, false, false])
    #expect(Self.moving(Self.screen(2, rows)) == [true, true, true, false, false, false])
    #expect(Self.moving(Self.screen(3, rows)) == [true, true, true, true, true, false])
    // Of two nested groups, the inner one is the nearest.
    let nested = [group(0, [Self.block(0), group(10, [Self.block(10)]), Self.block(20)])]
    #expect(Self.moving(Self.screen(1, nested)) == [true, false, true])
  }

  @Test("invisible groups do not count towards the budget")
  func invisibleGroupsDoNotCount() {
    let blocks = [
      Self.block(-40), Self.block(0) { $0.opacity = 0 }, Self.block(20), Self.block(120),
      Self.block(40), Self.block(60),
    ]
    #expect(Self.moving(Self.screen(2, blocks)) == [true, true, false])
    #expect(Self.moving(Self.screen(2, blocks) { $0.motion = .reduced }) == [false, false, false])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let theme: String
    let document: String
    let limit: Int?
  }

  @Test(arguments: [
    Row(testDescription: "neither", theme: "title: t", document: "title: d", limit: nil),
    Row(
      testDescription: "the theme", theme: "lifecycle: {budget: {shimmers: 4}}",
      document: "title: d", limit: 4),
    Row(
      testDescription: "the theme, where the document's budget is of something else",
      theme: "lifecycle: {budget: {shimmers: 4}}", document: "lifecycle: {budget: {shift: 0}}",
      limit: 4),
    Row(
      testDescription: "the document, over the theme", theme: "lifecycle: {budget: {shimmers: 4}}",
      document: "lifecycle: {budget: {shimmers: 2}}", limit: 2),
  ])
  func theDocumentOverridesTheTheme(_ row: Row) throws {
    let screen = try Screen.reading(
      """
      skelsnap: 1
      theme: {extends: ios, \(row.theme)}
      \(row.document)
      skeleton: {block: {}}
      """)
    #expect(screen.shimmerLimit == row.limit)
  }
}
