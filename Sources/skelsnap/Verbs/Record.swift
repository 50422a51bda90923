import SkeletonGoldens
import SkeletonSystem

extension Verb {
  static let record = Verb(
    name: "record",
    abstract: "Write the goldens that are missing or no longer right.",
    discussion: [
      "The files written are listed on standard output. A golden with the right pixels stays as "
        + "it is, and none is ever deleted: 'prune' does that. Each is replaced atomically.",
      "The laws are checked as well, and the status is that of the 'verify' after it: 1 if a law is "
        + "broken, though the goldens are written.",
      "If CI or TF_BUILD is set, --record must be given, for example --record failed.",
    ],
    operands: Workspace.documents,
    options: [GoldenRequest.record] + GoldenRequest.options + Axes.options + ViewChoice.options + [
      ViewChoice.strict
    ],
    examples: [
      Example(line: "skelsnap record", says: "Everything that 'verify' would complain about."),
      Example(
        line: "skelsnap record --record drifted",
        says: "Only what another cairo paints from the same scene."),
    ],
    start: Record.init)
}

struct Record: VerbCall {
  let request: GoldenRequest
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    let mode = invocation[GoldenRequest.record]
    if mode == nil, let name = ProcessEnvironment.variableOfCI() {
      throw .usage(
        "'record' would write goldens where \(name) is set; say --record failed if you mean it")
    }
    var request = try GoldenRequest(invocation)
    request.record = mode ?? .failed
    request.checksLaws = true
    self.request = request
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    var goldens = try Goldens(request, console)
    return try goldens.run()
  }
}
