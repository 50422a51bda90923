import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonReports
import SkeletonSystem

extension Verb {
  static let shift = Verb(
    name: "shift",
    abstract: "Measure how far nodes move when the skeleton gives way.",
    discussion: [
      "The skeleton is compared with every tree that can take its place: content, empty, and each "
        + "error case. What stands in both under one name is listed with its movement in points, "
        + "worst first; what merely follows another node says which.",
      "The score is that of browsers' Cumulative Layout Shift: the share of the canvas that is "
        + "affected, times the greatest distance as a share of the canvas's longer side. 0 is "
        + "perfect, and up to 0.1 is called good.",
      "The status is 1 if a node is farther off than the document's 'budget: {shift}' allows, or a "
        + "row of its 'items' is not where its placeholder is, and it does not waive the law 'rows'. "
        + "'verify' holds the document to it in all of its variants; here the axes name any other. "
        + "It is 2 if something cannot be read or laid out; the rest is measured. With '--quiet' the "
        + "terminal shows what breaks the law alone.",
    ],
    operands: Workspace.documents,
    options: [Shift.reporter, Reports.json, Reports.verbose, Workspace.project] + Axes.options
      + ViewChoice.options + [ViewChoice.strict],
    examples: [
      Example(line: "skelsnap shift", says: "Every variant of the project."),
      Example(
        line: "skelsnap shift feed.skel.yaml --type ax5 --width 320,768x1024",
        says: "The largest type, on a small screen and on a tablet."),
      Example(
        line: "skelsnap shift --type ax5 --reporter html:shift.html",
        says: "A page with pictures of what moves."),
    ],
    start: Shift.init)
}

struct Shift: VerbCall {
  static let reporter = CheckReports.reporter(["terminal", "json", "html"])

  let operands: [String]
  let reports: CheckReports
  let project: String?
  let axes: Axes
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    operands = invocation.operands
    reports = try CheckReports(invocation, Self.reporter)
    project = invocation[Workspace.project]
    axes = Axes(invocation)
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    var workspace = try Workspace(project: project, console)
    let sources = try workspace.sources(operands)
    let files = try OwnFiles(reading: &workspace, console)
    try reports.check(files)
    var tasks: [Task] = []
    for source in sources where !source.document.statesAfterSkeleton.isEmpty {
      for variant in try variants(of: source.document) {
        tasks.append(Task(document: source.document, file: source.file, variant: variant))
      }
    }
    let (found, problems) = Self.measure(tasks)
    try reports.give(files, console) { reporter, options in
      let hidesRest = reporter == "terminal" && options.isQuiet
      return shiftReport(
        hidesRest ? found.compactMap(\.brokenAlone) : found, reporter, sources.map(\.document),
        in: tasks.map(\.variant), options)
    }
    if !problems.isEmpty { console.report(DescriptionError(problems)) }
    if workspace.hasFailed || !problems.isEmpty { throw .said }
    if found.isEmpty {
      throw .failure(
        "nothing to measure: no document has both a 'skeleton' and a tree that takes its place, "
          + "'content', 'empty' or 'error'")
    }
    return found.contains(where: \.isBroken) ? .differences : .clean
  }

  /// A document to measure in one variant.
  struct Task: Sendable {
    var document: Document
    var file: String
    var variant: Variant
  }

  /// Measures on all cores, and finds what cannot be laid out.
  static func measure(
    _ tasks: [Task]
  ) -> (found: [VariantShifts], problems: [Diagnostic]) {
    let answers = Workers.map(tasks.count, workers: Workers.most, state: { TextShaper() }) {
      shaper, index -> Result<[LayoutShift], DescriptionError> in
      let task = tasks[index]
      do throws(DescriptionError) {
        return .success(try task.document.layoutShifts(in: task.variant, shaper: shaper))
      } catch {
        return .failure(error)
      }
    }
    var found: [VariantShifts] = []
    var problems: [Diagnostic] = []
    for (task, answer) in zip(tasks, answers) {
      switch answer {
      case .success(let shifts):
        found.append(
          VariantShifts(
            document: task.document.name, file: task.file, variant: task.variant.slug,
            shifts: shifts))
      case .failure(let error): problems += error.diagnostics
      case nil: break
      }
    }
    return (found, problems.unique)
  }

  /// The document's own variants, or its usual one with what the axes ask for, listed or not: that
  /// no snapshot shows a size is no reason not to measure it.
  private func variants(of document: Document) throws(Stop) -> [Variant] {
    guard axes.areNarrowed else { return document.variants }
    let snapshots = axes.single(document)
    if let problem = snapshots.problems.first { throw .usage(problem.description) }
    return snapshots.variants
  }
}

extension VariantShifts {
  /// Only the trees that break the law; nil if none does.
  fileprivate var brokenAlone: VariantShifts? {
    var broken = self
    broken.shifts = shifts.filter { !$0.breaches.isEmpty }
    return broken.shifts.isEmpty ? nil : broken
  }
}
