import SkeletonModel

/// Something that was written otherwise in an earlier text of a document, a theme or a project.
package struct SourceChange: Hashable, Sendable {
  /// What a file is for those who read it.
  package enum Role: Hashable, Sendable { case document, theme, project }

  /// What it is in, as `layout.txt` calls it as far as that can be read off the text: `screen/shelf`,
  /// `lifecycle`, `colour 'surface'`.
  package var place: String
  /// `contentMargins`
  package var property: String
  /// `contentMargins horizontal 16 → 20`
  package var words: String
  /// Where the node, or the part of the file, is written that has it.
  package var position: TextPosition
  /// Where it is written itself; the position, if it is no more.
  package var line: TextPosition
  /// Whether it is only a part of the property.
  package var isPart = false
  /// Whether nodes came, went, changed places or are of another kind.
  package var isOfNodes = false
  /// Whether it says what happens in a load, and not what stands on a screen.
  package var isOfLoading = false
  /// The token that it gives another value, which only what names it can have changed by.
  package var token: String?

  package init(
    place: String, property: String, words: String, position: TextPosition, line: TextPosition
  ) {
    self.place = place
    self.property = property
    self.words = words
    self.position = position
    self.line = line
  }
}

extension SourceChange {
  /// All that is written otherwise, in the order of the later text.
  package static func changes(from old: Tree, to new: Tree, _ role: Role) -> [SourceChange] {
    var comparison = SourceComparison()
    comparison.compareFile(old, new, role)
    return comparison.changes
  }
}

extension Tree {
  /// All words of a text, those of texts in quotes, too: a token that is not among them is in no use.
  package var allWords: Set<String> {
    var words: Set<String> = []
    var waiting = [self]
    while let tree = waiting.popLast() {
      switch tree.value {
      case .scalar(let scalar):
        words.formUnion(scalar.text.split { " @,".contains($0) }.map(String.init))
      case .list(let items): waiting += items
      case .map(let entries): waiting += entries.map(\.value)
      }
    }
    return words
  }
}

/// Compares two trees, and knows where in them it is.
private struct SourceComparison {
  private(set) var changes: [SourceChange] = []

  /// What is around a value.
  struct Site {
    var names: [String] = []
    /// Of the innermost node without an id.
    var kind: String?
    var keys: [String] = []
    var position: TextPosition
    var line: TextPosition
    var isOfLoading = false
    var token: String?

    var place: String {
      let all = names + (kind.map { [$0] } ?? [])
      return all.isEmpty ? "the document" : all.joined(separator: "/")
    }
  }

  private static let trees: Set = ["skeleton", "content", "empty", "error"]
  private static let ofLoading: Set = ["lifecycle", "scenarios", "errors"]
  /// What no frame shows.
  private static let unseen: Set = ["skelsnap", "$schema", "title", "waive", "lint", "goldens"]

  mutating func compareFile(_ old: Tree, _ new: Tree, _ role: SourceChange.Role) {
    compareFile(old, new, role, at: new.entries?.first?.keySpot.position ?? new.spot.position)
  }

  private mutating func compareFile(
    _ old: Tree, _ new: Tree, _ role: SourceChange.Role, at start: TextPosition
  ) {
    for (key, was, now) in Self.pairs(old.entries ?? [], new.entries ?? []) {
      if Self.unseen.contains(key) || key.hasPrefix("x-") { continue }
      let position = now?.keySpot.position ?? start
      var site = Site(position: position, line: position)
      site.isOfLoading = Self.ofLoading.contains(key)
      if let space = role == .theme ? TokenSpace(rawValue: key) : nil {
        for (name, was, now) in Self.pairs(was?.value.entries ?? [], now?.value.entries ?? []) {
          let position = now?.keySpot.position ?? position
          var site = Site(
            names: ["\(space.noun) '\(name)'"], position: position, line: position)
          site.token = name
          compare(was?.value, now?.value, site)
        }
      } else if role == .theme, key == "components" {
        for (name, was, now) in Self.pairs(was?.value.entries ?? [], now?.value.entries ?? []) {
          let position = now?.keySpot.position ?? position
          var site = Site(names: [name], position: position, line: position)
          site.token = name
          compare(was?.value, now?.value, site)
        }
      } else if role != .theme, key == "theme", let was, let now, was.value.entries != nil,
        now.value.entries != nil
      {
        compareFile(was.value, now.value, .theme, at: position)
      } else {
        if role != .document || !Self.trees.contains(key) {
          site.names = [role == .project ? "project" : role == .theme ? "theme" : key]
          if role != .document || was?.value.entries == nil || now?.value.entries == nil {
            site.keys = [key]
          }
          if role == .document, key == "theme" { site.names = ["document"] }
        }
        if site.names.isEmpty, was == nil || now == nil {
          site.names = [key]
          note(
            was == nil ? "a new state" : "the state is gone", site, property: "tree",
            isOfNodes: true)
        } else {
          compare(was?.value, now?.value, site)
        }
      }
    }
  }

