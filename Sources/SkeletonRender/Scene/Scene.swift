import SkeletonModel

/// One frame as a list of marks in paint order, in device pixels, edges snapped.
///
/// Raster and Vector spell the same marks; neither decides any geometry.
package struct Scene: Hashable, Sendable {
  /// In pixels.
  package var width: Int
  package var height: Int
  /// Pixels a point.
  package var scale: Int
  package var ground: Color
  package var marks: [Mark]
}

/// One filled shape.
package struct Mark: Hashable, Sendable {
  /// The node it belongs to.
  package var node: String
  package var shape: Shape
  package var paint: Paint
  /// Shapes outside of which nothing of the mark is seen, outermost first.
  package var clips: [Shape]

  package enum Shape: Hashable, Sendable {
    /// Whole pixels, and for each corner a radius.
    case rectangle(Frame, PixelRadii)
    /// Filled by the non-zero rule.
    case path(Path)
  }

  /// Corners as they are seen, left and right decided.
  package struct PixelRadii: Hashable, Sendable {
    package var topLeft: Double
    package var topRight: Double
    package var bottomRight: Double
    package var bottomLeft: Double

    package static let zero = PixelRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
    package var isZero: Bool { self == .zero }
  }

  package enum Paint: Hashable, Sendable {
    case color(Color)
    case gradient(Gradient)
  }

  /// Colours along a line; beyond its ends the end colours go on.
  ///
  /// A pixel's colour is that at its centre, straight alpha between stops, laid over `base`.
  package struct Gradient: Hashable, Sendable {
    package var start: Offset
    package var end: Offset
    /// At least two, locations rising.
    package var stops: [GradientStop]
    package var base: Color
    /// Multiplies the alpha of the whole.
    package var opacity: Double
  }
}
