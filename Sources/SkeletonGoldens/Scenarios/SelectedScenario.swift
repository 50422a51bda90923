import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// What a run compares of a scenario in a variant.
struct SelectedScenario {
  let planned: PlannedScenario
  let cases: [Case]
  let texts: ScenarioTextNames
  let hasEvents: Bool
  let hasElements: Bool

  init(
    _ planned: PlannedScenario, _ filter: CaseFilter, _ job: GoldenJob, _ variant: Variant
  ) {
    self.planned = planned
    texts = ScenarioTextNames(job.document, planned.scenario, variant)
    cases = planned.cases.filter(filter.includes)
    hasEvents = filter.includes(path: texts.events.path)
    hasElements = filter.includes(path: texts.accessibility.path)
  }

  /// The folder of its goldens.
  var folder: String { FilePath.parent(of: texts.events.path) }

  var isEmpty: Bool { cases.isEmpty && !hasEvents && !hasElements }
}
