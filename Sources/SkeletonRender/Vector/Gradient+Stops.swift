import SkeletonModel

extension Mark.Gradient {
  /// Stops that, with straight interpolation as in SVG, look like the gradient's stops composited
  /// over its base.
  ///
  /// If both colour and alpha change between two stops, the result is a curve. Additional stops
  /// approximate it to a quarter of a level (of 255). So one shape is enough for both layers, and
  /// its edge is blended only once.
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

  /// Adds the stops needed between two original ones.
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
  /// Whether any component, as seen, differs by more than a quarter of a level of 255.
  fileprivate func differs(from other: Color) -> Bool {
    func isFar(_ a: Double, _ b: Double) -> Bool { abs(a - b) > 0.25 / 255 }
    return isFar(alpha, other.alpha)
      || isFar(red * alpha, other.red * other.alpha)
      || isFar(green * alpha, other.green * other.alpha)
      || isFar(blue * alpha, other.blue * other.alpha)
  }
}
