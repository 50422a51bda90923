import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// A run over goldens: documents with a place among them, compared, recorded and reported on.
struct Goldens {
  private let request: GoldenRequest
  private let console: Console
  /// Whether what the last run found narrows this one.
  private let isOfLastFailed: Bool
  private var workspace: Workspace
  private(set) var jobs: [GoldenJob] = []

  /// - Parameter files: what to look at in place of what was asked for.
  init(
    _ request: GoldenRequest, of files: [String]? = nil, _ console: Console
  ) throws(Stop) {
    self.request = request
    self.console = console
    isOfLastFailed = files == nil && request.isOfLastFailed
    workspace = try Workspace(project: request.project, console)
    workspace.keepsProblems = true
    jobs = try workspace.jobs(files ?? request.operands, variants: request.axes.narrowed)
  }

  /// Compares, records what is to be recorded, and reports.
  mutating func run() throws(Stop) -> ExitStatus {
    let outcome = try compare()
    let isKept = keep(outcome.result)
    if request.record != .never {
      try tell(outcome.written, listing: !request.reports.needOutputAlone)
    }
    ShardChoice.tellOfNothing(in: outcome.result, console)
    try report(on: outcome.result, isKept: isKept)
    return ExitStatus(outcome.result)
  }

  mutating func compare() throws(Stop) -> GoldenOutcome {
    var options = GoldenOptions()
    options.record = request.record
    options.shard = try request.shard?.shard(recording: request.record != .never, console)
    options.artifacts = try workspace.artifacts(named: request.artifacts)
    options.filter = try filter()
    options.isNarrowed = request.axes.areNarrowed
    if let workers = request.workers { options.workers = workers }
    options.allowsBlind = request.allowsBlind
    options.checksLaws = request.checksLaws
    options.stopsEarly = request.stopsEarly
    let line = ProgressLine(console)
    if let line { options.progress = { line.show($0) } }
    defer { line?.clear() }
    var outcome = compareGoldens(jobs, options, problems: workspace.problems)
    outcome.result.isStrict = request.isStrict
    return outcome
  }

  /// What the run is narrowed to.
  private mutating func filter() throws(Stop) -> CaseFilter {
    let all = CaseFilter(request.filters)
    guard isOfLastFailed else { return all }
    let folder = try workspace.artifacts(named: request.artifacts)
    guard let last = try? SavedRun(of: folder) else {
      console.say("no last run is known, so every case is compared")
      return all
    }
    guard let failed = last.result.failedCases else {
      console.say("the last run did not come to its end, so every case is compared")
      return all
    }
    guard !failed.isEmpty else {
      console.say("nothing failed in the last run, so every case is compared")
      return all
    }
    return CaseFilter(request.filters, paths: failed)
  }

  /// What each document was read from, by its file.
  var origins: [String: DocumentOrigin] { workspace.origins }

  mutating func workspaceHome() throws(Stop) -> String { try workspace.home() }

  /// - Parameter whole: all that is known; nil: no more than this run has found.
  mutating func report(
    on result: RunResult, of whole: RunResult? = nil, isKept: Bool
  ) throws(Stop) {
    let artifacts = try workspace.artifacts(named: request.artifacts)
    try request.reports.give(
      result, of: whole, isKept: isKept, page: artifacts, on: console)
  }

  /// Whether what was found can be gone on from.
  mutating func keep(_ result: RunResult) -> Bool {
    guard let folder = try? workspace.artifacts(named: request.artifacts) else { return false }
    do throws(Failure) {
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
