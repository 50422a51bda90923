import SkeletonGenerate
import SkeletonImport
import SkeletonLanguage
import SkeletonModel
import SkeletonReports
import SkeletonSwiftUI
import SkeletonSystem

extension Verb {
  static let derive = Verb(
    name: "derive",
    abstract: "Write out the skeleton of a document's content, to go on with by hand.",
    discussion: [
      "The document is printed with a skeleton in which each text is bars, each picture a shape, and "
        + "containers and distances are what they are in the content, so that nothing moves when that "
        + "comes. All else stays as it is written.",
      "Of a view of an app's source it is a document whose content is the view.",
      "'skeleton: {from: content}' in a document derives at each run instead, and cannot go stale.",
      "What cannot be written as it is derived is a warning at its line.",
    ],
    operands: Operands(
      name: "document", help: "A document with a content, or a view.", form: .document,
      count: 1...1),
    options: [Derive.output, Derive.force, Derive.json, Workspace.project] + ViewChoice.options
      + [ViewChoice.strict],
    examples: [
      Example(line: "skelsnap derive feed.skel.yaml", says: "To look at it."),
      Example(
        line: "skelsnap derive feed.skel.yaml -o feed.skel.yaml",
        says: "Into the document itself, which had none."),
      Example(
        line: "skelsnap derive --swiftui Sources/Feed --view FeedScreen -o screen.skel.yaml",
        says: "From an app's own screen."),
    ],
    start: Derive.init)
}

struct Derive: VerbCall {
  static let output = Option(
    "output", short: "o", value: "file", .path,
    help: "The document's file; - is standard output (default: standard output).")
  static let force = Option("force", help: "Replace a skeleton that somebody has written.")
  static let json = Option("json", help: "Print the document, and what it cannot say, as JSON.")

  let operand: String
  let output: String?
  let replaces: Bool
  let isJSON: Bool
  let project: String?
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    operand = invocation.operands[0]
    output = invocation[Self.output].flatMap { $0 == "-" ? nil : $0 }
    replaces = invocation[Self.force]
    isJSON = invocation[Self.json]
    project = invocation[Workspace.project]
    self.console = console
    if isJSON, invocation[Self.output] == "-" {
      throw .usage("'--json' and '-o -' both need standard output")
    }
    if let output, !isDocument(output) {
      throw .usage(
        "'\(output)' is no name of a document, which ends in .skel.yaml or .skel.json")
    }
  }

  func run() throws(Stop) -> ExitStatus {
    let derived = try self.derived()
    if !console.isQuiet, !isJSON, !derived.notes.isEmpty {
      console.report(DescriptionError(derived.notes))
    }
    if let output {
      try console.attempt { try Files.write(Array(derived.text.utf8), to: output) }
      if !isJSON { try console.data(printable(output) + "\n") }
    } else if !isJSON {
      try console.data(file: derived.text)
    }
    if isJSON {
      try console.data(
        file: JSON.object([
          .init("version", 1), .init("document", .string(derived.text)),
          .init("notes", .array(derived.notes.map(\.noteJSON))),
        ]).document())
    }
    return .clean
  }

  private func derived() throws(Stop) -> DerivedDocument {
    if let view = SourceOperand(operand), !Files.exists(operand) {
      try refuse(output.map { Files.exists($0) } ?? false)
      return try derived(view)
    }
    var workspace = try Workspace(project: project, console)
    let manuscripts = try workspace.manuscripts([operand])
    guard let manuscript = manuscripts.first, manuscripts.count == 1 else {
      throw workspace.hasFailed ? .said : .usage("'\(operand)' names no single document")
    }
    if let output, Files.exists(output) {
      if Files.areSame(output, operand) {
        guard replaces || !manuscript.hasWrittenSkeleton else {
          throw .failure(
            "\(operand) has a skeleton that somebody has written; '--force' replaces it")
        }
      } else {
        try refuse(true)
      }
    }
    return try console.attempt { try deriveSkeleton(manuscript) }
  }

  private func refuse(_ isThere: Bool) throws(Stop) {
    if isThere, !replaces, let output {
      throw .failure("\(output) is already there; '--force' replaces it")
    }
  }

  /// A view becomes a document first, so that all in it has a place of its own.
  private func derived(_ view: SourceOperand) throws(Stop) -> DerivedDocument {
    var workspace = try Workspace(project: project, console)
    var ios = view.ios
    if ios == nil { ios = try workspace.project()?.ios }
    let chosen = SourceOperand(source: view.source, view: view.view, ios: ios)
    return try console.attempt {
      let folder = try ProcessEnvironment.workingFolder
      guard let source = Files.resolved(FilePath.joined(folder, view.source)) else {
        throw Failure(path: view.source, "there is no such file or folder")
      }
      guard !view.view.isEmpty else {
        throw Failure(path: operand, "name the view whose skeleton is derived: SOURCE#VIEW")
      }
      let place = FilePath.parent(of: Files.followed(FilePath.joined(folder, output ?? operand)))
      let result = try importView(
        chosen.naming(view: view.view, in: source), from: SwiftUIViews(of: folder), file: operand,
        to: place, as: .content)
      let text = result.documents.map(\.text).joined()
      let manuscript = try Manuscript(
        file: "\(operand).skel.yaml", bytes: Array(text.utf8), name: operand, project: nil,
        beside: FilesBeside(folder: place, inside: nil),
        themes: { _, _ in .refused("cannot be named by what was not written") })
      var derived = try deriveSkeleton(
        manuscript, of: (view.view, FilePath.relative(source, to: place) ?? source))
      derived.notes = result.notes.map(\.diagnostic) + derived.notes
      return derived
    }
  }
}
