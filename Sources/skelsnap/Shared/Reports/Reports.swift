import SkeletonRender

/// Which reports a run is to give, and where each goes.
struct Reports {
  /// A reporter, and the file it writes; nil for standard output.
  struct Target: Equatable {
    var reporter: Reporter
    var path: String?
  }

  static let options = [
    Option(
      "reporter", Option.Value(name: "name[:file]", form: .reporter, repetition: .again),
      help: "Also report as terminal, json, junit, github, html or reg, to a file where one is "
        + "named. Repeatable."),
    Option("json", help: "Print JSON: '--reporter json'."),
    Option("verbose", short: "v", help: "Write long lists to their ends."),
  ]

  private(set) var targets: [Target] = []
  /// What a next run would be asked for.
  var documents: [String]
  private var invocation: Invocation

  /// Without a word about it, people are told; GitHub's annotations and files come on top.
  ///
  /// JSON, JUnit's XML and the page have standard output to themselves.
  init(_ invocation: Invocation) throws(Stop) {
    self.invocation = invocation
    documents = invocation.operands
    for text in invocation.list("reporter") ?? [] {
      guard let target = Target(text) else { continue }
      if !targets.contains(target) { targets.append(target) }
    }
    let json = Target(reporter: .json)
    if invocation.has("json"), !targets.contains(json) { targets.append(json) }
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
  /// Whether nothing else may go to standard output.
  var needOutputAlone: Bool { targets.contains { $0.path == nil && $0.reporter.isOneFile } }

  /// Writes and prints them all, files first: whoever sees the end of the output finds them there.
  ///
  /// - Parameters:
  ///   - isKept: whether the run can be gone on from. Where CI is at work it is not: the commands
  ///     a report proposes are for another machine then.
  ///   - whole: all that is known, which the page shows; nil: no more than the run has found.
  ///   - folder: where the page goes that a run leaves which is not clean.
  func give(
    _ result: RunResult, of whole: RunResult? = nil, isKept: Bool, page folder: GuardedFolder,
    on console: Console
  ) throws(Stop) {
    var options = ReportOptions(invocation, console)
    options.operands = documents
    options.isKept = isKept && Environment.variableOfCI() == nil
    options.page = RunPage.leave(whole ?? result, options, in: folder)
    for target in targets {
      guard let path = target.path else { continue }
      do throws(FileError) {
        try Files.write(Array(target.reporter.report(on: result, options).utf8), to: path)
      } catch {
        throw .failure(error.description)
      }
      if target.reporter == .reg { try RegFolder.fill(besides: path, result, console) }
    }
    options.usesColor =
      invocation.value("color") == "always" || console.usesColor && Stream.output.isTerminal
    options.isQuiet = console.isQuiet
    if TerminalLinks.areKnown, options.usesColor, let page = options.page {
      options.pageAddress = TerminalLinks.address(of: page)
    }
    for target in targets where target.path == nil {
      try console.data(target.reporter.report(on: result, options))
    }
  }
}

extension ReportOptions {
  /// What every report is told of a command line, and of where it was given.
  init(_ invocation: Invocation, _ console: Console) {
    self.init()
    isVerbose = invocation.has("verbose")
    operands = invocation.operands
    filters = invocation.list("filter") ?? []
    artifacts = invocation.value("artifacts")
    workingFolder = Environment.workingFolder
    repository = Self.repository(around: workingFolder)
    files = { try? Files.read($0, limit: 64 * 1_048_576) }
    if console.isTerminal { sources = { try? Files.read($0) } }
  }

  /// The folder CI systems see paths from.
  private static func repository(around folder: String) -> String {
    var place = folder
    while !Files.exists(FilePath.joined(place, ".git")) {
      let parent = FilePath.parent(of: place)
      if parent == place { return Environment.value(of: "GITHUB_WORKSPACE") ?? folder }
      place = parent
    }
    return place
  }
}

extension Reports.Target {
  /// `junit`, `junit:report.xml`; nil where no reporter has this name.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let reporter = Reporter(rawValue: String(parts[0])) else { return nil }
    self.init(reporter: reporter, path: parts.count == 2 ? String(parts[1]) : nil)
  }
}
