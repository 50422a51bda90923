import SkeletonModel

extension Path {
  /// A cubic curve with its control points at this share of the radius is nearly a quarter circle:
  /// 4/3 · tan 22.5°.
  private static let quarter = 0.552_284_749_830_793_6

  /// A rounded rectangle, clockwise.
  static func rounded(_ frame: Frame, _ radii: Mark.PixelRadii) -> Path {
    rounded(frame, radii.corners(of: frame.extent))
  }

  /// A rectangle with these corners, clockwise.
  static func rounded(_ frame: Frame, _ corners: Corners) -> Path {
    var path = Path()
    func corner(
      _ radius: Double, _ leaving: LeadIn?, _ joining: LeadIn?, at vertex: Offset,
      from before: Offset, to after: Offset
    ) {
      /// A place so many radii before the vertex and after it.
      func place(_ back: Double, _ ahead: Double) -> Offset {
        vertex - before * (back * radius) + after * (ahead * radius)
      }
      let start = place(leaving?.extent ?? 1, 0)
      path.elements.append(path.isEmpty ? .move(start) : .line(start))
      guard radius > 0 else { return }
      guard let leaving, let joining else {
        let pull = 1 - quarter
        path.elements.append(.cubic(place(pull, 0), place(0, pull), place(0, 1)))
        return
      }
      // The middle of the curve is the same for every size.
      let (near, far) = (0.074_911_401, 0.631_493_986)
      let (low, high) = (0.169_060_007, 0.372_824_013)
      path.elements += [
        .cubic(place(leaving.control, 0), place(leaving.shoulder, 0), place(far, near)),
        .cubic(place(high, low), place(low, high), place(near, far)),
        .cubic(place(0, joining.shoulder), place(0, joining.control), place(0, joining.extent)),
      ]
    }
    let right = Offset(x: 1, y: 0)
    let down = Offset(x: 0, y: 1)
    let left = Offset(x: -1, y: 0)
    let up = Offset(x: 0, y: -1)
    let (topLeft, topRight) = (corners.topLeft, corners.topRight)
    let (bottomRight, bottomLeft) = (corners.bottomRight, corners.bottomLeft)
    corner(
      topLeft.radius, topLeft.down, topLeft.across, at: frame.origin, from: up, to: right)
    corner(
      topRight.radius, topRight.across, topRight.down,
      at: Offset(x: frame.maxX, y: frame.y), from: right, to: down)
    corner(
      bottomRight.radius, bottomRight.down, bottomRight.across,
      at: Offset(x: frame.maxX, y: frame.maxY), from: down, to: left)
    corner(
      bottomLeft.radius, bottomLeft.across, bottomLeft.down,
      at: Offset(x: frame.x, y: frame.maxY), from: left, to: up)
    path.elements.append(.close)
    return path
  }

  /// A rectangle whose corners are quarters of ellipses, clockwise.
  static func rounded(_ frame: Frame, _ corners: CornerExtents) -> Path {
    var path = Path()
    /// - Parameters:
    ///   - before: The half-axis along the side on which the curve begins, towards its vertex.
    ///   - after: That along the side on which it ends, away from the vertex.
    func corner(at vertex: Offset, _ before: Offset, _ after: Offset) {
      let start = vertex - before
      path.elements.append(path.isEmpty ? .move(start) : .line(start))
      guard before != .zero, after != .zero else {
        if start != vertex { path.elements.append(.line(vertex)) }
        if after != .zero { path.elements.append(.line(vertex + after)) }
        return
      }
      let pull = 1 - quarter
      path.elements.append(
        .cubic(vertex - before * pull, vertex + after * pull, vertex + after))
    }
    let (topLeft, topRight) = (corners.topLeading, corners.topTrailing)
    let (bottomLeft, bottomRight) = (corners.bottomLeading, corners.bottomTrailing)
    corner(
      at: frame.origin, Offset(x: 0, y: -topLeft.height), Offset(x: topLeft.width, y: 0))
    corner(
      at: Offset(x: frame.maxX, y: frame.y), Offset(x: topRight.width, y: 0),
      Offset(x: 0, y: topRight.height))
    corner(
      at: Offset(x: frame.maxX, y: frame.maxY), Offset(x: 0, y: bottomRight.height),
      Offset(x: -bottomRight.width, y: 0))
    corner(
      at: Offset(x: frame.x, y: frame.maxY), Offset(x: -bottomLeft.width, y: 0),
      Offset(x: 0, y: -bottomLeft.height))
    path.elements.append(.close)
    return path
  }

  /// A circle, clockwise.
  static func circle(center: Offset, radius: Double) -> Path {
    rounded(
      Frame(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      Mark.PixelRadii(all: radius))
  }

  /// A circle stroked with a pen of this width, centred on `radius`.
  static func ring(center: Offset, radius: Double, width: Double) -> Path {
    let outer = circle(center: center, radius: radius + width / 2)
    guard radius > width / 2 else { return outer }
    return outer.cutting(circle(center: center, radius: radius - width / 2))
  }

  /// A part of a ring with round ends, clockwise, starting at this angle in degrees from 12
  /// o'clock.
  static func arc(
    center: Offset, radius: Double, width: Double, from start: Double, by sweep: Double
  ) -> Path {
    let end = start + sweep
    var path = Path([.move(center + Offset.clockwise(start) * (radius + width / 2))])
    path.turn(round: center, radius: radius + width / 2, from: start, to: end)
    path.turn(
      round: center + .clockwise(end) * radius, radius: width / 2, from: end, to: end + 180)
    path.turn(round: center, radius: radius - width / 2, from: end, to: start)
    path.turn(
      round: center + .clockwise(start) * radius, radius: width / 2, from: start + 180,
      to: start + 360)
    path.elements.append(.close)
    return path
  }

  /// This outline with a hole: the second contour has the opposite direction.
  func cutting(_ hole: Path) -> Path {
    Path(elements + hole.reversed.elements)
  }

  /// A closed contour in the opposite direction.
  private var reversed: Path {
    var back: [Element] = []
    var here = Offset.zero
    for element in elements {
      switch element {
      case .move(let to): here = to
      case .line(let to):
        back.append(.line(here))
        here = to
      case .cubic(let first, let second, let to):
        back.append(.cubic(second, first, here))
        here = to
      case .close: break
      }
    }
    return Path([.move(here)] + back.reversed() + [.close])
  }

  /// Appends a circular arc, in pieces of a quarter circle at most.
  private mutating func turn(
    round center: Offset, radius: Double, from start: Double, to end: Double
  ) {
    let pieces = max((abs(end - start) / 90).rounded(.up), 1)
    let step = (end - start) / pieces
    let tangent = Double.sine(degrees: step / 4) / Double.cosine(degrees: step / 4)
    let pull = radius * tangent * 4 / 3
    func along(_ angle: Double) -> Offset { Offset.clockwise(angle + 90) * pull }
    func place(_ angle: Double) -> Offset { center + Offset.clockwise(angle) * radius }
    for piece in 0..<Int(pieces) {
      let from = start + step * Double(piece)
      let to = from + step
      elements.append(.cubic(place(from) + along(from), place(to) - along(to), place(to)))
    }
  }
}

extension Offset {
  /// The point on the unit circle at this angle, in degrees clockwise from 12 o'clock.
  static func clockwise(_ degrees: Double) -> Offset {
    Offset(x: .sine(degrees: degrees), y: -.cosine(degrees: degrees))
  }
}
