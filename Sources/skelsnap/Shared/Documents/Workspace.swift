import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonServing
import SkeletonSwiftUI
import SkeletonSystem

/// Reads the documents of a command line, and reports what is wrong with them.
struct Workspace {
  var console: Console
  /// Whether diagnostics are kept for a report, and not printed immediately.
  var keepsProblems = false
  private var index: DocumentIndex

  /// Whether there may be no documents, as after the last of them is deleted.
  var mayBeEmpty: Bool {
    get { index.mayBeEmpty }
    set { index.mayBeEmpty = newValue }
  }

  static let documents = Operands(
    name: "document", help: "Documents, or folders of them (default: the project's).",
    form: .document, count: 0...(.max))

  static let project = Option(
    "project", value: "folder", .folder,
    help: "The project's folder (default: the nearest one upward with skelsnap.yaml).")

  static let artifacts = Option(
    "artifacts", value: "folder", .folder,
    help: "Where results and pictures of what is wrong go (default: $SNAPSHOT_ARTIFACTS, else "
      + ".skelsnap).")

  /// - Parameter project: the project's folder; nil means the nearest project.
  init(project: String?, _ console: Console) throws(Stop) {
    self.console = console
    index = try console.attempt {
      try DocumentIndex(
        of: try ProcessEnvironment.workingFolder, project: project, views: SwiftUIViews.init(of:))
    }
  }

  /// What a document is read from, any other description, and goldens are not replaced by what is
  /// made of them.
  ///
  /// - Parameters:
  ///   - path: A file, or a folder in which files will be.
  ///   - noun: What would replace it: `the picture`.
  mutating func refuseToReplace(_ path: String, by noun: String) throws(Stop) {
    let home = try home()
    let inputs = origins.values.flatMap { $0.files.map(\.path) }
    let folder = try console.attempt { try ProcessEnvironment.workingFolder }
    let reason = OwnFiles.obstacle(
      to: Files.followed(FilePath.joined(folder, path)),
      inputs: Set(inputs.map { Files.followed(FilePath.joined(home, $0)) }),
      goldens: [try goldens().real])
    if let reason { throw .usage("\(noun) cannot be written to \(path): \(reason)") }
  }

  /// The errors that made documents unreadable.
  var problems: [RunResult.Problem] { index.problems }

  /// Whether some document could not be read, so that the run cannot succeed.
  var hasFailed: Bool { !problems.isEmpty }

  /// The documents in these files and folders, or the project's if there are none; at least one
  /// file.
  mutating func sources(_ operands: [String]) throws(Stop) -> [DocumentIndex.Source] {
    let sources = try search { index in try index.sources(operands) }
    if !keepsProblems, !console.isQuiet {
      let idle = sources.flatMap(\.document.idleSettings)
      if !idle.isEmpty { console.report(DescriptionError(idle)) }
    }
    return sources
  }

  /// The paths of the documents, without reading them.
  func files(_ operands: [String]) throws(Stop) -> [String] {
    var index = index
    return try console.attempt { try index.files(operands) }
  }

  /// The same documents with their texts, to be read again with changes.
  mutating func manuscripts(_ operands: [String]) throws(Stop) -> [Manuscript] {
    try search { index in try index.sources(operands).map { try index.manuscript(of: $0) } }
  }

  /// The documents with the folders of their goldens.
  mutating func jobs(_ operands: [String]) throws(Stop) -> [GoldenJob] {
    try search { index in try index.jobs(operands) }
  }

  /// The document that shows a view and nothing else.
  mutating func document(
    showing operand: SourceOperand, on canvas: PreviewCanvas?, views: @escaping ViewReader
  ) throws(Stop) -> Document {
    try search { index in try index.document(showing: operand, on: canvas, views: views) }
  }

  /// The folder for artifacts.
  ///
  /// - Parameter named: the folder given on the command line, if any.
  mutating func artifacts(named: String?) throws(Stop) -> GuardedFolder {
    let named = named ?? ProcessEnvironment.value(of: "SNAPSHOT_ARTIFACTS")
    return try search { index in try index.artifacts(named: named) }
  }

  /// What is known of the texts that goldens were made from.
  mutating func sourceMemory(in artifacts: GuardedFolder) throws(Stop) -> SourceMemory {
    try search { index in try index.sourceMemory(in: artifacts) }
  }

  /// For each document's file, including unreadable ones, the files that it was read from.
  var origins: [String: DocumentOrigin] { index.origins }

  /// For each job's file, the files of apps that its views came from, by absolute paths.
  var viewFiles: [String: [String]] { index.viewFiles }

  /// For each document's file, the pictures that it names, the font files of its project and their
  /// folders, by absolute paths.
  var resourceFiles: [String: [String]] { index.resourceFiles }

  /// The folder that the paths of `origins` are relative to.
  mutating func home() throws(Stop) -> String {
    try search { index in try index.home() }
  }

  /// The nearest project; nil if there is none.
  mutating func project() throws(Stop) -> Project? {
    try search { index in try index.project() }
  }

  /// The folder of the goldens of the nearest project.
  mutating func goldens() throws(Stop) -> GuardedFolder {
    try search { index in try index.goldens() }
  }

  /// Prints warnings that occur during the search, before any error that ends it.
  private mutating func search<Value>(
    _ body: (inout DocumentIndex) throws -> Value
  ) throws(Stop) -> Value {
    let known = problems.count
    defer { if !keepsProblems { say(problems.dropFirst(known)) } }
    return try console.attempt { try body(&index) }
  }

  /// Prints what stands in the way.
  func say(_ problems: some Sequence<RunResult.Problem>) {
    for problem in problems {
      if problem.diagnostics.isEmpty {
        console.error(problem.message)
      } else {
        console.report(DescriptionError(problem.diagnostics))
      }
    }
  }

  /// The components of a theme: a built-in one by name, or a file by path.
  mutating func catalogue(of theme: String) throws(Stop) -> Catalogue {
    let argument = "--catalogue"
    let themes = try search { index in try index.themes(near: theme) }
    do throws(DescriptionError) {
      return try Catalogue.read(theme, in: argument, themes: themes)
    } catch {
      // An error about the name itself has no position in a file.
      if let first = error.diagnostics.first, first.position.file == argument {
        throw .failure(first.message)
      }
      throw console.stop(for: error)
    }
  }

  /// The obsolete files in each goldens folder.
  ///
  /// - Parameter whole: the folder in which every golden should be of one of these documents.
  func prunings(of jobs: [GoldenJob], whole: GuardedFolder?) throws(Stop) -> [Pruning] {
    try console.attempt {
      try (jobs.map(\.goldens) + [whole].compactMap(\.self)).withoutRepeats.map { folder in
        try Pruning(
          jobs.filter { $0.goldens == folder }, in: folder, isWhole: folder == whole)
      }
    }
  }

  /// The folder in which every golden should be of one of these documents; nil if they are not all
  /// of a project.
  mutating func wholeGoldens(_ operands: [String]) throws(Stop) -> GuardedFolder? {
    try search { index in try index.wholeGoldens(operands) }
  }
}
