import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// What stands among the goldens and nobody asks for.
package struct Pruning: Sendable {
  /// Goldens of no case, by their names in the goldens' folder.
  package var obsolete: [String] = []
  /// Files that are no goldens; nobody touches them.
  package var unknown: [String] = []
  private let goldens: GuardedFolder
  private let folders: [String]

  /// - Parameters:
  ///   - jobs: documents with goldens in one folder.
  ///   - isWhole: whether these are all documents there are, so that a folder of no document is
  ///     left over too.
  package init(_ jobs: [GoldenJob], in goldens: GuardedFolder, isWhole: Bool) throws {
    self.goldens = goldens
    folders = isWhole ? [""] : jobs.map(\.document.name)
    let wanted = Set(try jobs.flatMap { try $0.document.goldens() }.map(\.path))
    for folder in folders {
      for name in try goldens.list(folder) {
        let whole = folder.isEmpty ? name : "\(folder)/\(name)"
        let place = GoldenName(whole)
        if wanted.contains(whole) { continue }
        // A folder may hold another document's, one further down.
        if let place, !isWhole, place.document != folder { continue }
        if place?.document.isEmpty == false {
          obsolete.append(whole)
        } else {
          unknown.append(whole)
        }
      }
    }
  }

  package func shown(_ name: String) -> String { goldens.shown(name) }

  /// Leaves alone what is not among these names too.
  package mutating func keepObsolete(in names: Set<String>) {
    obsolete.removeAll { !names.contains($0) }
  }

  /// Removes what is obsolete, and folders that are empty then; gives these.
  package func apply() throws(Failure) -> [String] {
    var emptied: [String] = []
    for name in obsolete { try goldens.remove(name) }
    for folder in Set(obsolete.map { FilePath.parent(of: $0) }).sorted() {
      goldens.removeLeftovers(in: folder)
      emptied += goldens.removeEmptied(folder)
    }
    return emptied.sorted()
  }
}
