/// An outline made of lines and curves.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public init(_ path: CGPath) {
    self = path.path
  }

  public var cgPath: CGPath { CGPath(path: self) }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint? {
    for (index, element) in elements.enumerated().reversed() {
      if let end = element.end { return end }
      return elements[..<index].last { if case .move = $0 { true } else { false } }?.end
    }
    return nil
  }

  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }
}

extension Path.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  var end: CGPoint? { points.last }

  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

// MARK: Building

extension Path {
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(
      [
        .move(to: CGPoint(x: rect.minX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
        .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
        .closeSubpath,
      ], transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let width = max(0, min(cornerSize.width, rect.width / 2))
    let height = max(0, min(cornerSize.height, rect.height / 2))
    // A corner that is round in one direction is none.
    let size = width > 0 && height > 0 ? CGSize(width: width, height: height) : .zero
    append(Self.roundedRect(rect, [size, size, size, size], style), transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = max(0, min(rect.width, rect.height) / 2)
    let sizes = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ].map { radius in
      // What is no number is none, too.
      let side = max(0, min(radius, most))
      return CGSize(width: side, height: side)
    }
    append(Self.roundedRect(rect, sizes, style), transform)
  }

  /// How far the controls of a curve stand off that draws a quarter of a circle.
  static let quarterArc: CGFloat = 0.552_284_75

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let reach = CGSize(
      width: rect.width / 2 * Self.quarterArc, height: rect.height / 2 * Self.quarterArc)
    let (right, left) = (
      CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.midY)
    )
    append(
      [
        .move(to: right),
        .curve(
          to: CGPoint(x: rect.midX, y: rect.maxY),
          control1: CGPoint(x: rect.maxX, y: rect.midY + reach.height),
          control2: CGPoint(x: rect.midX + reach.width, y: rect.maxY)),
        .curve(
          to: left, control1: CGPoint(x: rect.midX - reach.width, y: rect.maxY),
          control2: CGPoint(x: rect.minX, y: rect.midY + reach.height)),
        .curve(
          to: CGPoint(x: rect.midX, y: rect.minY),
          control1: CGPoint(x: rect.minX, y: rect.midY - reach.height),
          control2: CGPoint(x: rect.midX - reach.width, y: rect.minY)),
        .curve(
          to: right, control1: CGPoint(x: rect.midX + reach.width, y: rect.minY),
          control2: CGPoint(x: rect.maxX, y: rect.midY - reach.height)),
        .closeSubpath,
      ], transform)
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // As in Core Graphics, "clockwise" is meant with y upwards: false runs with growing angles.
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      delta = min(delta, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    // A share of nothing, as of a ring that shows how much of 0 is done.
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    let start = point(startAngle.radians)
    var added: [Element] = []
    if let current = currentPoint {
      if current != start { added.append(.line(to: start)) }
    } else {
      added.append(.move(to: start))
    }
    let pieces = Int(max(1, min(64, (abs(delta.radians) / (.pi / 2)).rounded(.up))))
    let step = delta.radians / Double(pieces)
    let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
    for piece in 0..<pieces {
      let from = startAngle.radians + Double(piece) * step
      let to = from + step
      let (first, last) = (point(from), point(to))
      added.append(
        .curve(
          to: last,
          control1: CGPoint(
            x: first.x - reach * CGFloat(sin(from)), y: first.y + reach * CGFloat(cos(from))),
          control2: CGPoint(
            x: last.x + reach * CGFloat(sin(to)), y: last.y - reach * CGFloat(cos(to)))))
    }
    append(added, transform)
  }

  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return }
    let (x1, y1) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (x2, y2) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (length1, length2) = (hypot(x1, y1), hypot(x2, y2))
    let cross = x1 * y2 - y1 * x2
    guard length1 > 0, length2 > 0, abs(cross) > 1e-9 else { return addLine(to: tangent1End) }
    let cosine = (x1 * x2 + y1 * y2) / (length1 * length2)
    let half = acos(max(-1, min(1, cosine))) / 2
    let reach = radius / tan(half)
    let first = CGPoint(
      x: tangent1End.x + x1 / length1 * reach, y: tangent1End.y + y1 / length1 * reach)
    let far = radius / sin(half)
    let (bx, by) = (x1 / length1 + x2 / length2, y1 / length1 + y2 / length2)
    let middle = hypot(bx, by)
    let center = CGPoint(x: tangent1End.x + bx / middle * far, y: tangent1End.y + by / middle * far)
    let last = CGPoint(
      x: tangent1End.x + x2 / length2 * reach, y: tangent1End.y + y2 / length2 * reach)
    let from = atan2(first.y - center.y, first.x - center.x)
    let to = atan2(last.y - center.y, last.x - center.x)
    addArc(
      center: center, radius: radius, startAngle: .radians(Double(from)),
      endAngle: .radians(Double(to)), clockwise: cross > 0, transform: transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  private mutating func append(_ added: [Element], _ transform: CGAffineTransform) {
    elements += transform == .identity ? added : added.map { $0.applying(transform) }
  }
}

// MARK: Deriving

extension Path {
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether a point lies inside of the outline, by the nonzero rule over flattened curves.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in flattened {
      for (from, to) in zip(line, line.dropFirst() + line.prefix(1)) {
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += from.y < to.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The part between two fractions of the length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lines = flattened
    func length(_ line: [CGPoint]) -> CGFloat {
      zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
    let total = lines.reduce(0) { $0 + length($1) }
    let (begin, end) = (max(0, from) * total, min(1, to) * total)
    guard end > begin else { return Path() }
    var passed: CGFloat = 0
    var path = Path()
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let piece = hypot(b.x - a.x, b.y - a.y)
        defer { passed += piece }
        guard piece > 0, passed + piece > begin, passed < end else { continue }
        let first = max(0, (begin - passed) / piece)
        let last = min(1, (end - passed) / piece)
        if !isDrawing {
          path.move(to: CGPoint(x: a.x + (b.x - a.x) * first, y: a.y + (b.y - a.y) * first))
          isDrawing = true
        }
        path.addLine(to: CGPoint(x: a.x + (b.x - a.x) * last, y: a.y + (b.y - a.y) * last))
      }
    }
    return path
  }

