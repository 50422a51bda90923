import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// What a command line means of that which the last run found.
struct LastRunRequest: Sendable {
  static let documents = Operands(
    name: "document", help: "Documents, or folders of them (default: all that wait).",
    count: 0...(.max))

  static let verdict = Option<[Verdict]>(
    "verdict", list: "verdict", .word(among: waitingVerdicts),
    help: "Only cases that came out so: "
      + waitingVerdicts.map(\.rawValue).joined(separator: ", ") + ".")

  static let options: [any AnyOption] = [
    Selection.filter, verdict, Workspace.artifacts, Workspace.project,
  ]

  /// What a golden can be mended of.
  static let waitingVerdicts = Verdict.allCases.filter(RecordMode.failed.takes)

  /// The verb as it is called, for what is said.
  let verb: String
  let operands: [String]
  let filters: [String]
  /// Empty: any of those that wait.
  let verdicts: [Verdict]
  let artifacts: String?
  let project: String?

  init(_ invocation: Invocation) {
    verb = invocation.verb.name
    operands = invocation.operands
    filters = invocation[Selection.filter]
    verdicts = invocation[Self.verdict]
    artifacts = invocation[Workspace.artifacts]
    project = invocation[Workspace.project]
  }
}
