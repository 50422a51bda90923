import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonSystem

/// A document as it was last read, and as it was last read without an error.
struct PreviewedDocument {
  /// The path, as users see it.
  let file: String
  /// Rises with each reading that came to something else.
  private(set) var revision = 0
  /// What can be painted, and the revision that it is of.
  private(set) var good: (document: Document, revision: Int)?
  private(set) var problems: [PreviewProblem] = []
  private(set) var warnings: [PreviewProblem] = []
  /// The fingerprints of the files that it was read from, as they were before; absolute paths.
  private(set) var seen: [String: Files.Fingerprint] = [:]
  /// The fingerprints when they were last looked at.
  private var last: [String: Files.Fingerprint] = [:]
  private var paths: Set<String>
  private var lastReading = ContinuousClock.now

  /// How long a document with an error is left alone: what it lacks, such as a theme, may come from
  /// where nobody looks. One that takes long to read does not keep a core busy.
  private var retry = shortestRetry
  private static let shortestRetry = Duration.milliseconds(500)

  /// - Parameter folder: What `file` is relative to.
  init(file: String, folder: String) {
    self.file = file
    paths = [FilePath.joined(folder, file)]
  }

  /// Whether a file of it has changed and stayed the same since the last look: programs write in
  /// several steps.
  mutating func hasChanged() -> Bool {
    let now = fingerprints()
    defer { last = now }
    if now == seen {
      return !problems.isEmpty && ContinuousClock.now - lastReading > retry
    }
    return now == last
  }

  private func fingerprints() -> [String: Files.Fingerprint] {
    paths.reduce(into: [:]) { $0[$1] = Files.Fingerprint(of: $1) }
  }

  /// Reads it; returns whether that comes to something else than before.
  ///
  /// - Parameter revision: What this reading is called.
  mutating func read(_ reading: PreviewReading, revision: Int) -> Bool {
    let before = fingerprints()
    let start = ContinuousClock.now
    let result = reading.read(file)
    paths = result.inputs
    // A file that was saved while it was read counts as changed.
    seen = fingerprints().merging(before) { $1 }
    last = seen
    lastReading = .now
    retry = min(max((lastReading - start) * 20, Self.shortestRetry), .seconds(30))
    if result.document == nil, self.revision > 0, result.problems == problems { return false }
    self.revision = revision
    problems = result.problems
    warnings = result.warnings
    if let document = result.document { good = (document, revision) }
    return true
  }
}

/// How documents are read: like those of any other verb.
package struct PreviewReading: Sendable {
  /// The working folder: absolute.
  let folder: String
  let operands: [String]
  let project: String?
  /// Finds the views that documents show.
  let views: AppViewFinder

  package init(
    folder: String, operands: [String], project: String?, views: @escaping AppViewFinder
  ) {
    self.folder = folder
    self.operands = operands
    self.project = project
    self.views = views
  }

  struct Result {
    var document: Document?
    var problems: [PreviewProblem]
    var warnings: [PreviewProblem] = []
    /// The files that it was read from: absolute.
    var inputs: Set<String>
  }

  /// The files of all documents, as users see them.
  func files() throws -> [String] {
    var index = try DocumentIndex(of: folder, project: project, views: views)
    return try index.files(operands).map(index.shown)
  }

  func read(_ file: String) -> Result {
    let own = FilePath.joined(folder, file)
    let source = QuotedSource(folder)
    do {
      var index = try DocumentIndex(of: folder, project: project, views: views)
      let home = try index.home()
      let sources = try index.sources([file])
      let inputs =
        (index.origins[file]?.files ?? []).map { FilePath.joined(home, $0.path) }
        + sources.flatMap(index.viewFiles(of:)) + (index.resourceFiles[file] ?? [])
      let document = sources.first?.document
      return Result(
        document: document,
        problems: document == nil
          ? index.problems.flatMap { PreviewProblem.all(of: $0, in: source) } : [],
        warnings: (document?.idleSettings ?? []).map { PreviewProblem($0, in: source) },
        inputs: Set(inputs + [own]))
    } catch {
      // The configuration is wrong, or the file is gone.
      let projectFile = DocumentPaths.projectFolder(above: FilePath.parent(of: own))
        .map { [FilePath.joined($0, DocumentIndex.projectFile)] }
      return Result(
        problems: PreviewProblem.all(of: error, in: source),
        inputs: Set([own] + (projectFile ?? [])))
    }
  }
}
