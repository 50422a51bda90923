import SkeletonModel

/// The kinds of files that have a JSON Schema.
package enum SchemaKind: String, Sendable, CaseIterable { case document, theme, project }

/// The JSON Schema (draft 7) of one kind of file, for editors that check and complete.
///
/// - Parameter vocabulary: What a project's themes declare, for editors to propose and explain. What
///   is right and wrong does not depend on it: a theme may change, and a document may have another.
package func schema(of kind: SchemaKind, _ vocabulary: ThemeVocabulary? = nil) -> JSON {
  var writer = SchemaWriter(vocabulary)
  switch kind {
  case .document: return writer.file(DocumentForm.map, title: "skelsnap document")
  case .theme: return writer.file(ThemeForm.file, title: "skelsnap theme")
  case .project: return writer.file(ProjectForm.map, title: "skelsnap project")
  }
}
