import SkeletonLifecycle
import SkeletonModel
import TestSupport

/// A row of a table: a script, and what it has to bring about.
struct LoadingRule: Sendable, CustomStringConvertible {
  var name: String
  var sample: LoadingSample
  /// What the log is narrowed to; nil: the states are asked for.
  var kinds: [LogKind]?
  var expected: [String]

  /// A rule about states.
  init(
    _ name: String, _ sample: LoadingSample, _ script: [(Int, LoadingEvent)], _ expected: [String]
  ) {
    self.name = name
    self.sample = sample.script(script)
    self.expected = expected
  }

  /// A rule about what is logged.
  init(
    _ name: String, _ sample: LoadingSample, _ script: [(Int, LoadingEvent)], _ kinds: [LogKind],
    _ expected: [String]
  ) {
    self.init(name, sample, script, expected)
    self.kinds = kinds
  }

  var description: String { name }

  var found: [String] {
    guard let kinds else { return sample.states }
    return sample.run().log.filter { kinds.contains($0.kind) }.map(\.line)
  }
}
