extension Rounding: Mixable {
  func mixed(
    with other: Rounding, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Rounding {
    switch (self, other) {
    case (.capsule, .capsule): .capsule
    case (.corners(let first), .corners(let last)):
      .corners(try first.mixed(with: last, at: share, within: bounds))
    case (.elliptic(let first), .elliptic(let last)):
      .elliptic(try first.mixed(with: last, at: share, within: bounds))
    case (.capsule, _), (.corners, _), (.elliptic, _): throw .kinds
    }
  }

  var words: String {
    switch self {
    case .capsule: "capsule"
    case .corners(let radii): radii.words
    case .elliptic(let corners): corners.words
    }
  }
}

extension CornerRadii: MixableByParts {
  static var parts: [WritableKeyPath<CornerRadii, Double>] {
    [\.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing]
  }
}

extension EllipticCorners: Mixable {
  func mixed(
    with other: EllipticCorners, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> EllipticCorners {
    guard areAlike == other.areAlike else { throw .kinds }
    var corners = self
    for corner in [\Self.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing]
      as [WritableKeyPath<EllipticCorners, CornerAxes>]
    {
      let (first, last) = (self[keyPath: corner], other[keyPath: corner])
      corners[keyPath: corner] = CornerAxes(
        x: try first.x.mixed(with: last.x, at: share, within: bounds),
        y: try first.y.mixed(with: last.y, at: share, within: bounds))
    }
    return corners
  }

  var words: String {
    [topLeading, topTrailing, bottomLeading, bottomTrailing]
      .map { "\($0.x.words)/\($0.y.words)" }.joined(separator: " ")
  }
}

extension Box.Border: Mixable {
  func mixed(
    with other: Box.Border, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Box.Border {
    Box.Border(
      color: try color.mixed(with: other.color, at: share, within: bounds),
      width: try width.mixed(with: other.width, at: share, within: Mixing.size))
  }

  var words: String { "\(color.words) \(width.words)" }
}

extension Box.AspectRatio: Mixable {
  func mixed(
    with other: Box.AspectRatio, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Box.AspectRatio {
    guard mode == other.mode else { throw .kinds }
    return Box.AspectRatio(
      ratio: try ratio.mixed(with: other.ratio, at: share, within: 0.0001...10_000), mode: mode)
  }

  var words: String { "\(ratio.words) \(mode.rawValue)" }
}

extension Box.Position: Mixable {
  func mixed(
    with other: Box.Position, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Box.Position {
    Box.Position(
      x: try x.mixed(with: other.x, at: share, within: bounds),
      y: try y.mixed(with: other.y, at: share, within: bounds),
      anchor: try anchor.mixed(with: other.anchor, at: share, within: bounds))
  }

  var words: String { "\(x.words) \(y.words) by \(anchor.words)" }
}

extension Paint: Mixable {
  func mixed(
    with other: Paint, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Paint {
    switch (self, other) {
    case (.color(let first), .color(let last)):
      return .color(try first.mixed(with: last, at: share, within: bounds))
    case (.gradient(let first, let line), .gradient(let last, let otherLine)):
      let stops = try first.mixed(with: last, at: share, within: bounds)
      return .gradient(
        stops: stops.inOrder,
        try line.mixed(with: otherLine, at: share, within: bounds))
    case (.shimmer(let first?), .shimmer(let last?)):
      return .shimmer(base: try first.mixed(with: last, at: share, within: bounds))
    case (.picture(let first), .picture(let last)) where first == last: return self
    case (.color, _), (.gradient, _), (.shimmer, _), (.picture, _): throw .kinds
    }
  }

  var words: String {
    switch self {
    case .color(let color): color.words
    case .gradient(let stops, let line): "gradient \(stops.words) \(line.words)"
    case .shimmer(let base): "shimmer over \(base.words)"
    case .picture(let picture): picture.words
    }
  }
}

extension GradientStop: Mixable {
  func mixed(
    with other: GradientStop, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> GradientStop {
    GradientStop(
      color: try color.mixed(with: other.color, at: share, within: bounds),
      location: try location.mixed(with: other.location, at: share, within: Mixing.fraction))
  }

  var words: String { "\(color.words)@\(location.words)" }
}

extension [GradientStop] {
  /// None before another, as where an easing overshoots.
  fileprivate var inOrder: [GradientStop] {
    var last = 0.0
    return map { stop in
      last = Swift.max(last, stop.location)
      return GradientStop(color: stop.color, location: last)
    }
  }
}

extension GradientLine: Mixable {
  func mixed(
    with other: GradientLine, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> GradientLine {
    switch (self, other) {
    case (.angle(let first), .angle(let last)):
      .angle(try first.mixed(with: last, at: share, within: bounds))
    case (.between(let start, let end), .between(let otherStart, let otherEnd)):
      .between(
        try start.mixed(with: otherStart, at: share, within: bounds),
        try end.mixed(with: otherEnd, at: share, within: bounds))
    case (.round(let center, let from, let to), .round(let other, let otherFrom, let otherTo)):
      .round(
        try center.mixed(with: other, at: share, within: bounds),
        from: try from.mixed(with: otherFrom, at: share, within: Mixing.size),
        to: try to.mixed(with: otherTo, at: share, within: Mixing.size))
    case (.turn(let center, let from, let to), .turn(let other, let otherFrom, let otherTo)):
      .turn(
        try center.mixed(with: other, at: share, within: bounds),
        from: try from.mixed(with: otherFrom, at: share, within: bounds),
        to: try to.mixed(with: otherTo, at: share, within: bounds))
    case (.angle, _), (.between, _), (.round, _), (.turn, _): throw .kinds
    }
  }

  var words: String {
    switch self {
    case .angle(let angle): "angle \(angle.words)"
    case .between(let start, let end): "from \(start.words) to \(end.words)"
    case .round(let center, let from, let to):
      "round \(center.words) from \(from.words) to \(to.words)"
    case .turn(let center, let from, let to):
      "turn \(center.words) from \(from.words) to \(to.words)"
    }
  }
}

extension Path: Mixable {
  func mixed(
    with other: Path, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Path {
    guard elements.count == other.elements.count else {
      throw .counts(elements.count, other.elements.count)
    }
    func between(_ first: Offset, _ last: Offset) throws(MixingProblem) -> Offset {
      try first.mixed(with: last, at: share, within: bounds)
    }
    var mixed: [Element] = []
    mixed.reserveCapacity(elements.count)
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let first), .move(let last)): mixed.append(.move(try between(first, last)))
      case (.line(let first), .line(let last)): mixed.append(.line(try between(first, last)))
      case (.cubic(let one, let two, let end), .cubic(let otherOne, let otherTwo, let otherEnd)):
        mixed.append(
          .cubic(try between(one, otherOne), try between(two, otherTwo), try between(end, otherEnd))
        )
      case (.close, .close): mixed.append(.close)
      case (.move, _), (.line, _), (.cubic, _), (.close, _): throw .kinds
      }
    }
    return Path(mixed)
  }

  var words: String {
    elements.map { element in
      switch element {
      case .move(let to): "M" + to.words
      case .line(let to): "L" + to.words
      case .cubic(let first, let second, let to): "C" + [first, second, to].words
      case .close: "Z"
      }
    }.joined()
  }
}

extension Node.Separator: Mixable {
  func mixed(
    with other: Node.Separator, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Node.Separator {
    Node.Separator(
      color: try color.mixed(with: other.color, at: share, within: bounds),
      thickness: try thickness.mixed(with: other.thickness, at: share, within: Mixing.size),
      leading: try leading.mixed(with: other.leading, at: share, within: bounds),
      trailing: try trailing.mixed(with: other.trailing, at: share, within: bounds))
  }

  var words: String { "\(color.words) \(thickness.words) \(leading.words) \(trailing.words)" }
}
