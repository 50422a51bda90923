/// The light that moves over placeholders.
package struct Shimmer: Hashable, Sendable {
  package enum Movement: Hashable, Sendable {
    /// A band that moves across its space, from completely outside to completely outside.
    case sweep(Sweep)
    /// A change of colour in place, from the first stop to the last and back.
    case pulse
  }

  /// The area that a band crosses.
  package enum Space: String, Hashable, Sendable, CaseIterable { case leaf, group, screen }

  package struct Sweep: Hashable, Sendable {
    package var width: Length
    package var angle: Double
    package var space: Space
    package var reverses: Bool
    /// Whether the band changes direction in a right-to-left layout.
    package var followsLayout: Bool
    /// Whether the stops lie on the placeholders as a mask: their alpha alone counts, and multiplies
    /// the colour below.
    package var masks: Bool

    package init(
      width: Length, angle: Double, space: Space, reverses: Bool, followsLayout: Bool,
      masks: Bool = false
    ) {
      self.width = width
      self.angle = angle
      self.space = space
      self.reverses = reverses
      self.followsLayout = followsLayout
      self.masks = masks
    }
  }

  package var movement: Movement
  package var stops: [GradientStop]
  /// The colour below the stops.
  package var base: Color
  package var duration: Microseconds
  package var rest: Microseconds
  package var easing: Easing

  package init(
    movement: Movement, stops: [GradientStop], base: Color, duration: Microseconds,
    rest: Microseconds, easing: Easing
  ) {
    self.movement = movement
    self.stops = stops
    self.base = base
    self.duration = duration
    self.rest = rest
    self.easing = easing
  }
}

extension Shimmer {
  /// Whether the light is a mask over the placeholders' own colours.
  package var masks: Bool { if case .sweep(let sweep) = movement { sweep.masks } else { false } }

  /// What is seen where a colour of the light lies on a base.
  package func color(of light: Color, on base: Color) -> Color {
    masks ? base.opacity(light.alpha) : light.over(base)
  }

  /// What is seen of a base where the light is not.
  package func rest(on base: Color) -> Color {
    masks ? stops.first.map { base.opacity($0.color.alpha) } ?? base : base
  }
}
