import SkeletonModel
import SkeletonSystem

/// Resolves the paths of documents: their names, and the theme files that they may use.
///
/// The command and the library both use this, so that they find the same themes, refuse the same
/// ones, and give a document the same name.
package struct DocumentPaths: Sendable {
  package static let projectFile = "skelsnap.yaml"

  /// The folder that relative paths are relative to: absolute, with links resolved.
  package let folder: String

  package init(of folder: String) {
    self.folder = Files.resolved(folder) ?? folder
  }

  /// A path as messages show it: relative to the folder if it lies inside.
  package func shown(_ path: String) -> String {
    FilePath.isInside(path, folder) ? FilePath.relative(path, to: folder) ?? path : path
  }

  /// The path with the links in its folder resolved.
  package func resolved(_ path: String) -> String {
    let place = FilePath.joined(folder, path)
    if Files.isFolder(place) { return Files.resolved(place) ?? place }
    let parent = FilePath.parent(of: place)
    return FilePath.joined(Files.resolved(parent) ?? parent, FilePath.name(of: place))
  }
}

extension DocumentPaths {
  /// The folder itself if it has a configuration, or else the nearest one above that does.
  package static func projectFolder(above folder: String) -> String? {
    var root = folder
    while !Files.exists(FilePath.joined(root, projectFile)) {
      let parent = FilePath.parent(of: root)
      if parent == root { return nil }
      root = parent
    }
    return root
  }

  /// A document's name in a project, or without one; only its file name if it lies outside the
  /// folder that names are relative to.
  package func name(of path: String, _ project: Project?) -> String {
    documentName(of: path, root: project?.root ?? folder) ?? bareName(path)
  }

  /// The folder that themes must not lie outside of.
  package func themeRoot(of path: String, _ project: Project?) -> String {
    let root = project?.root ?? folder
    return FilePath.isInside(path, root) ? root : FilePath.parent(of: path)
  }

  /// Where the paths lead that a document names.
  package func beside(
    _ path: String, _ project: Project?, noting trail: PictureTrail? = nil
  ) -> FilesBeside {
    FilesBeside(
      folder: FilePath.parent(of: path), inside: themeRoot(of: path, project), noting: trail)
  }

  /// Reads the theme files that a theme refers to, but none outside a folder, not even through
  /// links.
  package func themes(
    inside root: String, noting trail: PictureTrail? = nil,
    read: @escaping (String) throws(Failure) -> [UInt8]
  ) -> ThemeReader {
    { reference, referrer in
      let start = FilePath.parent(of: FilePath.joined(folder, referrer))
      let path = FilePath.joined(start, reference)
      let place = resolved(path)
      guard FilePath.isInside(place, root),
        Files.resolved(place).map({ FilePath.isInside($0, root) }) ?? true
      else { return .refused("stands outside the project's folder") }
      do throws(Failure) {
        return .text(
          file: shown(place), bytes: try read(place),
          beside: FilesBeside(folder: FilePath.parent(of: place), inside: root, noting: trail))
      } catch {
        return .refused("cannot be read: \(error.description)")
      }
    }
  }
}
