import SkeletonModel

/// A screen of a document, and the pictures that are made of it.
package struct PlannedScreen: Sendable {
  package let screen: Screen
  package let cases: [Case]
}

extension Document {
  /// The states that are pictures.
  package var paintedStates: [ScreenState] { snapshots.states ?? states }

  /// What is painted in a variant, state by state.
  package func plan(_ variant: Variant) throws(DescriptionError) -> [PlannedScreen] {
    var plan: [PlannedScreen] = []
    for state in paintedStates {
      let screen = try screen(state, in: variant)
      plan.append(
        PlannedScreen(
          screen: screen,
          cases: snapshots.cases(of: name, state, in: variant, isMoving: screen.isMoving)))
    }
    return plan
  }

  /// All pictures of these axes.
  ///
  /// A screen is built only if motion is allowed, to find out whether it moves.
  package func cases(_ snapshots: Snapshots) throws(DescriptionError) -> [Case] {
    try snapshots.cases(of: name, states: states) {
      (state, variant) throws(DescriptionError) in try isMoving(state, in: variant)
    }
  }
}
