import SkeletonModel

/// How points become device pixels on one screen.
///
/// Edges are snapped, never lengths, and once, in absolute pixels: neighbours that share an edge in
/// points share it in pixels, and no gap opens between them.
struct PixelGrid: Hashable, Sendable {
  var scale: Double
  /// Whether the screen reads from right to left. Frames come mirrored; corners do not.
  var isMirrored: Bool

  /// The whole pixel an edge falls on, halves upwards.
  ///
  /// Settled first: two sums that mean the same edge may differ in their last bit, and one of them
  /// would be just below a half.
  func edge(_ points: Double) -> Double {
    ((points * scale).settled + 0.5).rounded(.down)
  }

  /// The pixels a side of the canvas takes: those it covers only in part count too.
  func side(_ points: Double) -> Int {
    Int(exactly: (points * scale).settled.rounded(.up)) ?? 0
  }

  /// A rectangle of whole pixels.
  func snapped(_ frame: Frame) -> Frame {
    let x = edge(frame.x)
    let y = edge(frame.y)
    return Frame(x: x, y: y, width: edge(frame.maxX) - x, height: edge(frame.maxY) - y)
  }

  /// A rectangle in pixels, exact.
  func scaled(_ frame: Frame) -> Frame {
    Frame(
      x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  /// A snapped rectangle with its corners rounded.
  func rectangle(_ frame: Frame, _ rounding: Rounding) -> Mark.Shape {
    let whole = snapped(frame)
    return .rectangle(whole, radii(rounding, in: whole.extent))
  }

  /// Radii in pixels for a snapped rectangle, none longer than half its shorter side.
  func radii(_ rounding: Rounding, in extent: Extent) -> Mark.PixelRadii {
    var radii: CornerRadii
    switch rounding {
    case .capsule: radii = rounding.radii(in: extent)
    case .corners(let points):
      radii =
        Rounding.corners(
          CornerRadii(
            topLeading: points.topLeading * scale, topTrailing: points.topTrailing * scale,
            bottomLeading: points.bottomLeading * scale,
            bottomTrailing: points.bottomTrailing * scale)
        ).radii(in: extent)
    }
    if isMirrored {
      swap(&radii.topLeading, &radii.topTrailing)
      swap(&radii.bottomLeading, &radii.bottomTrailing)
    }
    return Mark.PixelRadii(
      topLeft: radii.topLeading, topRight: radii.topTrailing, bottomRight: radii.bottomTrailing,
      bottomLeft: radii.bottomLeading)
  }
}
