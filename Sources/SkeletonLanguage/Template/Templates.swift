import SkeletonModel

/// The templates that a document's trees refer to.
struct Templates: Sendable {
  /// By name; the document's own, and those of the theme that are used.
  var components: [String: Component] = [:]
  /// Nodes that were given as parameters and have landed somewhere.
  var landed: [Landed: NodeTemplate] = [:]

  /// What tells such nodes apart.
  struct Landed: Hashable {
    let spot: Spot
    let kind: Kind
  }
}
