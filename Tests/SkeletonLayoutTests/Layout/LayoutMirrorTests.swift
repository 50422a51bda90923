import TestSupport
import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

/// Properties of every tree, tested on the random trees of the reference.
struct LayoutMirrorTests {
  /// The row's tree in both directions, node by node; without offsets, which are not mirrored.
  private func bothWays(_ row: LayoutReferenceTests.Case) -> [(Placed, Placed)] {
    let ways = LayoutDirection.allCases.map { direction in
      Sketch.all(
        Sketch.place(
          row.tree, width: row.width, height: row.height, alignment: .center, direction: direction
        ).root)
    }
    return Array(zip(ways[0], ways[1]))
  }

  private func isClose(_ a: Frame, _ b: Frame) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 && a.width == b.width && a.height == b.height
  }

  @Test("right-to-left is the mirror of left-to-right", arguments: LayoutReferenceTests.cases)
  func mirror(_ row: LayoutReferenceTests.Case) {
    for (ltr, rtl) in bothWays(row) {
      #expect(isClose(ltr.frame.mirrored(in: row.width), rtl.frame))
      #expect(isClose(ltr.content.mirrored(in: row.width), rtl.content))
      #expect(isClose(rtl.frame.mirrored(in: row.width), ltr.frame))
    }
  }

  @Test("an offset moves nodes and is not mirrored", arguments: LayoutReferenceTests.cases)
  func offset(_ row: LayoutReferenceTests.Case) {
    for direction in LayoutDirection.allCases {
      var root = Sketch.node(row.tree)
      let still = Sketch.all(
        Sketch.place(root, width: row.width, height: row.height, direction: direction).root)
      root.box.offset = Offset(x: 7, y: -3)
      let moved = Sketch.all(
        Sketch.place(root, width: row.width, height: row.height, direction: direction).root)
      for (before, after) in zip(still, moved) {
        #expect(isClose(before.frame.moved(by: Offset(x: 7, y: -3)), after.frame))
      }
    }
  }

  @Test("children of a stack do not overlap", arguments: LayoutReferenceTests.cases)
  func siblings(_ row: LayoutReferenceTests.Case) {
    let placed = Sketch.place(row.tree, width: row.width, height: row.height)
    for parent in Sketch.all(placed.root) {
      guard case .stack(let stack) = parent.node.content, (stack.spacing ?? 0) >= 0 else {
        continue
      }
      for (a, b) in zip(parent.children, parent.children.dropFirst()) {
        // Negative margins overlap on purpose.
        let margins = [a, b].map(\.node.box.margin)
        guard margins.allSatisfy({ min($0.top, $0.leading, $0.bottom, $0.trailing) >= 0 })
        else { continue }
        let gap = stack.axis == .horizontal ? b.frame.x - a.frame.maxX : b.frame.y - a.frame.maxY
        #expect(gap >= -1e-6)
      }
    }
  }

  @Test("all frames are finite, and no side is negative", arguments: LayoutReferenceTests.cases)
  func finite(_ row: LayoutReferenceTests.Case) {
    for placed in Sketch.all(Sketch.place(row.tree, width: row.width, height: row.height).root) {
      for frame in [placed.frame, placed.content] {
        let sides = [frame.x, frame.y, frame.width, frame.height]
        #expect(sides.filter { !$0.isFinite }.isEmpty)
        #expect(frame.width >= 0 && frame.height >= 0)
      }
    }
  }

  @Test func leadingIsRight() {
    #expect(
      Sketch.frames(
        "(h spacing=0 pad=0,10,0,0 (b #a w=20) (s) (b #b w=30 offset=2,0))", width: 100,
        height: 20, direction: .rtl) == "a 70 0 20 20, b 2 0 30 20")
  }
}
