import SkeletonModel
import SkeletonSystem

/// A font file that a project brings along, or all those in a folder.
package struct ProjectFont: Hashable, Sendable {
  /// The file or the folder: absolute, as what follows.
  package var place: String
  package var files: [String]
  /// Where it is named.
  package var position: TextPosition
}

extension Files {
  /// The font files in a folder and all below it: absolute paths, in their order.
  package static func fonts(in folder: String) -> [String] {
    let found = (try? survey(folder))?.files ?? []
    return found.filter(isFont).sorted { $0.precedes($1) }.map { FilePath.joined(folder, $0) }
  }

  fileprivate static func isFont(_ path: String) -> Bool {
    ["ttf", "otf", "ttc", "otc"].contains(FilePath.ending(of: path).lowercased())
  }
}

extension ProjectFont {
  /// - Parameter written: The list of paths, relative to the project's folder.
  static func all(_ written: Tree?, root: String) throws(DescriptionError) -> [ProjectFont] {
    var fonts: [ProjectFont] = []
    var problems: [Diagnostic] = []
    for item in written?.list ?? [] {
      guard let path = item.scalar?.text else { continue }
      let place = FilePath.joined(root, path)
      let files = Files.isFolder(place) ? Files.fonts(in: place) : [place]
      if !Files.exists(place) {
        problems.append(
          Diagnostic(
            at: item.spot.position, "there is no file and no folder '\(path)' in the project"))
      } else if files.isEmpty {
        problems.append(
          Diagnostic(
            at: item.spot.position,
            "'\(path)' has no font file in it, which ends in .ttf, .otf, .ttc or .otc"))
      }
      fonts.append(ProjectFont(place: place, files: files, position: item.spot.position))
    }
    guard problems.isEmpty else { throw DescriptionError(problems) }
    return fonts
  }
}
