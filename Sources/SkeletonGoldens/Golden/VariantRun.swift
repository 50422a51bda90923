import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// One document in one variant: the unit of work.
///
/// It is laid out once and staged once a state; frames are painted one after another and let go,
/// so that memory does not grow with their number.
struct VariantRun {
  let job: GoldenJob
  let variant: Variant
  let options: GoldenOptions
  let shaper: TextShaper

  private(set) var yield = Yield()
  private var screens: [(screen: Screen, cases: [Case])] = []
  /// By the place of the state in `screens`.
  private var placed: [Int: PlacedScreen] = [:]
  private var ownLayout: LayoutText?
  private var goldenLayout: GoldenFile<String>?
  private var witnesses: [FrameWitness] = []
  /// Whether no filter has left out a picture.
  private var isWhole = true

  /// What came of it.
  struct Yield: Sendable {
    var cases: [CaseResult] = []
    var written: [CaseResult] = []
    var problems: [RunResult.Problem] = []
    var blind: [BlindSpot] = []
    var warnings: [GoldenWarning] = []
    /// All goldens that are asked for; nil where that could not be told.
    var wanted: [String]? = []

    var isFailure: Bool {
      !problems.isEmpty || !blind.isEmpty || !cases.allSatisfy(\.verdict.isClean)
    }
  }

  init(_ job: GoldenJob, _ variant: Variant, _ options: GoldenOptions, shaper: TextShaper) {
    self.job = job
    self.variant = variant
    self.options = options
    self.shaper = shaper
  }

  /// Why a variant goes no further.
  private enum Obstacle: Error {
    case description(DescriptionError)
    case sentence(String)
  }

  mutating func run() {
    do throws(Obstacle) {
      try enumerate()
      let layoutName = job.name(variant, LayoutText.fileName)
      let hasLayout = options.filter.includes(path: layoutName)
      guard hasLayout || screens.contains(where: { !$0.cases.isEmpty }) else { return }
      if options.record != .never {
        job.goldens.removeLeftovers(in: job.name(variant, ""))
      }
      try findBlindSpots()
      if !yield.blind.isEmpty { return }
      for index in screens.indices where !screens[index].cases.isEmpty {
        try comparePictures(of: index)
      }
      if options.checksLaws { yield.warnings = warnings(witnesses, isWhole: isWhole) }
      if hasLayout { try compareLayout() }
    } catch {
      switch error {
      case .description(let error):
        yield.wanted = nil
        yield.problems.append(
          RunResult.Problem(
            message: "\(job.document.name) cannot be laid out in \(variant.slug)",
            diagnostics: error.diagnostics, document: job.document.name, variant: variant.slug))
      case .sentence(let message):
        yield.problems.append(
          RunResult.Problem(
            message: message, document: job.document.name, variant: variant.slug))
      }
    }
  }
}

extension VariantRun {
  private mutating func enumerate() throws(Obstacle) {
    let document = job.document
    for state in document.snapshots.states ?? document.states {
      do throws(DescriptionError) {
        let screen = try document.screen(state, in: variant)
        let phases = screen.isMoving ? document.snapshots.phases.map(Optional.some) : [nil]
        let cases = phases.map {
          Case(document: document.name, state: state, variant: variant, phase: $0)
        }
        yield.wanted?.append(contentsOf: cases.map(\.path))
        let own = cases.filter(options.filter.includes)
        if own.count < cases.count { isWhole = false }
        screens.append((screen, own))
      } catch {
        throw .description(error)
      }
    }
    yield.wanted?.append(job.name(variant, LayoutText.fileName))
  }

  private mutating func placed(_ index: Int) throws(Obstacle) -> PlacedScreen {
    if let known = placed[index] { return known }
    do throws(DescriptionError) {
      let fresh = try place(screens[index].screen, shaper: shaper)
      placed[index] = fresh
      return fresh
    } catch {
      throw .description(error)
    }
  }

