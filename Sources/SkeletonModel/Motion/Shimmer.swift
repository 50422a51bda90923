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

    package init(width: Length, angle: Double, space: Space, reverses: Bool, followsLayout: Bool) {
      self.width = width
      self.angle = angle
      self.space = space
      self.reverses = reverses
      self.followsLayout = followsLayout
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
