import SkeletonModel

extension Mark.Shape {
  /// The outline of the shape, used by Raster and Vector alike, or the path that a line runs along;
  /// nil if there is nothing to paint.
  package var outline: Path? {
    switch self {
    case .rectangle(let frame, let radii):
      guard frame.width > 0, frame.height > 0 else { return nil }
      return .rounded(frame, radii)
    case .path(let path), .stroke(let path, _):
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
      bottomRight: fit(bottomRight), bottomLeft: fit(bottomLeft), style: style)
  }

  /// The radius of all corners, if they are equal and quarters of a circle.
  var common: Double? {
    let isAlike = topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft
    return isAlike && (style == .circular || topLeft == 0) ? topLeft : nil
  }

  /// The corners of a rectangle of this size.
  func corners(of extent: Extent) -> Corners {
    let radii = fitting(extent)
    func corner(_ radius: Double, across: Double, down: Double) -> Corners.Corner {
      guard style == .continuous else { return Corners.Corner(radius: radius) }
      return Corners.Corner(
        radius: radius,
        across: LeadIn(extent.width, radii: radius + across),
        down: LeadIn(extent.height, radii: radius + down))
    }
    return Corners(
      topLeft: corner(radii.topLeft, across: radii.topRight, down: radii.bottomLeft),
      topRight: corner(radii.topRight, across: radii.topLeft, down: radii.bottomRight),
      bottomRight: corner(radii.bottomRight, across: radii.bottomLeft, down: radii.topRight),
      bottomLeft: corner(radii.bottomLeft, across: radii.bottomRight, down: radii.topLeft))
  }
}

/// The curves of a rectangle's corners, which depend on its size.
struct Corners: Hashable, Sendable {
  var topLeft: Corner
  var topRight: Corner
  var bottomRight: Corner
  var bottomLeft: Corner

  struct Corner: Hashable, Sendable {
    var radius: Double
    /// How the curve leaves the horizontal and the vertical side; nil for a quarter of a circle.
    var across: LeadIn?
    var down: LeadIn?

    /// How far the curve extends along the horizontal side, in pixels.
    var width: Double { radius * (across?.extent ?? 1) }
    /// How far the curve extends along the vertical side, in pixels.
    var height: Double { radius * (down?.extent ?? 1) }
  }
}

/// How a continuous corner leaves a side. Lengths are in radii, from where the sides would meet.
///
/// SwiftUI's curve begins 1.53 radii from there. On a side without room for two such curves they
/// are shortened, down to one radius on the short side of a capsule.
struct LeadIn: Hashable, Sendable {
  /// Where the curve begins.
  let extent: Double
  /// The control points of its first piece, which lie on the side, too.
  let control: Double
  let shoulder: Double

  private static let surplus = 0.528_664_947

  /// - Parameter radii: The sum of the radii at both ends of the side.
  init(_ side: Double, radii: Double) {
    let room = radii > 0 ? (side - radii) / (radii * Self.surplus) : 1
    let share = min(max(room, 0), 1)
    extent = 1 + Self.surplus * share
    control = 0.96 + 0.128_490_031 * share
    shoulder = 0.82 + 0.048_407_018 * share
  }
}
