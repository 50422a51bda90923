import Foundation
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonReports
@testable import SkeletonSystem

@testable import SkeletonTesting

/// The engine, in a package that is not the process's working folder.
final class VerifyForTestingTests {
  private let root: String

  init() throws {
    let path = NSTemporaryDirectory() + "skelsnap-testing-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    root = try #require(Files.resolved(path))
    try write(width: 80)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func write(width: Int) throws {
    let text = """
      skelsnap: 1
      canvas: {width: 120, height: 60}
      skeleton: {block: {id: bar, width: \(width), height: 10}}
      snapshots: {phases: [0]}
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: root + "/bar.skel.yaml"))
  }

  private func request(
    _ record: SnapshotRecord, filters: [String] = [], of documents: [String] = ["bar.skel.yaml"]
  ) -> SnapshotRequest {
    SnapshotRequest(documents: documents, filters: filters, record: record, root: root)
  }

  private func verdicts(_ request: SnapshotRequest) throws -> [Verdict] {
    try verifyForTesting(request).cases.map(\.verdict)
  }

  private var golden: String { root + "/goldens/bar/light/phase-0000.png" }

  @Test func verdictsAreThoseBeforeAnythingIsWritten() throws {
    #expect(try verdicts(request(.never)) == [.missing, .missing, .missing])
    #expect(!Files.exists(golden))
    #expect(try verdicts(request(.missing)) == [.missing, .missing, .missing])
    #expect(Files.exists(golden))
    #expect(try verdicts(request(.never)) == [.identical, .identical, .identical])
    #expect(try verdicts(request(.never, filters: ["layout"])) == [.identical])
  }

  /// A test has no option to print more.
  @Test func aListThatWasCutNamesNoOption() throws {
    let nodes = (0..<12).map { index in
      NodeChange(path: "row[\(index)]", change: .added, summary: "", followers: 0)
    }
    let one = CaseResult(
      document: "bar", variant: "light", frame: "phase-0000.png", verdict: .different,
      golden: "goldens/bar/light/phase-0000.png", nodes: nodes,
      position: TextPosition(file: "bar.skel.yaml", line: 1, column: 1))
    let failures = SnapshotFailure.all(
      in: RunResult(cases: [one], problems: []), of: request(.never))
    #expect(failures.count == 1)
    #expect(failures[0].text.contains("… and 2 more nodes\n"), "\(failures[0].text)")
  }

  @Test func whatDiffersIsExplainedAsInTheTerminal() throws {
    _ = try verifyForTesting(request(.missing))
    try write(width: 84)
    let ask = request(.missing)
    let result = try verifyForTesting(ask)
    #expect(result.cases.map(\.verdict) == [.different, .different, .identical])
    #expect(result.cases[0].golden == "goldens/bar/light/phase-0000.png")
    let texts = SnapshotFailure.all(in: result, of: ask).map(\.text)
    #expect(texts.count == 1)
    #expect(texts[0].hasPrefix("bar: bar: width 80 → 84 (+4)\n"), "\(texts[0])")
    #expect(texts[0].contains("different  light: phase-0000, layout.txt\n"), "\(texts[0])")
    #expect(texts[0].contains("skelsnap record bar.skel.yaml"), "\(texts[0])")
  }

  @Test func aBrokenLawIsAnIssueAndAWarningIsNone() throws {
    let text = """
      skelsnap: 1
      canvas: {width: 120, height: 60}
      skeleton:
        hstack:
          width: 120
          frameAlignment: leading
          children:
            - when: {if: {direction: rtl}, then: {block: {width: 12, height: 10}}}
            - block: {id: bar, width: 80, height: 10}
      snapshots: {phases: [0], direction: [ltr, rtl]}
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: root + "/bar.skel.yaml"))
    _ = try verifyForTesting(request(.missing))
    let ask = request(.never)
    let result = try verifyForTesting(ask)
    #expect(result.warnings.count == 2)
    #expect(
      SnapshotFailure.all(in: result, of: ask).map(\.text) == [
        """
        bar: mirror  light-rtl
          bar: x is 20, and mirrored from ltr would be 40
            at bar.skel.yaml:9:9
        To waive what a screen breaks on purpose, write into bar.skel.yaml: waive: {mirror: "why"}
        """
      ])
  }

  @Test func failedTakesWhatIsUnreadableAndDeletesNothing() throws {
    _ = try verifyForTesting(request(.missing))
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: golden))
    let stray = root + "/goldens/bar/dark/phase-0000.png"
    try FileManager.default.createDirectory(
      atPath: FilePath.parent(of: stray), withIntermediateDirectories: true)
    try Data("left over".utf8).write(to: URL(fileURLWithPath: stray))
    #expect(try verdicts(request(.failed)) == [.unreadable, .identical, .identical, .obsolete])
    #expect(try verdicts(request(.never)) == [.identical, .identical, .identical, .obsolete])
    #expect(Files.exists(stray))
  }

  @Test func whatCannotBeReadIsAFailureAndWhatIsNotThereAnError() throws {
    try Data("nonsense: 1\n".utf8).write(to: URL(fileURLWithPath: root + "/bad.skel.yaml"))
    let ask = request(.never, of: ["bad.skel.yaml"])
    let texts = SnapshotFailure.all(in: try verifyForTesting(ask), of: ask).map(\.text)
    #expect(texts.count == 1)
    #expect(texts[0].contains("\nbad.skel.yaml:1:1: error: "), "\(texts)")
    let error = #expect(throws: Failure.self) {
      try verifyForTesting(request(.never, of: ["nowhere"]))
    }
    #expect(error?.description == "nowhere: there is no such file or folder")
  }
}
