import SkeletonModel

/// One of a spinner's eight spokes.
///
/// The spinner turns clockwise once a second, in eight steps. The current spoke is the strongest, the
/// next four fade evenly, and all others are as faint as the last of these.
struct Spoke: Hashable, Sendable {
  private static let count = 8
  static let cycle: Microseconds = 1_000_000
  static let all = (0..<count).map(Spoke.init)

  /// Counted clockwise from 12 o'clock.
  let index: Int

  // In shares of the diameter, as in pictures of iOS.
  private static let width = 2.0 / 19
  private static let (inner, outer) = (3.5 / 19, 0.5)

  // How strong spokes are, in shares of the spinner's colour, measured alike in pictures of iOS 16 to
  // 26, light, dark and tinted.
  private static let (strongest, faintest) = (0.85, 0.27)
  /// How many steps it takes from one to the other.
  private static let fading = 4

  /// A capsule from more than a third of the radius to the edge.
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
    let faded = Double(min(behind, Self.fading)) / Double(Self.fading)
    return Self.strongest - (Self.strongest - Self.faintest) * faded
  }
}
