import SkeletonLanguage
import SkeletonModel

extension Verb {
  static let schema = Verb(
    name: "schema",
    abstract: "Print the JSON Schema of the language, for editors.",
    operands: Schema.kind,
    options: [Schema.reference],
    examples: [
      Example(line: "skelsnap schema > document.schema.json", says: "Of documents."),
      Example(line: "skelsnap schema theme", says: "Of themes."),
      Example(line: "skelsnap schema --reference", says: "All of the language, for people."),
    ],
    start: Schema.init)
}

struct Schema: VerbCall {
  static let kind = Operands<SchemaKind>(
    name: "kind", help: "document, theme or project (default: document).", form: .word,
    count: 0...1)
  static let reference = Option(
    "reference", help: "Print the language's reference page instead, in Markdown.")

  /// nil if none was given.
  let kind: SchemaKind?
  let isReference: Bool
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    kind = invocation[Self.kind].first
    isReference = invocation[Self.reference]
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    if isReference {
      guard kind == nil else {
        throw .usage("'--reference' is of the whole language; it takes no kind")
      }
      try console.data(file: languageReference())
    } else {
      try console.data(file: schema(of: kind ?? .document).document())
    }
    return .clean
  }
}
