import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// The documents of a folder and its projects: finds those that are meant and reads them.
///
/// Relative paths are seen from `folder`, and so are those in messages and positions, wherever
/// the process works.
///
/// A search ends with a `Failure`, or a `DescriptionError` about a configuration; a document that
/// cannot be read is a problem, and does not end it.
package struct DocumentIndex: Sendable {
  package static let projectFile = DocumentPaths.projectFile

  /// A document and the file it was read from, as the user names it.
  package struct Source: Sendable {
    package var document: Document
    package var file: String
    package var project: Project?
    /// The folder names of documents count from: the project's, else the index's.
    package var root: String
    /// Whether it lies in that folder, and so has a place among its goldens.
    package var isInside: Bool
  }

  private let paths: DocumentPaths
  /// Where relative paths are seen from: absolute, links followed.
  package var folder: String { paths.folder }
  /// What is wrong with documents that could not be read.
  package private(set) var problems: [RunResult.Problem] = []
  /// What each document was read from, by the file's name as the user has it; those that could not
  /// be read among them, as far as they led.
  package private(set) var origins: [String: DocumentOrigin] = [:]
  /// The project that was named, which is everybody's then.
  private var given: Project?
  private var projects: [String: Project] = [:]

  /// - Parameter project: a folder to be the project of every document; the nearest configuration
  ///   upward of each decides where this is nil.
  package init(of folder: String, project: String? = nil) throws {
    paths = DocumentPaths(of: folder)
    guard let project else { return }
    guard Files.isFolder(place(of: project)) else {
      throw Failure(path: project, "there is no such folder")
    }
    let root = resolved(project)
    given =
      Files.exists(FilePath.joined(root, Self.projectFile))
      ? try readProject(in: root) : Project(root: root)
  }
}

extension DocumentIndex {
  /// The documents in what was named, or the project's if nothing was; those that cannot be read
  /// become problems.
  package mutating func sources(_ operands: [String]) throws -> [Source] {
    var sources: [Source] = []
    for file in try files(operands) {
      if let source = try read(file) { sources.append(source) }
    }
    return sources
  }

  /// The documents' files, none of them read.
  package mutating func files(_ operands: [String]) throws -> [String] {
    var files: [String] = []
    if operands.isEmpty {
      if let project = try project(above: folder) {
        files = try documents(of: project)
      } else {
        files = try documents(in: folder)
      }
      if files.isEmpty { throw Failure("no documents (*.skel.yaml, *.skel.json) here") }
    }
    for operand in operands { files += try self.files(in: operand) }
    // By bytes: two spellings of one letter are two files.
    var seen: Set<[UInt8]> = []
    return files.filter { seen.insert(Array($0.utf8)).inserted }
  }

  /// The same as documents whose goldens are asked after, each with a place and a name of its own.
  ///
  /// - Parameter variants: those of a document's variants that are meant; nil: all.
  package mutating func jobs(
    _ operands: [String], variants: (Document) -> [Variant]? = { _ in nil }
  ) throws -> [GoldenJob] {
    var jobs: [GoldenJob] = []
    var files: [String: (file: String, name: String)] = [:]
    for source in try sources(operands) {
      let name = source.document.name
      guard source.isInside else {
        throw Failure(
          "\(source.file): a document outside of '\(shown(source.root))' has no place "
            + "among its goldens; name its project by --project")
      }
      // What is two folders here is one where file systems take no notice of case.
      if let first = files.updateValue((source.file, name), forKey: name.lowercased()) {
        throw Failure(
          first.name == name
            ? "\(first.file) and \(source.file) are both named '\(name)', and would share their "
              + "goldens"
            : "\(first.file) and \(source.file) differ in upper and lower case alone, and would "
              + "share their goldens on a Mac")
      }
      let goldens = try goldens(of: source.project, root: source.root)
      var job = GoldenJob(source.document, goldens: goldens, variants: variants(source.document))
      job.origin = origins[source.file]
      jobs.append(job)
    }
    return jobs
  }

  /// The folder of goldens, which lies in the root whatever links there are.
  private func goldens(of project: Project?, root: String) throws -> GuardedFolder {
    let path = FilePath.joined(root, project?.goldens ?? "goldens")
    return try GuardedFolder(shown(path), from: folder, inside: root)
  }

  /// The folder pictures of what is wrong go to: the one named, else the root's `.skelsnap`.
  package mutating func artifacts(named: String?) throws -> GuardedFolder {
    let path: String
    if let named, !named.isEmpty {
      path = named
    } else {
      path = shown(FilePath.joined(try home(), ".skelsnap"))
    }
    return try GuardedFolder(path, from: folder)
  }

  /// The root of the project that the index's folder lies in, else that folder: where paths of
  /// origins are seen from.
  package mutating func home() throws -> String {
    try project(above: folder)?.root ?? folder
  }

