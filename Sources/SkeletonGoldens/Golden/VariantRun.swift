import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// One variant of a document: the unit of work.
///
/// Its screens are laid out and staged once. Frames are painted and released one after another, or a
/// few at a time, so that memory does not grow with their number.
struct VariantRun {
  let job: GoldenJob
  let variant: Variant
  let options: GoldenOptions
  let shaper: TextShaper
  /// Takes its screens for the laws.
  private let store: PlacedStore
  /// How many threads paint its frames.
  private let frameWorkers: Int
  /// The goldens that are written, but do not replace the old ones yet.
  private let batch = FileBatch()
  private let oldArtifacts: OldArtifacts

  init(
    job: GoldenJob, variant: Variant, options: GoldenOptions, shaper: TextShaper,
    store: PlacedStore, frameWorkers: Int
  ) {
    self.job = job
    self.variant = variant
    self.options = options
    self.shaper = shaper
    self.frameWorkers = frameWorkers
    self.store = store
    oldArtifacts = OldArtifacts(in: options.artifacts)
  }

  /// The result.
  struct Yield: Sendable {
    var cases: [CaseResult] = []
    var written: [CaseResult] = []
    var problems: [RunResult.Problem] = []
    var blind: [BlindSpot] = []
    var warnings: [GoldenWarning] = []
    /// All goldens of the variant; nil if they could not be listed.
    var wanted: [String]? = []
    /// When the case at hand was begun: the first one with the variant.
    fileprivate var begun = ContinuousClock.now
    /// The goldens in the batch: their places in `cases`, and their results before recording.
    fileprivate var staged: [(place: Int, before: CaseResult)] = []

    var isFailure: Bool {
      !problems.isEmpty || !blind.isEmpty || !cases.allSatisfy(\.verdict.isClean)
    }
  }

  /// Compares, and records what may be recorded.
  func run() -> Yield {
    var yield = Yield()
    do {
      try run(&yield)
    } catch let error as DescriptionError {
      yield.wanted = nil
      yield.problems.append(
        problem(
          "\(printable(job.document.name)) cannot be laid out in \(variant.slug)", error.diagnostics
        ))
    } catch {
      yield.problems.append(problem("\(error)"))
    }
    commit(&yield)
    return yield
  }

  private func run(_ yield: inout Yield) throws {
    let screens = try VariantScreens(job.document, variant, shaper)
    let layoutName = job.document.layoutName(in: variant)
    yield.wanted = job.document.goldens(
      in: variant, states: screens.plan.flatMap(\.cases)
    ).map(\.path)
    let selected = screens.plan.map { $0.cases.filter(options.filter.includes) }
    let hasLayout =
      job.document.hasLayout(in: variant) && options.filter.includes(path: layoutName.path)
    let elementsName = job.document.accessibilityName(in: variant)
    let hasElements =
      job.document.hasLayout(in: variant) && options.filter.includes(path: elementsName.path)
    let scenarios = screens.scenarios.map { SelectedScenario($0, options.filter, job, variant) }
      .filter { !$0.isEmpty }
    let isAny = selected.contains { !$0.isEmpty }
    guard hasLayout || hasElements || !scenarios.isEmpty || isAny else { return }
    if options.record != .never {
      job.goldens.removeLeftovers(in: layoutName.folder)
      for one in scenarios { job.goldens.removeLeftovers(in: one.folder) }
    }

    yield.blind = try blindSpots(screens, selected)
    if !yield.blind.isEmpty { return }
    let layouts = LayoutPair(screens, goldenName: layoutName, in: job.goldens)
    var witnesses: [FrameWitness] = []
    for (index, cases) in selected.enumerated() where !cases.isEmpty {
      let source = try screens.source(index)
      witnesses.append(try comparePictures(cases, of: source, layouts, &yield))
      if options.checksLaws { store.put(source.placed) }
    }
    if options.checksLaws {
      // If a filter leaves out pictures, one of them may be the one that shows the light.
      let isWhole = zip(screens.plan, selected).allSatisfy { $0.cases.count == $1.count }
      yield.warnings = warnings(witnesses, isWhole: isWhole)
    }
    if hasLayout { try compareLayout(layouts, &yield) }
    if hasElements {
      let texts = TextPair(elementsName, in: job.goldens) { try screens.accessibilityText() }
      try compareText(texts, &yield)
    }
    for one in scenarios {
      do {
        try compare(one, screens, layouts, &yield)
      } catch let error as DescriptionError {
        let name = printable(one.planned.scenario.name)
        yield.problems.append(
          problem(
            "the scenario '\(name)' of \(printable(job.document.name)) cannot be shown in "
              + variant.slug, error.diagnostics))
      }
    }
  }

