import SkeletonModel
import SkeletonSystem

/// The folder of artifacts: what was found in failing cases, beside what was expected.
extension GuardedFolder {
  /// Removes the artifacts that an earlier run left for a case.
  func removeArtifacts(of name: String) {
    for role in ArtifactRole.allCases { try? remove(role.name(of: name)) }
  }

  /// Writes the files of a case, and their paths into its result.
  ///
  /// If they cannot be written, no verdict changes. They are not synced: `accept` compares them
  /// with their digests.
  func keep(
    _ result: inout CaseResult, actual: [UInt8], golden: [UInt8]?, difference: [UInt8]?
  ) {
    let name = result.name
    func put(_ bytes: [UInt8]?, _ role: ArtifactRole) -> String? {
      guard let bytes, (try? writeUnsynced(bytes, to: role.name(of: name))) != nil else {
        return nil
      }
      return shown(role.name(of: name))
    }
    result.kept.expected = put(golden, .expected)
    result.kept.actual = put(actual, .actual)
    result.kept.diff = put(difference, .diff)
    result.kept.digests.golden = golden.map { SHA256($0).hexadecimal }
    if result.kept.actual != nil { result.kept.digests.actual = SHA256(actual).hexadecimal }
  }

  /// Copies the artifacts of a case from this or another folder of artifacts.
  ///
  /// Returns the names of files that no longer exist. Throws if a file is not the one that the run
  /// wrote.
  package func takeOver(
    _ result: inout CaseResult, from other: GuardedFolder
  ) throws(Failure) -> [String] {
    var missing: [String] = []
    var kept: [(role: ArtifactRole, bytes: [UInt8])] = []
    for (role, _) in result.kept.files {
      let name = role.name(of: result.name)
      result.kept[role] = nil
      guard Files.exists(other.place(name)) else {
        missing.append(other.shown(name))
        continue
      }
      let bytes = try other.read(name, limit: Files.goldenLimit)
      if let digest = result.kept.digests[role], SHA256(bytes).hexadecimal != digest {
        throw Failure(path: other.shown(name), "this is not what the run has left here")
      }
      kept.append((role, bytes))
    }
    removeArtifacts(of: result.name)
    for (role, bytes) in kept {
      let name = role.name(of: result.name)
      try writeUnsynced(bytes, to: name)
      result.kept[role] = shown(name)
    }
    if result.kept.actual == nil { result.kept.digests.actual = nil }
    return missing
  }
}
