import SkeletonFrames
import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonPainting
import SkeletonReports
import SkeletonSystem

/// An interactive review of the last run in a terminal, finding by finding.
struct ReviewSession {
  private(set) var run: LastRun
  private let keyboard: Keyboard
  private let console: Console
  private let findings: [Finding]
  private var accepted = 0
  private var rejected = 0

  init(_ run: LastRun, _ cases: [CaseResult], _ keyboard: Keyboard, _ console: Console) {
    self.run = run
    self.keyboard = keyboard
    self.console = console
    findings = run.findings(of: cases)
  }

  private enum Answer {
    case accept, reject, skip, stop
  }

  /// Asks about each finding, and returns the exit status.
  mutating func review() throws(Stop) -> ExitStatus {
    var rest: Answer?
    for (index, finding) in findings.enumerated() {
      if rest == nil { show(finding, index) }
      var answer = rest
      var picture = 0
      while answer == nil {
        let key = keyboard.next()
        switch key {
        case .character("a"): answer = .accept
        case .character("r"): answer = .reject
        case .character("s"), .character("\t"): answer = .skip
        case .character("A"): (answer, rest) = (.accept, .accept)
        case .character("R"): (answer, rest) = (.reject, .reject)
        case .character("S"): (answer, rest) = (.skip, .skip)
        case .character("o"): open(finding)
        case .character("d"):
          showPicture(of: finding, picture)
          picture += 1
        case .character("q"), .end: answer = .stop
        case .interrupt:
          summarize()
          return .interrupted
        case .character, .other: console.complain(Self.keys(console))
        }
      }
      switch answer {
      case .accept:
        try run.decide(accepting: finding.cases)
        accepted += finding.cases.count
        report("accepted", finding)
      case .reject:
        try run.decide(rejecting: finding.cases)
        rejected += finding.cases.count
        report("rejected", finding)
      case .skip:
        report("skipped", finding)
      case .stop, nil:
        summarize()
        return .clean
      }
    }
    summarize()
    return .clean
  }
}

extension ReviewSession {
  private static func keys(_ console: Console) -> String {
    let keys = [
      ("a", "accept"), ("r", "reject"), ("s", "skip"), ("A R S", "all the rest"), ("o", "open"),
      ("d", "picture"), ("q", "quit"),
    ]
    return keys.map { key, word in
      (console.usesColor ? "\u{1b}[1m\(key)\u{1b}[0m" : key) + " " + word
    }.joined(separator: "   ")
  }

  private func show(_ finding: Finding, _ index: Int) {
    var options = ReportOptions()
    options.usesColor = console.usesColor
    console.complain(
      "\n[\(index + 1) of \(findings.count)] \(printable(finding.document)), "
        + "\(printable(finding.cases[0].position.description))")
    console.complain(finding.text(options))
    console.complain(Self.keys(console))
  }

  private func report(_ word: String, _ finding: Finding) {
    console.complain("\(word) \(Columns.counted(finding.cases.count, "golden"))")
  }

  private func summarize() {
    let left = findings.reduce(0) { $0 + $1.cases.count } - accepted - rejected
    Self.summarize(accepted: accepted, rejected: rejected, left: left, console)
  }

  /// What came of a review.
  static func summarize(accepted: Int, rejected: Int, left: Int, _ console: Console) {
    var parts = ["\(accepted) accepted", "\(rejected) rejected"]
    if left > 0 { parts.append("\(left) left for another time") }
    console.complain("\n" + parts.joined(separator: ", "))
    if rejected > 0 {
      console.complain("What was rejected keeps its golden: fix the document, then verify again.")
    }
  }
}

extension ReviewSession {
  private func open(_ finding: Finding) {
    // The page may have come with the results from elsewhere, and be anything.
    run.refreshPage()
    guard
      let file = run.page ?? finding.cases.lazy.compactMap({ $0.kept.diff ?? $0.kept.actual }).first
    else { return console.complain("nothing was kept of it that could be opened") }
    if Program.start(Program.opener, [file]) {
      console.complain("opened \(printable(file))")
    } else {
      console.complain("'\(Program.opener)' is not there; open it by hand: \(printable(file))")
    }
  }

  /// Shows golden, new picture and difference side by side; on repetition, those of the next frame.
  private func showPicture(of finding: Finding, _ turn: Int) {
    let cases = finding.cases.filter { $0.kept.actual?.hasSuffix(".png") == true }
    guard !cases.isEmpty else {
      return console.complain("no picture: the text alone differs ('o' opens the report)")
    }
    let one = cases[turn % cases.count]
    let files = one.kept.files
    let place = printable("\(one.variant)/\(one.frame)")
    guard let protocolSpoken = InlinePicture(ProcessEnvironment.value(of:)) else {
      console.complain("\(place): this terminal shows no pictures; they are in")
      for file in files { console.complain("  \(printable(file.path))") }
      return
    }
    let pictures = files.compactMap { run.picture($0.path) }
    guard let row = pictureRow(pictures) else {
      return console.complain("\(place): its pictures cannot be shown")
    }
    console.complain(
      "\(place): "
        + files.map { $0.role == .diff ? "difference" : $0.role.rawValue }.joined(separator: ", "))
    // A line is about 20 pixels high. Small pictures are not enlarged.
    console.complain(png(row), as: protocolSpoken, lines: row.height > 24 * 20 ? 24 : nil)
  }
}
