import SkeletonSystem

/// What a run has left of a case in which something is wrong, to be looked at and taken over.
package struct KeptFiles: Hashable, Sendable {
  /// Paths as the user would type them; nil where there is no such file.
  package var expected: String?
  package var actual: String?
  package var diff: String?
  package var digests = Digests()

  /// Nothing, as where all is well.
  package init() {}

  /// SHA-256 in hexadecimal, of whole files.
  package struct Digests: Hashable, Sendable {
    /// What the golden was, if it could be read: whether or not a copy is kept of it.
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

  /// Those that are there: what was due, what was found, and how they differ.
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

/// The files kept of a case that went wrong, in the order in which they are shown.
package enum ArtifactRole: String, CaseIterable, Sendable {
  case expected, actual, diff

  package func name(of golden: String) -> String {
    let ending = FilePath.ending(of: golden)
    return "\(golden.dropLast(ending.count + 1))-\(rawValue).\(ending)"
  }
}
