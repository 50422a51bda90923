extension Effects.Scale: Mixable {
  func mixed(
    with other: Effects.Scale, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Effects.Scale {
    Effects.Scale(
      x: try x.mixed(with: other.x, at: share, within: bounds),
      y: try y.mixed(with: other.y, at: share, within: bounds),
      anchor: try anchor.mixed(with: other.anchor, at: share, within: bounds))
  }

  var words: String { "\(x.words) \(y.words) round \(anchor.words)" }
}

extension Effects.Rotation: Mixable {
  func mixed(
    with other: Effects.Rotation, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Effects.Rotation {
    Effects.Rotation(
      angle: try angle.mixed(with: other.angle, at: share, within: bounds),
      anchor: try anchor.mixed(with: other.anchor, at: share, within: bounds))
  }

  var words: String { "\(angle.words) round \(anchor.words)" }
}

extension Effects.Shadow: Mixable {
  func mixed(
    with other: Effects.Shadow, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Effects.Shadow {
    Effects.Shadow(
      color: try color.mixed(with: other.color, at: share, within: bounds),
      radius: try radius.mixed(with: other.radius, at: share, within: Mixing.size),
      offset: try offset.mixed(with: other.offset, at: share, within: bounds))
  }

  var words: String { "\(color.words) \(radius.words) \(offset.words)" }
}

extension Effects.Stroke: Mixable {
  func mixed(
    with other: Effects.Stroke, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Effects.Stroke {
    guard cap == other.cap, join == other.join else { throw .kinds }
    var stroke = self
    stroke.paint = try paint.mixed(with: other.paint, at: share, within: bounds)
    stroke.width = try width.mixed(with: other.width, at: share, within: Mixing.size)
    stroke.from = try from.mixed(with: other.from, at: share, within: Mixing.fraction)
    stroke.to = try to.mixed(with: other.to, at: share, within: Mixing.fraction)
    stroke.dash = try dash.mixed(with: other.dash, at: share, within: Mixing.size)
    stroke.dashPhase = try dashPhase.mixed(with: other.dashPhase, at: share, within: bounds)
    return stroke
  }

  var words: String { "\(paint.words) \(width.words) from \(from.words) to \(to.words)" }
}
