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
    ("value=One_two_seven_eight limit=1 truncates=middle", "One t…eight"),
    // As wide as it was cut to, it is cut once more: the space takes room.
    ("value=Nine_two_seven_eighty limit=1 truncates=middle", "Nine…ighty"),
    ("value=One_two_seven_eight_nine_ten limit=2 truncates=head", "One two|…ht nine ten"),
    ("value=One_two_seven_eight h=20 truncates=head", "…seven eight"),
    ("value=One_two limit=1 truncates=middle", "One two"),
  ])
  func theEllipsisStandsWhereItShould(keys: String, lines: String) {
    let found = Self.lines("(text w=120 \(keys))").map(\.words)
    #expect(found.joined(separator: "|") == lines)
  }

  /// Thirteen letters, each 10 wide at the usual size.
  @Test(
    arguments: [
      // As small as is needed, and no smaller.
      ("limit=1 least=0.5", 100.0 / 130, "One two seven"),
      ("h=20 least=0.5", 100.0 / 130, "One two seven"),
      // As small as it may be, and cut.
      ("limit=1 least=0.9", 0.9, "One two"),
      ("limit=2 least=0.5", 1.0, "One two|seven"),
      ("least=0.5", 1.0, "One two|seven"),
      ("limit=1 least=0", 100.0 / 130, "One two seven"),
    ] as [(String, Double, String)])
  func aTextBecomesSmaller(keys: String, scale: Double, lines: String) {
    let found = Self.lines("(text w=100 value=One_two_seven \(keys))")
    #expect(found.map(\.words).joined(separator: "|") == lines)
    #expect(found.allSatisfy { abs($0.box.height - 20 * scale) < 0.2 }, "\(found)")
    #expect(found.allSatisfy { $0.box.width <= 100 })
  }

  /// Of letters 10 wide it shows as much as there is room for.
  @Test(arguments: [6, 0.0])
  func aTextIsNoWiderThanItsRoom(width: Double) {
    let (fitting, _) = Self.fitting { $0.lineLimit = nil }
    let measured = fitting.measured(in: Proposal(width: width, height: nil))
    #expect(measured.extent.width == width)
  }

  private final class Count {
    var value = 0
  }

  /// A text of three words, and how often its lines were measured.
  private static func fitting(
    _ change: (inout Node.Text) -> Void, end: String = "…"
  ) -> (fitting: TextFitting, count: Count) {
    guard case .text(var text) = Sketch.node("(text value=One_two_seven limit=1)").content else {
      preconditionFailure("a text is a text")
    }
    change(&text)
    let count = Count()
    let fitting = TextFitting(
      text,
      setting: TextSetting(
        measure: { words, width, limit in
          count.value += 1
          var block = Sketch.monospaced(words, width, limit)
          let whole = Sketch.monospaced(words, width, nil)
          if whole.lines.count > block.lines.count, let last = block.lines.last {
            block.lines[block.lines.count - 1] = TextLine(
              text: last.text + end, width: last.width, outline: Path())
          }
          return block
        }, scale: 1))
    return (fitting, count)
  }

  @Test(arguments: [Node.Text.Truncation.tail, .head, .middle])
  func aProposalIsAnsweredOnce(truncation: Node.Text.Truncation) {
    let (fitting, count) = Self.fitting {
      $0.truncation = truncation
      $0.minimumScaleFactor = truncation == .tail ? 0.9 : 1
    }
    let proposal = Proposal(width: 60, height: nil)
    _ = fitting.measured(in: proposal)
    let first = count.value
    _ = fitting.lines(in: 60, proposed: proposal)
    _ = fitting.measured(in: proposal)
    #expect(first > 1)
    #expect(count.value == first)
  }

  @Test func aTextThatMayBecomeSmallerFitsItsHeight() {
    let (fitting, _) = Self.fitting { $0.minimumScaleFactor = 0.5 }
    func height(in height: Double?) -> Double {
      fitting.measured(in: Proposal(width: 200, height: height)).extent.height
    }
    let usual = height(in: nil)
    for share in [0.6, 0.8] {
      #expect(height(in: usual * share) <= usual * share + 0.01)
      #expect(height(in: usual * share) > usual * (share - 0.1))
    }
    #expect(abs(height(in: 0) - usual / 2) <= 1)
  }

  /// Of letters as wide as they are high, which a line ends between wherever it is full.
  @Test(
    arguments: [
      // As in pictures of iOS 26: seven halvings between the least share and the whole.
      ("WWWW least=0.001", 1300.0, 72.0, 0.0088, ["WWWW"]),
      ("WW least=0.001", 1300, 108, 0.0400, ["WW"]),
      ("WWWW least=0.5", 20, 60, 0.75, ["WWWW"]),
      ("WWWW least=0.9", 20, 60, 0.9, ["WWW", "W"]),
      ("WWWW", 20, 60, 1, ["WWW", "W"]),
      // Of letters without spaces between words any may be the last.
      ("文文文文 least=0.5", 20, 60, 1, ["文文文", "文"]),
    ] as [(String, Double, Double, Double, [String])])
  func aWordBecomesSmallerRatherThanBroken(
    text: String, size: Double, room: Double, share: Double, shown: [String]
  ) {
    guard case .text(var words) = Sketch.node("(text value=\(text))").content else { return }
    words.font.size = size
    let setting = TextSetting(
      measure: { words, width, limit in
        let side = words.parts[0].font.size
        let most = width.map { max(Int($0 / side), 1) } ?? 1000
        var lines: [TextLine] = []
        var rest = Substring(words.text)
        while !rest.isEmpty, lines.count < limit ?? 1000 {
          let line = rest.prefix(most)
          rest = rest.dropFirst(most)
          lines.append(
            TextLine(text: String(line), width: Double(line.count) * side, outline: Path()))
        }
        return TextBlock(lines: lines, baseline: side)
      }, scale: 1)
    let proposal = Proposal(width: room, height: room)
    let lines = TextFitting(words, setting: setting).lines(in: room, proposed: proposal)
    var (found, width): ([String], Double) = ([], 0)
    for case .line(let box, _, let line) in lines {
      found.append(line.text)
      width = max(width, box.width)
    }
    #expect(found == shown)
    #expect(abs(width / Double(shown[0].count) / size - share) < 0.001)
  }

  @Test(arguments: [("…", "…seven"), ("...", "...even")])
  func theEllipsisIsTheFonts(end: String, shown: String) {
    let (fitting, _) = Self.fitting({ $0.truncation = .head }, end: end)
    let lines = fitting.lines(in: 70, proposed: Proposal(width: 70, height: nil))
      .compactMap { part -> String? in
        guard case .line(_, _, let line) = part else { return nil }
        return line.text
      }
    #expect(lines == [shown])
  }
}
