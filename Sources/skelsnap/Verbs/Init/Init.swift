import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonReports
import SkeletonSwiftUI
import SkeletonSystem

extension Verb {
  static let initialize = Verb(
    name: "init",
    abstract: "Begin a project: a configuration and a first document.",
    discussion: [
      "Nothing that is already there is touched.",
      "'--ci' also writes what makes a CI system compare the project's frames on several machines "
        + "and merge what they find; '--editor', what makes an editor run the command and list the "
        + "problems it prints. In a folder that has a project, they write that alone.",
    ],
    operands: Init.folder,
    options: [Init.ci, Init.shards, Init.from, Init.editor],
    examples: [
      Example(line: "skelsnap init", says: "Here."),
      Example(line: "skelsnap init Tests/Skeletons", says: "In a folder, made if need be."),
      Example(line: "skelsnap init --ci github", says: "With a workflow."),
      Example(line: "skelsnap init --ci gitlab --shards 8", says: "On eight machines."),
      Example(line: "skelsnap init --editor vscode", says: "With a task for Visual Studio Code."),
    ],
    start: Init.init)
}

struct Init: VerbCall {
  static let folder = Operands(
    name: "folder", help: "The project's folder (default: this one).", form: .folder, count: 0...1)
  static let ci = Option<CISystem?>(
    "ci", value: "system", .word,
    help: "Also write the files for github, gitlab, buildkite or bazel.")
  static let shards = Option<Int?>(
    "shards", value: "number", .whole(2...50),
    help: "With --ci: on how many machines frames are compared (default: 3).")
  static let from = Option<ActionReference?>(
    "from", value: "owner/repository@ref", .action,
    help: "Where GitHub finds skelsnap's action (default: what the workflow's variables say).")

  static let editor = Option<Editor?>(
    "editor", value: "name", .word, help: "Also write the task for vscode.")

  /// nil means the current folder.
  let folder: String?
  let system: CISystem?
  let shards: Int?
  let action: ActionReference?
  let editor: Editor?
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    folder = invocation[Self.folder].first
    system = invocation[Self.ci]
    shards = invocation[Self.shards]
    action = invocation[Self.from]
    editor = invocation[Self.editor]
    self.console = console
    if action != nil, system != .github {
      throw .usage("'--from' says where GitHub finds the action; it goes with '--ci github'")
    }
    if shards != nil, system == nil {
      throw .usage("'--shards' says on how many machines a CI system compares; it goes with '--ci'")
    }
  }

  func run() throws(Stop) -> ExitStatus {
    // Where it is gone, every file would be said to be.
    let here = try console.attempt { try ProcessEnvironment.workingFolder }
    if editor != nil || system != nil && system != .bazel {
      // Before anything is written.
      let place = Files.followed(FilePath.joined(here, folder ?? "."))
      _ = try console.attempt { try ProjectPlace(of: place) }
    }
    let isThere = Files.kind(of: path(DocumentIndex.projectFile)) == .file
    if !isThere || system == nil && editor == nil {
      try write(Starter.files, at: path)
      if !isThere { try writeSchemas(here) }
    }
    if system != nil || editor != nil {
      try addTo(project(here), here)
    } else {
      let document = shellOperand(path(Starter.document))
      let project = folder.map { " --project \(shellOperand($0))" } ?? ""
      console.say("Next: skelsnap render \(document) -o feed.png\nThen: skelsnap record\(project)")
    }
    return .clean
  }

  private func path(_ name: String) -> String { FilePath.joined(folder ?? ".", name) }

  /// Writes what the modelines of the first files name.
  private func writeSchemas(_ here: String) throws(Stop) {
    let schemas = try ProjectSchemas(of: folder ?? ".", console)
    for path in try console.attempt({ try schemas.write() }) {
      try console.data(printable(FilePath.relative(path, to: here) ?? path) + "\n")
    }
  }

  private func project(_ here: String) throws(Stop) -> Project {
    var index = try console.attempt {
      try DocumentIndex(of: here, project: folder ?? ".", views: SwiftUIViews.init(of:))
    }
    guard let project = try console.attempt({ try index.project() }) else {
      throw .failure("\(printable(path(DocumentIndex.projectFile))): there is no such file")
    }
    return project
  }

  private func addTo(_ project: Project, _ here: String) throws(Stop) {
    func path(_ name: String, in root: String) -> String {
      let path = FilePath.joined(root, name)
      return FilePath.relative(path, to: here) ?? path
    }
    if let system {
      let workflow = try console.attempt {
        try Workflow(system, in: project.root, project, shards: shards ?? 3, from: action)
      }
      try write(workflow.files) { path($0, in: workflow.root) }
      console.say("Next: \(workflow.next)")
    }
    if let editor {
      let place = try console.attempt { try ProjectPlace(of: project.root) }
      try write(editor.files(of: place)) { path($0, in: place.repository) }
    }
  }

  private func write(
    _ files: [StarterFile], at place: (_ name: String) -> String
  ) throws(Stop) {
    for file in files {
      let path = place(file.name)
      if let kind = Files.kind(of: path) {
        console.say("kept \(printable(path)), which is already there")
        if kind == .file, let missing = file.linesMissing(in: path) {
          console.say("  add to it:\n" + missing.map { "    \($0)\n" }.joined())
        }
        continue
      }
      if Files.isLink(path) {
        console.say("kept \(printable(path)), a link to what is not there")
        continue
      }
      try console.attempt { try Files.write(Array(file.text.utf8), to: path) }
      try console.data(printable(path) + "\n")
    }
  }
}
