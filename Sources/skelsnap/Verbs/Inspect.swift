import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

extension Verb {
  static let inspect = Verb(
    name: "inspect",
    abstract: "Show where every node of a document stands, in points.",
    operands: Operands(name: "document", help: "The document.", count: 1...1),
    options: [
      Option("json", help: "Print JSON: exact numbers, and more of every node."),
      Selection.stateOption, Workspace.projectOption,
    ] + Axes.options,
    examples: [
      Example(line: "skelsnap inspect feed.skel.yaml", says: "A line a node."),
      Example(
        line: "skelsnap inspect feed.skel.yaml --type ax3 --json",
        says: "One variant, for a program."),
    ],
    run: { invocation throws(Stop) in
      let console = Console(invocation)
      var workspace = try Workspace(invocation, console: console)
      let sources = try workspace.sources(invocation.operands)
      guard let document = sources.first?.document else { return .failure }
      let snapshots = Axes.single(document, by: invocation)
      if let problem = snapshots.problems.first { throw .usage(problem.description) }
      let variants = snapshots.variants
      let states = try Selection.states(of: document, by: invocation)
      guard sources.count == 1, variants.count == 1, (states ?? []).count < 2 else {
        throw .usage("'inspect' shows one document, in one state and one variant")
      }
      let usual = document.states.contains(.skeleton) ? .skeleton : document.states.first
      guard let state = states?.first ?? usual else {
        throw .failure("\(document.name) has no tree")
      }
      let placed: PlacedScreen
      do throws(DescriptionError) {
        placed = try Studio().place(document, state, in: variants[0])
      } catch {
        workspace.report(error)
        throw .said(.failure)
      }
      try console.data(
        invocation.has("json") ? inspection(of: placed).document() : inspectionText(of: placed))
      return .clean
    })
}
