import SkeletonModel

/// An opacity as a function of the instant, in closed form.
package struct Fade: Hashable, Sendable {
  package var from: Double
  package var to: Double
  package var start: Microseconds
  package var motion: Motion
  /// Whether it keeps its first value until the end: what lies under a fade of the mode `over`.
  package var holds = false

  package init(
    from: Double, to: Double, start: Microseconds, motion: Motion, holds: Bool = false
  ) {
    self.from = from
    self.to = to
    self.start = start
    self.motion = motion
    self.holds = holds
  }

  /// An opacity that does not change.
  package static func still(_ value: Double) -> Fade {
    Fade(from: value, to: value, start: 0, motion: .none)
  }

  package var end: Microseconds { start + motion.duration }

  package func value(at instant: Microseconds) -> Double {
    if instant >= end { return to }
    if instant <= start || holds { return from }
    return from + (to - from) * motion.progress(after: instant - start)
  }

  /// Whether nothing is left to see, and nothing comes.
  package func isOver(at instant: Microseconds) -> Bool { to == 0 && instant >= end }
}

/// How a transition moves: its length and its curve, with a spring's own length where it is one.
package struct Motion: Hashable, Sendable {
  package var duration: Microseconds
  package var easing: Easing

  package static let none = Motion(duration: 0, easing: .linear)

  package init(duration: Microseconds, easing: Easing) {
    self.duration = duration
    self.easing = easing
  }

  /// - Parameter isReduced: Whether motion is reduced: a spring is then a fade as long as its
  ///   response.
  package init(_ transition: Lifecycle.Transition, isReduced: Bool) {
    guard case .spring(let response, let damping) = transition.easing else {
      self.init(duration: transition.duration, easing: transition.easing)
      return
    }
    let length = Microseconds((response * 1_000_000).rounded())
    if isReduced {
      self.init(duration: length, easing: .easeInOut)
    } else {
      self.init(
        duration: Self.length(ofSpring: length, damping: damping), easing: transition.easing)
    }
  }

  /// From 0 to 1; a curve that swings beyond its ends is cut there, because opacity ends there.
  package func progress(after elapsed: Microseconds) -> Double {
    if elapsed >= duration { return 1 }
    if elapsed <= 0 { return 0 }
    let share = Double(elapsed) / Double(duration)
    return min(max(easing.progress(at: share, of: duration), 0), 1)
  }

  /// How long a spring takes: its response, or longer where opacity still changes by more than a
  /// thousandth then; in whole milliseconds.
  private static func length(ofSpring response: Microseconds, damping: Double) -> Microseconds {
    guard response > 0 else { return 0 }
    let spring = Easing.spring(
      response: Double(response) / 1_000_000, dampingFraction: damping)
    func isFar(_ instant: Microseconds) -> Bool {
      instant > 0 && spring.progress(at: 1, of: instant) < 0.999
    }
    // What does not swing comes nearer all the time; what swings is within its envelope after
    // ln(1000) / (2π · damping) responses.
    let step = max(response / 400, 1)
    var end = response
    if damping >= 1 {
      while isFar(end), end < Timing.longest { end = min(end * 2, Timing.longest) }
      var low = end / 2
      while end - low > 1 {
        let middle = (low + end) / 2
        if isFar(middle) { low = middle } else { end = middle }
      }
    } else {
      let envelope = Microseconds((1.2 / min(max(damping, 0.01), 1) + 1) * Double(response))
      var instant = min(envelope, Timing.longest)
      while instant > response, !isFar(instant) { instant -= step }
      end = instant + step
    }
    guard end > response + step else { return response }
    return (end + 999) / 1000 * 1000
  }
}

/// Spans that the rules themselves have.
package enum Timing {
  /// How long frames have to be slow, or steady again, to count.
  package static let frames: Microseconds = 3_000_000
  /// No fade is longer.
  static let longest: Microseconds = 1_000_000_000_000
}
