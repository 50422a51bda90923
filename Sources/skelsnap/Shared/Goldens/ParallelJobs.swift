import SkeletonGoldens
import SkeletonModel
import SkeletonSystem

/// The environment variables by which a CI system numbers its parallel jobs.
struct ParallelJobs {
  /// The names of the variables, and the number of the first job.
  var index: String
  var count: String
  var first: Int

  static let bazel = Self(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0)

  static let all = [
    bazel,
    Self(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Self(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    // Azure Pipelines, by 'strategy: parallel'.
    Self(index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE", first: 1),
    // GitLab, by 'parallel:'.
    Self(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
  ]

  /// nil if the variables are not set. For a single job, only the count may be set.
  func shard() throws(Stop) -> Shard? {
    let values = (index: value(index), count: value(count))
    guard let total = values.count else {
      guard let place = values.index else { return nil }
      throw .failure(
        "\(index) is \(printable(place)), and \(count), which goes with it, is not set")
    }
    guard let all = Self.number(total), (1...Shard.limit).contains(all) else {
      throw .failure(
        "\(count) is '\(printable(total))'; expected a number from 1 to \(Shard.limit)")
    }
    guard let place = values.index else {
      if all == 1 { return nil }
      throw .failure("\(count) is \(all), and \(index), which goes with it, is not set")
    }
    guard let own = Self.number(place), let shard = Shard(own + 1 - first, of: all) else {
      throw .failure(
        "\(index) is '\(printable(place))'; with \(count) \(all) it runs from \(first) to "
          + "\(all - 1 + first)")
    }
    return shard
  }

  private func value(_ name: String) -> String? {
    ProcessEnvironment.value(of: name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The number if the text has only digits, and so few that it cannot overflow.
  static func number(_ text: some StringProtocol) -> Int? {
    let isPlain = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isPlain && text.utf8.count < 10 ? Int(text) : nil
  }
}
