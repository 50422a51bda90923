import SkeletonAudit
import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonReports
import SkeletonSystem

extension Verb {
  static let merge = Verb(
    name: "merge",
    abstract: "Put together what the shards of a run have found.",
    discussion: [
      "Each result is a folder of artifacts, as 'verify --shard' leaves it, or the JSON in one. "
        + "Unless every shard of one run is there exactly once, with all of its cases, nothing is "
        + "merged and the status is 2.",
      "Results and reports are the same as if the run had not been split, obsolete goldens "
        + "included. Results and pictures go to the folder of artifacts, so that 'accept' and "
        + "'review' can be used.",
      "A result can also be a whole run, such as one that CI has kept; several of these must have "
        + "different documents.",
    ],
    operands: Merge.results,
    options: [Workspace.artifacts, Merge.prune, GoldenRequest.strict, Workspace.project]
      + Reports.options,
    examples: [
      Example(line: "skelsnap merge shard-1 shard-2 shard-3", says: "The three shards of a run."),
      Example(
        line: "skelsnap merge shards/* --reporter junit:report.xml", says: "For CI, in one report."),
      Example(line: "skelsnap merge ~/Downloads/snapshots", says: "Go on from CI's run here."),
    ],
    start: Merge.init)
}

struct Merge: VerbCall {
  static let results = Operands(
    name: "result", help: "Folders of artifacts, or the JSON in them.", count: 1...(.max))
  static let prune = Option(
    "prune", help: "Delete the goldens that no case asks for, if all was compared.")

  let operands: [String]
  let isStrict: Bool
  /// Whether to delete obsolete goldens.
  let isPruning: Bool
  let project: String?
  let artifacts: String?
  let reports: Reports
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    operands = invocation.operands
    isStrict = invocation[GoldenRequest.strict]
    isPruning = invocation[Self.prune]
    project = invocation[Workspace.project]
    artifacts = invocation[Workspace.artifacts]
    self.console = console
    // The operands are results, but the commands that a report proposes take documents.
    var reports = try Reports(invocation)
    reports.artifacts = artifacts
    self.reports = reports
  }

  func run() throws(Stop) -> ExitStatus {
    var workspace = try Workspace(project: project, console)
    // The folder for the merged artifacts.
    let folder = try workspace.artifacts(named: artifacts)
    let files = try OwnFiles(
      home: workspace.home(), goldens: [workspace.goldens()], artifacts: folder, console)
    try reports.check(files)
    let inputs = try operands.map { (operand) throws(Stop) in
      try Input(operand, console)
    }
    var result: RunResult
    switch merge(inputs.map({ RunPart($0.name, $0.result) })) {
    case .merged(let whole): result = whole
    case .refused(let reasons):
      for reason in reasons { console.error(reason) }
      throw .failure("nothing was merged")
    }
    result.isStrict = isStrict
    try copyPictures(&result, from: inputs, into: folder)
    if isPruning { try prune(&result, in: &workspace) }
    try console.attempt { try SavedRun(result, in: folder).save() }
    try reports.give(result, isKept: true, page: folder, files, on: console)
    return ExitStatus(result)
  }

  /// Copies the pictures of all cases into one folder.
  private func copyPictures(
    _ result: inout RunResult, from inputs: [Input], into folder: GuardedFolder
  ) throws(Stop) {
    var origins: [String: GuardedFolder] = [:]
    for input in inputs {
      for one in input.result.cases { origins[one.name] = input.folder }
    }
    var missing: [String] = []
    try console.attempt {
      for index in result.cases.indices {
        guard let origin = origins[result.cases[index].name] else { continue }
        missing += try folder.takeOver(&result.cases[index], from: origin)
      }
    }
    guard let files = summed(missing) else { return }
    console.say("\(files) are not there; cases without them cannot be accepted")
  }
}

/// Results to merge, and the folder of their pictures.
private struct Input {
  var name: String
  var folder: GuardedFolder
  var result: RunResult

  init(_ operand: String, _ console: Console) throws(Stop) {
    name = printable(operand)
    let isFolder = Files.isFolder(operand)
    folder = try console.attempt {
      try GuardedFolder(isFolder ? operand : FilePath.parent(of: operand))
    }
    let file = isFolder ? SavedRun.fileName : FilePath.name(of: operand)
    let absence =
      isFolder
      ? "\(name): this folder has no \(SavedRun.fileName), which 'verify' leaves in it"
      : "\(name): there is no such file or folder"
    result = try SavedRun(opening: folder, file: file, or: absence, console).result
  }
}

extension Merge {
  /// Deletes goldens that are obsolete in the merged results, and still are for the current
  /// documents.
  private func prune(
    _ result: inout RunResult, in workspace: inout Workspace
  ) throws(Stop) {
    let obsolete = result.cases.filter { $0.verdict == .obsolete }
    guard result.problems.isEmpty else {
      console.say("nothing was deleted: not everything could be compared")
      return
    }
    guard !obsolete.isEmpty else {
      console.say("nothing to delete")
      return
    }
    let names = Set(obsolete.map(\.name))
    var deleted: [String] = []
    let documents = Set(obsolete.map(\.document))
    for var pruning in try prunings(of: documents, result, in: &workspace) {
      pruning.keepObsolete(in: names)
      let outcome = pruning.apply()
      if let failure = outcome.failures.first { throw .failure(printable(failure.description)) }
      deleted += pruning.obsolete.map { printable(pruning.shown($0)) }
      let gone = Set(pruning.obsolete)
      result.cases.removeAll { $0.verdict == .obsolete && gone.contains($0.name) }
    }
    if !reports.needOutputAlone { try console.data(deleted.map { $0 + "\n" }.joined()) }
    console.say("deleted \(Columns.counted(deleted.count, "file"))")
  }

  /// What is obsolete according to the current documents, for each folder of goldens.
  ///
  /// The documents must be those of the run, because others would use other goldens.
  private func prunings(
    of documents: Set<String>, _ result: RunResult, in workspace: inout Workspace
  ) throws(Stop) -> [Pruning] {
    let home = try workspace.home()
    // The run knew all documents but these; only their goldens were there.
    let gone = documents.subtracting(result.origins.map(\.document))
    let origins = result.origins.filter { documents.contains($0.document) }
    let files = origins.compactMap(\.files.first?.path).map { FilePath.joined(home, $0) }
    let present = files.filter { isDocument($0) && Files.exists($0) }
    let jobs = present.isEmpty ? [] : try workspace.jobs(present)
    for document in documents.sorted() where !gone.contains(document) {
      let then = origins.first { $0.document == document }
      let now = jobs.first { $0.document.name == document }?.origin
      guard let then, then == now else {
        throw .failure(
          "nothing was deleted: \(printable(document)) is not here as the run has seen it")
      }
    }
    guard !gone.isEmpty else { return try workspace.prunings(of: jobs, whole: nil) }
    let all = try workspace.jobs([])
    let names = Set(all.map(\.document.name))
    if let document = gone.sorted().first(where: names.contains) {
      throw .failure("nothing was deleted: \(printable(document)) is there again")
    }
    guard !workspace.hasFailed, let whole = try workspace.wholeGoldens([]) else {
      throw .failure("nothing was deleted: which documents there are is not known")
    }
    return try workspace.prunings(of: all, whole: whole)
  }
}
