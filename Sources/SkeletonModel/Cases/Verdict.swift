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

/// How good or bad something is, be it a case or a run: the worst of its parts.
package enum Standing: Int, Comparable, Sendable {
  case clean
  /// Something is not as it should be.
  case differences
  /// Something could not even be looked at.
  case failure

  package static func < (one: Standing, other: Standing) -> Bool { one.rawValue < other.rawValue }
}

extension Verdict {
  package var standing: Standing {
    switch self {
    case .identical, .tolerated: .clean
    case .different, .resized, .missing, .obsolete, .drifted: .differences
    case .unreadable: .failure
    }
  }

  /// Whether a run with this verdict in it may be a success.
  package var isClean: Bool { standing == .clean }
}
