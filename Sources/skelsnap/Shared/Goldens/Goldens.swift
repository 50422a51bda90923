import SkeletonRender

/// What verbs that touch goldens have in common: documents with a place among them, and where
/// that is.
struct Goldens {
  let invocation: Invocation
  let console: Console
  private let reports: Reports
  /// Whether what the last run found narrows this one.
  private let isOfLastFailed: Bool
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

  /// - Parameter operands: what to look at in place of what the command line names.
  init(_ invocation: Invocation, operands: [String]? = nil) throws(Stop) {
    self.invocation = invocation
    isOfLastFailed = operands == nil && invocation.has("last-failed")
    console = Console(invocation)
    reports = try Reports(invocation)
    workspace = try Workspace(invocation, console: console)
    workspace.keepsProblems = true
    jobs = try workspace.jobs(operands ?? invocation.operands) {
      Axes.narrowed($0, by: invocation)
    }
  }

  /// Compares, records what `record` says, and reports.
  mutating func run(record: RecordMode) throws(Stop) -> ExitStatus {
    let outcome = try compare(record: record)
    let isKept = keep(outcome.result)
    if record != .never { try tell(outcome.written, listing: !reports.needOutputAlone) }
    ShardChoice.tellOfNothing(in: outcome.result, console)
    try report(on: outcome.result, isKept: isKept)
    return ExitStatus(rawValue: outcome.result.exitStatus) ?? .failure
  }

  mutating func compare(record: RecordMode) throws(Stop) -> GoldenOutcome {
    var options = GoldenOptions()
    options.record = record
    options.shard = try ShardChoice.shard(of: invocation, recording: record != .never, console)
    options.artifacts = try workspace.artifacts(of: invocation)
    options.filter = try filter()
    options.isNarrowed = Axes.isNarrowed(by: invocation)
    if let count = invocation.value("jobs").flatMap({ Int($0) }) { options.workers = count }
    options.allowsBlind = invocation.has("allow-blind")
    options.checksLaws = invocation.verb.name == "verify"
    options.stopsEarly = invocation.has("fail-fast")
    let line = ProgressLine(console)
    if let line { options.progress = { line.show($0) } }
    defer { line?.clear() }
    var outcome = compareGoldens(jobs, options, problems: problems)
    outcome.result.isStrict = invocation.has("strict")
    return outcome
  }

  /// What the command line narrows the run to.
  private mutating func filter() throws(Stop) -> CaseFilter {
    let patterns = invocation.list("filter") ?? []
    guard isOfLastFailed else { return CaseFilter(patterns) }
    let folder = try workspace.artifacts(of: invocation)
    guard let last = try? SavedRun(of: folder) else {
      console.say("no last run is known, so every case is compared")
      return CaseFilter(patterns)
    }
    guard let failed = last.result.failedCases else {
      console.say("the last run did not come to its end, so every case is compared")
      return CaseFilter(patterns)
    }
    guard !failed.isEmpty else {
      console.say("nothing failed in the last run, so every case is compared")
      return CaseFilter(patterns)
    }
    return CaseFilter(patterns, paths: failed)
  }

  /// What each document was read from, by its file.
  var origins: [String: DocumentOrigin] { workspace.origins }

  mutating func workspaceHome() throws(Stop) -> String { try workspace.home() }

  /// - Parameter whole: all that is known; nil: no more than this run has found.
  mutating func report(
    on result: RunResult, of whole: RunResult? = nil, isKept: Bool
  ) throws(Stop) {
    let artifacts = try workspace.artifacts(of: invocation)
    try reports.give(
      result, of: whole, isKept: isKept, page: artifacts, on: console)
  }

  /// Whether what was found can be gone on from.
  mutating func keep(_ result: RunResult) -> Bool {
    guard let folder = try? workspace.artifacts(of: invocation) else { return false }
    do throws(FileError) {
      try SavedRun(result, in: folder).save()
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
        : "wrote \(counted(written.count, "golden")): "
          + counts.joined(separator: ", "))
  }
}