  /// This run's `layout.txt`, with every state that is painted.
  private mutating func layoutText() throws(Obstacle) -> LayoutText {
    if let ownLayout { return ownLayout }
    var all: [PlacedScreen] = []
    var fonts: [Font] = []
    for index in screens.indices {
      let one = try placed(index)
      all.append(one)
      for font in one.screen.fonts where !fonts.contains(font) { fonts.append(font) }
    }
    let text = LayoutText(all, fonts: shaper.stamped(fonts))
    ownLayout = text
    return text
  }

  private mutating func goldenText() -> GoldenFile<String> {
    if let goldenLayout { return goldenLayout }
    let file = GoldenFile<String>(text: job.name(variant, LayoutText.fileName), in: job.goldens)
    goldenLayout = file
    return file
  }

  private mutating func findBlindSpots() throws(Obstacle) {
    let snapshots = job.document.snapshots
    guard !options.allowsBlind, snapshots.tolerance != .exact || !snapshots.masks.isEmpty else {
      return
    }
    for index in screens.indices where !screens[index].cases.isEmpty {
      let placed = try placed(index)
      do throws(RasterError) {
        yield.blind += try blindSpots(
          of: placed, phases: screens[index].cases.map { $0.phase ?? 0 },
          snapshots.comparison(of: placed), masks: snapshots.masks)
      } catch {
        throw .sentence("\(job.document.name)/\(variant.slug): \(error)")
      }
    }
  }
}

extension VariantRun {
  private mutating func comparePictures(of index: Int) throws(Obstacle) {
    let placed = try placed(index)
    let stage = Stage(placed)
    let comparison = job.document.snapshots.comparison(of: placed)
    let fonts = shaper.stamped(placed.screen.fonts)
    var witness = FrameWitness(stage, placed.screen)
    for one in screens[index].cases {
      options.artifacts?.removeArtifacts(of: one.path)
      let stamp = Stamp(one, fonts: fonts)
      let frame: Bitmap
      let bytes: [UInt8]
      do {
        frame = try rasterize(stage.scene(at: one.phase ?? 0))
        bytes = try png(frame, stamp: stamp.texts)
      } catch {
        throw .sentence("\(one.path): \(error)")
      }
      if options.checksLaws { witness.see(one, frame, bytes) }
      let golden = GoldenFile<GoldenPicture>(picture: one.path, in: job.goldens)
      var judgement = PictureJudgement(golden, frame, bytes, stamp, comparison)
      var result = blankResult(one.frame, judgement.verdict)
      result.pixels = frame.width * frame.height
      result.message = judgement.message
      result.differing = judgement.differing
      if judgement.verdict == .different || judgement.verdict == .resized {
        try explain(&result, &judgement, golden, state: one.state.name, stamp)
      }
      if options.record.takes(result.verdict) {
        record(bytes, result)
      } else {
        if !result.verdict.isClean {
          options.artifacts?.keep(
            &result, actual: bytes, golden: golden.bytes, difference: judgement.differenceFile())
        }
        yield.cases.append(result)
      }
    }
    witnesses.append(witness)
  }

  /// Names the nodes that changed, or finds that the scene is the same and the libraries are not.
  private mutating func explain(
    _ result: inout CaseResult, _ judgement: inout PictureJudgement,
    _ golden: GoldenFile<GoldenPicture>, state: String, _ stamp: Stamp
  ) throws(Obstacle) {
    let own = try layoutText()
    guard case .found(let before, _) = goldenText() else {
      result.add("without a golden layout.txt no node can be named")
      return
    }
    if LayoutPage.withoutFonts(before) == LayoutPage.withoutFonts(own.text) {
      result.unexplained = judgement.differing
      guard case .found(let picture, _) = golden, !judgement.isOfOtherCase,
        result.verdict == .different
      else { return }
      let others = stamp.otherLibraries(in: picture)
      guard !others.isEmpty else { return }
      result.verdict = .drifted
      result.unexplained = nil
      result.add(
        "the scene is the golden's, painted by other libraries: \(others.joined(separator: "; "))")
      return
    }
    guard let old = LayoutPage(before)[state], let new = LayoutPage(own.text)[state] else {
      result.add("the golden layout.txt has no section '\(state)', so no node can be named")
      return
    }
    let changes = LayoutChanges(from: old, to: new, positions: own.positions[state] ?? [:])
    result.nodes = changes.nodes
    result.position = changes.nodes.lazy.compactMap(\.position).first ?? result.position
    let scale = Double(variant.scale)
    result.unexplained = judgement.difference?.count(
      outside: changes.areas.compactMap { $0.touchedPixels(scale: scale) })
  }

