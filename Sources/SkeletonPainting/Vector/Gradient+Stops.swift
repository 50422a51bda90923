import SkeletonModel

extension Mark.Gradient {
  /// Stops that, with straight interpolation as in SVG, look like the gradient's stops composited
  /// over its base.
  ///
  /// If both colour and alpha change between two stops, the result is a curve. Additional stops
  /// approximate it to a quarter of a level (of 255). So one shape is enough for both layers, and
  /// its edge is blended only once.
  package var stopsOverBase: [GradientStop] {
    var result: [GradientStop] = []
    func add(_ stop: GradientStop) {
      if result.last != stop { result.append(stop) }
    }
    for (stop, next) in zip(stops, stops.dropFirst()) {
      var (start, end) = (stop.color.over(base), next.color.over(base))
      // A colour that cannot be seen must not tint its neighbour.
      if start.alpha == 0 { start = end.opacity(0) }
      if end.alpha == 0 { end = start.opacity(0) }
      add(GradientStop(color: start, location: stop.location))
      if next.location > stop.location {
        split(
          stop, next, GradientStop(color: start, location: stop.location),
          GradientStop(color: end, location: next.location), depth: 6, add)
      }
      add(GradientStop(color: end, location: next.location))
    }
    return result
  }

  /// Adds the stops needed between two of the gradient's, which look like `seen` and `seenNext`.
  private func split(
    _ stop: GradientStop, _ next: GradientStop, _ seen: GradientStop, _ seenNext: GradientStop,
    depth: Int, _ add: (GradientStop) -> Void
  ) {
    let straight = seen.color.straightlyMixed(with: seenNext.color, at: 0.5)
    let middle = GradientStop(
      color: stop.color.mixed(with: next.color, at: 0.5),
      location: (stop.location + next.location) / 2)
    let seenMiddle = GradientStop(color: middle.color.over(base), location: middle.location)
    guard depth > 0, straight.differs(from: seenMiddle.color) else { return }
    split(stop, middle, seen, seenMiddle, depth: depth - 1, add)
    add(seenMiddle)
    split(middle, next, seenMiddle, seenNext, depth: depth - 1, add)
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
