import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonReports

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
      "The status is 1 if a node is farther off than the document's 'budget: {shift}' allows, and "
        + "it does not waive the law 'rows'. 'verify' holds the document to it in all of its "
        + "variants; here the axes name any other.",
    ],
    operands: Workspace.documents,
    options: [Shift.reporter, CheckReports.json, Reports.verbose, Workspace.project] + Axes.options,
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
    var found: [VariantShifts] = []
    var measured: [Variant] = []
    for source in sources where !source.document.statesAfterSkeleton.isEmpty {
      let document = source.document
      for variant in try variants(of: document) {
        let shifts = try console.attempt {
          try document.layoutShifts(in: variant, shaper: TextShaper())
        }
        measured.append(variant)
        found.append(
          VariantShifts(
            document: document.name, file: source.file, variant: variant.slug, shifts: shifts))
      }
    }
    try reports.give(files, console) { reporter, options in
      shiftReport(found, reporter, sources.map(\.document), in: measured, options)
    }
    if workspace.hasFailed { throw .said }
    if found.isEmpty {
      throw .failure("no document has a skeleton and a tree that takes its place")
    }
    return found.contains(where: \.isBroken) ? .differences : .clean
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
