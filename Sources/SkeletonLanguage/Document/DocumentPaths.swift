import SkeletonModel
import SkeletonSystem

/// Where documents stand among the folders around them: what they are called from there, and which
/// theme files they may lead to.
///
/// The command and the library's users read documents through this, so that both find the same
/// themes, refuse the same ones, and give a document the same name.
package struct DocumentPaths: Sendable {
  package static let projectFile = "skelsnap.yaml"

  /// Where relative paths are seen from: absolute, links followed.
  package let folder: String

  package init(of folder: String) {
    self.folder = Files.resolved(folder) ?? folder
  }

  /// A path as messages name it: from the folder where it lies in it.
  package func shown(_ path: String) -> String {
    FilePath.isInside(path, folder) ? FilePath.relative(path, to: folder) ?? path : path
  }

  /// The place of a path with the links in its folder followed.
  package func resolved(_ path: String) -> String {
    let place = FilePath.joined(folder, path)
    if Files.isFolder(place) { return Files.resolved(place) ?? place }
    let parent = FilePath.parent(of: place)
    return FilePath.joined(Files.resolved(parent) ?? parent, FilePath.name(of: place))
  }
}

extension DocumentPaths {
  /// The nearest folder upward with a configuration in it, itself among them.
  package static func projectFolder(above folder: String) -> String? {
    var root = folder
    while !Files.exists(FilePath.joined(root, projectFile)) {
      let parent = FilePath.parent(of: root)
      if parent == root { return nil }
      root = parent
    }
    return root
  }

  /// What a document is called in a project, or without one; after its file alone where it lies
  /// outside the folder that names count from.
  package func name(of path: String, _ project: Project?) -> String {
    documentName(of: path, root: project?.root ?? folder) ?? bareName(path)
  }

  /// The folder that themes may not lead out of.
  package func themeRoot(of path: String, _ project: Project?) -> String {
    let root = project?.root ?? folder
    return FilePath.isInside(path, root) ? root : FilePath.parent(of: path)
  }

  /// How to find the theme files that one named here leads to: none outside a folder, by links
  /// neither.
  package func themes(
    inside root: String, read: @escaping (String) throws(Failure) -> [UInt8]
  ) -> ThemeReader {
    { reference, referrer in
      let start = FilePath.parent(of: FilePath.joined(folder, referrer))
      let path = FilePath.joined(start, reference)
      let place = resolved(path)
      guard FilePath.isInside(place, root),
        Files.resolved(place).map({ FilePath.isInside($0, root) }) ?? true
      else { return .refused("stands outside the project's folder") }
      do throws(Failure) {
        return .text(file: shown(place), bytes: try read(place))
      } catch {
        return .refused("cannot be read: \(error.description)")
      }
    }
  }
}
