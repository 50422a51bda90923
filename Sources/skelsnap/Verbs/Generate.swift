import SkeletonExport
import SkeletonFrames
import SkeletonGenerate
import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting
import SkeletonReports
import SkeletonSystem

extension Verb {
  static let generate = Verb(
    name: "generate",
    abstract: "Write a document's skeleton as code.",
    discussion: [
      "swiftui is a view for each component, with colours as constants and the shimmer as one "
        + "modifier, which stands still where motion is reduced; it depends on nothing but SwiftUI, "
        + "and is hidden from VoiceOver.",
      "svg is one variant, which the axes choose: a picture that moves by style rules, and stands "
        + "still where motion is reduced.",
      "What the code cannot say as the document does is a warning at its line.",
      "With '--check' nothing is written: the status is 1 if the file is not what the document says "
        + "now.",
    ],
    operands: Generate.operands,
    options: [Generate.output, Generate.check, Generate.json, Workspace.project] + Axes.options,
    examples: [
      Example(
        line: "skelsnap generate swiftui feed.skel.yaml -o Sources/FeedSkeleton.swift",
        says: "A file of an app."),
      Example(
        line: "skelsnap generate swiftui feed.skel.yaml -o Sources/FeedSkeleton.swift --check",
        says: "In CI: whether somebody has changed one and not the other."),
      Example(
        line: "skelsnap generate svg feed.skel.yaml --appearance dark -o feed-dark.svg",
        says: "For a page, or a README."),
    ],
    start: Generate.init)
}

struct Generate: VerbCall {
  static let operands = Operands(
    name: "what", help: "The language (swiftui or svg) and a document.", count: 2...2)
  static let output = Option(
    "output", short: "o", value: "file", .path,
    help: "The file; - is standard output (default: standard output).")
  static let check = Option(
    "check", help: "Write nothing, and compare the file of '-o' with what would be written.")
  static let json = Option("json", help: "Print the code, and what it cannot say, as JSON.")

  enum Language: String, CaseIterable { case swiftui, svg }

  let language: Language
  let operand: String
  let output: String?
  let isCheck: Bool
  let isJSON: Bool
  let project: String?
  let axes: Axes
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    let word = invocation[Self.operands][0]
    guard let language = Language(rawValue: word) else {
      let known = Language.allCases.map(\.rawValue)
      let meant = nearestWord(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
      throw .usage(
        "nothing is generated as '\(word)', but as \(known.joined(separator: ", "))\(meant)")
    }
    self.language = language
    operand = invocation[Self.operands][1]
    output = invocation[Self.output]
    isCheck = invocation[Self.check]
    isJSON = invocation[Self.json]
    project = invocation[Workspace.project]
    axes = Axes(invocation)
    self.console = console
    if isCheck, output == nil || output == "-" {
      throw .usage("'--check' compares a file: name it by '-o'")
    }
    if language == .swiftui, axes.areNarrowed {
      throw .usage("SwiftUI is written for all variants at once; the axes are for svg")
    }
    if isJSON, output == "-" { throw .usage("'--json' and '-o -' both need standard output") }
  }

  func run() throws(Stop) -> ExitStatus {
    var workspace = try Workspace(project: project, console)
    let sources = try workspace.sources([operand])
    guard let source = sources.first, sources.count == 1 else {
      throw workspace.hasFailed ? .said : .usage("'\(operand)' names no single document")
    }
    guard source.document.has(.skeleton) else {
      throw .failure("\(operand) has no skeleton to write as code")
    }
    let document = source.document
    let code = try self.code(of: document)
    if !console.isQuiet, !isJSON, !code.notes.isEmpty {
      console.report(DescriptionError(code.notes))
    }
    var isStale = false
    if isCheck { isStale = try isOther(than: code.text) }
    if let output, !isCheck, output != "-" {
      try workspace.refuseToReplace(output, by: "the code")
      try console.attempt { try Files.write(Array(code.text.utf8), to: output) }
    }
    if isJSON {
      try console.data(file: report(code, isStale: isStale).document())
    } else if isStale, let output {
      try console.data(
        "stale  \(printable(output)) is not what \(printable(operand)) says; write it anew: "
          + "skelsnap generate \(language.rawValue) \(printable(operand)) -o \(printable(output))\n"
      )
    } else if output == nil || output == "-" {
      try console.data(file: code.text)
    }
    return isStale ? .differences : .clean
  }

  private func code(of document: Document) throws(Stop) -> GeneratedCode {
    switch language {
    case .swiftui: return try console.attempt { try generateSwiftUI(document) }
    case .svg:
      let snapshots = axes.single(document)
      if let problem = snapshots.problems.first { throw .usage(problem.description) }
      guard let variant = snapshots.variants.first, snapshots.variants.count == 1 else {
        throw .usage("an SVG shows one variant; name one value of each axis")
      }
      return try console.attempt { GeneratedCode(text: try svg(of: document, in: variant)) }
    }
  }

  private func svg(of document: Document, in variant: Variant) throws -> String {
    let shaper = TextShaper()
    var calm = variant
    calm.motion = .reduced
    let still = try place(document.screen(.skeleton, in: calm), shaper: shaper)
    let moving = try place(document.screen(.skeleton, in: variant), shaper: shaper)
    let frame = Case(
      document: document.name, variant: variant, subject: .state(.skeleton, phase: 0))
    let film = try Film(loopOf: FrameSource(moving, shaper), frame, framesPerSecond: 30)
    return try film.svg(loops: 0, by: .css, still: Staging(still).scene(at: 0))
  }

  private func isOther(than text: String) throws(Stop) -> Bool {
    guard let output, Files.exists(output) else { return true }
    return try console.attempt { try Files.read(output) } != Array(text.utf8)
  }

  private func report(_ code: GeneratedCode, isStale: Bool) -> JSON {
    let notes = code.notes.map(\.noteJSON)
    var members: [JSON.Member] = [
      .init("version", 1), .init("language", .string(language.rawValue)),
    ]
    if isCheck { members.append(.init("isStale", .bool(isStale))) }
    members += [.init("code", .string(code.text)), .init("notes", .array(notes))]
    return .object(members)
  }
}

extension Diagnostic {
  /// As what could not be written stands in JSON.
  var noteJSON: JSON {
    [
      "file": .string(position.file), "line": .integer(position.line),
      "column": .integer(position.column), "message": .string(message),
    ]
  }
}
