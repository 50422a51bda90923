import SkeletonModel

/// The components of a theme, described for authors of documents.
package struct Catalogue: Hashable, Sendable {
  /// As a document names it: `buzzbox`, `feed.theme.yaml`.
  package let theme: String
  package let title: String
  /// In the order in which they were declared, file by file.
  package let components: [Entry]

  package struct Entry: Hashable, Sendable {
    package let name: String
    /// The kind of its root, or `use` and another component; several where a `when` decides.
    package let roots: [String]
    package let parts: [Part]
    package let parameters: [Parameter]
  }

  /// A node with a name inside a component, or a parameter that stands for nodes: `$titles`.
  package struct Part: Hashable, Sendable {
    package let name: String
    package let parts: [Part]
  }

  package struct Parameter: Hashable, Sendable {
    package let name: String
    /// nil if the parameter is required.
    package let fallback: Fallback?
  }

  /// The default value.
  package struct Fallback: Hashable, Sendable {
    /// In one line of YAML.
    package let text: String
    package let json: JSON
  }
}

extension Catalogue {
  /// Those of the built-in themes.
  package static var builtIn: [Catalogue] {
    BuiltInTheme.allCases.compactMap { known in
      ThemeLoader.builtIn(known).map { Catalogue($0, named: known.rawValue) }
    }
  }

  /// The catalogue of a theme, by its name or its path in a document; throws all its errors.
  ///
  /// - Parameter place: Where it was named, for messages and relative paths.
  package static func read(
    _ theme: String, in place: String, themes: @escaping ThemeReader
  ) throws(DescriptionError) -> Catalogue {
    var loader = ThemeLoader(read: themes)
    let spot = Spot(SourceText(name: place, text: theme), line: 1, column: 1)
    let found = loader.theme(Tree(.scalar(Scalar(text: theme, isPlain: false)), at: spot))
    guard let found, loader.diagnostics.isEmpty else {
      throw DescriptionError(loader.diagnostics.inOrder)
    }
    return Catalogue(found, named: theme)
  }

  private init(_ theme: Theme, named name: String) {
    let reader = TemplateReader(Reading(theme: theme))
    let declared = theme.components.sorted { a, b in
      let (first, second) = (a.value.spot, b.value.spot)
      return (first.source.name, first.line, first.column, a.key)
        < (second.source.name, second.line, second.column, b.key)
    }
    self.theme = name
    title = theme.name
    components = declared.compactMap { reader.writtenComponent(named: $0.key).map(Entry.init) }
  }
}

extension Catalogue.Entry {
  fileprivate init(_ component: WrittenComponent) {
    name = component.name
    roots = component.view.roots
    parts = component.view.parts()
    parameters = component.parameters.map { parameter in
      Catalogue.Parameter(
        name: parameter.name,
        fallback: parameter.value.map { Catalogue.Fallback(text: $0.flow, json: $0.json) })
    }
  }

  /// Its root and what has a name in it, in a line: `hstack: avatar, texts (title, subtitle)`.
  package var summary: String {
    let root = roots.joined(separator: " or ")
    return parts.isEmpty ? root : "\(root): \(parts.map(\.text).joined(separator: ", "))"
  }
}

extension Catalogue.Part {
  fileprivate var text: String {
    parts.isEmpty ? name : "\(name) (\(parts.map(\.text).joined(separator: ", ")))"
  }
}

extension Tree {
  /// Keys whose values are nodes: a reference there is a slot.
  private static let slots: Set = ["children", "cycle", "view", "then", "else", "scroll"]

  fileprivate var roots: [String] {
    guard let entry = entries?.first, entries?.count == 1 else {
      return scalar.map { [$0.text] } ?? []
    }
    switch entry.key {
    case "when":
      let branches = [entry.value["then"], entry.value["else"]].compactMap(\.self)
      return branches.flatMap(\.roots).reduce(into: []) { roots, root in
        if !roots.contains(root) { roots.append(root) }
      }
    case "repeat": return entry.value["view"]?.roots ?? []
    case "use": return ["use \((entry.value["component"] ?? entry.value).scalar?.text ?? "")"]
    default: return [entry.key]
    }
  }

  /// The nodes with names, each with those inside it; both branches of a `when` count as one.
  fileprivate func parts(inSlot: Bool = false) -> [Catalogue.Part] {
    let found: [Catalogue.Part]
    switch value {
    case .scalar(let scalar):
      let isReference = inSlot && scalar.text.hasPrefix("$")
      return isReference ? [Catalogue.Part(name: scalar.text, parts: [])] : []
    case .list(let items): found = items.flatMap { $0.parts(inSlot: inSlot) }
    case .map(let entries):
      found = entries.flatMap { entry in
        let inside = entry.value.parts(inSlot: Self.slots.contains(entry.key))
        guard let id = entry.value["id"]?.scalar?.text else { return inside }
        return [Catalogue.Part(name: id, parts: inside)]
      }
    }
    return found.merged
  }
}

extension [Catalogue.Part] {
  /// Nodes with the same name merged, with the parts of all of them.
  fileprivate var merged: [Catalogue.Part] {
    reduce(into: []) { merged, part in
      guard let index = merged.firstIndex(where: { $0.name == part.name }) else {
        return merged.append(part)
      }
      merged[index] = Catalogue.Part(
        name: part.name, parts: (merged[index].parts + part.parts).merged)
    }
  }
}
