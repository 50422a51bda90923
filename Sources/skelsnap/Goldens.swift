import SkeletonRender

/// What verbs that touch goldens have in common: documents with a place among them, and where
/// that is.
struct Goldens {
  let invocation: Invocation
  let console: Console
  private let reports: Reports
  private(set) var workspace: Workspace
  private(set) var jobs: [GoldenJob] = []
  /// What kept documents from being jobs.
  var problems: [RunResult.Problem] { workspace.problems }

  static let documents = Verb.Operands(
    name: "document", help: "Documents, or folders of them (default: the project's).",
    count: 0...(.max))

  static let options =
    [
      Selection.filterOption,
      Option(
        "jobs", short: "j", Option.Value(name: "number", form: .whole(1...256)),
        help: "How many documents and variants are worked on at once (default: every processor)."),
      artifactsOption,
      Option("allow-blind", help: "Take a tolerance or a mask that could hide a node."),
      Workspace.projectOption,
    ] + Reports.options

  static let artifactsOption = Option(
    "artifacts", Option.Value(name: "folder", form: .path),
    help: "Where results and pictures of what is wrong go (default: $SNAPSHOT_ARTIFACTS, else "
      + ".skelsnap).")

  static let recordOption = Option(
    "record",
    Option.Value(name: "mode", form: .word(RecordMode.allCases.map(\.rawValue))),
    help: "Which goldens to write: all, failed, missing, drifted, never.")

  init(_ invocation: Invocation) throws(Stop) {
    self.invocation = invocation
    console = Console(invocation)
    reports = try Reports(invocation)
    workspace = try Workspace(invocation, console: console)
    workspace.keepsProblems = true
    jobs = try workspace.jobs(invocation.operands) { Axes.narrowed($0, by: invocation) }
  }

  /// Compares, records what `record` says, and reports.
  mutating func run(record: RecordMode) throws(Stop) -> ExitStatus {
    var options = GoldenOptions()
    options.record = record
    options.shard = try ShardChoice.shard(of: invocation, recording: record != .never, console)
    options.filter = CaseFilter(invocation.list("filter") ?? [])
    options.isNarrowed = Axes.isNarrowed(by: invocation)
    if let count = invocation.value("jobs").flatMap({ Int($0) }) { options.workers = count }
    options.allowsBlind = invocation.has("allow-blind")
    let artifacts = try workspace.artifacts(of: invocation)
    options.artifacts = artifacts
    let outcome = compareGoldens(jobs, options, problems: problems)
    let isKept = keep(outcome.result, in: artifacts)
    if record != .never { try tell(outcome.written, listing: !reports.needOutputAlone) }
    if let shard = outcome.result.shard, shard.cases == 0, outcome.result.problems.isEmpty {
      console.say("\(shard.shard) has nothing to compare: others have all there is")
    }
    try reports.give(outcome.result, isKept: isKept, on: console)
    return ExitStatus(rawValue: outcome.result.exitStatus) ?? .failure
  }

  /// Whether what was found can be gone on from.
  private func keep(_ result: RunResult, in artifacts: GuardedFolder) -> Bool {
    do throws(FileError) {
      try SavedRun(result, in: artifacts).save()
      return true
    } catch {
      console.say("the results are not kept for 'accept': \(error)")
      return false
    }
  }

  /// The files written, as data; how many of which kind, as talk.
  private func tell(_ written: [CaseResult], listing: Bool) throws(Stop) {
    if listing { try console.data(written.map { printable($0.golden) + "\n" }.joined()) }
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = written.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    console.say(
      written.isEmpty
        ? "no golden had to be written"
        : "wrote \(written.count) golden\(written.count == 1 ? "" : "s"): "
          + counts.joined(separator: ", "))
  }
}
