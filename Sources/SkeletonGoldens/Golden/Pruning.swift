import SkeletonModel
import SkeletonLanguage
import SkeletonSystem

/// Files among the goldens that are not used.
package struct Pruning: Sendable {
  /// Goldens of no case, by their paths in the folder of goldens.
  package var obsolete: [String] = []
  /// Files that are not goldens; they are never removed.
  package var unknown: [String] = []
  private let goldens: GuardedFolder
  private let folders: [String]

  /// - Parameters:
  ///   - jobs: Documents with goldens in one folder.
  ///   - isWhole: Whether these are all documents. If so, the folder of an unknown document is
  ///     obsolete, too.
  ///   - known: The paths of all goldens of the documents, if the caller knows them: to find them
  ///     out, every screen that may move is built.
  package init(
    _ jobs: [GoldenJob], in goldens: GuardedFolder, isWhole: Bool, known: Set<String>? = nil
  ) throws {
    self.goldens = goldens
    folders = isWhole ? [""] : jobs.map(\.document.name)
    var wanted = known ?? []
    if known == nil {
      for job in jobs { wanted.formUnion(try job.document.goldens().lazy.map(\.path)) }
    }
    // By the name that its target has, what a document asks for would be asked for by nobody.
    for job in jobs { try goldens.refuseLink(at: job.document.name) }
    for folder in folders {
      for name in try goldens.list(folder) {
        let whole = folder.isEmpty ? name : "\(folder)/\(name)"
        if wanted.contains(whole) { continue }
        let place = GoldenName(whole)
        // A folder may contain the folder of another document, one level down.
        if let place, !isWhole, place.document != folder { continue }
        // Tests expect snapshots of views that no project names.
        if let place, isWhole, SourceOperand.isView(place.document),
          !jobs.contains(where: { $0.document.name == place.document })
        {
          continue
        }
        if place?.document.isEmpty == false {
          obsolete.append(whole)
        } else {
          unknown.append(whole)
        }
      }
    }
  }

  package func shown(_ name: String) -> String { goldens.shown(name) }

  /// Keeps only the obsolete goldens that are among these names.
  package mutating func keepObsolete(in names: Set<String>) {
    obsolete.removeAll { !names.contains($0) }
  }

  /// Removes the obsolete goldens, and folders that become empty.
  package func apply() -> Outcome {
    var outcome = Outcome()
    for name in obsolete {
      do throws(Failure) {
        try goldens.remove(name)
        outcome.removed.append(name)
      } catch {
        outcome.failures.append(error)
      }
    }
    for folder in Set(outcome.removed.map { FilePath.parent(of: $0) }).sorted() {
      goldens.removeLeftovers(in: folder)
      outcome.emptied += goldens.removeEmptied(folder)
    }
    outcome.emptied.sort()
    return outcome
  }

  /// What `apply` has done.
  package struct Outcome: Sendable {
    /// The goldens that are gone, by their paths in the folder of goldens.
    package var removed: [String] = []
    /// The folders that are gone with them, as the user would type them.
    package var emptied: [String] = []
    /// Why the others are still there.
    package var failures: [Failure] = []
  }
}
