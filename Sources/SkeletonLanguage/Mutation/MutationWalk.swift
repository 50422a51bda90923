import SkeletonModel

/// Finds what can be changed in a document or a theme.
///
/// What only says how the description is tested (`snapshots`, `scenarios`, `waive`), what it is
/// called, and names that other parts refer to stay as they are.
struct MutationWalk {
  private let theme: Theme
  private let file: String
  private var scalars: ScalarChoices
  /// Those around the place at hand, outermost first.
  private var around: [TextPosition] = []
  private(set) var mutations: [Mutation] = []

  private typealias Place = [TreeStep]

  init(_ theme: Theme, file: String) {
    self.theme = theme
    self.file = file
    scalars = ScalarChoices(theme)
  }

  mutating func walk(document: Tree) {
    for (index, entry) in (document.entries ?? []).enumerated() {
      let place = [TreeStep.entry(index)]
      switch entry.key {
      case "skeleton" where DerivedForm.isMeant(by: entry.value): break
      case "skeleton", "content", "empty", "error": node(entry.value, at: place)
      case "components": components(entry.value, at: place)
      case "theme":
        if entry.value.entries != nil { walk(theme: entry.value, at: place) }
      case "canvas", "parameters", "lifecycle":
        values(entry.value, at: place, keys: [entry.key])
      default: break
      }
    }
  }

  mutating func walk(theme: Tree, at place: [TreeStep]) {
    for (index, entry) in (theme.entries ?? []).enumerated() {
      let place = place + [.entry(index)]
      switch entry.key {
      case "components": components(entry.value, at: place)
      case "skelsnap", "title", "extends": break
      default:
        if !entry.key.hasPrefix("x-") { values(entry.value, at: place, keys: [entry.key]) }
      }
    }
  }
}

extension MutationWalk {
  private mutating func components(_ tree: Tree, at place: Place) {
    for (index, entry) in (tree.entries ?? []).enumerated() {
      let place = place + [.entry(index)]
      guard let parts = entry.value.entries, entry.value["view"] != nil else {
        node(entry.value, at: place)
        continue
      }
      for (index, part) in parts.enumerated() {
        let place = place + [.entry(index)]
        if part.key == ComponentForm.view.name {
          node(part.value, at: place)
        } else if part.key == ComponentForm.parameters.name {
          arguments(part.value, at: place, of: entry.key)
        } else {
          values(part.value, at: place, keys: [entry.key, part.key])
        }
      }
    }
  }

  /// - Parameter isItem: whether it is one of several, and can be taken out.
  private mutating func node(_ tree: Tree, at place: Place, isItem: Bool = false) {
    guard let written = NodeEntry(tree) else { return }
    around.append(written.spot.position)
    defer { around.removeLast() }
    let subject = written.subject
    let none = tree.map([("vstack", tree.list([]))])
    add(
      .remove, subject, at: place, written.spot,
      [.init(edit: isItem ? .remove : .replace(none))])
    for (kind, nodes) in written.changes(theme, &scalars) {
      add(kind, subject, at: place, written.spot, nodes)
    }
    guard let value = written.value else { return }
    let place = written.isBare ? place : place + [.entry(0)]
    guard let entries = written.entries else {
      part(of: written, written.form.principal ?? "", value, at: place)
      return
    }
    for (index, entry) in entries.enumerated() {
      part(of: written, entry.key, entry.value, at: place + [.entry(index)])
    }
  }

  private mutating func part(
    of node: NodeEntry, _ key: String, _ tree: Tree, at place: Place
  ) {
    switch key {
    case "id", "component": break
    case "children", "cycle": nodes(tree, at: place)
    case "view", "then", "else": self.node(tree, at: place)
    case EffectForm.mask.name: mask(tree, at: place, of: node)
    case "with": arguments(tree, at: place, of: node.name)
    default: values(tree, at: place, keys: [node.name, key])
    }
  }

  /// A node, or a map with one and where it stands.
  private mutating func mask(_ tree: Tree, at place: Place, of node: NodeEntry) {
    guard let entries = tree.entries, tree[MaskForm.view.name] != nil else {
      self.node(tree, at: place)
      return
    }
    for (index, entry) in entries.enumerated() {
      part(of: node, entry.key, entry.value, at: place + [.entry(index)])
    }
  }

  private mutating func nodes(_ tree: Tree, at place: Place) {
    for (index, item) in (tree.list ?? []).enumerated() {
      node(item, at: place + [.item(index)], isItem: true)
    }
  }

  private mutating func arguments(_ tree: Tree, at place: Place, of name: String) {
    for (index, entry) in (tree.entries ?? []).enumerated() {
      argument(entry.value, at: place + [.entry(index)], keys: [name, entry.key])
    }
  }

  /// What is given to a component: a node, nodes, or a value.
  private mutating func argument(_ tree: Tree, at place: Place, keys: [String]) {
    if tree.entries != nil, NodeEntry(tree) != nil {
      node(tree, at: place)
    } else if let items = tree.list, items.contains(where: { $0.entries != nil }) {
      nodes(tree, at: place)
    } else {
      values(tree, at: place, keys: keys)
    }
  }

  private mutating func values(_ tree: Tree, at place: Place, keys: [String]) {
    switch tree.value {
    case .map(let entries):
      for (index, entry) in entries.enumerated() {
        values(entry.value, at: place + [.entry(index)], keys: keys + [entry.key])
      }
    case .list(let items):
      for (index, item) in items.enumerated() {
        values(item, at: place + [.item(index)], keys: keys)
      }
    case .scalar(let scalar):
      for words in scalars.choices(for: scalar, keys: keys) where !words.isEmpty {
        add(
          .value, keys.joined(separator: "."), at: place, tree.spot,
          words.map { text in
            let new = Scalar(text: text, isPlain: scalar.isPlain)
            return Mutation.Candidate(
              edit: .replace(Tree(.scalar(new), at: tree.spot)), words: text)
          }, before: scalar.text)
      }
    }
  }

  private mutating func add(
    _ kind: Mutation.Kind, _ subject: String, at place: Place, _ spot: Spot,
    _ candidates: [Mutation.Candidate], before: String? = nil
  ) {
    mutations.append(
      Mutation(
        kind: kind, file: file, position: spot.position, node: around.last, subject: subject,
        before: before,
        place: place, candidates: candidates))
  }
}
