import SkeletonGenerate
import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
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
      "css is a page: elements and their styles, with colours as custom properties for both "
        + "appearances and contrasts, and a shimmer that stands still where motion is reduced.",
      "jsx is a component of react-content-loader: the shapes of one variant, which the axes choose.",
      "svg is one variant, which the axes choose: a picture that moves by style rules, and stands "
        + "still where motion is reduced.",
      "What the code cannot say as the document does is a warning at its line.",
      "With '--check' nothing is written: the status is 1 if the file is not what the document says "
        + "now. Without a language and a document it is all files that skelsnap.yaml names under "
        + "'generated', which 'verify' compares, too.",
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
      Example(line: "skelsnap generate css feed.skel.yaml -o feed.html", says: "For a page."),
      Example(
        line: "skelsnap generate jsx feed.skel.yaml -o FeedSkeleton.jsx",
        says: "For react-content-loader."),
      Example(line: "skelsnap generate", says: "All that the project names."),
      Example(
        line: "skelsnap generate svg feed.skel.yaml --appearance dark -o feed-dark.svg",
        says: "For a page, or a README."),
    ],
    start: Generate.init)
}

struct Generate: VerbCall {
  static let operands = Operands(
    name: "what",
    help:
      "The language (\(Language.allCases.map(\.rawValue).choice)) and a document (default: the project's 'generated').",
    count: 0...2)
  static let output = Option(
    "output", short: "o", value: "file", .path,
    help: "The file; - is standard output (default: standard output).")
  static let check = Option(
    "check", help: "Write nothing, and compare the files with what would be written.")
  static let json = Option("json", help: "Print the code, and what it cannot say, as JSON.")

  typealias Language = GeneratedFile.Language

  /// nil for the files that the project names.
  let one: (language: Language, operand: String)?
  let output: String?
  let isCheck: Bool
  let isJSON: Bool
  let project: String?
  let axes: Axes
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    let words = invocation[Self.operands]
    one = words.isEmpty ? nil : try Self.choice(words)
    output = invocation[Self.output]
    isCheck = invocation[Self.check]
    isJSON = invocation[Self.json]
    project = invocation[Workspace.project]
    axes = Axes(invocation)
    self.console = console
    guard let one else {
      if output != nil || isJSON || axes.areNarrowed {
        throw .usage(
          "without a language and a document it is all that the project names, as that says; '-o', "
            + "'--json' and the axes are for one")
      }
      return
    }
    if isCheck, output == nil || output == "-" {
      throw .usage("'--check' compares a file: name it by '-o'")
    }
    if !one.language.isOfOneVariant, axes.areNarrowed {
      throw .usage(
        "'\(one.language.rawValue)' is written for all variants at once; the axes are for jsx and svg"
      )
    }
    if isJSON, output == "-" { throw .usage("'--json' and '-o -' both need standard output") }
  }

  private static func choice(_ words: [String]) throws(Stop) -> (Language, String) {
    guard let language = Language(rawValue: words[0]) else {
      let known = Language.allCases.map(\.rawValue)
      let meant = nearestWord(to: words[0], among: known).map { "; did you mean '\($0)'?" } ?? ""
      throw .usage(
        "nothing is generated as '\(words[0])', but as \(known.joined(separator: ", "))\(meant)")
    }
    guard words.count == 2 else {
      throw .usage("'\(words[0])' is written from a document; name one")
    }
    return (language, words[1])
  }

  func run() throws(Stop) -> ExitStatus {
    if let one { return try run(one.language, one.operand) }
    return try runAll()
  }

  private func run(_ language: Language, _ operand: String) throws(Stop) -> ExitStatus {
    var workspace = try Workspace(project: project, console)
    let sources = try workspace.sources([operand])
    guard let source = sources.first, sources.count == 1 else {
      throw workspace.hasFailed ? .said : .usage("'\(operand)' names no single document")
    }
    let code = try code(of: source.document, DocumentCode(language, axes.choice))
    var isStale = false
    if isCheck, let output { isStale = try isOther(than: code.text, output) }
    if let output, !isCheck, output != "-" {
      try workspace.refuseToReplace(output, by: "the code")
      try console.attempt { try Files.write(Array(code.text.utf8), to: output) }
    }
    if isJSON {
      try console.data(file: report(code, language, isStale: isStale).document())
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

  /// The files that the project names: those written are printed, or those that are stale.
  private func runAll() throws(Stop) -> ExitStatus {
    var workspace = try Workspace(project: project, console)
    let files = try workspace.project()?.generated ?? []
    guard !files.isEmpty else {
      throw .usage("the project names no files under 'generated'; give a language and a document")
    }
    let home = try workspace.home()
    var isStale = false
    for file in files {
      let path = FilePath.joined(home, file.document)
      guard let source = try workspace.sources([path]).first else { throw .said }
      let text = try code(of: source.document, DocumentCode(file)).text
      let place = FilePath.joined(home, file.path)
      guard try isOther(than: text, place) else { continue }
      if isCheck {
        isStale = true
        try console.data(
          "stale  \(printable(file.path)) is not what \(printable(file.document)) says; write it "
            + "anew: skelsnap generate\n")
      } else {
        try workspace.refuseToReplace(place, by: "the code")
        try console.attempt { try Files.write(Array(text.utf8), to: place) }
        try console.data(printable(file.path) + "\n")
      }
    }
    return isStale ? .differences : .clean
  }

  /// The code of a document; what it cannot say is said.
  private func code(of document: Document, _ writing: DocumentCode) throws(Stop) -> GeneratedCode {
    do throws(DocumentCode.Refusal) {
      let code = try writing.code(of: document)
      if !console.isQuiet, !isJSON, !code.notes.isEmpty {
        console.report(DescriptionError(code.notes))
      }
      return code
    } catch {
      guard error.diagnostics.isEmpty else {
        console.report(DescriptionError(error.diagnostics))
        throw .said
      }
      throw .failure(error.message)
    }
  }

  private func isOther(than text: String, _ path: String) throws(Stop) -> Bool {
    guard Files.exists(path) else { return true }
    return try console.attempt { try Files.read(path) } != Array(text.utf8)
  }

  private func report(_ code: GeneratedCode, _ language: Language, isStale: Bool) -> JSON {
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
