import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// A variant of the run, and its states that are painted: none, if only scenarios are.
struct AskedVariant: Hashable, Sendable {
  var variant: Variant
  var states: [ScreenState]
}

/// Checks a document's laws, without goldens and without painting.
///
/// Most laws compare two variants that differ in one axis. One of them belongs to the run. The
/// other is laid out if the document names its value anywhere, even if no golden shows that
/// variant.
///
/// - Parameter store: Where screens may be that were laid out before; those used are taken from it.
func checkLaws(
  of document: Document, in asked: [AskedVariant], shaper: TextShaper, store: PlacedStore? = nil
) -> LawFindings {
  var check = LawCheck(document, shaper, store)
  for one in asked {
    for state in one.states { check.check(state, in: one.variant) }
  }
  check.checkLoading(in: asked.map(\.variant))
  store?.finish(document.name)
  let faults = check.faults
  let broken = Set(faults.map(\.law))
  var findings = LawFindings()
  if !asked.isEmpty {
    findings.warnings = (document.idleSettings + check.problems).unique.map { problem in
      GoldenWarning(
        document: document.name, variant: "", frames: [], message: problem.message,
        position: problem.position)
    }
  }
  findings.breaches = faults.filter { document.waived[$0.law] == nil }
    .breaches(of: document.name)
  findings.idleWaivers = Law.allCases.filter {
    document.waived[$0] != nil && !broken.contains($0)
  }
  return findings
}

private struct LawCheck {
  private let document: Document
  private var shelf: PlacedShelf
  private let named: NamedValues
  private var met: Set<Question> = []
  private(set) var faults: [Fault] = []
  /// What of the scenarios has no effect.
  private(set) var problems: [Diagnostic] = []

  /// Prevents the same check for several variants of the run.
  private struct Question: Hashable {
    var law: Law
    var state: ScreenState
    var first: Variant
    var second: Variant
  }

  init(_ document: Document, _ shaper: TextShaper, _ store: PlacedStore?) {
    self.document = document
    shelf = PlacedShelf(document, shaper, store)
    named = NamedValues(document.snapshots.variants)
  }
}

extension LawCheck {
  /// The laws on time, of a document that says how it loads.
  mutating func checkLoading(in variants: [Variant]) {
    guard var laws = LoadingLaws(document) else { return }
    laws.check(variants, on: &shelf)
    problems = laws.problems
    faults += laws.faults
  }

  mutating func check(_ state: ScreenState, in variant: Variant) {
    checkAppearance(state, variant)
    if let placed = shelf.colorless(state, in: variant) {
      faults += accessibilityFaults(
        AccessibilityScreen(placed, of: document) { () throws(Never) in
          shelf.colorless(.skeleton, in: variant)
        }, at: placed.screen.root.position)
    }
    let usual = variant.with(\.type, .large)
    for type in variant.type == .large ? named.types : [variant.type] where type != .large {
      compare(.type, state, usual, variant.with(\.type, type), typeFaults)
    }
    let ltr = variant.with(\.direction, .ltr)
    let rtl = variant.with(\.direction, .rtl)
    if named.directions.contains(.rtl) { compare(.mirror, state, ltr, rtl, mirrorFaults) }
    if variant.motion == .full { checkMotion(state, variant, ltr, rtl) }
    if named.motions.contains(.reduced) { checkStill(state, variant.with(\.motion, .reduced)) }
  }

  /// A tree without a `when` on the appearance is the same in both except for colours, and colours
  /// do not affect layout.
  private mutating func checkAppearance(_ state: ScreenState, _ variant: Variant) {
    let bothAppearances = named.appearances.count > 1
    let bothContrasts = named.contrasts.contains(.increased)
    guard bothAppearances || bothContrasts, let placed = shelf.placed(state, in: variant) else {
      return
    }
    if bothAppearances, placed.screen.asked.contains(.appearance) {
      compare(
        .appearance, state, variant.with(\.appearance, .light), variant.with(\.appearance, .dark)
      ) { appearanceFaults($0, $1, on: .appearance) }
    }
    if bothContrasts, placed.screen.asked.contains(.contrast) {
      compare(
        .appearance, state, variant.with(\.contrast, .normal),
        variant.with(\.contrast, .increased)
      ) { appearanceFaults($0, $1, on: .contrast) }
    }
  }

  /// Checks a law for two variants, unless it was already checked starting from the other one.
  private mutating func compare(
    _ law: Law, _ state: ScreenState, _ first: Variant, _ second: Variant,
    _ faultsOf: (PlacedScreen, PlacedScreen) -> [Fault]
  ) {
    guard isNew(law, state, first, second),
      let one = shelf.colorless(state, in: first), let other = shelf.colorless(state, in: second)
    else { return }
    faults += faultsOf(one, other)
  }

  private mutating func isNew(
    _ law: Law, _ state: ScreenState, _ first: Variant, _ second: Variant
  ) -> Bool {
    met.insert(Question(law: law, state: state, first: first, second: second)).inserted
  }

  private mutating func checkMotion(
    _ state: ScreenState, _ variant: Variant, _ ltr: Variant, _ rtl: Variant
  ) {
    guard let placed = shelf.placed(state, in: variant), placed.screen.isMoving else { return }
    let stage = Stage(placed)
    let light = loopFaults(placed.screen, stage)
    faults += placed.located(
      light + loopFaults(placed, besides: light) + sweepFaults(placed.screen, stage))
    let twin = variant == ltr ? rtl : ltr
    guard named.directions.contains(.rtl), isNew(.sweep, state, ltr, rtl),
      let other = shelf.placed(state, in: twin)
    else { return }
    let (first, second) = variant == ltr ? (placed, other) : (other, placed)
    faults += second.located(
      turnFaults(
        ltr: variant == ltr ? stage : Stage(first), second.screen,
        rtl: variant == ltr ? Stage(second) : stage))
  }

  private mutating func checkStill(_ state: ScreenState, _ reduced: Variant) {
    guard isNew(.still, state, reduced, reduced),
      let placed = shelf.placed(state, in: reduced), placed.screen.hasMovingParts
    else { return }
    faults += placed.located(
      stillFaults(placed.screen, Stage(placed)) + stillFaults(placed))
  }
}

/// The values that a document names on each axis, directly or in an included variant.
private struct NamedValues {
  var appearances: Set<Appearance> = []
  var contrasts: Set<Contrast> = []
  var motions: Set<MotionPreference> = []
  var directions: Set<LayoutDirection> = []
  /// Smallest first.
  var types: [TypeSize] = []

  init(_ variants: [Variant]) {
    var types: Set<TypeSize> = []
    for variant in variants {
      appearances.insert(variant.appearance)
      contrasts.insert(variant.contrast)
      motions.insert(variant.motion)
      directions.insert(variant.direction)
      types.insert(variant.type)
    }
    self.types = TypeSize.allCases.filter(types.contains)
  }
}

extension Variant {
  /// The same variant with another value on one axis.
  fileprivate func with<Value>(
    _ axis: WritableKeyPath<Variant, Value>, _ value: Value
  ) -> Variant {
    var twin = self
    twin[keyPath: axis] = value
    return twin
  }
}

extension PlacedScreen {
  /// Faults of motion, each with the position of its node.
  fileprivate func located(_ faults: [Fault]) -> [Fault] {
    if faults.isEmpty { return [] }
    let positions = positions
    return faults.map { fault in
      var fault = fault
      fault.position = positions[fault.node] ?? fault.position
      return fault
    }
  }
}
