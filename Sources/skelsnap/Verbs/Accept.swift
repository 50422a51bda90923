import SkeletonGoldens
import SkeletonModel

extension Verb {
  static let accept = Verb(
    name: "accept",
    aliases: ["approve"],
    abstract: "Take over what the last 'verify' found as the new goldens.",
    discussion: [
      "Nothing is painted again: the goldens become what lies in the folder of artifacts, byte for "
        + "byte what 'record' would write. Where a document, its theme, its project or a golden has "
        + "changed since, nothing is written at all.",
      "With --artifacts the run may be another machine's: download what CI has kept, look at it, "
        + "and take it over.",
    ],
    operands: LastRunRequest.documents,
    options: LastRunRequest.options,
    examples: [
      Example(line: "skelsnap accept", says: "Everything that failed."),
      Example(line: "skelsnap accept --filter 'feed/dark*'", says: "What fits a pattern."),
    ],
    start: Accept.init)
}

struct Accept: VerbCall {
  let request: LastRunRequest
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    request = LastRunRequest(invocation)
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    var run = try LastRun(request, console)
    let cases = try run.waiting()
    guard !cases.isEmpty else { return .clean }
    let obstacles = run.obstacles(to: cases)
    guard obstacles.isEmpty else {
      for obstacle in obstacles { console.error(obstacle.sentence) }
      throw .failure("nothing was accepted")
    }
    defer { run.refreshPage() }
    try run.decide(accepting: cases)
    try console.data(cases.map { printable($0.golden) + "\n" }.joined())
    console.say("accepted \(Columns.counted(cases.count, "golden"))")
    return .clean
  }
}
