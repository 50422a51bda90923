import SkeletonGoldens
import SkeletonModel
import SkeletonRender
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
}

extension Reporter {
  /// The whole report, ending in a newline unless it is empty.
  package func report(on result: RunResult, _ options: ReportOptions = ReportOptions()) -> String {
    switch self {
    case .terminal:
      harmless(
        terminalReport(on: result, options),
        styled: options.usesColor || options.pageAddress != nil)
    case .json: result.json.document()
    case .junit: junitReport(on: result, options)
    case .github: githubReport(on: result, options)
    case .html: htmlReport(on: result, options)
    case .reg: regReport(on: result)
    }
  }

  /// Whether the report is one file, which must not be mixed with other output.
  package var isOneFile: Bool {
    switch self {
    case .json, .junit, .html, .reg: true
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
  /// The path of the run's HTML page as the user would type it, if one was written.
  package var page: String?
  /// The address of the page, for terminals that support links.
  package var pageAddress: String?

  package init() {}
}

extension ReportOptions {
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
    (byDocument.map(\.document) + laws.map(\.document) + warnings.map(\.document)).withoutRepeats
  }

  /// The cases of each document, in the order of the run.
  var byDocument: [(document: String, cases: [CaseResult])] {
    cases.grouped(by: \.document).map { ($0[0].document, $0) }
  }
}
