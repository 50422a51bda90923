import SkeletonModel

/// The text of a document and those of its themes, parsed, to be read again with one change.
package struct Manuscript: Sendable {
  /// The document as it is written.
  package let document: Document
  let tree: Tree
  /// What the bytes begin with that are in UTF-8 for those who do not know.
  let byteOrderMark: String
  private let project: Project?
  private let sources: [ThemeReference: ThemeSource]
  /// The themes it is made of, by the names that messages have for them; without the base theme.
  private let themes: [String: Tree]
  private let names: NamesInReach
  private let views: ViewReader?

  private struct ThemeReference: Hashable {
    var path: String
    var referrer: String
  }

  /// Reads a description as `Document.read` does.
  package init(
    file: String, bytes: [UInt8], name: String, project: Project?,
    beside: FilesBeside? = nil, themes: @escaping ThemeReader,
    views: ViewReader? = nil
  ) throws(DescriptionError) {
    var met: [ThemeReference: ThemeSource] = [:]
    tree = try Syntax.read(bytes, file: file, beside: beside)
    byteOrderMark = bytes.starts(with: "\u{feff}".utf8) ? "\u{feff}" : ""
    var loader = ThemeLoader { path, referrer in
      let source = themes(path, referrer)
      met[ThemeReference(path: path, referrer: referrer)] = source
      return source
    }
    loader.isFresh = true
    document = try Document(tree, name: name, project: project, &loader, views: views)
    self.project = project
    self.views = views
    sources = met
    self.themes = loader.parsed.filter { $0.key != BuiltInTheme.ios.file }
    names = NamesInReach(of: tree, themes: Array(self.themes.values))
  }

  /// The document's file, as messages name it.
  package var file: String { tree.spot.source.name }

  /// The files it is made of, its own first.
  package var files: [String] { [file] + themes.keys.sorted() }

  /// All changes to one of its files.
  package func mutations(of file: String) -> [Mutation] {
    var walk = MutationWalk(document.theme, file: file)
    if file == self.file {
      walk.walk(document: tree)
    } else if let theme = themes[file] {
      walk.walk(theme: theme, at: [])
    }
    return walk.mutations
  }

  /// Whether the document may become another one by a change: not if it is made of other files, or
  /// never names what is changed.
  package func mayNotice(_ mutation: Mutation) -> Bool {
    mutation.file == file
      || themes[mutation.file].map { names.include(mutation.place, of: $0) } ?? false
  }

  /// The document with a change; nil if it is not made of the changed file.
  package func document(
    with mutation: Mutation, _ choice: Int
  ) throws(DescriptionError) -> Document? {
    let edit = mutation.candidates[choice].edit
    var loader = loader
    var tree = tree
    if mutation.file == file {
      tree = tree.changed(at: mutation.place[...], edit)
    } else {
      guard let theme = themes[mutation.file] else { return nil }
      loader.parsed[mutation.file] = theme.changed(at: mutation.place[...], edit)
      loader.isFresh = true
    }
    return try Document(tree, name: document.name, project: project, &loader, views: views)
  }

  /// Another text in the document's place.
  func reading(_ tree: Tree) throws(DescriptionError) -> Document {
    var loader = loader
    return try Document(tree, name: document.name, project: project, &loader, views: views)
  }

  /// Knows the themes of the document as it is written.
  private var loader: ThemeLoader {
    var loader = ThemeLoader { path, referrer in
      sources[ThemeReference(path: path, referrer: referrer)]
        ?? .refused("was not among those of the document as it is written")
    }
    loader.parsed = themes
    return loader
  }
}
