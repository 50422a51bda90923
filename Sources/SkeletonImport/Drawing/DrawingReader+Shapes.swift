import SkeletonLanguage
import SkeletonModel

extension DrawingReader {
  mutating func outline(of element: Markup, _ style: Style) -> Outline? {
    switch element.name {
    case "rect":
      let frame = Frame(
        x: length(element, style, "x", viewport.width) ?? 0,
        y: length(element, style, "y", viewport.height) ?? 0,
        width: length(element, style, "width", viewport.width) ?? 0,
        height: length(element, style, "height", viewport.height) ?? 0)
      guard hasArea(element, frame.width, frame.height) else { return nil }
      let rx = length(element, style, "rx", viewport.width).flatMap { $0 < 0 ? nil : $0 }
      let ry = length(element, style, "ry", viewport.height).flatMap { $0 < 0 ? nil : $0 }
      let radius = Offset(
        x: min(rx ?? ry ?? 0, frame.width / 2), y: min(ry ?? rx ?? 0, frame.height / 2))
      return .box(frame, radius.x > 0 && radius.y > 0 ? radius : .zero)
    case "circle", "ellipse":
      let center = Offset(
        x: length(element, style, "cx", viewport.width) ?? 0,
        y: length(element, style, "cy", viewport.height) ?? 0)
      var radii = Offset.zero
      if element.name == "circle" {
        let r = length(element, style, "r", diagonal) ?? 0
        radii = Offset(x: r, y: r)
      } else {
        let rx = length(element, style, "rx", viewport.width)
        let ry = length(element, style, "ry", viewport.height)
        radii = Offset(x: rx ?? ry ?? 0, y: ry ?? rx ?? 0)
      }
      guard hasArea(element, radii.x, radii.y) else { return nil }
      return .oval(center, radii)
    case "line":
      let from = Offset(
        x: length(element, style, "x1", viewport.width) ?? 0,
        y: length(element, style, "y1", viewport.height) ?? 0)
      let to = Offset(
        x: length(element, style, "x2", viewport.width) ?? 0,
        y: length(element, style, "y2", viewport.height) ?? 0)
      return .path(Path([.move(from), .line(to)]))
    case "polygon", "polyline": return polygon(element)
    default:
      guard let value = element["d"]?.value, let data = value.spelt,
        data.trimmed.contains(where: { !$0.isWhitespace })
      else {
        notes.add(at: element.offset, "<path>", "has no data; left out")
        return nil
      }
      do throws(Failure) {
        return .path(try svgPath(data))
      } catch {
        notes.add(
          at: element["d"]?.offset ?? element.offset, "d", "\(error); the path was left out")
        return nil
      }
    }
  }

  mutating func hasArea(_ element: Markup, _ width: Double, _ height: Double) -> Bool {
    if width > 0, height > 0 { return true }
    notes.add(
      at: element.offset, "<\(element.name)>",
      width < 0 || height < 0
        ? "a size below 0 paints nothing; left out" : "has no area, so it paints nothing; left out")
    return false
  }

  mutating func polygon(_ element: Markup) -> Outline? {
    let words = (element["points"]?.value.spelt ?? "").split { $0 == "," || $0.isWhitespace }
    let numbers = words.prefix(100_000).map { plainNumber(String($0)) }
    guard numbers.count >= 4, numbers.allSatisfy({ $0 != nil }) else {
      notes.add(
        at: element["points"]?.offset ?? element.offset, "points",
        "are not pairs of numbers; left out")
      return nil
    }
    let all = numbers.compactMap(\.self)
    var path = Path()
    for index in stride(from: 0, to: all.count - 1, by: 2) {
      let point = Offset(x: all[index], y: all[index + 1])
      path.elements.append(index == 0 ? .move(point) : .line(point))
    }
    if element.name == "polygon" { path.elements.append(.close) }
    return .path(path)
  }

  /// A line's width as an outline of its own, for the shapes where that is one.
  mutating func addStroke(
    _ element: Markup, _ outline: Outline, _ placing: Affine, _ paint: Paint
  ) {
    guard let word = paint.stroke["stroke"], word != "none" else { return }
    guard let color = paint.color(word) else {
      notes.add(
        at: element["stroke"]?.offset ?? element.offset, "stroke=\(word)",
        "only plain colours are carried over; left out")
      return
    }
    let width =
      paint.stroke["stroke-width"].flatMap { Length.read(.text($0)) }?.points(of: diagonal)
      ?? 1
    guard width > 0 else { return }
    if paint.stroke["stroke-dasharray"].map({ $0 != "none" }) ?? false {
      notes.add(at: element.offset, "stroke-dasharray", "the line is drawn unbroken")
    }
    let alpha = paint.stroke["stroke-opacity"].flatMap(plainNumber) ?? 1
    let fill = Sketch.Piece.Fill.color(color.opacity(min(max(alpha, 0), 1)))
    let half = width / 2
    var path: Path
    switch outline {
    case .box(let frame, let radius):
      let outer = Frame(
        x: frame.x - half, y: frame.y - half, width: frame.width + width,
        height: frame.height + width)
      path = .upright(
        outer, radius == .zero ? .zero : Offset(x: radius.x + half, y: radius.y + half))
      if frame.width > width, frame.height > width {
        let inner = Frame(
          x: frame.x + half, y: frame.y + half, width: frame.width - width,
          height: frame.height - width)
        path.elements +=
          Path.upright(
            inner, Offset(x: max(radius.x - half, 0), y: max(radius.y - half, 0)), isBackwards: true
          ).elements
      }
    case .oval(let center, let radii):
      path = .oval(center, Offset(x: radii.x + half, y: radii.y + half))
      if min(radii.x, radii.y) > half {
        path.elements +=
          Path.oval(
            center, Offset(x: radii.x - half, y: radii.y - half), isBackwards: true
          ).elements
      }
    case .path(let line):
      guard line.elements.count == 2, case .move(let from) = line.elements[0],
        case .line(let to) = line.elements[1]
      else {
        notes.add(at: element.offset, "stroke", "the line round this shape was left out")
        return
      }
      let cap = paint.stroke["stroke-linecap"] ?? "butt"
      path = .line(from, to, width: width, cap)
      if path.isEmpty { return }
    }
    add(.path(path), placing, fill, paint.opacity, element)
  }
}
