import SkeletonRender

/// What a schema can be printed of.
enum SchemaKind: String, Sendable, CaseIterable { case document, theme, project }

enum Library {
  static func schema(of kind: SchemaKind) -> JSON { ["title": .string(kind.rawValue)] }
}