  private mutating func compareLayout() throws(Obstacle) {
    let name = job.name(variant, LayoutText.fileName)
    options.artifacts?.removeArtifacts(of: name)
    let own = try layoutText()
    let golden = goldenText()
    var result = blankResult(LayoutText.fileName, .identical)
    switch golden {
    case .missing: result.verdict = .missing
    case .unreadable(let message):
      result.verdict = .unreadable
      result.message = message
    case .found(let before, let bytes):
      // By bytes: two spellings of one letter are two texts.
      if bytes != Array(own.text.utf8) {
        if LayoutPage.withoutFonts(before).utf8.elementsEqual(
          LayoutPage.withoutFonts(own.text).utf8)
        {
          result.verdict = .drifted
          result.message = "nothing but the files of fonts is not the golden's"
        } else {
          result.verdict = .different
          explainText(&result, before, own)
        }
      }
    }
    let bytes = Array(own.text.utf8)
    if options.record.takes(result.verdict) {
      record(bytes, result)
    } else {
      if !result.verdict.isClean {
        options.artifacts?.keep(&result, actual: bytes, golden: golden.bytes, difference: nil)
      }
      yield.cases.append(result)
    }
  }

  private func explainText(_ result: inout CaseResult, _ before: String, _ own: LayoutText) {
    let old = LayoutPage(before)
    let new = LayoutPage(own.text)
    for section in new.sections {
      guard let twin = old[section.state] else {
        result.add("the golden has no section '\(section.state)'")
        continue
      }
      var nodes = LayoutChanges(
        from: twin, to: section, positions: own.positions[section.state] ?? [:]
      ).nodes
      if section.state != "skeleton" {
        for index in nodes.indices {
          let summary = nodes[index].summary
          nodes[index].summary = "in \(section.state)" + (summary.isEmpty ? "" : ": \(summary)")
        }
      }
      result.nodes += nodes
    }
    for section in old.sections where new[section.state] == nil {
      result.add("the golden has a section '\(printable(section.state))' too many")
    }
    result.position = result.nodes.lazy.compactMap(\.position).first ?? result.position
    if result.nodes.isEmpty, result.message == nil {
      let lines = zip(before.split(separator: "\n"), own.text.split(separator: "\n"))
      let first = lines.enumerated().first { $1.0 != $1.1 }?.offset
      result.add("the texts part in line \((first ?? 0) + 1), in no node")
    }
  }
}

extension VariantRun {
  private func blankResult(_ frame: String, _ verdict: Verdict) -> CaseResult {
    CaseResult(
      document: job.document.name, variant: variant.slug, frame: frame, verdict: verdict,
      golden: job.goldens.shown(job.name(variant, frame)), nodes: [],
      position: job.document.position)
  }

  private mutating func record(_ bytes: [UInt8], _ result: CaseResult) {
    do throws(FileError) {
      try job.goldens.write(bytes, to: job.name(variant, result.frame))
      yield.written.append(result)
      var now = blankResult(result.frame, .identical)
      now.pixels = result.pixels
      now.differing = result.pixels == nil ? nil : 0
      yield.cases.append(now)
    } catch {
      yield.cases.append(result)
      yield.problems.append(
        RunResult.Problem(
          message: "the golden could not be written: \(error.description)",
          document: job.document.name, variant: variant.slug))
    }
  }
}

extension CaseResult {
  /// Says one thing more.
  fileprivate mutating func add(_ sentence: String) {
    message = message.map { "\($0); \(sentence)" } ?? sentence
  }
}
