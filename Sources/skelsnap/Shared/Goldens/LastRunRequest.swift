import SkeletonGoldens
import SkeletonModel

/// The options that select results of the last run.
struct LastRunRequest: Sendable {
  static let documents = Operands(
    name: "document", help: "Documents, or folders of them (default: all that wait).",
    form: .document, count: 0...(.max))

  static let verdict = Option<[Verdict]>(
    "verdict", list: "verdict", .word(among: waitingVerdicts),
    help: "Only cases with this verdict: "
      + waitingVerdicts.map(\.rawValue).joined(separator: ", ") + ".")

  static let options: [any AnyOption] = [
    Selection.filter, verdict, Workspace.artifacts, Workspace.project,
  ]

  /// The verdicts that accepting a golden can fix.
  static let waitingVerdicts = Verdict.allCases.filter(RecordMode.failed.takes)

  /// The name of the verb, for messages.
  let verb: String
  let operands: [String]
  let filters: [String]
  /// Empty means any verdict in `waitingVerdicts`.
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
