import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonReports

extension Verb {
  static let simulate = Verb(
    name: "simulate",
    abstract: "Run a document's loading on a virtual clock, and log what happens.",
    discussion: [
      "The screen appears at 0; the events are those of a scenario of the document, or are given "
        + "with --event in the words of a script. Nothing is painted, and no time passes: the run "
        + "ends when nothing is left that could happen.",
      "The log has each event and its effects at their milliseconds. With --at it also has what "
        + "stands on the screen at some instants: the opacity of each tree, of each row where rows "
        + "arrive one by one, and how many groups shimmer.",
    ],
    operands: Operands(name: "document", help: "The document.", form: .document, count: 1...1),
    options: [
      Simulate.scenario, Simulate.event, Simulate.until, Simulate.at, Simulate.json,
      Workspace.project,
    ] + Axes.options,
    examples: [
      Example(
        line: "skelsnap simulate feed.skel.yaml --event 350ms:data --at 350ms,500ms",
        says: "What happens if the data takes 350 ms."),
      Example(
        line: "skelsnap simulate feed.skel.yaml --event '1s: {fail: timeout}' --event 3s:retry",
        says: "A failure, and another try."),
      Example(
        line: "skelsnap simulate feed.skel.yaml --scenario slow --json",
        says: "A scenario of the document, for a program."),
    ],
    start: Simulate.init)
}

struct Simulate: VerbCall {
  static let scenario = Option(
    "scenario", value: "name", .text, help: "The scenario to run (default: the events given).")
  static let event = Option(
    "event", each: "instant:event", .text,
    help: "An event at an instant: 50ms:data, '1s: {fail: timeout}'. Repeatable.")
  static let until = Option(
    "until", value: "instant", .instant, help: "Where the run is cut short, as in 60s.")
  static let at = Option(
    "at", list: "instant", .instant,
    help: "Instants to show the screen at (default: the scenario's).")
  static let json = Option("json", help: "Print JSON: exact, all times in milliseconds.")

  let operands: [String]
  let scenario: String?
  let events: [String]
  let until: Microseconds?
  let instants: [Microseconds]
  let isJSON: Bool
  let project: String?
  let axes: Axes
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    operands = invocation.operands
    scenario = invocation[Self.scenario]
    events = invocation[Self.event]
    until = invocation[Self.until]
    instants = invocation[Self.at]
    isJSON = invocation[Self.json]
    project = invocation[Workspace.project]
    axes = Axes(invocation)
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    guard scenario == nil || events.isEmpty else {
      throw .usage("'--event' does not go with '--scenario', which has events of its own")
    }
    var workspace = try Workspace(project: project, console)
    let (document, single) = try axes.single(operands, &workspace)
    guard let variant = single else {
      throw .usage("'simulate' runs one document, in one variant")
    }
    let (script, painted) = try script(of: document)
    let plan = try console.attempt {
      try document.loadingPlan(in: variant, shaper: TextShaper())
    }
    let problems = script.problems(for: plan)
    if !problems.isEmpty { console.report(DescriptionError(problems.unique)) }
    if problems.contains(where: { $0.severity == .error }) { throw .said }
    let run = LoadingRun(plan, script, until: until)
    let shown = instants.isEmpty ? painted : instants
    if isJSON {
      try console.data(
        file: simulation(
          of: run, document: document.name, scenario: scenario, instants: shown))
    } else {
      try console.data(
        simulationText(
          of: run, document: document.name, scenario: scenario, variant: variant.slug,
          instants: shown))
    }
    return .clean
  }

  private func script(
    of document: Document
  ) throws(Stop) -> (LoadingScript, [Microseconds]) {
    guard let scenario else {
      let events = events
      return (
        try console.attempt { try document.script(of: events, source: "--event") }, []
      )
    }
    let found = try Selection.scenario(
      scenario, of: document, ifNone: "it has none, and '--event' gives events")
    return (found.script, found.instants)
  }
}

extension ValueForm where Value == Microseconds {
  /// An instant of virtual time: `350ms`, `1.5s`.
  static var instant: Self {
    Self { text in
      let (value, complaint) = Instant.read(text)
      return value.map { .value($0) } ?? .complaint(complaint)
    }
  }
}
