import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// Which part of a run to compare, chosen by the command line or the CI system.
enum ShardChoice: Sendable, Equatable {
  /// Without an option: the part that Bazel's variables name, otherwise the whole run.
  case bazel
  /// The part that the CI system's variables name, whichever system it is.
  case auto
  case part(Shard)

  /// nil means the whole run.
  func shard(recording: Bool, _ console: Console) throws(Stop) -> Shard? {
    let shard = try chosen(console)
    if shard != nil, recording {
      throw .usage(
        "a shard writes no goldens, which would lie on many machines; 'merge' the shards, then "
          + "'accept' what they have found")
    }
    if shard != nil { try Self.announceShardingToBazel() }
    return shard
  }

  /// If there is little to split, a part may be empty.
  static func reportEmptyShard(in result: RunResult, _ console: Console) {
    guard let part = result.shard, part.cases == 0, result.problems.isEmpty else { return }
    console.say("\(part.shard) has nothing to compare: the other parts have all cases")
  }

  private func chosen(_ console: Console) throws(Stop) -> Shard? {
    switch self {
    case .bazel: return try ParallelJobs.bazel.shard()
    case .part(let shard): return shard
    case .auto:
      var found: [(jobs: ParallelJobs, shard: Shard)] = []
      for jobs in ParallelJobs.all {
        if let shard = try jobs.shard() { found.append((jobs, shard)) }
      }
      guard let (jobs, shard) = found.first else {
        console.say("--shard auto: no CI system says which part this is, so all is compared")
        return nil
      }
      if let (others, other) = found.first(where: { $0.shard != shard }) {
        throw .failure(
          "\(jobs.index) says \(shard), and \(others.index) says \(other); say which: --shard i/n")
      }
      return shard
    }
  }

  /// Tells Bazel that the test supports sharding, because it assumes that tests do not.
  private static func announceShardingToBazel() throws(Stop) {
    let variable = "TEST_SHARD_STATUS_FILE"
    guard let path = ProcessEnvironment.value(of: variable), !path.isEmpty else { return }
    // That there is a file says it all; what it contains stays.
    guard !Files.exists(path) else { return }
    do throws(Failure) {
      try Files.write([], to: path)
    } catch {
      throw .failure("\(variable): \(error.description)")
    }
  }
}

extension ValueForm where Value == ShardChoice {
  /// The value of `--shard`: `2/3`, or `auto`.
  static var shard: Self {
    Self(offering: .words(["auto"])) { word in
      if word == "auto" { return .value(.auto) }
      let parts = word.split(separator: "/", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { ParallelJobs.number($0) }
      guard parts.count == 2, numbers.count == 2 else {
        return .complaint("expected a part and the number of parts, as in 1/3, or 'auto'")
      }
      let (index, count) = (numbers[0], numbers[1])
      return Reading(
        Shard(index, of: count).map { .part($0) },
        or: (1...Shard.limit).contains(count)
          ? "of \(count) the first is 1/\(count) and the last \(count)/\(count)"
          : "a run is split into 1 to \(Shard.limit) parts")
    }
  }
}
