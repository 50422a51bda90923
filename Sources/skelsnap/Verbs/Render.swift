import SkeletonFrames
import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting
import SkeletonSystem

extension Verb {
  static let render = Verb(
    name: "render",
    abstract: "Paint frames of documents.",
    discussion: [
      "One frame, unless more are asked for: the skeleton in the document's first variant, at "
        + "phase 0.5. Several go into a folder, under the names goldens have."
    ],
    operands: Workspace.documents,
    options: [
      Render.output, Render.format, Render.phase, Selection.state, Render.scenario, Render.at,
      Render.all, Selection.filter,
      GoldenRequest.jobs, Render.debug, Workspace.project,
    ] + Axes.options + ViewChoice.options + [ViewChoice.strict],
    examples: [
      Example(line: "skelsnap render feed.skel.yaml -o feed.png", says: "One frame."),
      Example(
        line: "skelsnap render feed.skel.yaml --appearance dark --scale 3 -o feed.svg",
        says: "In the dark, as SVG."),
      Example(
        line: "skelsnap render feed.skel.yaml --scenario slow --at 350ms -o feed.png",
        says: "An instant of a simulated load."),
      Example(
        line: "skelsnap render documents --all -o frames",
        says: "Every case, in frames/<document>/<variant>/."),
    ],
    start: Render.init)
}

struct Render: VerbCall {
  static let output = Option(
    "output", short: "o", value: "path", .path,
    help: "The picture's file, or the folder of several; - is standard output.")
  static let format = Option<PictureFormat?>(
    "format", value: "format", .word, help: "png or svg (default: by the file's ending, else png).")
  static let phase = Option(
    "phase", list: "phase", .number(0...1),
    help: "Phases of the shimmer, from 0 to 1 (default: 0.5).")
  static let scenario = Option(
    "scenario", value: "name", .text,
    help: "Instants of a simulated load: all that the scenario lists.")
  static let at = Option(
    "at", list: "instant", .instant, help: "With --scenario: these instants instead, as in 350ms.")
  static let all = Option("all", help: "Paint every case the document lists.")
  static let debug = Option("debug", help: "Draw every node's frame and path over the picture.")

