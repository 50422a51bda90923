import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

struct LayoutLeafTests {
  @Test(arguments: [
    LayoutRow("a block takes what it is offered", "(b #b)", in: 30, 20, "b 0 0 30 20"),
    LayoutRow("a block is 10 where nothing is offered", "(b #b)", in: 30, nil, "b 0 0 30 10"),
    LayoutRow("a bar grows with its text", "(b #b w=20 h=10 growth=2)", "b 0 0 40 20"),
    LayoutRow(
      "a grown bar is no wider than the room", "(b #b w=60 h=10 growth=2)",
      "b 0 0 100 20"),
    LayoutRow(
      "a growing bar's width is a ceiling at any size", "(b #b w=160 h=10 growth=1)",
      "b 0 0 100 10"),
    LayoutRow(
      "a growing bar has its width where nothing is offered",
      "(scroll axis=h (b #b w=160 h=10 growth=1.5))", "b 0 0 240 15"),
    LayoutRow("a circle is its size", "(circle #c size=50)", in: 30, 20, "c 0 0 50 50"),
    LayoutRow("a circle takes the shorter side", "(circle #c)", in: 30, 20, "c 0 0 20 20"),
    LayoutRow("a circle takes the side it knows", "(circle #c)", in: 30, nil, "c 0 0 30 30"),
    LayoutRow("a circle is 10 where nothing is offered", "(circle #c fixed=hv)", "c 0 0 10 10"),
    LayoutRow(
      "lines are as wide as the room and as high as they are many",
      "(lines #l widths=100%,85%,60% lineHeight=20.4)", "l 0 0 100 61.2"),
    LayoutRow("an icon is a square", "(icon #i size=20)", "i 0 0 20 20"),
    LayoutRow(
      "a symbol is as wide as it is", "(icon #i size=20 wide=36 baseline=0.75)", "i 0 0 30 20"),
    LayoutRow(
      "letters stand at a symbol's baseline",
      "(h align=firstTextBaseline spacing=0 (icon #i size=20 baseline=0.75) (b #b w=5 h=5))",
      "i 0 0 20 20, b 20 10 5 5"),
    LayoutRow("a drawing takes what it is offered", "(drawing #i)", in: 48, nil, "i 0 0 48 10"),
    LayoutRow(
      "a divider in a column is horizontal", "(v #v (divider #d thickness=0.5))",
      "v 0 0 100 0.5, d 0 0 100 0.5"),
    LayoutRow(
      "a divider in a row is vertical", "(h #h (divider #d thickness=0.5))",
      "h 0 0 0.5 100, d 0 0 0.5 100"),
    LayoutRow(
      "a divider outside of stacks is horizontal", "(h (z #z (divider #d)))",
      "z 0 0 100 1, d 0 0 100 1"),
    LayoutRow(
      "a divider in a wrapper follows the stack", "(h (use margin=2 (divider #d)))",
      "d 2 2 1 96"),
    LayoutRow("a spinner is a square", "(spinner #s)", "s 0 0 20 20"),
    LayoutRow("linear progress takes the width", "(progress #p line=6)", "p 0 0 100 6"),
    LayoutRow(
      "linear progress is 100 where nothing is offered", "(progress #p fixed=h)",
      in: 30, 30, "p 0 0 100 4"),
    LayoutRow(
      "circular progress is a square", "(progress #p style=circular size=30)",
      "p 0 0 30 30"),
    LayoutRow("dots stand in a row", "(dots #d count=3 size=8 spacing=6)", "d 0 0 36 8"),
    LayoutRow("no dots are nothing", "(dots #d count=0)", "d 0 0 0 8"),
    LayoutRow("text hugs its longest line", "(text #t value=aaa_bb)", in: 55, 100, "t 0 0 30 40"),
    LayoutRow(
      "a redacted text is as large as the text", "(redacted #t value=aaa_bb)", in: 55, 100,
      "t 0 0 30 40"),
    LayoutRow("text breaks only where it must", "(text #t value=aaa_bb)", "t 0 0 60 20"),
    LayoutRow(
      "text keeps to its line limit", "(text #t value=aaa_bb_cc limit=2)", in: 30, 100,
      "t 0 0 30 40"),
    LayoutRow(
      "a text that reserves space is as high as its line limit",
      "(text #t value=aaa_bb limit=3 reserves=yes)", "t 0 0 60 60"),
    LayoutRow(
      "where it needs more lines it has no more",
      "(text #t value=aaa_bb_cc limit=2 reserves=yes)", in: 30, 100, "t 0 0 30 40"),
    LayoutRow(
      "and without a line limit there is nothing to reserve",
      "(text #t value=aaa_bb reserves=yes)", "t 0 0 60 20"),
    LayoutRow(
      "an empty text reserves its lines", "(text #t limit=2 reserves=yes)", "t 0 0 0 40"),
    LayoutRow(
      "text keeps the lines that fit", "(text #t value=aa_bb_cc)", in: 20, 59,
      "t 0 0 20 40"),
    LayoutRow(
      "text keeps its first line always", "(text #t value=aa_bb_cc)", in: 20, 5,
      "t 0 0 20 20"),
    LayoutRow("text in no room takes none", "(text #t value=aaa pad=8)", in: 16, 16, "t 0 0 16 16"),
    LayoutRow(
      "without width alone it is as high as a line", "(text #t value=aaa pad=8)", in: 16, 36,
      "t 0 0 16 36"),
    LayoutRow(
      "rounding costs a text no line", "(use #u minw=10 (text #t value=aaa_bb pad=0,0.1,0,4))",
      "u 0 0 64.1 20, t 0 0 64.1 20"),
    LayoutRow(
      "text in a scroll is as wide as it likes", "(scroll axis=h (text #t value=aaa_bb_cc_dd_ee))",
      in: 20, 20, "t 0 0 150 20"),
  ])
  func leaves(_ row: LayoutRow) { row.check() }

