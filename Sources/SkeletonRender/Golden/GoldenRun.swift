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
  let units = jobs.indices.flatMap { job in jobs[job].variants.map { (job: job, variant: $0) } }
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
  outcome.result.isCutShort = yields.contains { $0 == nil }
  let judgesObsolete =
    options.filter.isEmpty && !options.isNarrowed && !outcome.result.isCutShort
  let wanted = Set(yields.flatMap { $0?.wanted ?? [] })
  for (index, job) in jobs.enumerated() {
    let own = units.indices.filter { units[$0].job == index }.compactMap { yields[$0] }
    outcome.result.cases += own.flatMap(\.cases)
    outcome.result.problems += own.flatMap(\.problems).withoutRepeats
    outcome.written += own.flatMap(\.written)
    if let problem = BlindSpot.problem(own.flatMap(\.blind), job) {
      outcome.result.problems.append(problem)
    }
    // Where a variant is not known to the end, neither is what it does not ask for.
    guard judgesObsolete, own.allSatisfy({ $0.wanted != nil }) else { continue }
    do throws(FileError) {
      outcome.result.cases += try job.obsolete(wanted)
    } catch {
      outcome.result.problems.append(
        RunResult.Problem(message: error.description))
    }
  }
  if outcome.result.cases.isEmpty, outcome.result.problems.isEmpty {
    outcome.result.problems.append(
      RunResult.Problem(
        message: options.filter.isEmpty && !options.isNarrowed
          ? "there is no case to compare" : "no case fits, so nothing was compared",
        diagnostics: []))
  }
  return outcome
}

extension GoldenJob {
  fileprivate func obsolete(_ wanted: Set<String>) throws(FileError) -> [CaseResult] {
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

extension BlindSpot {
  /// One problem for a document, however many nodes and variants.
  fileprivate static func problem(_ spots: [BlindSpot], _ job: GoldenJob) -> RunResult.Problem? {
    guard !spots.isEmpty else { return nil }
    let nodes = spots.map(\.node).withoutRepeats
    let variants = spots.map(\.variant).withoutRepeats
    let rest = nodes.count - 1
    let more = rest == 0 ? "" : " and \(rest) more node\(rest == 1 ? "" : "s")"
    var met: Set<String> = []
    let diagnostics = spots.filter { met.insert($0.node).inserted }.prefix(10).map { spot in
      let places = spots.filter { $0.node == spot.node }.map(\.variant).withoutRepeats
      return Diagnostic(
        at: spot.position,
        "without '\(spot.node)' no frame would count as changed in "
          + places.joined(separator: ", "))
    }
    return RunResult.Problem(
      message: "\(job.document.name): \(job.document.snapshots.comparisonWords) would hide "
        + "'\(nodes[0])'\(more) in \(variants.joined(separator: ", ")); make it stricter, "
        + "mask what may change, or insist with --allow-blind",
      diagnostics: diagnostics)
  }
}
