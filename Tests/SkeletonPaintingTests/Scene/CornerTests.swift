import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

/// Continuous corners against the curve that PaintCode published in 2013, which it had read from
/// `UIBezierPath`. Lengths are in radii.
struct CornerTests {
  private func rounded(_ width: Double, _ height: Double, _ radius: Double) -> [Path.Element] {
    var radii = Mark.PixelRadii(all: radius)
    radii.style = .continuous
    return Path.rounded(Frame(x: 0, y: 0, width: width, height: height), radii).elements
  }

  @Test func withRoomTheCurveIsThePublishedOne() throws {
    let elements = rounded(400, 300, 100 / 3)
    let radius = 100.0 / 3
    guard case .move(let start) = elements[0], case .cubic(let first, let second, _) = elements[1],
      case .cubic(let third, let fourth, let end) = elements[2]
    else {
      Issue.record("three curves make a corner")
      return
    }
    let found = [start.y, first.y, second.y, third.x, third.y, fourth.x, fourth.y, end.x, end.y]
    let published = [
      1.52866483, 1.08849323, 0.86840689, 0.16905899, 0.37282392, 0.37282392, 0.16905899,
      0.63149399, 0.07491100,
    ]
    for (length, share) in zip(found, published) { #expect(abs(length / radius - share) < 1e-5) }
  }

  /// A capsule's curve begins one radius from the end of the short side.
  @Test(arguments: [(200.0, 60.0), (60.0, 60.0), (60.0, 200.0)])
  func withoutRoomTheCurveIsShortened(width: Double, height: Double) {
    let elements = rounded(width, height, 30)
    guard case .move(let start) = elements[0], case .cubic(_, _, let end) = elements[3] else {
      Issue.record("three curves make a corner")
      return
    }
    let long = 30 * 1.528664947
    #expect(isClose(start.y, height == 60 ? 30 : long))
    #expect(isClose(end.x, width == 60 ? 30 : long))
  }

  /// No curve leaves its rectangle or passes the one it meets, however the radii differ.
  @Test(arguments: [(40.0, 30.0), (80, 30), (30, 31), (9, 500)])
  func curvesStayApart(width: Double, height: Double) {
    for (topLeft, topRight) in [(15.0, 3.0), (15, 15), (0, 15), (4, 4.5)] {
      let radii = Mark.PixelRadii(
        topLeft: topLeft, topRight: topRight, bottomRight: 2, bottomLeft: 15, style: .continuous)
      let corners = radii.corners(of: Extent(width: width, height: height))
      #expect(corners.topLeft.width + corners.topRight.width <= width + 1e-9)
      #expect(corners.topLeft.height + corners.bottomLeft.height <= height + 1e-9)
      #expect(corners.bottomLeft.width + corners.bottomRight.width <= width + 1e-9)
    }
  }
}
