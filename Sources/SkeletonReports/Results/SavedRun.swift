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

  /// Why there is no run to go on from.
  package enum Trouble: Error, Hashable, Sendable {
    case none
    case file(FileError)
    case content(DescriptionError)
  }

  /// Reads what was kept, or a report of it by another name.
  package init(of folder: GuardedFolder, file: String = Self.fileName) throws(Trouble) {
    let shown = folder.shown(file)
    guard Files.exists(folder.place(file)) else { throw .none }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try folder.read(file, limit: TreeLimits.results.bytes)
    } catch {
      throw .file(error)
    }
    do throws(DescriptionError) {
      self.init(try RunResult(reading: bytes, file: shown), in: folder)
      result.cases = result.cases.map { $0.kept(in: folder) }
    } catch {
      throw .content(error)
    }
  }

  /// Puts it where the next verb finds it.
  package func save() throws(FileError) {
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
    for role in ArtifactRole.allCases where now[role] != nil {
      // Nothing leads up from a root.
      now[role] = folder.shown(
        String(FilePath.normalized("/" + role.name(of: name)).dropFirst()))
    }
    return now
  }
}
