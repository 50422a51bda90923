import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// A document's skeleton in every variant that it could look otherwise in.
///
/// What code says with conditions is found by comparing: each value is known in each sample.
struct Samples {
  let document: Document
  private(set) var screens: [Screen] = []
  /// The axes on which the samples differ.
  private(set) var axes: [ConditionAxis] = []
  private(set) var bars = Bars()

  var variants: [Variant] { screens.map(\.variant) }
  /// The first sample stands for what nothing better is known of.
  static let usual = 0

  private static let most = 600

  init(of document: Document) throws(DescriptionError) {
    self.document = document
    var base = document.snapshots.defaultVariant
    (base.motion, base.direction, base.type, base.appearance) = (.full, .ltr, .large, .light)
    base.contrast = .normal
    let screen = try document.screen(.skeleton, in: base)
    screens = [screen]
    var variants = [base]
    for axis in [ConditionAxis.appearance, .contrast, .width, .direction, .motion, .type] {
      let values = values(on: axis)
      var isOpen = false
      for value in values where value != base[axis] && !isOpen {
        let other = try document.screen(.skeleton, in: base.with(value))
        isOpen = !other.isDrawn(as: screen)
      }
      // What a `when` asks for may only show together with something else.
      guard isOpen || screen.asked.contains(axis), values.count > 1 else { continue }
      let more = variants.count * values.count
      guard more <= Self.most else { continue }
      axes.append(axis)
      variants = values.flatMap { value in variants.map { $0.with(value) } }
    }
    variants.removeAll { $0 == base }
    for variant in variants { screens.append(try document.screen(.skeleton, in: variant)) }
    try screens.fillRows()
    bars = try Bars(of: screens[Self.usual])
    for index in screens.indices {
      screens[index].root = bars.standing(in: screens[index].root)
    }
  }

  private func values(on axis: ConditionAxis) -> [AxisValue] {
    switch axis {
    case .appearance: Appearance.allCases.map(AxisValue.appearance)
    case .contrast: Contrast.allCases.map(AxisValue.contrast)
    case .motion: MotionPreference.allCases.map(AxisValue.motion)
    case .direction: SkeletonModel.LayoutDirection.allCases.map(AxisValue.direction)
    case .type: TypeSize.allCases.map(AxisValue.type)
    case .language, .scale: []
    case .width:
      [.width(nil)]
        + (0...document.widthThresholds.count).filter { $0 != widthClass(of: document.canvasWidth) }
        .map { .width(CanvasSize(width: width(ofClass: $0))) }
    }
  }

  /// How many width classes begin below a width.
  private func widthClass(of width: Double) -> Int {
    document.widthThresholds.count { $0 <= width }
  }

  private func width(ofClass number: Int) -> Double {
    let thresholds = document.widthThresholds
    return number == 0 ? max((thresholds.first ?? 2) - 1, 1) : thresholds[number - 1]
  }

  /// The width of the canvas in a sample.
  func width(_ sample: Int) -> Double { screens[sample].canvas.width }
}

extension [Screen] {
  /// Code says once how many rows there are: as many as any of the screens needs to be full.
  mutating func fillRows() throws(DescriptionError) {
    guard contains(where: \.root.mayBeFilled) else { return }
    var rows = FilledRows()
    let shaper = TextShaper()
    for screen in self { rows.add(try place(screen, shaper: shaper)) }
    for index in indices { rows.fill(&self[index].root) }
  }
}

extension Screen {
  /// Whether two screens say the same, but for what is said of the canvas.
  fileprivate func isDrawn(as other: Screen) -> Bool {
    root == other.root && shimmer == other.shimmer && placeholder == other.placeholder
  }
}

extension Variant {
  /// The same with another value on its axis.
  func with(_ value: AxisValue) -> Variant {
    var variant = self
    variant.take(value)
    return variant
  }
}
