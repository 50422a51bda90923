import Foundation

/// The pages for people, as they stand in the repository.
enum Documentation {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  static let pages: [MarkdownPage] = {
    let files = FileManager.default
    let inDocs = (try? files.contentsOfDirectory(atPath: folder + "/docs")) ?? []
    let paths =
      ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "examples/README.md"]
      + inDocs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
    return paths.compactMap { path in
      guard let text = files.contents(atPath: folder + "/" + path) else { return nil }
      return MarkdownPage(path: path, text: String(decoding: text, as: UTF8.self))
    }
  }()

  /// Pages written by the command itself: other tests hold them to its declarations, and the
  /// examples of `docs/verbs.md` are run one by one.
  static let generated = ["docs/language.md", "docs/catalogue.md", "docs/verbs.md"]

  /// Pages that a reader follows from top to bottom, at a shell.
  static let tours = pages.filter { page in
    !generated.contains(page.path) && page.blocks.contains { $0.language == "sh" }
  }

  /// Where links may go, page by page.
  static let anchors = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.anchors) })

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + path)
  }
}
