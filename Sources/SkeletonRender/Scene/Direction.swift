import SkeletonModel

/// The way a gradient runs: degrees clockwise, 0 to the right, as a vector in pixels.
struct Direction: Hashable, Sendable {
  var vector: Offset

  /// A mirrored direction of 0 degrees runs to the left.
  init(angle: Double, isMirrored: Bool) {
    let along = Double.cosine(degrees: angle)
    vector = Offset(x: isMirrored ? -along : along, y: .sine(degrees: angle))
  }

  /// How long a rectangle is in this direction.
  func length(of extent: Extent) -> Double {
    abs(extent.width * vector.x) + abs(extent.height * vector.y)
  }

  /// The corner this direction comes from.
  func firstCorner(of frame: Frame) -> Offset {
    Offset(x: vector.x < 0 ? frame.maxX : frame.x, y: vector.y < 0 ? frame.maxY : frame.y)
  }

  /// The place so far away from another, in this direction.
  ///
  /// Settled sines make no vector of exactly 1; divided by its square, distances are again those
  /// that `length` measures, so that a band at its end is wholly off.
  func place(_ distance: Double, from origin: Offset) -> Offset {
    origin + vector * (distance / (vector.x * vector.x + vector.y * vector.y))
  }
}

extension Direction {
  /// Stops spread over a rectangle from the first corner to the last, by way of its centre.
  func gradient(_ stops: [GradientStop], across frame: Frame, opacity: Double) -> Mark.Gradient {
    let half = length(of: frame.extent) / 2
    return Mark.Gradient(
      start: place(-half, from: frame.center), end: place(half, from: frame.center),
      stops: stops, base: .clear, opacity: opacity)
  }
}
