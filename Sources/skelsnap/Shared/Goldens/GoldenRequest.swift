import SkeletonGoldens

/// The parameters of a run over goldens: from the command line, and from the verb.
struct GoldenRequest: Sendable {
  static let record = Option<RecordMode?>(
    "record", value: "mode", .word,
    help: "Which goldens to write: all, failed, missing, drifted, never.")
  static let jobs = Option(
    "jobs", short: "j", value: "number", .whole(1...256),
    help: "How many documents and variants are worked on at once (default: every processor).")
  static let allowBlind = Option(
    "allow-blind", help: "Allow tolerances and masks that could hide a node.")
  static let strict = Option(
    "strict", help: "Fail on warnings, too: goldens that prove little, what is said in vain.")

  /// The options of every such run.
  static let options: [any AnyOption] =
    [Selection.filter, jobs, Workspace.artifacts, allowBlind, Workspace.project] + Reports.options

  let operands: [String]
  let filters: [String]
  var axes: Axes
  /// nil means as many as there are processors.
  let workers: Int?
  let allowsBlind: Bool
  let artifacts: String?
  let project: String?
  let reports: Reports

  // Set by the verb.
  var record = RecordMode.never
  /// Whether laws are checked.
  var checksLaws = false
  var isStrict = false
  var stopsEarly = false
  /// Whether to compare only what failed in the last run.
  var isOfLastFailed = false
  /// The checks whose findings are on the page, too.
  var cards: [CardCheck] = []
  /// nil if this run is never split.
  var shard: ShardChoice?

  init(_ invocation: Invocation) throws(Stop) {
    operands = invocation.operands
    filters = invocation[Selection.filter]
    axes = Axes(invocation)
    workers = invocation[Self.jobs]
    allowsBlind = invocation[Self.allowBlind]
    artifacts = invocation[Workspace.artifacts]
    project = invocation[Workspace.project]
    var reports = try Reports(invocation)
    reports.documents = operands
    reports.filters = filters
    reports.artifacts = artifacts
    self.reports = reports
  }
}
