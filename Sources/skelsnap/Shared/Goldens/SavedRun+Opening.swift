import SkeletonReports
import SkeletonSystem

extension SavedRun {
  /// Reads the saved results of a run, and reports what is wrong with them.
  ///
  /// - Parameter absence: the message if there are none.
  init(
    opening folder: GuardedFolder, file: String = Self.fileName, or absence: String,
    _ console: Console
  ) throws(Stop) {
    guard let saved = try console.attempt({ try SavedRun(of: folder, file: file) }) else {
      throw .failure(absence)
    }
    self = saved
  }
}
