import SkeletonReports
import SkeletonSystem

/// The reports of a verb that checks screens without goldens, and where each goes.
struct CheckReports {
  /// A reporter's name, and its file; nil for standard output.
  struct Target: Equatable {
    var reporter: String
    var path: String?

    /// Whether nothing else may be printed beside it.
    fileprivate var isAlone: Bool { !["terminal", "github"].contains(reporter) }
  }

  /// The option of a verb that has these reporters.
  static func reporter(_ names: [String]) -> Option<[Target]> {
    Option<[Target]>(
      "reporter", each: "name[:file]", .checkReporter(names),
      help: "Also report as one of \(names.joined(separator: ", ")), to a file where one is "
        + "named. Repeatable.")
  }

  static let json = Option("json", help: "Print JSON: '--reporter json'.")

  private var targets: [Target] = []
  private let isVerbose: Bool

  /// By default, the terminal report is printed. GitHub annotations and reports in files are
  /// additional.
  init(_ invocation: Invocation, _ reporter: Option<[Target]>) throws(Stop) {
    isVerbose = invocation[Reports.verbose]
    for target in invocation[reporter] where !targets.contains(target) { targets.append(target) }
    let json = Target(reporter: "json")
    if invocation[Self.json], !targets.contains(json) { targets.append(json) }
    let printed = targets.filter { $0.path == nil }
    if let whole = printed.first(where: \.isAlone) {
      guard printed.count == 1 else {
        throw .usage(
          "'\(whole.reporter)' needs standard output for itself; give other reports a file, as in "
            + "'--reporter \(whole.reporter):report'")
      }
    } else if !printed.contains(Target(reporter: "terminal")) {
      targets.insert(Target(reporter: "terminal"), at: 0)
    }
    let paths = targets.compactMap(\.path).map(FilePath.normalized)
    for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
      throw .usage("two reports cannot be one file: \(path)")
    }
  }
}

extension CheckReports {
  /// Refuses reports that would replace a document, a golden or another file of the project.
  func check(_ files: OwnFiles) throws(Stop) {
    for target in targets {
      if let path = target.path { try files.check(path, of: target.reporter) }
    }
  }

  /// Writes and prints all reports, files first, so that they exist when the output ends.
  ///
  /// - Parameter text: A reporter's report.
  func give(
    _ files: OwnFiles, _ console: Console, text: (String, ReportOptions) -> FilePieces
  ) throws(Stop) {
    var options = try ReportOptions(files, console)
    options.isVerbose = isVerbose
    for target in targets {
      guard let path = target.path else { continue }
      try console.attempt { try Files.write(to: path, text(target.reporter, options)) }
    }
    options.usesColor = console.usesColorInData
    options.isQuiet = console.isQuiet
    for target in targets where target.path == nil {
      try console.data(file: text(target.reporter, options))
    }
  }
}

extension ValueForm where Value == CheckReports.Target {
  /// `sarif`, or `sarif:lint.sarif`.
  fileprivate static func checkReporter(_ names: [String]) -> Self {
    Self(offering: .words(names)) { text in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard names.contains(parts[0]) else {
        return .complaint(complaint(about: parts[0], allowed: names))
      }
      if parts.count == 2, parts[1].isEmpty { return .complaint("expected a file after the colon") }
      return .value(
        CheckReports.Target(reporter: parts[0], path: parts.count == 2 ? parts[1] : nil))
    }
  }
}
