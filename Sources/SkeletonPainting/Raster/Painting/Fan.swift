import SkeletonModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The location of a pixel's centre along a gradient round a point.
struct Fan: Hashable {
  private let center: Offset
  /// In whole turns, clockwise from the right.
  private let from: Double
  private let turns: Double
  /// From pixels to where angles are even.
  private let back: Affine
  /// Whether there is such a place for a pixel.
  let isSound: Bool

  /// nil for other gradients.
  init?(_ gradient: Mark.Gradient) {
    guard let turn = gradient.turn else { return nil }
    center = gradient.start
    from = turn.from / 360
    turns = (turn.to - turn.from) / 360
    let inverse = gradient.warp.map { $0.affine.inverse } ?? .identity
    back = inverse ?? .identity
    isSound = inverse != nil && from.isFinite && turns.isFinite
  }

  func location(x: Int, y: Int) -> Double {
    let place = back.place(Offset(x: Double(x) + 0.5, y: Double(y) + 0.5)) - center
    return location(at: (atan2(place.y, place.x) / (2 * .pi)).settled)
  }

  /// - Parameter angle: In whole turns, clockwise from the right.
  private func location(at angle: Double) -> Double {
    guard turns < 1 else {
      // Of more than one turn, only the last is seen.
      let ahead = angle - (from + turns)
      return 1 + (ahead - ahead.rounded(.down) - 1) / turns
    }
    let ahead = angle - from
    let passed = ahead - ahead.rounded(.down)
    if passed <= turns { return turns > 0 ? passed / turns : 1 }
    return passed - turns < (1 - turns) / 2 ? 1 : 0
  }
}
