import SkeletonGoldens
import SkeletonRender
import SkeletonSystem

/// Who a report of a run is written for.
package enum Reporter: String, Hashable, Sendable, CaseIterable {
  /// People.
  case terminal
  /// Programs.
  case json
  /// CI systems that show test reports: GitLab, Jenkins and most others.
  case junit
  /// GitHub Actions, which shows annotations beside the lines of documents.
  case github
  /// People with a browser, designers for one.
  case html
  /// reg-suit's viewer.
  case reg
}

extension Reporter {
  /// The whole report, with a newline at its end unless it is empty.
  package func report(on result: RunResult, _ options: ReportOptions = ReportOptions()) -> String {
    switch self {
    case .terminal: terminalReport(on: result, options)
    case .json: result.json.document()
    case .junit: junitReport(on: result, options)
    case .github: githubReport(on: result, options)
    case .html: htmlReport(on: result, options)
    case .reg: regReport(on: result)
    }
  }

  /// Whether what it writes is one file, which nothing else may be mixed into.
  package var isOneFile: Bool {
    switch self {
    case .json, .junit, .html, .reg: true
    case .terminal, .github: false
    }
  }
}

/// What a report is told beside the result: reports ask neither the disk nor the environment.
package struct ReportOptions: Sendable {
  package var usesColor = false
  /// Whether long lists are written to their ends.
  package var isVerbose = false
  /// Whether only what is wrong is said.
  package var isQuiet = false
  /// What the run was asked for, for the commands a report proposes.
  package var operands: [String] = []
  package var filters: [String] = []
  /// Whether the run was kept for 'accept', and where, if that had to be said.
  package var isKept = false
  package var artifacts: String?
  /// Absolute; where relative paths are seen from, and what CI systems see them from.
  package var workingFolder = "/"
  package var repository = "/"
  /// The text of a document, for the line at fault in a diagnostic; nil leaves the line out.
  package var sources: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// The bytes of a golden, an artifact or a document, for reports that carry them along.
  package var files: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// The page that shows the run, as the user would type it, where one was written.
  package var page: String?
  /// Where a terminal that knows links is to lead from its name.
  package var pageAddress: String?

  package init() {}
}

extension ReportOptions {
  /// A path as the repository has it; itself where it lies outside.
  func pathInRepository(_ path: String) -> String {
    let place = FilePath.joined(workingFolder, path)
    guard FilePath.isInside(place, repository) else { return path }
    return FilePath.relative(place, to: repository) ?? path
  }
}

extension RunResult {
  /// Every document there is something to say of, in the order of the run.
  var documents: [String] {
    (byDocument.map(\.document) + laws.map(\.document) + warnings.map(\.document)).withoutRepeats
  }

  /// The cases of each document, in the order of the run.
  var byDocument: [(document: String, cases: [CaseResult])] {
    cases.grouped(by: \.document).map { ($0[0].document, $0) }
  }
}
