import SkeletonGoldens
import SkeletonModel
import SkeletonSystem

/// Which goldens a test may write, in swift-snapshot-testing's words.
///
/// Whatever is written, the test fails where comparing alone would have failed: recording never
/// makes a run green, and what was recorded is compared with its document by the next one.
///
/// The first of these that says something holds, as in swift-snapshot-testing:
///
/// 1. the argument `record:` of the call;
/// 2. the nearest `withSnapshots(record:)` around it, else the nearest trait `.snapshots(record:)`:
///    the test's own, then its suite's, then those of the suites around that;
/// 3. the environment: `SKELSNAP_RECORD`, then `SNAPSHOT_TESTING_RECORD`, each a case's name;
/// 4. ``never`` on a CI system, where `CI` or `TF_BUILD` is set, and ``missing`` anywhere else.
///
/// So a suite that says `.snapshots(record: .missing)` writes goldens on a CI system, too, and no
/// variable keeps it from that.
public enum SnapshotRecord: String, Hashable, Sendable, CaseIterable {
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

extension SnapshotRecord {
  /// The same in the words of a run.
  var mode: RecordMode {
    switch self {
    case .all: .all
    case .failed: .failed
    case .missing: .missing
    case .drifted: .drifted
    case .never: .never
    }
  }

  /// What counts where a test says nothing: `SKELSNAP_RECORD`, else `SNAPSHOT_TESTING_RECORD`,
  /// else `never` on a CI system and `missing` anywhere else.
  ///
  /// A golden written on a CI system is thrown away with the machine, and the retry would pass.
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
