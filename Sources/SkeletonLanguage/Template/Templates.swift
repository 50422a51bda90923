import SkeletonModel

/// The templates that a document's trees refer to.
struct Templates: Sendable {
  /// By name: the document's own components, and those of the theme that are used.
  var components: [String: Component] = [:]
  /// Nodes that were given as parameters and are part of some screen.
  var landed: [Landed: NodeTemplate] = [:]

  /// Identifies such a node.
  struct Landed: Hashable {
    let spot: Spot
    let kind: Kind
  }
}
