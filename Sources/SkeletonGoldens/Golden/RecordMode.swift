import SkeletonModel

/// Which goldens a run may write, in swift-snapshot-testing's words.
package enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Whatever is not identical, what is within a tolerance too.
  case all
  /// Whatever is wrong: missing, different, resized, drifted, unreadable.
  case failed
  /// What has no golden yet.
  case missing
  /// The same scenes painted by other libraries.
  case drifted
  /// None.
  case never
}

extension RecordMode {
  /// Whether a golden that was found to be so is written; none is ever deleted.
  package func takes(_ verdict: Verdict) -> Bool {
    switch (self, verdict) {
    case (_, .identical), (_, .obsolete), (.never, _): false
    case (.all, _): true
    case (.failed, .tolerated): false
    case (.failed, _): true
    case (.missing, let verdict): verdict == .missing
    case (.drifted, let verdict): verdict == .drifted
    }
  }
}
