import SkeletonExport
import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting
import SkeletonSystem

extension Verb {
  static let export = Verb(
    name: "export",
    abstract: "Make pictures to look at, moving and still, for design review.",
    discussion: [
      "A GIF, APNG, WebP or SVG shows one cycle of the shimmer, or with --scenario a simulated "
        + "load, of one screen in one variant. A sheet, as PNG or PDF, has every variant of every "
        + "document. A folder gets a file for each document and variant.",
      "With --against, a page or a Markdown summary shows what changed in the documents since a "
        + "git revision, or another copy of the project: every changed screen before and after, "
        + "its nodes with what changed in points. A folder gets both.",
      "An HTML file is a gallery: every state, scenario and variant on one page, to be played, "
        + "scrubbed and compared.",
      "The format is that of the file's ending; a folder gets the frames as PNG unless --format "
        + "says otherwise.",
    ],
    operands: Workspace.documents,
    options: [
      Export.output, Export.format, Selection.state, Export.scenario, Export.until, Export.phase,
      Export.framesPerSecond, Export.loop, Export.animation, Export.background, Export.redlines,
      Export.bezel, Export.against, GoldenRequest.jobs, Workspace.project,
    ] + Axes.options + ViewChoice.options + [ViewChoice.strict],
    examples: [
      Example(line: "skelsnap export feed.skel.yaml -o feed.gif", says: "The shimmer, moving."),
      Example(
        line: "skelsnap export feed.skel.yaml --appearance dark --fps 60 -o feed.webp",
        says: "In the dark, smoother."),
      Example(
        line: "skelsnap export feed.skel.yaml --scenario slow -o slow.apng",
        says: "A simulated load."),
      Example(
        line: "skelsnap export documents -o sheet.pdf",
        says: "A page for each document, with all of its variants."),
      Example(
        line: "skelsnap export documents -o gallery.html",
        says: "One page on which everything plays."),
      Example(
        line: "skelsnap export feed.skel.yaml --redlines -o measures.pdf",
        says: "Sizes, corners and distances, as a layer."),
      Example(
        line: "skelsnap export phone.skel.yaml --bezel -o phone.webp",
        says: "As a device's glass shows it."),
      Example(
        line: "skelsnap export --against main -o changes.html",
        says: "What changed since a branch, before and after."),
    ],
    start: Export.init)
}

struct Export: VerbCall {
  static let output = Option(
    "output", short: "o", value: "path", .path,
    help: "The file, or the folder of several; - is standard output.")
  static let format = Option<ExportFormat?>(
    "format", value: "format", .word,
    help:
      "frames, sheet, pdf, html, svg, apng, gif or webp; with --against, html or markdown "
      + "(default: by the file's ending).")
  static let scenario = Option(
    "scenario", value: "name", .text, help: "A simulated load in place of the shimmer.")
  static let until = Option(
    "until", value: "instant", .instant,
    help: "With --scenario: where the film ends (default: a second after the last change).")
  static let phase = Option(
    "phase", list: "phase", .number(0...1),
    help: "On a sheet: phases of the shimmer, from 0 to 1 (default: the document's).")
  static let framesPerSecond = Option(
    "fps", value: "number", .number(1...120), default: 30,
    help: "Frames a second (default: 30; at most 50 in a GIF).")
  static let loop = Option(
    "loop", value: "times", .whole(0...65_535), default: 0,
    help: "How often it is shown (default: 0, without end).")
  static let animation = Option<SVGMotion>(
    "animation", value: "way", .word, default: .smil,
    help: "How an SVG moves: smil, or css for pages that pause or change it (default: smil).")
  static let background = Option<Color?>(
    "background", value: "colour", .hexColor,
    help: "What lies behind it in place of the canvas's ground, as in '#ffffff', or clear.")

  static let redlines = Option(
    "redlines",
    help: "Write each node's size, corners and distances on it: in a PDF or an SVG, a layer.")
  static let bezel = Option(
    "bezel",
    help: "Cut off the corners of the device that the canvas names, and paint its island, notch or "
      + "camera hole black.")

