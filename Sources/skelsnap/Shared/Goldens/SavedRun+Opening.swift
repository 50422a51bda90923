import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
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
