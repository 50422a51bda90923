import SkeletonModel
import SkeletonSystem

/// The folder that a test's paths are relative to.
enum PackageRoot {
  /// The nearest folder above a source file that has a project or a package in it.
  static func above(_ file: String) throws -> String {
    var folder = FilePath.parent(of: file)
    while true {
      let marks = ["skelsnap.yaml", "Package.swift"].map { FilePath.joined(folder, $0) }
      if marks.contains(where: { Files.kind(of: $0) == .file }) { return folder }
      let parent = FilePath.parent(of: folder)
      if parent == folder {
        throw Failure("\(file) has no folder above it with a Package.swift or a skelsnap.yaml")
      }
      folder = parent
    }
  }
}
