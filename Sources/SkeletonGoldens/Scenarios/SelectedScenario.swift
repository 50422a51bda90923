import SkeletonLanguage
import SkeletonModel

/// What a run compares of a scenario in a variant.
struct SelectedScenario {
  let planned: PlannedScenario
  let cases: [Case]
  let events: GoldenName
  let elements: GoldenName
  let hasEvents: Bool
  let hasElements: Bool

  init(
    _ planned: PlannedScenario, _ filter: CaseFilter, _ job: GoldenJob, _ variant: Variant
  ) {
    self.planned = planned
    let names = job.document.textNames(of: planned.scenario, in: variant)
    (events, elements) = (names[0], names[1])
    cases = planned.cases.filter(filter.includes)
    hasEvents = filter.includes(path: events.path)
    hasElements = filter.includes(path: elements.path)
  }

  var isEmpty: Bool { cases.isEmpty && !hasEvents && !hasElements }
}
