import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonSwiftUI
import SkeletonSystem

/// The documents of a command line as they are and as they were: in a git revision, or in another
/// copy of the project.
struct EarlierDocuments {
  /// As people are told: `main (abc1234)`, or the folder.
  let name: String
  private let operands: [String]
  /// The working folder, with links resolved.
  private let working: String
  /// What is compared: two folders with the same paths in them.
  private let now: String
  private let then: String
  /// What stands before the path of an earlier file: `main:`, or the folder.
  private let mark: String
  private var index: DocumentIndex

  /// One side of the comparison.
  struct Side {
    var entries: [DocumentChanges.Entry] = []
    /// The paths of documents that could not be read.
    var unreadable: Set<String> = []
  }

  /// - Parameters:
  ///   - state: A revision or a folder.
  ///   - scratch: An empty folder for the files of a revision.
  init(_ state: String, operands: [String], project: String?, scratch: String) throws {
    let folder = try ProcessEnvironment.workingFolder
    working = Files.resolved(folder) ?? folder
    self.operands = operands
    let anchors = Self.anchors(operands, project, in: working)
    if Files.isFolder(state) {
      now = Self.projectFolder(around: anchors[0], project, in: working)
      then = Files.followed(FilePath.joined(working, state))
      name = state
      mark = state.hasSuffix("/") ? state : state + "/"
    } else {
      let (repository, revision) = try Self.revision(state, around: anchors[0])
      now = repository.root
      then = FilePath.joined(scratch, "tree")
      name = state.hasPrefix(revision.short) ? revision.short : "\(state) (\(revision.short))"
      mark = state + ":"
      let folders = anchors.map { [working] in
        Self.projectFolder(around: $0, project, in: working)
      }
      for folder in folders.withoutRepeats {
        try Self.check(out: folder, of: revision, named: name, from: repository, into: then)
      }
    }
    let here = FilePath.isInside(working, now) ? working : now
    let root = try project.map { [working, now, then] in
      try Self.place(of: Self.resolved($0, in: working), in: now, at: then)
    }
    index = try DocumentIndex(
      of: Self.place(of: here, in: now, at: then), project: root, views: SwiftUIViews.init(of:))
    index.mayBeEmpty = true
    for operand in operands {
      let place = try Self.place(of: Self.resolved(operand, in: working), in: now, at: then)
      guard Files.exists(operand) || Files.exists(place) else {
        throw Failure(
          path: operand, "there is no such file or folder, neither now nor in \(name)")
      }
    }
  }
}

extension EarlierDocuments {
  /// The documents as they are.
  func present(_ workspace: inout Workspace) throws -> Side {
    let here = operands.filter { Files.exists($0) }
    if here.isEmpty, !operands.isEmpty { return Side() }
    let jobs = try workspace.jobs(here)
    return try side(jobs, workspace.origins.keys, in: working, of: now) { $0 }
  }

  /// The documents as they were.
  mutating func past() throws -> Side {
    let places = try operands.map {
      try Self.place(of: Self.resolved($0, in: working), in: now, at: then)
    }.filter { Files.exists($0) }
    if places.isEmpty, !operands.isEmpty { return Side() }
    do {
      let jobs = try index.jobs(places)
      let mark = mark
      return try side(jobs, index.origins.keys, in: index.folder, of: Files.followed(then)) {
        mark + $0
      }
    } catch let error as DescriptionError {
      throw DescriptionError(error.diagnostics.map(told))
    } catch let error as Failure {
      throw Failure("in \(name): \(told(error.description))")
    }
  }

  /// What stands in the way of reading documents as they were.
  var problems: [RunResult.Problem] { index.problems.map(told) }

  /// A problem with what was, told as such.
  func told(_ problem: RunResult.Problem) -> RunResult.Problem {
    var problem = problem
    problem.message = "in \(name): \(told(problem.message))"
    problem.diagnostics = problem.diagnostics.map(told)
    return problem
  }

  private func told(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.position = told(diagnostic.position)
    for note in diagnostic.notes.indices {
      diagnostic.notes[note].position = told(diagnostic.notes[note].position)
    }
    return diagnostic
  }

