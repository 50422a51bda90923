import SkeletonModel
import SkeletonSystem

/// The artifacts that earlier runs have left for some cases.
///
/// Each folder is listed once, when the first of its cases is asked for: most cases have none, and
/// to try to remove what is not there costs several calls of the system for each.
package final class OldArtifacts {
  private let artifacts: GuardedFolder?
  /// The files in each folder; nil if they cannot be told, and then removing is always tried.
  private var names: [String: Set<String>?] = [:]

  /// - Parameter artifacts: The folder of artifacts; nil means that the run has none.
  package init(in artifacts: GuardedFolder?) {
    self.artifacts = artifacts
  }

  /// Removes the artifacts of a case.
  package func remove(of name: String) {
    guard let artifacts else { return }
    let folder = FilePath.parent(of: name)
    if names[folder] == nil {
      // Those of killed processes, too: once, not for each case.
      artifacts.removeLeftovers(in: folder)
      names[folder] = .some(artifacts.names(in: folder).map(Set.init))
    }
    let known = names[folder] ?? nil
    if known?.isEmpty == true { return }
    for role in ArtifactRole.allCases {
      let file = role.name(of: name)
      guard known?.contains(FilePath.name(of: file)) ?? true else { continue }
      try? artifacts.remove(file)
    }
  }
}
