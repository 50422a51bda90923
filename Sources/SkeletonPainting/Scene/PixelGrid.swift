import SkeletonModel

/// Converts points to device pixels for a screen.
///
/// Snaps edges rather than lengths, once, in absolute coordinates. So neighbours that share an edge
/// in points also share it in pixels, without a gap.
package struct PixelGrid: Hashable, Sendable {
  var scale: Double
  /// Whether the screen is right-to-left. Frames are already mirrored; corners are not.
  var isMirrored: Bool
  /// Whether edges are moved to whole pixels; not inside what is turned or scaled.
  var snaps = true

  package init(scale: Double, isMirrored: Bool, snaps: Bool = true) {
    self.scale = scale
    self.isMirrored = isMirrored
    self.snaps = snaps
  }

  /// The pixel boundary nearest to an edge; halves are rounded up.
  ///
  /// The number is first rounded by `settled`: two sums for the same edge can differ in their last
  /// bit, and one of them could be just below a half.
  func edge(_ points: Double) -> Double {
    snaps ? ((points * scale).settled + 0.5).rounded(.down) : points * scale
  }

  /// The number of pixels of a side of the canvas, rounded up.
  package func side(_ points: Double) -> Int {
    Int(exactly: (points * scale).settled.rounded(.up)) ?? 0
  }

  /// A frame snapped to whole pixels.
  func snapped(_ frame: Frame) -> Frame {
    let x = edge(frame.x)
    let y = edge(frame.y)
    return Frame(x: x, y: y, width: edge(frame.maxX) - x, height: edge(frame.maxY) - y)
  }

  /// A frame in pixels, not snapped.
  func scaled(_ frame: Frame) -> Frame {
    Frame(
      x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  /// A snapped rectangle with rounded corners.
  func rectangle(
    _ frame: Frame, _ rounding: Rounding, _ style: CornerStyle = .circular
  ) -> Mark.Shape {
    let whole = snapped(frame)
    if case .elliptic(let corners) = rounding {
      return shape(whole, corners.extents(in: whole.extent, scale: scale))
    }
    return .rectangle(whole, radii(rounding, style, in: whole.extent))
  }

  /// The ellipse in a snapped rectangle.
  func ellipse(_ frame: Frame) -> Mark.Shape {
    let half = CornerAxes(x: .share(0.5), y: .share(0.5))
    return rectangle(frame, .elliptic(EllipticCorners(all: half)))
  }

  private func shape(_ whole: Frame, _ corners: CornerExtents) -> Mark.Shape {
    if let radii = corners.circular {
      return .rectangle(whole, pixelRadii(radii, .circular))
    }
    return whole.isEmpty ? .path(Path()) : .path(.rounded(whole, onScreen(corners)))
  }

  /// The corners as they are on the screen: what reads from right to left is mirrored.
  func onScreen(_ corners: CornerExtents) -> CornerExtents {
    guard isMirrored else { return corners }
    var mirrored = corners
    swap(&mirrored.topLeading, &mirrored.topTrailing)
    swap(&mirrored.bottomLeading, &mirrored.bottomTrailing)
    return mirrored
  }

  /// Radii in pixels for a snapped rectangle, limited to half its shorter side.
  func radii(
    _ rounding: Rounding, _ style: CornerStyle = .circular, in extent: Extent
  ) -> Mark.PixelRadii {
    let radii: CornerRadii
    switch rounding {
    case .capsule: radii = rounding.radii(in: extent)
    case .elliptic(let corners):
      return pixelRadii(corners.extents(in: extent, scale: scale).longest, .circular)
    case .corners(let points):
      radii =
        Rounding.corners(
          CornerRadii(
            topLeading: points.topLeading * scale, topTrailing: points.topTrailing * scale,
            bottomLeading: points.bottomLeading * scale,
            bottomTrailing: points.bottomTrailing * scale)
        ).radii(in: extent)
    }
    return pixelRadii(radii, style)
  }

  private func pixelRadii(_ radii: CornerRadii, _ style: CornerStyle) -> Mark.PixelRadii {
    var radii = radii
    if isMirrored {
      swap(&radii.topLeading, &radii.topTrailing)
      swap(&radii.bottomLeading, &radii.bottomTrailing)
    }
    guard radii != .zero else { return .zero }
    return Mark.PixelRadii(
      topLeft: radii.topLeading, topRight: radii.topTrailing, bottomRight: radii.bottomTrailing,
      bottomLeft: radii.bottomLeading, style: style)
  }
}
