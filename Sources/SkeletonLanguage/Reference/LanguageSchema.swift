import SkeletonModel

/// The kinds of files that have a JSON Schema.
package enum SchemaKind: String, Sendable, CaseIterable { case document, theme, project }

/// The JSON Schema (draft 7) of one kind of file, for editors that check and complete.
package func schema(of kind: SchemaKind) -> JSON {
  var writer = SchemaWriter()
  switch kind {
  case .document: return writer.file(DocumentForm.map, title: "skelsnap document")
  case .theme: return writer.file(ThemeForm.file, title: "skelsnap theme")
  case .project: return writer.file(ProjectForm.map, title: "skelsnap project")
  }
}
