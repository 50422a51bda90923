import Testing
@testable import SkeletonPainting

@testable import SkeletonGoldens
@testable import SkeletonModel
@testable import SkeletonReports

/// The Markdown summary of what changed.
struct MarkdownSummaryTests {
  private func options(_ files: [String: [UInt8]] = [:]) -> ReportOptions {
    var options = ReportOptions()
    options.earlier = EarlierState("main (abc1234)")
    options.files = { files[$0] }
    return options
  }

  private func change(_ path: String, _ before: String, _ after: String) -> NodeChange {
    NodeChange(
      path: path, change: .changed, before: "\(path)  block  \(before)",
      after: "\(path)  block  \(after)", summary: "not read", followers: 0)
  }

  struct DeltaRow: Sendable {
    let before: String
    let after: String
    let delta: String
  }

  @Test(arguments: [
    DeltaRow(before: "x 1  y 2  width 3", after: "x 5  y 0.5  width 3", delta: "x +4, y −1.5"),
    DeltaRow(
      before: "x 1  height 16  fill #fff", after: "x 1  height 20  fill #000",
      delta: "height 16 → 20, fill #fff → #000"),
    DeltaRow(before: "x 1  radius 2", after: "x 1", delta: "radius 2 → none"),
    // What follows from the frame is told where nothing else is.
    DeltaRow(
      before: "x 1  content 1 2 3 4", after: "x 2  content 2 2 3 4", delta: "x +1"),
    DeltaRow(before: "x 1  baseline 3", after: "x 1  baseline 4", delta: "baseline"),
  ])
  func deltas(_ row: DeltaRow) {
    #expect(change("a", row.before, row.after).delta == row.delta)
  }

  @Test func whatCameWentAndSettings() {
    #expect(NodeChange.sample("a", .added, "").delta == "added")
    let canvas = NodeChange(
      path: "canvas", change: .changed, before: "canvas  width 1  height 2",
      after: "canvas  width 1  height 3", summary: "height 2 → 3 (+1)", followers: 0)
    #expect(canvas.delta == "height 2 → 3 (+1)")
  }

