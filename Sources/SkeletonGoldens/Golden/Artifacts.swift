import SkeletonLanguage
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
    result.expected = put(golden, .expected)
    result.actual = put(actual, .actual)
    result.diff = put(difference, .diff)
    result.digests.golden = golden.map { SHA256($0).hexadecimal }
    if result.actual != nil { result.digests.actual = SHA256(actual).hexadecimal }
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
    for role in ArtifactRole.allCases where result[role] != nil {
      let name = role.name(of: result.name)
      result[role] = nil
      guard Files.exists(other.place(name)) else {
        missing.append(other.shown(name))
        continue
      }
      let bytes = try other.read(name, limit: Files.goldenLimit)
      if let digest = result.digests[role], SHA256(bytes).hexadecimal != digest {
        throw Failure(path: other.shown(name), "this is not what the run has left here")
      }
      kept.append((role, bytes))
    }
    removeArtifacts(of: result.name)
    for (role, bytes) in kept {
      let name = role.name(of: result.name)
      try write(bytes, to: name)
      result[role] = shown(name)
    }
    if result.actual == nil { result.digests.actual = nil }
    return missing
  }
}

extension CaseResult {
  /// Where the file of a role was put.
  package subscript(role: ArtifactRole) -> String? {
    get {
      switch role {
      case .expected: expected
      case .actual: actual
      case .diff: diff
      }
    }
    set {
      switch role {
      case .expected: expected = newValue
      case .actual: actual = newValue
      case .diff: diff = newValue
      }
    }
  }
}

extension CaseResult.Digests {
  fileprivate subscript(role: ArtifactRole) -> String? {
    switch role {
    case .expected: golden
    case .actual: actual
    case .diff: nil
    }
  }
}

/// The files kept of a case that went wrong.
package enum ArtifactRole: String, CaseIterable {
  case expected, actual, diff

  package func name(of golden: String) -> String {
    let ending = FilePath.ending(of: golden)
    return "\(golden.dropLast(ending.count + 1))-\(rawValue).\(ending)"
  }
}
