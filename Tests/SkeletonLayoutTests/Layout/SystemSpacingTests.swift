import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

/// Spacing that SwiftUI chooses; the numbers are those of pictures that iOS made, at 3 pixels a point
/// and the type size `medium`.
struct SystemSpacingTests {
  private static let body = "font=Inter size=16 leading=21"
  private static let caption = "font=Inter size=11 leading=13"
  private static let footnote = "font=Inter size=12 leading=16"

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let children: String
    let gap: Double

    init(_ says: String, _ children: String, _ gap: Double) {
      (testDescription, self.children, self.gap) = (says, children, gap)
    }
  }

  static let rows = [
    Row("text over text", "(text #a value=A \(body)) (text #b value=B \(body))", 2),
    Row(
      "a large text over a small one", "(text #a value=A \(body)) (text #b value=B \(caption))", 0),
    Row(
      "a text over a smaller one",
      "(text #a value=A \(body)) (text #b value=B font=Inter size=14 leading=19)", 7.0 / 3),
    Row("something else over text", "(b #a h=10) (text #b value=B \(body))", 6),
    Row("something else over small text", "(b #a h=10) (text #b value=B \(footnote))", 14.0 / 3),
    Row("text over something else", "(text #a value=A \(body)) (b #b h=10)", 29.0 / 3),
    Row("small text over something else", "(text #a value=A \(footnote)) (b #b h=10)", 23.0 / 3),
    Row("something else over something else", "(b #a h=10) (b #b h=10)", 8),
    Row("a text over a line", "(text #a value=A \(body)) (divider #b)", 29.0 / 3),
    Row("a text over a spacer", "(text #a value=A \(body)) (s #b)", 0),
    Row("padding is an edge", "(text #a value=A pad=0,0,4,0 \(body)) (text #b value=B \(body))", 6),
    Row(
      "padding at the sides is none",
      "(text #a value=A pad=0,4,0,4 \(body)) (text #b value=B \(body))", 2),
    Row(
      "a frame of a height is an edge", "(text #a value=A h=30 \(body)) (text #b value=B \(body))",
      6),
    Row(
      "a frame of a width is none", "(text #a value=A w=30 \(body)) (text #b value=B \(body))", 2),
    Row(
      "through stacks, by what is outermost",
      "(v #a (b h=9) (text value=A \(body))) (use #b (v (text value=B \(body)) (b h=9)))", 2),
    Row(
      "in a row the largest text counts",
      "(h #a (text value=A \(body)) (text value=B \(caption))) (h #b (text value=C \(caption)) (text value=D \(body)))",
      2),
    Row(
      "in a row something else has its say, too",
      "(h #a (text value=A \(body)) (b h=9 w=9)) (text #b value=B \(body))", 6),
    Row(
      "of layers that decide the size",
      "(z #a (text value=A \(body)) (b priority=-1)) (text #b value=B \(body))", 2),
    Row("a symbol over a text", "(icon #a size=20) (text #b value=B \(body))", 0),
    Row(
      "a symbol whose square reaches beyond it",
      "(use #a (icon size=20 margin=-2,-1,-2,-1)) (text #b value=B \(body))", 0),
    Row(
      "a low symbol is nearer to something else",
      "(use #a (icon size=20 margin=-2.5,0,-2.5,0)) (b #b h=10)", 10.0 / 3),
    Row(
      "a symbol with a baseline over a text",
      "(icon #a size=20 baseline=0.7) (text #b value=B \(body))", 0),
    Row(
      "room around a symbol is an edge",
      "(use #a (icon size=20 margin=2)) (text #b value=B \(body))", 6),
    Row(
      "a spacer in a row has no say",
      "(h #a (b h=9 w=9) (s)) (h #b (b h=9 w=9) (s))", 8),
    Row("a row of a spacer alone", "(h #a (s)) (b #b h=10)", 8),
    Row("a row of nothing", "(h #a) (text #b value=A \(body))", 0),
    Row("a text over a row of nothing", "(text #a value=A \(body)) (h #b)", 0),
    Row("a row in a row", "(h #a (h (use (s))) (s)) (text #b value=B \(body))", 8),
    Row(
      "a text beside a spacer", "(h #a (text value=A \(body)) (s)) (text #b value=B \(body))", 2),
    Row(
      "a row of texts on one line",
      "(text #a value=A \(body)) (h align=firstTextBaseline #b (text value=B \(body)) (s))", 0),
    Row("layers of a spacer alone", "(z #a (s)) (b #b h=10)", 0),
    Row("a spacer that may become so high", "(z #a maxh=10 (s)) (b #b h=10)", 0),
    Row("a column of one that may", "(v #a maxh=10 (s)) (b #b h=10)", 0),
    Row("a spacer that is so high", "(z #a h=10 (s)) (b #b h=10)", 8),
    Row("another font's text is like anything else", "(text #a value=A) (text #b value=B)", 8),
  ]

  @Test(arguments: rows)
  func columns(_ row: Row) throws {
    let placed = Sketch.place("(v spacing=system \(row.children))", height: 200, scale: 3)
    let frames = Dictionary(
      Sketch.named(placed.root).map { ($0, $1.frame) }, uniquingKeysWith: { first, _ in first })
    let above = try #require(frames["a"])
    let below = try #require(frames["b"])
    #expect(abs(below.y - above.y - above.height - row.gap) < 1e-9)
  }

  @Test func whatIsNotSaidIsEight() {
    let text = "value=A \(Self.body)"
    #expect(
      Sketch.frames("(v (text #a \(text)) (text #b \(text)))", scale: 1)
        == "a 0 0 10 20, b 0 28 10 20")
  }

  @Test func besideEachOtherTheyAreEightApart() {
    #expect(
      Sketch.frames("(h spacing=system (text #a value=A \(Self.body)) (s) (b #b w=5) (b #c w=5))")
        .hasSuffix("b 82 0 5 100, c 95 0 5 100"))
  }
}
