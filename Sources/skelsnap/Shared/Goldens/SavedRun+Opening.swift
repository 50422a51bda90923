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
    do throws(Trouble) {
      try self.init(of: folder, file: file)
    } catch {
      switch error {
      case .none: throw .failure(absence)
      case .file(let error): throw .failure(error.description)
      case .content(let error): throw console.stop(for: error)
      }
    }
  }
}
