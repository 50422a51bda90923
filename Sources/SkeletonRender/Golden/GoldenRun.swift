import Synchronization

/// Compares every case of some documents with its golden, and records what it is asked to.
///
/// The unit of work is a document in a variant; units are shared out among the processors, and
/// results keep the order of the cases whatever is done first.
///
/// - Parameter problems: what kept other documents from being jobs.
public func compareGoldens(
  _ jobs: [GoldenJob], _ options: GoldenOptions, problems: [RunResult.Problem] = []
) -> GoldenOutcome {
  let jobs = jobs.sorted { $0.document.name.utf8.lexicographicallyPrecedes($1.document.name.utf8) }
  let all = jobs.indices.flatMap { job in jobs[job].variants.map { (job: job, variant: $0) } }
  let part = options.shard.map { ShardedRun(ShardPlan(jobs, options.filter, count: $0.count), $0) }
  let units = part.map { $0.places.map { all[$0] } } ?? all
  let progress = Mutex(GoldenProgress(steps: units.count))
  let yields = Workers.map(
    units.count, workers: options.workers, state: { TextShaper() },
    until: { (yield: VariantRun.Yield) in
      options.progress?(
        progress.withLock { progress in
          progress.stepsDone += 1
          progress.cases += yield.cases.count
          progress.failures += yield.cases.count { !$0.verdict.isClean }
          return progress
        })
      return options.stopsEarly && yield.isFailure
    }
  ) { shaper, index in
    var run = VariantRun(jobs[units[index].job], units[index].variant, options, shaper: shaper)
    run.run()
    return run.yield
  }
  var outcome = GoldenOutcome(result: RunResult(cases: [], problems: problems), written: [])
  outcome.result.origins = jobs.compactMap(\.origin)
  outcome.result.shard = part?.record(of: yields)
  outcome.result.isCutShort = yields.contains { $0 == nil }
  let judgesObsolete =
    options.filter.isEmpty && !options.isNarrowed && !outcome.result.isCutShort
  let wanted = Set(yields.flatMap { $0?.wanted ?? [] })
  for (index, job) in jobs.enumerated() {
    let own = units.indices.filter { units[$0].job == index }.compactMap { yields[$0] }
    outcome.result.cases += own.flatMap(\.cases)
    outcome.result.problems += own.flatMap(\.problems).withoutRepeats
    outcome.written += own.flatMap(\.written)
    let blind = BlindSpots(
      document: job.document.name, setting: job.document.snapshots.comparisonWords,
      spots: own.flatMap(\.blind))
    if let problem = blind.problem {
      outcome.result.problems.append(problem)
      outcome.result.shard?.blind.append(blind)
    }
    do throws(FileError) {
      if let part {
        outcome.result.shard?.unasked += judgesObsolete ? try part.unasked(of: job) : []
      } else if judgesObsolete, own.allSatisfy({ $0.wanted != nil }) {
        // Where a variant is not known to the end, neither is what it does not ask for.
        outcome.result.cases += try job.obsolete(wanted)
      }
    } catch {
      outcome.result.problems.append(
        RunResult.Problem(message: error.description, document: job.document.name))
    }
  }
  if outcome.result.cases.isEmpty, outcome.result.problems.isEmpty, part?.isEmpty ?? true {
    outcome.result.problems.append(judgesObsolete ? .nothingThere : .nothingFits)
  }
  return outcome
}

extension RunResult.Problem {
  static let nothingThere = Self(message: "there is no case to compare")
  static let nothingFits = Self(message: "no case fits, so nothing was compared")
}

extension GoldenJob {
  /// What stands among the document's goldens and is not wanted.
  func obsolete(_ wanted: Set<String>) throws(FileError) -> [CaseResult] {
    try goldens.list(document.name).compactMap { name in
      let whole = "\(document.name)/\(name)"
      guard let place = GoldenPlace(name), place.document.isEmpty, !wanted.contains(whole) else {
        return nil
      }
      return CaseResult(
        document: document.name, variant: place.variant, frame: place.frame, verdict: .obsolete,
        golden: goldens.shown(whole), nodes: [], position: document.start.position)
    }
  }
}
