import SkeletonRender

extension Verb {
  static let list = Verb(
    name: "list",
    abstract: "Name every case, without painting any.",
    discussion: [
      "A case is one picture, a document in a variant, at a phase or still, or the text of a "
        + "variant's layout. Each is named by its place among the goldens, "
        + "<document>/<variant>/<frame>."
    ],
    operands: Operands(
      name: "document", help: "Documents, or folders of them (default: the project's).",
      count: 0...(.max)),
    options: [
      Option("json", help: "Print JSON."), Selection.filterOption, Workspace.projectOption,
    ],
    examples: [
      Example(line: "skelsnap list", says: "Every case of the project."),
      Example(
        line: "skelsnap list documents --filter 'feed/dark*'", says: "Those that fit a pattern."),
    ],
    run: { invocation throws(Stop) in
      let console = Console(invocation)
      var workspace = try Workspace(invocation, console: console)
      let filter = CaseFilter(invocation.list("filter") ?? [])
      var entries: [JSON] = []
      var lines = ""
      var count = 0
      for source in try workspace.sources(invocation.operands) {
        let document = source.document
        let cases: [GoldenCase]
        do throws(DescriptionError) {
          cases = try document.goldens().filter { filter.includes(path: $0.path) }
        } catch {
          workspace.report(error)
          throw .said(.failure)
        }
        count += cases.count
        for one in cases { lines += one.path + "\n" }
        if cases.isEmpty { continue }
        entries.append([
          "document": .string(document.name), "file": .string(source.file),
          "title": .string(document.title), "cases": .array(cases.map(entry)),
        ])
      }
      let all: JSON = ["version": 1, "documents": .array(entries)]
      try console.data(invocation.has("json") ? all.document() : lines)
      if workspace.hasFailed { return .failure }
      guard count > 0 else { throw .failure("no case fits") }
      return .clean
    })

  private static func entry(_ one: GoldenCase) -> JSON {
    [
      "variant": .string(one.variant.slug), "frame": .string(one.frame),
      "state": one.picture.map { .string($0.state.name) } ?? .null,
      "phase": one.picture?.phase.map(JSON.number) ?? .null,
    ]
  }
}
