import SkeletonModel

extension Document {
  /// Whether the frames of a state differ by phase.
  package func isMoving(
    _ state: ScreenState, in variant: Variant
  ) throws(DescriptionError) -> Bool {
    try screen(state, in: variant).isMoving
  }
}