  /// The entries of either map with the same key, in the order of the later one.
  private static func pairs(
    _ old: [Tree.Entry], _ new: [Tree.Entry]
  ) -> [(key: String, was: Tree.Entry?, now: Tree.Entry?)] {
    let former = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    let keys = Set(new.map(\.key))
    return new.map { ($0.key, former[$0.key], $0) }
      + old.filter { !keys.contains($0.key) }.map { ($0.key, $0, nil) }
  }
}

extension SourceComparison {
  private mutating func compare(_ old: Tree?, _ new: Tree?, _ site: Site) {
    guard let old, let new else {
      if old != nil || new != nil { note(old, new, site) }
      return
    }
    if let was = NodeText(old), let now = NodeText(new) {
      compare(was, now, site)
      return
    }
    switch (old.value, new.value) {
    case (.map(let was), .map(let now)):
      // Another form of a value: `{fixed: 60}` and `{adaptive: 70}`.
      let isOtherForm = was.count == 1 && now.count == 1 && was[0].key != now[0].key
      if isOtherForm, !site.keys.isEmpty, !Self.areSame(was[0].value, now[0].value) {
        note(old, new, site)
      } else {
        compare(was, now, site)
      }
    case (.list(let was), .list(let now)):
      let (nodes, others) = (was.map(NodeText.init), now.map(NodeText.init))
      let isEmpty = nodes.isEmpty && others.isEmpty
      if !isEmpty, nodes.allSatisfy({ $0 != nil }), others.allSatisfy({ $0 != nil }) {
        compare(nodes.compactMap(\.self), others.compactMap(\.self), site)
      } else if !site.keys.isEmpty, let odd = Self.odd(was, now) {
        var inner = site
        inner.keys[inner.keys.count - 1] += "[\(odd)]"
        inner.line = now[odd].spot.position
        compare(was[odd], now[odd], inner)
      } else if !Self.areSame(old, new) {
        note(old, new, site)
      }
    default: if !Self.areSame(old, new) { note(old, new, site) }
    }
  }

  private mutating func compare(_ old: [Tree.Entry], _ new: [Tree.Entry], _ site: Site) {
    let pairs = Self.pairs(old, new)
    // One key in another's place, with the same value: an instant of a script.
    let gone = pairs.filter { $0.now == nil }
    let come = pairs.filter { $0.was == nil }
    if gone.count == 1, come.count == 1, let was = gone[0].was, let now = come[0].now,
      Self.areSame(was.value, now.value)
    {
      var site = site
      site.line = now.keySpot.position
      note("\(was.key) → \(now.key) (\(now.value.flow.excerpt))", site)
      compare(
        old.filter { $0.key != was.key }, new.filter { $0.key != now.key }, site)
      return
    }
    for (key, was, now) in pairs {
      var inner = site
      inner.keys.append(key)
      inner.line = now?.keySpot.position ?? site.line
      compare(was?.value, now?.value, inner)
    }
  }

  private mutating func compare(_ old: NodeText, _ new: NodeText, _ site: Site) {
    var inner = site
    inner.enter(new)
    if old.kind != new.kind {
      note("\(old.kind.rawValue) → \(new.kind.rawValue)", inner, property: "kind", isOfNodes: true)
    }
    let (was, now) = (old.id, new.id)
    if was != now {
      note(
        "id \(was ?? "none") → \(now ?? "none")", inner, property: "id", isOfNodes: true)
    }
    compare(
      old.entries.filter { $0.key != "id" }, new.entries.filter { $0.key != "id" }, inner)
  }

  /// The one item that is another, if no other is.
  private static func odd(_ old: [Tree], _ new: [Tree]) -> Int? {
    guard old.count == new.count else { return nil }
    let odd = old.indices.filter { !areSame(old[$0], new[$0]) }
    return odd.count == 1 ? odd[0] : nil
  }

  private static func areSame(_ old: Tree, _ new: Tree) -> Bool {
    switch (old.value, new.value) {
    case (.scalar(let was), .scalar(let now)): was == now
    case (.list(let was), .list(let now)):
      was.count == now.count && zip(was, now).allSatisfy(areSame)
    case (.map(let was), .map(let now)):
      was.count == now.count
        && pairs(was, now).allSatisfy { _, was, now in
          was.flatMap { was in now.map { areSame(was.value, $0.value) } } ?? false
        }
    default: false
    }
  }
}

