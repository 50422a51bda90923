import SkeletonModel
import Synchronization

/// Files that are replaced together, each atomically.
///
/// Syncing each of many files on its own is slow. Here all files are written first, then synced
/// together, and only then renamed.
package final class FileBatch {
  /// How many files one batch, and all of them, keep open.
  private static let limits = (own: 32, all: 128)
  private static let open = Atomic<Int>(0)

  private var files: [StagedFile] = []
  /// The folders whose names change.
  private var folders: Set<String> = []

  package init() {}

  deinit {
    for file in files { file.discard() }
    forget()
  }

  /// Whether no more files should be added before `commit`.
  package var isFull: Bool {
    files.count >= Self.limits.own || Self.open.load(ordering: .relaxed) >= Self.limits.all
  }

  /// Writes a file without replacing the old one yet. Missing folders are created.
  ///
  /// - Parameters:
  ///   - target: Its path. A symbolic link there is replaced, not followed.
  ///   - name: Its path for messages.
  func add(_ bytes: [UInt8], to target: String, named name: String) throws(Failure) {
    let folder = FilePath.parent(of: target)
    for created in try Files.makeFolder(folder) { folders.insert(FilePath.parent(of: created)) }
    files.append(try StagedFile(bytes, for: target, named: name))
    folders.insert(folder)
    Self.open.add(1, ordering: .relaxed)
  }

  /// Replaces the old files; returns what went wrong with each, in the order in which they were
  /// added since the last commit.
  package func commit() -> [Failure?] {
    var outcomes = files.sync()
    for index in files.indices where outcomes[index] == nil {
      do throws(Failure) {
        try files[index].rename()
      } catch {
        outcomes[index] = error
      }
    }
    if !files.isEmpty { Files.syncFolders(folders.sorted()) }
    forget()
    return outcomes
  }

  private func forget() {
    Self.open.subtract(files.count, ordering: .relaxed)
    files = []
    folders = []
  }
}
