import SkeletonRender

/// Which part of a run a command line, or the system it runs under, asks for.
enum ShardChoice {
  static let option = Option(
    "shard", Option.Value(name: "i/n", form: .shard),
    help: "Only the i-th of n parts, split by cost, for 'merge' to put together; auto: as the CI "
      + "system says.")

  /// nil: the whole run.
  static func shard(of invocation: Invocation, recording: Bool, _ console: Console) throws(Stop)
    -> Shard?
  {
    guard invocation.verb.options.contains(where: { $0.name == option.name }) else { return nil }
    if invocation.has("watch") {
      guard invocation.has(option.name) else { return nil }
      throw .usage("'--watch' looks at what is saved here, and '--shard' at a part of it all")
    }
    let shard = try chosen(by: invocation.value(option.name), console)
    if shard != nil, recording {
      throw .usage(
        "a shard writes no goldens, which would lie on many machines; 'merge' the shards, then "
          + "'accept' what they have found")
    }
    if shard != nil { try tellBazel() }
    return shard
  }

  /// A part may be left with nothing where there is little to split.
  static func tellOfNothing(in result: RunResult, _ console: Console) {
    guard let part = result.shard, part.cases == 0, result.problems.isEmpty else { return }
    console.say("\(part.shard) has nothing to compare: others have all there is")
  }

  private static func chosen(by word: String?, _ console: Console) throws(Stop) -> Shard? {
    guard let word else { return try ParallelJobs.bazel.shard() }
    if word != "auto" { return Shard(word: word) }
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

  /// Bazel takes a test for unable to be split unless it says that it is not.
  private static func tellBazel() throws(Stop) {
    let variable = "TEST_SHARD_STATUS_FILE"
    guard let path = Environment.value(of: variable), !path.isEmpty else { return }
    do throws(FileError) {
      try Files.write([], to: path)
    } catch {
      throw .failure("\(variable): \(error.description)")
    }
  }
}

extension Shard {
  /// `2/3`; nil where there is no such part.
  init?(word: String) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = ParallelJobs.number(parts[0]),
      let count = ParallelJobs.number(parts[1])
    else { return nil }
    self.init(index, of: count)
  }

  /// What is wrong with a word, and what would be right.
  static func complaint(about word: String) -> String? {
    if word == "auto" || Shard(word: word) != nil { return nil }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { ParallelJobs.number($0) }
    guard parts.count == 2, numbers.count == 2 else {
      return "which part of how many is due, as in 1/3, or 'auto'"
    }
    return (1...limit).contains(numbers[1])
      ? "of \(numbers[1]) the first is 1/\(numbers[1]) and the last \(numbers[1])/\(numbers[1])"
      : "a run is split into 1 to \(limit) parts"
  }
}

/// How a CI system tells jobs that run side by side which of them they are.
struct ParallelJobs {
  /// The variables, and what the first job is called.
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

  /// nil where the variables are not set; jobs that are one alone have just the count.
  func shard() throws(Stop) -> Shard? {
    let values = (index: value(index), count: value(count))
    guard let total = values.count else {
      guard let place = values.index else { return nil }
      throw .failure(
        "\(index) is \(printable(place)), and \(count), which goes with it, is not set")
    }
    guard let all = Self.number(total), (1...Shard.limit).contains(all) else {
      throw .failure("\(count) is '\(printable(total))'; a number from 1 to \(Shard.limit) is due")
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
    Environment.value(of: name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Digits alone, and few enough to be counted on.
  static func number(_ text: some StringProtocol) -> Int? {
    let isPlain = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isPlain && text.utf8.count < 10 ? Int(text) : nil
  }
}
