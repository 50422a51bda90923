import SkeletonLanguage
import SkeletonModel

/// A golden of a document: a picture, or a text of a variant or a scenario.
package struct GoldenCase: Hashable, Sendable {
  package var name: GoldenName
  package var variant: Variant
  /// The case to paint; nil for a text.
  package var picture: Case?
  /// The scenario that it is of.
  package var scenario: String?

  /// The golden's path in the folder of goldens, which `--filter` matches.
  package var path: String { name.path }
}

extension GoldenCase {
  fileprivate init(_ picture: Case) {
    self.init(
      name: picture.name, variant: picture.variant, picture: picture, scenario: picture.scenario)
  }
}

extension Document {
  /// All goldens of the document: by variant, its pictures before its texts.
  ///
  /// Works without layout.
  package func goldens() throws(DescriptionError) -> [GoldenCase] {
    // In the order of the variants, of which those that scenarios alone are painted in have none.
    var pictures = try cases(snapshots)[...]
    return variants.flatMap { variant in
      let own = pictures.prefix { $0.variant == variant }
      pictures = pictures.dropFirst(own.count)
      return goldens(in: variant, states: Array(own))
    }
  }

  /// All goldens of a variant, of which the caller knows the pictures of states.
  func goldens(in variant: Variant, states: [Case]) -> [GoldenCase] {
    var all = states.map(GoldenCase.init)
    if hasLayout(in: variant) {
      all += [layoutName(in: variant), accessibilityName(in: variant)].map {
        GoldenCase(name: $0, variant: variant)
      }
    }
    for planned in plannedScenarios(variant) {
      let texts = ScenarioTextNames(self, planned.scenario, variant)
      all += planned.cases.map(GoldenCase.init)
      all += [texts.events, texts.accessibility].map {
        GoldenCase(name: $0, variant: variant, scenario: planned.scenario.name)
      }
    }
    return all
  }
}

/// The names of a scenario's text goldens: its log, and what a screen reader finds.
struct ScenarioTextNames {
  let events: GoldenName
  let accessibility: GoldenName

  init(_ document: Document, _ scenario: Scenario, _ variant: Variant) {
    func name(_ file: String) -> GoldenName {
      GoldenName(
        document: document.name, variant: variant.slug,
        frame: GoldenName.folder(ofScenario: scenario.name) + "/" + file)
    }
    events = name(GoldenName.eventsFile)
    accessibility = name(GoldenName.accessibilityFile)
  }
}

extension Document {
  /// Whether states are painted in a variant, and so its layout is a golden.
  func hasLayout(in variant: Variant) -> Bool { !scenarioVariants.contains(variant) }

  /// The name of the text golden of what a screen reader finds in a variant.
  func accessibilityName(in variant: Variant) -> GoldenName {
    GoldenName(document: name, variant: variant.slug, frame: GoldenName.accessibilityFile)
  }

  /// The name of the text golden of a variant's layout.
  func layoutName(in variant: Variant) -> GoldenName {
    GoldenName(document: name, variant: variant.slug, frame: GoldenName.layoutFrame)
  }
}
