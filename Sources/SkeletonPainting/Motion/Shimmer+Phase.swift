import SkeletonModel

extension Shimmer {
  /// The length of a cycle: `duration` and `rest` together.
  package var cycle: Microseconds {
    let (sum, isTooLong) = duration.addingReportingOverflow(rest)
    return isTooLong ? .max : sum
  }

  /// The progress of the light at a phase: 0 at the start of its movement, 1 at the end.
  ///
  /// A phase is a share of one cycle, which is `duration` and `rest` together. A pulse, and a sweep
  /// with `reverse`, move forth in the first half of `duration`, and back in the second half,
  /// exactly mirrored in time. During the rest the light stays exactly at its end position: a
  /// spring that still swings is stopped, because otherwise the loop would not close.
  package func progress(at phase: Double) -> Double {
    let share = elapsedShare(at: phase)
    guard returns else { return eased(share, of: duration) }
    return eased(1 - abs(2 * share - 1), of: duration / 2)
  }

  /// The colour of a pulse at a progress of its light, without the base.
  func pulse(at progress: Double) -> Color { GradientStop.color(on: stops, at: progress) }

  /// Whether the light moves back the way it came.
  package var returns: Bool {
    switch movement {
    case .sweep(let sweep): sweep.reverses
    case .pulse: true
    }
  }

  /// The elapsed share of `duration`; 1 during the rest.
  private func elapsedShare(at phase: Double) -> Double {
    guard duration > 0 else { return 1 }
    // Without a rest the quotient is exactly 1, so that the phase is not changed by rounding.
    return min(phase * (Double(cycle) / Double(duration)), 1)
  }

  private func eased(_ share: Double, of time: Microseconds) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    return easing.progress(at: share, of: time)
  }
}

extension GradientStop {
  /// The colour at a location; beyond the ends, the first or last colour.
  static func color(on stops: [GradientStop], at location: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    for (before, after) in zip(stops, stops.dropFirst()) where location < after.location {
      let share = (location - before.location) / (after.location - before.location)
      return before.color.mixed(with: after.color, at: share)
    }
    return last.color
  }
}
