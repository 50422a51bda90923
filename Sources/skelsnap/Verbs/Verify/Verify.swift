import SkeletonGoldens

extension Verb {
  static let verify = Verb(
    name: "verify",
    aliases: ["test"],
    abstract: "Compare every case with its golden.",
    discussion: [
      "Equality is exact unless a document asks for a tolerance. What differs is explained by the "
        + "nodes that changed, in points. Goldens that no case uses are reported as obsolete, "
        + "unless a filter, an axis or a shard limits the run.",
      "The laws are checked as well, without goldens: right-to-left is mirrored, larger type "
        + "truncates nothing, a loop closes. There is a warning for goldens that would look the "
        + "same if the screen were broken.",
      "The status is 0 for success, 1 if goldens differ, are missing or obsolete or a law is "
        + "broken, and 2 if something could not be compared or nothing was.",
    ],
    operands: Workspace.documents,
    options: [
      GoldenRequest.record, Verify.failFast, Verify.lastFailed, Verify.watch, Verify.shard,
      GoldenRequest.strict, CardCheck.option,
    ] + GoldenRequest.options + Axes.options + ViewChoice.options,
    examples: [
      Example(line: "skelsnap verify", says: "Every case of the project."),
      Example(line: "skelsnap verify --filter 'feed/dark*'", says: "Those that fit a pattern."),
      Example(line: "skelsnap verify --shard 1/3", says: "A third, for 'merge' to complete."),
      Example(
        line: "skelsnap verify --cards lint,shift --reporter html:report.html",
        says: "A page with what the checks find, too."),
      Example(line: "skelsnap verify --record missing", says: "Write what has no golden yet."),
    ],
    start: Verify.init)
}

struct Verify: VerbCall {
  static let failFast = Option(
    "fail-fast", help: "Stop after the first document and variant with a failure.")
  static let lastFailed = Option("last-failed", help: "Only what failed in the last run.")
  static let watch = Option(
    "watch", help: "Keep running, and verify again what a saved file affects.")
  static let shard = Option(
    "shard", value: "i/n", .shard, default: ShardChoice.bazel,
    help: "Only the i-th of n parts, split by cost, for 'merge' to put together; auto: as the CI "
      + "system says.")

  let request: GoldenRequest
  let isWatching: Bool
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    isWatching = invocation[Self.watch]
    self.console = console
    var request = try GoldenRequest(invocation)
    request.record = invocation[GoldenRequest.record] ?? .never
    request.checksLaws = true
    request.isStrict = invocation[GoldenRequest.strict]
    request.stopsEarly = invocation[Self.failFast]
    request.isOfLastFailed = invocation[Self.lastFailed]
    request.shard = invocation[Self.shard]
    request.cards = invocation[CardCheck.option]
    self.request = request
  }

  func run() throws(Stop) -> ExitStatus {
    if isWatching {
      var watch = try Watch(request, console)
      try watch.run()
    }
    var goldens = try Goldens(request, console)
    return try goldens.run()
  }
}
