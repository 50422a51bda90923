import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import TestSupport
import Testing

@testable import SkeletonGoldens

/// A derived skeleton has rows until the screen is full, and none of them moves anything.
struct DerivedRowsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let content: String
    let height: String
    /// The heights of the rows of the skeleton.
    let rows: [Double]

    init(_ says: String, _ content: String, height: String = "300", rows: [Double]) {
      testDescription = says
      self.content = content
      self.height = height
      self.rows = rows
    }
  }

  private static let row = "repeat: {count: 3, id: row, view: {hstack: [block: {height: 40}]}}"
  private static func forty(_ count: Int) -> [Double] { Array(repeating: 40, count: count) }

  static let rows = [
    Row("rows go on", "scroll: {vstack: {spacing: 10, children: [\(row)]}}", rows: forty(6)),
    Row(
      "a row that begins where the screen ends is none",
      "scroll: {vstack: {spacing: 20, children: [\(row)]}}", rows: forty(5)),
    Row(
      "one row is enough",
      "scroll: {vstack: {spacing: 10, children: [repeat: {count: 1, view: {block: {height: 40}}}]}}",
      rows: forty(6)),
    Row(
      "what takes turns goes on to do so",
      """
      scroll:
        vstack:
          spacing: 0
          children: [repeat: {count: 5, cycle: [{block: {height: 30}}, {block: {height: 60}}]}]
      """, rows: [30, 60, 30, 60, 30, 60, 30]),
    Row(
      "of rows that are all different the first come again",
      """
      scroll:
        vstack:
          spacing: 0
          children: [repeat: {values: [30, 70, 50], id: r, view: {block: {height: $value}}}]
      """, rows: [30, 70, 50, 30, 70, 50]),
    Row(
      "rows below a bar, in a card, of a component",
      """
      vstack:
        spacing: 0
        children:
          - block: {height: 60}
          - scroll:
              vstack:
                padding: 10
                children:
                  - vstack: {id: card, padding: 5, background: "#eeeeee", spacing: 10, children: [\(row)]}
      """, rows: forty(5)),
    Row(
      "lines between rows",
      "scroll: {vstack: {spacing: 10, separator: {color: separator, thickness: 1}, children: [\(row)]}}",
      rows: forty(6)),
    Row(
      "a screen is as high as its rows", "scroll: {vstack: [\(row)]}", height: "fit", rows: forty(3)
    ),
    Row("a column that does not scroll is as it is", "vstack: [\(row)]", rows: forty(3)),
    Row(
      "what follows rows stays where it is",
      "scroll: {vstack: {spacing: 10, children: [\(row), text: End]}}", rows: forty(3)),
    Row(
      "rows that go across are as they are",
      "scroll: {axis: horizontal, view: {hstack: [repeat: {count: 2, view: {block: {width: 9, height: 40}}}]}}",
      rows: forty(2)),
    Row(
      "more than fill the screen",
      "scroll: {vstack: {spacing: 10, children: [repeat: {count: 9, view: {block: {height: 40}}}]}}",
      rows: forty(9)),
    Row(
      "rows of no height fill nothing",
      "scroll: {vstack: {spacing: 0, children: [repeat: {count: 2, view: {block: {height: 0}}}]}}",
      rows: [0, 0]),
    Row(
      "as many as are asked for",
      "scroll: {derive: {rows: 4}, view: {vstack: {spacing: 10, children: [\(row)]}}}",
      rows: forty(4)),
    Row(
      "fewer than there are",
      "scroll: {vstack: {derive: {rows: 2}, spacing: 10, children: [\(row)]}}", rows: forty(2)),
    Row(
      "also where nothing scrolls",
      "vstack: {derive: {rows: 5}, spacing: 10, children: [\(row)]}", rows: forty(5)),
  ]

  @Test(arguments: rows) func fillTheScreen(_ row: Row) throws {
    let text = """
      skelsnap: 1
      canvas: {width: 100, height: \(row.height), alignment: top}
      skeleton: {from: content}
      content:
        \(row.content.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  "))
      """
    let document = try Document.reading(text)
    for direction in SkeletonModel.LayoutDirection.allCases {
      var variant = Variant()
      variant.direction = direction
      let placed = try place(document.screen(.skeleton, in: variant), shaper: TextShaper())
      var found: [Placed] = []
      func walk(_ placed: Placed) {
        if placed.node.row != .none { found.append(placed) }
        placed.children.forEach(walk)
      }
      walk(placed.root)
      #expect(found.map(\.frame.height) == row.rows)
      // Each has a name of its own.
      #expect(Set(found.map(\.node.path)).count == row.rows.count)
      let shifts = try document.layoutShifts(in: variant, shaper: TextShaper())
      #expect(shifts.map(\.nodes) == [[]])
    }
  }
}