  let operands: [String]
  /// nil means standard output, if it can take a picture.
  let output: String?
  /// nil means by the file extension.
  let format: PictureFormat?
  let phases: [Double]
  let states: [ScreenState]
  /// nil for states.
  let scenario: String?
  let instants: [Microseconds]
  let isAll: Bool
  let filter: CaseFilter
  /// nil means as many as there are processors.
  let workers: Int?
  let marksNodes: Bool
  let project: String?
  let axes: Axes
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    operands = invocation.operands
    output = invocation[Self.output]
    format = invocation[Self.format]
    phases = invocation[Self.phase]
    states = invocation[Selection.state]
    scenario = invocation[Self.scenario]
    instants = invocation[Self.at]
    isAll = invocation[Self.all]
    filter = CaseFilter(invocation[Selection.filter])
    workers = invocation[GoldenRequest.jobs]
    marksNodes = invocation[Self.debug]
    project = invocation[Workspace.project]
    axes = Axes(invocation)
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    try refuseOddOptions()
    var workspace = try Workspace(project: project, console)
    let plans = try workspace.sources(operands).map { source throws(Stop) in
      try plan(of: source.document)
    }
    let count = plans.map(\.count).reduce(0, +)
    guard count > 0 else {
      if workspace.hasFailed { throw .said }
      throw .failure("no case fits, so nothing was painted")
    }
    let target = try Target(output, format, frames: count, isMany: count > 1 || isAll, console)
    if case .file(let path, _) = target { try workspace.refuseToReplace(path, by: "the picture") }
    try refuseEqualNames(plans, target)
    try paint(plans, target)
    if case .folder(let folder, _) = target {
      console.say("painted \(Columns.counted(count, "frame")) into \(printable(folder.path))")
    }
    if workspace.hasFailed { throw .said }
    return .clean
  }

  /// What is painted of a document.
  private struct Plan {
    var document: Document
    var screens: [PlannedScreen] = []
    var scenarios: [(planned: PlannedScenario, variant: Variant)] = []

    var count: Int {
      screens.map(\.cases.count).reduce(0, +) + scenarios.map(\.planned.cases.count).reduce(0, +)
    }
  }

  private func refuseOddOptions() throws(Stop) {
    guard scenario != nil else {
      guard instants.isEmpty else { throw .usage("'--at' goes with '--scenario'") }
      return
    }
    if !phases.isEmpty || !states.isEmpty || marksNodes {
      let option = !phases.isEmpty ? "--phase" : !states.isEmpty ? "--state" : "--debug"
      throw .usage("'\(option)' is of states, and goes without '--scenario'")
    }
  }

  private func plan(of document: Document) throws(Stop) -> Plan {
    if let scenario { return try plan(of: document, scenario) }
    var snapshots = isAll ? axes.snapshots(of: document) : axes.single(document)
    if !phases.isEmpty {
      snapshots.phases = phases.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    let states =
      try Selection.states(states, of: document)
      ?? (isAll ? snapshots.states ?? document.states : document.usualStates)
    var plan = Plan(document: document)
    plan.screens = try Selection.plan(
      of: document, snapshots, states: states, filter: filter, console)
    // A choice of states or phases is one of no scenarios.
    guard isAll, self.states.isEmpty, phases.isEmpty else { return plan }
    let variants = try console.attempt { try axes.variants(of: document) }
    plan.scenarios = variants.flatMap { variant in
      document.plannedScenarios(variant).map { ($0.filtered(filter), variant) }
    }
    return plan
  }

  /// One scenario.
  private func plan(of document: Document, _ name: String) throws(Stop) -> Plan {
    let found = try Selection.scenario(name, of: document)
    let variants = try console.attempt { try axes.variants(of: found, in: document, all: isAll) }
    let instants = instants.isEmpty ? found.instants : instants.withoutRepeats.sorted()
    guard !instants.isEmpty else {
      throw .failure("the scenario '\(name)' lists no instants; give some with --at")
    }
    var plan = Plan(document: document)
    plan.scenarios = variants.map {
      (document.plan(found, in: $0, at: instants).filtered(filter), $0)
    }
    return plan
  }

  /// Two documents with the same name would overwrite each other's pictures.
  private func refuseEqualNames(_ plans: [Plan], _ target: Target) throws(Stop) {
    guard case .folder = target else { return }
    var names: Set<String> = []
    for plan in plans where plan.count > 0 && !names.insert(plan.document.name).inserted {
      throw .failure("two documents are named '\(plan.document.name)'; paint them one by one")
    }
  }

  private func paint(_ plans: [Plan], _ target: Target) throws(Stop) {
    let writer = FrameWriter(target: target, marksNodes: marksNodes, console: console)
    let workers = workers ?? Workers.most
    let most = max(plans.map(\.count).reduce(0, +) / (4 * workers), 4)
    let parts = plans.flatMap { plan in
      plan.screens.flatMap { FramePart.parts($0.cases, atMost: most, of: .screen($0.screen)) }
        + plan.scenarios.flatMap { one in
          FramePart.parts(
            one.planned.cases, atMost: most,
            of: .scenario(one.planned.scenario, plan.document, one.variant))
        }
    }
    guard case .folder = target else {
      let shaper = TextShaper()
      try console.attempt { for part in parts { try writer.paint(part, shaper) } }
      return
    }
    // Parts are begun in order, so the first failure is the same however many are at work.
    let results = Workers.map(
      parts.count, workers: workers, state: { TextShaper() },
      until: { if case .failure = $0 { true } else { false } }
    ) { shaper, index in
      Result { try writer.paint(parts[index], shaper) }
    }
    try console.attempt { for result in results { try result?.get() } }
  }
}

