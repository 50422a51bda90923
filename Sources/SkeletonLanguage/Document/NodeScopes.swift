import SkeletonModel

/// What the parameters are that the nodes of a screen see, by the paths of the nodes; that of what is
/// repeated has no number.
package struct NodeScopes: Sendable {
  private var scopes: [String: Scope] = [:]

  package init() {}

  mutating func note(_ scope: Scope, of path: String) { scopes[path] = scope }

  /// What is written of a node.
  ///
  /// - Parameter position: Where its kind is written.
  package func site(of path: String, at position: TextPosition) -> NodeSite {
    NodeSite(position: position, scope: scopes[path] ?? .empty)
  }
}

/// A node as it is written, and what the parameters are there.
package struct NodeSite: Sendable {
  let position: TextPosition
  let scope: Scope

  init(position: TextPosition, scope: Scope) {
    self.position = position
    self.scope = scope
  }
}

extension Scope {
  /// What a value that begins with a reference stands for, through all the parameters that hand it
  /// on; the value itself if it does not, or nobody gave it.
  func given(_ value: Tree) -> Tree {
    var (value, scope) = (value, self)
    // References may be circular where they are wrong.
    for _ in 0..<64 {
      guard let scalar = value.scalar, scalar.text.mayRefer,
        let piece = Reference.parse(scalar.text).first, case .reference(let reference) = piece,
        let binding = scope.bindings[reference.name] ?? nil
      else { break }
      var found = binding.tree
      for field in reference.fields {
        guard let part = found[field] else { return value }
        found = part
      }
      (value, scope) = (found, binding.scope)
    }
    return value
  }
}
