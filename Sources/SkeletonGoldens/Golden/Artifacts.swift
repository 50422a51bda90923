import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// The folder of artifacts: what went wrong, beside what was due.
extension GuardedFolder {
  /// Removes what an earlier run has left of a case.
  func removeArtifacts(of name: String) {
    for role in ArtifactRole.allCases { try? remove(role.name(of: name)) }
  }

  /// Puts the files of a case beside each other, and their places into its result.
  ///
  /// To have none is a pity, but changes no verdict.
  func keep(
    _ result: inout CaseResult, actual: [UInt8], golden: [UInt8]?, difference: [UInt8]?
  ) {
    let name = result.name
    removeLeftovers(in: FilePath.parent(of: name))
    func put(_ bytes: [UInt8]?, _ role: ArtifactRole) -> String? {
      guard let bytes, (try? write(bytes, to: role.name(of: name))) != nil else { return nil }
      return shown(role.name(of: name))
    }
    result.kept.expected = put(golden, .expected)
    result.kept.actual = put(actual, .actual)
    result.kept.diff = put(difference, .diff)
    result.kept.digests.golden = golden.map { SHA256($0).hexadecimal }
    if result.kept.actual != nil { result.kept.digests.actual = SHA256(actual).hexadecimal }
  }

  /// Takes over from another folder of artifacts, or this one, what a case has kept there.
  ///
  /// Gives the names of files that are not there any more. Throws where one is not what the run
  /// has left.
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
      try write(bytes, to: name)
      result.kept[role] = shown(name)
    }
    if result.kept.actual == nil { result.kept.digests.actual = nil }
    return missing
  }
}
