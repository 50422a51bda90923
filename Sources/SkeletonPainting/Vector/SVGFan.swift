import SkeletonModel

/// A gradient round a point as wedges of plain colours, because SVG has none.
struct SVGFan {
  private let gradient: Mark.Gradient
  private let turn: Mark.Gradient.Turn

  /// nil for other gradients.
  init?(_ gradient: Mark.Gradient) {
    guard let turn = gradient.turn else { return nil }
    self.gradient = gradient
    self.turn = turn
  }

  struct Wedge {
    var path: Path
    var color: Color
  }

  /// Wedges whose colours differ by no more than can be seen, over all of a frame.
  func wedges(over frame: Frame) -> [Wedge] {
    let warp = gradient.warp?.affine ?? .identity
    guard let back = warp.inverse else { return [] }
    let seen = back.bounds(of: frame)
    let center = gradient.start
    let far = [seen.x - center.x, seen.maxX - center.x].map(abs).reduce(0, max)
    let high = [seen.y - center.y, seen.maxY - center.y].map(abs).reduce(0, max)
    // A wedge is a triangle, whose far side comes nearer the centre than its corners.
    let radius = 1.2 * (far * far + high * high).squareRoot() + 1
    func place(_ degrees: Double) -> Offset {
      let way = Offset.clockwise(degrees + 90)
      return warp.place(center + way * radius)
    }
    var plain = gradient
    plain.opacity = 1
    return pieces.map { piece in
      let path = Path([
        .move(warp.place(center)), .line(place(piece.from)), .line(place(piece.to)), .close,
      ])
      return Wedge(path: path, color: plain.color(at: piece.location))
    }
  }

  private struct Piece {
    var from: Double
    var to: Double
    var location: Double
  }

  /// The parts of a turn, each with the location of its middle.
  private var pieces: [Piece] {
    let span = turn.to - turn.from
    guard span < 360 else {
      // Of more than one turn, only the last is seen.
      return pieces(from: turn.to - 360, 1 - 360 / span, to: turn.to, 1)
    }
    let middle = turn.to + (360 - span) / 2
    return pieces(from: turn.from, 0, to: turn.to, 1)
      + plain(from: turn.to, to: middle, location: 1)
      + plain(from: middle, to: turn.from + 360, location: 0)
  }

  private func plain(from: Double, to: Double, location: Double) -> [Piece] {
    let count = max(((to - from) / 90).rounded(.up), 1)
    return (0..<Int(count)).map { index in
      let step = (to - from) / count
      return Piece(
        from: from + step * Double(index), to: from + step * Double(index + 1), location: location)
    }
  }

  private func pieces(
    from: Double, _ start: Double, to: Double, _ end: Double
  ) -> [Piece] {
    guard to > from else { return [] }
    // Colours may change at once where two stops meet.
    let bends = gradient.stops.map(\.location).filter { $0 > start && $0 < end }
    var places = [start] + bends + [end]
    places =
      zip(places, places.dropFirst()).flatMap { near, far -> [Double] in
        let colors = (gradient.color(at: near + (far - near) * 1e-9), gradient.color(at: far))
        let degrees = (far - near) / (end - start) * (to - from)
        let count = max((degrees / 90).rounded(.up), min(colors.0.levels(to: colors.1), 512), 1)
        return (0..<Int(count)).map { near + (far - near) * Double($0) / count }
      } + [end]
    func angle(_ place: Double) -> Double { from + (place - start) / (end - start) * (to - from) }
    return zip(places, places.dropFirst()).filter { $0 < $1 }.map { near, far in
      Piece(from: angle(near), to: angle(far), location: (near + far) / 2)
    }
  }
}

extension Color {
  /// By how many of 255 levels the premultiplied colours differ.
  fileprivate func levels(to other: Color) -> Double {
    let parts = [
      alpha - other.alpha, red * alpha - other.red * other.alpha,
      green * alpha - other.green * other.alpha, blue * alpha - other.blue * other.alpha,
    ]
    return (parts.map(abs).reduce(0, max) * 255).rounded(.up)
  }
}

extension SVGWriter {
  /// The wedges of a gradient, without edges between them that could be seen.
  func wedges(of fan: SVGFan, around frame: Frame) -> String {
    tag([("", "g"), ("shape-rendering", "crispEdges")], isEmpty: false)
      + fan.wedges(over: frame).map { wedge in
        tag([("", "path"), ("d", data(wedge.path))] + fill(wedge.color))
      }.joined() + "</g>"
  }

  /// What cuts a group to a shape, or to a line.
  mutating func hole(of shape: Mark.Shape) -> Attributes {
    guard shape.line != nil, let line = element(shape) else {
      return [("clip-path", "url(#\(define(shape)))")]
    }
    let white: Attributes = [("stroke", "#ffffff")]
    let frame = shape.bounds
    let mask = define(
      [
        ("", "mask"), ("maskUnits", "userSpaceOnUse"), ("x", points(frame.x)),
        ("y", points(frame.y)), ("width", points(frame.width)), ("height", points(frame.height)),
      ], tag(line + white), "mask")
    return [("mask", "url(#\(mask))")]
  }
}
