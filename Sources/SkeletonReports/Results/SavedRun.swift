import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// What the last run found, kept in the folder of artifacts beside the pictures it speaks of.
///
/// The file holds what `verify --json` prints.
package struct SavedRun: Sendable {
  package static let fileName = "results.json"

  package var result: RunResult
  /// Where the pictures are.
  package let folder: GuardedFolder

  package init(_ result: RunResult, in folder: GuardedFolder) {
    self.result = result
    self.folder = folder
  }

  /// Reads what was kept, or a report of it by another name; nil where there is none.
  package init?(of folder: GuardedFolder, file: String = Self.fileName) throws {
    guard Files.exists(folder.place(file)) else { return nil }
    let bytes = try folder.read(file, limit: TreeLimits.results.bytes)
    self.init(try RunResult(reading: bytes, file: folder.shown(file)), in: folder)
    result.cases = result.cases.map { $0.kept(in: folder) }
  }

  /// Puts it where the next verb finds it.
  package func save() throws(Failure) {
    folder.removeLeftovers(in: ".")
    try folder.write(
      Array(result.json.document().utf8), to: Self.fileName)
  }
}

extension CaseResult {
  /// The case with its files where they are in this folder, wherever it says they are: another
  /// machine has other paths, and results could name any file for a report to show.
  fileprivate func kept(in folder: GuardedFolder) -> CaseResult {
    var now = self
    for (role, _) in kept.files {
      // Nothing leads up from a root.
      now.kept[role] = folder.shown(
        String(FilePath.normalized("/" + role.name(of: name)).dropFirst()))
    }
    return now
  }
}
