import Foundation
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonReports

/// What a run has written is read back as it was.
struct RunResultReadingTests {
  private static var everyKey: RunResult {
    var result = RunResult.everything
    result.cases += RunResult.moved.cases
    result.cases[0].kept.digests.golden = "0a"
    result.cases[1].kept.digests.actual = "ff"
    let position = TextPosition(file: "a b.skel.yaml", line: 2, column: 3)
    result.laws = [
      LawBreach(
        law: .mirror, document: "a", node: "row[0]", variants: ["dark", "light"],
        message: "x 1, due 2 \"…\"", position: position)
    ]
    result.warnings = [
      GoldenWarning(
        document: "a", variant: "light", frames: ["static.png"], message: "one colour",
        position: position)
    ]
    result.origins = [DocumentOrigin(document: "a", files: [.init(path: "a", digest: "01")])]
    result.problems[0].diagnostics[0].notes = [.init(position: position, message: "given here")]
    result.problems[0].document = "a"
    result.problems[0].variant = "dark"
    return result
  }

  private static var part: RunResult {
    var result = everyKey
    guard let shard = Shard(2, of: 3) else { return result }
    var record = ShardRecord(shard: shard, cases: 9, plan: "0f", units: ["a/light", "a/dark"])
    result.isCutShort = true
    record.uncompared = ["a/dark/static.png"]
    record.unasked = [result.cases[0]]
    record.untold = ["b"]
    record.noted = ["a"]
    record.blind = [
      BlindSpots(
        document: "a", setting: "tolerance {channel: 20}",
        spots: [
          BlindSpot(
            node: "card", state: "skeleton", variant: "dark",
            position: TextPosition(file: "a.skel.yaml", line: 4, column: 5))
        ])
    ]
    result.shard = record
    return result
  }

