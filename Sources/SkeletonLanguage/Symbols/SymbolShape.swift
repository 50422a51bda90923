import SkeletonModel

/// What a symbol is made of: lines and areas that are added to what is there, or cut out of it, in
/// this order. In shares of the size of the font, about the middle of its ink; y grows downwards.
struct SymbolShape {
  var parts: [Part] = []

  struct Part {
    var isCut = false
    var lines: [Polyline]
    /// Half of how wide the line is that runs along its lines; 0 for none.
    var half: Double
    /// Whether what its lines enclose belongs to it.
    var isFilled: Bool
    /// Whether it is part of a sign that stands in a circle or the like, and not of that.
    var isSign = false
  }

  struct Polyline {
    var points: [Offset]
    var isClosed: Bool
  }
}

extension SymbolShape {
  /// The box of what is added; nil of nothing.
  var ink: (low: Offset, high: Offset)? {
    var low = Offset(x: .infinity, y: .infinity)
    var high = Offset(x: -.infinity, y: -.infinity)
    for part in parts where !part.isCut {
      for point in part.lines.lazy.flatMap(\.points) {
        low = Offset(x: min(low.x, point.x - part.half), y: min(low.y, point.y - part.half))
        high = Offset(x: max(high.x, point.x + part.half), y: max(high.y, point.y + part.half))
      }
    }
    return low.x <= high.x ? (low, high) : nil
  }

  /// How large its ink is; nil if there is none.
  var extent: Extent? {
    ink.map { Extent(width: $0.high.x - $0.low.x, height: $0.high.y - $0.low.y) }
  }

  func moved(by distance: Offset) -> SymbolShape { mapped { $0 + distance } }

  func mapped(_ place: (Offset) -> Offset) -> SymbolShape {
    var moved = self
    for part in moved.parts.indices {
      for line in moved.parts[part].lines.indices {
        moved.parts[part].lines[line].points = parts[part].lines[line].points.map(place)
      }
    }
    return moved
  }

  /// As what is cut out of something else.
  var asCut: SymbolShape {
    var cut = self
    for index in cut.parts.indices { cut.parts[index].isCut.toggle() }
    return cut
  }

  /// All of it as what a sign stands in.
  var asGround: SymbolShape {
    var ground = self
    for index in ground.parts.indices { ground.parts[index].isSign = false }
    return ground
  }

  /// All of it as a sign in something else.
  var asSign: SymbolShape {
    var sign = self
    for index in sign.parts.indices { sign.parts[index].isSign = true }
    return sign
  }

  static func + (a: SymbolShape, b: SymbolShape) -> SymbolShape {
    SymbolShape(parts: a.parts + b.parts)
  }

  /// With its ink in a box of this size about the middle. Its lines stay as wide as they are: where
  /// the box is narrower, its points come as much closer as they do the other way, so that dots stay
  /// round.
  func fitted(to box: Extent) -> SymbolShape {
    var shape = self
    // What lines reach beyond their points is the same at any size, so that this soon comes to an end.
    for _ in 0..<4 {
      guard let ink = shape.ink else { return shape }
      let points = shape.reach
      func factor(_ wanted: Double, _ axis: KeyPath<Offset, Double>) -> Double? {
        let whole = ink.high[keyPath: axis] - ink.low[keyPath: axis]
        let span = points.high[keyPath: axis] - points.low[keyPath: axis]
        let beyond = whole - span
        return span > 0.000_1 && wanted > beyond ? (wanted - beyond) / span : nil
      }
      let (across, down) = (factor(box.width, \.x), factor(box.height, \.y))
      let (x, y) = (across ?? down ?? 1, down ?? across ?? 1)
      shape = shape.mapped { Offset(x: $0.x * x, y: $0.y * y) }
      guard let now = shape.ink else { return shape }
      shape = shape.moved(
        by: Offset(x: -(now.low.x + now.high.x) / 2, y: -(now.low.y + now.high.y) / 2))
    }
    return shape
  }