/// Frames that a worker paints: of one screen, or of one scenario in a variant.
private struct FramePart: Sendable {
  enum Subject: Sendable {
    case screen(Screen)
    case scenario(Scenario, Document, Variant)
  }

  var subject: Subject
  var cases: ArraySlice<Case>

  /// What has many frames is divided, so that the last one does not keep one worker busy while the
  /// others wait; but not into less than four frames, as each part is laid out by itself.
  static func parts(_ cases: [Case], atMost most: Int, of subject: Subject) -> [FramePart] {
    stride(from: 0, to: cases.count, by: most).map { start in
      FramePart(subject: subject, cases: cases[start...].prefix(most))
    }
  }
}

/// Paints frames and writes each where it belongs.
private struct FrameWriter: Sendable {
  let target: Target
  let marksNodes: Bool
  let console: Console

  func paint(_ part: FramePart, _ shaper: TextShaper) throws {
    var painter: FramePainter
    // One for all frames, or where nodes move by themselves, one for each.
    var marks: [[Mark]] = []
    switch part.subject {
    case .screen(let screen):
      let placed = try place(screen, shaper: shaper)
      let source = FrameSource(placed, shaper)
      painter = FramePainter(source)
      if marksNodes {
        marks = source.staging.placements(at: part.cases.map { $0.phase ?? 0 }).map {
          debugMarks(for: $0, family: "Inter", measure: shaper.measure)
        }
      }
    case .scenario(let scenario, let document, let variant):
      let screens = LoadingScreens(document, in: variant, shaper: shaper)
      let run = LoadingRun(try screens.checkedPlan(for: scenario.script), scenario.script)
      painter = FramePainter(
        try ScenarioSource(run, at: part.cases.compactMap(\.instant), screens))
    }
    for (index, one) in part.cases.enumerated() {
      let own = marks.isEmpty ? [] : marks[min(index, marks.count - 1)]
      try write(one, &painter, under: own)
    }
  }

  private func write(
    _ one: Case, _ painter: inout FramePainter, under marks: [Mark]
  ) throws {
    let picture: [UInt8]
    do throws(Failure) {
      picture =
        switch target.format {
        case .svg: Array(try painter.vector(one, under: marks).utf8)
        case .png: try painter.paint(one, under: marks).file
        }
    } catch {
      throw Stop.failure("\(one.path): \(error)")
    }
    switch target {
    case .output: try console.data(file: picture)
    case .file(let path, _): try Files.write(picture, to: path)
    case .folder(let folder, let format):
      let name = "\(one.name.folder)/\(one.frameName).\(format.rawValue)"
      try folder.writeUnsynced(picture, to: name)
    }
  }
}

/// Where pictures are written, and in which format.
private enum Target: Sendable {
  case file(String, PictureFormat)
  case folder(GuardedFolder, PictureFormat)
  case output(PictureFormat)

  init(
    _ path: String?, _ named: PictureFormat?, frames: Int, isMany: Bool, _ console: Console
  ) throws(Stop) {
    guard let path, path != "-" else {
      let what = isMany ? "a folder for \(frames) frames: -o FOLDER" : "a file: -o FILE"
      guard !isMany, path == "-" || !StandardStream.output.isTerminal else {
        throw .usage("'render' needs \(what)")
      }
      self = .output(named ?? .png)
      return
    }
    let ending = FilePath.ending(of: path)
    let implied = PictureFormat(rawValue: ending)
    if Files.isFolder(path) || path.hasSuffix("/") || isMany && implied == nil {
      self = .folder(try console.attempt { try GuardedFolder(path) }, named ?? .png)
    } else if isMany {
      throw .usage("\(frames) frames need a folder, and '\(path)' names a file: -o FOLDER")
    } else if let format = named ?? implied {
      self = .file(path, format)
    } else {
      throw .usage(
        "'\(path)' says no format: end it in .png or .svg, or give --format")
    }
  }

  var format: PictureFormat {
    switch self {
    case .file(_, let format), .folder(_, let format), .output(let format): format
    }
  }
}
