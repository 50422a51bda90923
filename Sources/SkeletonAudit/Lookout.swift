import SkeletonFrames
import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting
import Synchronization

/// Looks for a change where no golden is: in every pair of the users' settings, and in loads that no
/// scenario has.
///
/// What it finds could have been noticed; what it does not find changes nothing.
final class Lookout: Sendable {
  private let manuscript: Manuscript
  let variants: [Variant]
  private let lifecycle: Lifecycle
  private let loadsToTry: [UsualLoad]
  /// Of the document as it is written: whole screens would be too many to keep.
  private let known = Mutex<[Question: Int?]>([:])

  private struct Question: Hashable {
    var state: ScreenState
    var variant: Variant
  }

  init(_ manuscript: Manuscript) {
    self.manuscript = manuscript
    lifecycle = manuscript.document.lifecycle
    loadsToTry = usualLoads(of: manuscript.document, at: lifecycle)
    variants = Self.variants(of: manuscript.document)
  }

  /// What is painted, all that is one setting away from it, and then every pair of settings: the
  /// nearest first, because it is what a golden costs least for.
  private static func variants(of document: Document) -> [Variant] {
    var settings = Snapshots()
    settings.axes.appearance = Appearance.allCases
    settings.axes.contrast = Contrast.allCases
    settings.axes.motion = MotionPreference.allCases
    // Large type first: it shows most of what grows.
    let likely: [TypeSize] = [.large, .ax3, .ax5, .xxxLarge]
    settings.axes.type = likely + TypeSize.allCases.filter { !likely.contains($0) }
    settings.axes.direction = LayoutDirection.allCases
    settings.axes.width =
      [nil] + [320, 744, 1024].compactMap { document.width(CanvasSize(width: $0)) }
    settings.cover = .pairs
    let pairs = settings.variants
    var variants = document.variants
    for pair in pairs {
      var one = variants.first ?? Variant()
      func take<Value: Equatable>(_ axis: WritableKeyPath<Variant, Value>) {
        guard pair[keyPath: axis] != one[keyPath: axis] else { return }
        var near = one
        near[keyPath: axis] = pair[keyPath: axis]
        variants.append(near)
      }
      one.scale = 1
      take(\.appearance)
      take(\.contrast)
      take(\.motion)
      take(\.direction)
      take(\.width)
      take(\.type)
    }
    return (variants + pairs).withoutRepeats
  }

  /// Where a change can be seen; nil if nowhere.
  func sighting(of other: Document, _ shaper: TextShaper) -> Mutant.Sighting? {
    for variant in variants {
      if let state = state(in: variant, changedIn: other, shaper) {
        let isPainted = manuscript.document.snapshots.variants.contains(variant)
        return Mutant.Sighting(
          document: other.name, place: "\(state.name) in \(variant.slug)",
          remedy: isPainted
            ? "paint the state '\(state.name)': 'snapshots' leaves it out"
            : "paint the variant, by 'snapshots: {include: …}'",
          screen: .init(state: state, variant: variant))
      }
    }
    let others = usualLoads(of: other, at: lifecycle)
    for (load, now) in zip(loadsToTry, others) {
      if let place = difference(in: load, now, of: other, shaper) {
        return Mutant.Sighting(
          document: other.name, place: place, remedy: "add a scenario that shows it")
      }
    }
    return nil
  }

  /// How many loads were looked at.
  var loads: Int { loadsToTry.count }

  private func state(
    in variant: Variant, changedIn other: Document, _ shaper: TextShaper
  ) -> ScreenState? {
    let document = manuscript.document
    var new = VariantTokens(variant)
    let errors = document.has(.error(nil)) ? document.errorCases.map { ScreenState.error($0) } : []
    for state in document.states.filter({ $0.tree != "error" }) + errors {
      let after = try? other.screen(state, with: &new)
      if digest(state, in: variant) == after?.hashValue { continue }
      guard let before = try? document.screen(state, in: variant), let after,
        let first = try? place(before, shaper: shaper),
        let second = try? place(after, shaper: shaper)
      else { return state }
      if !first.looks(like: second, shaper) { return state }
    }
    return nil
  }

