import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// Reads the documents a command line means, and says what is wrong with them.
struct Workspace {
  var console: Console
  /// Whether what is wrong with documents is kept for a report rather than said at once.
  var keepsProblems = false
  private var index: DocumentIndex

  static let documents = Operands(
    name: "document", help: "Documents, or folders of them (default: the project's).",
    count: 0...(.max))

  static let project = Option(
    "project", value: "folder", .folder,
    help: "The project's folder (default: the nearest one upward with skelsnap.yaml).")

  static let artifacts = Option(
    "artifacts", value: "folder", .path,
    help: "Where results and pictures of what is wrong go (default: $SNAPSHOT_ARTIFACTS, else "
      + ".skelsnap).")

  /// - Parameter project: the folder that was named; nil: the nearest project.
  init(project: String?, _ console: Console) throws(Stop) {
    self.console = console
    index = try console.attempt {
      try DocumentIndex(of: Environment.workingFolder, project: project)
    }
  }

  /// What kept documents from being read.
  var problems: [RunResult.Problem] { index.problems }

  /// Whether some document could not be read, so that the run is no success.
  var hasFailed: Bool { !problems.isEmpty }

  /// Whether there is a configuration here or upward, once documents have been looked for.
  var isProject: Bool { index.isProject }

  /// The documents in what was named, or the project's if nothing was; at least one file.
  mutating func sources(_ operands: [String]) throws(Stop) -> [DocumentIndex.Source] {
    try search { index in try index.sources(operands) }
  }

  /// The same with a place among goldens.
  mutating func jobs(
    _ operands: [String], variants: (Document) -> [Variant]?
  ) throws(Stop) -> [GoldenJob] {
    try search { index in try index.jobs(operands, variants: variants) }
  }

  /// The folder pictures of what is wrong go to.
  ///
  /// - Parameter named: what the command line says of it.
  mutating func artifacts(named: String?) throws(Stop) -> GuardedFolder {
    let named = named ?? Environment.value(of: "SNAPSHOT_ARTIFACTS")
    return try search { index in try index.artifacts(named: named) }
  }

  /// What each document was read from, by its file, those that could not be read among them.
  var origins: [String: DocumentOrigin] { index.origins }

  /// Where the paths of documents' origins are seen from.
  mutating func home() throws(Stop) -> String {
    try search { index in try index.home() }
  }

  /// Says what comes up on the way, before what ends it.
  private mutating func search<Value>(
    _ body: (inout DocumentIndex) throws -> Value
  ) throws(Stop) -> Value {
    let known = problems.count
    defer { if !keepsProblems { problems.dropFirst(known).forEach(say) } }
    return try console.attempt { try body(&index) }
  }

  private func say(_ problem: RunResult.Problem) {
    if problem.diagnostics.isEmpty {
      console.error(problem.message)
    } else {
      console.report(DescriptionError(problem.diagnostics))
    }
  }

  /// The components of a theme: a built-in one by its name, or a file by its path.
  mutating func catalogue(of theme: String) throws(Stop) -> Catalogue {
    let argument = "--catalogue"
    let themes = try search { index in try index.themes(near: theme) }
    do throws(DescriptionError) {
      return try Catalogue.read(theme, in: argument, themes: themes)
    } catch {
      // What is wrong with the name has no place in a file.
      if let first = error.diagnostics.first, first.position.file == argument {
        throw .failure(first.message)
      }
      throw console.stop(for: error)
    }
  }

  /// What is left over, one for each folder of goldens.
  ///
  /// - Parameter isWhole: whether these are all documents that have goldens there.
  func prunings(of jobs: [GoldenJob], isWhole: Bool) throws(Stop) -> [Pruning] {
    try console.attempt {
      try jobs.map(\.goldens).withoutRepeats.map { folder in
        try Pruning(jobs.filter { $0.goldens == folder }, in: folder, isWhole: isWhole)
      }
    }
  }
}
