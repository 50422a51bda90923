import SkeletonModel

/// Where the nodes of a screen are used and repeated, and what the parameters are that they see, by
/// their paths.
package struct NodeScopes: Sendable {
  private struct Entry {
    var scope: Scope
    var use: TextPosition?
    var around: TextPosition?
    var repetition: NodeSite?
  }

  /// What has no node yet: the next is its root.
  struct Waiting {
    /// How many of the `use`s around, the last ones.
    fileprivate var uses = 0
    fileprivate var repetition: NodeSite?
  }

  private var entries: [String: Entry] = [:]
  /// The `use`s around what is made now.
  private var uses: [TextPosition] = []
  private var waiting = Waiting()

  package init() {}

  /// What is written of a node.
  ///
  /// - Parameter position: Where its kind is written.
  package func site(of path: String, at position: TextPosition) -> NodeSite {
    NodeSite(position: position, scope: entries[path]?.scope ?? .empty)
  }

  /// The outermost `use` that a node is the root of; nil if it is none.
  package func use(of path: String) -> TextPosition? { entries[path]?.use }

  /// The innermost `use` around a node, or of the node itself, that is in a file of the project's.
  package func use(around path: String) -> TextPosition? { entries[path]?.around }

  /// The `repeat` that a node is a row of.
  package func repetition(of path: String) -> NodeSite? { entries[path]?.repetition }

  mutating func begin(use: TextPosition) {
    uses.append(use)
    waiting.uses += 1
  }

  mutating func endUse() {
    uses.removeLast()
    waiting.uses -= 1
  }

  mutating func begin(repetition: NodeSite) -> Waiting {
    defer { waiting.repetition = repetition }
    return waiting
  }

  /// Begins a node, and what is inside it.
  mutating func begin(node path: String, seeing scope: Scope) -> Waiting {
    entries[path] = Entry(
      scope: scope, use: uses.suffix(waiting.uses).first { !BuiltInTheme.holds($0) },
      around: uses.last { !BuiltInTheme.holds($0) }, repetition: waiting.repetition)
    defer { waiting = Waiting() }
    return waiting
  }

  /// Goes on with what waited before a node or a `repeat`.
  mutating func end(_ before: Waiting?) { waiting = before ?? Waiting() }
}

/// A node as it is written, and what the parameters are there.
package struct NodeSite: Sendable {
  package let position: TextPosition
  let scope: Scope
}

extension Scope {
  /// What a value that begins with a reference stands for, through all the parameters that hand it
  /// on, and so for all values in it; the value itself if it does not, or nobody gave it.
  func given(_ value: Tree) -> Tree {
    var budget = 1_000
    return given(value, depth: 0, &budget)
  }

  /// - Parameter budget: How many more values may be looked at: what is given may hold references that
  ///   double with each component.
  private func given(_ value: Tree, depth: Int, _ budget: inout Int) -> Tree {
    budget -= 1
    guard budget > 0, depth < 64 else { return value }
    let (value, scope) = handed(value)
    switch value.value {
    case .scalar: return value
    case .list(let items):
      var given: [Tree] = []
      for item in items { given.append(scope.given(item, depth: depth + 1, &budget)) }
      return Tree(.list(given), at: value.spot, origin: value.origin)
    case .map(let entries):
      var given: [Tree.Entry] = []
      for entry in entries {
        let own = scope.given(entry.value, depth: depth + 1, &budget)
        given.append(Tree.Entry(key: entry.key, keySpot: entry.keySpot, value: own))
      }
      return Tree(.map(given), at: value.spot, origin: value.origin)
    }
  }

  /// What a value that begins with a reference stands for, and what is seen there.
  func handed(_ value: Tree) -> (value: Tree, scope: Scope) {
    var (value, scope) = (value, self)
    // References may be circular where they are wrong.
    for _ in 0..<64 {
      guard let scalar = value.scalar, scalar.text.mayRefer,
        let piece = Reference.parse(scalar.text).first, case .reference(let reference) = piece,
        let binding = scope.bindings[reference.name] ?? nil
      else { break }
      var found = binding.tree
      for field in reference.fields {
        guard let part = found[field] else { return (value, scope) }
        found = part
      }
      (value, scope) = (found, binding.scope)
    }
    return (value, scope)
  }
}
