import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonPainting
import SkeletonReports
import SkeletonSystem

/// A run over goldens: compares documents with their goldens, records and reports.
struct Goldens {
  private let request: GoldenRequest
  private let console: Console
  /// Whether to compare only what failed in the last run.
  private let isOfLastFailed: Bool
  /// Whether only some documents of the request are compared.
  private let isOfSome: Bool
  private var workspace: Workspace
  private(set) var jobs: [GoldenJob] = []
  /// The axes asked for, as all documents of the request settle them.
  private(set) var axes: Axes

  /// - Parameter files: documents to use instead of those of the request, whose axes are then
  ///   settled already.
  init(
    _ request: GoldenRequest, of files: [String]? = nil, _ console: Console
  ) throws(Stop) {
    self.request = request
    self.console = console
    isOfSome = files != nil
    isOfLastFailed = files == nil && request.isOfLastFailed
    workspace = try Workspace(project: request.project, console)
    workspace.keepsProblems = true
    jobs = try workspace.jobs(files ?? request.operands)
    axes = request.axes
    guard axes.areNarrowed else { return }
    if !isOfSome { try settleAxes() }
    for index in jobs.indices {
      jobs[index].variants = try console.attempt { try axes.variants(of: jobs[index].document) }
    }
  }

  /// Finds the values asked for that no document lists, and says so.
  private mutating func settleAxes() throws(Stop) {
    axes.settle(jobs.map(\.document))
    let unlisted = axes.unlistedWords
    guard !unlisted.isEmpty else { return }
    let rest = unlisted.count > 3 ? " and \(unlisted.count - 3) more" : ""
    let words = "no document lists \(listed(unlisted.prefix(3)))\(rest)"
    let them = unlisted.count == 1 ? "it" : "them"
    let remedy = "write \(them) into 'snapshots'"
    guard request.record == .never else {
      throw .failure("\(words), so goldens of \(them) would be obsolete; \(remedy) first")
    }
    console.say("\(words); to keep goldens of \(them), \(remedy)")
  }

  /// Compares, records as requested, and reports.
  mutating func run() throws(Stop) -> ExitStatus {
    try request.reports.check(ownFiles())
    let outcome = try compare()
    let isKept = keep(outcome.result)
    if request.record != .never {
      try printWritten(
        outcome.written, of: outcome.result, listing: !request.reports.needOutputAlone)
    }
    ShardChoice.reportEmptyShard(in: outcome.result, console)
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
    options.wholeGoldens = isOfSome ? nil : try workspace.wholeGoldens(request.operands)
    if let workers = request.workers { options.workers = workers }
    options.allowsBlind = request.allowsBlind
    options.checksLaws = request.checksLaws
    options.stopsEarly = request.stopsEarly
    let line = ProgressLine(console)
    if let line { options.progress = { line.show($0) } }
    defer { line?.clear() }
    var outcome = compareGoldens(jobs, options, problems: workspace.problems)
    // Once, if the run is in parts.
    if request.checksLaws, request.filters.isEmpty, !isOfLastFailed, !axes.areNarrowed,
      options.shard.map({ $0.index == 1 }) ?? true, let project = try workspace.project()
    {
      StaleCode(project: project).check(
        jobs, isWhole: request.operands.isEmpty && !isOfSome, in: &outcome.result)
    }
    if let artifacts = options.artifacts {
      let memory = try workspace.sourceMemory(in: artifacts)
      outcome.result.explain(by: memory, jobs)
      memory.remember(outcome.result, jobs)
    }
    outcome.result.isStrict = request.isStrict
    return outcome
  }

  /// The filter that limits the run.
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

  /// For each document's file, the files that it was read from.
  var origins: [String: DocumentOrigin] { workspace.origins }

  /// For each document's file, the files of apps that its views came from.
  var viewFiles: [String: [String]] { workspace.viewFiles }

  /// For each document's file, the pictures that it names, the font files of its project and their
  /// folders.
  var resourceFiles: [String: [String]] { workspace.resourceFiles }

  /// For each document's name, the files of code that are written from it.
  mutating func generatedFiles() throws(Stop) -> [String: [String]] {
    guard let project = try workspace.project() else { return [:] }
    return Dictionary(grouping: project.generated) { project.documentName(of: $0) }
      .mapValues { files in files.map { FilePath.joined(project.root, $0.path) } }
  }

  mutating func workspaceHome() throws(Stop) -> String { try workspace.home() }

  /// - Parameter whole: the results of all documents, if known; nil if only those of this run are.
  mutating func report(
    on result: RunResult, of whole: RunResult? = nil, isKept: Bool
  ) throws(Stop) {
    let artifacts = try workspace.artifacts(named: request.artifacts)
    var reports = request.reports
    reports.cards = request.cards.withoutRepeats.flatMap { $0.cards(of: jobs) }
    try reports.give(
      result, of: whole, isKept: isKept, page: artifacts, ownFiles(), on: console)
  }

  /// The files that reports may show, and must not replace.
  mutating func ownFiles() throws(Stop) -> OwnFiles {
    try OwnFiles(
      home: workspace.home(), inputs: workspace.origins.values.flatMap { $0.files.map(\.path) },
      // Those of the project, too: a document that cannot be read has goldens, but no job.
      goldens: ([workspace.goldens()] + jobs.map(\.goldens)).withoutRepeats,
      artifacts: workspace.artifacts(named: request.artifacts), console)
  }

  /// Saves the results for `accept` and `review`; returns whether that succeeded.
  mutating func keep(_ result: RunResult) -> Bool {
    guard let folder = try? workspace.artifacts(named: request.artifacts) else { return false }
    do throws(Failure) {
      try SavedRun(result, in: folder).save()
      return true
    } catch {
      console.say("the results are not kept for 'accept': \(printable(error.description))")
      return false
    }
  }

  /// Prints the written files as data, and their number by verdict as a message.
  private func printWritten(
    _ written: [CaseResult], of result: RunResult, listing: Bool
  ) throws(Stop) {
    if listing { try console.data(written.map { printable($0.golden) + "\n" }.joined()) }
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = written.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    console.say(
      written.isEmpty
        ? result.problems.isEmpty ? "no golden had to be written" : "no golden was written"
        : "wrote \(Columns.counted(written.count, "golden")): "
          + counts.joined(separator: ", "))
  }
}
