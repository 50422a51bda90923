import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonReports
import SkeletonSystem

/// The files of a project: those that a report may show, and those that no output may replace.
///
/// Results may come from another machine, and name any file.
struct OwnFiles: Sendable {
  /// The working folder.
  private let folder: String
  /// The project's folder, or else the working folder.
  private let home: String
  /// The absolute paths of the files that documents were read from.
  private let inputs: Set<String>
  /// The folders of goldens.
  private let goldens: [String]
  private let artifacts: String

  /// Throws if the artifacts are among the goldens: 'error-actual.png' could be either.
  ///
  /// - Parameter inputs: The files that documents were read from, relative to `home`.
  init(
    home: String, inputs: some Sequence<String> = [], goldens: [GuardedFolder],
    artifacts: GuardedFolder, _ console: Console
  ) throws(Stop) {
    folder = try console.attempt { try ProcessEnvironment.workingFolder }
    self.home = home
    self.inputs = Set(inputs.map { Files.followed(FilePath.joined(home, $0)) })
    self.goldens = goldens.map(\.real)
    self.artifacts = artifacts.real
    if self.goldens.contains(where: { FilePath.isInside(artifacts.real, $0) }) {
      throw .failure(
        "\(artifacts.path): the artifacts cannot be among the goldens; name another folder by "
          + "--artifacts or SNAPSHOT_ARTIFACTS")
    }
    try Self.refuseOthersFiles(in: artifacts)
  }

  /// Those of a verb that reads documents and writes reports alone.
  init(reading workspace: inout Workspace, _ console: Console) throws(Stop) {
    try self.init(
      home: workspace.home(),
      inputs: workspace.origins.values.flatMap { $0.files.map(\.path) },
      goldens: [workspace.goldens()], artifacts: workspace.artifacts(named: nil), console)
  }

  /// A run replaces its results and its page, and deletes a page that is out of date: of another
  /// program's files with these names nothing would be left.
  private static func refuseOthersFiles(in artifacts: GuardedFolder) throws(Stop) {
    // In the folder that is only ours, whatever is there is what a run has left, even if damaged.
    guard FilePath.name(of: artifacts.real) != DocumentIndex.artifactsFolder else { return }
    for (name, mark) in [(SavedRun.fileName, SavedRun.mark), (RunPage.name, RunPage.mark)] {
      guard let start = Files.beginning(of: artifacts.place(name), count: 1024), !start.isEmpty,
        !String(decoding: start, as: UTF8.self).contains(mark)
      else { continue }
      throw .failure(
        "\(printable(artifacts.shown(name))): a run writes its own file here, and this is none; name "
          + "another folder by --artifacts or SNAPSHOT_ARTIFACTS")
    }
  }

  /// The absolute path of a file that need not exist, with links resolved.
  private func place(_ path: String) -> String { Files.followed(FilePath.joined(folder, path)) }

  /// Whether a file describes something by its name: a document, a theme or a project.
  private static func isDescription(_ path: String) -> Bool {
    // On a Mac, upper and lower case are the same file.
    let name = FilePath.name(of: path).lowercased()
    return isDocument(name) || name == DocumentIndex.projectFile
      || name.hasSuffix(".theme.yaml") || name.hasSuffix(".theme.json")
  }
}

extension OwnFiles {
  /// The bytes of a file whose lines a report may quote; nil for any other.
  func description(_ path: String) -> [UInt8]? {
    let place = place(path)
    guard inputs.contains(place) || Self.isDescription(place) && FilePath.isInside(place, home)
    else { return nil }
    return try? Files.read(place)
  }

  /// The bytes of a golden or an artifact that a report may show; nil for any other file, or a
  /// larger one.
  func picture(_ path: String, limit: Int = Files.goldenLimit) -> [UInt8]? {
    let place = place(path)
    let isArtifact = FilePath.isInside(place, artifacts)
    let isGolden = ([home] + goldens).contains { root in
      FilePath.isInside(place, root)
        && GoldenName(FilePath.relative(place, to: root) ?? "") != nil
    }
    guard isArtifact || isGolden else { return nil }
    return try? Files.read(place, limit: limit)
  }
}

extension OwnFiles {
  /// Why an output must not be written to a path; nil if it may.
  func obstacle(to path: String) -> String? {
    Self.obstacle(to: place(path), inputs: inputs, goldens: goldens)
  }

  /// The same of an absolute path with links resolved, as all of these are.
  ///
  /// - Parameters:
  ///   - inputs: The files that documents were read from.
  ///   - goldens: The folders of goldens.
  static func obstacle(
    to place: String, inputs: Set<String>, goldens: [String]
  ) -> String? {
    if let reason = obstacle(inAnyProject: place) { return reason }
    if inputs.contains(place) { return "a document is read from it" }
    if goldens.contains(where: { FilePath.isInside(place, $0) }) {
      return "it is among the goldens, which 'record' and 'accept' write"
    }
    return nil
  }

  /// The same, if the project is not known.
  static func obstacle(inAnyProjectTo path: String) throws(Failure) -> String? {
    obstacle(
      inAnyProject: Files.followed(FilePath.joined(try ProcessEnvironment.workingFolder, path)))
  }

  private static func obstacle(inAnyProject place: String) -> String? {
    let name = FilePath.name(of: place)
    if isDescription(place) { return "its name is that of a document, a theme or a project" }
    let isOfRepository =
      [".gitattributes", ".gitignore"].contains(name)
      || place.split(separator: "/").contains(".git")
    return isOfRepository ? "it belongs to the repository" : nil
  }

  /// Refuses reports that would replace one of these files.
  func check(_ targets: [Reports.Target]) throws(Stop) {
    for target in targets {
      guard let path = target.path else { continue }
      let (isPage, areResults) = (target.reporter == .html, target.reporter == .json)
      try check(path, of: target.reporter.rawValue, isRunPage: isPage, areResults: areResults)
      switch target.reporter {
      case .reg: try check(pictures: RegFolder.places, of: path)
      case .markdown: try check(pictures: [PicturesBeside(path).name], of: path)
      default: break
      }
    }
  }

  /// Refuses a report whose pictures, in folders beside it, would be among the goldens.
  func check(pictures folders: [String], of path: String) throws(Stop) {
    let parent = FilePath.parent(of: place(path))
    for folder in folders {
      let pictures = Files.followed(FilePath.joined(parent, folder))
      let isShared = goldens.contains {
        FilePath.isInside($0, pictures) || FilePath.isInside(pictures, $0)
      }
      if isShared { throw Self.refusal(path, "its pictures would be among the goldens") }
    }
  }

  /// Refuses a report that would replace one of these files.
  ///
  /// - Parameters:
  ///   - isRunPage: Whether it is the page of a run.
  ///   - areResults: Whether it is a run's results.
  func check(
    _ path: String, of reporter: String, isRunPage: Bool = false, areResults: Bool = false
  ) throws(Stop) {
    if path == "-" {
      throw .usage("'-' is no file: without ':-', the report '\(reporter)' is printed")
    }
    if let reason = obstacle(to: path) { throw Self.refusal(path, reason) }
    let place = place(path)
    if !isRunPage, place == FilePath.joined(artifacts, RunPage.name) {
      throw Self.refusal(path, "the page of a run that is not clean is there")
    }
    if !areResults, place == FilePath.joined(artifacts, SavedRun.fileName) {
      throw Self.refusal(path, "'accept' needs the results that are there")
    }
  }

  private static func refusal(_ path: String, _ reason: String) -> Stop {
    .usage("the report cannot be written to \(path): \(reason)")
  }
}