  @Test(arguments: [RunResult.moved, .everything, everyKey, part])
  func roundTrip(_ result: RunResult) throws {
    let text = whole(result.pieces)
    #expect(try RunResult(reading: Array(text.utf8), file: "results.json") == result)
    // As a program may leave them that has sorted the keys.
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let sorted = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    #expect(try RunResult(reading: Array(sorted), file: "results.json") == result)
    let lines = text.split(separator: "\n")
    #expect(
      lines.count { $0.hasPrefix("    {\"document\": ") && $0.contains("\"verdict\": ") }
        == result.cases.count)
  }

  /// What cases have in common is written once, and what follows from their names is not.
  @Test func casesSayWhatIsTheirOwn() throws {
    let text = whole(RunResult.moved.pieces)
    #expect(
      text.contains(
        """
          "goldens": "goldens/",
          "artifacts": ".skelsnap/",
          "nodes": [
            {"path": "row[2]/avatar", "change": "changed", "before": "row[2]/avatar before", \
        "after": "row[2]/avatar after", "summary": "x 16 → 20 (+4), radius 25 → 20", \
        "followers": 7, "position": {"file": "examples/inbox.skel.yaml", "line": 14, "column": 11}}
          ],
          "positions": [
            {"file": "examples/feed.skel.yaml", "line": 1, "column": 1},
            {"file": "examples/inbox.skel.yaml", "line": 14, "column": 1},
            {"file": "examples/inbox.skel.yaml", "line": 1, "column": 1}
          ],
          "cases": [
            {"document": "examples/feed", "variant": "light", "frame": "phase-0250.png", \
        "verdict": "identical", "position": 0},

        """), "\(text)")
    #expect(
      text.contains(
        """
            {"document": "examples/inbox", "variant": "light", "frame": "phase-0500.png", \
        "verdict": "different", "kept": ["expected", "actual", "diff"], "differing": 1537, \
        "unexplained": 0, "pixels": 334836, "nodes": [0], "position": 1}
          ],

        """), "\(text)")
  }

  /// A case whose files are elsewhere than its name says, as results of other programs may have, says
  /// where.
  @Test func whatDoesNotFollowFromANameIsWritten() throws {
    var result = RunResult.moved
    result.cases[3].golden = "elsewhere/a.png"
    result.cases[3].kept.diff = "b.png"
    result.cases[4].kept.expected = nil
    result.cases[4].golden = "x/" + result.cases[4].golden
    let text = whole(result.pieces)
    #expect(text.contains("\"golden\": \"elsewhere/a.png\""))
    #expect(text.contains("\"kept\": [\"expected\", \"actual\"], \"diff\": \"b.png\""))
    #expect(try RunResult(reading: Array(text.utf8), file: "results.json") == result)
  }

  /// Twice as many cases of a screen take twice the lines, and nothing else.
  @Test func aCaseThatDiffersTakesLittleRoom() {
    var result = RunResult.moved
    result.cases = (0..<1000).map { index in
      var one = CaseResult.sample(
        "examples/inbox", "light", "phase-\(1000 + index).png", .different, line: 14,
        differing: 37, pixels: 334_836, unexplained: 0,
        nodes: (0..<40).map { .sample("row[\($0)]", line: 14) }, hasPictures: true)
      one.kept.digests.golden = String(repeating: "0", count: 64)
      one.kept.digests.actual = String(repeating: "1", count: 64)
      return one
    }
    #expect(whole(result.pieces).utf8.count < 700 * 1000)
    #expect(junitReport(on: result).utf8.count < 700 * 1000)
  }

  /// Results of an earlier release, with everything in each case.
  @Test func resultsOfVersion1AreRead() throws {
    let text = """
      {
        "version": 1,
        "summary": {"identical": 1, "different": 1},
        "cases": [
          {"document": "a", "variant": "light", "frame": "phase-0000.png", "verdict": "identical", \
      "golden": "goldens/a/light/phase-0000.png", "actual": null, "diff": null, "differing": 0, \
      "nodes": [], "unexplained": null, "pixels": 100, \
      "position": {"file": "a.skel.yaml", "line": 1, "column": 1}},
          {"document": "a", "variant": "light", "frame": "phase-0500.png", "verdict": "different", \
      "golden": "goldens/a/light/phase-0500.png", \
      "actual": ".skelsnap/a/light/phase-0500-actual.png", "diff": null, "differing": 3, \
      "nodes": [{"path": "row", "change": "changed", "before": "b", "after": null, \
      "summary": "x 1 → 2 (+1)", "followers": 2, \
      "position": {"file": "a.skel.yaml", "line": 7, "column": 3}, \
      "causes": [{"property": "frame", "words": "x 1 → 2 (+1)"}]}], "unexplained": 0, \
      "sha256": {"golden": null, "actual": "ff"}, "pixels": 100, \
      "position": {"file": "a.skel.yaml", "line": 7, "column": 3}}
        ],
        "laws": [],
        "warnings": [],
        "problems": [],
        "documents": [{"document": "a", "files": [{"path": "a.skel.yaml", "sha256": "01"}]}]
      }

      """
    func position(_ line: Int, _ column: Int) -> TextPosition {
      TextPosition(file: "a.skel.yaml", line: line, column: column)
    }
    let clean = CaseResult(
      document: "a", variant: "light", frame: "phase-0000.png", verdict: .identical,
      golden: "goldens/a/light/phase-0000.png", differing: 0, pixels: 100, nodes: [],
      position: position(1, 1))
    var changed = clean
    changed.frame = "phase-0500.png"
    changed.verdict = .different
    changed.golden = "goldens/a/light/phase-0500.png"
    changed.kept.actual = ".skelsnap/a/light/phase-0500-actual.png"
    changed.kept.digests.actual = "ff"
    changed.differing = 3
    changed.unexplained = 0
    changed.position = position(7, 3)
    changed.nodes = [
      NodeChange(
        path: "row", change: .changed, before: "b", summary: "x 1 → 2 (+1)", followers: 2,
        position: position(7, 3), causes: [ChangeCause("frame", "x 1 → 2 (+1)", at: nil)])
    ]
    var due = RunResult(cases: [clean, changed], problems: [])
    due.origins = [DocumentOrigin(document: "a", files: [.init(path: "a.skel.yaml", digest: "01")])]
    #expect(try RunResult(reading: Array(text.utf8), file: "results.json") == due)
  }

  /// Neither what is written nor what is read is in memory as a whole.
  @Test func aLargeRunIsWrittenInPiecesAndReadCaseByCase() throws {
    var result = RunResult.moved
    result.cases = (0..<3000).map { index in
      var one = result.cases[index % result.cases.count]
      one.variant = "v\(index)"
      return one
    }
    var bytes: [UInt8] = []
    var most = 0
    try result.pieces { piece throws(Failure) in
      most = max(most, piece.count)
      bytes += piece
    }
    #expect(bytes.count > 400_000 && most < 80_000)
    var items = 0
    let tree = try Syntax.readResults(bytes, file: "results.json", items: "cases") { item in
      items += item["document"] == nil ? 0 : 1
    }
    #expect(items == 3000)
    #expect(tree["cases"]?.list?.isEmpty == true)
    #expect(try RunResult(reading: bytes, file: "results.json") == result)
  }

  @Test func onlyTheOutermostListIsTakenApart() throws {
    let text =
      #"{"a": {"cases": [1, 2]}, "cases": [[3], {}, {"cases": [4]}, 5, "\u00e4ß"], "b": [6]}"#
    var items: [Tree] = []
    let tree = try Syntax.readResults(Array(text.utf8), file: "r.json", items: "cases") {
      items.append($0)
    }
    #expect(items.count == 5)
    #expect(items.first?.list?.first?.scalar?.text == "3")
    #expect(items.last?.scalar?.text == "äß")
    #expect(tree["a"]?["cases"]?.list?.count == 2)
    #expect(tree["b"]?.list?.count == 1)
  }

  @Test(arguments: [
    "{\"cases\": [{\"a\": \"\u{1}\"}]}", "{\"cases\": [1, ]}", "<<<<<<< here\n{}", " ",
    "{\"cases\": [1], \"cases\": [2]}", "{\"cases\": [1]} x",
  ])
  func whatIsWrongIsToldAsInAnyFile(_ text: String) throws {
    func complaint(_ read: () throws -> Tree) -> [Diagnostic] {
      do {
        _ = try read()
        return []
      } catch {
        return (error as? DescriptionError)?.diagnostics ?? []
      }
    }
    let bytes = Array(text.utf8)
    let plain = complaint { try Syntax.read(bytes, file: "r.json", limits: .results) }
    let inPieces = complaint {
      try Syntax.readResults(bytes, file: "r.json", items: "cases") { _ in }
    }
    #expect(!plain.isEmpty && plain == inPieces)
    #expect(
      complaint { try Syntax.readResults([0x7b, 0x22, 0xff], file: "r.json", items: "c") { _ in } }
        .first?.message == "the text is not UTF-8 here")
  }

  @Test func whatWasNeverLookedAtStaysSo() {
    let whole = RunResult(cases: [], problems: [])
    var cut = whole
    cut.isCutShort = true
    #expect(cut.replacing(["a"], with: whole).isCutShort)
    #expect(whole.replacing(["a"], with: cut).isCutShort)
    #expect(!whole.replacing(["a"], with: whole).isCutShort)
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty; 'skelsnap verify' writes it anew"),
    ("{}", "1:1: error: these are no results of 'skelsnap verify', version 1 or 2"),
    (#"{"version": 3, "cases": []}"#, "these are no results"),
    (#"{"version": 1, "cases": {}}"#, "1:25: error: 'cases' is a list, found a map"),
    (#"{"version": 1, "cases": [{"document": 4}]}"#, "'document' is text, found '4'"),
    (
      #"{"version": 1, "cases": [{"document": "a", "variant": "b", "frame": "c", "verdict": "x"}]}"#,
      "this skelsnap knows no verdict the text \"x\""
    ),
    (
      #"{"version": 2, "cases": [{"document": "a", "variant": "b", "frame": "c", "#
        + #""verdict": "different", "nodes": [1], "position": 0}], "#
        + #""nodes": [{"path": "d", "change": "added"}]}"#,
      "1:26: error: there is no node 1 in these results"
    ),
    (
      #"{"version": 2, "cases": [{"document": "a", "variant": "b", "frame": "c", "#
        + #""verdict": "identical", "position": 0}]}"#,
      "1:26: error: there is no position 0 in these results"
    ),
    (
      #"{"version": 2, "cases": [{"document": "a", "variant": "b", "frame": "c", "#
        + #""verdict": "identical", "position": 0, "kept": ["golden"]}]}"#,
      "the text \"golden\""
    ),
    (
      #"{"version": 1, "cases": [], "documents": [{"document": "a", "files": [{}]}]}"#,
      "'path' is missing here"
    ),
    (
      #"{"version": 1, "cases": [], "warnings": [{"document": "a", "variant": "b", "frames": [], "#
        + #""message": "c", "position": {"file": "d", "line": 9223372036854775807}}]}"#,
      "'line' is a whole number from 0 to 2147483647, found '9223372036854775807'"
    ),
    (
      #"{"version": 1, "cases": [], "shard": {"index": 0, "count": 3}}"#,
      "1:38: error: there is no shard 0 of 3"
    ),
    (#"{"version": 1, "cases": [], "cutShort": 1}"#, "'cutShort' is true or false, found '1'"),
    (#"{"version": 1, "cases": [], "shard": 4}"#, "'index' is missing here"),
    (#"{"version": 1, "cases": [], "laws": [1"#, "the list has no closing ']'"),
  ])
  func whatIsNoResultIsSaidSo(_ text: String, _ sentence: String) {
    do throws(DescriptionError) {
      _ = try RunResult(reading: Array(text.utf8), file: "results.json")
      Issue.record("read \(text)")
    } catch {
      let first = error.diagnostics.first?.description ?? ""
      #expect(first.hasPrefix("results.json:") && first.contains(sentence), "\(first)")
    }
  }
}
