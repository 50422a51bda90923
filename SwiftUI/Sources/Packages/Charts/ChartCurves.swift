import SwiftUI

extension InterpolationMethod {
  /// The way through points, from where the path is or with a move to the first.
  func draw(_ points: [CGPoint], in path: inout Path, isBegun: Bool = false) {
    guard let first = points.first else { return }
    if isBegun { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 2 || isStepped else {
      for point in points.dropFirst() { path.addLine(to: point) }
      return
    }
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      switch kind {
      case .linear: path.addLine(to: to)
      case .stepStart:
        path.addLine(to: CGPoint(x: from.x, y: to.y))
        path.addLine(to: to)
      case .stepEnd:
        path.addLine(to: CGPoint(x: to.x, y: from.y))
        path.addLine(to: to)
      case .stepCenter:
        path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: from.y))
        path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: to.y))
        path.addLine(to: to)
      case .catmullRom, .cardinal, .monotone:
        let before = points[max(index - 1, 0)]
        let after = points[min(index + 2, points.count - 1)]
        let (one, two) = controls(before, from, to, after)
        path.addCurve(to: to, control1: one, control2: two)
      }
    }
  }

  private var isStepped: Bool {
    switch kind {
    case .stepStart, .stepCenter, .stepEnd: true
    case .catmullRom, .cardinal, .linear, .monotone: false
    }
  }

  private func controls(
    _ before: CGPoint, _ from: CGPoint, _ to: CGPoint, _ after: CGPoint
  ) -> (CGPoint, CGPoint) {
    switch kind {
    case .monotone:
      let third = (to.x - from.x) / 3
      let slopes = (Self.slope(before, from, to), Self.slope(from, to, after))
      return (
        CGPoint(x: from.x + third, y: from.y + third * slopes.0),
        CGPoint(x: to.x - third, y: to.y - third * slopes.1)
      )
    case .catmullRom:
      // Knots lie as far apart as a power of the points' distances.
      func knot(_ one: CGPoint, _ two: CGPoint) -> CGFloat {
        pow(hypot(two.x - one.x, two.y - one.y), parameter)
      }
      let (one, two, three) = (knot(before, from), knot(from, to), knot(to, after))
      func control(
        _ point: CGPoint, _ outer: CGPoint, _ inner: CGPoint, _ side: CGFloat
      ) -> CGPoint {
        guard side > 0.000_1 else { return point }
        let weight = 2 * side * side + 3 * side * two + two * two
        let divisor = 3 * side * (side + two)
        func part(_ key: KeyPath<CGPoint, CGFloat>) -> CGFloat {
          (point[keyPath: key] * weight - outer[keyPath: key] * two * two
            + inner[keyPath: key] * side * side) / divisor
        }
        return CGPoint(x: part(\.x), y: part(\.y))
      }
      return (control(from, before, to, one), control(to, after, from, three))
    case .cardinal, .linear, .stepCenter, .stepEnd, .stepStart:
      let pull = (1 - parameter) / 6
      return (
        CGPoint(x: from.x + (to.x - before.x) * pull, y: from.y + (to.y - before.y) * pull),
        CGPoint(x: to.x - (after.x - from.x) * pull, y: to.y - (after.y - from.y) * pull)
      )
    }
  }

  /// How steep a curve is at the second of three points that goes beyond none of them.
  private static func slope(_ one: CGPoint, _ two: CGPoint, _ three: CGPoint) -> CGFloat {
    let (left, right) = (two.x - one.x, three.x - two.x)
    guard left > 0, right > 0 else {
      let run = left + right
      return run > 0 ? (three.y - one.y) / run : 0
    }
    let (first, second) = ((two.y - one.y) / left, (three.y - two.y) / right)
    guard first * second > 0 else { return 0 }
    let mean = (first * right + second * left) / (left + right)
    let least = min(abs(first), abs(second), abs(mean) / 2) * 2
    return first > 0 ? least : -least
  }
}