  private func told(_ position: TextPosition) -> TextPosition {
    var position = position
    let place = FilePath.joined(index.folder, position.file)
    if let path = FilePath.relative(place, to: Files.followed(then)), !path.hasPrefix("../") {
      position.file = mark + path
    }
    return position
  }

  private func told(_ message: String) -> String {
    message.replacing(Files.followed(then) + "/", with: mark)
  }

  /// - Parameters:
  ///   - folder: What the names of files are relative to.
  ///   - root: What paths are relative to that are compared with those of the other side.
  ///   - shown: A path for people.
  private func side(
    _ jobs: [GoldenJob], _ files: some Sequence<String>, in folder: String, of root: String,
    shown: (String) -> String
  ) throws -> Side {
    func path(_ file: String) -> String {
      let place = FilePath.joined(folder, file)
      return FilePath.relative(place, to: root) ?? place
    }
    var side = Side()
    side.unreadable = Set(files.map(path))
    for job in jobs {
      let file = job.document.position.file
      let text = try Files.read(FilePath.joined(folder, file))
      side.entries.append(
        DocumentChanges.Entry(job, file: path(file), shown: shown(path(file)), text: text))
      side.unreadable.remove(path(file))
    }
    return side
  }
}

extension EarlierDocuments {
  /// Folders that the documents are in, or should be; at least one.
  private static func anchors(
    _ operands: [String], _ project: String?, in working: String
  ) -> [String] {
    if let project { return [resolved(project, in: working)] }
    let folders = operands.map { operand in
      let place = resolved(operand, in: working)
      return Files.isFolder(place) ? place : FilePath.parent(of: place)
    }
    return folders.isEmpty ? [working] : folders.withoutRepeats
  }

  private static func resolved(_ path: String, in working: String) -> String {
    Files.followed(FilePath.joined(working, path))
  }

  /// The folder that a document's themes and components are in.
  private static func projectFolder(
    around anchor: String, _ project: String?, in working: String
  ) -> String {
    if project != nil { return anchor }
    return DocumentPaths.projectFolder(above: anchor)
      ?? (FilePath.isInside(anchor, working) ? working : anchor)
  }

  /// Where a path of one folder is in the other.
  private static func place(
    of path: String, in folder: String, at other: String
  ) throws(Failure) -> String {
    guard FilePath.isInside(path, folder), let way = FilePath.relative(path, to: folder) else {
      throw Failure(
        path: path, "this is outside of '\(folder)', of which an earlier state is looked at")
    }
    return FilePath.joined(other, way)
  }

  private static func revision(
    _ state: String, around anchor: String
  ) throws(Failure) -> (GitRepository, GitRepository.Revision) {
    let isPath = ["./", "../", "/"].contains { state.hasPrefix($0) } || state.hasSuffix("/")
    guard !state.isEmpty, !isPath else {
      throw Failure(path: state, "there is no such folder to compare with")
    }
    // A folder that is gone was in the repository that what is left of its path is in.
    var place = anchor
    while !Files.isFolder(place) { place = FilePath.parent(of: place) }
    let repository: GitRepository
    do throws(Failure) {
      repository = try GitRepository(around: place)
    } catch {
      // The system says that git could not run.
      guard error.code == nil else { throw error }
      throw Failure(
        "'\(printable(state))' is no folder, and there is no git repository that it could be a "
          + "revision of: \(error.description)")
    }
    if let revision = try repository.revision(state) { return (repository, revision) }
    throw Failure(
      "'\(printable(state))' is neither a folder nor a revision of \(repository.root); 'git fetch' "
        + "brings what is missing, and in a shallow clone 'git fetch --unshallow'")
  }

  private static func check(
    out place: String, of revision: GitRepository.Revision, named name: String,
    from repository: GitRepository, into target: String
  ) throws(Failure) {
    let way = FilePath.relative(place, to: repository.root) ?? "."
    _ = try Files.makeFolder(target)
    let isThere = try repository.check(out: way, of: revision, into: target) { path in
      // Whatever is read of a project is one of these.
      ["yaml", "yml", "json"].contains(FilePath.ending(of: path))
    }
    guard isThere else {
      throw Failure(
        way == "."
          ? "\(printable(name)) is empty; name a revision that has the project"
          : "\(printable(name)) has no '\(printable(way))', where the project is now; name a "
            + "revision that has it, or a folder with its earlier state")
    }
  }
}