  let operands: [String]
  let output: String?
  let format: ExportFormat?
  let states: [ScreenState]
  let scenario: String?
  let until: Microseconds?
  let phases: [Double]
  let framesPerSecond: Double
  let loops: Int
  let motion: SVGMotion
  let background: Color?
  let hasRedlines: Bool
  let hasBezel: Bool
  /// The state that changes are shown since.
  let against: String?
  /// nil means as many as there are processors.
  let workers: Int?
  let project: String?
  let axes: Axes
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    operands = invocation.operands
    output = invocation[Self.output]
    format = invocation[Self.format]
    states = invocation[Selection.state]
    scenario = invocation[Self.scenario]
    until = invocation[Self.until]
    phases = invocation[Self.phase]
    framesPerSecond = invocation[Self.framesPerSecond]
    loops = invocation[Self.loop]
    motion = invocation[Self.animation]
    background = invocation[Self.background]
    hasRedlines = invocation[Self.redlines]
    hasBezel = invocation[Self.bezel]
    against = invocation[Self.against]
    workers = invocation[GoldenRequest.jobs]
    project = invocation[Workspace.project]
    axes = Axes(invocation)
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    if let against { return try exportChanges(since: against) }
    let target = try target()
    try refuseOddOptions(target.format)
    var workspace = try Workspace(project: project, console)
    let sources = try workspace.sources(operands)
    if let output, output != "-" { try workspace.refuseToReplace(output, by: "the export") }
    let showsAll = !target.format.isAnimation || target.isFolder
    var reels: [Reel] = []
    for source in sources {
      if hasBezel { try refuseNoDevice(source.document) }
      reels += try self.reels(
        of: source.document, showsAll: showsAll, isWhole: target.format == .html)
    }
    guard !reels.isEmpty else {
      if workspace.hasFailed { throw .said }
      throw .failure("no variant fits, so there is nothing to show")
    }
    switch target.format {
    case .sheet, .pdf: try writeSheets(reels, target)
    case .html: try writeGallery(reels, target)
    case .frames, .svg, .apng, .gif, .webp: try writeFilms(reels, target)
    case .markdown: preconditionFailure("what shows changes was refused above")
    }
    if workspace.hasFailed { throw .said }
    return .clean
  }

  private func refuseOddOptions(_ format: ExportFormat) throws(Stop) {
    if format == .markdown {
      throw .usage("'\(format.rawValue)' shows changes, and goes with '--against'")
    }
    if until != nil, scenario == nil { throw .usage("'--until' goes with '--scenario'") }
    if scenario != nil, hasRedlines {
      throw .usage("'--redlines' measures a state, and goes without '--scenario'")
    }
    if scenario != nil, !states.isEmpty || !phases.isEmpty {
      throw .usage(
        "'\(states.isEmpty ? "--phase" : "--state")' is of states, and goes without '--scenario'")
    }
    for option in choosyOptions where option.isGiven && !option.formats.contains(format) {
      let fitting = option.formats.map(\.rawValue).sorted()
      throw .usage(
        "'\(option.name)' has no effect on '\(format.rawValue)'; it goes with "
          + fitting.joined(separator: ", "))
    }
    if format == .html, hasRedlines {
      throw .usage("a gallery has redlines as a switch of its own: leave out '--redlines'")
    }
    if format == .gif, framesPerSecond > 50 {
      throw .usage(
        "a GIF has 50 frames a second at most: browsers show faster ones at 10; give --fps 50, or "
          + "another format")
    }
  }

  /// Options that not every format has a use for, and those that have.
  var choosyOptions: [(name: String, isGiven: Bool, formats: Set<ExportFormat>)] {
    let films: Set<ExportFormat> = [.svg, .apng, .gif, .webp]
    return [
      ("--phase", !phases.isEmpty, [.sheet, .pdf]),
      ("--fps", framesPerSecond != Self.framesPerSecond.absent, films.union([.frames, .html])),
      ("--loop", loops != Self.loop.absent, films),
      ("--animation", motion != Self.animation.absent, [.svg]),
    ]
  }

  private func refuseNoDevice(_ document: Document) throws(Stop) {
    guard document.bezel == nil else { return }
    throw .usage(
      "'--bezel' is of a device, and '\(document.name)' names none: write "
        + "'canvas: {device: iPhone 16}', or leave it out")
  }

  // MARK: Where it goes

  struct Target {
    enum Place {
      case file(String)
      case folder(GuardedFolder)
      case output
    }

    var place: Place
    var format: ExportFormat

    var isFolder: Bool { if case .folder = place { true } else { false } }
  }

  /// Whether several files go there: it is a folder, or is meant as one.
  static func isFolder(_ output: String) -> Bool {
    Files.isFolder(output) || output.hasSuffix("/") || FilePath.ending(of: output).isEmpty
  }

  private func target() throws(Stop) -> Target {
    guard let output else {
      throw .usage("'export' needs a file or a folder: -o FILE")
    }
    if output == "-" {
      guard let format, format != .frames else {
        throw .usage("standard output takes one file: give --format, as in '--format gif'")
      }
      guard !StandardStream.output.isTerminal else {
        throw .usage("a picture cannot be shown in a terminal: -o FILE")
      }
      return Target(place: .output, format: format)
    }
    let implied = ExportFormat(ending: FilePath.ending(of: output))
    let isFolder = Self.isFolder(output)
    if isFolder || format == .frames || implied == nil && format == nil {
      guard isFolder else {
        throw .usage(
          "'\(output)' says no format: end it in .png, .pdf, .html, .svg, .apng, .gif or .webp, or "
            + "give --format"
        )
      }
      return Target(
        place: .folder(try console.attempt { try GuardedFolder(output) }),
        format: format ?? .frames)
    }
    guard let format = format ?? implied else {
      preconditionFailure("what has no format was refused above")
    }
    return Target(place: .file(output), format: format)
  }
}

extension ValueForm where Value == Color {
  /// `#ffffff`, or `clear`.
  static var hexColor: Self {
    Self { text in
      if text == "clear" { return .value(.clear) }
      return Reading(
        text.hasPrefix("#") ? Color(hex: text.dropFirst()) : nil,
        or: "expected a colour, as in '#ffffff' or '#00000080', or clear")
    }
  }
}
