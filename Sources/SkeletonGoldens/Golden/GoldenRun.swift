import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonSystem
import Synchronization

/// Compares every case of some documents with its golden, and records those it is told to.
///
/// The unit of work is one variant of a document. Units are distributed over the processors;
/// results have the order of the cases, in whatever order units finish.
///
/// - Parameter problems: The problems of documents that could not become jobs.
package func compareGoldens(
  _ jobs: [GoldenJob], _ options: GoldenOptions, problems: [RunResult.Problem] = []
) -> GoldenOutcome {
  let jobs = jobs.sorted { $0.document.name.precedes($1.document.name) }
  let all = jobs.indices.flatMap { job in jobs[job].variants.map { (job: job, variant: $0) } }
  let part = options.shard.map { ShardedRun(ShardPlan(jobs, options.filter, count: $0.count), $0) }
  let units = part.map { $0.places.map { all[$0] } } ?? all
  let progress = Mutex(GoldenProgress(steps: units.count))
  // The laws of a document are a separate task.
  let lawful = jobs.indices.filter {
    options.checksLaws && part?.leads(jobs[$0].document.name) ?? true
  }
  let store = PlacedStore()
  let placesOfLaws = Dictionary(
    lawful.enumerated().map { ($1, units.count + $0) }
  ) { first, _ in first }
  // With fewer variants than processors, the frames of each are distributed, too.
  let frameWorkers = units.isEmpty ? 1 : (options.workers + units.count - 1) / units.count
  let order =
    options.stopsEarly
    ? Array(0..<units.count + lawful.count)
    : orderOfTasks(units.map(\.job), lawful: lawful, workers: options.workers)
  let found = Workers.map(
    order.count, workers: options.workers, state: { TextShaper() },
    until: { (answer: UnitAnswer) in
      guard case .variant(let yield) = answer else {
        return options.stopsEarly && answer.breaksLaws
      }
      options.progress?(
        progress.withLock { progress in
          progress.stepsDone += 1
          progress.cases += yield.cases.count
          progress.failures += yield.cases.count { !$0.verdict.isClean }
          return progress
        })
      return options.stopsEarly && yield.isFailure
    }
  ) { shaper, turn in
    let index = order[turn]
    guard index < units.count else {
      return UnitAnswer.laws(jobs[lawful[index - units.count]].lawFindings(options, shaper, store))
    }
    let run = VariantRun(
      job: jobs[units[index].job], variant: units[index].variant, options: options, shaper: shaper,
      store: store, frameWorkers: frameWorkers)
    return .variant(run.run())
  }
  var answers = [UnitAnswer?](repeating: nil, count: order.count)
  for (turn, index) in order.enumerated() { answers[index] = found[turn] }
  // Only now that no worker writes any more: artifacts of an earlier run that this one removed.
  if let artifacts = options.artifacts {
    for unit in units { artifacts.removeEmptied(jobs[unit.job].document, unit.variant) }
  }
  var outcome = GoldenOutcome(result: RunResult(cases: [], problems: problems), written: [])
  outcome.result.origins = jobs.compactMap(\.origin)
  outcome.result.shard = part?.record(of: answers.prefix(units.count).map { $0?.yield })
  outcome.result.isCutShort = answers.contains { $0 == nil }
  let judgesObsolete =
    options.filter.isEmpty && !options.isNarrowed && !outcome.result.isCutShort
  var wanted: Set<String> = []
  var knowsAll = part == nil
  var count = 0
  for case .variant(let yield)? in answers {
    if judgesObsolete { wanted.formUnion(yield.wanted ?? []) }
    knowsAll = knowsAll && yield.wanted != nil
    count += yield.cases.count
  }
  outcome.result.cases.reserveCapacity(count)
  let unitsOfJob = Dictionary(grouping: units.indices) { units[$0].job }
  for (index, job) in jobs.enumerated() {
    var own: [VariantRun.Yield] = []
    for place in unitsOfJob[index] ?? [] {
      if let yield = answers[place]?.yield { own.append(yield) }
      // Taken out, so that the cases of a large run are not in memory twice.
      answers[place] = nil
    }
    for yield in own { outcome.result.cases += yield.cases }
    outcome.result.problems += own.flatMap(\.problems).withoutRepeats
    outcome.written += own.flatMap(\.written)
    outcome.result.warnings += own.flatMap(\.warnings)
    if let place = placesOfLaws[index], case .laws(let findings)? = answers[place] {
      outcome.result.add(findings, job, isWhole: judgesObsolete)
    }
    let blind = BlindSpots(
      document: job.document.name, setting: job.document.snapshots.comparisonWords,
      spots: own.flatMap(\.blind))
    if let problem = blind.problem {
      outcome.result.problems.append(problem)
      outcome.result.shard?.blind.append(blind)
    }
    do throws(Failure) {
      if let part {
        outcome.result.shard?.unasked += judgesObsolete ? try part.unasked(of: job) : []
      } else if judgesObsolete, own.allSatisfy({ $0.wanted != nil }) {
        // If the goldens of one variant are unknown, so is which goldens are obsolete.
        outcome.result.cases += try job.obsolete(wanted)
      }
    } catch {
      outcome.result.problems.append(
        RunResult.Problem(message: error.description, document: job.document.name))
    }
  }
  if judgesObsolete, problems.isEmpty, part.map({ $0.shard.index == 1 }) ?? true,
    let folder = options.wholeGoldens
  {
    do {
      let isOnly = jobs.allSatisfy { $0.goldens == folder }
      let strange = try obsoleteGoldens(
        in: folder, besides: jobs, wanted: knowsAll && isOnly ? wanted : nil)
      if strange.isEmpty {
        // Nothing to put in order.
      } else if part == nil {
        outcome.result.cases = (outcome.result.cases + strange).byDocument
      } else {
        outcome.result.shard?.unasked += strange
      }
    } catch {
      // What keeps a document from being compared keeps its goldens from being known.
      let told = Set(outcome.result.problems.flatMap(\.diagnostics))
      let wrong = (error as? DescriptionError)?.diagnostics ?? []
      if wrong.isEmpty || !told.isSuperset(of: wrong) {
        outcome.result.problems.append(RunResult.Problem(message: "\(error)"))
      }
    }
  }
  if outcome.result.cases.isEmpty, outcome.result.problems.isEmpty, part?.isEmpty ?? true {
    outcome.result.problems.append(judgesObsolete ? .nothingThere : .nothingFits)
  }
  return outcome
}

