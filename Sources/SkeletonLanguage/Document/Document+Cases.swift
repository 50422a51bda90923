import SkeletonModel

/// A screen of a document, and the pictures that are made of it.
package struct PlannedScreen: Sendable {
  package let screen: Screen
  package let cases: [Case]

  package init(_ screen: Screen, _ cases: [Case]) {
    self.screen = screen
    self.cases = cases
  }
}

extension Document {
  /// The states that are pictures.
  package var paintedStates: [ScreenState] { snapshots.states ?? states }

  /// What is painted in a variant, state by state.
  package func plan(_ variant: Variant) throws(DescriptionError) -> [PlannedScreen] {
    try plan(variant, snapshots)
  }

  /// What is painted for these axes, by variant, then by state.
  ///
  /// All screens are in memory at once. `cases` is for those who do not paint them.
  package func plan(_ snapshots: Snapshots) throws(DescriptionError) -> [PlannedScreen] {
    var plan: [PlannedScreen] = []
    for variant in snapshots.variants { plan += try self.plan(variant, snapshots) }
    return plan
  }

  private func plan(
    _ variant: Variant, _ snapshots: Snapshots
  ) throws(DescriptionError) -> [PlannedScreen] {
    var plan: [PlannedScreen] = []
    for state in snapshots.states ?? states {
      let screen = try screen(state, in: variant)
      plan.append(
        PlannedScreen(
          screen, snapshots.cases(of: name, state, in: variant, isMoving: screen.isMoving)))
    }
    return plan
  }

  /// The pictures of these axes, without their screens.
  ///
  /// A screen is built only if motion is allowed, to find out whether it moves.
  package func cases(_ snapshots: Snapshots) throws(DescriptionError) -> [Case] {
    try snapshots.cases(of: name, states: states) {
      (state, variant) throws(DescriptionError) in try screen(state, in: variant).isMoving
    }
  }
}
