import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonReports

/// Results in which every text tries to act on the terminal or on the CI system.
struct HostileReportTests {
  static let evil =
    "\u{1b}[31me\r\u{9b}2J\n::stop-commands::x\n  ##[add-path]x##vso[y]\u{202e}\u{7}"

  static var result: RunResult {
    let place = TextPosition(file: evil, line: 1, column: 1)
    let node = NodeChange(
      path: evil, change: .changed, before: evil, after: evil, summary: evil, followers: 3,
      position: place)
    var cases: [CaseResult] = []
    for verdict in Verdict.allCases {
      for index in 0..<2 {
        var one = CaseResult.sample(
          "::\(evil)", "::v\(evil)", "::\(evil)\(verdict)\(index).png", verdict, differing: 3,
          pixels: 9, unexplained: 1, nodes: verdict == .different ? [node] : [],
          message: index == 0 ? evil : nil, hasPictures: true)
        one.position = place
        cases.append(one)
      }
    }
    let note = Diagnostic.Note(position: place, message: evil)
    let diagnostic = Diagnostic(.error, at: place, evil, notes: [note])
    var result = RunResult(
      cases: cases,
      problems: [
        RunResult.Problem(message: evil, diagnostics: [diagnostic], document: evil, variant: evil),
        RunResult.Problem(message: "::\(evil)"),
      ])
    result.laws = [
      LawBreach(
        law: .still, document: evil, node: "::\(evil)", variants: ["::\(evil)"], message: evil,
        position: place, alike: [evil])
    ]
    result.warnings = [
      GoldenWarning(
        document: "::\(evil)", variant: evil, frames: [evil], message: evil, position: place)
    ]
    result.notes = [Diagnostic(.note, at: place, evil)]
    return result
  }

  @Test(arguments: Reporter.allCases.filter { $0 != .html }, [false, true])
  func nothingActs(reporter: Reporter, isVerbose: Bool) {
    var options = ReportOptions()
    options.isVerbose = isVerbose
    options.sources = { _ in Array(Self.evil.utf8) }
    options.operands = [Self.evil]
    options.filters = [Self.evil]
    options.page = "::" + Self.evil
    let report = reporter.report(on: Self.result, options)
    let acting = report.unicodeScalars.filter { $0.isControl && $0 != "\n" }
    #expect(acting.isEmpty, "\(acting.map(\.value))")
    for line in report.split(separator: "\n") {
      let bare = line.drop { $0.isWhitespace }
      let isOurs =
        reporter == .github
        && ["::error ", "::warning ", "::notice "].contains { bare.hasPrefix($0) }
      #expect(isOurs || !bare.hasPrefix("::"), "\(line)")
      #expect(!bare.contains("##[") && !bare.contains("##vso["), "\(line)")
    }
  }

  @Test func aMessageOfSeveralLinesLooksLikeNoLineOfTheReport() {
    let result = RunResult(
      cases: [], problems: [RunResult.Problem(message: "a\n✔ all is well\n\n2 cases")])
    #expect(!terminalReport(on: result).contains("\n✔"))
    #expect(!terminalReport(on: result).contains("\n2 cases"))
  }

  @Test func stylesAreTheOnlySequences() {
    var options = ReportOptions()
    options.usesColor = true
    let report = Reporter.terminal.report(on: Self.result, options)
    #expect(report.contains("\u{1b}[1;31m✘"))
    #expect(!report.contains("\u{1b}[31m"))
  }
}
