/// Who a report of a run is written for.
public enum Reporter: String, Hashable, Sendable, CaseIterable {
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
  public func report(on result: RunResult, _ options: ReportOptions = ReportOptions()) -> String {
    switch self {
    case .terminal: terminalReport(on: result, options)
    case .json: verificationJSON(of: result).document()
    case .junit: junitReport(on: result, options)
    case .github: githubReport(on: result, options)
    case .html: htmlReport(on: result, options)
    case .reg: regReport(on: result)
    }
  }

  /// Whether what it writes is one file, which nothing else may be mixed into.
  public var isOneFile: Bool {
    switch self {
    case .json, .junit, .html, .reg: true
    case .terminal, .github: false
    }
  }
}

/// What a report is told beside the result: reports ask neither the disk nor the environment.
public struct ReportOptions: Sendable {
  public var usesColor = false
  /// Whether long lists are written to their ends.
  public var isVerbose = false
  /// Whether only what is wrong is said.
  public var isQuiet = false
  /// What the run was asked for, for the commands a report proposes.
  public var operands: [String] = []
  public var filters: [String] = []
  /// Whether the run was kept for 'accept', and where, if that had to be said.
  public var isKept = false
  public var artifacts: String?
  /// Absolute; where relative paths are seen from, and what CI systems see them from.
  public var workingFolder = "/"
  public var repository = "/"
  /// The text of a document, for the line at fault in a diagnostic; nil leaves the line out.
  public var sources: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// The bytes of a golden, an artifact or a document, for reports that carry them along.
  public var files: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// The page that shows the run, as the user would type it, where one was written.
  public var page: String?
  /// Where a terminal that knows links is to lead from its name.
  public var pageAddress: String?

  public init() {}
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
  /// What stood in the way; that nothing was compared at all is a problem too.
  public var problemsToReport: [Problem] {
    cases.isEmpty && problems.isEmpty && shard?.cases != 0
      ? [Problem(message: "nothing was compared", diagnostics: [])] : problems
  }

  /// Every document there is something to say of, in the order of the run.
  var documents: [String] {
    (byDocument.map(\.document) + laws.map(\.document) + warnings.map(\.document)).withoutRepeats
  }

  /// The cases of each document, in the order of the run.
  var byDocument: [(document: String, cases: [CaseResult])] {
    cases.grouped(by: \.document).map { ($0[0].document, $0) }
  }
}
