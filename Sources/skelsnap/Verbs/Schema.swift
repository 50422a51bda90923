import SkeletonRender

extension Verb {
  static let schema = Verb(
    name: "schema",
    abstract: "Print the JSON Schema of the language, for editors.",
    operands: Operands(
      name: "kind", help: "document, theme or project (default: document).",
      form: .word(SchemaKind.allCases.map(\.rawValue)), count: 0...1),
    examples: [
      Example(line: "skelsnap schema > skelsnap.schema.json", says: "Of documents."),
      Example(line: "skelsnap schema theme", says: "Of themes."),
    ],
    run: { invocation throws(Stop) in
      let kind = invocation.operands.first.flatMap(SchemaKind.init(rawValue:)) ?? .document
      try Console(invocation).data(Library.schema(of: kind).document())
      return .clean
    })
}
