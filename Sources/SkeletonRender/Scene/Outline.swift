extension Mark.Shape {
  /// The way from an end of a quarter circle to its control point, for a radius of 1.
  private static let kappa = 0.5522847498307934

  /// The line around the shape, the same for Raster and Vector; nil where there is nothing to fill.
  var outline: Path? {
    switch self {
    case .rectangle(let frame, let radii):
      guard frame.width > 0, frame.height > 0 else { return nil }
      return Self.outline(of: frame, radii: radii.fitting(frame.extent))
    case .path(let path):
      return path.isEmpty ? nil : path
    }
  }

  /// The line around a rectangle whose corners are as given, if they fit in it or not.
  static func outline(of frame: Frame, radii: Mark.PixelRadii) -> Path {
    let left = frame.x
    let top = frame.y
    let right = frame.maxX
    let bottom = frame.maxY
    guard !radii.isZero else {
      return Path([
        .move(Offset(x: left, y: top)), .line(Offset(x: right, y: top)),
        .line(Offset(x: right, y: bottom)), .line(Offset(x: left, y: bottom)), .close,
      ])
    }
    var elements: [Path.Element] = []
    /// One corner: from a point on the edge before it to one on the edge after it.
    func turn(_ radius: Double, at corner: Offset, from before: Offset, to after: Offset) {
      let start = corner + before * radius
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard radius > 0 else { return }
      let reach = radius * (1 - kappa)
      elements.append(
        .cubic(corner + before * reach, corner + after * reach, corner + after * radius))
    }
    let up = Offset(x: 0, y: -1)
    let down = Offset(x: 0, y: 1)
    let west = Offset(x: -1, y: 0)
    let east = Offset(x: 1, y: 0)
    turn(radii.topLeft, at: Offset(x: left, y: top), from: down, to: east)
    turn(radii.topRight, at: Offset(x: right, y: top), from: west, to: down)
    turn(radii.bottomRight, at: Offset(x: right, y: bottom), from: up, to: west)
    turn(radii.bottomLeft, at: Offset(x: left, y: bottom), from: east, to: up)
    elements.append(.close)
    return Path(elements)
  }
}

extension Mark.PixelRadii {
  /// Each radius between nothing and half the shorter side.
  func fitting(_ extent: Extent) -> Mark.PixelRadii {
    let most = min(extent.width, extent.height) / 2
    func fit(_ radius: Double) -> Double { radius > 0 ? min(radius, most) : 0 }
    return Mark.PixelRadii(
      topLeft: fit(topLeft), topRight: fit(topRight),
      bottomRight: fit(bottomRight), bottomLeft: fit(bottomLeft))
  }

  /// The radius of all corners, if they have the same.
  var common: Double? {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft : nil
  }
}
