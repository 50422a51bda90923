import SkeletonModel
import Testing

struct LayoutGridTests {
  static let two = "columns=flexible:10:inf,flexible:10:inf"

  @Test(arguments: [
    LayoutRow(
      "flexible columns share equally",
      "(grid #g \(two) sx=16 sy=4 (b #a h=10) (b #b h=20) (b #c h=5))",
      in: 361, 852, "g 0 0 361 29, a 0 5 172.5 10, b 188.5 0 172.5 20, c 0 24 172.5 5"),
    LayoutRow(
      "cells propose a width and no height", "(grid \(two) sx=16 (b #a ratio=2/3) (b #b))",
      in: 361, 852, "a 0 0 172.5 258.75, b 188.5 124.375 172.5 10"),
    LayoutRow(
      "fixed columns are allocated first",
      "(grid columns=flexible:10:inf,fixed:30 sx=10 (b #a) (b #b))",
      "a 0 0 60 10, b 70 0 30 10"),
    LayoutRow(
      "width beyond a maximum goes to the next",
      "(grid #g columns=flexible:10:20,flexible:10:inf sx=0 (b #a) (b #b))",
      "g 0 0 100 10, a 0 0 20 10, b 20 0 80 10"),
    LayoutRow(
      "minimums may overflow",
      "(grid #g columns=flexible:10:inf,flexible:80:inf sx=0 (b #a) (b #b))",
      "g 0 0 130 10, a 0 0 50 10, b 50 0 80 10"),
    LayoutRow(
      "adaptive columns are as many as fit",
      "(grid #g columns=adaptive:30:inf sx=10 sy=0 (b #a) (b #b) (b #c) (b #d))", in: 115, 100,
      """
      g 0 0 115 20, a 0 0 31.667 10, b 41.667 0 31.667 10, c 83.333 0 31.667 10, \
      d 0 10 31.667 10
      """),
    LayoutRow(
      "rounding costs no column",
      "(grid pad=0,2.3,0,2.3 columns=adaptive:20:inf sx=1 (b #a) (b #b) (b #c))", in: 66.6, 100,
      "a 2.3 0 20 10, b 23.3 0 20 10, c 44.3 0 20 10"),
    LayoutRow(
      "one adaptive column always", "(grid #g columns=adaptive:150:inf (b #a))",
      "g 0 0 150 10, a 0 0 150 10"),
    LayoutRow(
      "adaptive columns keep to their maximum",
      "(grid #g columns=adaptive:30:31 sx=10 (b #a))", in: 115, 100, "g 0 0 113 10, a 0 0 31 10"),
    LayoutRow(
      "adaptive columns of width 0 are finitely many",
      "(grid #g columns=adaptive:0:inf sx=0 (b #a) (b #b))",
      "g 0 0 100 10, a 0 0 50 10, b 50 0 50 10"),
    LayoutRow(
      "cells are aligned in their columns",
      "(grid align=trailing columns=fixed:50 (b #a w=20 h=10))", "a 30 0 20 10"),
    LayoutRow(
      "columns have their minimum width if no width is proposed",
      "(scroll axis=h (grid #g \(two) sx=8 (b #a h=10)))", "g 0 0 28 10, a 0 0 10 10"),
    LayoutRow(
      "in a row a grid has at least the width of its columns",
      "(h spacing=0 (b #b) (grid #g columns=flexible:40:inf,flexible:40:inf sx=0 (b)))",
      in: 100, 10, "b 0 0 20 10, g 20 0 80 10"),
    LayoutRow("an empty grid has columns and no rows", "(grid #g \(two))", "g 0 0 100 0"),
    LayoutRow(
      "percents are of what the grid is proposed", "(grid pad=10 \(two) (b #a w=25%))",
      "a 18 10 20 10"),
  ])
  func columns(_ row: LayoutRow) { row.check() }

  static let cards: [(Double, Int, Double, Double)] = [
    (320, 2, 136, 204), (375, 2, 163.5, 245.25), (393, 2, 172.5, 258.75), (430, 2, 191, 286.5),
    (744, 3, 226.667, 340), (834, 3, 256.667, 385), (1024, 4, 236, 354), (1194, 4, 278.5, 417.75),
  ]

  @Test("Nuvie's cards", arguments: cards)
  func nuvie(width: Double, columns: Int, cardWidth: Double, cardHeight: Double) {
    let flexible = [String](repeating: "flexible:10:inf", count: columns).joined(separator: ",")
    let frames = Sketch.frames(
      "(scroll (grid columns=\(flexible) sx=16 sy=16 pad=16 (b #poster ratio=2/3) (b ratio=2/3)))",
      width: width, height: 852)
    #expect(
      frames == "poster 16 16 \(cardWidth.threeDecimals) \(cardHeight.threeDecimals)")
  }
}
