import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonReports
import SkeletonSystem

/// Which reports to write, and where each goes.
struct Reports {
  /// A reporter, and its file; nil for standard output.
  struct Target: ReportTarget {
    var reporter: Reporter
    var path: String?

    var name: String { reporter.rawValue }
    var isOneFile: Bool { reporter.isOneFile }

    static let terminal = Self(reporter: .terminal)
    static let json = Self(reporter: .json)
  }

  static let reporter = Option<[Target]>(
    "reporter", each: "name[:file]",
    .reporter(among: Reporter.allCases.map(\.rawValue)) { Target($0) },
    help:
      "Also report as terminal, json, junit, github, html, markdown or reg, to a file where one "
      + "is named. Repeatable.")
  static let pictures = Option<String?>(
    "pictures", value: "address", .text,
    help: "Where a reader of '--reporter markdown:FILE' finds the folder of pictures beside FILE "
      + "(default: there); 'none' makes no pictures.")
  static let json = Option("json", help: "Print JSON: '--reporter json'.")
  static let verbose = Option("verbose", short: "v", help: "Print long lists in full.")

  static let options: [any AnyOption] = [reporter, json, verbose, pictures]

  let targets: [Target]
  private let isVerbose: Bool
  private let pictures: String?
  /// The arguments for the commands that a report proposes.
  var documents: [String] = []
  var filters: [String] = []
  var artifacts: String?
  /// What checks say, for the page.
  var cards: [ReviewCard] = []

  /// By default, the terminal report is printed. GitHub annotations and reports in files are
  /// additional.
  ///
  /// What is one file, such as JSON, must be alone on standard output.
  init(_ invocation: Invocation) throws(Stop) {
    isVerbose = invocation[Self.verbose]
    pictures = invocation[Self.pictures]
    let asked = invocation[Self.reporter]
    if asked.contains(Target(reporter: .reg)) {
      throw .usage("'reg' needs a file, to put pictures beside: '--reporter reg:reg/reg.json'")
    }
    targets = try asked.arranged(isJSON: invocation[Self.json]) { _ in "junit:report.xml" }
    if pictures != nil, !targets.contains(where: { $0.reporter == .markdown && $0.path != nil }) {
      throw .usage("'--pictures' is for '--reporter markdown:FILE'")
    }
    if pictures?.isEmpty == true {
      throw .usage("'--pictures' needs an address, or 'none'")
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
      if target.reporter == .markdown {
        try writeMarkdown(of: result, options, to: path, console)
        continue
      }
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

extension Reports {
  /// The summary of a job shows no pictures: it is a file of the runner's, with nothing beside it
  /// that a reader could be sent.
  private func writeMarkdown(
    of result: RunResult, _ options: ReportOptions, to path: String, _ console: Console
  ) throws(Stop) {
    let place = PicturesBeside(path)
    let isSummary = ProcessEnvironment.value(of: "GITHUB_STEP_SUMMARY") == path
    let base =
      switch pictures {
      case "none"?: String?.none
      case let address?: address + (address.hasSuffix("/") ? "" : "/") + place.name
      case nil: isSummary ? nil : place.name
      }
    let report = MarkdownRun(of: result, options, pictures: base)
    try place.write(report.text, report.pictures, console)
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
    let (name, path) = Self.parts(of: text)
    guard let reporter = Reporter(rawValue: name) else { return nil }
    self.init(reporter: reporter, path: path)
  }
}
