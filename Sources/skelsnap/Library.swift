import SkeletonRender

// Stand-ins for the library's entrances: what the verbs call, and nothing else of the library's
// passes, goes through here.

/// A project's configuration.
struct Project: Sendable {
  var root: String
  var documents = ["."]
  var goldens = "goldens"

  static func read(file: String, text: [UInt8]) throws(DescriptionError) -> Project {
    Project(root: FilePath.parent(of: file))
  }
}

/// A screen's description, read and checked.
struct Document: Sendable {
  var name: String
  var title: String
  var snapshots: Snapshots
  var states: [ScreenState]
  var file: String

  static func read(
    file: String, text: [UInt8], project: Project?
  ) throws(DescriptionError) -> Document {
    let root = project?.root ?? Environment.workingFolder
    let place = FilePath.joined(Environment.workingFolder, file)
    return Document(
      name: documentName(of: place, root: root) ?? bareName(file), title: bareName(file),
      snapshots: Snapshots(), states: [.skeleton], file: file)
  }

  func screen(_ state: ScreenState, in variant: Variant) throws(DescriptionError) -> Screen {
    throw DescriptionError([
      Diagnostic(at: TextPosition(file: file, line: 1, column: 1), "documents are not read yet")
    ])
  }

  func isMoving(_ state: ScreenState, in variant: Variant) throws(DescriptionError) -> Bool {
    state == .skeleton
  }
}

/// A picture's format, by the ending of its file.
enum PictureFormat: String, Sendable, CaseIterable { case png, svg }

enum Library {
  /// What `--version` lists below skelsnap.
  static var versions: [(name: String, version: String)] { [] }

  /// The JSON Schema of documents, themes or projects.
  static func schema(of kind: SchemaKind) -> JSON {
    ["$schema": "https://json-schema.org/draft/2020-12/schema", "title": .string(kind.rawValue)]
  }

  static func place(
    _ document: Document, _ state: ScreenState, in variant: Variant
  ) throws(DescriptionError) -> PlacedScreen {
    let screen = try document.screen(state, in: variant)
    preconditionFailure("no layout for \(screen.document) yet")
  }

  /// One frame; `debug` draws every node's frame and path over it.
  static func picture(
    of placed: PlacedScreen, phase: Double, format: PictureFormat, debug: Bool
  ) throws(Stop) -> [UInt8] {
    throw .failure("pictures are not painted yet")
  }
}

/// What a schema can be printed of.
enum SchemaKind: String, Sendable, CaseIterable { case document, theme, project }
