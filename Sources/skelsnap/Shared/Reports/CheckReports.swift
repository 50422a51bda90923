import SkeletonReports
import SkeletonSystem

/// The reports of a verb that checks screens without goldens, and where each goes.
struct CheckReports {
  /// A reporter's name, and its file; nil for standard output.
  struct Target: ReportTarget {
    var name: String
    var path: String?

    var isOneFile: Bool { !["terminal", "github"].contains(name) }

    static let terminal = Self(name: "terminal")
    static let json = Self(name: "json")
  }

  /// The option of a verb that has these reporters.
  static func reporter(_ names: [String]) -> Option<[Target]> {
    Option<[Target]>(
      "reporter", each: "name[:file]",
      .reporter(among: names) { text in
        let (name, path) = Target.parts(of: text)
        return Target(name: name, path: path)
      },
      help: "Also report as one of \(names.joined(separator: ", ")), to a file where one is "
        + "named. Repeatable.")
  }

  private let targets: [Target]
  private let isVerbose: Bool

  /// By default, the terminal report is printed. GitHub annotations and reports in files are
  /// additional.
  init(_ invocation: Invocation, _ reporter: Option<[Target]>) throws(Stop) {
    isVerbose = invocation[Reports.verbose]
    targets = try invocation[reporter].arranged(isJSON: invocation[Reports.json]) {
      "\($0.name):report"
    }
  }
}

extension CheckReports {
  /// Refuses reports that would replace a document, a golden or another file of the project.
  func check(_ files: OwnFiles) throws(Stop) {
    for target in targets {
      if let path = target.path { try files.check(path, of: target.name) }
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
      try console.attempt { try Files.write(to: path, text(target.name, options)) }
    }
    options.usesColor = console.usesColorInData
    options.isQuiet = console.isQuiet
    for target in targets where target.path == nil {
      try console.data(file: text(target.name, options))
    }
  }
}