  /// The same change in rows and variants is told once.
  @Test func rowsAreGrouped() {
    let nodes = (0..<3).map { change("row[\($0)]/avatar", "x \($0)", "x \($0 + 4)") }
    let cases = ["light", "dark"].flatMap { variant in
      ["phase-0000.png", "phase-0500.png"].map {
        CaseResult.sample("feed", variant, $0, .different, nodes: nodes)
      }
    }
    let result = RunResult(
      cases: cases + [
        .sample("feed", "light", "content.png", .different, nodes: [nodes[1]]),
        .sample("feed", "light", "empty.png", .identical),
      ], problems: [])
    let text = MarkdownSummary(of: result, options(), pictures: nil).text
    #expect(text.contains("3 of 4 screens changed since `main (abc1234)`"), "\(text)")
    #expect(
      text.contains("| `row[*]/avatar` (3×) | `x +4` | all 3 |"), "\(text)")
    #expect(text.split(separator: "\n").count { $0.contains("avatar") } == 1)
  }

  /// The texts of a variant tell of all its states.
  @Test func aChangeIsCountedOnce() {
    let result = RunResult(
      cases: [
        .sample("feed", "light", "phase-0000.png"),
        .sample("feed", "light", "content.png", .different),
        .sample("feed", "light", "layout.txt", .different),
        .sample("feed", "dark", "phase-0000.png"), .sample("feed", "dark", "content.png"),
        .sample("feed", "dark", "layout.txt", .different),
      ], problems: [])
    let text = MarkdownSummary(of: result, options(), pictures: nil).text
    #expect(
      text.hasPrefix(
        "## Skeletons: 1 of 4 screens changed, 1 in layout or accessibility alone since"), "\(text)"
    )
  }

  /// Texts that have a change are named, and are not taken for the screens that changed.
  @Test func whatOnlyTextsHaveIsTold() {
    let variants = ["light", "dark"]
    let node = change("row[0]/avatar", "x 1  label A", "x 1  label B")
    let result = RunResult(
      cases: variants.flatMap { variant in
        [
          CaseResult.sample(
            "feed", variant, "phase-0000.png", .different, nodes: [change("bar", "x 1", "x 2")]),
          .sample("feed", variant, "layout.txt", .different, nodes: [node]),
        ]
      }, problems: [])
    let text = MarkdownSummary(of: result, options(), pictures: nil).text
    #expect(text.contains("| `bar` | `x +1` | both |"), "\(text)")
    #expect(
      text.contains(
        "| `row[0]/avatar` | `label A → B` | `layout.txt, light`, `layout.txt, dark` |"),
      "\(text)")
  }

  /// Whatever they say, and however long they are as references to characters.
  @Test(arguments: ["`", "e" + String(repeating: "\u{338}", count: 20), "x"])
  func problemsFit(letter: String) {
    let result = RunResult(
      cases: [.sample("feed", "light", "static.png", .different)],
      problems: (0..<30).map {
        RunResult.Problem(message: "\($0)" + String(repeating: letter, count: 4000))
      })
    let text = MarkdownSummary(of: result, options(), pictures: nil).text
    #expect(text.utf8.count <= 65_536)
    let lines = text.split(separator: "\n")
    let shown = lines.count { $0.hasPrefix("- **Not compared:**") }
    #expect(shown > 0 && lines.contains("- … and \(30 - shown) more."), "\(shown)")
    #expect(text.contains("### `feed`"))
  }

  @Test(arguments: [
    ("row[2]/a_b", "`row[2]/a_b`"), ("a`b", "<code>a&#96;b</code>"),
    ("a|b", "<code>a&#124;b</code>"), ("\\", "<code>&#92;</code>"), (" ", "<code> </code>"),
    ("a\nb", "<code>a&#92;u&#123;a&#125;b</code>"), ("<img>", "`<img>`"),
    ("|<\u{338}>@a#1", "<code>&#124;&#60;&#824;&#62;&#64;a&#35;1</code>"),
  ])
  func namesAreCode(text: String, markdown: String) {
    #expect(MarkdownText.code(text) == markdown)
  }

  /// A comment holds so much; what is left out is counted.
  @Test(arguments: [65_536, 9000, 3000])
  func aSummaryFits(limit: Int) {
    let cases = (0..<400).map { number in
      CaseResult.sample(
        "screens/screen-\(number)", "light", "phase-0000.png", .different,
        nodes: [change("row[0]/avatar", "x 1", "x \(number + 2)")])
    }
    let result = RunResult(cases: cases, problems: [])
    let text = MarkdownSummary(of: result, options(), pictures: nil, limit: limit).text
    #expect(text.utf8.count <= limit)
    #expect(text.contains("400 of 400 screens changed"))
    let whole = text.split(separator: "\n").count { $0.hasPrefix("| `row") }
    let leftOut = "leaves out the details of \(400 - whole) documents"
    #expect(text.contains(leftOut) == (whole < 400), "\(whole)")
    #expect(whole > 10)
  }

  @Test func thumbnailsAreSmallAndOnOneScale() throws {
    let pixel = Pixel(red: 10, green: 20, blue: 30, alpha: 255)
    func picture(_ width: Int, _ height: Int) -> [UInt8] {
      png(
        Bitmap(
          width: width, height: height, pixels: Array(repeating: pixel, count: width * height)))
    }
    let one = CaseResult.sample("a b", "light", "static.png", .resized, hasPictures: true)
    let files = [
      try #require(one.kept.expected): picture(640, 100),
      try #require(one.kept.actual): picture(640, 200),
    ]
    let summary = MarkdownSummary(
      of: RunResult(cases: [one], problems: []), options(files), pictures: "out dir")
    #expect(
      summary.pictures.map(\.name) == ["a_b/light/static-before.png", "a_b/light/static-after.png"])
    let sizes = try summary.pictures.map { try PNGFile($0.file) }.map { [$0.width, $0.height] }
    #expect(sizes == [[320, 50], [320, 100]])
    #expect(summary.text.contains("src=\"out%20dir/a_b/light/static-after.png\" width=\"320\""))
  }
}
