import SkeletonReports
import SkeletonSystem

/// A text in Markdown, and the folder beside it for its pictures. Its name is unlike that of a
/// folder for anything else: `docs-pictures` for `docs.md`.
struct PicturesBeside {
  let file: String

  init(_ file: String) { self.file = file }

  var name: String {
    let name = FilePath.name(of: file)
    let ending = FilePath.ending(of: file)
    return "\(ending.isEmpty ? name[...] : name.dropLast(ending.count + 1))-pictures"
  }

  /// The folder, by a path as the user types it.
  var folder: String { FilePath.joined(FilePath.parent(of: file), name) }

  func write(
    _ text: String, _ pictures: [MarkdownSummary.Picture], _ console: Console
  ) throws(Stop) {
    try console.attempt {
      if !pictures.isEmpty {
        let folder = try GuardedFolder(folder)
        for picture in pictures { try folder.writeUnsynced(picture.file, to: picture.name) }
      }
      try Files.write(Array(text.utf8), to: file)
    }
  }
}
