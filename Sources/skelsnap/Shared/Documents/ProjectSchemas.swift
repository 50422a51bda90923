import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// The schemas of a project, which name what its themes declare.
struct ProjectSchemas {
  /// In the project's folder: where the modelines that `init` writes look for them.
  static let folder = ".skelsnap-schema"

  let vocabulary: ThemeVocabulary
  /// The project's folder: absolute.
  private let root: String

  /// - Parameter folder: The project's; nil means the nearest one.
  init(of folder: String?, _ console: Console) throws(Stop) {
    var workspace = try Workspace(project: folder, console)
    // Documents that cannot be read now will be, and their names are wanted then.
    workspace.keepsProblems = true
    workspace.mayBeEmpty = true
    guard let project = try workspace.project() else {
      throw .failure(
        "there is no \(DocumentIndex.projectFile) here or above; 'skelsnap init' begins a project")
    }
    root = project.root
    vocabulary = ThemeVocabulary(project, try workspace.sources([]).map(\.document))
  }

  /// Writes all three, and returns the paths of those that were not there or not the same.
  func write() throws -> [String] {
    try SchemaKind.allCases.compactMap { kind in
      let path = FilePath.joined(root, "\(Self.folder)/\(kind.rawValue).schema.json")
      let text = Array(schema(of: kind, vocabulary).document(.compact).utf8)
      if let old = try? Files.read(path), old == text { return nil }
      try Files.write(text, to: path)
      return path
    }
  }
}
