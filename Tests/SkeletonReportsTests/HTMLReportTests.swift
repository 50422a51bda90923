import Foundation
import Synchronization
import Testing
@testable import SkeletonPages
@testable import SkeletonPainting

@testable import SkeletonGoldens
@testable import SkeletonModel
@testable import SkeletonReports

/// The content of HTML reports; Tests/Browser checks their behaviour.
struct HTMLReportTests {
  /// A page taken apart: its data, and its pictures.
  private struct Page {
    var text: String
    var data: [String: Any]

    init(
      _ result: RunResult, _ files: [String: [UInt8]] = [:],
      budget: PageBudget = PageBudget()
    ) throws {
      var options = ReportOptions()
      options.files = { files[$0] }
      options.documents = options.files
      text = whole(HTMLPage(of: result, options, budget: budget).pieces)
      let block = try #require(
        text.firstMatch(of: /<script type="application\/json" id="run">(.*?)<\/script>/)?.1)
      data = try #require(
        JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any])
    }

    var strips: [[String: Any]] { data["strips"] as? [[String: Any]] ?? [] }

    func cases(_ strip: Int = 0) -> [[String: Any]] {
      strips[strip]["cases"] as? [[String: Any]] ?? []
    }

    var pictures: [Data?] {
      text.matches(of: /<script type="text\/plain" id="picture-\d+">(.*?)<\/script>/)
        .map { Data(base64Encoded: String($0.1)) }
    }
  }

  private func picture(_ value: UInt8, width: Int = 4, height: Int = 3) throws -> [UInt8] {
    let pixel = Pixel(red: value, green: value, blue: value, alpha: 255)
    return png(
      Bitmap(width: width, height: height, pixels: Array(repeating: pixel, count: width * height)))
  }

  // MARK: Frames

  @Test(arguments: [
    ("phase-0250.png", "skeleton", "0.25", false), ("phase-1000.png", "skeleton", "1", false),
    ("static.png", "skeleton", "static", false), ("content.png", "content", "static", false),
    ("content-phase-0005.png", "content", "0.005", false),
    ("error-phase-out.png", "error-phase-out", "static", false),
    ("error-timeout-phase-0500.png", "error-timeout", "0.5", false),
    ("scenario-reload/t00350.png", "scenario-reload", "350 ms", false),
    ("scenario-reload/t00016.667.png", "scenario-reload", "16.667 ms", false),
    ("scenario-reload/events.txt", "scenario-reload", "events.txt", true),
    ("layout.txt", "skeleton", "layout.txt", true),
    ("phase-.png", "phase-", "static", false), (".png", "", "static", false),
  ])
  func aFrameIsTakenApart(frame: String, state: String, label: String, isText: Bool) {
    let name = FrameName(frame)
    #expect(name.state == state)
    #expect(name.label == label)
    #expect(name.isText == isText)
  }

  @Test func stripsThatFailComeFirstAndFramesByPhase() {
    let frames = ["phase-0000.png", "phase-0500.png", "layout.txt"]
    var cases = frames.map { CaseResult.sample("a", "light", $0) }
    cases += frames.map { CaseResult.sample("b", "light", $0) }
    cases += frames.map { CaseResult.sample("b", "dark@2x", $0) }
    cases[7].verdict = .different
    cases.append(.sample("b", "dark@2x", "phase-0250.png", .obsolete))
    cases.append(.sample("b", "dark@2x", "content.png"))
    let strips = RunResult(cases: cases, problems: []).strips
    #expect(
      strips.map { "\($0.document) \($0.variant) \($0.state) \($0.scale)" } == [
        "b dark@2x skeleton 2", "b light skeleton 1", "b dark@2x content 2", "a light skeleton 1",
      ])
    #expect(
      strips[0].cases.map(\.frame) == [
        "phase-0000.png", "phase-0250.png", "phase-0500.png", "layout.txt",
      ])
  }

  // MARK: Pictures

  @Test func aPictureIsCarriedOnceHoweverManyCasesShowIt() throws {
    let (gray, white) = (try picture(9), try picture(255))
    var cases = ["phase-0000.png", "phase-0500.png"].map {
      CaseResult.sample("a", "light", $0, .different, hasPictures: true)
    }
    cases.append(.sample("a", "dark", "static.png"))
    var files: [String: [UInt8]] = ["goldens/a/dark/static.png": gray]
    for one in cases.dropLast() {
      files[try #require(one.kept.expected)] = gray
      files[try #require(one.kept.actual)] = white
      files[try #require(one.kept.diff)] = white
    }
    let page = try Page(RunResult(cases: cases, problems: []), files)
    #expect(page.pictures == [Data(gray), Data(white)])
    for one in page.cases() {
      #expect(one["before"] as? Int == 0)
      #expect(one["after"] as? Int == 1)
      #expect(one["diff"] as? Int == 1)
    }
    #expect(page.cases(1)[0]["before"] as? Int == 0)
    let sizes = page.data["pictures"] as? [[String: Int]]
    #expect(sizes == [["width": 4, "height": 3], ["width": 4, "height": 3]])
  }

  /// A strip with a clean and a failing frame, and two clean strips; one picture each.
  private func budgeted(_ budget: PageBudget) throws -> (carried: [String], left: Int) {
    var cases: [CaseResult] = [
      .sample("a", "light", "phase-0000.png"), .sample("a", "light", "phase-0500.png", .missing),
      .sample("b", "dark", "static.png"), .sample("b", "light", "static.png"),
    ]
    cases[1].kept.actual = "artifacts/new.png"
    let paths = ["artifacts/new.png"] + [0, 2, 3].map { cases[$0].golden }
    var files: [String: [UInt8]] = [:]
    for (index, path) in paths.enumerated() { files[path] = try picture(UInt8(index)) }
    let page = try Page(RunResult(cases: cases, problems: []), files, budget: budget)
    let carried = page.pictures.compactMap { data in
      files.first { data == Data($0.value) }?.key
    }
    return (carried, page.data["left"] as? Int ?? -1)
  }

  @Test func cleanStripsAreCarriedWhileThereIsRoom() throws {
    let one = try picture(0).count
    let failing = ["artifacts/new.png", "goldens/a/light/phase-0000.png"]
    let rest = ["goldens/b/dark/static.png", "goldens/b/light/static.png"]
    #expect(try budgeted(PageBudget()) == (failing + rest, 0))
    #expect(try budgeted(PageBudget(clean: 0)) == (failing, 2))
    #expect(try budgeted(PageBudget(clean: 3 * one)) == (failing + rest.prefix(1), 1))
    #expect(try budgeted(PageBudget(clean: 0, all: one)) == (Array(failing.prefix(1)), 3))
  }

  /// Clean documents around two that need a look, each with some frames.
  private func large(documents: Int, frames: Int) -> RunResult {
    var cases: [CaseResult] = []
    for document in 0..<documents {
      for frame in 0..<frames {
        let fails = [2, 4].contains(document) && frame == 1
        cases.append(
          .sample(
            "d\(document)", "light", "phase-0\(frame + 100).png", fails ? .different : .identical,
            nodes: fails ? [.sample()] : [], hasPictures: fails))
      }
    }
    return RunResult(cases: cases, problems: [])
  }

  /// How much the first strips take together, those that need a look before the others.
  private func sizes(_ result: RunResult) -> [Int] {
    var tables = PageTables(result, ReportOptions())
    var total = 0
    return result.strips.prefix(3).map { strip in
      total += tables.size(of: strip)
      return total
    }
  }

  @Test func aPageThatIsFullSaysWhatItLeavesOut() throws {
    let result = large(documents: 6, frames: 3)
    let whole = try Page(result)
    #expect(whole.strips.count == 6)
    #expect((whole.data["omitted"] as? [String: Any])?["cases"] as? Int == 0)
    let sizes = sizes(result)
    for (data, documents, omitted, failing) in [
      (1, ["d2"], 15, 1), (sizes[1] - 1, ["d2"], 15, 1), (sizes[1], ["d2", "d4"], 12, 0),
      (sizes[2], ["d2", "d4", "d0"], 9, 0),
    ] {
      let page = try Page(result, budget: PageBudget(data: data))
      #expect(page.strips.map { $0["document"] as? String } == documents, "\(data)")
      let left = page.data["omitted"] as? [String: Any]
      #expect(left?["cases"] as? Int == omitted)
      #expect(left?["failing"] as? Int == failing)
      // Of the whole run, and with places that hold.
      #expect((page.data["verdicts"] as? [[String: Any]])?[0]["count"] as? Int == 16)
      let nodes = page.data["nodes"] as? [Any]
      let findings = page.data["findings"] as? [Any]
      #expect(nodes?.count == 1)
      for strip in page.strips.indices.prefix(2) {
        #expect(page.cases(strip)[1]["nodes"] as? Int == 0)
        let finding = try #require(page.cases(strip)[1]["finding"] as? Int)
        #expect((findings?[finding] as? [String: Any])?["count"] as? Int == 1)
      }
    }
  }

  @Test func aFullPageReadsNoFileOfWhatItLeavesOut() throws {
    let reads = Mutex<[String]>([])
    var options = ReportOptions()
    let gray = try picture(128)
    options.files = { path in
      reads.withLock { $0.append(path) }
      return gray
    }
    let result = large(documents: 500, frames: 3)
    let page = HTMLPage(of: result, options, budget: PageBudget(data: sizes(result)[1]))
    #expect(page.omissions == 1494)
    let read = reads.withLock(\.self)
    #expect(read.count <= 10)
    #expect(read.allSatisfy { $0.contains("d2/") || $0.contains("d4/") })
  }

  @Test func manyRemarksAreCutAndCounted() throws {
    let position = TextPosition(file: "a", line: 1, column: 1)
    var result = RunResult.moved
    result.warnings = (0..<7).map {
      GoldenWarning(
        document: "d\($0)", variant: "light", frames: [], message: "m", position: position)
    }
    result.problems = (0..<4).map { RunResult.Problem(message: "p\($0)") }
    let page = try Page(result, budget: PageBudget(remarks: 3))
    let omitted = page.data["omitted"] as? [String: Any]
    #expect((page.data["warnings"] as? [Any])?.count == 3)
    #expect(omitted?["warnings"] as? Int == 4)
    #expect((page.data["problems"] as? [Any])?.count == 3)
    #expect(omitted?["problems"] as? Int == 1)
    #expect(omitted?["laws"] as? Int == 0)
  }

  /// Three thousand cases, each of which fails in its own way. What each finding and each strip asks
  /// of the run is looked up: if it were searched for, it would take minutes.
  @Test(.timeLimit(.minutes(5)), arguments: Reporter.allCases)
  func aRunInWhichAllDiffersIsReported(by reporter: Reporter) {
    var cases: [CaseResult] = []
    for document in 0..<30 {
      for variant in 0..<10 {
        for frame in 0..<10 {
          let summary = "x 0 → \(variant * 10 + frame)"
          cases.append(
            .sample(
              "d\(document)", "v\(variant)", "phase-0\(frame + 100).png", .different,
              nodes: [.sample("n", .changed, summary)], hasPictures: true))
        }
      }
    }
    let text = reporter.report(on: RunResult(cases: cases, problems: []))
    #expect(text.utf8.count < 32 << 20)
    // What is to fit into a comment counts the rest.
    #expect(text.contains(reporter == .markdown ? "more findings" : "d29"))
  }

  @Test func whatIsNoPictureIsNotCarried() throws {
    let golden = "goldens/a/light/static.png"
    let result = RunResult(
      cases: [.sample("a", "light", "static.png", .unreadable)], problems: [])
    for bytes in [Array("version https://git-lfs".utf8), Array(try picture(1).dropLast(9)), []] {
      let page = try Page(result, [golden: bytes])
      #expect(page.pictures == [])
      #expect(page.cases()[0]["before"] == nil)
    }
  }

  @Test(arguments: 0...9)
  func base64IsThatOfOthers(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 77 + 250) }
    #expect(String(decoding: base64(bytes), as: UTF8.self) == Data(bytes).base64EncodedString())
  }

  // MARK: Nodes

  @Test func nodesHaveTheirFramesInPoints() throws {
    var moved = NodeChange.sample("row[2]/avatar", line: 14)
    moved.before = "row[2]/avatar  circle  x 16  y 8.5  width 40  height 40  fill #ff0000ff"
    moved.after = "row[2]/avatar  circle  x 20  y 8.5  width 40  height 40  fill #ff0000ff"
    var canvas = NodeChange.sample("canvas", .changed, "height 5 → 6 (+1)")
    canvas.before = "canvas  width 5  height 5  scale 1"
    canvas.after = "canvas  width 5  height 6  scale 1"
    var added = NodeChange.sample("a b", .added, "")
    added.after = "a b  block  x -1  y 0  width 0  height 2"
    let cases = ["phase-0000.png", "phase-0500.png"].map {
      CaseResult.sample("a", "light", $0, .different, nodes: [canvas, moved, added])
    }
    let page = try Page(RunResult(cases: cases, problems: []))
    let tables = try #require(page.data["nodes"] as? [[[String: Any]]])
    #expect(tables.count == 1)
    #expect(page.cases().map { $0["nodes"] as? Int } == [0, 0])
    #expect(tables[0].map { $0["before"] as? [Double] } == [nil, [16, 8.5, 40, 40], nil])
    #expect(
      tables[0].map { $0["after"] as? [Double] } == [nil, [20, 8.5, 40, 40], [-1, 0, 0, 2]])
    #expect(tables[0][1]["summary"] as? String == "x 16 → 20 (+4), radius 25 → 20")
    #expect(tables[0][1]["position"] as? String == "examples/inbox.skel.yaml:14:11")
  }

  @Test func aLayoutIsToldByItsLines() throws {
    var one = CaseResult.sample("a", "light", "layout.txt", .different)
    one.kept.expected = "old"
    one.kept.actual = "new"
    let files = ["old": Array("a\nb\nc\n".utf8), "new": Array("a\nB\nc\n".utf8)]
    func lines(_ one: CaseResult) throws -> [String]? {
      let page = try Page(RunResult(cases: [one], problems: []), files)
      let changes = page.cases()[0]["changes"] as? [String: Any]
      return (changes?["hunks"] as? [[String: Any]])?.first?["lines"] as? [String]
    }
    #expect(try lines(one) == [" a", "-b", "+B", " c"])
    one.verdict = .missing
    #expect(try lines(one) == ["+a", "+B", "+c"])
    one.kept.actual = nil
    #expect(try lines(one) == nil)
  }

  // MARK: Commands

  @Test func commandsAreThoseOfTheTerminal() throws {
    let page = try Page(.moved)
    func commands(_ steps: Any?) -> [String] {
      (steps as? [[String: String]] ?? []).compactMap { $0["command"] }
    }
    #expect(commands(page.data["steps"]) == RunResult.moved.nextSteps().map(\.command))
    #expect(
      commands(page.strips[0]["steps"])
        == ["skelsnap record examples/inbox.skel.yaml --filter 'examples/inbox/dark/*'"])
    let findings = page.data["findings"] as? [[String: Any]]
    #expect(findings?.map { $0["count"] as? Int } == [4])
    #expect(commands(findings?[0]["steps"]) == RunResult.moved.nextSteps().map(\.command))

    var options = ReportOptions()
    options.isKept = true
    let kept = RunResult.moved.nextSteps(options).map(\.command)
    let text = htmlReport(on: .moved, options)
    #expect(kept.contains("skelsnap review"))
    #expect(text.matches(of: /"command":"skelsnap review"/).count == 1)
  }

  @Test func lawsWarningsAndProblemsAreThere() throws {
    let position = TextPosition(file: "a.skel.yaml", line: 3, column: 9)
    var result = RunResult.everything
    result.laws = [
      LawBreach(
        law: .mirror, document: "a", node: "row", variants: ["light-rtl"], message: "x 12, not 28",
        position: position)
    ]
    result.warnings = [
      GoldenWarning(
        document: "a", variant: "light", frames: ["phase-0000.png"], message: "of one colour",
        position: position)
    ]
    let page = try Page(result, ["examples/b.skel.yaml": Array("one\ntwo\n   width: -1\n".utf8)])
    let problems = try #require(page.data["problems"] as? [[String: Any]])
    #expect(problems.count == 2)
    #expect((problems[0]["diagnostics"] as? [String])?[0].contains("   width: -1") == true)
    let laws = page.data["laws"] as? [[String: Any]]
    let warnings = page.data["warnings"] as? [[String: Any]]
    #expect(laws?.map { $0["position"] as? String } == ["a.skel.yaml:3:9"])
    #expect(warnings?.map { $0["message"] as? String } == ["of one colour"])
    #expect(page.text.contains("<title>skelsnap: 6 of 8 cases need a look</title>"))
  }

  // MARK: The file

  @Test func nothingFromADocumentIsMarkup() throws {
    let evil = "</script><script>boom()</script><!-- \"'& \u{2028}\u{2029} \u{0} ${1} `\\"
    var one = CaseResult.sample(
      evil, "light", "static.png", .different, nodes: [.sample(evil)], message: evil)
    one.position.file = evil
    let result = RunResult(cases: [one], problems: [.init(message: evil)])
    let plain = RunResult(
      cases: [.sample("a", "light", "static.png", .different, nodes: [.sample()], message: "b")],
      problems: [.init(message: "c")])
    let page = try Page(result)
    func tags(_ text: String) -> Int { text.matches(of: /<\/?[a-zA-Z!]/).count }
    #expect(tags(page.text) == tags(try Page(plain).text))
    #expect(!page.text.unicodeScalars.contains { ["\u{2028}", "\u{2029}", "\u{0}"].contains($0) })
    #expect(page.strips[0]["document"] as? String == evil)
  }

  @Test func theSameRunGivesTheSamePage() throws {
    let picture = try picture(7)
    func report() -> String {
      var options = ReportOptions()
      options.files = { _ in picture }
      return Reporter.html.report(on: .everything, options)
    }
    let first = report()
    for _ in 0..<3 { #expect(report() == first) }
    #expect(first.hasPrefix("<!doctype html>\n<html lang=\"en\">") && first.hasSuffix("</html>\n"))
  }

  @Test func theTerminalEndsInThePage() {
    var options = ReportOptions()
    options.page = ".skelsnap/report.html"
    func end() -> String? {
      Reporter.terminal.report(on: .moved, options).split(separator: "\n").last.map(String.init)
    }
    #expect(end() == "See it: .skelsnap/report.html")
    options.pageAddress = "file:///a%20b/report.html"
    #expect(
      end() == "See it: \u{1b}]8;;file:///a%20b/report.html\u{1b}\\"
        + ".skelsnap/report.html\u{1b}]8;;\u{1b}\\")
  }
}
