import SkeletonModel

/// A node's box. Settled values are set already, open ones are set for each screen.
struct BoxTemplate: Sendable {
  private var settled = Box()
  private var open: [@Sendable (inout Box, Reading) -> Bool] = []
  private var isEmpty = true
  /// The sides given beside a `containerRelativeFrame` that can only be checked later, and its
  /// position.
  private var frameRule: (sides: AxisSet, spot: Spot)?

  static let none = BoxTemplate()

  private init() {}

  /// - Parameters:
  ///   - spot: The position of the node's kind; nil if its frames are not checked.
  ///   - isKnown: Whether the content of the node is known to be valid.
  init(
    _ fields: Fields, checkingFrames spot: Spot? = nil, isKnown: Bool = true, _ reading: Reading
  ) {
    guard fields.hasAny(of: BoxForm.names) else { return }
    take(BoxForm.layoutPriority, fields) { $0.layoutPriority = $1 }
    take(BoxForm.zIndex, fields) { $0.zIndex = $1 }
    take(BoxForm.accessibilityLabel, fields) { $0.accessibility.label = $1 }
    take(BoxForm.accessibilityValue, fields) { $0.accessibility.value = $1 }
    take(BoxForm.accessibilityHidden, fields) { $0.accessibility.isHidden = $1 }
    take(BoxForm.accessibilityAddTraits, fields) { $0.accessibility.traits = $1 }
    take(BoxForm.accessibilityElement, fields) { $0.accessibility.children = $1 }
    take(BoxForm.accessibilitySortPriority, fields) { $0.accessibility.sortPriority = $1 }
    take(BoxForm.shimmerGroup, fields) { $0.isShimmerGroup = $1 }
    take(BoxForm.fixedSize, fields) { $0.fixedSize = $1 }
    take(BoxForm.padding, fields) { $0.padding = $1 }
    take(BoxForm.minWidth, fields) { $0.minWidth = $1 }
    take(BoxForm.idealWidth, fields) { $0.idealWidth = $1 }
    take(BoxForm.maxWidth, fields) { $0.maxWidth = $1 }
    take(BoxForm.minHeight, fields) { $0.minHeight = $1 }
    take(BoxForm.idealHeight, fields) { $0.idealHeight = $1 }
    take(BoxForm.maxHeight, fields) { $0.maxHeight = $1 }
    take(BoxForm.aspectRatio, fields) { $0.aspectRatio = $1 }
    take(BoxForm.width, fields) { $0.width = $1 }
    take(BoxForm.height, fields) { $0.height = $1 }
    take(BoxForm.containerRelativeFrame, fields) { $0.containerRelativeFrame = $1 }
    take(BoxForm.frameAlignment, fields) { $0.frameAlignment = $1 }
    take(BoxForm.background, fields) { $0.background = $1 }
    take(BoxForm.radius, fields) { $0.radius = $1 }
    take(BoxForm.corners, fields) { $0.corners = $1 }
    take(BoxForm.border, fields) { $0.border = $1 }
    take(BoxForm.clip, fields) { $0.clip = $1 }
    take(BoxForm.opacity, fields) { $0.opacity = $1 }
    take(EffectForm.blur, fields) { $0.effects.blur = $1 }
    take(EffectForm.backdropBlur, fields) { $0.effects.backdropBlur = $1 }
    take(EffectForm.shadow, fields) { $0.effects.shadow = $1 }
    take(EffectForm.scale, fields) { $0.effects.scale = $1 }
    take(EffectForm.rotation, fields) { $0.effects.rotation = $1 }
    take(EffectForm.compositingGroup, fields) { $0.effects.isCompositingGroup = $1 }
    take(EffectForm.blend, fields) { $0.effects.blend = $1 }
    if fields.form.key(EffectForm.stroke.name) != nil {
      take(EffectForm.stroke, fields) { $0.effects.stroke = $1 }
    }
    take(BoxForm.offset, fields) { $0.offset = $1 }
    take(BoxForm.position, fields) { $0.position = $1 }
    take(BoxForm.margin, fields) { $0.margin = $1 }
    take(BoxForm.ignoresSafeArea, fields) { $0.ignoredSafeArea = $1 }
    take(BoxForm.ownSafeArea, fields) { $0.ownSafeArea = $1 }
    take(BoxForm.scrolledTo, fields) { $0.scrolledTo = $1 }
    take(BoxForm.derive, fields) { $0.derivation = $1 }
    if let spot { takeFrameRule(fields, spot, isKnown: isKnown, reading) }
  }

  // Not with key paths: to make three dozen of them is a tenth of what a short command does.
  private mutating func take<Content>(
    _ key: Key<Content>, _ fields: Fields, put: @escaping @Sendable (inout Box, Content) -> Void
  ) {
    switch fields.value(key) {
    case .settled(let content):
      put(&settled, content)
      isEmpty = false
    case .open(let value):
      open.append { box, reading in
        guard let content = reading.resolve(value) else { return false }
        put(&box, content)
        return true
      }
    case nil: break
    }
  }

  /// Checks that a node has only one fixed frame along an axis: `containerRelativeFrame` or a side.
  private mutating func takeFrameRule(
    _ fields: Fields, _ spot: Spot, isKnown: Bool, _ reading: Reading
  ) {
    guard let relative = fields.value(BoxForm.containerRelativeFrame) else { return }
    var sides: AxisSet = []
    if fields.given.contains(BoxForm.width.name) { sides.insert(.horizontal) }
    if fields.given.contains(BoxForm.height.name) { sides.insert(.vertical) }
    let entry = fields.tree.entries?.first { $0.key == BoxForm.containerRelativeFrame.name }
    let place = entry?.keySpot ?? spot
    if relative.isOpen || !isKnown {
      frameRule = (sides, place)
    } else {
      Self.check(settled.containerRelativeFrame, against: sides, place, reading)
    }
  }

  private static func check(
    _ relative: Box.RelativeFrame?, against sides: AxisSet, _ spot: Spot, _ reading: Reading
  ) {
    guard let axis = relative?.axis, sides.contains(AxisSet(axis)) else { return }
    let side = axis == .horizontal ? "width" : "height"
    reading.complain(spot, "a node takes one of '\(side)' or 'containerRelativeFrame'")
  }
}

extension BoxTemplate {
  /// The box for the current scope and variant.
  ///
  /// - Parameter growth: The factor by which the type style that the node is relative to has
  ///   grown.
  func resolved(_ reading: Reading, growth: Double? = nil) -> Box {
    var box = settled
    var isEmpty = isEmpty
    for put in open where put(&box, reading) { isEmpty = false }
    if !isEmpty { box.growth = growth }
    if let (sides, spot) = frameRule {
      Self.check(box.containerRelativeFrame, against: sides, spot, reading)
    }
    return box
  }
}
