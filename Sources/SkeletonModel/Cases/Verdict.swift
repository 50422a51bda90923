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

extension Verdict {
  /// Whether a run with this verdict can be a success.
  package var isClean: Bool {
    switch self {
    case .identical, .tolerated: true
    case .different, .resized, .missing, .obsolete, .drifted, .unreadable: false
    }
  }

  /// The exit status of the process if this is the worst verdict.
  package var exitStatus: Int32 {
    switch self {
    case .identical, .tolerated: 0
    case .different, .resized, .missing, .obsolete, .drifted: 1
    case .unreadable: 2
    }
  }
}
