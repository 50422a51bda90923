import SkeletonAudit
import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonReports
import SkeletonSystem

extension Verb {
  static let audit = Verb(
    name: "audit",
    abstract: "Change documents and themes bit by bit, and list what no golden notices.",
    discussion: [
      "Each node is taken away, moved by 1 pt, resized, recoloured by a token and rounded in "
        + "another way, each placeholder stilled, each button's event and each text's growth "
        + "taken; and each value of the documents and their themes becomes another one. Nothing "
        + "is written.",
      "A change is noticed if a golden, a text or a law would notice. One that lives is listed "
        + "with a variant, or a load, in which it could be seen. One that can be seen nowhere is "
        + "counted as equal.",
      "The status is 0 if all that can be seen is noticed, 1 if a change lives, and 2 if the "
        + "goldens do not hold in the first place.",
    ],
    operands: Workspace.documents,
    options: [
      Audit.reporter, Reports.json, Audit.of, Audit.least, Reports.verbose, GoldenRequest.jobs,
      GoldenRequest.allowBlind, Workspace.project,
    ] + ViewChoice.options + [ViewChoice.strict],
    examples: [
      Example(line: "skelsnap audit", says: "What the goldens of the project would miss."),
      Example(
        line: "skelsnap audit documents/feed.skel.yaml --least 50",
        says: "One document; fails below a score of 50 %."),
      Example(
        line: "skelsnap audit --least 0 --reporter html:audit.html",
        says: "A page with pictures of what lives."),
    ],
    start: Audit.init)
}

struct Audit: VerbCall {
  static let reporter = CheckReports.reporter(["terminal", "json", "html"])
  static let of = Option(
    "of", each: "file", .text,
    help: "Change only this document, or this theme by its name or file. Repeatable.")
  static let least = Option(
    "least", value: "percent", .whole(0...100),
    help: "The score below which the status is 1 (default: 100).")

  let operands: [String]
  let reports: CheckReports
  let files: [String]
  let least: Int
  let workers: Int?
  let allowsBlind: Bool
  let project: String?
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    operands = invocation.operands
    reports = try CheckReports(invocation, Self.reporter)
    files = invocation[Self.of]
    least = invocation[Self.least] ?? 100
    workers = invocation[GoldenRequest.jobs]
    allowsBlind = invocation[GoldenRequest.allowBlind]
    project = invocation[Workspace.project]
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    var workspace = try Workspace(project: project, console)
    let jobs = try workspace.jobs(operands)
    if workspace.hasFailed { throw .said }
    let own = try OwnFiles(reading: &workspace, console)
    try reports.check(own)
    try checkGoldens(of: jobs)
    let manuscripts = try workspace.manuscripts(operands)
    var options = AuditOptions()
    if let workers { options.workers = workers }
    options.files = try files(among: manuscripts.flatMap(\.files).withoutRepeats)
    let line = ProgressLine(console)
    if let line {
      options.progress = { done, all in line.show { _ in "\(done) of \(all) changes" } }
    }
    let result = try console.attempt {
      defer { line?.clear() }
      return try audit(manuscripts, options)
    }
    try reports.give(own, console) { reporter, options in
      auditReport(result, reporter, manuscripts.map(\.document), options)
    }
    return result.reaches(least) ? .clean : .differences
  }

  /// The files that '--of' names, as messages name them.
  private func files(among known: [String]) throws(Stop) -> [String] {
    var named: [String] = []
    for file in files {
      let path = FilePath.normalized(file)
      guard let found = known.first(where: { $0 == path || $0.hasPrefix(file + " (") }) else {
        throw .failure(
          "none of the documents is, or is made of, '\(printable(file))'; there are \(listed(known))"
        )
      }
      named.append(found)
    }
    return named
  }

  /// What goldens would notice can be said only of goldens that hold.
  private func checkGoldens(of jobs: [GoldenJob]) throws(Stop) {
    var options = GoldenOptions()
    if let workers { options.workers = workers }
    options.checksLaws = true
    options.allowsBlind = allowsBlind
    let result = compareGoldens(jobs, options).result
    for problem in result.problems { console.error(problem.message) }
    if !result.problems.isEmpty { throw .said }
    let off = result.cases.count { !$0.verdict.isClean }
    let broken = Set(result.laws.map(\.law)).count
    guard broken == 0 else {
      throw .failure(
        "\(Columns.counted(broken, "law")) \(broken == 1 ? "is" : "are") broken before anything is "
          + "changed; see 'skelsnap verify'")
    }
    guard off == 0 else {
      throw .failure(
        "\(off.grouped) of \(Columns.counted(result.cases.count, "golden")) "
          + "\(off == 1 ? "does" : "do") not hold, so nothing can be said of what they would "
          + "notice; see 'skelsnap verify'")
    }
  }
}
