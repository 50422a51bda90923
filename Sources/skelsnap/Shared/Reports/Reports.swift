import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// Which reports to write, and where each goes.
struct Reports {
  /// A reporter, and its file; nil for standard output.
  struct Target: Equatable {
    var reporter: Reporter
    var path: String?
  }

  static let reporter = Option<[Target]>(
    "reporter", each: "name[:file]", .reporter,
    help: "Also report as terminal, json, junit, github, html or reg, to a file where one is "
      + "named. Repeatable.")
  static let json = Option("json", help: "Print JSON: '--reporter json'.")
  static let verbose = Option("verbose", short: "v", help: "Print long lists in full.")

  static let options: [any AnyOption] = [reporter, json, verbose]

  private(set) var targets: [Target] = []
  private let isVerbose: Bool
  /// The arguments for the commands that a report proposes.
  var documents: [String] = []
  var filters: [String] = []
  var artifacts: String?
  /// What checks say, for the page.
  var cards: [ReviewCard] = []

  /// By default, the terminal report is printed. GitHub annotations and reports in files are
  /// additional.
  ///
  /// JSON, JUnit XML and HTML must be alone on standard output.
  init(_ invocation: Invocation) throws(Stop) {
    isVerbose = invocation[Self.verbose]
    let isJSON = invocation[Self.json]
    for target in invocation[Self.reporter] where !targets.contains(target) {
      targets.append(target)
    }
    let json = Target(reporter: .json)
    if isJSON, !targets.contains(json) { targets.append(json) }
    if targets.contains(Target(reporter: .reg)) {
      throw .usage("'reg' needs a file, to put pictures beside: '--reporter reg:reg/reg.json'")
    }
    let printed = targets.filter { $0.path == nil }
    if let whole = printed.first(where: { $0.reporter.isOneFile }) {
      guard printed.count == 1 else {
        throw .usage(
          "'\(whole.reporter.rawValue)' needs standard output for itself; give other reports a "
            + "file, as in '--reporter junit:report.xml'")
      }
    } else if !printed.contains(Target(reporter: .terminal)) {
      targets.insert(Target(reporter: .terminal), at: 0)
    }
    let paths = targets.compactMap(\.path).map(FilePath.normalized)
    for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
      throw .usage("two reports cannot be one file: \(path)")
    }
  }
}

extension Reports {
  /// Whether nothing else may be printed to standard output.
  var needOutputAlone: Bool { targets.contains { $0.path == nil && $0.reporter.isOneFile } }

  /// Refuses reports that would replace a document, a golden or another file of the project.
  func check(_ files: OwnFiles) throws(Stop) { try files.check(targets) }

  /// Writes and prints all reports. Files are first, so that they exist when the output ends.
  ///
  /// - Parameters:
  ///   - isKept: whether the results are saved, so that a report can propose commands to continue
  ///     with. In CI it proposes none, because they would have to run on another machine.
  ///   - whole: the results of all documents, which the page shows; nil if only those of this run
  ///     are known.
  ///   - folder: the folder for the HTML page of a run that is not clean.
  ///   - files: the files that reports may show.
  func give(
    _ result: RunResult, of whole: RunResult? = nil, isKept: Bool, page folder: GuardedFolder,
    _ files: OwnFiles, on console: Console
  ) throws(Stop) {
    var options = try ReportOptions(files, console)
    options.isVerbose = isVerbose
    options.operands = documents
    options.filters = filters
    options.artifacts = artifacts
    options.cards = cards
    options.isKept = isKept && ProcessEnvironment.variableOfCI() == nil
    if let page = RunPage.leave(whole ?? result, options, in: folder) {
      options.page = page.path
      options.pageOmissions = page.omissions
    }
    for target in targets {
      guard let path = target.path else { continue }
      try console.attempt {
        try Files.write(to: path, target.reporter.pieces(on: result, options))
      }
      if target.reporter == .reg { try RegFolder.fill(besides: path, result, files, console) }
    }
    options.usesColor = console.usesColorInData
    options.isQuiet = console.isQuiet
    if TerminalLinks.areKnown, options.usesColor, let page = options.page {
      options.pageAddress = TerminalLinks.address(of: page, in: options.workingFolder)
    }
    for target in targets where target.path == nil {
      // Every report is harmless for where it is read.
      try console.data(file: target.reporter.pieces(on: result, options))
    }
  }
}

extension ReportOptions {
  /// The options of every report that depend on where the command runs.
  init(_ own: OwnFiles, _ console: Console) throws(Stop) {
    self.init()
    workingFolder = try console.attempt { try ProcessEnvironment.workingFolder }
    repository = Self.repository(around: workingFolder)
    // A page holds its pictures in memory, and so does the browser that shows it.
    files = { own.picture($0, limit: 64 * 1_048_576) }
    documents = { own.description($0) }
    if console.isTerminal { sources = documents }
  }

  /// The folder to which CI systems resolve paths: the root of the repository.
  private static func repository(around folder: String) -> String {
    var place = folder
    while !Files.exists(FilePath.joined(place, ".git")) {
      let parent = FilePath.parent(of: place)
      if parent == place { return ProcessEnvironment.value(of: "GITHUB_WORKSPACE") ?? folder }
      place = parent
    }
    return place
  }
}

extension Reports.Target {
  /// Parses `junit` or `junit:report.xml`; nil if there is no reporter of this name.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let reporter = Reporter(rawValue: String(parts[0])) else { return nil }
    self.init(reporter: reporter, path: parts.count == 2 ? String(parts[1]) : nil)
  }
}

extension ValueForm where Value == Reports.Target {
  /// The value of `--reporter`: `json`, `junit:report.xml`.
  static var reporter: Self {
    let words = Reporter.allCases.map(\.rawValue)
    return Self(offering: .words(words)) { text in
      guard let target = Reports.Target(text) else {
        let name = text.split(separator: ":", omittingEmptySubsequences: false)[0]
        return .complaint(complaint(about: String(name), allowed: words))
      }
      return target.path == "" ? .complaint("expected a file after the colon") : .value(target)
    }
  }
}