  private func problem(_ message: String, _ diagnostics: [Diagnostic] = []) -> RunResult.Problem {
    RunResult.Problem(
      message: message, diagnostics: diagnostics, document: job.document.name,
      variant: variant.slug)
  }

  private func blindSpots(
    _ screens: VariantScreens, _ selected: [[Case]]
  ) throws -> [BlindSpot] {
    let snapshots = job.document.snapshots
    guard !options.allowsBlind, snapshots.tolerance != .exact || !snapshots.masks.isEmpty else {
      return []
    }
    var blind: [BlindSpot] = []
    for (index, cases) in selected.enumerated() where !cases.isEmpty {
      let source = try screens.source(index)
      do throws(Failure) {
        blind += try SkeletonGoldens.blindSpots(
          of: source, cases, snapshots.comparison(of: source), masks: snapshots.masks)
      } catch {
        throw Failure(path: "\(job.document.name)/\(variant.slug)", error.message)
      }
    }
    return blind
  }
}

extension VariantRun {
  /// Compares the pictures of one screen; returns what they prove.
  private func comparePictures(
    _ cases: [Case], of source: FrameSource, _ layouts: LayoutPair, _ yield: inout Yield
  ) throws -> FrameWitness {
    var witness = FrameWitness(source)
    let comparison = job.document.snapshots.comparison(of: source)
    try comparePictures(cases, FramePainter(source), comparison) { judged in
      if options.checksLaws { witness.see(judged.one, judged.frame) }
      try settle(judged, &yield) { try layouts.explain(&$0, $1, $2, judged) }
    }
    return witness
  }

  private func comparePictures(
    _ cases: [Case], _ painter: FramePainter, _ comparison: FrameComparison,
    _ settle: (JudgedFrame) throws -> Void
  ) throws {
    var painter = painter
    let judge = FrameJudge(goldens: job.goldens, comparison: comparison)
    for batch in cases.chunks(of: frameWorkers == 1 ? 1 : 4 * frameWorkers) {
      for judged in judge.judge(batch, &painter, workers: frameWorkers) {
        try settle(judged.get())
      }
    }
  }

  /// - Parameters:
  ///   - loading: The state of the load, at an instant of a scenario.
  ///   - explain: Adds to the result what has changed.
  private func settle(
    _ judged: JudgedFrame, _ yield: inout Yield, loading: LoadingState? = nil,
    explain: (inout CaseResult, PictureJudgement, GoldenFile<PNGFile>) throws -> Void
  ) throws {
    let (one, frame, golden) = (judged.one, judged.frame, judged.golden)
    let judgement = judged.judgement
    oldArtifacts.remove(of: one.path)
    var result = blankResult(one.frame, judgement.verdict)
    result.loading = loading?.words
    result.pixels = frame.bitmap.width * frame.bitmap.height
    result.message = judgement.message
    result.differing = judgement.differing
    if let golden, judgement.verdict == .different || judgement.verdict == .resized {
      try explain(&result, judgement, golden)
    }
    settle(result, frame.file, golden?.bytes, judgement.differenceFile, &yield)
  }

  private func compareLayout(_ layouts: LayoutPair, _ yield: inout Yield) throws {
    let name = job.document.layoutName(in: variant)
    oldArtifacts.remove(of: name.path)
    var result = blankResult(name.frame, .identical)
    try layouts.judge(&result)
    let own = try layouts.own()
    settle(result, Array(own.text.utf8), layouts.golden.bytes, nil, &yield)
  }

