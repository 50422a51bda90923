import SkeletonImport
import SkeletonLanguage
import SkeletonModel
import SkeletonReports
import SkeletonSwiftUI
import SkeletonSystem

extension Verb {
  static let takeIn = Verb(
    name: "import",
    abstract: "Turn skeletons of other tools into documents.",
    discussion: [
      "Takes boneyard's .bones.json, and loaders as of react-content-loader in SVG, JSX or TSX: what "
        + "a file is, is told by what it says. Each loader becomes a document NAME.skel.yaml, whose "
        + "name is printed.",
      "What could not be carried over is listed on standard error, with its line and what was done "
        + "instead. The status is 0 if every file became a document, and 2 if one did not.",
      "Nothing that is already there is replaced without '--force'.",
    ],
    operands: Import.files,
    options: [Import.output, Import.force, Import.json] + ViewChoice.options + [ViewChoice.strict],
    examples: [
      Example(line: "skelsnap import Card.jsx", says: "Into Card.skel.yaml, here."),
      Example(
        line: "skelsnap import src/bones/*.bones.json -o documents", says: "Many, into a folder."),
      Example(
        line: "skelsnap import --swiftui Sources/Feed --view FeedSkeleton",
        says: "A view of an app's own source."),
      Example(line: "skelsnap import loader.svg -o -", says: "To look at it first."),
    ],
    start: Import.init)
}

struct Import: VerbCall {
  static let files = Operands(
    name: "file", help: "A .bones.json, a loader in SVG, JSX or TSX, or SOURCE#VIEW.",
    count: 1...10_000)
  static let output = Option(
    "output", short: "o", value: "path", .path,
    help: "A folder, a file ending in .yaml if there is one document, or - for standard output "
      + "(default: this folder).")
  static let force = Option("force", help: "Replace documents that are already there.")
  static let json = Option(
    "json", help: "Print the documents, and what could not be carried over, as JSON.")

  let files: [String]
  let output: String?
  let replaces: Bool
  let isJSON: Bool
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    files = invocation[Self.files]
    output = invocation[Self.output]
    replaces = invocation[Self.force]
    isJSON = invocation[Self.json]
    self.console = console
    guard !(isJSON && output == "-") else {
      throw .usage("'--json' and '-o -' both need standard output")
    }
    if let output, output.hasSuffix(".json") || output.hasSuffix(".yml"), !Files.isFolder(output) {
      throw .usage("documents are written as YAML: end '\(output)' in .skel.yaml")
    }
  }

  private struct Made {
    var path: String
    var origin: String
    var text: String
  }

  func run() throws(Stop) -> ExitStatus {
    var results: [(file: String, result: ImportResult)] = []
    var hasFailed = false
    for file in files {
      do throws(Stop) {
        let result = try imported(file)
        for document in result.documents {
          try console.attempt { try document.check(from: file) }
        }
        results.append((file, result))
      } catch {
        if case .failure(let message) = error { console.error(message) }
        hasFailed = true
      }
    }
    let made = try place(results)
    for (file, result) in results where !isJSON && !console.isQuiet && !result.notes.isEmpty {
      let source = console.isTerminal ? try? Files.read(file) : nil
      for note in result.notes {
        console.complain(note.diagnostic.report(color: console.usesColor) { _ in source })
      }
    }
    try write(made)
    if isJSON { try console.data(file: report(made, results).document()) }
    return hasFailed ? .failure : .clean
  }

  private func imported(_ file: String) throws(Stop) -> ImportResult {
    if let view = SourceOperand(file), !Files.exists(file) {
      var workspace = try Workspace(project: nil, console)
      var ios = view.ios
      if ios == nil { ios = try workspace.project()?.ios }
      let chosen = SourceOperand(source: view.source, view: view.view, ios: ios)
      return try console.attempt { try imported(chosen, file: file) }
    }
    return try console.attempt { try importDocuments(Files.read(file), file: file) }
  }

  /// A view, or all previews where none is named.
  private func imported(_ view: SourceOperand, file: String) throws -> ImportResult {
    let folder = try ProcessEnvironment.workingFolder
    guard let source = Files.resolved(FilePath.joined(folder, view.source)) else {
      throw Failure(path: view.source, "there is no such file or folder")
    }
    let views = SwiftUIViews(of: folder)
    let names = view.view.isEmpty ? try views.previews(of: view, source: source) : [view.view]
    return try names.reduce(into: ImportResult()) { all, name in
      let one = try importView(
        view.naming(view: name, in: view.source), from: views, file: file,
        to: FilePath.joined(folder, home))
      all.documents += one.documents
      all.notes += one.notes
    }
  }

  /// The folder that documents go to, as it is named.
  private var home: String {
    guard let output, output != "-" else { return "." }
    return output.hasSuffix(".yaml") && !Files.isFolder(output)
      ? FilePath.parent(of: output) : output
  }

  /// Where each document goes; nothing is written before all have a place.
  private func place(
    _ results: [(file: String, result: ImportResult)]
  ) throws(Stop) -> [Made] {
    let count = results.map(\.result.documents.count).reduce(0, +)
    let isFile =
      output.map { $0 == "-" || $0.hasSuffix(".yaml") && !Files.isFolder($0) } ?? false
    if isFile, let output, output != "-", !output.hasSuffix(".skel.yaml") {
      throw .usage(
        "'\(output)' is no name of a document, which ends in .skel.yaml; name such a file, or a "
          + "folder")
    }
    if isFile, count > 1 {
      throw .failure(
        "\(Columns.counted(count, "document")) need a folder, and '\(output ?? "")' is none: "
          + "-o FOLDER")
    }
    var taken: Set<String> = []
    var made: [Made] = []
    for (file, result) in results {
      for document in result.documents {
        var name = document.name
        var number = 1
        while !taken.insert(name.lowercased()).inserted {
          number += 1
          name = "\(document.name)-\(number)"
        }
        let path =
          isFile
          ? output ?? "-" : FilePath.joined(output ?? ".", name + ".skel.yaml")
        made.append(Made(path: path, origin: file, text: document.text))
      }
    }
    let there = made.filter {
      // A link that leads nowhere is somebody's, too.
      $0.path != "-" && (Files.exists($0.path) || Files.isLink($0.path))
    }
    guard replaces || there.isEmpty else {
      for one in there { console.error("\(one.path) is already there; '--force' replaces it") }
      throw .said
    }
    return made
  }

  private func write(_ made: [Made]) throws(Stop) {
    for one in made {
      if one.path == "-" {
        try console.data(file: one.text)
      } else {
        try console.attempt { try Files.write(Array(one.text.utf8), to: one.path) }
        if !isJSON { try console.data(printable(one.path) + "\n") }
      }
    }
  }

  private func report(
    _ made: [Made], _ results: [(file: String, result: ImportResult)]
  ) -> JSON {
    .object([
      .init("version", 1),
      .init(
        "documents",
        .array(
          made.map {
            .object([.init("file", .string($0.path)), .init("from", .string($0.origin))])
          })),
      .init(
        "notes",
        .array(
          results.flatMap(\.result.notes).map { note in
            .object([
              .init("file", .string(note.position.file)),
              .init("line", .integer(note.position.line)),
              .init("column", .integer(note.position.column)),
              .init("value", .string(note.value)),
              .init("outcome", .string(note.outcome)),
            ])
          })),
    ])
  }
}
