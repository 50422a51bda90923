import SkeletonRender

/// Which goldens a test may write, in swift-snapshot-testing's words.
///
/// Whatever is written, the test fails where comparing alone would have failed: recording never
/// makes a run green, and what was recorded is held against its document by the next one.
public typealias SnapshotRecord = RecordMode

extension SnapshotRecord {
  /// A word in the environment that is none of these.
  struct UnknownWord: Error, CustomStringConvertible {
    var variable: String
    var word: String

    var description: String {
      let words = SnapshotRecord.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      return "\(variable) is '\(word)'; allowed are \(words)"
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
        throw UnknownWord(variable: variable, word: word)
      }
      return record
    }
    return Environment.variableOfCI(in: environment) == nil ? .missing : .never
  }
}
