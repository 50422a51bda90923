import SkeletonRender

/// Finds the documents a command line means, reads them, and says what is wrong with them.
struct Workspace {
  static let projectFile = "skelsnap.yaml"

  var console: Console
  /// Where relative paths are seen from, links followed.
  private let folder: String
  /// The project given by `--project`, which is everybody's then.
  private var given: Project?
  private var projects: [String: Project] = [:]
  /// Whether some document could not be read, so that the run is no success.
  private(set) var hasFailed = false
  /// Whether what is wrong with documents is kept for a report rather than said at once.
  var keepsProblems = false
  private(set) var problems: [RunResult.Problem] = []

  /// A document and the file it was read from, as the user names it.
  struct Source {
    var document: Document
    var file: String
    var project: Project?
    /// The folder names of documents count from: the project's, else the working folder.
    var root: String
    /// Whether it lies in that folder, and so has a place among its goldens.
    var isInside: Bool
  }

  static let projectOption = Option(
    "project", Option.Value(name: "folder", form: .folder),
    help: "The project's folder (default: the nearest one upward with skelsnap.yaml).")

  init(_ invocation: Invocation, console: Console) throws(Stop) {
    self.console = console
    folder = Environment.workingFolder
    if let path = invocation.value("project") {
      guard Files.isFolder(path) else { throw .failure("\(path): there is no such folder") }
      let root = resolved(path)
      given =
        Files.exists(FilePath.joined(root, Self.projectFile))
        ? try readProject(in: root) : Project(root: root)
    }
  }

  /// The documents in what was named, or the project's if nothing was; at least one.
  mutating func sources(_ operands: [String]) throws(Stop) -> [Source] {
    var files: [String] = []
    if operands.isEmpty {
      if let project = try project(above: folder) {
        files = try documents(of: project)
      } else {
        files = try documents(in: folder)
      }
      if files.isEmpty { throw .failure("no documents (*.skel.yaml, *.skel.json) here") }
    }
    for operand in operands { files += try self.files(in: operand) }
    // By bytes: two spellings of one letter are two files.
    var seen: Set<[UInt8]> = []
    var sources: [Source] = []
    for file in files where seen.insert(Array(file.utf8)).inserted {
      if let source = try read(file) { sources.append(source) }
    }
    return sources
  }

  /// Prints diagnostics, with the line at fault where somebody looks.
  func report(_ error: DescriptionError) {
    for diagnostic in error.diagnostics {
      console.complain(
        diagnostic.report(color: console.usesColor) { file in
          console.isTerminal ? try? Files.read(file) : nil
        })
    }
  }

  private mutating func keep(_ message: String, _ diagnostics: [Diagnostic] = []) {
    problems.append(RunResult.Problem(message: message, diagnostics: diagnostics))
  }

  private func files(in operand: String) throws(Stop) -> [String] {
    let path = resolved(operand)
    let isProject = FilePath.name(of: operand) == Self.projectFile
    switch Files.kind(of: operand) {
    case nil: throw .failure("\(operand): there is no such file or folder")
    case .file where !isProject, .special: return [path]
    case .file, .folder:
      let root = isProject ? FilePath.parent(of: path) : path
      let files =
        Files.exists(FilePath.joined(root, Self.projectFile))
        ? try documents(of: readProject(in: root)) : try documents(in: root)
      if files.isEmpty {
        throw .failure("\(operand): no documents (*.skel.yaml, *.skel.json) in this folder")
      }
      return files
    }
  }

  private func documents(of project: Project) throws(Stop) -> [String] {
    var files: [String] = []
    for entry in project.documents {
      let path = FilePath.joined(project.root, entry)
      switch Files.kind(of: path) {
      case .folder: files += try documents(in: path)
      case .file, .special: files.append(path)
      case nil:
        throw .failure("\(shown(path)): named by the project, but there is no such file or folder")
      }
    }
    return files
  }

