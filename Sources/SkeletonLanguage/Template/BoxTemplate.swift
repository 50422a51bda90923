import SkeletonModel

/// A node's box. Settled values are set already, open ones are set for each screen.
struct BoxTemplate: Sendable {
  private var settled = Box()
  private var open: [@Sendable (inout Box, Reading) -> Bool] = []
  private var isEmpty = true
  /// The sides given beside a `containerRelativeFrame` that can only be checked later, and its
  /// position.
  private var frameRule: (sides: Set<Axis>, spot: Spot)?

  static let none = BoxTemplate()

  private init() {}

  /// - Parameters:
  ///   - spot: The position of the node's kind; nil if its frames are not checked.
  ///   - isKnown: Whether the content of the node is known to be valid.
  init(
    _ fields: Fields, checkingFrames spot: Spot? = nil, isKnown: Bool = true, _ reading: Reading
  ) {
    guard fields.hasAny(of: BoxForm.names) else { return }
    take(BoxForm.layoutPriority, fields, \.layoutPriority)
    take(BoxForm.accessibilityLabel, fields, \.accessibility.label)
    take(BoxForm.accessibilityValue, fields, \.accessibility.value)
    take(BoxForm.accessibilityHidden, fields, \.accessibility.isHidden)
    take(BoxForm.accessibilityAddTraits, fields, \.accessibility.traits)
    take(BoxForm.accessibilityElement, fields, \.accessibility.children)
    take(BoxForm.accessibilitySortPriority, fields, \.accessibility.sortPriority)
    take(BoxForm.shimmerGroup, fields, \.isShimmerGroup)
    take(BoxForm.fixedSize, fields, \.fixedSize)
    take(BoxForm.padding, fields, \.padding)
    take(BoxForm.minWidth, fields, \.minWidth)
    take(BoxForm.idealWidth, fields, \.idealWidth)
    take(BoxForm.maxWidth, fields, \.maxWidth)
    take(BoxForm.minHeight, fields, \.minHeight)
    take(BoxForm.idealHeight, fields, \.idealHeight)
    take(BoxForm.maxHeight, fields, \.maxHeight)
    take(BoxForm.aspectRatio, fields, \.aspectRatio)
    take(BoxForm.width, fields, \.width)
    take(BoxForm.height, fields, \.height)
    take(BoxForm.containerRelativeFrame, fields, \.containerRelativeFrame)
    take(BoxForm.frameAlignment, fields, \.frameAlignment)
    take(BoxForm.background, fields, \.background)
    take(BoxForm.radius, fields, \.radius)
    take(BoxForm.corners, fields, \.corners)
    take(BoxForm.border, fields, \.border)
    take(BoxForm.clip, fields, \.clip)
    take(BoxForm.opacity, fields, \.opacity)
    take(EffectForm.blur, fields, \.effects.blur)
    take(EffectForm.shadow, fields, \.effects.shadow)
    take(EffectForm.scale, fields, \.effects.scale)
    take(EffectForm.rotation, fields, \.effects.rotation)
    take(EffectForm.compositingGroup, fields, \.effects.isCompositingGroup)
    take(EffectForm.blend, fields, \.effects.blend)
    if fields.form.key(EffectForm.stroke.name) != nil {
      take(EffectForm.stroke, fields, \.effects.stroke)
    }
    take(BoxForm.offset, fields, \.offset)
    take(BoxForm.position, fields, \.position)
    take(BoxForm.margin, fields, \.margin)
    if let spot { takeFrameRule(fields, spot, isKnown: isKnown, reading) }
  }

  private typealias Property<Content> = WritableKeyPath<Box, Content> & Sendable

  private mutating func take<Content>(
    _ key: Key<Content>, _ fields: Fields, _ property: Property<Content>
  ) {
    take(key, fields) { $0[keyPath: property] = $1 }
  }

  private mutating func take<Content>(
    _ key: Key<Content>, _ fields: Fields, _ property: Property<Content?>
  ) {
    take(key, fields) { $0[keyPath: property] = $1 }
  }

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
    var sides: Set<Axis> = []
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
    _ relative: Box.RelativeFrame?, against sides: Set<Axis>, _ spot: Spot, _ reading: Reading
  ) {
    guard let axis = relative?.axis, sides.contains(axis) else { return }
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