/// The laws of a document look at the screens that its pictures were painted from, so their turn is
/// soon after those: when as many other variants are begun as there are workers, the document's own
/// are mostly done.
///
/// - Parameters:
///   - jobs: The job of each variant, which is its task.
///   - lawful: The jobs whose laws are the tasks after those.
func orderOfTasks(_ jobs: [Int], lawful: [Int], workers: Int) -> [Int] {
  var order: [Int] = []
  var waiting: [(task: Int, since: Int)] = []
  let laws = Dictionary(lawful.enumerated().map { ($1, jobs.count + $0) }) { first, _ in first }
  var due = Set(lawful)
  for (index, job) in jobs.enumerated() {
    while let first = waiting.first, index - first.since >= workers {
      order.append(first.task)
      waiting.removeFirst()
    }
    order.append(index)
    if index + 1 == jobs.count || jobs[index + 1] != job, due.remove(job) != nil,
      let task = laws[job]
    {
      waiting.append((task, index + 1))
    }
  }
  order += waiting.map(\.task)
  order += lawful.filter(due.contains).compactMap { laws[$0] }
  return order
}

/// The goldens of documents that are gone.
///
/// - Parameter wanted: The paths of all goldens of the documents with goldens in this folder; nil
///   if they are not known.
private func obsoleteGoldens(
  in folder: GuardedFolder, besides jobs: [GoldenJob], wanted: Set<String>?
) throws -> [CaseResult] {
  let known = Set(jobs.map(\.document.name))
  return try Pruning(
    jobs.filter { $0.goldens == folder }, in: folder, isWhole: true, known: wanted
  ).obsolete.compactMap { path in
    guard let name = GoldenName(path), !known.contains(name.document) else { return nil }
    let golden = folder.shown(path)
    // The golden itself is all that is left to point at.
    var one = CaseResult(
      document: name.document, variant: name.variant, frame: name.frame, verdict: .obsolete,
      golden: golden, nodes: [], position: TextPosition(file: golden, line: 1, column: 1))
    if name.frame == GoldenName.layoutFrame {
      one.likeness = GoldenFile<String>(text: path, in: folder).content.map(LayoutPage.likeness)
    }
    return one
  }
}