  private func documents(in folder: String) throws(Stop) -> [String] {
    do throws(FileError) {
      return try Files.list(folder).filter(isDocument).map { FilePath.joined(folder, $0) }
    } catch {
      throw .failure(error.description)
    }
  }

  /// nil where the document is wrong, which has been said then.
  private mutating func read(_ path: String) throws(Stop) -> Source? {
    let file = shown(path)
    let project = try self.project(above: FilePath.parent(of: path))
    do throws(FileError) {
      let text = try Files.read(file)
      do throws(DescriptionError) {
        let document = try Document.read(
          file: file, bytes: text, name: name(of: path, project), project: project,
          themes: themes(root: root(of: path, project)))
        return Source(
          document: document, file: file, project: project, root: project?.root ?? folder,
          isInside: FilePath.isInside(path, project?.root ?? folder))
      } catch {
        if keepsProblems {
          keep("\(file) is no document skelsnap can read", error.diagnostics)
        } else {
          report(error)
        }
      }
    } catch {
      if keepsProblems { keep(error.description) } else { console.error(error.description) }
    }
    hasFailed = true
    return nil
  }

  /// The folder that holds what belongs to no document: artifacts, and goldens without a project.
  mutating func root() throws(Stop) -> String { try project(above: folder)?.root ?? folder }

  /// Whether there is a configuration here or upward, once documents have been looked for.
  var isProject: Bool { given != nil || !projects.isEmpty }

  /// The project a folder lies in: the one given, else that of the nearest configuration upward.
  private mutating func project(above folder: String) throws(Stop) -> Project? {
    if let given { return given }
    var root = folder
    while !Files.exists(FilePath.joined(root, Self.projectFile)) {
      let parent = FilePath.parent(of: root)
      if parent == root { return nil }
      root = parent
    }
    if let project = projects[root] { return project }
    let project = try readProject(in: root)
    projects[root] = project
    return project
  }

  private func readProject(in root: String) throws(Stop) -> Project {
    let path = FilePath.joined(root, Self.projectFile)
    let text: [UInt8]
    do throws(FileError) {
      text = try Files.read(path)
    } catch {
      throw .failure(error.description)
    }
    do throws(DescriptionError) {
      return try Project.read(
        file: shown(path), bytes: text, root: root, themes: themes(root: root))
    } catch {
      report(error)
      throw .said(.failure)
    }
  }

  /// A document outside the root is called after its file alone.
  private func name(of path: String, _ project: Project?) -> String {
    documentName(of: path, root: project?.root ?? folder) ?? bareName(path)
  }

  /// The folder that themes may not lead out of.
  private func root(of path: String, _ project: Project?) -> String {
    let root = project?.root ?? folder
    return FilePath.isInside(path, root) ? root : FilePath.parent(of: path)
  }

  private func themes(root: String) -> ThemeReader {
    { reference, referrer in
      let start = FilePath.parent(of: FilePath.joined(folder, referrer))
      let path = FilePath.joined(start, reference)
      let place = resolved(path)
      guard FilePath.isInside(place, root),
        Files.resolved(place).map({ FilePath.isInside($0, root) }) ?? true
      else { return .refused("stands outside the project's folder") }
      do throws(FileError) {
        return .text(file: shown(place), bytes: try Files.read(place))
      } catch {
        return .refused("cannot be read: \(error.description)")
      }
    }
  }

  /// The place of a path with the links in its folder followed, as the working folder has them.
  private func resolved(_ path: String) -> String {
    let place = FilePath.joined(folder, path)
    if Files.isFolder(place) { return Files.resolved(place) ?? place }
    let parent = FilePath.parent(of: place)
    return FilePath.joined(Files.resolved(parent) ?? parent, FilePath.name(of: place))
  }

  /// A path as messages name it: from the working folder where it lies in it.
  func shown(_ path: String) -> String {
    FilePath.isInside(path, folder) ? FilePath.relative(path, to: folder) ?? path : path
  }
}
