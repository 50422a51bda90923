import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonSystem

extension Verb {
  static let initialize = Verb(
    name: "init",
    abstract: "Begin a project: a configuration and a first document.",
    discussion: [
      "Nothing that is already there is touched.",
      "'--ci' also writes what makes a CI system compare the project's frames on several machines "
        + "and merge what they find. In a folder that has a project, it writes that alone.",
    ],
    operands: Init.folder,
    options: [Init.ci, Init.from],
    examples: [
      Example(line: "skelsnap init", says: "Here."),
      Example(line: "skelsnap init Tests/Skeletons", says: "In a folder, made if need be."),
      Example(line: "skelsnap init --ci github", says: "With a workflow."),
    ],
    start: Init.init)
}

struct Init: VerbCall {
  static let folder = Operands(
    name: "folder", help: "The project's folder (default: this one).", form: .folder, count: 0...1)
  static let ci = Option<CISystem?>(
    "ci", value: "system", .word,
    help: "Also write the files for github, gitlab, buildkite or bazel.")
  static let from = Option<ActionReference?>(
    "from", value: "owner/repository@ref", .action,
    help: "Where GitHub finds skelsnap's action (default: what the workflow's variables say).")

  /// nil means the current folder.
  let folder: String?
  let system: CISystem?
  let action: ActionReference?
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    folder = invocation[Self.folder].first
    system = invocation[Self.ci]
    action = invocation[Self.from]
    self.console = console
    if action != nil, system != .github {
      throw .usage("'--from' says where GitHub finds the action; it goes with '--ci github'")
    }
  }

  func run() throws(Stop) -> ExitStatus {
    // Where it is gone, every file would be said to be.
    let here = try console.attempt { try ProcessEnvironment.workingFolder }
    let isThere = Files.kind(of: path(DocumentIndex.projectFile)) == .file
    if system == nil || !isThere { try write(Starter.files, at: path) }
    if let system {
      try begin(system, in: here)
    } else {
      let document = printable(path(Starter.document))
      let project = folder.map { " --project \(printable($0))" } ?? ""
      console.say("Next: skelsnap render \(document) -o feed.png\nThen: skelsnap record\(project)")
    }
    return .clean
  }

  private func path(_ name: String) -> String { FilePath.joined(folder ?? ".", name) }

  private func begin(_ system: CISystem, in here: String) throws(Stop) {
    var index = try console.attempt { try DocumentIndex(of: here, project: folder ?? ".") }
    guard let project = try console.attempt({ try index.project() }) else {
      throw .failure("\(printable(path(DocumentIndex.projectFile))): there is no such file")
    }
    let workflow = try console.attempt {
      try Workflow(system, in: project.root, project, from: action)
    }
    try write(workflow.files) { name in
      let path = FilePath.joined(workflow.root, name)
      return FilePath.relative(path, to: here) ?? path
    }
    console.say("Next: \(workflow.next)")
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
      try console.attempt { try Files.write(Array(file.text.utf8), to: path) }
      try console.data(printable(path) + "\n")
    }
  }
}
