import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// The result of the last run, saved in the folder of artifacts beside its pictures.
///
/// The file has the format of `verify --json`.
package struct SavedRun: Sendable {
  package static let fileName = "results.json"
  /// What the file has near its beginning.
  package static let mark = "\"version\""

  package var result: RunResult
  /// The folder with the pictures.
  package let folder: GuardedFolder

  package init(_ result: RunResult, in folder: GuardedFolder) {
    self.result = result
    self.folder = folder
  }

  /// Reads the saved run, or a report of it with another name; nil if there is none.
  package init?(of folder: GuardedFolder, file: String = Self.fileName) throws {
    guard Files.exists(folder.place(file)) else {
      // A folder that may not be searched hides the file.
      guard Files.isSearchable(folder.real) else {
        throw Failure(path: folder.shown(file), "permission denied")
      }
      return nil
    }
    let bytes = try folder.read(file, limit: TreeLimits.results.bytes)
    self.init(try RunResult(reading: bytes, file: folder.shown(file)), in: folder)
    for index in result.cases.indices where !result.cases[index].kept.files.isEmpty {
      result.cases[index] = result.cases[index].kept(in: folder)
    }
  }

  /// Saves the run for the next verb.
  package func save() throws(Failure) {
    folder.removeLeftovers(in: ".")
    try folder.write(to: Self.fileName, result.pieces)
  }
}

extension CaseResult {
  /// The case with the paths of its files in this folder, whatever the results say: another machine
  /// has other paths, and results could name any file for a report to show.
  fileprivate func kept(in folder: GuardedFolder) -> CaseResult {
    var now = self
    for (role, _) in kept.files {
      // Normalized from the root, so that no `..` leads out of the folder.
      now.kept[role] = folder.shown(
        String(FilePath.normalized("/" + role.name(of: name)).dropFirst()))
    }
    return now
  }
}
