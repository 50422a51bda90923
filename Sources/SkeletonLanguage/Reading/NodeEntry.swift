import SkeletonModel

/// A node as it is written, in whichever of its short forms.
package struct NodeEntry {
  package let kind: Kind
  package let spot: Spot
  /// What stands under its kind; nil if it is the kind alone.
  let value: Tree?
  /// The keys it is written with; nil if it has but its principal.
  let entries: [Tree.Entry]?
  package let tree: Tree

  /// nil for what is no node, as the slot `$list` is none.
  package init?(_ tree: Tree) {
    self.tree = tree
    if let scalar = tree.scalar {
      guard let kind = Kind(rawValue: scalar.text) else { return nil }
      self.kind = kind
      spot = tree.spot
      value = nil
      entries = nil
      return
    }
    guard let only = tree.entries, only.count == 1, let kind = Kind(rawValue: only[0].key) else {
      return nil
    }
    self.kind = kind
    spot = only[0].keySpot
    value = only[0].value
    let form = KindForm[kind]
    let own = only[0].value.entries
    let isNode =
      form.principalIsNode
      && own.map { $0.count == 1 && form.map.key($0[0].key) == nil } ?? false
    entries = isNode ? nil : own
  }

  var form: MapForm { KindForm[kind].map }

  /// Whether it has no map around what stands under its kind.
  var isBare: Bool { value == nil }

  var name: String { self["id"]?.scalar?.text ?? kind.rawValue }

  var subject: String {
    if let id = self["id"]?.scalar?.text { return "\(kind.rawValue) '\(id)'" }
    if kind == .use, let name = (self["component"] ?? value)?.scalar?.text { return "use \(name)" }
    return kind.rawValue
  }

  package subscript(key: String) -> Tree? {
    if let entries { return entries.first { $0.key == key }?.value }
    return key == form.principal ? value : nil
  }

  /// What it says, key by key, as without its short form.
  package var keys: [(key: String, value: Tree)] {
    if let entries { return entries.map { ($0.key, $0.value) } }
    guard let value, !value.isNull, let principal = form.principal else { return [] }
    return [(principal, value)]
  }

  /// The node with another value of one key; without the key, if that is nil.
  func with(_ key: String, _ new: Tree?) -> Tree {
    var all: [(String, Tree)] = keys.filter { $0.key != key }
    if let new { all.append((key, new)) }
    return tree.map([(kind.rawValue, tree.map(all))])
  }

  /// A node of a kind as a person would write it: in its short form, if that says all.
  package static func written(
    _ kind: Kind, _ keys: [(key: String, value: Tree)], at spot: Spot
  ) -> Tree {
    guard let first = keys.first else { return .word(kind.rawValue, at: spot) }
    let form = KindForm[kind]
    if keys.count == 1, first.key == form.map.principal,
      form.principalIsNode || first.value.entries == nil
    {
      return .map([(kind.rawValue, first.value)], at: spot)
    }
    return .map([(kind.rawValue, .map(keys, at: spot))], at: spot)
  }

  /// Whether a key is one that every node has.
  package static func isOfBox(_ key: String) -> Bool { BoxForm.names.contains(key) }
}
