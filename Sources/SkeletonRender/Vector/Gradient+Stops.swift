import SkeletonModel

extension Mark.Gradient {
  /// Stops that, mixed straight as SVG mixes them, give the stops laid over the base.
  ///
  /// Where both colour and alpha change from stop to stop, the sum is a curve; more stops follow
  /// it to a quarter of a level. One shape then carries both, and its edge is blended once.
  var stopsOverBase: [GradientStop] {
    guard base.alpha > 0 else { return stops }
    var result: [GradientStop] = []
    for (stop, next) in zip(stops, stops.dropFirst()) {
      result.append(GradientStop(color: stop.color.over(base), location: stop.location))
      if next.location > stop.location {
        split(stop, next, depth: 6, into: &result)
      }
    }
    if let last = stops.last {
      result.append(GradientStop(color: last.color.over(base), location: last.location))
    }
    return result
  }

  /// Adds what is needed between two stops of the original.
  private func split(
    _ start: GradientStop, _ end: GradientStop, depth: Int, into result: inout [GradientStop]
  ) {
    let straight = start.color.over(base).mixed(with: end.color.over(base), at: 0.5)
    let middle = GradientStop(
      color: start.color.mixed(with: end.color, at: 0.5),
      location: (start.location + end.location) / 2)
    guard depth > 0, straight.differs(from: middle.color.over(base)) else { return }
    split(start, middle, depth: depth - 1, into: &result)
    result.append(GradientStop(color: middle.color.over(base), location: middle.location))
    split(middle, end, depth: depth - 1, into: &result)
  }
}

extension Color {
  /// By more than a quarter of a level of 255 in what is seen of some part.
  fileprivate func differs(from other: Color) -> Bool {
    func isFar(_ a: Double, _ b: Double) -> Bool { abs(a - b) > 0.25 / 255 }
    return isFar(alpha, other.alpha)
      || isFar(red * alpha, other.red * other.alpha)
      || isFar(green * alpha, other.green * other.alpha)
      || isFar(blue * alpha, other.blue * other.alpha)
  }
}
