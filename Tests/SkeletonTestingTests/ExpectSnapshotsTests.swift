import Foundation
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonReports
@testable import SkeletonSystem

@testable import SkeletonTesting

struct ExpectSnapshotsTests {
  private func one(_ variant: String, _ verdict: Verdict) -> CaseResult {
    var kept = KeptFiles()
    if !verdict.isClean { kept.actual = "Package.swift" }
    return CaseResult(
      document: "a", variant: variant, frame: "phase-0250.png", verdict: verdict,
      golden: "goldens/a/\(variant)/phase-0250.png", kept: kept, differing: nil, pixels: nil,
      nodes: [], unexplained: nil, message: nil,
      position: TextPosition(file: "a.skel.yaml", line: 1, column: 1))
  }

  private func request(_ record: SnapshotRecord = .never) throws -> SnapshotRequest {
    SnapshotRequest(
      documents: ["a.skel.yaml"], filters: [], record: record,
      root: try PackageRoot.above(#filePath))
  }

  /// The texts of the issues a result is answered with.
  private func texts(_ result: RunResult, _ record: SnapshotRecord = .never) throws -> [String] {
    SnapshotFailure.all(in: result, of: try request(record)).map(\.text)
  }

  @Test func aCleanRunHasNoIssue() async throws {
    let result = RunResult(
      cases: [one("light", .identical), one("dark", .tolerated)], problems: [])
    let request = try request()
    try await expectSnapshots(request, by: { _ in result }, sourceLocation: #_sourceLocation)
  }

  @Test func everyFindingIsAnIssueOfItsOwn() async throws {
    let result = RunResult(
      cases: [one("light", .different), one("dark", .different), one("rtl", .missing)],
      problems: [])
    let request = try request()
    try await withKnownIssue {
      try await expectSnapshots(request, by: { _ in result }, sourceLocation: #_sourceLocation)
    } matching: { issue in
      issue.comments.allSatisfy { $0.rawValue.hasPrefix("a: different  light, dark: phase-0250") }
        || issue.comments.allSatisfy {
          $0.rawValue.hasPrefix("a: rtl: a new variant, without goldens\n")
        }
    }
    let texts = try texts(result)
    #expect(texts.count == 2)
    #expect(
      texts[0].hasSuffix(
        """

        To accept what changed: skelsnap record a.skel.yaml --filter 'a/light/*' --filter 'a/dark/*'
        """))
  }

  @Test func whatWasRecordedFailsToo() throws {
    let result = RunResult(cases: [one("light", .missing)], problems: [])
    let texts = try texts(result, .missing)
    #expect(texts.count == 1)
    #expect(
      texts[0].hasSuffix(
        "\nRecorded 1 golden (record: .missing). Look at them, then run the test again."))
  }

  @Test func nothingComparedIsAnIssue() throws {
    #expect(try texts(RunResult(cases: [], problems: [])) == ["nothing was compared"])
  }

  @Test func anEngineThatThrowsStopsTheTest() async throws {
    let request = try request()
    await #expect(throws: CancellationError.self) {
      try await expectSnapshots(
        request, by: { _ in throw CancellationError() }, sourceLocation: #_sourceLocation)
    }
  }

  @Test func theRootIsThePackagesFolder() throws {
    #expect(try PackageRoot.above(#filePath) == FilePath.joined(#filePath, "../../.."))
    #expect(throws: Failure.self) { try PackageRoot.above("/nowhere/a/B.swift") }
  }
}
