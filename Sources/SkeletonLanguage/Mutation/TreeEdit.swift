/// A step from a tree to a part of it.
enum TreeStep: Hashable, Sendable {
  /// The value of the map's entry with this number.
  case entry(Int)
  /// The list's item with this number.
  case item(Int)
}

/// What a part of a tree becomes.
enum TreeEdit: Sendable {
  case replace(Tree)
  /// The entry or the item is taken out of what it is in.
  case remove
}

extension Tree {
  /// This tree with one part changed.
  func changed(at place: ArraySlice<TreeStep>, _ edit: TreeEdit) -> Tree {
    guard let step = place.first else {
      switch edit {
      case .replace(let tree): return tree
      case .remove: return self
      }
    }
    let rest = place.dropFirst()
    let isRemoved = if case .remove = edit { rest.isEmpty } else { false }
    switch (step, value) {
    case (.entry(let index), .map(var entries)):
      let old = entries[index]
      entries.remove(at: index)
      if !isRemoved {
        entries.insert(
          Entry(key: old.key, keySpot: old.keySpot, value: old.value.changed(at: rest, edit)),
          at: index)
      }
      return Tree(.map(entries), at: spot, origin: origin)
    case (.item(let index), .list(var items)):
      let old = items.remove(at: index)
      if !isRemoved { items.insert(old.changed(at: rest, edit), at: index) }
      return Tree(.list(items), at: spot, origin: origin)
    case (.entry, .scalar), (.entry, .list), (.item, .scalar), (.item, .map):
      preconditionFailure("a place is of the tree that it was found in")
    }
  }
}

extension Tree {
  /// A scalar as it would stand here without quotes.
  func word(_ text: String) -> Tree { Tree(.scalar(Scalar(text: text, isPlain: true)), at: spot) }

  func map(_ entries: [(String, Tree)]) -> Tree {
    Tree(.map(entries.map { Entry(key: $0.0, keySpot: spot, value: $0.1) }), at: spot)
  }

  func list(_ items: [Tree]) -> Tree { Tree(.list(items), at: spot) }
}
