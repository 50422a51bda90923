import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonReports

extension Verb {
  static let inspect = Verb(
    name: "inspect",
    abstract: "Show the frame of every node of a document, in points.",
    operands: Operands(name: "document", help: "The document.", form: .document, count: 1...1),
    options: [Inspect.accessibility, Inspect.json, Selection.state, Workspace.project]
      + Axes.options + ViewChoice.options + [ViewChoice.strict],
    examples: [
      Example(line: "skelsnap inspect feed.skel.yaml", says: "A line a node."),
      Example(
        line: "skelsnap inspect feed.skel.yaml --type ax3 --json",
        says: "One variant, for a program."),
      Example(
        line: "skelsnap inspect feed.skel.yaml --accessibility",
        says: "What VoiceOver reads, in its order."),
    ],
    start: Inspect.init)
}

struct Inspect: VerbCall {
  static let accessibility = Option(
    "accessibility",
    help: "Show what a screen reader finds, in reading order, what is hidden from it, and why.")
  static let json = Option("json", help: "Print JSON: exact numbers, and more of every node.")

  let operands: [String]
  let isAccessibility: Bool
  let isJSON: Bool
  let states: [ScreenState]
  let project: String?
  let axes: Axes
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    operands = invocation.operands
    isAccessibility = invocation[Self.accessibility]
    isJSON = invocation[Self.json]
    states = invocation[Selection.state]
    project = invocation[Workspace.project]
    axes = Axes(invocation)
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    var workspace = try Workspace(project: project, console)
    let (document, single) = try axes.single(operands, &workspace)
    let states = try Selection.states(states, of: document)
    guard let variant = single, (states ?? []).count < 2 else {
      throw .usage("'inspect' shows one document, in one state and one variant")
    }
    let usual = document.states.contains(.skeleton) ? .skeleton : document.states.first
    guard let state = states?.first ?? usual else {
      throw .failure("\(document.name) has no tree")
    }
    let placed = try console.attempt {
      try place(document.screen(state, in: variant), shaper: TextShaper())
    }
    if isAccessibility {
      let screen = try console.attempt {
        try AccessibilityScreen(placed, of: document) {
          try place(document.screen(.skeleton, in: variant), shaper: TextShaper())
        }
      }
      try isJSON
        ? console.data(file: inspection(of: screen).document())
        : console.data(inspectionText(of: screen))
    } else if isJSON {
      try console.data(file: inspection(of: placed).document())
    } else {
      try console.data(inspectionText(of: placed))
    }
    return .clean
  }
}
