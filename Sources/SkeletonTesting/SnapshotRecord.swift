import SkeletonGoldens
import SkeletonModel
import SkeletonSystem

/// Which goldens a test may write, with the names of swift-snapshot-testing.
///
/// Recording never makes a test pass: it fails whenever it would have failed without recording.
/// What was recorded is compared by the next run.
///
/// The first of these that is set applies, as in swift-snapshot-testing:
///
/// 1. the argument `record:` of the call;
/// 2. the nearest `withSnapshots(record:)` around it, or else the nearest trait
///    `.snapshots(record:)`: the test's own, then its suite's, then those of the enclosing suites;
/// 3. the environment: `SKELSNAP_RECORD`, then `SNAPSHOT_TESTING_RECORD`, each with the name of a
///    case;
/// 4. ``never`` on a CI system, where `CI` or `TF_BUILD` is set, and ``missing`` anywhere else.
///
/// A suite with `.snapshots(record: .missing)` therefore writes goldens on a CI system, too, and no
/// environment variable can prevent that.
public enum SnapshotRecord: String, Hashable, Sendable, CaseIterable {
  /// All goldens that are not identical, including those within a tolerance.
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

extension SnapshotRecord {
  /// The same as a mode of a run.
  var mode: RecordMode {
    switch self {
    case .all: .all
    case .failed: .failed
    case .missing: .missing
    case .drifted: .drifted
    case .never: .never
    }
  }

  /// The default if a test sets nothing: `SKELSNAP_RECORD`, else `SNAPSHOT_TESTING_RECORD`, else
  /// `never` on a CI system and `missing` anywhere else.
  ///
  /// A golden written on a CI system is lost with the machine, and the retry would pass.
  static func usual(_ environment: (String) -> String?) throws -> SnapshotRecord {
    for variable in ["SKELSNAP_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let word = environment(variable), !word.isEmpty else { continue }
      guard let record = SnapshotRecord(rawValue: word) else {
        let words = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw Failure("\(variable) is '\(word)'; allowed are \(words)")
      }
      return record
    }
    return ProcessEnvironment.variableOfCI(in: environment) == nil ? .missing : .never
  }
}
