import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// The screens of a variant, each laid out and staged once, on first use.
final class VariantScreens {
  let plan: [PlannedScreen]
  let scenarios: [PlannedScenario]
  private let shaper: TextShaper
  private var sources: [FrameSource?]

  private let document: Document
  private let variant: Variant
  private lazy var valueSources = document.valueSources
  /// Unlike the screens above, those of an error's fields or of new parameters, too.
  private(set) lazy var loading = LoadingScreens(document, in: variant, shaper: shaper) {
    [unowned self] state in
    try plan.firstIndex { $0.screen.state == state }.map { try source($0).placed }
  }

  init(_ document: Document, _ variant: Variant, _ shaper: TextShaper) throws(DescriptionError) {
    self.document = document
    self.variant = variant
    plan = try document.plan(variant)
    scenarios = document.plannedScenarios(variant)
    self.shaper = shaper
    sources = [FrameSource?](repeating: nil, count: plan.count)
  }

  /// Whether every tree of the document is among the screens above.
  var coverEveryTree: Bool {
    Set(document.states.map(\.tree)).isSubset(of: plan.map(\.screen.state.tree))
  }

  func source(_ index: Int) throws(DescriptionError) -> FrameSource {
    if let known = sources[index] { return known }
    let source = FrameSource(try place(plan[index].screen, shaper: shaper), shaper)
    sources[index] = source
    return source
  }

  /// What a screen reader finds in every screen.
  func accessibilityText() throws -> String {
    var all: [AccessibilityScreen] = []
    for index in plan.indices {
      let placed = try source(index).placed
      all.append(try AccessibilityScreen(placed, of: document) { try loading.skeleton() })
    }
    return SkeletonGoldens.accessibilityText(
      of: all, document: document.name, variant: variant)
  }

  /// Every screen as text.
  func layoutText() throws(DescriptionError) -> LayoutText {
    var all: [PlacedScreen] = []
    for index in plan.indices { all.append(try source(index).placed) }
    let fonts = all.flatMap(\.screen.fonts).withoutRepeats
    return LayoutText(all, fonts: shaper.stamped(fonts))
  }

  /// What explains changes of the nodes of a state.
  func layoutNodes(of state: String) throws(DescriptionError) -> LayoutNodes {
    guard let index = plan.firstIndex(where: { $0.screen.state.name == state }) else {
      return .none
    }
    return LayoutNodes(
      try source(index).placed, valueSources,
      document.scopes(of: plan[index].screen.state, in: variant))
  }
}
