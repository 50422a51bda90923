import SkeletonFrames
import SkeletonLanguage
import SkeletonModel
import SkeletonSwiftUI
import SkeletonSystem

/// A document that was read and checked: a loading screen with all its states and variants.
///
/// ```swift
/// let bars = try Skeleton(contentsOfFile: "examples/buzzbox/skeleton-view.skel.yaml")
/// for frame in try bars.frames() {
///   print(frame.name)  // examples/buzzbox/skeleton-view/light/phase-0000.png, …
/// }
/// ```
///
/// Reading a document reports all its mistakes at once; ``SkeletonError/diagnostics`` has their
/// positions. Nothing is laid out or painted until a picture is requested.
public struct Skeleton: Sendable {
  let document: Document

  /// The document's name in the names of its frames: `examples/buzzbox/skeleton-view`.
  public var name: String { document.name }

  /// The title to display: the document's `title`, or else the last part of its name.
  public var title: String { document.title }

  /// Reads a document from a file, as the command does.
  ///
  /// The document's project is the nearest folder above it with a `skelsnap.yaml`, which provides
  /// the theme and snapshots if the document has none. The document's name is its path from the
  /// project, or from the working folder if there is no project. Theme files that it names are
  /// looked for beside it, and in the project's folder and its subfolders.
  ///
  /// - Parameter path: A `.skel.yaml` or `.skel.json` file, absolute or relative to the working
  ///   folder.
  public init(contentsOfFile path: String) throws(SkeletonError) {
    document = try SkeletonError.insteadOfOthers { try DocumentFile.read(path) }
  }

  /// Reads a document from its text: from `text.utf8`, or from any other collection of bytes.
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
  /// Such a document has no project and no files beside it, so its theme is a built-in one or part
  /// of the text.
  ///
  /// - Parameters:
  ///   - source: YAML, or JSON if the name ends in `.json`.
  ///   - name: The document's name, and its file in diagnostics. The names of frames leave out a
  ///     `.skel.yaml` or `.skel.json` at the end.
  public init(_ source: some Sequence<UInt8>, name: String) throws(SkeletonError) {
    document = try SkeletonError.insteadOfOthers {
      try DocumentFile.read(Array(source), named: name)
    }
  }
}

/// Reads documents.
private enum DocumentFile {
  static func read(_ path: String) throws -> Document {
    let paths = DocumentPaths(of: try ProcessEnvironment.workingFolder)
    let place = paths.resolved(path)
    let file = paths.shown(place)
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try Files.read(place)
    } catch {
      // The path as the user gave it, not as it was resolved.
      throw Failure(path: path, error.message)
    }
    let project = try project(of: place, paths)
    return try Document.read(
      file: file, bytes: bytes, name: paths.name(of: place, project), project: project,
      beside: paths.beside(place, project),
      themes: paths.themes(inside: paths.themeRoot(of: place, project), read: themeBytes),
      views: SwiftUIViews(of: paths.folder).reader)
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
    let project = try Project.read(
      file: paths.shown(file), bytes: Files.read(file), root: root,
      themes: paths.themes(inside: root, read: themeBytes))
    try project.useFonts()
    return project
  }

  private static func themeBytes(_ path: String) throws(Failure) -> [UInt8] {
    try Files.read(path)
  }
}
