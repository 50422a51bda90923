import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

extension Verb {
  static let schema = Verb(
    name: "schema",
    abstract: "Print the JSON Schema of the language, for editors.",
    discussion: [
      "With '--project', the schema also names the colours, spaces, sizes, radii, type styles, icons, "
        + "width classes and components of the themes that the project and its documents use, with what each stands "
        + "for: editors propose them and explain them. They are no judges of names, because themes "
        + "change: that is left to the command."
    ],
    operands: Schema.kind,
    options: [Schema.project, Schema.write, Schema.reference],
    examples: [
      Example(line: "skelsnap schema > document.schema.json", says: "Of documents."),
      Example(line: "skelsnap schema theme", says: "Of themes."),
      Example(line: "skelsnap schema --project", says: "With the names of the project's theme."),
      Example(line: "skelsnap schema --write", says: "After a change to the theme."),
      Example(line: "skelsnap schema --reference", says: "All of the language, for people."),
    ],
    start: Schema.init)
}

struct Schema: VerbCall {
  static let kind = Operands<SchemaKind>(
    name: "kind", help: "document, theme or project (default: document).", form: .word,
    count: 0...1)
  static let project = Option(
    "project", help: "Also name what the themes of the project around this folder declare.")
  static let write = Option(
    "write",
    help: "Write the three schemas with these names to .skelsnap-schema in the project's folder.")
  static let reference = Option(
    "reference", help: "Print the language's reference page instead, in Markdown.")

  /// nil if none was given.
  let kind: SchemaKind?
  let isOfProject: Bool
  let isWritten: Bool
  let isReference: Bool
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    kind = invocation[Self.kind].first
    isOfProject = invocation[Self.project]
    isWritten = invocation[Self.write]
    isReference = invocation[Self.reference]
    self.console = console
    if isReference, kind != nil || isOfProject || isWritten {
      throw .usage(
        "'--reference' is of the whole language; it takes no "
          + (kind != nil ? "kind" : isOfProject ? "'--project'" : "'--write'"))
    }
    if isWritten, kind != nil { throw .usage("'--write' writes all three; it takes no kind") }
  }

  func run() throws(Stop) -> ExitStatus {
    if isReference {
      try console.data(file: languageReference())
    } else if isWritten {
      let schemas = try ProjectSchemas(of: nil, console)
      let here = try console.attempt { try ProcessEnvironment.workingFolder }
      for path in try console.attempt({ try schemas.write() }) {
        try console.data(printable(FilePath.relative(path, to: here) ?? path) + "\n")
      }
    } else {
      let vocabulary = isOfProject ? try ProjectSchemas(of: nil, console).vocabulary : nil
      try console.data(file: schema(of: kind ?? .document, vocabulary).document())
    }
    return .clean
  }
}
