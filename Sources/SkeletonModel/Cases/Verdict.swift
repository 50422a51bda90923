/// What comparing one case came to.
package enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// Every pixel, or every character, is the golden's.
  case identical
  /// Not identical, but within the tolerance that was asked for.
  case tolerated
  /// Some pixels or characters are not the golden's.
  case different
  /// The golden has another size.
  case resized
  /// There is no golden.
  case missing
  /// A golden that no case asks for.
  case obsolete
  /// The same scene, other pixels, and the golden was made with other libraries or fonts.
  case drifted
  /// The golden cannot be read, so nothing was compared.
  case unreadable
}

extension Verdict {
  /// Whether a run with this verdict in it may be a success.
  package var isClean: Bool {
    switch self {
    case .identical, .tolerated: true
    case .different, .resized, .missing, .obsolete, .drifted, .unreadable: false
    }
  }

  /// What the process exits with where this is the worst verdict.
  package var exitStatus: Int32 {
    switch self {
    case .identical, .tolerated: 0
    case .different, .resized, .missing, .obsolete, .drifted: 1
    case .unreadable: 2
    }
  }
}
