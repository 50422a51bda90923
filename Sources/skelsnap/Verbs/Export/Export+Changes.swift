import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonReports
import SkeletonSystem

extension Export {
  static let against = Option(
    "against", value: "state", .text,
    help: "What changed since a git revision, or since another copy of the project: its folder. A "
      + "name that is both is the folder; refs/heads/NAME is the branch.")

  /// Where a page or a summary of changes goes.
  private struct ChangesTarget {
    /// nil for standard output.
    var html: String?
    var markdown: String?
    /// The format that goes to standard output, if any.
    var printed: ExportFormat?

    var files: [String] { [html, markdown].compactMap(\.self) }
  }

  /// Writes what changed in the documents since an earlier state of them.
  func exportChanges(since state: String) throws(Stop) -> ExitStatus {
    try refuseWhatChangesHaveNot()
    if state.isEmpty {
      throw .usage("'--against' is empty: it names a git revision, or a folder")
    }
    let target = try changesTarget()
    let workspace = try Workspace(project: project, console)
    return try console.attempt {
      try TemporaryFolder.with { folder in
        try exportChanges(since: state, workspace, folder, target)
      }
    }
  }

  /// - Parameter folder: An empty folder for what the comparison needs.
  private func exportChanges(
    since state: String, _ workspace: Workspace, _ folder: String, _ target: ChangesTarget
  ) throws -> ExitStatus {
    var earlier = try EarlierDocuments(
      state, operands: operands, project: project, scratch: folder)
    var workspace = workspace
    workspace.keepsProblems = true
    workspace.mayBeEmpty = true
    let now = try earlier.present(&workspace)
    for path in target.files { try workspace.refuseToReplace(path, by: "the export") }
    let before = try earlier.past()
    let problems = workspace.problems + earlier.problems
    workspace.say(problems)
    guard !now.entries.isEmpty || !before.entries.isEmpty || !problems.isEmpty else {
      throw Stop.failure("there are no documents, neither now nor in \(printable(earlier.name))")
    }
    let changes = try documents(now, before)
    let line = ProgressLine(console)
    defer { line?.clear() }
    var progress: (@Sendable (GoldenProgress) -> Void)?
    if let line { progress = { line.show($0) } }
    var result = try changes.compare(
      in: FilePath.joined(folder, "pictures"), states: states,
      workers: workers ?? Workers.most, progress: progress, told: earlier.told)
    line?.clear()
    workspace.say(result.problems)
    result.problems = problems + result.problems
    let state = EarlierState(
      earlier.name, new: changes.new, gone: changes.gone, moves: changes.moves)
    try write(result, state, folder, target)
    return result.problems.isEmpty ? .clean : .failure
  }

  // MARK: The command line

  private func refuseWhatChangesHaveNot() throws(Stop) {
    let odd =
      choosyOptions.map { ($0.name, $0.isGiven) } + [
        ("--scenario", scenario != nil), ("--until", until != nil),
        ("--background", background != nil), ("--redlines", hasRedlines), ("--bezel", hasBezel),
      ]
    for (name, isGiven) in odd where isGiven {
      throw .usage("'\(name)' is of films and sheets, and goes without '--against'")
    }
    if let format, format != .html, format != .markdown {
      throw .usage(
        "'--against' makes html or markdown; '--format \(format.rawValue)' goes without it")
    }
  }

  private func changesTarget() throws(Stop) -> ChangesTarget {
    guard let output else {
      throw .usage("'export --against' needs a file or a folder: -o changes.html")
    }
    if output == "-" {
      guard let format else {
        throw .usage("standard output takes one file: give --format html or --format markdown")
      }
      return ChangesTarget(printed: format)
    }
    if Self.isFolder(output) {
      return ChangesTarget(
        html: format == .markdown ? nil : FilePath.joined(output, "changes.html"),
        markdown: format == .html ? nil : FilePath.joined(output, "changes.md"))
    }
    switch format ?? ExportFormat(ending: FilePath.ending(of: output)) {
    case .html: return ChangesTarget(html: output)
    case .markdown: return ChangesTarget(markdown: output)
    default:
      throw .usage(
        "'\(output)' is neither a page nor a summary of changes: end it in .html or .md, or give "
          + "--format")
    }
  }

  // MARK: The comparison

  private func documents(
    _ now: EarlierDocuments.Side, _ before: EarlierDocuments.Side
  ) throws -> DocumentChanges {
    // What cannot be read on one side is not compared: it would seem new, or gone.
    var new = now.entries.filter { !before.unreadable.contains($0.file) }
    var old = before.entries.filter { !now.unreadable.contains($0.file) }
    let documents = (new + old).map(\.job.document)
    guard !documents.isEmpty else { throw Stop.said }
    var axes = axes
    if axes.areNarrowed {
      axes.settle(documents)
      for index in new.indices {
        new[index].job.variants = try axes.variants(of: new[index].job.document)
      }
      for index in old.indices {
        old[index].job.variants = try axes.variants(of: old[index].job.document)
      }
    }
    for state in states where !documents.contains(where: { $0.has(state) }) {
      throw Stop.failure("no document has '\(state.name)'")
    }
    guard (new + old).contains(where: { !$0.job.variants.isEmpty }) else {
      throw Stop.failure("no variant fits, so there is nothing to show")
    }
    return DocumentChanges(of: new, since: old)
  }

  // MARK: What is written

  private func write(
    _ result: RunResult, _ earlier: EarlierState, _ folder: String, _ target: ChangesTarget
  ) throws(Stop) {
    var options = ReportOptions()
    options.earlier = earlier
    options.files = { path in
      let place = FilePath.joined(folder, path)
      return FilePath.isInside(place, folder)
        ? try? Files.read(place, limit: 64 * 1_048_576) : nil
    }
    if target.html != nil || target.printed == .html {
      let page = HTMLPage(of: result, options)
      if let path = target.html {
        try console.attempt { try Files.write(to: path, page.pieces) }
      } else {
        try console.data(file: page.pieces)
      }
      if page.omissions > 0 {
        console.say("the page leaves out \(Columns.counted(page.omissions, "case"))")
      }
    }
    if let path = target.markdown {
      try writeSummary(of: result, options, to: path)
    } else if target.printed == .markdown {
      try console.data(file: MarkdownSummary(of: result, options, pictures: nil).text)
    }
  }

  private func writeSummary(
    of result: RunResult, _ options: ReportOptions, to path: String
  ) throws(Stop) {
    let place = PicturesBeside(path)
    let summary = MarkdownSummary(of: result, options, pictures: place.name)
    try place.write(summary.text, summary.pictures, console)
  }
}
