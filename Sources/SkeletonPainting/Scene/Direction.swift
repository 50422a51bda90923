import SkeletonModel

/// The direction of a gradient, as a vector in pixels: degrees clockwise, where 0 is to the right.
struct Direction: Hashable, Sendable {
  var vector: Offset

  /// A mirrored direction of 0 degrees points to the left.
  init(angle: Double, isMirrored: Bool) {
    let along = Double.cosine(degrees: angle)
    vector = Offset(x: isMirrored ? -along : along, y: .sine(degrees: angle))
  }

  /// The length of a rectangle in this direction.
  func length(of extent: Extent) -> Double {
    abs(extent.width * vector.x) + abs(extent.height * vector.y)
  }

  /// The corner at which a gradient in this direction starts.
  func firstCorner(of frame: Frame) -> Offset {
    Offset(x: vector.x < 0 ? frame.maxX : frame.x, y: vector.y < 0 ? frame.maxY : frame.y)
  }

  /// The point at a distance from another, in this direction.
  ///
  /// Because sine and cosine are rounded (`settled`), the vector's length is not exactly 1.
  /// Dividing by its square makes distances consistent with `length`, so that a band at its end is
  /// completely outside.
  func place(_ distance: Double, from origin: Offset) -> Offset {
    origin + vector * (distance / (vector.x * vector.x + vector.y * vector.y))
  }
}

extension Direction {
  /// A gradient whose stops span a rectangle from the first corner to the last, through its centre.
  func gradient(_ stops: [GradientStop], across frame: Frame, opacity: Double) -> Mark.Gradient {
    let half = length(of: frame.extent) / 2
    return Mark.Gradient(
      start: place(-half, from: frame.center), end: place(half, from: frame.center),
      stops: stops, base: .clear, opacity: opacity)
  }
}
