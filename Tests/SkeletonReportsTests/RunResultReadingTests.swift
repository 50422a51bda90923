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
    // Results of earlier releases are laid out throughout.
    for text in [result.json.document(), whole(result.pieces)] {
      let read = try RunResult(reading: Array(text.utf8), file: "results.json")
      #expect(read == result)
    }
  }

  @Test(arguments: [
    RunResult.moved, .everything, everyKey, part, RunResult(cases: [], problems: []),
  ])
  func theFileSaysTheSameInLessSpace(_ result: RunResult) throws {
    let text = whole(result.pieces)
    let spread = result.json.document()
    func parsed(_ text: String) throws -> NSDictionary? {
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    }
    let (one, other) = (try parsed(text), try parsed(spread))
    #expect(one != nil && one == other)
    let lines = text.split(separator: "\n")
    #expect(
      lines.count { $0.hasPrefix("    {\"document\": ") && $0.contains("\"verdict\": ") }
        == result.cases.count)
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
    #expect(bytes.count > 1_000_000 && most < 80_000)
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
    ("{}", "1:1: error: these are no results of 'skelsnap verify', version 1"),
    (#"{"version": 2, "cases": []}"#, "these are no results"),
    (#"{"version": 1, "cases": {}}"#, "1:25: error: 'cases' is a list, found a map"),
    (#"{"version": 1, "cases": [{"document": 4}]}"#, "'document' is text, found '4'"),
    (
      #"{"version": 1, "cases": [{"document": "a", "variant": "b", "frame": "c", "verdict": "x"}]}"#,
      "this skelsnap knows no verdict the text \"x\""
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
