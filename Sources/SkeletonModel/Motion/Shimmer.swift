/// The light that moves over placeholders.
package struct Shimmer: Hashable, Sendable {
  package enum Movement: Hashable, Sendable {
    /// A band that travels across its space, from wholly off it to wholly off it.
    case sweep(Sweep)
    /// A change of colour in place: from the first stop to the last and back.
    case pulse
  }

  /// In what a band travels.
  package enum Space: String, Hashable, Sendable, CaseIterable { case leaf, group, screen }

  package struct Sweep: Hashable, Sendable {
    package var width: Length
    package var angle: Double
    package var space: Space
    package var reverses: Bool
    /// Whether the band turns round where the screen reads from right to left.
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
  /// What the stops are painted over.
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
