/// The result of comparing one case with its golden.
package enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// Every pixel or character equals the golden's.
  case identical
  /// Not identical, but within the tolerance of the document.
  case tolerated
  /// Some pixels or characters differ from the golden's.
  case different
  /// The golden has another size.
  case resized
  /// There is no golden.
  case missing
  /// No case uses this golden.
  case obsolete
  /// The same scene with other pixels, and the golden was made with other libraries or fonts.
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

  /// The exit status of the process if this is the worst verdict.
  package var isClean: Bool { standing == .clean }
}
