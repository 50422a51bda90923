import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonPainting
import SkeletonReports
import SkeletonSystem

/// The results of the last run that have been neither accepted nor rejected.
struct LastRun {
  private let request: LastRunRequest
  private let console: Console
  private var saved: SavedRun
  private let acceptance: Acceptance
  /// The folder that the paths of origins are relative to.
  private let home: String
  /// The files that the page may show.
  private let files: OwnFiles

  init(_ request: LastRunRequest, _ console: Console) throws(Stop) {
    self.request = request
    self.console = console
    var workspace = try Workspace(project: request.project, console)
    let artifacts = try workspace.artifacts(named: request.artifacts)
    saved = try SavedRun(
      opening: artifacts,
      or: "\(artifacts.shown(SavedRun.fileName)): there is no run to go on from; "
        + "'skelsnap verify' leaves one", console)
    home = try workspace.home()
    let waiting = Set(saved.result.cases.filter(Self.isWaiting).map(\.document))
    let files = saved.result.origins.filter { waiting.contains($0.document) }
      .compactMap(\.files.first?.path).map { [home] in FilePath.joined(home, $0) }
      .filter { path in
        isDocument(path) && Files.exists(path)
          || SourceOperand(path).map { Files.exists($0.source) } ?? false
      }
    let jobs = files.isEmpty ? [] : try workspace.jobs(files)
    self.files = try OwnFiles(
      home: home, goldens: [workspace.goldens()] + jobs.map(\.goldens), artifacts: artifacts,
      console)
    acceptance = Acceptance(of: saved.result, jobs: jobs, artifacts: artifacts)
    for index in saved.result.cases.indices {
      saved.result.cases[index] = acceptance.placed(saved.result.cases[index])
    }
  }

  /// What is to be decided of some cases. The whole run tells why they differ: whether a document is
  /// new depends on its other cases, too.
  func findings(of cases: [CaseResult]) -> [Finding] {
    let wanted = Set(cases.map(\.name))
    return saved.result.findings.compactMap { finding in
      var finding = finding
      finding.cases.removeAll { !wanted.contains($0.name) }
      return finding.cases.isEmpty ? nil : finding
    }
  }

  private static func isWaiting(_ one: CaseResult) -> Bool {
    LastRunRequest.waitingVerdicts.contains(one.verdict) && one.kept.actual != nil
  }
}

extension LastRun {
  /// The path of the run's HTML page, if it exists.
  var page: String? {
    let path = saved.folder.shown(RunPage.name)
    return Files.exists(path) ? path : nil
  }

  /// Updates the page with what is left.
  func refreshPage() {
    guard page != nil, let options = try? pageOptions else { return }
    _ = RunPage.leave(saved.result, options, in: saved.folder)
  }

  /// The page with what is left, which decides about some cases by itself.
  func servedPage(deciding cases: [CaseResult]) throws(Stop) -> HTMLPage {
    var options = try pageOptions
    options.undecided = cases.map(\.name)
    return HTMLPage(of: saved.result, options)
  }

  private var pageOptions: ReportOptions {
    get throws(Stop) {
      var options = try ReportOptions(files, console)
      options.operands = request.operands
      options.artifacts = request.artifacts
      options.isKept = true
      return options
    }
  }

  /// Changes when the saved results do, by whomever.
  var fingerprint: Files.Fingerprint? {
    Files.Fingerprint(of: saved.folder.place(SavedRun.fileName))
  }

  /// The failures that no golden can fix, as the end of a sentence; empty if there are none.
  private var otherwiseWrong: String {
    let faults = [
      (saved.result.problems.count, "problem"), (saved.result.laws.count, "broken law"),
    ].filter { $0.0 > 0 }.map(Columns.counted)
    return faults.isEmpty ? "" : "; the last run has \(faults.joined(separator: " and "))"
  }

  /// A picture among the run's artifacts.
  func picture(_ file: String) -> Picture? {
    guard let bytes = files.picture(file) else { return nil }
    return try? Picture(reading: bytes)
  }

  /// The waiting cases that the command line selects. If no case waits at all, prints that and
  /// returns none.
  func waiting() throws(Stop) -> [CaseResult] {
    let all = saved.result.cases.filter(Self.isWaiting)
    guard !all.isEmpty else {
      console.say("nothing to \(request.verb): no golden waits for it" + otherwiseWrong)
      return []
    }
    var cases = all
    if !request.operands.isEmpty {
      let folder = try console.attempt { try ProcessEnvironment.workingFolder }
      let wanted = try request.operands.map { (operand) throws(Stop) in
        let path = FilePath.joined(folder, operand)
        if Files.exists(path) { return Files.resolved(path) ?? path }
        guard let view = SourceOperand(path), let source = Files.resolved(view.source) else {
          throw .failure("\(operand): there is no such file or folder")
        }
        return view.naming(view: view.view, in: source).text
      }
      let files = Dictionary(
        saved.result.origins.map {
          ($0.document, FilePath.joined(home, $0.files.first?.path ?? ""))
        }
      ) { first, _ in first }
      cases = cases.filter { one in
        guard let file = files[one.document] else { return false }
        return wanted.contains { FilePath.isInside(file, $0) }
      }
    }
    let filter = CaseFilter(request.filters)
    cases = cases.filter { filter.includes(path: $0.name) }
    if !request.verdicts.isEmpty {
      cases = cases.filter { request.verdicts.contains($0.verdict) }
    }
    if cases.isEmpty {
      throw .failure(
        "none of the \(all.count) cases that wait fits; "
          + "'skelsnap \(request.verb)' alone means them all")
    }
    return cases
  }

  /// All that wait, whatever the command line selects.
  var everyWaiting: [CaseResult] { saved.result.cases.filter(Self.isWaiting) }

  /// A reason why some cases cannot be accepted.
  struct Obstacle {
    var sentence: String
    /// The names of the cases.
    var cases: [String]
  }

  /// A problem of a whole document is reported once.
  func obstacles(to cases: [CaseResult]) -> [Obstacle] {
    var obstacles: [Obstacle] = []
    var places: [String: Int] = [:]
    for one in cases {
      guard let obstacle = acceptance.obstacle(to: one) else { continue }
      let sentence = printable(obstacle.description)
      if let place = places[sentence] {
        obstacles[place].cases.append(one.name)
      } else {
        places[sentence] = obstacles.count
        obstacles.append(Obstacle(sentence: sentence, cases: [one.name]))
      }
    }
    return obstacles
  }

  /// Writes the goldens of some cases, discards the results of others, whose goldens stay, and saves
  /// both at once.
  mutating func decide(
    accepting accepted: [CaseResult] = [], rejecting rejected: [CaseResult] = []
  ) throws(Stop) {
    let places = Dictionary(
      saved.result.cases.enumerated().map { ($1.name, $0) }
    ) { first, _ in first }
    func settle(_ one: CaseResult, as settled: CaseResult) {
      if let place = places[one.name] { saved.result.cases[place] = settled }
    }
    // If an error occurs, what was done before it is still saved.
    var trouble: Failure?
    do throws(Failure) {
      try acceptance.accept(accepted) { settle($0, as: $0.accepted) }
      for one in rejected {
        acceptance.forget(one)
        settle(one, as: one.withoutArtifacts)
      }
    } catch {
      trouble = error
    }
    do throws(Failure) {
      try saved.save()
    } catch {
      // Report the first error, which is the one to fix.
      throw .failure((trouble ?? error).description)
    }
    if let trouble { throw .failure(trouble.description) }
  }
}
