import SkeletonModel

/// One circle of `dots`: large and opaque while it is the active one, else small and faint.
struct Dot: Hashable, Sendable {
  /// Its place when it is large, in whole pixels.
  var place: Frame
  var index: Int
  var count: Int
  /// How long its turn takes.
  var step: Microseconds

  var cycle: Microseconds {
    let (product, isTooLong) = count.multipliedReportingOverflow(by: step)
    return isTooLong ? .max : product
  }

  /// A rectangle of whole pixels while the dot is at its largest. While it is smaller, a circle of
  /// its exact size about the same centre, so that it grows evenly and looks alike on all sides.
  func shape(at phase: Double) -> Mark.Shape {
    let activity = activity(at: phase)
    let radius = min(place.width, place.height) / 2
    if activity == 1 { return .rectangle(place, Mark.PixelRadii(all: radius)) }
    return .path(.circle(center: place.center, radius: radius * (0.6 + 0.4 * activity)))
  }

  func alpha(at phase: Double) -> Double {
    0.4 + 0.6 * activity(at: phase)
  }

  /// 1 at its turn, 0 when others have theirs; from turn to turn one dot goes out as the next
  /// comes in.
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
