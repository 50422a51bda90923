@testable import SkeletonPainting
import TestSupport
import Testing

import SkeletonLayout
@testable import SkeletonModel

struct SceneDebugTests {
  /// Each letter is a square 10 points wide; the line's text contains the arguments of the call.
  private func measure(
    _ words: StyledText, _ width: Double?, _ lineLimit: Int?
  ) -> TextBlock {
    let text = words.text
    let outline = Path([
      .move(Offset(x: 0, y: -5)), .line(Offset(x: 5, y: -5)), .line(Offset(x: 5, y: 0)), .close,
    ])
    let line = TextLine(text: text, width: 10 * Double(text.count), outline: outline)
    return TextBlock(lines: [line], baseline: 8)
  }

  private func marks(_ root: Placed, _ direction: LayoutDirection = .ltr) -> [Mark] {
    debugMarks(
      for: PlacedScreen(
        root,
        variant: {
          $0.scale = 2
          $0.direction = direction
        }),
      family: "Inter", measure: measure)
  }

  @Test("every listed node is outlined by a pixel, in a colour by depth; names come last")
  func outlines() {
    let tree = Placed.layers(
      "card", Frame(0, 0, 80, 80),
      [
        .block("card/a", Frame(10, 10, 40, 40)),
        Placed("card/spacer", .spacer, .spacer(minLength: 8), Frame(0, 60, 8, 8)),
        Placed(
          nil, .use, .wrapped(Placed.block(Frame(0, 0, 1, 1)).node), Frame(0, 0, 30, 30),
          children: [.block("card/b", Frame(0, 0, 30, 30))]),
      ])
    let marks = marks(tree)
    #expect(
      marks.map(\.node) == [
        "card", "card/a", "card/b", "card", "card", "card/a", "card/a", "card/b", "card/b",
      ])
    #expect(marks[1].color == marks[2].color)
    #expect(marks[0].color != marks[1].color)
    #expect(marks[1].path?.winding(around: Offset(x: 20.5, y: 50)) == 1)
    #expect(marks[1].path?.winding(around: Offset(x: 21.5, y: 50)) == 0)
  }

  @Test("a name is the path without the parent's, on a plate in the top leading corner")
  func names() {
    let tree = Placed.layers("card", Frame(0, 0, 80, 80), [.block("card/a", Frame(10, 10, 40, 40))])
    let plate = marks(tree)[4]
    #expect(plate.shape == .rectangle(Frame(20, 20, 28, 22), .zero))
    #expect(plate.clips == [.rectangle(Frame(20, 20, 80, 80), .zero)])
    #expect(marks(tree)[5].path?.corners.first == Offset(x: 24, y: 26))
    #expect(marks(tree, .rtl)[4].shape == .rectangle(Frame(72, 20, 28, 22), .zero))
  }
}
