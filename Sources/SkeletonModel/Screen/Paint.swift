/// The fill of a shape.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(stops: [GradientStop], GradientLine)
  /// The screen's shimmer, over the given base colour or else the shimmer's own.
  case shimmer(base: Color?)
  indirect case picture(PictureFill)
}

/// Along what a gradient's colours change.
package enum GradientLine: Hashable, Sendable {
  /// In degrees clockwise: 0 goes from leading to trailing, 90 from top to bottom, both from wholly
  /// outside to wholly outside.
  case angle(Double)
  /// From one point of the frame to another, as of SwiftUI's `LinearGradient`.
  indirect case between(UnitPoint, UnitPoint)
  /// From a circle round a point to a larger one, as of SwiftUI's `RadialGradient`. Shares are of
  /// the frame's longer side.
  indirect case round(UnitPoint, from: Length, to: Length)
  /// Round a point, from one angle to another in degrees clockwise, as of SwiftUI's
  /// `AngularGradient`: 0 is to the right in either direction of reading.
  indirect case turn(UnitPoint, from: Double, to: Double)
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

extension Paint {
  /// Whether anything is seen of what it paints: what is clear only takes room.
  package var isSeen: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .gradient(let stops, _): stops.contains { $0.color.alpha > 0 }
    case .shimmer: true
    case .picture(let picture): picture.color.map { $0.alpha > 0 } ?? true
    }
  }
}
