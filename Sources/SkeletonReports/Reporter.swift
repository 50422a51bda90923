import SkeletonGoldens
import SkeletonModel
import SkeletonSystem

/// The formats of reports.
package enum Reporter: String, Hashable, Sendable, CaseIterable {
  /// Text for people.
  case terminal
  /// JSON for programs.
  case json
  /// JUnit's XML for CI systems that show test reports: GitLab, Jenkins and most others.
  case junit
  /// Annotations of the lines of documents, for GitHub Actions.
  case github
  /// A page for people with a browser, such as designers.
  case html
  /// Data for reg-suit's viewer.
  case reg
  /// A text for the comment on a pull request, or the summary of a job.
  case markdown
}

extension Reporter {
  /// The whole report, ending in a newline unless it is empty.
  package func report(on result: RunResult, _ options: ReportOptions = ReportOptions()) -> String {
    switch self {
    case .terminal:
      harmless(
        terminalReport(on: result, options),
        styled: options.usesColor || options.pageAddress != nil)
    case .json: whole(result.pieces)
    case .junit: junitReport(on: result, options)
    case .github: githubReport(on: result, options)
    case .html: htmlReport(on: result, options)
    case .reg: regReport(on: result)
    case .markdown: MarkdownRun(of: result, options, pictures: nil).text
    }
  }

  /// The same, piece by piece: the reports that name every case are as large as the run, and are
  /// never in memory whole.
  package func pieces(on result: RunResult, _ options: ReportOptions) -> FilePieces {
    switch self {
    case .json: result.pieces
    case .junit: junitPieces(on: result, options)
    case .html: HTMLPage(of: result, options).pieces
    case .terminal, .github, .reg, .markdown:
      { put throws(Failure) in try put(Array(report(on: result, options).utf8)) }
    }
  }

  /// Whether the report is one file, which must not be mixed with other output.
  package var isOneFile: Bool {
    switch self {
    case .json, .junit, .html, .reg, .markdown: true
    case .terminal, .github: false
    }
  }
}

/// The inputs of a report besides the result: reports access neither the disk nor the environment.
package struct ReportOptions: Sendable {
  package var usesColor = false
  /// Whether long lists are written completely.
  package var isVerbose = false
  /// What shows a list that was cut in full; empty if nothing does.
  package var remedyForCutLists = Columns.verbose
  /// Whether only failures are reported.
  package var isQuiet = false
  /// The operands of the run, for the commands that a report proposes.
  package var operands: [String] = []
  package var filters: [String] = []
  /// Whether the run was saved for 'accept', and its folder if it is not the default.
  package var isKept = false
  package var artifacts: String?
  /// The absolute path that relative paths are relative to, for the user and for CI systems.
  package var workingFolder = "/"
  package var repository = "/"
  /// The text of a document, to show the line of a diagnostic; nil leaves the line out.
  package var sources: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// The text of a document, for the HTML page: it shows the line wherever the run took place, and
  /// the other reports do only in a terminal.
  package var documents: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// The bytes of a golden or an artifact, for reports that embed them.
  package var files: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// What checks say of screens, for the HTML page.
  package var cards: [ReviewCard] = []
  /// What heads the page of a run that compared nothing because it was not asked to.
  package var headline: String?
  /// What the documents were compared with, if it was not their goldens.
  package var earlier: EarlierState?
  /// The names of the cases that the HTML page accepts and rejects by itself, because 'review' serves
  /// it; nil for a page that is a file.
  package var undecided: [String]?
  /// How many cases the run's HTML page leaves out.
  package var pageOmissions = 0
  /// The path of the run's HTML page as the user would type it, if one was written.
  package var page: String?
  /// The address of the page, for terminals that support links.
  package var pageAddress: String?

  package init() {}
}

/// A report that is in memory whole.
func pieces(of text: String) -> FilePieces {
  { put throws(Failure) in try put(Array(text.utf8)) }
}

/// A report whose pieces are put together.
func whole(_ pieces: FilePieces) -> String {
  String(decoding: wholeFile(pieces), as: UTF8.self)
}

extension ReportOptions {
  /// Whether nothing on the page needs a look.
  func isClean(_ result: RunResult) -> Bool {
    (headline != nil || result.isClean) && cards.allSatisfy { $0.level == .note }
  }

  /// The path relative to the repository; unchanged if it lies outside.
  func pathInRepository(_ path: String) -> String {
    let place = FilePath.joined(workingFolder, path)
    guard FilePath.isInside(place, repository) else { return path }
    return FilePath.relative(place, to: repository) ?? path
  }
}

extension RunResult {
  /// All documents with results, in the order of the run.
  var documents: [String] {
    (cases.map(\.document).withoutRepeats + laws.map(\.document) + warnings.map(\.document))
      .withoutRepeats
  }

  /// The cases of each document, in the order of the run.
  var byDocument: [(document: String, cases: [CaseResult])] {
    cases.grouped(by: \.document).map { ($0[0].document, $0) }
  }

  /// How many cases of each document have which verdict, in the order of the run.
  var tallies: [(document: String, verdicts: [Verdict: Int])] {
    var tallies: [(document: String, verdicts: [Verdict: Int])] = []
    var places: [String: Int] = [:]
    for one in cases {
      let place = places[one.document] ?? tallies.count
      if place == tallies.count {
        places[one.document] = place
        tallies.append((one.document, [:]))
      }
      tallies[place].verdicts[one.verdict, default: 0] += 1
    }
    return tallies
  }
}
