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
}

/// The files kept of a case that went wrong.
enum ArtifactRole: String, CaseIterable {
  case expected, actual, diff

  func name(of golden: String) -> String {
    let ending = FilePath.ending(of: golden)
    return "\(golden.dropLast(ending.count + 1))-\(rawValue).\(ending)"
  }
}
