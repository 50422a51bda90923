import SkeletonModel

/// A screen of a document, and the pictures that are made of it.
package struct PlannedScreen: Sendable {
  package let screen: Screen
  package let cases: [Case]
}

/// A scenario of a document, and the pictures that are made of it in a variant.
package struct PlannedScenario: Sendable {
  package let scenario: Scenario
  package let cases: [Case]

  /// Those of its pictures that fit.
  package func filtered(_ filter: CaseFilter) -> PlannedScenario {
    PlannedScenario(scenario: scenario, cases: cases.filter(filter.includes))
  }
}

extension Document {
  /// What is painted of scenarios in a variant.
  package func plannedScenarios(_ variant: Variant) -> [PlannedScenario] {
    scenarios(in: variant).map { plan($0, in: variant, at: $0.instants) }
  }

  package func plan(
    _ scenario: Scenario, in variant: Variant, at instants: [Microseconds]
  ) -> PlannedScenario {
    PlannedScenario(
      scenario: scenario,
      cases: instants.map {
        Case(
          document: name, variant: variant,
          subject: .instant(scenario: scenario.name, $0))
      })
  }

  /// The states that are pictures.
  package var paintedStates: [ScreenState] { snapshots.states ?? states }

  /// What is painted in a variant, state by state: nothing, if scenarios alone are painted in it.
  package func plan(_ variant: Variant) throws(DescriptionError) -> [PlannedScreen] {
    scenarioVariants.contains(variant) ? [] : try plan(variant, snapshots)
  }

  /// What is painted for these axes and fits the filter, by variant, then by state.
  ///
  /// All these screens are in memory at once; `cases` is for callers who do not need them.
  package func plan(
    _ snapshots: Snapshots, _ filter: CaseFilter = CaseFilter([])
  ) throws(DescriptionError) -> [PlannedScreen] {
    var plan: [PlannedScreen] = []
    for variant in snapshots.variants {
      for planned in try self.plan(variant, snapshots) {
        let cases = planned.cases.filter(filter.includes)
        if !cases.isEmpty { plan.append(PlannedScreen(screen: planned.screen, cases: cases)) }
      }
    }
    return plan
  }

  private func plan(
    _ variant: Variant, _ snapshots: Snapshots
  ) throws(DescriptionError) -> [PlannedScreen] {
    var plan: [PlannedScreen] = []
    var tokens = VariantTokens(variant)
    for state in snapshots.states ?? states {
      let screen = try screen(state, with: &tokens)
      plan.append(
        PlannedScreen(
          screen: screen,
          cases: snapshots.cases(of: name, state, in: variant, isMoving: screen.isMoving)))
    }
    return plan
  }

  /// Whether it says anywhere that something moves where motion is reduced, or leaves that to a view.
  private var mayMoveReduced: Bool {
    [MotionForm.whenReduced.name, Kind.swiftui.rawValue].contains { key in
      written.mentions(key) || theme.components.values.contains { $0.mentions(key) }
    }
  }

  /// The pictures of these axes, without their screens.
  ///
  /// A screen is built only where something may move, to find out whether it does.
  package func cases(_ snapshots: Snapshots) throws(DescriptionError) -> [Case] {
    try snapshots.cases(of: name, states: states, movesReduced: mayMoveReduced) {
      (state, variant) throws(DescriptionError) in try screen(state, in: variant).isMoving
    }
  }
}
