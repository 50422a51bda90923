import SkeletonModel

/// One of a spinner's eight spokes.
///
/// The spinner turns clockwise once a second, in eight steps. The current spoke is opaque, and each
/// one behind it is an eighth fainter.
struct Spoke: Hashable, Sendable {
  private static let count = 8
  static let cycle: Microseconds = 1_000_000
  static let all = (0..<count).map(Spoke.init)

  /// Counted clockwise from 12 o'clock.
  let index: Int

  // In shares of the diameter, as in pictures of iOS.
  private static let width = 0.125
  private static let (inner, outer) = (1.0 / 6, 0.5)

  /// A capsule from a third of the radius to the edge.
  func shape(in frame: Frame) -> Mark.Shape {
    let size = min(frame.width, frame.height)
    let width = size * Self.width
    let upright = Path.rounded(
      Frame(
        x: -width / 2, y: -size * Self.outer, width: width,
        height: size * (Self.outer - Self.inner)),
      Mark.PixelRadii(all: width / 2))
    let angle = 360 / Double(Self.count) * Double(index)
    let right = Offset.clockwise(angle + 90)
    let down = Offset.clockwise(angle + 180)
    let center = frame.center
    return .path(upright.map { right * $0.x + down * $0.y + center })
  }

  func alpha(at phase: Double) -> Double {
    let count = Self.count
    let step = Int((phase * Double(count)).settled.rounded(.down))
    let behind = ((step - index) % count + count) % count
    return Double(count - behind) / Double(count)
  }
}
