import SkeletonFrames
import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel

/// All that the goldens of a document say, as it is written: what a change is held against.
struct Testimony: Sendable {
  let manuscript: Manuscript
  let lookout: Lookout
  private let variants: [OfVariant]
  private let laws: Set<BrokenLaw>

  private struct OfVariant: Sendable {
    var variant: Variant
    var screens: [Screen]
    /// nil where scenarios alone are painted.
    var layout: String?
    var accessibility: String?
    var scenarios: [OfScenario]
  }

  private struct OfScenario: Sendable {
    var scenario: Scenario
    var run: LoadingRun
    var events: String
    var accessibility: String
  }

  private struct BrokenLaw: Hashable {
    var law: Law
    var node: String

    init(_ breach: LawBreach) {
      law = breach.law
      node = breach.node
    }
  }

  init(_ manuscript: Manuscript, _ shaper: TextShaper) throws {
    self.manuscript = manuscript
    lookout = Lookout(manuscript)
    let document = manuscript.document
    variants = try document.variants.map { variant in
      let texts = try VariantTexts(document, variant, shaper)
      return OfVariant(
        variant: variant, screens: texts.plan.map(\.screen),
        layout: texts.plan.isEmpty ? nil : try texts.layout(),
        accessibility: texts.plan.isEmpty ? nil : try texts.accessibility(),
        scenarios: try texts.scenarios.map { planned in
          let scenario = planned.scenario
          let run = try texts.run(scenario.script)
          return OfScenario(
            scenario: scenario, run: run, events: texts.events(of: run, scenario),
            accessibility: try texts.accessibility(of: run, scenario))
        })
    }
    laws = Set(brokenLaws(of: document, shaper: shaper).map(BrokenLaw.init))
  }
}

extension Testimony {
  /// What of it notices that a document has become another one; nil if nothing does.
  ///
  /// Throws if the other cannot be shown.
  func witness(against other: Document, _ shaper: TextShaper) throws -> Mutant.Witness? {
    if other.variants != variants.map(\.variant) { return .golden("\(other.name)/") }
    var all: [VariantTexts] = []
    var touched: [[Int]] = []
    for known in variants {
      let texts = try VariantTexts(other, known.variant, shaper)
      let screens = texts.plan.map(\.screen)
      let own = screens.indices.filter {
        $0 >= known.screens.count || screens[$0] != known.screens[$0]
      }
      if !own.isEmpty || screens.count != known.screens.count, let layout = known.layout,
        try texts.layout() != layout
      {
        return golden(known.variant, GoldenName.layoutFrame)
      }
      if let accessibility = known.accessibility, try texts.accessibility() != accessibility {
        return golden(known.variant, GoldenName.accessibilityFile)
      }
      all.append(texts)
      touched.append(own)
    }
    for (known, texts) in zip(variants, all) {
      if let found = try self.texts(of: known, against: texts) { return found }
    }
    // Only now the pictures: what they show is nearly always in the texts.
    for (index, known) in variants.enumerated() {
      if let found = try pictures(of: known, against: all[index], touched[index], shaper) {
        return found
      }
    }
    let broken = brokenLaws(of: other, shaper: shaper).first { !laws.contains(BrokenLaw($0)) }
    return broken.map { .law($0.law, document: other.name) }
  }

  private func golden(_ variant: Variant, _ frame: String) -> Mutant.Witness {
    let document = manuscript.document.name
    return .golden(GoldenName(document: document, variant: variant.slug, frame: frame).path)
  }

  private func texts(
    of known: OfVariant, against other: VariantTexts
  ) throws -> Mutant.Witness? {
    let scenarios = other.scenarios
    for one in known.scenarios {
      guard let now = scenarios.first(where: { $0.scenario.name == one.scenario.name })?.scenario
      else { continue }
      let folder = GoldenName.folder(ofScenario: now.name)
      let run = try other.run(now.script)
      if other.events(of: run, now) != one.events {
        return golden(known.variant, folder + "/" + GoldenName.eventsFile)
      }
      if try other.accessibility(of: run, now) != one.accessibility {
        return golden(known.variant, folder + "/" + GoldenName.accessibilityFile)
      }
    }
    return nil
  }

  private func pictures(
    of known: OfVariant, against other: VariantTexts, _ touched: [Int], _ shaper: TextShaper
  ) throws -> Mutant.Witness? {
    let own = try VariantTexts(manuscript.document, known.variant, shaper)
    for index in touched where index < known.screens.count {
      let (old, new) = (try own.source(index), try other.source(index))
      for one in other.plan[index].cases {
        let (before, after) = (old.scene(of: one), new.scene(of: one))
        if before != after, try own.tells(before, from: after, ofState: index) {
          return golden(known.variant, one.frame)
        }
      }
    }
    for one in known.scenarios where !one.scenario.instants.isEmpty {
      let instants = one.scenario.instants
      let run = try other.run(one.scenario.script)
      let before = try own.scenes(of: one.run, at: instants)
      let after = try other.scenes(of: run, at: instants)
      for (place, instant) in instants.enumerated() where before[place] != after[place] {
        if try own.tells(before[place], from: after[place]) {
          let shown = Case(
            document: manuscript.document.name, variant: known.variant,
            subject: .instant(scenario: one.scenario.name, instant))
          return golden(known.variant, shown.frame)
        }
      }
    }
    return nil
  }
}
