import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

/// Lines of iOS's own font; the numbers are those of pictures that iOS made.
struct LineBoxTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let size: Double
    let scale: Int
    let height: Double
    let baseline: Double?

    var testDescription: String { "\(size.threeDecimals) at \(scale)x" }
  }

  @Test(arguments: [
    Row(size: 14, scale: 3, height: 17, baseline: 13 + 1.0 / 3),
    Row(size: 16, scale: 3, height: 19 + 1.0 / 3, baseline: 15 + 1.0 / 3),
    Row(size: 17, scale: 3, height: 20 + 1.0 / 3, baseline: 16 + 1.0 / 3),
    Row(size: 17, scale: 2, height: 20.5, baseline: 16),
    Row(size: 53, scale: 3, height: 63 + 1.0 / 3, baseline: 50 + 1.0 / 3),
    Row(size: 40, scale: 3, height: 48, baseline: nil),
  ])
  func oneLine(_ row: Row) throws {
    for family in ["Inter", "inter", "SF Pro"] {
      let font = Font(family: family, weight: .regular, size: row.size, leading: 22)
      #expect(abs(font.lineHeight(scale: row.scale) - row.height) < 1e-9)
      guard let baseline = row.baseline else { continue }
      let own = try #require(font.baseline(scale: row.scale))
      #expect(abs(own - baseline) < 1e-9)
    }
  }

  @Test(arguments: [
    ("(text #a font=Inter value=A leading=22)", 3, "a 0 0 10 20.333"),
    ("(text #a font=Inter value=A leading=22)", 2, "a 0 0 10 20.5"),
    ("(text #a font=Inter value=A_B leading=22 w=10)", 3, "a 0 0 10 42.333"),
    // As many lines as fit: a third one would need 64.333.
    ("(text #a font=Inter value=A_B_C leading=22 w=10 h=64)", 3, "a 0 0 10 64"),
    ("(text #a font=Inter value=A leading=22 limit=3 reserves=yes)", 3, "a 0 0 10 64.333"),
    // A font of an author's own, and a leading that he gives.
    ("(text #a value=A_B leading=22 w=10)", 3, "a 0 0 10 44"),
    ("(text #a font=Inter boxes=yes value=A_B leading=22 w=10)", 3, "a 0 0 10 44"),
    ("(lines #a widths=100%,50% lineHeight=20.5 pitch=22 barHeight=12)", 2, "a 0 0 100 42.5"),
  ])
  func frames(tree: String, scale: Int, frames: String) {
    let found = Sketch.frames("(v \(tree))", scale: scale)
    #expect(found == frames)
  }

  /// From a skeleton to its content nothing jumps: a bar has the box of its line.
  @Test func barsStandInTheBoxesOfTheirLines() {
    func middles(_ tree: String) -> [Double] {
      Sketch.place("(v \(tree))", scale: 2).root.children[0].parts.map { part in
        switch part {
        case .bar(let frame), .line(let frame, _, _): frame.y + frame.height / 2
        case .dot, .rule: -1
        }
      }
    }
    let text = middles("(text font=Inter value=A_B_C leading=22 w=10)")
    #expect(text == [10.25, 32.25, 54.25])
    #expect(middles("(redacted font=Inter value=A_B_C leading=22 w=10)") == text)
    #expect(middles("(lines widths=9,9,9 lineHeight=20.5 pitch=22 barHeight=12)") == text)
  }

  @Test func aRowsBaselineIsThatOfTheFont() {
    let placed = Sketch.place(
      "(h align=firstTextBaseline (text #a font=Inter value=A leading=22) "
        + "(text #b font=Inter size=28 value=B leading=34))", scale: 3)
    let baselines = placed.root.children.flatMap(\.parts).compactMap { part -> String? in
      guard case .line(_, let origin, _) = part else { return nil }
      return origin.y.threeDecimals
    }
    #expect(baselines == ["26.667", "26.667"])
  }
}
