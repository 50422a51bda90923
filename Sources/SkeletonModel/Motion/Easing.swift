#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A duration of virtual time, in whole microseconds.
package typealias Microseconds = Int

/// How the progress of an animation depends on time.
package enum Easing: Hashable, Sendable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1), as in CSS and Core Animation.
  case bezier(Double, Double, Double, Double)
  /// A spring has no fixed duration; `response` is in seconds.
  case spring(response: Double, dampingFraction: Double)

  package static let easeIn = Easing.bezier(0.42, 0, 1, 1)
  package static let easeOut = Easing.bezier(0, 0, 0.58, 1)
  package static let easeInOut = Easing.bezier(0.42, 0, 0.58, 1)
}

extension Easing {
  /// The progress after `share` of `duration`. A spring uses the seconds this makes, and can
  /// overshoot 1.
  package func progress(at share: Double, of duration: Microseconds) -> Double {
    switch self {
    case .linear: return share
    case .bezier(let x1, let y1, let x2, let y2):
      if share <= 0 { return 0 }
      if share >= 1 { return 1 }
      return Self.bezierProgress(x1, y1, x2, y2, at: share).settled
    case .spring(let response, let damping):
      return Self.springProgress(
        response: response, damping: damping, after: share * Double(duration) / 1_000_000
      ).settled
    }
  }

  private static func bezierProgress(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
  ) -> Double {
    func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    // x increases with t, so bisection takes the same steps on every machine.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, (low + high) / 2)
  }

  private static func springProgress(
    response: Double, damping: Double, after seconds: Double
  ) -> Double {
    guard response > 0 else { return 1 }
    let natural = 2 * Double.pi / response
    let decay = exp(-damping * natural * seconds)
    if damping < 1 {
      let damped = natural * (1 - damping * damping).squareRoot()
      let angle = damped * seconds
      return 1 - decay * (cos(angle) + damping * natural / damped * sin(angle))
    }
    if damping == 1 { return 1 - decay * (1 + natural * seconds) }
    let root = natural * (damping * damping - 1).squareRoot()
    let slow = root - damping * natural
    let fast = -root - damping * natural
    return 1 - (fast * exp(slow * seconds) - slow * exp(fast * seconds)) / (fast - slow)
  }
}
