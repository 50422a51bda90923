import SkeletonLint
import SkeletonReports
import SkeletonSystem

/// Which reports of lint to write, and where each goes.
struct LintReports {
  /// A reporter, and its file; nil for standard output.
  struct Target: Equatable {
    var reporter: LintReporter
    var path: String?
  }

  static let reporter = Option<[Target]>(
    "reporter", each: "name[:file]", .lintReporter,
    help: "Also report as terminal, json, github or sarif, to a file where one is named. "
      + "Repeatable.")
  static let json = Option("json", help: "Print JSON: '--reporter json'.")

  private var targets: [Target] = []
  private let isVerbose: Bool

  /// By default, the terminal report is printed. GitHub annotations and reports in files are
  /// additional.
  init(_ invocation: Invocation) throws(Stop) {
    isVerbose = invocation[Reports.verbose]
    for target in invocation[Self.reporter] where !targets.contains(target) {
      targets.append(target)
    }
    let json = Target(reporter: .json)
    if invocation[Self.json], !targets.contains(json) { targets.append(json) }
    let printed = targets.filter { $0.path == nil }
    if let whole = printed.first(where: { $0.reporter.isOneFile }) {
      guard printed.count == 1 else {
        throw .usage(
          "'\(whole.reporter.rawValue)' needs standard output for itself; give other reports a "
            + "file, as in '--reporter sarif:lint.sarif'")
      }
    } else if !printed.contains(Target(reporter: .terminal)) {
      targets.insert(Target(reporter: .terminal), at: 0)
    }
    let paths = targets.compactMap(\.path).map(FilePath.normalized)
    for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
      throw .usage("two reports cannot be one file: \(path)")
    }
  }

  /// Refuses reports that would replace a document, a golden or another file of the project.
  func check(_ files: OwnFiles) throws(Stop) {
    for target in targets {
      guard let path = target.path else { continue }
      if path == "-" {
        throw .usage(
          "'-' is no file: without ':-', the report '\(target.reporter.rawValue)' is printed")
      }
      if let reason = files.obstacle(to: path) {
        throw .usage("the report cannot be written to \(path): \(reason)")
      }
    }
  }

  /// Writes and prints all reports, files first.
  func give(_ result: LintResult, _ files: OwnFiles, _ console: Console) throws(Stop) {
    var options = try ReportOptions(files, console)
    options.isVerbose = isVerbose
    for target in targets {
      guard let path = target.path else { continue }
      try console.attempt {
        try Files.write(Array(target.reporter.report(on: result, options).utf8), to: path)
      }
    }
    options.usesColor = console.usesColorInData
    options.isQuiet = console.isQuiet
    for target in targets where target.path == nil {
      try console.data(file: target.reporter.report(on: result, options))
    }
  }
}

extension LintReports.Target {
  /// Parses `sarif` or `sarif:lint.sarif`; nil if there is no reporter of this name.
  fileprivate init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let reporter = LintReporter(rawValue: String(parts[0])) else { return nil }
    self.init(reporter: reporter, path: parts.count == 2 ? String(parts[1]) : nil)
  }
}

extension ValueForm where Value == LintReports.Target {
  /// The value of lint's `--reporter`.
  static var lintReporter: Self {
    let words = LintReporter.allCases.map(\.rawValue)
    return Self(offering: .words(words)) { text in
      guard let target = LintReports.Target(text) else {
        let name = text.split(separator: ":", omittingEmptySubsequences: false)[0]
        return .complaint(complaint(about: String(name), allowed: words))
      }
      return target.path == "" ? .complaint("expected a file after the colon") : .value(target)
    }
  }
}