extension SourceComparison {
  /// Nodes in a row: those that are the same, have the same id, or stand in the same place.
  private mutating func compare(_ old: [NodeText], _ new: [NodeText], _ site: Site) {
    // Every one may be compared with every other.
    guard old.count * new.count <= 250_000 else {
      if old.map(\.text) != new.map(\.text) {
        note("other nodes", site, property: "nodes", isOfNodes: true)
      }
      return
    }
    var twins = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    func pair(_ own: Int, _ other: Int) {
      twins[own] = other
      isTaken[other] = true
    }
    let texts = (old.map(\.text), new.map(\.text))
    let head = zip(texts.0, texts.1).prefix { $0 == $1 }.count
    let tail = zip(texts.0[head...].reversed(), texts.1[head...].reversed())
      .prefix { $0 == $1 }.count
    for place in 0..<head { pair(place, place) }
    for place in 0..<tail { pair(new.count - 1 - place, old.count - 1 - place) }
    func match(_ isTwin: (Int, Int) -> Bool) {
      for own in head..<new.count - tail where twins[own] == nil {
        let other = (head..<old.count - tail).first { !isTaken[$0] && isTwin(own, $0) }
        if let other { pair(own, other) }
      }
    }
    match { new[$0].id != nil && new[$0].id == old[$1].id }
    match { new[$0].id == nil && old[$1].id == nil && texts.1[$0] == texts.0[$1] }
    // What is left stands where it stood: no more than the neighbours have to be the same.
    match { own, other in
      let before = own == 0 ? -1 : twins[own - 1] ?? -2
      return new[own].kind == old[other].kind && before == other - 1
    }
    let left = (head..<old.count - tail).filter { !isTaken[$0] }
    let missing = (head..<new.count - tail).filter { twins[$0] == nil }
    if left.count == missing.count {
      for (own, other) in zip(missing, left) { pair(own, other) }
    }
    for own in new.indices {
      guard let other = twins[own] else {
        var inner = site
        inner.enter(new[own])
        note("added", inner, property: "nodes", isOfNodes: true)
        continue
      }
      compare(old[other], new[own], site)
    }
    for other in old.indices where !isTaken[other] {
      note("\(old[other].name) removed", site, property: "nodes", isOfNodes: true)
    }
    let places = twins.enumerated().compactMap { own, twin in twin.map { (own, $0) } }
    guard let first = zip(places, places.dropFirst()).first(where: { $0.1 > $1.1 }) else { return }
    let (own, next) = (first.0.0, first.1.0)
    var inner = site
    // The one that has come forward: all before it have stayed.
    inner.enter(new[own])
    note(
      "now before '\(new[next].name)'", inner, property: "order", isOfNodes: true)
  }
}

extension SourceComparison {
  private mutating func note(_ old: Tree?, _ new: Tree?, _ site: Site) {
    let words = [old, new].map { $0.map(\.flow.excerpt) ?? "none" }
    note("\(words[0]) → \(words[1])", site)
  }

  private mutating func note(
    _ words: String, _ site: Site, property: String? = nil, isOfNodes: Bool = false
  ) {
    let told = (property == nil ? site.keys : []) + [words]
    var change = SourceChange(
      place: site.place, property: property ?? site.keys.first ?? "value",
      words: told.joined(separator: " "), position: site.position, line: site.line)
    change.isPart = site.keys.count > 1
    change.isOfNodes = isOfNodes
    change.isOfLoading = site.isOfLoading
    change.token = site.token
    changes.append(change)
  }
}

extension SourceComparison.Site {
  fileprivate mutating func enter(_ node: NodeText) {
    position = node.position
    line = position
    keys = []
    kind = node.id == nil ? node.kind.rawValue : nil
    if let id = node.id { names.append(node.kind == .repeat ? "\(id)[*]" : id) }
  }
}

/// A node as it is written, in whatever form.
private struct NodeText {
  let kind: Kind
  let position: TextPosition
  /// Under its principal, where that alone is written.
  let entries: [Tree.Entry]
  private let tree: Tree

  init?(_ tree: Tree) {
    self.tree = tree
    switch tree.value {
    case .scalar(let scalar):
      guard let kind = Kind(rawValue: scalar.text) else { return nil }
      self.kind = kind
      position = tree.spot.position
      entries = []
    case .map(let all):
      guard all.count == 1, let kind = Kind(rawValue: all[0].key) else { return nil }
      self.kind = kind
      position = all[0].keySpot.position
      let value = all[0].value
      let form = KindForm[kind]
      if let own = value.entries, !(form.principalIsNode && NodeText(value) != nil) {
        entries = own
      } else if let principal = form.map.principal, !value.isNull {
        entries = [Tree.Entry(key: principal, keySpot: value.spot, value: value)]
      } else {
        entries = []
      }
    case .list: return nil
    }
  }

  var id: String? { entries.first { $0.key == "id" }?.value.scalar?.text }
  var name: String { id ?? kind.rawValue }
  var text: String { tree.flow }
}
