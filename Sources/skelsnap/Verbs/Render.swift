import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

extension Verb {
  static let render = Verb(
    name: "render",
    abstract: "Paint frames of documents.",
    discussion: [
      "One frame, unless more are asked for: the skeleton in the document's first variant, at "
        + "phase 0.5. Several go into a folder, under the names goldens have."
    ],
    operands: Operands(
      name: "document", help: "Documents, or folders of them (default: the project's).",
      count: 0...(.max)),
    options: [
      Option(
        "output", short: "o", Option.Value(name: "path", form: .path),
        help: "The picture's file, or the folder of several; - is standard output."),
      Option(
        "format",
        Option.Value(name: "format", form: .word(PictureFormat.allCases.map(\.rawValue))),
        help: "png or svg (default: by the file's ending, else png)."),
      Option(
        "phase", Option.Value(name: "phase", form: .number(0...1), repetition: .list),
        help: "Phases of the shimmer, from 0 to 1 (default: 0.5)."),
      Selection.stateOption,
      Option("all", help: "Paint every case the document lists."),
      Selection.filterOption,
      Option("debug", help: "Draw every node's frame and path over the picture."),
      Workspace.projectOption,
    ] + Axes.options,
    examples: [
      Example(line: "skelsnap render feed.skel.yaml -o feed.png", says: "One frame."),
      Example(
        line: "skelsnap render feed.skel.yaml --appearance dark --scale 3 -o feed.svg",
        says: "In the dark, as SVG."),
      Example(
        line: "skelsnap render documents --all -o frames",
        says: "Every case, in frames/<document>/<variant>/."),
    ],
    run: { invocation throws(Stop) in try Rendering(invocation).run() })
}

/// One call of `render`.
private struct Rendering {
  let invocation: Invocation
  let console: Console
  let studio = Studio()
  var workspace: Workspace

  init(_ invocation: Invocation) throws(Stop) {
    self.invocation = invocation
    console = Console(invocation)
    workspace = try Workspace(invocation, console: console)
  }

  /// A document's cases, and where each is written to.
  private struct Job {
    var document: Document
    var cases: [Case]
  }

  func run() throws(Stop) -> ExitStatus {
    var workspace = workspace
    var jobs: [Job] = []
    for source in try workspace.sources(invocation.operands) {
      let cases = try cases(of: source.document)
      if !cases.isEmpty { jobs.append(Job(document: source.document, cases: cases)) }
    }
    let count = jobs.map(\.cases.count).reduce(0, +)
    guard count > 0 else {
      if workspace.hasFailed { return .failure }
      throw .failure("no case fits, so nothing was painted")
    }
    let target = try Target(invocation, frames: count)
    try refuseTwins(jobs, target)
    for job in jobs { try paint(job, target) }
    if case .folder(let folder, _) = target {
      console.say("painted \(counted(count, "frame")) into \(folder)")
    }
    return workspace.hasFailed ? .failure : .clean
  }

  private func cases(of document: Document) throws(Stop) -> [Case] {
    let all = invocation.has("all")
    var snapshots =
      all
      ? Axes.snapshots(of: document, by: invocation)
      : Axes.single(document, by: invocation)
    if let phases = invocation.numbers("phase") {
      snapshots.phases = phases.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    let usual = document.states.contains(.skeleton) ? [.skeleton] : Array(document.states.prefix(1))
    let states =
      try Selection.states(of: document, by: invocation)
      ?? (all ? snapshots.states ?? document.states : usual)
    return try Selection.cases(
      of: document, snapshots, states: states, by: invocation, in: workspace)
  }

  /// Two documents of one name would write over each other.
  private func refuseTwins(_ jobs: [Job], _ target: Target) throws(Stop) {
    guard case .folder = target else { return }
    var names: Set<String> = []
    for job in jobs where !names.insert(job.document.name).inserted {
      throw .failure("two documents are named '\(job.document.name)'; paint them one by one")
    }
  }

  private func paint(_ job: Job, _ target: Target) throws(Stop) {
    var placed: PlacedScreen?
    var last: Case?
    for one in job.cases {
      if last?.state != one.state || last?.variant != one.variant {
        placed = try place(job.document, one)
      }
      last = one
      guard let placed else { continue }
      let picture = try studio.picture(
        of: placed, one, format: target.format, debug: invocation.has("debug"))
      guard let path = target.path(for: one) else {
        try console.data(picture)
        continue
      }
      do throws(FileError) {
        try Files.write(picture, to: path)
      } catch {
        throw .failure(error.description)
      }
    }
  }

  private func place(_ document: Document, _ one: Case) throws(Stop) -> PlacedScreen {
    do throws(DescriptionError) {
      return try studio.place(document, one.state, in: one.variant)
    } catch {
      workspace.report(error)
      throw .said(.failure)
    }
  }
}

/// Where pictures go, and in which format.
private enum Target {
  case file(String, PictureFormat)
  case folder(String, PictureFormat)
  case output(PictureFormat)

  init(_ invocation: Invocation, frames: Int) throws(Stop) {
    let named = invocation.value("format").flatMap(PictureFormat.init(rawValue:))
    let isMany = frames > 1 || invocation.has("all")
    let path = invocation.value("output")
    guard let path, path != "-" else {
      let what = isMany ? "a folder for \(frames) frames: -o FOLDER" : "a file: -o FILE"
      guard !isMany, path == "-" || !Stream.output.isTerminal else {
        throw .usage("'render' needs \(what)")
      }
      self = .output(named ?? .png)
      return
    }
    let ending = FilePath.ending(of: path)
    let implied = PictureFormat(rawValue: ending)
    if Files.isFolder(path) || path.hasSuffix("/") || isMany && implied == nil {
      self = .folder(path, named ?? .png)
    } else if isMany {
      throw .usage("\(frames) frames need a folder, and '\(path)' names a file: -o FOLDER")
    } else if let format = named ?? implied {
      self = .file(path, format)
    } else {
      throw .usage(
        "'\(path)' says no format: end it in .png or .svg, or give --format")
    }
  }

  var format: PictureFormat {
    switch self {
    case .file(_, let format), .folder(_, let format), .output(let format): format
    }
  }

  /// nil: standard output.
  func path(for one: Case) -> String? {
    switch self {
    case .file(let path, _): path
    case .folder(let folder, let format):
      FilePath.joined(
        folder, "\(one.document)/\(one.variant.slug)/\(one.frameName).\(format.rawValue)")
    case .output: nil
    }
  }
}
