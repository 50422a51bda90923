import SkeletonGoldens
import SkeletonLanguage
import SkeletonLint
import SkeletonModel
import SkeletonReports

extension Verb {
  static let lint = Verb(
    name: "lint",
    abstract: "Find what is wrong with a screen though its pictures are as they were.",
    discussion: [
      "Looks at every variant a document is painted in: whether placeholders, their light and texts "
        + "can be told from what lies behind them, whether letters leave their shapes or hide each "
        + "other, whether fingers hit buttons, what the motion costs, and which tokens nothing "
        + "uses. 'lint --rules' lists the rules with their levels and limits, which 'lint' in "
        + "skelsnap.yaml sets; 'waive' in a document excuses one of them, with the reason.",
      "The status is 0 without an error, 1 with one, or with '--strict' with a warning, and 2 if a "
        + "document could not be read.",
    ],
    operands: Workspace.documents,
    options: [
      Lint.reporter, Reports.json, Lint.rules, Lint.strict, Reports.verbose,
      Workspace.project,
    ] + Axes.options + ViewChoice.options,
    examples: [
      Example(line: "skelsnap lint", says: "Every document of the project."),
      Example(
        line: "skelsnap lint --appearance dark feed.skel.yaml", says: "One, in the dark alone."),
      Example(
        line: "skelsnap lint --reporter sarif:lint.sarif", says: "For GitHub's code scanning."),
    ],
    start: Lint.init)
}

struct Lint: VerbCall {
  static let reporter = CheckReports.reporter(["terminal", "json", "github", "sarif", "html"])
  static let strict = Option("strict", help: "Fail for warnings as well.")
  static let rules = Option("rules", help: "List the rules, as a table in Markdown.")

  let operands: [String]
  let project: String?
  let isStrict: Bool
  let listsRules: Bool
  let reports: CheckReports
  let axes: Axes
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    operands = invocation.operands
    project = invocation[Workspace.project]
    isStrict = invocation[Self.strict]
    listsRules = invocation[Self.rules]
    reports = try CheckReports(invocation, Self.reporter)
    axes = Axes(invocation)
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    if listsRules {
      try console.data(file: lintRulesTable())
      return .clean
    }
    var workspace = try Workspace(project: project, console)
    workspace.keepsProblems = true
    let sources = try workspace.sources(operands)
    var axes = axes
    axes.settle(sources.map(\.document))
    let jobs = try sources.map { source throws(Stop) in
      LintJob(
        source.document, source.project?.lint ?? LintSettings(),
        variants: axes.areNarrowed
          ? try console.attempt { try axes.variants(of: source.document) } : nil)
    }
    let files = try OwnFiles(reading: &workspace, console)
    try reports.check(files)
    let isWhole = operands.isEmpty && !axes.areNarrowed && !workspace.hasFailed
    var result = SkeletonLint.lint(jobs, isWhole: isWhole)
    result.problems = diagnostics(of: workspace.problems) + result.problems
    let status: ExitStatus =
      if !result.problems.isEmpty || workspace.hasFailed {
        .failure
      } else if result.count(.error) > 0 || isStrict && result.count(.warning) > 0 {
        .differences
      } else {
        .clean
      }
    try reports.give(files, console) { reporter, options in
      lintReport(
        result, passes: status == .clean, reporter, jobs.map(\.document),
        in: jobs.flatMap(\.variants), options)
    }
    return status
  }

  /// What is wrong with documents; a problem without a place of its own is said at once.
  private func diagnostics(of problems: [RunResult.Problem]) -> [Diagnostic] {
    problems.flatMap { problem -> [Diagnostic] in
      if problem.diagnostics.isEmpty { console.error(problem.message) }
      return problem.diagnostics
    }
  }
}
