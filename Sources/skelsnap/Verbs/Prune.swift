import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
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
    operands: Goldens.documents,
    options: [
      Option("apply", help: "Delete them, and folders that are empty then."),
      Workspace.projectOption,
    ],
    examples: [
      Example(line: "skelsnap prune", says: "Show what would be deleted."),
      Example(line: "skelsnap prune --apply", says: "Delete it."),
    ],
    run: { invocation throws(Stop) in
      let goldens = try Goldens(invocation)
      let console = goldens.console
      guard goldens.problems.isEmpty else {
        for problem in goldens.problems {
          console.error(problem.message)
          goldens.workspace.report(DescriptionError(problem.diagnostics))
        }
        throw .failure("nothing was deleted: what these documents ask for is not known")
      }
      var obsolete = 0
      let isWhole = invocation.operands.isEmpty && goldens.workspace.isProject
      for pruning in try goldens.workspace.prunings(of: goldens.jobs, isWhole: isWhole) {
        for name in pruning.unknown {
          console.say("kept \(printable(pruning.shown(name))), which is no golden")
        }
        obsolete += pruning.obsolete.count
        try console.data(
          pruning.obsolete.map { printable(pruning.shown($0)) + "\n" }.joined())
        guard invocation.has("apply") else { continue }
        let emptied: [String]
        do throws(FileError) {
          emptied = try pruning.apply()
        } catch {
          throw .failure(error.description)
        }
        try console.data(emptied.map { printable($0) + "/\n" }.joined())
      }
      let count = counted(obsolete, "golden")
      guard obsolete > 0 else {
        console.say("nothing to delete")
        return .clean
      }
      guard invocation.has("apply") else {
        let object = obsolete == 1 ? "it" : "them"
        console.say("\(count) to delete; the same with --apply deletes \(object)")
        return .differences
      }
      console.say("deleted \(count)")
      return .clean
    })
}
