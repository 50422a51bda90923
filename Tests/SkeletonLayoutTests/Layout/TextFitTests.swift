import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

/// What a text does that does not fit.
struct TextFitTests {
  private static func lines(_ text: String) -> [(words: String, box: Frame)] {
    Sketch.place("(v \(text))", width: 200).root.children[0].parts.compactMap { part in
      guard case .line(let box, _, let line) = part else { return nil }
      return (line.text, box)
    }
  }

  @Test(arguments: [
    ("value=One_two_seven_eight limit=1", "One two"),
    ("value=One_two_seven_eight limit=1 truncates=head", "…seven eight"),
    ("value=One_two_seven_eight limit=1 truncates=middle", "One tw…eight"),
    ("value=One_two_seven_eight_nine_ten limit=2 truncates=head", "One two|…ht nine ten"),
    ("value=One_two_seven_eight h=20 truncates=head", "…seven eight"),
    ("value=One_two limit=1 truncates=middle", "One two"),
  ])
  func theEllipsisStandsWhereItShould(keys: String, lines: String) {
    let found = Self.lines("(text w=120 \(keys))").map(\.words)
    #expect(found.joined(separator: "|") == lines)
  }

  /// Thirteen letters, each 10 wide at the usual size.
  @Test(arguments: [
    // As small as is needed, and no smaller.
    ("limit=1 least=0.5", 100.0 / 130, "One two seven"),
    ("h=20 least=0.5", 100.0 / 130, "One two seven"),
    // As small as it may be, and cut.
    ("limit=1 least=0.9", 0.9, "One two"),
    ("limit=2 least=0.5", 1.0, "One two|seven"),
    ("least=0.5", 1.0, "One two|seven"),
    ("limit=1 least=0", 100.0 / 130, "One two seven"),
  ])
  func aTextBecomesSmaller(keys: String, scale: Double, lines: String) {
    let found = Self.lines("(text w=100 value=One_two_seven \(keys))")
    #expect(found.map(\.words).joined(separator: "|") == lines)
    #expect(found.allSatisfy { abs($0.box.height - 20 * scale) < 0.2 }, "\(found)")
    #expect(found.allSatisfy { $0.box.width <= 100 })
  }
}
