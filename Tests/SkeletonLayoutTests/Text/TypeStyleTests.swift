import TestSupport
import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

struct TypeStyleTests {
  /// The body style at every Dynamic Type size, as published by Apple.
  @Test(arguments: [
    (TypeSize.xSmall, 14.0, 19.0), (.small, 15, 20), (.medium, 16, 21), (.large, 17, 22),
    (.xLarge, 19, 24), (.xxLarge, 21, 26), (.xxxLarge, 23, 29), (.ax1, 28, 34), (.ax2, 33, 40),
    (.ax3, 40, 48), (.ax4, 47, 56), (.ax5, 53, 62),
  ])
  func body(type: TypeSize, size: Double, leading: Double) throws {
    let font = try font("body", type)
    #expect(font.size == size && font.leading == leading && font.family == "Inter")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let style: String
    /// Size and leading at `large` and at `ax5`.
    let large: [Double]
    let ax5: [Double]
  }

  @Test(arguments: [
    Row(
      testDescription: "a weight alone keeps the table", style: "{relativeTo: body, weight: bold}",
      large: [17, 22], ax5: [53, 62]),
    Row(
      testDescription: "a percentage of leading refers to the size", style: "{leading: 120%}",
      large: [17, 20.4], ax5: [53, 63.6]),
    Row(
      testDescription: "a size of its own grows by its style's leadings",
      style: "{size: 34, relativeTo: body}", large: [34, 44], ax5: [34 * 62 / 22, 44 * 62 / 22]),
    Row(
      testDescription: "points of leading grow too", style: "{size: 10, leading: 11}",
      large: [10, 11], ax5: [10 * 62 / 22.0, 11 * 62 / 22.0]),
    Row(
      testDescription: "solid lines are as near as the font is high",
      style: "{size: 32, solid: true}", large: [32, 32 * SanFrancisco.height],
      ax5: [32 * 62 / 22.0, 32 * SanFrancisco.height * 62 / 22.0]),
    Row(
      testDescription: "a table of its own wins, what it lacks is scaled",
      style: "{sizes: {large: [20, 30], ax4: [40, 50]}}", large: [20, 30],
      ax5: [20 * 62 / 22.0, 30 * 62 / 22.0]),
    Row(
      testDescription: "a style that follows one type size alone never grows",
      style: "{relativeTo: body, weight: bold, dynamicTypeSize: large}", large: [17, 22],
      ax5: [17, 22]),
    Row(
      testDescription: "beyond the largest it follows it stays as it is there",
      style: "{relativeTo: body, dynamicTypeSize: {max: ax3}}", large: [17, 22], ax5: [40, 48]),
    Row(
      testDescription: "below the smallest it follows it is as large as there",
      style: "{size: 34, relativeTo: body, dynamicTypeSize: {min: ax1}}",
      large: [34 * 34 / 22, 44 * 34 / 22.0], ax5: [34 * 62 / 22, 44 * 62 / 22]),
    Row(
      testDescription: "a token refers to another", style: "footnote", large: [13, 18],
      ax5: [44, 52]),
  ])
  func styles(_ row: Row) throws {
    for (type, expected) in [(TypeSize.large, row.large), (.ax5, row.ax5)] {
      let font = try font("mine", type, "fonts: {mine: \(row.style)}")
      #expect(abs(font.size - expected[0]) < 1e-9, "\(font)")
      #expect(abs(font.leading - expected[1]) < 1e-9, "\(font)")
    }
  }

  @Test func aStyleRelativeToItsOwnNameLeansOnTheOneItReplaces() throws {
    let font = try font("body", .ax5, "fonts: {body: {relativeTo: body, leading: 120%}}")
    #expect(font.size == 53 && abs(font.leading - 63.6) < 1e-9)
  }

  struct GrowthRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let node: String
    /// Width and height at `large` and at `ax5`, on a canvas 500 wide.
    let large: [Double]
    let ax5: [Double]
  }

  /// The leading of body grows from 22 to 62, that of footnote from 18 to 52.
  @Test(arguments: [
    GrowthRow(
      testDescription: "a bar", node: "block: {width: 110, height: 11, relativeTo: body}",
      large: [110, 11], ax5: [310, 31]),
    GrowthRow(
      testDescription: "a bar is no wider than proposed",
      node: "block: {width: 220, height: 11, relativeTo: body}", large: [220, 11], ax5: [500, 31]),
    GrowthRow(
      testDescription: "a bar that is relative to nothing", node: "block: {width: 110, height: 11}",
      large: [110, 11], ax5: [110, 11]),
    GrowthRow(
      testDescription: "a circle", node: "circle: {size: 22, relativeTo: body}", large: [22, 22],
      ax5: [62, 62]),
    GrowthRow(
      testDescription: "a circle in a frame", node: "circle: {height: 22, relativeTo: body}",
      large: [22, 22], ax5: [62, 62]),
    GrowthRow(
      testDescription: "a circle alone", node: "circle: 22", large: [22, 22], ax5: [22, 22]),
    GrowthRow(
      testDescription: "a path",
      node: "path: {data: M0 0 H1 V1 Z, viewBox: [0, 0, 1, 1], width: 22, height: 44, "
        + "relativeTo: body}", large: [22, 44], ax5: [62, 124]),
    GrowthRow(
      testDescription: "an icon", node: "icon: {name: clock, size: 18, relativeTo: footnote}",
      large: [18, 18], ax5: [52, 52]),
    GrowthRow(
      testDescription: "an icon without a size", node: "icon: {name: clock, relativeTo: body}",
      large: [20, 20], ax5: [20 * 62.0 / 22, 20 * 62.0 / 22]),
    GrowthRow(
      testDescription: "an icon alone", node: "icon: {name: clock, size: 18}", large: [18, 18],
      ax5: [18, 18]),
    GrowthRow(
      testDescription: "a button's icon, with its font",
      node: "button: {icon: clock, font: footnote}", large: [20, 20],
      ax5: [20 * 52.0 / 18, 20 * 52.0 / 18]),
  ])
  func whatIsRelativeToAStyleGrowsWithIt(_ row: GrowthRow) throws {
    for (type, expected) in [(TypeSize.large, row.large), (.ax5, row.ax5)] {
      let screen = try Screen.reading(
        "skelsnap: 1\ncanvas: {width: 500, height: fit}\nskeleton: {vstack: [{\(row.node)}]}"
      ) { $0.type = type }
      let placed = try place(screen, shaper: TextShaper())
      let frame = try #require(placed.root.children.first).frame
      #expect(abs(frame.width - expected[0]) < 1e-9, "\(frame)")
      #expect(abs(frame.height - expected[1]) < 1e-9, "\(frame)")
    }
  }

  struct UnexpectedNode: Error {}

  private func font(_ name: String, _ type: TypeSize, _ theme: String = "title: t") throws -> Font {
    let screen = try Screen.reading(
      "skelsnap: 1\ntheme:\n  extends: ios\n  \(theme)\nskeleton: {text: {value: a, font: \(name)}}"
    ) { $0.type = type }
    guard case .text(let text) = screen.root.content else { throw UnexpectedNode() }
    return text.font
  }
}
