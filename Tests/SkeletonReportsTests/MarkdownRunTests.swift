import Testing
@testable import SkeletonPainting

@testable import SkeletonGoldens
@testable import SkeletonModel
@testable import SkeletonReports

/// The Markdown report of a run.
struct MarkdownRunTests {
  private static func moved(_ document: String, _ line: Int = 9) -> CaseResult {
    let cause = ChangeCause(
      "padding", "padding 12 → 10",
      at: TextPosition(file: "\(document).yaml", line: line, column: 7))
    let nodes = (0..<3).map { row in
      NodeChange(path: "row[\(row)]", change: .changed, summary: "", followers: 2, causes: [cause])
    }
    return .sample(document, "light", "static.png", .different, nodes: nodes)
  }

  @Test func aFindingHasItsCauseFirst() {
    let text = MarkdownRun(
      of: RunResult(cases: [Self.moved("feed"), .sample("a")], problems: []), ReportOptions(),
      pictures: nil
    ).text
    #expect(
      text == """
        ## skelsnap: 1 of 2 cases needs a look

        ### `row[*]: padding 12 → 10, 3 nodes`

        `feed.yaml:9:7` · `feed`, 1 case: `light`

        - what moved along: 6 nodes

        ### If this is as it should be

        To accept what changed: `skelsnap record feed.skel.yaml`

        """, "\(text)")
  }

  @Test func aCleanRunIsALine() {
    let text = MarkdownRun(
      of: RunResult(cases: [.sample("a")], problems: []), ReportOptions(), pictures: nil
    ).text
    #expect(text == "## skelsnap: 1 case is as recorded\n")
  }

  @Test func everyVerdictAndProblemIsThere() {
    let text = MarkdownRun(of: .everything, ReportOptions(), pictures: nil).text
    for words in [
      "### Not compared: `examples/b.skel.yaml could not be read`",
      "- `examples/b.skel.yaml:3:9`: `'width' needs 0 or more, found -1`",
      "### `examples/all`: different", "### `missing: new, without goldens`",
      "- `cairo 1.16.0 → 1.18.4`",
    ] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
  }

  /// What does not fit is counted.
  /// What is made harmless grows longer.
  @Test(arguments: [65_536, 9000, 2000], ["screen", "##[a##[a##[a##[a##[a"])
  func aCommentFits(limit: Int, name: String) {
    let result = RunResult(
      cases: (0..<900).map { Self.moved("screens/\(name)-\($0)") }, problems: [])
    let text = MarkdownRun(of: result, ReportOptions(), pictures: nil, limit: limit).text
    let shown = text.split(separator: "\n").count { $0.hasPrefix("### `row") }
    #expect(text.utf8.count <= limit)
    #expect(shown > 3 && shown < 900)
    #expect(text.contains("… and \(900 - shown) more findings"))
  }

  @Test func noNameBecomesMarkup() {
    var result = RunResult(cases: [Self.moved("<img src=x>|`@all` [a](b)")], problems: [])
    result.cases[0].message = "# <b>\n- `x`"
    let text = MarkdownRun(of: result, ReportOptions(), pictures: nil).text
    #expect(!text.contains("<img") && !text.contains("<b>") && !text.contains("\n- `x`"), "\(text)")
  }

  /// Where a reader finds the pictures, as they are told; a case that two findings show has one.
  @Test(arguments: [
    ("summary-pictures", "summary-pictures/feed/light/static-after.png"),
    ("https://ci.test/a b/\"x/p", "https://ci.test/a%20b/%22x/p/feed/light/static-after.png"),
  ])
  func pictures(base: String, address: String) throws {
    let pixel = Pixel(red: 10, green: 20, blue: 30, alpha: 255)
    let file = png(Bitmap(width: 4, height: 2, pixels: Array(repeating: pixel, count: 8)))
    var one = CaseResult.sample("feed", "light", "static.png", .different, hasPictures: true)
    one.nodes =
      Self.moved("feed").nodes + [
        NodeChange(
          path: "b", change: .changed, summary: "", followers: 0,
          causes: [
            ChangeCause("fill", "fill", at: TextPosition(file: "f", line: 1, column: 1))
          ])
      ]
    var options = ReportOptions()
    options.files = { _ in file }
    let report = MarkdownRun(
      of: RunResult(cases: [one], problems: []), options, pictures: base)
    #expect(
      report.text.contains("<img src=\"\(address)\" width=\"4\" height=\"2\""), "\(report.text)")
    #expect(
      report.pictures.map(\.name) == [
        "feed/light/static-before.png", "feed/light/static-after.png",
      ])
  }
}
