import SkeletonGoldens
import SkeletonModel
import SkeletonReports
import SkeletonServing
import SkeletonSystem

/// A review of the last run on its page, which this command serves.
final class BrowserReview {
  private var run: LastRun
  private let request: LastRunRequest
  private let console: Console
  /// The names of the cases that the command line selects and nobody has decided about.
  private var open: Set<String>
  /// The saved results as they were read, or as we left them.
  private var fingerprint: Files.Fingerprint?
  private var accepted = 0
  private var rejected = 0
  private var isFinished = false

  init(_ run: LastRun, _ cases: [CaseResult], _ request: LastRunRequest, _ console: Console) {
    self.run = run
    self.request = request
    self.console = console
    open = Set(cases.map(\.name))
    fingerprint = run.fingerprint
  }

  /// Serves the page until all is decided, or somebody ends it.
  func run(_ serving: Serving) throws(Stop) -> ExitStatus {
    let server = try serving.start { [unowned self] in answer($0) }
    console.say("reviewing \(Columns.counted(open.count, "case")); Control-C ends")
    while !isFinished, !open.isEmpty, !WishToEnd.hasCome { server.turn(milliseconds: 100) }
    server.finish()
    run.refreshPage()
    ReviewSession.summarize(
      accepted: accepted, rejected: rejected, left: open.count, console)
    return isFinished || open.isEmpty ? .clean : .interrupted
  }

  private func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
    switch (request.method, request.place) {
    case (.read, ""): page
    case (.write, "decide"): decide(request.body)
    case (.write, "finish"): finish()
    case (_, "decide"), (_, "finish"): .refusal(405, "This is decided by POST.")
    case (.write, ""): .refusal(405, "The page is read by GET.")
    case (_, _): .refusal(404, "There is nothing here.")
    }
  }

  private func finish() -> LoopbackAnswer {
    isFinished = true
    return LoopbackAnswer(
      type: "text/plain; charset=utf-8",
      Array("The review has ended with \(open.count) left for another time.\n".utf8))
  }

  /// The page of what is left, made anew because results may have been replaced.
  private var page: LoopbackAnswer {
    do throws(Stop) {
      if run.fingerprint != fingerprint { try readAgain() }
      return LoopbackAnswer(
        type: "text/html; charset=utf-8", wholeFile(try run.servedPage(deciding: openCases).pieces))
    } catch {
      return .refusal(500, sentence(of: error))
    }
  }

  private var openCases: [CaseResult] {
    run.everyWaiting.filter { open.contains($0.name) }
  }

  /// After another run: everything of it that the command line selects.
  private func readAgain() throws(Stop) {
    run = try LastRun(request, console)
    open = Set(try run.waiting().map(\.name))
    fingerprint = run.fingerprint
  }
}

// Deciding.
extension BrowserReview {
  /// - Parameter body: `accept` or `reject`; `cases` or `finding`; the names of cases, each in a line,
  ///   as addresses spell them.
  private func decide(_ body: [UInt8]) -> LoopbackAnswer {
    let lines = String(decoding: body, as: UTF8.self).split(separator: "\n").map(String.init)
    let named = Set(lines.dropFirst(2).compactMap(\.withoutPercents))
    guard lines.count >= 3, ["accept", "reject"].contains(lines[0]),
      ["cases", "finding"].contains(lines[1]), named.count == lines.count - 2
    else { return .refusal(400, "This is no decision.") }
    guard run.fingerprint == fingerprint else {
      return outcome(
        [], ["There are results of another run since; load the page again. Nothing was done."])
    }
    do throws(Stop) {
      // The documents may have changed since the last decision.
      run = try LastRun(request, console)
      let waiting = openCases
      var cases = waiting.filter { named.contains(printable($0.name)) }
      guard cases.count == named.count else {
        return outcome(
          [], ["Not all of these wait any more; load the page again. Nothing was done."])
      }
      if lines[1] == "finding" {
        cases = run.findings(of: waiting).filter { finding in
          finding.cases.contains { named.contains(printable($0.name)) }
        }.flatMap(\.cases)
      }
      return decide(lines[0] == "accept", cases)
    } catch {
      return outcome([], [sentence(of: error)])
    }
  }

  private func decide(_ isAccepted: Bool, _ cases: [CaseResult]) -> LoopbackAnswer {
    // What is rejected is forgotten, whatever has changed since.
    let obstacles = isAccepted ? run.obstacles(to: cases) : []
    let hindered = Set(obstacles.flatMap(\.cases))
    let cases = cases.filter { !hindered.contains($0.name) }
    var trouble = obstacles.map(\.sentence)
    do throws(Stop) {
      if isAccepted {
        try run.decide(accepting: cases)
      } else {
        try run.decide(rejecting: cases)
      }
    } catch {
      trouble.append(sentence(of: error))
    }
    // If that failed half way, some of it is done all the same.
    let waiting = Set(run.everyWaiting.map(\.name))
    let done = cases.filter { !waiting.contains($0.name) }
    if isAccepted { accepted += done.count } else { rejected += done.count }
    open.subtract(done.map(\.name))
    fingerprint = run.fingerprint
    return outcome(done, trouble)
  }

  private func outcome(_ done: [CaseResult], _ trouble: [String]) -> LoopbackAnswer {
    .json([
      "done": .array(done.map { .string(printable($0.name)) }),
      "trouble": .array(trouble.map { .string(printable($0)) }), "left": .integer(open.count),
    ])
  }

  private func sentence(of stop: Stop) -> String {
    switch stop {
    case .usage(let message), .failure(let message): message
    case .said: "The documents cannot be read; what is wrong stands in the terminal."
    }
  }
}

extension String {
  /// The text that an address spells so; nil if it is none.
  fileprivate var withoutPercents: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let digits = String(rest.prefix(2)),
        let value = UInt8(digits, radix: 16)
      else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
