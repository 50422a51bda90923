import SkeletonRender

/// Reads the documents a command line means, and says what is wrong with them.
struct Workspace {
  var console: Console
  /// Whether what is wrong with documents is kept for a report rather than said at once.
  var keepsProblems = false
  private var catalogue: Catalogue

  static let projectOption = Option(
    "project", Option.Value(name: "folder", form: .folder),
    help: "The project's folder (default: the nearest one upward with skelsnap.yaml).")

  init(_ invocation: Invocation, console: Console) throws(Stop) {
    self.console = console
    do throws(Catalogue.Trouble) {
      catalogue = try Catalogue(
        of: Environment.workingFolder, project: invocation.value("project"))
    } catch {
      throw Self.stop(error, console)
    }
  }

  /// What kept documents from being read.
  var problems: [RunResult.Problem] { catalogue.problems }

  /// Whether some document could not be read, so that the run is no success.
  var hasFailed: Bool { !problems.isEmpty }

  /// Whether there is a configuration here or upward, once documents have been looked for.
  var isProject: Bool { catalogue.isProject }

  /// The documents in what was named, or the project's if nothing was; at least one file.
  mutating func sources(_ operands: [String]) throws(Stop) -> [Catalogue.Source] {
    try search { (catalogue) throws(Catalogue.Trouble) in try catalogue.sources(operands) }
  }

  /// The same with a place among goldens.
  mutating func jobs(
    _ operands: [String], variants: (Document) -> [Variant]?
  ) throws(Stop) -> [GoldenJob] {
    try search { (catalogue) throws(Catalogue.Trouble) in
      try catalogue.jobs(operands, variants: variants)
    }
  }

  /// The folder pictures of what is wrong go to.
  mutating func artifacts(named: String?) throws(Stop) -> GuardedFolder {
    try search { (catalogue) throws(Catalogue.Trouble) in try catalogue.artifacts(named: named) }
  }

  /// Says what comes up on the way, before what ends it.
  private mutating func search<Value>(
    _ body: (inout Catalogue) throws(Catalogue.Trouble) -> Value
  ) throws(Stop) -> Value {
    let known = problems.count
    defer { if !keepsProblems { problems.dropFirst(known).forEach(say) } }
    do throws(Catalogue.Trouble) {
      return try body(&catalogue)
    } catch {
      throw Self.stop(error, console)
    }
  }

  private func say(_ problem: RunResult.Problem) {
    if problem.diagnostics.isEmpty {
      console.error(problem.message)
    } else {
      report(DescriptionError(problem.diagnostics))
    }
  }

  private static func stop(_ trouble: Catalogue.Trouble, _ console: Console) -> Stop {
    switch trouble {
    case .sentence(let message): return .failure(message)
    case .description(let error):
      console.report(error)
      return .said(.failure)
    }
  }

  /// Prints diagnostics, with the line at fault where somebody looks.
  func report(_ error: DescriptionError) { console.report(error) }
}

extension Console {
  fileprivate func report(_ error: DescriptionError) {
    for diagnostic in error.diagnostics {
      complain(
        diagnostic.report(color: usesColor) { file in isTerminal ? try? Files.read(file) : nil })
    }
  }
}
