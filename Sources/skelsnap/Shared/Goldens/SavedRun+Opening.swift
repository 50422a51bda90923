import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

extension SavedRun {
  /// Reads what a run has left, and says what is wrong with it.
  ///
  /// - Parameter absence: what to say where there is nothing.
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
