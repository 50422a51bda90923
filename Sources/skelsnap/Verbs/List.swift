import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

extension Verb {
  static let list = Verb(
    name: "list",
    abstract: "Name every case, without painting any.",
    discussion: [
      "A case is one picture, a document in a variant, at a phase or still, or the text of a "
        + "variant's layout. Each is named by its place among the goldens, "
        + "<document>/<variant>/<frame>.",
      "With --catalogue it names what a theme offers instead: each component with its root, the "
        + "names inside it, and its parameters with their defaults.",
    ],
    operands: Operands(
      name: "document",
      help: "Documents, or folders of them (default: the project's); with --catalogue, a theme.",
      count: 0...(.max)),
    options: [
      Option("json", help: "Print JSON."),
      Option("catalogue", help: "List components: of the theme named, or of all built-in ones."),
      Option(
        "page", Option.Value(name: "samples", form: .folder),
        help: "With --catalogue: a page in Markdown, with <theme>/<component>.skel.yaml."),
      Selection.filterOption, Workspace.projectOption,
    ],
    examples: [
      Example(line: "skelsnap list", says: "Every case of the project."),
      Example(
        line: "skelsnap list documents --filter 'feed/dark*'", says: "Those that fit a pattern."),
      Example(
        line: "skelsnap list --catalogue buzzbox", says: "What the theme offers to documents."),
    ],
    run: { invocation throws(Stop) in
      let console = Console(invocation)
      var workspace = try Workspace(invocation, console: console)
      if invocation.has("catalogue") {
        try console.data(catalogue(invocation, &workspace))
        return .clean
      }
      if invocation.has("page") { throw .usage("'--page' goes with '--catalogue'") }
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

  private static func catalogue(
    _ invocation: Invocation, _ workspace: inout Workspace
  ) throws(Stop) -> String {
    guard invocation.operands.count <= 1 else {
      throw .usage("'--catalogue' is of one theme, or of all built-in ones")
    }
    let theme = invocation.operands.first
    if let samples = invocation.value("page") {
      guard theme == nil else { throw .usage("'--page' is of all built-in themes; it takes none") }
      return cataloguePage { theme, component in
        let file = FilePath.joined(samples, "\(theme)/\(component).skel.yaml")
        return (try? Files.read(file)).map { String(decoding: $0, as: UTF8.self) }
      }
    }
    let catalogues =
      try theme.map { name throws(Stop) in [try workspace.catalogue(of: name)] }
      ?? Catalogue.builtIn
    guard invocation.has("json") else { return catalogues.map(\.text).joined(separator: "\n") }
    let all: JSON = ["version": 1, "themes": .array(catalogues.map(\.json))]
    return all.document()
  }

  private static func entry(_ one: GoldenCase) -> JSON {
    [
      "variant": .string(one.variant.slug), "frame": .string(one.frame),
      "state": one.picture.map { .string($0.state.name) } ?? .null,
      "phase": one.picture?.phase.map(JSON.number) ?? .null,
    ]
  }
}
