import SkeletonModel

/// Which goldens a run may write, with the names of swift-snapshot-testing.
package enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// All goldens that are not, byte for byte, what would be recorded now: those within a tolerance
  /// are among them, and those with the same pixels that another version or program has written.
  case all
  /// All goldens that fail: missing, different, resized, drifted, unreadable.
  case failed
  /// Goldens that do not exist yet.
  case missing
  /// Goldens of the same scene, painted with other versions of the libraries.
  case drifted
  /// No goldens.
  case never
}

extension RecordMode {
  /// Whether a golden with this verdict is written, whatever its bytes; no golden is ever deleted.
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
