import SkeletonModel

extension Mark.Shape {
  /// The outline of the shape, used by Raster and Vector alike; nil if there is nothing to fill.
  var outline: Path? {
    switch self {
    case .rectangle(let frame, let radii):
      guard frame.width > 0, frame.height > 0 else { return nil }
      return .rounded(frame, radii.fitting(frame.extent))
    case .path(let path):
      return path.isEmpty ? nil : path
    }
  }
}

extension Mark.PixelRadii {
  /// The radii limited to the range from 0 to half the shorter side.
  func fitting(_ extent: Extent) -> Mark.PixelRadii {
    let most = min(extent.width, extent.height) / 2
    func fit(_ radius: Double) -> Double { radius > 0 ? min(radius, most) : 0 }
    return Mark.PixelRadii(
      topLeft: fit(topLeft), topRight: fit(topRight),
      bottomRight: fit(bottomRight), bottomLeft: fit(bottomLeft))
  }

  /// The radius of all corners, if they are equal.
  var common: Double? {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft : nil
  }
}
