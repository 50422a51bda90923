import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// A document, read and checked: a loading screen with all its states and variants.
///
/// ```swift
/// let bars = try Skeleton(contentsOfFile: "examples/buzzbox/skeleton-view.skel.yaml")
/// for frame in try bars.frames() {
///   print(frame.name)  // examples/buzzbox/skeleton-view/light/phase-0000.png, …
/// }
/// ```
///
/// Reading a document finds every mistake in it at once; ``SkeletonError/diagnostics`` names their
/// places. Nothing is laid out or painted before a picture is asked for.
public struct Skeleton: Sendable {
  let document: Document

  /// What the document goes by in the names of its frames: `examples/buzzbox/skeleton-view`.
  public var name: String { document.name }

  /// What it is called for people: as it says itself, else the last part of its name.
  public var title: String { document.title }

  /// Reads a document from a file, as the command does.
  ///
  /// Its project is the nearest folder upward with a `skelsnap.yaml`, whose theme and snapshots hold
  /// where the document is silent. The document is named from there, or without a project from the
  /// working folder. Theme files it names are found beside it, in the project's folder and below.
  ///
  /// - Parameter path: `.skel.yaml` or `.skel.json`, seen from the working folder unless absolute.
  public init(contentsOfFile path: String) throws(SkeletonError) {
    document = try SkeletonError.insteadOfOthers { try DocumentFile.read(path) }
  }

  /// Reads a document from its text: from `text.utf8`, or from bytes of any other collection.
  ///
  /// ```swift
  /// let text = """
  ///   skelsnap: 1
  ///   canvas: {width: 200, height: fit}
  ///   skeleton: {block: {width: 120, height: 16, radius: 4}}
  ///   """
  /// let bar = try Skeleton(text.utf8, name: "bar")
  /// ```
  ///
  /// Such a document has no project and no files beside it, so its theme is a built-in one or
  /// written out in the text.
  ///
  /// - Parameters:
  ///   - source: YAML; JSON where the name ends in `.json`.
  ///   - name: What the document is called, and its file in diagnostics. `.skel.yaml` and
  ///     `.skel.json` at the end are left out of the names of frames.
  public init(_ source: some Sequence<UInt8>, name: String) throws(SkeletonError) {
    document = try SkeletonError.insteadOfOthers {
      try DocumentFile.read(Array(source), named: name)
    }
  }
}

/// How documents are read.
private enum DocumentFile {
  static func read(_ path: String) throws -> Document {
    let paths = DocumentPaths(of: ProcessEnvironment.workingFolder)
    let place = paths.resolved(path)
    let file = paths.shown(place)
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try Files.read(place)
    } catch {
      // As the user named it, not as it was found.
      throw Failure(path: path, error.message)
    }
    let project = try project(of: place, paths)
    return try Document.read(
      file: file, bytes: bytes, name: paths.name(of: place, project), project: project,
      themes: paths.themes(inside: paths.themeRoot(of: place, project), read: themeBytes))
  }

  static func read(_ bytes: [UInt8], named name: String) throws -> Document {
    let folder = FilePath.parent(of: name)
    let bare = isDocument(name) ? bareName(name) : FilePath.name(of: name)
    return try Document.read(
      file: name, bytes: bytes, name: folder == "." ? bare : FilePath.joined(folder, bare)
    ) { _, _ in .refused("is a file, and this document was not read from one") }
  }

  private static func project(of path: String, _ paths: DocumentPaths) throws -> Project? {
    guard let root = DocumentPaths.projectFolder(above: FilePath.parent(of: path)) else {
      return nil
    }
    let file = FilePath.joined(root, DocumentPaths.projectFile)
    return try Project.read(
      file: paths.shown(file), bytes: Files.read(file), root: root,
      themes: paths.themes(inside: root, read: themeBytes))
  }

  private static func themeBytes(_ path: String) throws(Failure) -> [UInt8] {
    try Files.read(path)
  }
}
