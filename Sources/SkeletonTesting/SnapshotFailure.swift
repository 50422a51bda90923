import SkeletonGoldens
import SkeletonModel
import SkeletonReports
import SkeletonLanguage
import SkeletonSystem

/// One failure of a test: the explanation that the terminal shows, and pictures to attach.
struct SnapshotFailure: Hashable, Sendable {
  var text: String
  /// Names of attachments, and paths as in the result.
  var pictures: [Picture] = []

  struct Picture: Hashable, Sendable {
    var name: String
    var path: String
  }
}

extension SnapshotFailure {
  /// One failure for each finding, each broken law and each problem; none if the run is clean.
  static func all(in result: RunResult, of request: SnapshotRequest) -> [SnapshotFailure] {
    var options = ReportOptions()
    options.operands = request.documents
    options.filters = request.filters
    // A test has no option to print more.
    options.remedyForCutLists = ""
    let problems = result.problemsToReport.map { problem in
      SnapshotFailure(
        text: ([problem.message] + problem.diagnostics.map { trimmed($0.report()) })
          .joined(separator: "\n"))
    }
    let advice = Advice(result)
    return problems
      + result.findings.map { finding in
        SnapshotFailure(
          text: "\(finding.document): " + trimmed(finding.text(options))
            + "\n" + remedy(for: finding, advice, of: request, options),
          pictures: pictures(of: finding.example))
      }
      + result.laws.map { breach in
        SnapshotFailure(
          text: "\(breach.document): " + trimmed(breach.text(options))
            + "\n" + spelled(advice.nextSteps(for: [breach])))
      }
  }

  /// What was done about a finding, or what the user can do.
  private static func remedy(
    for finding: Finding, _ advice: Advice, of request: SnapshotRequest,
    _ options: ReportOptions
  ) -> String {
    if request.record.mode.takes(finding.verdict) {
      let goldens = finding.cases.count == 1 ? "1 golden" : "\(finding.cases.count) goldens"
      return "Recorded \(goldens) (record: .\(request.record.rawValue)). "
        + "Look at them, then run the test again."
    }
    if request.documents.isEmpty, SourceOperand.isView(finding.document) {
      // No command can make a view of the test's own process.
      let mode = finding.verdict == .missing ? SnapshotRecord.missing : .failed
      return "To write what is seen now, run the test again with SKELSNAP_RECORD=\(mode.rawValue)"
    }
    return spelled(advice.nextSteps(for: finding.cases, options))
  }

  private static func spelled(_ steps: [NextStep]) -> String {
    steps.map { "\($0.purpose): \($0.command)" }.joined(separator: "\n")
  }

  private static func pictures(of one: CaseResult) -> [Picture] {
    let frame = one.frame.split(separator: ".").first.map(String.init) ?? one.frame
    let name = "\(one.document)/\(one.variant)/\(frame)".split(separator: "/")
      .joined(separator: "-")
    return one.kept.files.map { role, path in
      let ending = FilePath.ending(of: path)
      return Picture(
        name: "\(name)-\(role.rawValue)" + (ending.isEmpty ? "" : "." + ending), path: path)
    }
  }

  private static func trimmed(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

extension SnapshotFailure.Picture {
  /// nil if the file has been deleted since, which must not hide the failure.
  func bytes(from root: String) -> [UInt8]? {
    try? Files.read(FilePath.joined(root, path), limit: 100_000_000)
  }
}
