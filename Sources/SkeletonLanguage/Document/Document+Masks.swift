import SkeletonModel

extension Document {
  /// Every mask must name a node of some picture, except a project's, which may be meant for other
  /// documents.
  func checkMasks(_ tree: Tree) -> [Diagnostic] {
    guard let written = tree["snapshots"]?["masks"]?.list, !written.isEmpty else { return [] }
    var unmet = Set(snapshots.masks)
    var paths: Set<String> = []
    // The scale changes no tree. Each variant is read out whole, so there is an end to it; where
    // more are left, one of them may have the node.
    var variants: [Variant] = []
    for var variant in snapshots.variants {
      variant.scale = 1
      if !variants.contains(variant) { variants.append(variant) }
      if variants.count > 64 { break }
    }
    for (index, variant) in variants.enumerated() {
      if index == 64 { return [] }
      for state in snapshots.states ?? states {
        // A mistake that only this variant shows is reported when it is painted.
        guard let screen = try? screen(state, in: variant) else { return [] }
        paths.formUnion(screen.root.paths)
      }
      unmet.subtract(paths)
      if unmet.isEmpty { return [] }
    }
    let known = paths.sorted()
    return written.compactMap { item in
      guard let mask = item.scalar?.text, unmet.contains(mask) else { return nil }
      return Diagnostic(
        at: item.spot.position,
        "there is no node '\(mask)'"
          + (nearestWord(to: mask, among: known).map { "; did you mean '\($0)'?" }
            ?? "; 'skelsnap inspect' lists them"))
    }
  }
}

extension Node {
  /// The paths of the nodes in this subtree.
  fileprivate var paths: [String] { (path.map { [$0] } ?? []) + children.flatMap(\.paths) }
}
