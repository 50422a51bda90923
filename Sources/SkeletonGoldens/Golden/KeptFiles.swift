import SkeletonSystem

/// The artifacts of a failing case, to be viewed and accepted.
package struct KeptFiles: Hashable, Sendable {
  /// Paths as the user would type them; nil if there is no such file.
  package var expected: String?
  package var actual: String?
  package var diff: String?
  package var digests = Digests()

  /// No files, as for a case that passes.
  package init() {}

  /// SHA-256 in hexadecimal, of whole files.
  package struct Digests: Hashable, Sendable {
    /// The golden's digest if it could be read, whether or not a copy of it is kept.
    package var golden: String?
    package var actual: String?

    package init() {}
  }
}

extension KeptFiles {
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

  /// The files that exist: what was expected, what was found, and the difference.
  package var files: [(role: ArtifactRole, path: String)] {
    ArtifactRole.allCases.compactMap { role in self[role].map { (role, $0) } }
  }
}

extension KeptFiles.Digests {
  subscript(role: ArtifactRole) -> String? {
    switch role {
    case .expected: golden
    case .actual: actual
    case .diff: nil
    }
  }
}

/// The kinds of artifacts of a failing case, in the order in which they are shown.
package enum ArtifactRole: String, CaseIterable, Sendable {
  case expected, actual, diff

  package func name(of golden: String) -> String {
    let ending = FilePath.ending(of: golden)
    return "\(golden.dropLast(ending.count + 1))-\(rawValue).\(ending)"
  }
}
