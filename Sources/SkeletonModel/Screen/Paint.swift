/// The fill of a shape.
package enum Paint: Hashable, Sendable {
  case color(Color)
  /// The angle is in degrees clockwise: 0 goes from leading to trailing, 90 from top to bottom.
  case gradient(stops: [GradientStop], angle: Double)
  /// The screen's shimmer, over the given base colour or else the shimmer's own.
  case shimmer(base: Color?)
}

/// A colour at a location along a gradient, from 0 to 1.
package struct GradientStop: Hashable, Sendable {
  package var color: Color
  package var location: Double

  package init(color: Color, location: Double) {
    self.color = color
    self.location = location
  }
}
