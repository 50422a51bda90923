import SkeletonModel

extension Shimmer {
  /// How long it takes until all is as it was: `duration` and `rest` together.
  package var cycle: Microseconds {
    let (sum, isTooLong) = duration.addingReportingOverflow(rest)
    return isTooLong ? .max : sum
  }

  /// How far the light has come at a phase: 0 before its way, 1 at the end of it.
  ///
  /// Phase is the share of one cycle, `duration` and `rest` together. What goes and comes back (a
  /// pulse, a sweep that reverses) spends half of `duration` each way, and the way back is the way
  /// there seen backwards in time. While it rests it stands where its way ended, exactly: a spring
  /// still swinging then is held, or the loop would not close.
  package func progress(at phase: Double) -> Double {
    let share = elapsedShare(at: phase)
    guard returns else { return eased(share, of: duration) }
    return eased(1 - abs(2 * share - 1), of: duration / 2)
  }

  /// The colour of a pulse at a phase, not yet laid over a base.
  func pulse(at phase: Double) -> Color {
    GradientStop.color(on: stops, at: progress(at: phase))
  }

  /// Whether it comes back the way it went.
  package var returns: Bool {
    switch movement {
    case .sweep(let sweep): sweep.reverses
    case .pulse: true
    }
  }

  /// The share of `duration` gone by; 1 during the rest.
  private func elapsedShare(at phase: Double) -> Double {
    guard duration > 0 else { return 1 }
    // A quotient of exactly 1 where there is no rest, so that the phase stays what was asked for.
    return min(phase * (Double(cycle) / Double(duration)), 1)
  }

  private func eased(_ share: Double, of time: Microseconds) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    return easing.progress(at: share, of: time)
  }
}

extension GradientStop {
  /// The colour at a location; beyond the ends the end colours go on.
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
