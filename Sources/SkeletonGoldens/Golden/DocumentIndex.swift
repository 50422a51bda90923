import SkeletonFrames
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem
import Synchronization

/// The documents of a folder and its projects: finds the requested ones and reads them.
///
/// Relative paths, including those in messages and positions, are relative to `folder`, not to the
/// process's working folder.
///
/// A search throws a `Failure`, or a `DescriptionError` about a configuration. A document that
/// cannot be read is recorded as a problem, and the search goes on.
package struct DocumentIndex: Sendable {
  package static let projectFile = DocumentPaths.projectFile
  /// The folder of artifacts, where none is named.
  package static let artifactsFolder = ".skelsnap"

  /// A document and the file it was read from, as the user names it.
  package struct Source: Sendable {
    package var document: Document
    package var file: String
    package var project: Project?
    /// The folder that the names of documents are relative to: the project's, or else the index's.
    package var root: String
    /// Whether the document lies in that folder. If not, it can have no goldens.
    package var isInside: Bool
    /// nil where no view of an app's source can be part of it.
    fileprivate var shownViews: ShownViews?
  }

  private let paths: DocumentPaths
  /// The views of apps' sources that documents show.
  package let views: any AppViews
  /// The folder that relative paths are relative to: absolute, with links resolved.
  package var folder: String { paths.folder }
  /// The problems of documents that could not be read.
  package private(set) var problems: [RunResult.Problem] = []
  /// The files that each document was read from, by the document's path as the user gave it. For a
  /// document that could not be read, the files that were read before the error.
  package private(set) var origins: [String: DocumentOrigin] = [:]
  /// For each of these paths, the files of apps that its views came from, by absolute paths; known
  /// once it is a job.
  package private(set) var viewFiles: [String: [String]] = [:]
  /// For each of these paths, the pictures that it names, the font files of its project and the
  /// folders that these are in, by absolute paths.
  package private(set) var resourceFiles: [String: [String]] = [:]
  /// Whether a folder or a project may have no documents, as an earlier state of one may.
  package var mayBeEmpty = false
  /// The project that the caller gave, which applies to all documents.
  private var given: Project?
  private var projects: [String: Project] = [:]
  /// Links that lead nowhere and are not named as documents: each may have been a folder of them.
  private var deadLinks: [String] = []

  /// - Parameters:
  ///   - project: The folder of the project of all documents. If nil, the nearest configuration
  ///     above each document applies.
  ///   - views: Finds the views that documents show.
  package init(of folder: String, project: String? = nil, views: AppViewFinder) throws {
    paths = DocumentPaths(of: folder)
    self.views = views(paths.folder)
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
  /// The documents among the operands, or those of the project if there are no operands. Documents
  /// that cannot be read become problems.
  package mutating func sources(_ operands: [String]) throws -> [Source] {
    var sources: [Source] = []
    for file in try files(operands) {
      if let source = try read(file) { sources.append(source) }
    }
    return sources
  }

  /// A document with its text and its themes', to be read again with changes.
  package func manuscript(of source: Source) throws -> Manuscript {
    let path = resolved(source.file)
    let bytes = try SourceOperand(source.file).map(document(of:)) ?? Files.read(path)
    return try Manuscript(
      file: source.file, bytes: bytes, name: source.document.name, project: source.project,
      beside: paths.beside(path, source.project),
      themes: themes(root: paths.themeRoot(of: path, source.project)), views: views.reader)
  }

  /// The document that shows a view of an app's source and nothing else.
  ///
  /// - Parameters:
  ///   - canvas: What it asks for.
  ///   - views: Finds out what the view shows.
  package mutating func document(
    showing operand: SourceOperand, on canvas: PreviewCanvas?, views: @escaping ViewReader
  ) throws -> Document {
    let path = resolved(operand.source)
    let project = try self.project(above: FilePath.parent(of: path))
    return try Document.read(
      file: operand.text, bytes: operand.document(on: canvas), name: operand.documentName,
      project: project,
      themes: themes(root: paths.themeRoot(of: path, project)), views: views)
  }

  /// The text of the document that shows a view and nothing else, on the canvas that it asks for.
  private func document(of view: SourceOperand) -> [UInt8] {
    view.document(on: views.canvas(of: view, source: resolved(view.source)))
  }

  /// The paths of the documents, without reading them.
  package mutating func files(_ operands: [String]) throws -> [String] {
    var files: [String] = []
    if operands.isEmpty {
      if let project = try project(above: folder) {
        files = try documents(of: project)
      } else {
        files = try documents(in: folder)
      }
      if files.isEmpty, problems.isEmpty, !mayBeEmpty {
        if let given {
          throw Failure(
            path: shown(given.root), "no documents (*.skel.yaml, *.skel.json) in this project")
        }
        throw Failure("no documents (*.skel.yaml, *.skel.json) here")
      }
    }
    for operand in operands { files += try self.files(in: operand) }
    guard files.count > 1 else { return files }
    // Compared by bytes: two Unicode spellings of the same letter are two files.
    var seen: Set<[UInt8]> = []
    return files.filter { seen.insert(Array($0.utf8)).inserted }
  }

  /// The same documents as jobs, each with a unique name inside the root.
  package mutating func jobs(_ operands: [String]) throws -> [GoldenJob] {
    var jobs: [GoldenJob] = []
    var files: [String: (file: String, name: String)] = [:]
    for source in try sources(operands) {
      let name = source.document.name
      guard source.isInside else {
        throw Failure(
          "\(source.file): a document outside of '\(shown(source.root))' has no place "
            + "among its goldens; name its project by --project")
      }
      // Two folders whose names differ only in case are one folder on some file systems.
      if let first = files.updateValue((source.file, name), forKey: name.lowercased()) {
        throw Failure(
          first.name == name
            ? "\(first.file) and \(source.file) are both named '\(name)', and would share their "
              + "goldens"
            : "\(first.file) and \(source.file) differ in upper and lower case alone, and would "
              + "share their goldens on a Mac")
      }
      let goldens = try goldens(of: source.project, root: source.root)
      var job = GoldenJob(source.document, goldens: goldens)
      job.origin = try origin(of: source)
      job.lint = source.project?.lint ?? job.lint
      jobs.append(job)
    }
    try noteDeadFolders()
    return jobs
  }

  /// The files that a document was read from, among them the views that it shows.
  private mutating func origin(of source: Source) throws -> DocumentOrigin? {
    let requests = shownViews(by: source)
    guard var origin = origins[source.file], !requests.isEmpty else {
      return origins[source.file]
    }
    viewFiles[source.file] = requests.flatMap(views.files)
    let home = try home()
    let files = requests.map { request in
      let (path, digest) = views.source(of: request)
      return Trail.file(path, digest, from: home)
    }
    // A view that is named alone is its own document.
    origin.files =
      SourceOperand(source.file) != nil && !Files.exists(resolved(source.file))
      ? files + origin.files : origin.files + files
    origins[source.file] = origin
    return origin
  }

  /// The files of apps that the views of a document came from, by absolute paths.
  package func viewFiles(of source: Source) -> [String] {
    shownViews(by: source).flatMap(views.files)
  }

  /// The views that a document shows. Which these are is known once each of its trees has been made;
  /// why one cannot be made is said where it is needed.
  private func shownViews(by source: Source) -> [ViewRequest] {
    guard let shown = source.shownViews else { return [] }
    for state in source.document.states {
      _ = try? source.document.screen(state, in: source.document.variants[0])
    }
    return shown.requests
  }

  /// A view that a test has made, as a job.
  ///
  /// - Parameters:
  ///   - text: The document that shows it.
  ///   - view: Its name.
  ///   - test: The file of the test: absolute.
  ///   - views: Finds out what the view shows.
  package mutating func job(
    _ text: [UInt8], showing view: String, in test: String, views: @escaping ViewReader
  ) throws -> GoldenJob {
    let project = try project(above: folder)
    let root = project?.root ?? folder
    let source = FilePath.relative(FilePath.parent(of: test), to: root) ?? "."
    let document = try Document.read(
      file: shown(test), bytes: text,
      name: SourceOperand(source: source, view: view).documentName, project: project,
      themes: themes(root: root), views: views)
    return GoldenJob(document, goldens: try goldens(of: project, root: root))
  }

  /// The folder of goldens in which every golden should be one of these documents: that of a
  /// project of which all documents are looked for. nil for any other search.
  package mutating func wholeGoldens(_ operands: [String]) throws -> GuardedFolder? {
    guard let project = try project(above: folder) else { return nil }
    let file = FilePath.joined(project.root, Self.projectFile)
    let isWhole =
      operands.isEmpty || operands.contains { [project.root, file].contains(resolved($0)) }
    return isWhole ? try goldens(of: project, root: project.root) : nil
  }

  /// A link that leads nowhere is a problem if there are goldens of documents inside it.
  private mutating func noteDeadFolders() throws {
    for link in deadLinks {
      let project = try project(above: FilePath.parent(of: link))
      let root = project?.root ?? folder
      guard let inner = documentName(of: link + "/document", root: root) else { continue }
      let place = FilePath.parent(of: inner)
      guard try !goldens(of: project, root: root).list(place).isEmpty else { continue }
      note(
        Failure(
          path: shown(link), "this link leads nowhere, and there are goldens of what was in it"))
    }
  }

  /// The folder of goldens. Links must not lead out of the root.
  private func goldens(of project: Project?, root: String) throws -> GuardedFolder {
    let path = FilePath.joined(root, project?.goldens ?? "goldens")
    return try GuardedFolder(shown(path), from: folder, inside: root)
  }

  /// The folder of the goldens of the project of the index's folder, or of that folder.
  package mutating func goldens() throws -> GuardedFolder {
    let project = try project(above: folder)
    return try goldens(of: project, root: project?.root ?? folder)
  }

  /// The folder for artifacts: the one named, or else `.skelsnap` in the root.
  package mutating func artifacts(named: String?) throws -> GuardedFolder {
    if let named, !named.isEmpty { return try GuardedFolder(named, from: folder) }
    // A link that nobody has named must not lead elsewhere: it may have come with the project.
    let home = try home()
    return try GuardedFolder(
      shown(FilePath.joined(home, Self.artifactsFolder)), from: folder, inside: home)
  }

  /// What is known of the texts that goldens were made from.
  package mutating func sourceMemory(in artifacts: GuardedFolder) throws -> SourceMemory {
    let home = try home()
    let sources = origins.compactMap { file, origin in
      viewFiles[file].map { (origin.document, $0) }
    }
    return SourceMemory(
      in: artifacts,
      SourceMemory.Home(
        home, sources: Dictionary(sources) { first, _ in first }, shown: paths.shown))
  }

  /// The root of the project of the index's folder, or else that folder. Paths of origins are
  /// relative to it.
  package mutating func home() throws -> String {
    try project(above: folder)?.root ?? folder
  }

  /// The project of the index's folder; nil if it is in none.
  package mutating func project() throws -> Project? { try project(above: folder) }

  /// A path as messages show it: relative to the index's folder if it lies inside.
  package func shown(_ path: String) -> String { paths.shown(path) }
}

extension DocumentIndex {
  private mutating func files(in operand: String) throws -> [String] {
    if let view = SourceOperand(operand), !Files.exists(place(of: operand)) {
      guard Files.exists(place(of: view.source)) else {
        throw Failure(path: view.source, "there is no such file or folder")
      }
      return try views.operands(view, source: resolved(view.source))
    }
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
      if files.isEmpty, problems.isEmpty, !mayBeEmpty {
        throw Failure(path: operand, "no documents (*.skel.yaml, *.skel.json) in this folder")
      }
      return files
    }
  }

  private mutating func documents(of project: Project) throws -> [String] {
    var files: [String] = []
    for entry in project.documents {
      let path = FilePath.joined(project.root, entry)
      if let view = SourceOperand(path), !Files.exists(path), Files.exists(view.source) {
        files += try views.operands(view, source: resolved(view.source))
        continue
      }
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

  /// The documents in a folder. An entry that is named as one and cannot be read, even a folder, is
  /// among them, so that reading it says why: passed over, its goldens would be compared with
  /// nothing.
  private mutating func documents(in folder: String) throws -> [String] {
    let listing = try Files.survey(folder)
    var files = (listing.files + listing.folders).filter(isDocument)
    for entry in listing.dead {
      let path = FilePath.joined(folder, entry.path)
      switch entry.reason {
      case .special, .unreachable, .outside:
        if isDocument(entry.path) {
          files.append(entry.path)
        } else if case .unreachable = entry.reason {
          deadLinks.append(path)
        }
      case .notUTF8(let mayBeFolder):
        if mayBeFolder || isDocument(entry.path) || isNearlyDocument(entry.path) {
          note(Failure(path: shown(path), "the name is not UTF-8, so this is not read; rename it"))
        }
      }
    }
    for name in listing.files where isNearlyDocument(name) {
      note(
        Failure(
          path: shown(FilePath.joined(folder, name)),
          "the name of a document ends in .skel.yaml or .skel.json, so this is not read; rename it"
        ))
    }
    return files.sorted { $0.precedes($1) }
      .map { FilePath.joined(folder, $0) }
  }

  /// Records a problem once, in however many folders it is found.
  private mutating func note(_ failure: Failure) {
    let problem = RunResult.Problem(message: failure.description)
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// nil if the document has errors, which become a problem.
  private mutating func read(_ path: String) throws -> Source? {
    let file = shown(path)
    let view = Files.exists(path) ? nil : SourceOperand(path)
    let project = try self.project(above: FilePath.parent(of: view?.source ?? path))
    let name =
      view.map { view in
        let source = FilePath.relative(view.source, to: project?.root ?? folder) ?? view.source
        return view.naming(view: view.view, in: source).documentName
      } ?? paths.name(of: path, project)
    let trail = Trail(home: try home())
    let shownViews = ShownViews()
    let pictures = PictureTrail()
    defer {
      origins[file] = DocumentOrigin(document: name, files: trail.files)
      resourceFiles[file] =
        pictures.paths + (project?.fonts.flatMap { [$0.place] + $0.files } ?? [])
    }
    if name.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) {
      problems.append(
        RunResult.Problem(
          message: "\(printable(file)): a document named '\(printable(name))' would have its "
            + "goldens in another folder; name it otherwise"))
      return nil
    }
    do throws(Failure) {
      let text = if let view { document(of: view) } else { try trail.read(path) }
      if let project {
        trail.note(FilePath.joined(project.root, Self.projectFile), project.digest)
      }
      do throws(DescriptionError) {
        let document = try Document.read(
          file: file, bytes: text, name: name, project: project,
          beside: paths.beside(path, project, noting: pictures),
          themes: themes(root: paths.themeRoot(of: path, project), trail, noting: pictures),
          views: shownViews.noting(views.reader))
        return Source(
          document: document, file: file, project: project, root: project?.root ?? folder,
          isInside: FilePath.isInside(view?.source ?? path, project?.root ?? folder),
          shownViews: trail.mentionsViews || view != nil ? shownViews : nil)
      } catch {
        problems.append(
          RunResult.Problem(
            message: "\(printable(file)) cannot be read as a document",
            diagnostics: error.diagnostics))
      }
    } catch {
      problems.append(
        RunResult.Problem(message: Failure(path: file, error.message).description))
    }
    return nil
  }

  /// The project of a folder: the one that the caller gave, or else that of the nearest
  /// configuration above.
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
    let project = try Project.read(
      file: shown(path), bytes: Files.read(path), root: root, themes: themes(root: root))
    try project.useFonts()
    return project
  }

  /// Reads the theme files that a theme refers to, but none outside its project.
  package mutating func themes(near theme: String) throws -> ThemeReader {
    let path = resolved(theme)
    let project = Files.exists(path) ? try project(above: FilePath.parent(of: path)) : nil
    return themes(root: paths.themeRoot(of: path, project))
  }

  private func themes(
    root: String, _ trail: Trail? = nil, noting pictures: PictureTrail? = nil
  ) -> ThemeReader {
    let trail = trail ?? Trail(home: folder)
    return paths.themes(inside: root, noting: pictures) { path throws(Failure) in
      try trail.read(path)
    }
  }

  /// The path as the system resolves it, including `..`.
  private func place(of path: String) -> String {
    path.isEmpty || path.hasPrefix("/") ? path : folder + "/" + path
  }

  private func resolved(_ path: String) -> String { paths.resolved(path) }
}

/// Records which views a document shows.
private final class ShownViews: Sendable {
  private let asked = Mutex<[ViewRequest]>([])

  var requests: [ViewRequest] { asked.withLock { $0 } }

  func noting(_ reader: @escaping ViewReader) -> ViewReader {
    { request throws(ViewRefusal) in
      self.asked.withLock { asked in
        if !asked.contains(where: { $0.view == request.view && $0.source == request.source }) {
          asked.append(request)
        }
      }
      return try reader(request)
    }
  }
}

/// Records which files are read for a document.
private final class Trail {
  private let home: String
  private(set) var files: [DocumentOrigin.File] = []
  /// Whether any of them has the word for a view of an app's source.
  private(set) var mentionsViews = false

  private static let word = Array("swiftui".utf8)

  init(home: String) {
    self.home = home
  }

  func read(_ path: String) throws(Failure) -> [UInt8] {
    do throws(Failure) {
      let bytes = try Files.read(path)
      note(path, SHA256(bytes).hexadecimal)
      mentionsViews = mentionsViews || Self.mentionsViews(bytes)
      return bytes
    } catch {
      note(path, nil)
      throw error
    }
  }

  /// Not by `firstRange(of:)`: what that needs to begin with is a tenth of a short command.
  private static func mentionsViews(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let place = rest.firstIndex(of: word[0]) {
      rest = rest[place...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// A file that cannot be read is recorded, too, because it may exist the next time.
  func note(_ path: String, _ digest: String?) {
    let file = Self.file(path, digest ?? "", from: home)
    if !files.contains(where: { $0.path == file.path }) { files.append(file) }
  }

  static func file(_ path: String, _ digest: String, from home: String) -> DocumentOrigin.File {
    let shown =
      FilePath.isInside(path, home) ? FilePath.relative(path, to: home) ?? path : path
    return DocumentOrigin.File(path: shown, digest: digest)
  }
}
