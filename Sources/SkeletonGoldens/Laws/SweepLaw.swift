import SkeletonModel
import SkeletonPainting

/// A band of light moves in one direction, unless it reverses.
///
/// One light moves over all placeholders of a screen, so only the first of them is checked.
func sweepFaults(_ screen: Screen, _ stage: Stage) -> [Fault] {
  guard let sweep = screen.sweep, !sweep.reverses, let band = BandWay(on: stage) else { return [] }
  var farthest = (distance: 0.0, phase: 0.0)
  var worst = (back: 0.0, from: 0.0)
  for (phase, distance) in band.distances {
    if distance >= farthest.distance {
      farthest = (distance, phase)
    } else if farthest.distance - distance > worst.back {
      worst = (farthest.distance - distance, farthest.phase)
    }
  }
  guard worst.back > 0.01 else { return [] }
  return [
    Fault(
      law: .sweep, screen, mark: band.mark, subject: "turns back",
      excess: worst.back,
      "the light turns back at phase \(worst.from.threeDecimals), by "
        + "\(worst.back.threeDecimals) points; a light that is to come back says 'reverse: true'")
  ]
}

/// The direction is mirrored if the screen reads from right to left, unless it is fixed.
func turnFaults(
  ltr: Stage, _ screen: Screen, rtl: Stage
) -> [Fault] {
  guard let sweep = screen.sweep, let one = BandWay(on: ltr), let other = BandWay(on: rtl) else {
    return []
  }
  let due = Offset(x: sweep.followsLayout ? -one.direction.x : one.direction.x, y: one.direction.y)
  let found = other.direction
  guard abs(due.x - found.x) > 0.01 || abs(due.y - found.y) > 0.01 else { return [] }
  return [
    Fault(
      law: .sweep, screen, mark: other.mark, subject: "direction",
      sweep.followsLayout
        ? "the light runs the same way as at ltr; one that is not to turn round says "
          + "'direction: fixed'"
        : "the light turns round, though its direction is fixed")
  ]
}

/// The path of a band of light over the first placeholder on which it is visible.
private struct BandWay {
  let mark: StagedMark
  /// A unit vector.
  let direction: Offset
  /// The distance covered at each phase, in points.
  let distances: [(phase: Double, distance: Double)]

  /// nil if no light moves.
  init?(on stage: Stage) {
    // What turns a placeholder turns its light as well.
    let marks = stage.moving.filter { $0.shimmers && $0.isUpright }
    guard let mark = marks.first else { return nil }
    let places = (0...64).compactMap { step -> (phase: Double, offset: Offset)? in
      let phase = Double(step) / 64
      return mark.bandStart(at: phase, on: stage).map { (phase, $0) }
    }
    guard let first = places.first else { return nil }
    func length(_ offset: Offset) -> Double {
      (offset.x * offset.x + offset.y * offset.y).squareRoot()
    }
    let ways = places.map { $0.offset - first.offset }
    guard let longest = ways.max(by: { length($0) < length($1) }), length(longest) > 0 else {
      return nil
    }
    let direction = longest * (1 / length(longest))
    self.mark = mark
    self.direction = direction
    distances = zip(places, ways).map { place, way in
      (place.phase, (way.x * direction.x + way.y * direction.y) / Double(stage.scale))
    }
  }
}

extension Screen {
  fileprivate var sweep: Shimmer.Sweep? {
    if case .sweep(let sweep)? = shimmer?.movement { sweep } else { nil }
  }
}