extension GuardedFolder {
  /// Removes the folders of artifacts in a variant that nothing is in any more.
  fileprivate func removeEmptied(_ document: Document, _ variant: Variant) {
    for planned in document.plannedScenarios(variant) {
      let texts = ScenarioTextNames(document, planned.scenario, variant)
      _ = removeEmptied(FilePath.parent(of: texts.events.path))
    }
    _ = removeEmptied(document.layoutName(in: variant).folder)
  }
}

extension [CaseResult] {
  /// In the order of documents; within a document as they are.
  fileprivate var byDocument: [CaseResult] {
    let groups = Dictionary(grouping: self, by: \.document)
    return groups.keys.sorted { $0.precedes($1) }
      .flatMap { groups[$0] ?? [] }
  }
}

extension RunResult.Problem {
  static let nothingThere = Self(message: "there is no case to compare")
  static let nothingFits = Self(message: "no case fits, so nothing was compared")
}

/// The result of a worker.
private enum UnitAnswer: Sendable {
  case variant(VariantRun.Yield)
  case laws(LawFindings)

  var yield: VariantRun.Yield? { if case .variant(let yield) = self { yield } else { nil } }

  var breaksLaws: Bool {
    if case .laws(let findings) = self { !findings.breaches.isEmpty } else { false }
  }
}

extension RunResult {
  /// An unused waiver is reported only if all variants were checked.
  fileprivate mutating func add(_ findings: LawFindings, _ job: GoldenJob, isWhole: Bool) {
    laws += findings.breaches
    warnings += findings.warnings
    guard isWhole else { return }
    shard?.noted += findings.idleWaivers.map { _ in job.document.name }
    notes += findings.idleWaivers.map { law in
      Diagnostic(
        .note, at: job.document.waiverPositions[law] ?? job.document.position,
        "the law '\(law.rawValue)' holds, so its waiver waives nothing")
    }
  }
}

extension GoldenJob {
  /// The laws of the document, checked in the variants that this run compares.
  fileprivate func lawFindings(
    _ options: GoldenOptions, _ shaper: TextShaper, _ store: PlacedStore
  ) -> LawFindings {
    let filter = options.filter
    let asked = variants.compactMap { variant -> AskedVariant? in
      // Where scenarios alone are painted, there are laws on time alone.
      let states = document.hasLayout(in: variant) ? document.paintedStates : []
      if filter.isEmpty { return AskedVariant(variant: variant, states: states) }
      // A variant whose cases cannot be listed is a problem, and is reported as one.
      let cases = ((try? document.plan(variant)) ?? []).flatMap(\.cases).filter(filter.includes)
      let isWhole = [document.layoutName(in: variant), document.accessibilityName(in: variant)]
        .contains { filter.includes(path: $0.path) }
      let wanted = states.filter { state in isWhole || cases.contains { $0.state == state } }
      let isLoaded = document.plannedScenarios(variant).contains {
        !SelectedScenario($0, filter, self, variant).isEmpty
      }
      return wanted.isEmpty && !isLoaded ? nil : AskedVariant(variant: variant, states: wanted)
    }
    return checkLaws(of: document, in: asked, shaper: shaper, store: store)
  }

  /// Goldens in the document's folder that are not wanted.
  func obsolete(_ wanted: Set<String>) throws(Failure) -> [CaseResult] {
    try goldens.list(document.name).compactMap { name in
      let whole = "\(document.name)/\(name)"
      guard !wanted.contains(whole), let place = GoldenName(name), place.document.isEmpty else {
        return nil
      }
      return CaseResult(
        document: document.name, variant: place.variant, frame: place.frame, verdict: .obsolete,
        golden: goldens.shown(whole), nodes: [], position: document.position)
    }
  }
}