  static let pieces: [(String, LayoutDirection, String)] = [
    ("(lines widths=100%,50%,30 pad=10)", .ltr, "10 14 80 12, 10 34 40 12, 10 54 30 12"),
    ("(lines widths=100%,50%,30 pad=10)", .rtl, "10 14 80 12, 50 34 40 12, 60 54 30 12"),
    ("(lines widths=50% align=center)", .ltr, "25 4 50 12"),
    ("(lines widths=50% align=trailing offset=1,2)", .rtl, "1 6 50 12"),
    ("(dots count=2 size=6 spacing=4)", .ltr, "0 0 6 6, 10 0 6 6"),
    ("(dots count=2 size=6 spacing=4)", .rtl, "94 0 6 6, 84 0 6 6"),
    ("(text value=aaa_b w=30)", .ltr, "0 0 30 20 at 0 15, 0 20 10 20 at 0 35"),
    ("(text value=aaa_b w=30)", .rtl, "70 0 30 20 at 70 15, 90 20 10 20 at 90 35"),
    ("(text value=aaa_b w=30 align=trailing)", .ltr, "0 0 30 20 at 0 15, 20 20 10 20 at 20 35"),
    ("(text value=aaa w=50 pad=0,5,0,5)", .ltr, "10 0 30 20 at 10 15"),
    ("(v rule=1,0,0 (b h=10) (b h=10) (b h=10))", .ltr, "0 13.5 100 1, 0 31.5 100 1"),
    ("(v rule=2,16,4 spacing=0 pad=5 (b h=10) (b h=20))", .ltr, "21 14 70 2"),
    ("(v rule=2,16,4 spacing=0 pad=5 (b h=10) (b h=20))", .rtl, "9 14 70 2"),
    (
      "(v rule=1,0,0 spacing=0 (b h=10 margin=0,0,6,0) (b h=10 margin=2,0,0,0))", .ltr,
      "0 15.5 100 1"
    ),
    ("(v rule=1,0,0 (b h=10) (s) (b h=10) (b h=10))", .ltr, "0 85.5 100 1"),
    ("(v rule=1,0,0 (b h=10))", .ltr, ""),
    ("(redacted value=aaa_b w=30)", .ltr, "0 4 30 12, 0 24 10 12"),
    ("(redacted value=aaa_b w=30)", .rtl, "70 4 30 12, 90 24 10 12"),
    ("(redacted value=aaa_b w=30 limit=1)", .ltr, "0 4 30 12"),
    ("(redacted value=aaa leading=30 align=center w=50)", .ltr, "10 6 30 18"),
  ]

  @Test("parts have places of their own", arguments: pieces)
  func parts(tree: String, direction: LayoutDirection, expected: String) {
    let root = Sketch.place(tree, direction: direction).root
    let found = root.parts.map { part in
      switch part {
      case .bar(let frame), .dot(let frame), .rule(let frame): Sketch.text(frame)
      case .line(let frame, let origin, _):
        "\(Sketch.text(frame)) at \(origin.x.threeDecimals) \(origin.y.threeDecimals)"
      }
    }
    #expect(found.joined(separator: ", ") == expected)
  }

  @Test func contentIsTheFrameWithoutPaddingAndFreeRoom() {
    let root = Sketch.place("(circle size=20 pad=4 w=60 h=40 al=leading margin=1)").root
    #expect(Sketch.text(root.frame) == "1 1 60 40")
    #expect(Sketch.text(root.content) == "5 11 20 20")
  }

  @Test func linesAreCachedForEqualProposals() {
    var asked = 0
    var screen = Sketch.place("(h (text value=a_b) (h (text value=c) (b)) (b))").screen
    screen.canvas.height = nil
    _ = layout(screen) { words, width, limit in
      asked += 1
      return Sketch.monospaced(words, width, limit)
    }
    #expect(asked <= 8)
  }
}
