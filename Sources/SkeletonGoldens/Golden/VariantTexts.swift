import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting

/// What the goldens of a variant would say now, whatever they say: for those who ask whether a
/// change would be noticed.
package final class VariantTexts {
  private let document: Document
  private let variant: Variant
  private let screens: VariantScreens

  package init(
    _ document: Document, _ variant: Variant, _ shaper: TextShaper
  ) throws(DescriptionError) {
    self.document = document
    self.variant = variant
    screens = try VariantScreens(document, variant, shaper)
  }

  /// The states that are painted.
  package var plan: [PlannedScreen] { screens.plan }
  package var scenarios: [PlannedScenario] { screens.scenarios }

  package func layout() throws -> String { try screens.layoutText().text }

  package func accessibility() throws -> String { try screens.accessibilityText() }

  /// The pictures of one state.
  package func source(_ index: Int) throws -> FrameSource { try screens.source(index) }

  /// How a scenario goes; throws if it makes no sense in the document.
  package func run(_ script: LoadingScript) throws -> LoadingRun {
    LoadingRun(try screens.loading.checkedPlan(for: script), script)
  }

  package func events(of run: LoadingRun, _ scenario: Scenario) -> String {
    eventsText(of: run, document: document.name, scenario: scenario.name, variant: variant)
  }

  package func accessibility(of run: LoadingRun, _ scenario: Scenario) throws -> String {
    try accessibilityText(
      of: run, screens.loading, document: document.name, scenario: scenario.name, variant: variant)
  }

  /// The scenes of a run at some instants.
  package func scenes(of run: LoadingRun, at instants: [Microseconds]) throws -> [Scene] {
    var painter = try InstantPainter(ScenarioSource(run, at: instants, screens.loading))
    return instants.map { painter.scene(atInstant: $0) }
  }

  /// Whether the document's way to compare tells two scenes of a state apart.
  package func tells(_ scene: Scene, from other: Scene, ofState index: Int) throws -> Bool {
    let comparison = document.snapshots.comparison(of: try source(index))
    return try comparison.compare(rasterize(scene), with: rasterize(other)).verdict == .different
  }

  /// Whether it tells two instants apart.
  package func tells(_ scene: Scene, from other: Scene) throws -> Bool {
    let tolerance = screens.coverEveryTree ? document.snapshots.tolerance : .exact
    let comparison = FrameComparison(tolerance: tolerance, masks: [])
    return try comparison.compare(rasterize(scene), with: rasterize(other)).verdict == .different
  }
}

/// The laws that a document breaks without a waiver, in all that is painted of it.
package func brokenLaws(of document: Document, shaper: TextShaper) -> [LawBreach] {
  let asked = document.variants.map { variant in
    AskedVariant(
      variant: variant,
      states: document.hasLayout(in: variant) ? document.paintedStates : [])
  }
  return checkLaws(of: document, in: asked, shaper: shaper).breaches
}