  /// The outlines as lines, curves in sixteen pieces each.
  private var flattened: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    for element in elements {
      let start = line.last ?? .zero
      switch element {
      case .move(let point):
        if line.count > 1 { lines.append(line) }
        line = [point]
      case .line(let point): line.append(point)
      case .quadCurve(let end, let control):
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let u = 1 - t
          line.append(
            CGPoint(
              x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
              y: u * u * start.y + 2 * u * t * control.y + t * t * end.y))
        }
      case .curve(let end, let control1, let control2):
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          line.append(
            CGPoint(
              x: a * start.x + b * control1.x + c * control2.x + d * end.x,
              y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
      case .closeSubpath:
        if let first = line.first {
          line.append(first)
          lines.append(line)
          line = [first]
        }
      }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }

  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    var path = self
    path.addPath(other)
    return path
  }
}

// MARK: Spelling

extension Path: CustomStringConvertible {
  /// The outline as SVG path data.
  public var description: String {
    func number(_ value: CGFloat) -> String {
      // Farther than any screen, and not so far that there is no such number in a description.
      let near = value.isFinite ? min(max(Double(value), -1_000_000), 1_000_000) : 0
      return JSONWriter.spelling(of: (near * 1_000).rounded() / 1_000)
    }
    var text = ""
    for element in elements {
      let numbers = element.points.map { number($0.x) + " " + number($0.y) }.joined(separator: " ")
      switch element {
      case .move: text += "M" + numbers
      case .line: text += "L" + numbers
      case .quadCurve: text += "Q" + numbers
      case .curve: text += "C" + numbers
      case .closeSubpath: text += "Z"
      }
    }
    return text
  }
}
