import SkeletonModel

/// What a JSON Schema can be had of.
package enum SchemaKind: String, Sendable, CaseIterable { case document, theme, project }

/// The JSON Schema of one kind of file, draft 7, from which editors check and complete.
package func schema(of kind: SchemaKind) -> JSON {
  var writer = SchemaWriter()
  switch kind {
  case .document: return writer.file(DocumentForm.map, title: "skelsnap document")
  case .theme: return writer.file(ThemeForm.file, title: "skelsnap theme")
  case .project: return writer.file(ProjectForm.map, title: "skelsnap project")
  }
}
