import SkeletonGoldens
import SkeletonModel

extension Verb {
  static let review = Verb(
    name: "review",
    abstract: "Go through what the last 'verify' found, and accept or reject it.",
    discussion: [
      "In a terminal it shows one finding after another, all frames that changed alike at once, "
        + "and waits for a key: a accepts, r rejects, s skips; A, R and S do so with all the rest; "
        + "o opens the report, d shows pictures where the terminal has a way to (kitty, iTerm2, "
        + "and others that speak their protocols), again for the next frame.",
      "What is accepted becomes the golden at once, as with 'accept'. What is rejected is "
        + "forgotten: its golden stays. Without a terminal --accept and --reject decide.",
      "With --browser the report's page is served on 127.0.0.1, for this machine alone, and accepts "
        + "and rejects by itself. It ends when all is decided, or by its button, or by Control-C.",
    ],
    operands: LastRunRequest.documents,
    options: [Review.accept, Review.reject, Review.browser] + Serving.options
      + LastRunRequest.options,
    examples: [
      Example(line: "skelsnap review", says: "Everything that failed, one by one."),
      Example(line: "skelsnap review --browser", says: "On the report's page."),
      Example(
        line: "skelsnap review --accept 'feed/*' --reject 'inbox/dark*'",
        says: "Decided beforehand, for scripts."),
    ],
    start: Review.init)
}

struct Review: VerbCall {
  static let accept = Option(
    "accept", each: "pattern", .text,
    help: "Accept cases whose document/variant/frame fits, without asking. Repeatable.")
  static let reject = Option(
    "reject", each: "pattern", .text,
    help: "Reject cases that fit, without asking. Repeatable.")

  static let browser = Option(
    "browser", help: "Decide on the report's page in a browser; its address is printed.")

  let request: LastRunRequest
  let isInBrowser: Bool
  let serving: Serving
  let accepted: [String]
  let rejected: [String]
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    request = LastRunRequest(invocation)
    accepted = invocation[Self.accept]
    rejected = invocation[Self.reject]
    isInBrowser = invocation[Self.browser]
    serving = Serving(invocation, console)
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    let isDecided = !accepted.isEmpty || !rejected.isEmpty
    guard !isInBrowser || !isDecided else {
      throw .usage("'--browser' asks on a page, and '--accept' and '--reject' decide beforehand")
    }
    guard isInBrowser || !serving.isNarrowed else {
      throw .usage("'--port' and '--open' go with '--browser'")
    }
    guard isInBrowser || isDecided || Keyboard.isThere && console.isTerminal else {
      throw .usage(
        "'review' asks in a terminal, and this is none; decide with --accept and --reject, or with "
          + "--browser")
    }
    var run = try LastRun(request, console)
    var cases = try run.waiting()
    guard !cases.isEmpty else { return .clean }
    let obstacles = run.obstacles(to: cases)
    for obstacle in obstacles { console.error(obstacle.sentence) }
    let hindered = Set(obstacles.flatMap(\.cases))
    cases.removeAll { hindered.contains($0.name) }
    guard !cases.isEmpty else { throw .failure("nothing can be reviewed") }
    if isInBrowser {
      let review = BrowserReview(run, cases, request, console)
      return try review.run(serving)
    }
    if isDecided {
      guard obstacles.isEmpty else { throw .failure("nothing was accepted or rejected") }
      defer { run.refreshPage() }
      try decide(cases, of: &run)
      return .clean
    }
    guard let keyboard = Keyboard() else {
      throw .failure("single keys cannot be read from this terminal")
    }
    var session = ReviewSession(run, cases, keyboard, console)
    defer { session.run.refreshPage() }
    return try session.review()
  }

  /// Applies the patterns. All of them are checked before anything is changed.
  private func decide(_ cases: [CaseResult], of run: inout LastRun) throws(Stop) {
    let accepted = try fitting(accepted, of: Self.accept, among: cases)
    let rejected = try fitting(rejected, of: Self.reject, among: cases)
    let both = Set(accepted.map(\.name)).intersection(rejected.map(\.name))
    if let name = both.min() {
      throw .failure("\(printable(name)) fits both --accept and --reject; nothing was done")
    }
    try run.decide(accepting: accepted, rejecting: rejected)
    try console.data(accepted.map { printable($0.golden) + "\n" }.joined())
    console.say(
      "\(accepted.count) accepted, \(rejected.count) rejected, "
        + "\(cases.count - accepted.count - rejected.count) left")
  }

  /// The cases that match the patterns, each of which must match at least one.
  private func fitting(
    _ patterns: [String], of option: Option<[String]>, among cases: [CaseResult]
  ) throws(Stop) -> [CaseResult] {
    for pattern in patterns {
      let filter = CaseFilter([pattern])
      guard cases.contains(where: { filter.includes(path: $0.name) }) else {
        throw .failure(
          "--\(option.name) '\(pattern)' fits none of the \(cases.count) cases that wait")
      }
    }
    guard !patterns.isEmpty else { return [] }
    let filter = CaseFilter(patterns)
    return cases.filter { filter.includes(path: $0.name) }
  }
}