  /// A number that only equal screens share, as far as can be told; nil if it cannot be shown.
  private func digest(_ state: ScreenState, in variant: Variant) -> Int? {
    let question = Question(state: state, variant: variant)
    if let known = known.withLock({ $0[question] }) { return known }
    let digest = (try? manuscript.document.screen(state, in: variant))?.hashValue
    known.withLock { $0[question] = .some(digest) }
    return digest
  }

  /// What a load shows that it did not show before, in words.
  private func difference(
    in load: UsualLoad, _ now: UsualLoad, of other: Document, _ shaper: TextShaper
  ) -> String? {
    for motion in MotionPreference.allCases {
      var variant = manuscript.document.variants.first ?? Variant()
      variant.motion = motion
      let old = LoadingScreens(manuscript.document, in: variant, shaper: shaper)
      let new = LoadingScreens(other, in: variant, shaper: shaper)
      guard let before = try? old.plan() else { continue }
      guard let after = try? new.plan() else { return load.words }
      let (one, two) = (LoadingRun(before, load.script), LoadingRun(after, now.script))
      if one.log != two.log || one.states != two.states || !one.isPainted(like: two) {
        return load.words
      }
      if load.setsParameters, let scenes = try? old.scenes(of: one),
        let others = try? new.scenes(of: two), !zip(scenes, others).allSatisfy({ $0 == $1 })
      {
        return load.words
      }
      if let elements = try? one.elements(old), let others = try? two.elements(new),
        elements != others
      {
        return load.words
      }
    }
    return nil
  }
}

extension PlacedScreen {
  /// What a screen reader finds.
  fileprivate var found: [String] {
    AccessibilityScreen(self, announcement: nil, loading: nil, after: nil).found.map(\.line)
  }

  fileprivate func looks(like other: PlacedScreen, _ shaper: TextShaper) -> Bool {
    let fonts = shaper.stamped(screen.fonts)
    let (text, otherText) = (
      LayoutText([self], fonts: fonts).text,
      LayoutText([other], fonts: shaper.stamped(other.screen.fonts)).text
    )
    if text != otherText || found != other.found { return false }
    let (own, others) = (Staging(self), Staging(other))
    return [0, 0.25, 0.5, 0.75].allSatisfy { phase in
      own.scene(at: phase).isPainted(like: others.scene(at: phase))
    }
  }
}

extension Scene {
  /// Whether it has the same pixels: what moves by less than a thousandth changes none.
  fileprivate func isPainted(like other: Scene) -> Bool {
    if self == other { return true }
    guard let own = try? rasterize(self), let others = try? rasterize(other),
      let found = try? compare(.painted(own), with: .painted(others), tolerance: .exact, masks: [])
    else { return false }
    return found.verdict == .identical
  }
}

extension LoadingScreens {
  /// What a run shows whenever something begins to change, and when it has.
  fileprivate func scenes(of run: LoadingRun) throws -> [Scene] {
    let instants = run.changes.flatMap { [$0, $0 + 500_000] }
    var painter = try InstantPainter(ScenarioSource(run, at: instants, self))
    return instants.map { painter.scene(atInstant: $0) }
  }
}

extension LoadingRun {
  /// Whether the same stands there, as strongly, whenever it is looked at.
  fileprivate func isPainted(like other: LoadingRun) -> Bool {
    guard stages.map(\.instant) == other.stages.map(\.instant) else { return false }
    for begin in changes {
      for later in [0, 37_000, 100_000, 150_000, 240_000, 310_000] as [Microseconds]
      where frame(at: begin + later) != other.frame(at: begin + later) {
        return false
      }
    }
    return true
  }

  fileprivate func elements(_ screens: LoadingScreens) throws -> [[String]] {
    var reader = LoadingReader(screens, plan)
    return try stages.map { instant, stage in
      try reader.elements(of: stage, at: instant).elements.map(\.line)
    }
  }
}
