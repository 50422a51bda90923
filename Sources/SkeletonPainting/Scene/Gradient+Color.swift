import SkeletonModel

extension Mark.Gradient {
  /// The colour at a location from 0 (start) to 1 (end): stops over base, multiplied by opacity.
  func color(at location: Double) -> Color {
    stopColor(at: location).over(base).opacity(opacity)
  }

  /// If several stops have the same location, the last one applies from there on.
  private func stopColor(at location: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return last.color }
    guard next > 0 else { return first.color }
    let before = stops[next - 1]
    let after = stops[next]
    return before.color.mixed(
      with: after.color,
      at: (location - before.location) / (after.location - before.location))
  }
}
