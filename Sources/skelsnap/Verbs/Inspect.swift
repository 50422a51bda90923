import SkeletonLayout
import SkeletonModel
import SkeletonRender
import SkeletonReports

extension Verb {
  static let inspect = Verb(
    name: "inspect",
    abstract: "Show the frame of every node of a document, in points.",
    operands: Operands(name: "document", help: "The document.", form: .document, count: 1...1),
    options: [Inspect.json, Selection.state, Workspace.project] + Axes.options,
    examples: [
      Example(line: "skelsnap inspect feed.skel.yaml", says: "A line a node."),
      Example(
        line: "skelsnap inspect feed.skel.yaml --type ax3 --json",
        says: "One variant, for a program."),
    ],
    start: Inspect.init)
}

struct Inspect: VerbCall {
  static let json = Option("json", help: "Print JSON: exact numbers, and more of every node.")

  let operands: [String]
  let isJSON: Bool
  let states: [ScreenState]
  let project: String?
  let axes: Axes
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    operands = invocation.operands
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
    if isJSON {
      try console.data(file: inspection(of: placed).document())
    } else {
      try console.data(inspectionText(of: placed))
    }
    return .clean
  }
}
