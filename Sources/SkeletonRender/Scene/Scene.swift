/// One frame as a list of marks in paint order, in device pixels, edges snapped.
///
/// Raster and Vector spell the same marks; neither decides any geometry.
public struct Scene: Hashable, Sendable {
  /// In pixels.
  public var width: Int
  public var height: Int
  /// Pixels a point.
  public var scale: Int
  public var ground: Color
  public var marks: [Mark]
}

/// One filled shape.
public struct Mark: Hashable, Sendable {
  /// The node it belongs to.
  public var node: String
  public var shape: Shape
  public var paint: Paint
  /// Shapes outside of which nothing of the mark is seen, outermost first.
  public var clips: [Shape]

  public enum Shape: Hashable, Sendable {
    /// Whole pixels, and for each corner a radius.
    case rectangle(Frame, PixelRadii)
    /// Filled by the non-zero rule.
    case path(Path)
  }

  /// Corners as they are seen, left and right decided.
  public struct PixelRadii: Hashable, Sendable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double

    public static let zero = PixelRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
    public var isZero: Bool { self == .zero }
  }

  public enum Paint: Hashable, Sendable {
    case color(Color)
    case gradient(Gradient)
  }

  /// Colours along a line; beyond its ends the end colours go on.
  ///
  /// A pixel's colour is that at its centre, straight alpha between stops, laid over `base`.
  public struct Gradient: Hashable, Sendable {
    public var start: Offset
    public var end: Offset
    /// At least two, locations rising.
    public var stops: [GradientStop]
    public var base: Color
    /// Multiplies the alpha of the whole.
    public var opacity: Double
  }
}
