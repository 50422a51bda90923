import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

extension Verb {
  static let schema = Verb(
    name: "schema",
    abstract: "Print the JSON Schema of the language, for editors.",
    operands: Operands(
      name: "kind", help: "document, theme or project (default: document).",
      form: .word(SchemaKind.allCases.map(\.rawValue)), count: 0...1),
    options: [
      Option("reference", help: "Print the language's reference page instead, in Markdown.")
    ],
    examples: [
      Example(line: "skelsnap schema > skelsnap.schema.json", says: "Of documents."),
      Example(line: "skelsnap schema theme", says: "Of themes."),
      Example(line: "skelsnap schema --reference", says: "All of the language, for people."),
    ],
    run: { invocation throws(Stop) in
      let console = Console(invocation)
      if invocation.has("reference") {
        guard invocation.operands.isEmpty else {
          throw .usage("'--reference' is of the whole language; it takes no kind")
        }
        try console.data(languageReference())
        return .clean
      }
      let kind = invocation.operands.first.flatMap(SchemaKind.init(rawValue:)) ?? .document
      try console.data(SkeletonLanguage.schema(of: kind).document())
      return .clean
    })
}
