import SkeletonModel

extension Document {
  /// Whether it says itself how it loads; what only its theme says is the theme's matter.
  package var hasOwnLoading: Bool { !ownLifecycle.isEmpty || !scenarioFields.isEmpty }

  /// Where the document's own `lifecycle` has a key; nil where only the theme has it.
  package func lifecyclePosition(of path: [String]) -> TextPosition? {
    var entries = ownLifecycle
    var spot: Spot?
    for key in path {
      guard let entry = entries.first(where: { $0.key == key }) else { return nil }
      spot = entry.keySpot
      entries = entry.value.entries ?? []
    }
    return spot?.position
  }

  /// Where a scenario is written.
  package func scenarioPosition(_ name: String) -> TextPosition? {
    scenarioFields.first { $0.name == name }?.value.tree.spot.position
  }
}
