import SkeletonModel

extension PixelGrid {
  /// A gradient that stands still across a frame, which is not snapped.
  func gradient(
    _ stops: [GradientStop], _ line: GradientLine, across frame: Frame, opacity: Double
  ) -> Mark.Gradient {
    let frame = scaled(frame)
    func place(_ point: UnitPoint) -> Offset {
      let x = isMirrored ? 1 - point.x : point.x
      return Offset(x: frame.x + x * frame.width, y: frame.y + point.y * frame.height)
    }
    switch line {
    case .angle(let angle):
      return Direction(angle: angle, isMirrored: isMirrored)
        .gradient(stops, across: frame, opacity: opacity)
    case .between(let start, let end):
      return Mark.Gradient(
        start: place(start), end: place(end), stops: stops, base: .clear, opacity: opacity)
    case .round(let center, let from, let to):
      func length(_ length: Length) -> Double {
        switch length {
        case .points(let points): points * scale
        case .share(let share): share * max(frame.width, frame.height)
        }
      }
      let (from, to) = (length(from), length(to))
      let center = place(center)
      // From the outside inwards is the same from the inside outwards.
      return Mark.Gradient(
        start: center, end: Offset(x: center.x + max(from, to), y: center.y),
        stops: from > to ? Mark.Gradient.reversed(stops) : stops, base: .clear, opacity: opacity,
        inner: min(from, to))
    case .turn(let center, let from, let to):
      let center = place(center)
      // Backwards from the last colour is the same as from the first forwards.
      return Mark.Gradient(
        start: center, end: center, stops: from > to ? Mark.Gradient.reversed(stops) : stops,
        base: .clear,
        opacity: opacity, turn: .init(from: min(from, to), to: max(from, to)))
    }
  }
}

extension Mark.Gradient {
  /// Stops from the last to the first.
  fileprivate static func reversed(_ stops: [GradientStop]) -> [GradientStop] {
    stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
  }
}