  /// Compares a scenario's pictures and texts.
  private func compare(
    _ one: SelectedScenario, _ screens: VariantScreens, _ layouts: LayoutPair,
    _ yield: inout Yield
  ) throws {
    let scenario = one.planned.scenario
    let plan = try screens.loading.checkedPlan(for: scenario.script)
    let run = LoadingRun(plan, scenario.script)
    let events = TextPair(one.texts.events, in: job.goldens) {
      eventsText(
        of: run, document: job.document.name, scenario: scenario.name, variant: variant)
    }
    if !one.cases.isEmpty {
      let source = try ScenarioSource(
        run, at: one.cases.compactMap(\.instant), screens.loading)
      // Whether a tolerance hides a node is known of trees that are pictures of their own.
      let tolerance = screens.coverEveryTree ? job.document.snapshots.tolerance : .exact
      let comparison = FrameComparison(tolerance: tolerance, masks: [])
      try comparePictures(one.cases, FramePainter(source), comparison) { judged in
        let state = judged.one.instant.flatMap { run.state(at: $0) }
        try settle(judged, &yield, loading: state) { result, _, golden in
          let layers = run.frame(at: judged.one.instant ?? 0).standingLayers
          try layouts.explain(
            &result, golden, judged, events, trees: Set(layers.map(\.tree.rawValue)))
        }
      }
    }
    if one.hasEvents { try compareText(events, &yield) }
    if one.hasElements {
      let elements = TextPair(one.texts.accessibility, in: job.goldens) {
        try accessibilityText(
          of: run, screens.loading, document: job.document.name, scenario: scenario.name,
          variant: variant)
      }
      try compareText(elements, &yield)
    }
  }

  private func compareText(_ texts: TextPair, _ yield: inout Yield) throws {
    oldArtifacts.remove(of: texts.name.path)
    var result = blankResult(texts.name.frame, .identical)
    let own = try texts.judge(&result)
    settle(result, own, texts.golden.bytes, nil, &yield)
  }

  /// Records the golden if that is allowed, or else keeps the result as artifacts.
  private func settle(
    _ result: CaseResult, _ actual: @autoclosure () -> [UInt8], _ golden: [UInt8]?,
    _ difference: @autoclosure () -> [UInt8]?, _ yield: inout Yield
  ) {
    var result = result
    let now = ContinuousClock.now
    result.microseconds = Int((now - yield.begun) / .microseconds(1))
    yield.begun = now
    if options.record.takes(result.verdict) {
      record(actual(), result, &yield)
      return
    }
    if options.record == .all, result.verdict == .identical, let golden {
      let actual = actual()
      if actual != golden {
        record(actual, result, &yield)
        return
      }
    }
    if !result.verdict.isClean {
      options.artifacts?.keep(&result, actual: actual(), golden: golden, difference: difference())
    }
    yield.cases.append(result)
  }

  private func record(_ bytes: [UInt8], _ result: CaseResult, _ yield: inout Yield) {
    do throws(Failure) {
      try job.goldens.write(bytes, to: result.name, in: batch)
      yield.staged.append((yield.cases.count, result))
      var now = result.accepted
      now.position = job.document.position
      yield.cases.append(now)
    } catch {
      yield.cases.append(result)
      yield.problems.append(unwritten(error))
    }
    if batch.isFull { commit(&yield) }
  }

  /// Makes what was recorded so far the goldens.
  private func commit(_ yield: inout Yield) {
    for (failure, staged) in zip(batch.commit(), yield.staged) {
      if let failure {
        yield.cases[staged.place] = staged.before
        yield.problems.append(unwritten(failure))
      } else {
        yield.written.append(staged.before)
      }
    }
    yield.staged = []
  }

  private func unwritten(_ failure: Failure) -> RunResult.Problem {
    problem("the golden could not be written: \(failure.description)")
  }

  private func blankResult(_ frame: String, _ verdict: Verdict) -> CaseResult {
    let name = GoldenName(document: job.document.name, variant: variant.slug, frame: frame)
    return CaseResult(
      document: name.document, variant: name.variant, frame: name.frame, verdict: verdict,
      golden: job.goldens.shown(name.path), nodes: [], position: job.document.position)
  }
}
