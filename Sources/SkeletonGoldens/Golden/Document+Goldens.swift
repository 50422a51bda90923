import SkeletonLanguage
import SkeletonModel

/// A golden of a document: a picture, or the text of a variant's layout.
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
  /// All goldens of the document: by variant, its pictures before its text.
  ///
  /// Works without layout.
  package func goldens() throws(DescriptionError) -> [GoldenCase] {
    let pictures = try cases(snapshots)
    let byVariant = Dictionary(grouping: pictures, by: \.variant)
    let own = snapshots.variants.flatMap { variant in
      (byVariant[variant] ?? []).map(GoldenCase.init)
        + [GoldenCase(name: layoutName(in: variant), variant: variant)]
        + scenarioGoldens(in: variant)
    }
    return own + variants.dropFirst(snapshots.variants.count).flatMap(scenarioGoldens)
  }

  private func scenarioGoldens(in variant: Variant) -> [GoldenCase] {
    plannedScenarios(variant).flatMap { planned in
      planned.cases.map(GoldenCase.init)
        + textNames(of: planned.scenario, in: variant).map {
          GoldenCase(name: $0, variant: variant, scenario: planned.scenario.name)
        }
    }
  }
}

extension Document {
  /// Whether states are painted in a variant, and so its layout is a golden.
  func hasLayout(in variant: Variant) -> Bool { !scenarioVariants.contains(variant) }

  /// The names of a scenario's text goldens: its log, and what a screen reader finds.
  func textNames(of scenario: Scenario, in variant: Variant) -> [GoldenName] {
    [GoldenName.eventsFile, GoldenName.accessibilityFile].map { file in
      GoldenName(
        document: name, variant: variant.slug,
        frame: GoldenName.folder(ofScenario: scenario.name) + "/" + file)
    }
  }

  /// The name of the text golden of a variant's layout.
  func layoutName(in variant: Variant) -> GoldenName {
    GoldenName(document: name, variant: variant.slug, frame: GoldenName.layoutFrame)
  }
}
