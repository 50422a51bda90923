import SkeletonModel

/// One frame as a list of marks in paint order, in device pixels, with snapped edges.
///
/// Raster and Vector both output these marks, and do not change any geometry.
package struct Scene: Hashable, Sendable {
  /// In pixels.
  package var width: Int
  package var height: Int
  /// Pixels for each point: 1 to 4.
  package var scale: Int
  package var ground: Color
  package var marks: [Mark]

  package init(width: Int, height: Int, scale: Int, ground: Color, marks: [Mark]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.ground = ground
    self.marks = marks
  }
}

/// One filled shape.
package struct Mark: Hashable, Sendable {
  /// The path of the node it belongs to.
  package var node: String
  package var shape: Shape
  package var paint: Paint
  /// The mark is visible only inside all of these shapes; the outermost is first.
  package var clips: [Shape]

  package init(node: String, shape: Shape, paint: Paint, clips: [Shape]) {
    self.node = node
    self.shape = shape
    self.paint = paint
    self.clips = clips
  }

  package enum Shape: Hashable, Sendable {
    /// A rectangle of whole pixels, with a radius for each corner.
    case rectangle(Frame, PixelRadii)
    /// Filled by the non-zero rule.
    case path(Path)
  }

  /// Radii in terms of left and right, not leading and trailing, and the curve of the corners.
  package struct PixelRadii: Hashable, Sendable {
    package var topLeft: Double
    package var topRight: Double
    package var bottomRight: Double
    package var bottomLeft: Double
    package var style = CornerStyle.circular

    package static let zero = PixelRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
    package var isZero: Bool {
      topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0
    }
  }

  package enum Paint: Hashable, Sendable {
    case color(Color)
    case gradient(Gradient)
  }

  /// Colours along a line, or outwards from a point; beyond its ends, the first and last colours
  /// continue.
  ///
  /// A pixel has the colour at its centre: premultiplied while interpolated between stops, over
  /// `base`.
  package struct Gradient: Hashable, Sendable {
    package var start: Offset
    package var end: Offset
    /// At least two, with increasing locations.
    package var stops: [GradientStop]
    package var base: Color
    /// Multiplies the resulting alpha.
    package var opacity: Double
    /// Of a radial gradient, the radius of the circle round `start` on which the first stop lies;
    /// `end` lies on that of the last, which is larger. nil if the colours change along a line.
    package var inner: Double?
  }
}
