/// What a shape is filled with.
package enum Paint: Hashable, Sendable {
  case color(Color)
  /// Degrees clockwise: 0 runs leading to trailing, 90 top to bottom.
  case gradient(stops: [GradientStop], angle: Double)
  /// The screen's shimmer, over a base of its own if one is given.
  case shimmer(base: Color?)
}

/// A colour at a place on a gradient's way, from 0 to 1.
package struct GradientStop: Hashable, Sendable {
  package var color: Color
  package var location: Double

  package init(color: Color, location: Double) {
    self.color = color
    self.location = location
  }
}
