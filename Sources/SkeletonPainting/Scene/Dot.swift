import SkeletonModel

/// One circle of `dots`: large and opaque while it is active, otherwise small and faint.
struct Dot: Hashable, Sendable {
  /// Its frame at full size, in whole pixels.
  var place: Frame
  var index: Int
  var count: Int
  /// How long it is active.
  var step: Microseconds

  var cycle: Microseconds {
    let (product, isTooLong) = count.multipliedReportingOverflow(by: step)
    return isTooLong ? .max : product
  }

  /// At full size a rectangle of whole pixels. When smaller, a circle of the exact size around the
  /// same centre, so that it grows smoothly and symmetrically.
  func shape(at phase: Double) -> Mark.Shape {
    let activity = activity(at: phase)
    let radius = min(place.width, place.height) / 2
    if activity == 1 { return .rectangle(place, Mark.PixelRadii(all: radius)) }
    return .path(.circle(center: place.center, radius: radius * (0.6 + 0.4 * activity)))
  }

  func alpha(at phase: Double) -> Double {
    0.4 + 0.6 * activity(at: phase)
  }

  /// 1 while active, 0 while not; when the next dot becomes active, one fades out while the other
  /// fades in.
  private func activity(at phase: Double) -> Double {
    guard count > 1 else { return 1 }
    let turns = (phase * Double(count)).settled
    let turn = turns.rounded(.down)
    let passed = Easing.easeInOut.progress(at: turns - turn, of: 0)
    if Int(turn) % count == index { return 1 - passed }
    if (Int(turn) + 1) % count == index { return passed }
    return 0
  }
}
