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
  /// How its colours are mixed with those below.
  package var blend: BlendMode

  package init(
    node: String, shape: Shape, paint: Paint, clips: [Shape], blend: BlendMode = .normal
  ) {
    self.node = node
    self.shape = shape
    self.paint = paint
    self.clips = clips
    self.blend = blend
  }

  package enum Shape: Hashable, Sendable {
    /// A rectangle of whole pixels, with a radius for each corner.
    case rectangle(Frame, PixelRadii)
    /// Filled by the non-zero rule.
    case path(Path)
    /// A line along a path, half of it on either side.
    indirect case stroke(Path, Pen)
  }

  /// What draws a line.
  package struct Pen: Hashable, Sendable {
    /// In pixels, or before they are warped.
    package var width: Double
    package var cap = Effects.Stroke.Cap.butt
    package var join = Effects.Stroke.Join.miter
    /// The lengths of dashes and gaps, in turns; none for a whole line.
    package var dash: [Double] = []
    package var dashPhase = 0.0
    /// How its point and its dashes are distorted, though not the path; nil for a round point.
    package var warp: Affine?

    /// Where two sides meet at a sharper angle, a miter is cut off: as of SwiftUI and of PDF.
    package static let miterLimit = 10.0

    package init(width: Double) { self.width = width }
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
    /// Within the shape, as much as is there of a picture of its own.
    indirect case layer(MarkLayer)
    indirect case picture(MarkPicture)
  }

  /// Colours along a line, outwards from a point or round one; beyond its ends, the first and last
  /// colours continue.
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
    /// Of a gradient round `start`, the angles of its first and its last stop; `end` is `start`. nil
    /// if the colours do not change round a point.
    package var turn: Turn?
    /// What distorts the plane in which the rest is given, for circles that became ellipses and
    /// angles that are no longer even; nil for most.
    package var warp: Warp?

    /// In degrees clockwise, from the right; the second is not less than the first.
    ///
    /// As SwiftUI's `AngularGradient`: of more than a whole turn only the last one is seen, and what
    /// is missing of one has the last colour in its first half, and the first in its second.
    package struct Turn: Hashable, Sendable {
      package var from: Double
      package var to: Double

      package init(from: Double, to: Double) {
        self.from = from
        self.to = to
      }
    }

    /// Few gradients have one, and marks are copied often.
    package indirect enum Warp: Hashable, Sendable {
      case by(Affine)

      package var affine: Affine {
        switch self {
        case .by(let affine): affine
        }
      }
    }
  }
}