  /// The box of the points that decide about the ink's.
  private var reach: (low: Offset, high: Offset) {
    var low = Offset(x: .infinity, y: .infinity)
    var high = Offset(x: -.infinity, y: -.infinity)
    for point in parts.lazy.filter({ !$0.isCut }).flatMap(\.lines).flatMap(\.points) {
      low = Offset(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Offset(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return (low, high)
  }
}

extension SymbolShape {
  /// Its outline, filled by the non-zero rule.
  var outline: Path {
    let isPlain = !parts.contains(where: \.isCut)
    let contours = isPlain ? parts.flatMap(\.contours) : folded
    var elements: [Path.Element] = []
    for contour in contours where contour.count > 2 {
      elements.append(.move(contour[0]))
      elements += contour.dropFirst().map { .line($0) }
      elements.append(.close)
    }
    return Path(elements)
  }
}

// MARK: - Contours

extension SymbolShape.Part {
  /// What it covers: where these wind round a point.
  var contours: [[Offset]] {
    lines.flatMap { line -> [[Offset]] in
      let area = isFilled ? [line.points.turningRight] : []
      return half > 0 ? area + line.stroked(half: half) : area
    }
  }
}

extension SymbolShape.Polyline {
  /// The edge of a line with round ends and corners.
  func stroked(half: Double) -> [[Offset]] {
    let points = points.withoutRepeats(isClosed: isClosed)
    guard points.count > 1 else {
      return points.first.map { [Self.disc(at: $0, radius: half)] } ?? []
    }
    if isClosed, points.count > 2 {
      let there = Self.side(points, half: half, isClosed: true)
      let back = Self.side(points.reversed(), half: half, isClosed: true)
      return [there, back]
    }
    var edge = Self.side(points, half: half, isClosed: false)
    edge += Self.cap(at: points[points.count - 1], from: points[points.count - 2], half: half)
    edge += Self.side(points.reversed(), half: half, isClosed: false)
    edge += Self.cap(at: points[0], from: points[1], half: half)
    return [edge]
  }

  static func disc(at center: Offset, radius: Double) -> [Offset] {
    (0..<32).map {
      let angle = Double($0) * 11.25
      return center + Offset(x: .cosine(degrees: angle), y: .sine(degrees: angle)) * radius
    }
  }

  /// What lies to the left of where a line runs, half its width away.
  private static func side(_ points: [Offset], half: Double, isClosed: Bool) -> [Offset] {
    var edge: [Offset] = []
    let count = points.count
    for index in points.indices {
      let here = points[index]
      let before = index > 0 ? points[index - 1] : isClosed ? points[count - 1] : nil
      let after = index < count - 1 ? points[index + 1] : isClosed ? points[0] : nil
      let into = before.map { (here - $0).left }
      let out = after.map { ($0 - here).left }
      guard let into, let out else {
        if let only = into ?? out { edge.append(here + only * half) }
        continue
      }
      let along = into.x * out.x + into.y * out.y
      let turn = into.x * out.y - into.y * out.x
      if along > 0.97 {
        // So slight a bend needs one point.
        edge.append(here + (into + out) * (half / (1 + along)))
      } else if turn < 0 {
        edge += [here + into * half, here, here + out * half]
      } else {
        edge += arc(about: here, from: into * half, to: out * half)
      }
    }
    return edge
  }

  private static func cap(at end: Offset, from before: Offset, half: Double) -> [Offset] {
    let left = (end - before).left * half
    return (1..<12).map { step in
      let angle = Double(step) * 15
      let (c, s) = (Double.cosine(degrees: angle), Double.sine(degrees: angle))
      return end + Offset(x: left.x * c - left.y * s, y: left.x * s + left.y * c)
    }
  }

  /// Clockwise, as one sees it.
  private static func arc(about center: Offset, from: Offset, to: Offset) -> [Offset] {
    // Halving chords needs no inverse functions.
    func halved(_ a: Offset, _ b: Offset, _ depth: Int) -> [Offset] {
      guard depth > 0 else { return [] }
      let radius = (a.x * a.x + a.y * a.y).squareRoot()
      let sum = a + b
      let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
      // Half a turn has no chord to halve.
      let middle = length < radius * 0.01 ? Offset(x: -a.y, y: a.x) : sum * (radius / length)
      return halved(a, middle, depth - 1) + [middle] + halved(middle, b, depth - 1)
    }
    return [center + from] + halved(from, to, 3).map { center + $0 } + [center + to]
  }
}

extension Offset {
  /// A direction's unit vector turned to the left, where x grows to the right and y downwards.
  fileprivate var left: Offset {
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Offset(x: y / length, y: -x / length) : .zero
  }
}

extension [Offset] {
  /// In the direction in which areas wind.
  fileprivate var turningRight: [Offset] {
    var area = 0.0
    for index in indices {
      let (a, b) = (self[index], self[index + 1 < count ? index + 1 : 0])
      area += a.x * b.y - a.y * b.x
    }
    return area < 0 ? reversed() : self
  }

  fileprivate func withoutRepeats(isClosed: Bool) -> [Offset] {
    func near(_ a: Offset, _ b: Offset) -> Bool {
      abs(a.x - b.x) < 0.000_05 && abs(a.y - b.y) < 0.000_05
    }
    var points: [Offset] = []
    for point in self where points.last.map({ !near($0, point) }) ?? true { points.append(point) }
    if isClosed, points.count > 1, near(points[0], points[points.count - 1]) { points.removeLast() }
    return points
  }
}