  /// Whether there is a configuration here or upward, once documents have been looked for.
  package var isProject: Bool { given != nil || !projects.isEmpty }

  /// A path as messages name it: from the index's folder where it lies in it.
  package func shown(_ path: String) -> String { paths.shown(path) }
}

extension DocumentIndex {
  private func files(in operand: String) throws -> [String] {
    let path = resolved(operand)
    let isProject = FilePath.name(of: operand) == Self.projectFile
    switch Files.kind(of: place(of: operand)) {
    case nil: throw Failure(path: operand, "there is no such file or folder")
    case .file where !isProject, .special: return [path]
    case .file, .folder:
      let root = isProject ? FilePath.parent(of: path) : path
      let files =
        Files.exists(FilePath.joined(root, Self.projectFile))
        ? try documents(of: readProject(in: root)) : try documents(in: root)
      if files.isEmpty {
        throw Failure(path: operand, "no documents (*.skel.yaml, *.skel.json) in this folder")
      }
      return files
    }
  }

  private func documents(of project: Project) throws -> [String] {
    var files: [String] = []
    for entry in project.documents {
      let path = FilePath.joined(project.root, entry)
      switch Files.kind(of: path) {
      case .folder: files += try documents(in: path)
      case .file, .special: files.append(path)
      case nil:
        throw Failure(
          path: shown(path), "named by the project, but there is no such file or folder")
      }
    }
    return files
  }

  private func documents(in folder: String) throws -> [String] {
    try Files.list(folder).filter(isDocument).map { FilePath.joined(folder, $0) }
  }

  /// nil where the document is wrong, which is a problem then.
  private mutating func read(_ path: String) throws -> Source? {
    let file = shown(path)
    let project = try self.project(above: FilePath.parent(of: path))
    let name = paths.name(of: path, project)
    let trail = Trail(home: try home())
    defer { origins[file] = DocumentOrigin(document: name, files: trail.files) }
    do throws(Failure) {
      let text = try trail.read(path)
      if let project {
        trail.note(FilePath.joined(project.root, Self.projectFile), project.digest)
      }
      do throws(DescriptionError) {
        let document = try Document.read(
          file: file, bytes: text, name: name, project: project,
          themes: themes(root: paths.themeRoot(of: path, project), trail))
        return Source(
          document: document, file: file, project: project, root: project?.root ?? folder,
          isInside: FilePath.isInside(path, project?.root ?? folder))
      } catch {
        problems.append(
          RunResult.Problem(
            message: "\(file) is no document skelsnap can read", diagnostics: error.diagnostics))
      }
    } catch {
      problems.append(
        RunResult.Problem(message: Failure(path: file, error.message).description))
    }
    return nil
  }

  /// The project a folder lies in: the one given, else that of the nearest configuration upward.
  private mutating func project(above folder: String) throws -> Project? {
    if let given { return given }
    guard let root = DocumentPaths.projectFolder(above: folder) else { return nil }
    if let project = projects[root] { return project }
    let project = try readProject(in: root)
    projects[root] = project
    return project
  }

  private func readProject(in root: String) throws -> Project {
    let path = FilePath.joined(root, Self.projectFile)
    return try Project.read(
      file: shown(path), bytes: Files.read(path), root: root, themes: themes(root: root))
  }

  /// How to find the theme files that one named here leads to: none outside its project.
  package mutating func themes(near theme: String) throws -> ThemeReader {
    let path = resolved(theme)
    let project = Files.exists(path) ? try project(above: FilePath.parent(of: path)) : nil
    return themes(root: paths.themeRoot(of: path, project))
  }

  private func themes(root: String, _ trail: Trail? = nil) -> ThemeReader {
    let trail = trail ?? Trail(home: folder)
    return paths.themes(inside: root) { path throws(Failure) in try trail.read(path) }
  }

  /// Where the system finds a path, its `..` left for the system to follow.
  private func place(of path: String) -> String {
    path.isEmpty || path.hasPrefix("/") ? path : folder + "/" + path
  }

  private func resolved(_ path: String) -> String { paths.resolved(path) }
}

/// Which files are read on the way to a document.
private final class Trail {
  private let home: String
  private(set) var files: [DocumentOrigin.File] = []

  init(home: String) {
    self.home = home
  }

  func read(_ path: String) throws(Failure) -> [UInt8] {
    do throws(Failure) {
      let bytes = try Files.read(path)
      note(path, SHA256(bytes).hexadecimal)
      return bytes
    } catch {
      note(path, nil)
      throw error
    }
  }

  /// What cannot be read leaves its name: it may be there the next time.
  func note(_ path: String, _ digest: String?) {
    let shown =
      FilePath.isInside(path, home) ? FilePath.relative(path, to: home) ?? path : path
    guard !files.contains(where: { $0.path == shown }) else { return }
    files.append(.init(path: shown, digest: digest ?? ""))
  }
}
