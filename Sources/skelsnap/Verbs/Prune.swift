import SkeletonGoldens
import SkeletonModel
import SkeletonSystem

extension Verb {
  static let prune = Verb(
    name: "prune",
    abstract: "Delete goldens that no case asks for.",
    discussion: [
      "Without --apply they are only listed, and the status is 1 where there are any. Files that "
        + "are no goldens are named, and left alone.",
      "In a project the whole folder of goldens is looked through; for documents named one by one, "
        + "and without a project, only their own folders.",
    ],
    operands: Workspace.documents,
    options: [Prune.apply, Workspace.project],
    examples: [
      Example(line: "skelsnap prune", says: "Show what would be deleted."),
      Example(line: "skelsnap prune --apply", says: "Delete it."),
    ],
    start: Prune.init)
}

struct Prune: VerbCall {
  static let apply = Option("apply", help: "Delete them, and folders that become empty.")

  let operands: [String]
  /// Whether to delete what is found.
  let isApplied: Bool
  let project: String?
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    operands = invocation.operands
    isApplied = invocation[Self.apply]
    project = invocation[Workspace.project]
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    var workspace = try Workspace(project: project, console)
    workspace.keepsProblems = true
    let jobs = try workspace.jobs(operands)
    guard workspace.problems.isEmpty else {
      for problem in workspace.problems {
        console.error(problem.message)
        if !problem.diagnostics.isEmpty { console.report(DescriptionError(problem.diagnostics)) }
      }
      throw .failure("nothing was deleted: what these documents ask for is not known")
    }
    var obsolete = 0
    var failures: [Failure] = []
    let whole = try workspace.wholeGoldens(operands)
    for pruning in try workspace.prunings(of: jobs, whole: whole) {
      for name in pruning.unknown {
        console.say("kept \(printable(pruning.shown(name))), which is no golden")
      }
      // With --apply only what is really gone is listed.
      let outcome = isApplied ? pruning.apply() : nil
      let listed = outcome?.removed ?? pruning.obsolete
      obsolete += listed.count
      failures += outcome?.failures ?? []
      try console.data(listed.map { printable(pruning.shown($0)) + "\n" }.joined())
      try console.data((outcome?.emptied ?? []).map { printable($0) + "/\n" }.joined())
    }
    for failure in failures { console.error(printable(failure.description)) }
    guard failures.isEmpty else {
      throw .failure(
        "deleted \(Columns.counted(obsolete, "file")), and could not delete \(failures.count)")
    }
    let count = Columns.counted(obsolete, "file")
    guard obsolete > 0 else {
      console.say("nothing to delete")
      return .clean
    }
    guard isApplied else {
      let object = obsolete == 1 ? "it" : "them"
      console.say("\(count) to delete; the same with --apply deletes \(object)")
      return .differences
    }
    console.say("deleted \(count)")
    return .clean
  }
}
