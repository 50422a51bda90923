import SkeletonGoldens
import SkeletonLanguage
import SkeletonLifecycle
import SkeletonModel
import SkeletonReports
import SkeletonSystem

extension Verb {
  static let list = Verb(
    name: "list",
    abstract: "List every case, without painting any.",
    discussion: [
      "A case is one picture, a document in a variant, at a phase or still, or the text of a "
        + "variant's layout. Each is named by its place among the goldens, "
        + "<document>/<variant>/<frame>.",
      "With --catalogue it names what a theme offers instead: each component with its root, the "
        + "names inside it, and its parameters with their defaults.",
      "With --devices it names the devices that a canvas may be, with their numbers and where these "
        + "are from, in Markdown.",
    ],
    operands: Operands(
      name: "document",
      help: "Documents, or folders of them (default: the project's); with --catalogue, a theme.",
      form: .document, count: 0...(.max)),
    options: [
      List.json, List.catalogue, List.page, List.devices, Selection.filter, Workspace.project,
    ] + ViewChoice.options + [ViewChoice.strict],
    examples: [
      Example(line: "skelsnap list", says: "Every case of the project."),
      Example(
        line: "skelsnap list documents --filter 'feed/dark*'", says: "Those that fit a pattern."),
      Example(
        line: "skelsnap list --catalogue buzzbox", says: "What the theme offers to documents."),
      Example(line: "skelsnap list --devices", says: "What 'canvas: {device: …}' may name."),
    ],
    start: List.init)
}

struct List: VerbCall {
  static let json = Option("json", help: "Print JSON.")
  static let catalogue = Option(
    "catalogue", help: "List components: of the theme named, or of all built-in ones.")
  static let page = Option(
    "page", value: "samples", .folder,
    help: "With --catalogue: a page in Markdown, with <theme>/<component>.skel.yaml.")
  static let devices = Option("devices", help: "List devices, with their numbers.")

  let operands: [String]
  let isJSON: Bool
  let isOfComponents: Bool
  let isOfDevices: Bool
  /// Whether options name views.
  let isOfView: Bool
  /// The folder of the page's samples; nil if no page is requested.
  let samples: String?
  let filter: CaseFilter
  let project: String?
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    operands = invocation.operands
    isJSON = invocation[Self.json]
    isOfComponents = invocation[Self.catalogue]
    isOfDevices = invocation[Self.devices]
    isOfView = invocation[ViewChoice.source] != nil
    samples = invocation[Self.page]
    filter = CaseFilter(invocation[Selection.filter])
    project = invocation[Workspace.project]
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    if isOfDevices {
      guard operands.isEmpty, !isOfComponents, samples == nil, filter.isEmpty else {
        throw .usage("'--devices' lists all there are; of the others it takes '--json' alone")
      }
      try console.data(file: isJSON ? devicesJSON().document() : devicesTables())
      return .clean
    }
    var workspace = try Workspace(project: project, console)
    if isOfComponents {
      guard !isOfView else {
        throw .usage("'--catalogue' is of a theme, and '--swiftui' of a view")
      }
      let text = try catalogue(&workspace)
      if isJSON || samples != nil {
        try console.data(file: text)
      } else {
        try console.data(text)
      }
    } else {
      if samples != nil { throw .usage("'--page' goes with '--catalogue'") }
      try listCases(&workspace)
    }
    return .clean
  }

  private func listCases(_ workspace: inout Workspace) throws(Stop) {
    var entries: [JSON] = []
    var lines = ""
    var count = 0
    for source in try workspace.sources(operands) {
      let document = source.document
      let cases = try console.attempt {
        try document.goldens().filter { filter.includes(path: $0.path) }
      }
      count += cases.count
      for one in cases { lines += printable(one.path) + "\n" }
      if cases.isEmpty { continue }
      entries.append([
        "document": .string(document.name), "file": .string(source.file),
        "title": .string(document.title), "cases": .array(cases.map(Self.entry)),
      ])
    }
    let all: JSON = ["version": 1, "documents": .array(entries)]
    if isJSON { try console.data(file: all.document()) } else { try console.data(lines) }
    if workspace.hasFailed { throw .said }
    guard count > 0 else { throw .failure("no case fits") }
  }

  private func catalogue(_ workspace: inout Workspace) throws(Stop) -> String {
    guard operands.count <= 1 else {
      throw .usage("'--catalogue' is of one theme, or of all built-in ones")
    }
    let theme = operands.first
    if let samples {
      guard theme == nil else { throw .usage("'--page' is of all built-in themes; it takes none") }
      return cataloguePage { theme, component in
        let file = FilePath.joined(samples, "\(theme)/\(component).skel.yaml")
        return (try? Files.read(file)).map { String(decoding: $0, as: UTF8.self) }
      }
    }
    let catalogues =
      try theme.map { name throws(Stop) in [try workspace.catalogue(of: name)] }
      ?? Catalogue.builtIn
    guard isJSON else { return catalogues.map(\.text).joined(separator: "\n") }
    let all: JSON = ["version": 1, "themes": .array(catalogues.map(\.json))]
    return all.document()
  }

  private static func entry(_ one: GoldenCase) -> JSON {
    [
      "variant": .string(one.variant.slug), "frame": .string(one.name.frame),
      "state": one.picture?.state.map { .string($0.name) } ?? .null,
      "phase": one.picture?.phase.map(JSON.number) ?? .null,
      "scenario": one.scenario.map(JSON.string) ?? .null,
      "at": one.picture?.instant.map(JSON.milliseconds) ?? .null,
    ]
  }
}
