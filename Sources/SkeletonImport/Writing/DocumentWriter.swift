import SkeletonModel

/// Writes a sketch as a document, as a person would: one line for a node, and a comment where
/// something is not as it was.
struct DocumentWriter {
  private var text = ""
  private let sketch: Sketch

  private init(_ sketch: Sketch) { self.sketch = sketch }

  static func text(of sketch: Sketch) -> String {
    var writer = DocumentWriter(sketch)
    writer.write()
    return writer.text
  }

  private mutating func line(_ depth: Int, _ words: String) {
    text += String(repeating: "  ", count: depth) + words + "\n"
  }

  private mutating func comment(_ depth: Int, _ words: String) {
    for part in printable(words).split(separator: "\n") { line(depth, "# \(part)") }
  }

  private mutating func write() {
    comment(0, "From \(sketch.origin), by skelsnap import.")
    line(0, "skelsnap: 1")
    if let title = sketch.title { line(0, "title: \(Self.quoted(title))") }
    writeTheme()
    let height = sketch.isAsHighAsContent ? "fit" : Self.number(sketch.canvas.height)
    var canvas = "width: \(Self.number(sketch.canvas.width)), height: \(height)"
    if let background = sketch.background {
      canvas += ", background: \(Self.shade(background))"
    } else if sketch.placeholder.dark == nil {
      // The colours are for a light page.
      canvas += ", background: white"
    }
    line(0, "canvas: {\(canvas)}")
    line(0, "skeleton:")
    writePanels(sketch.panels[...], 1)
    writeSnapshots()
  }

  private mutating func writeTheme() {
    line(0, "theme:")
    line(1, "extends: ios")
    line(1, "colors: {placeholder: \(Self.shade(sketch.placeholder))}")
    let classes = sketch.panels.compactMap(\.widthClass)
    if !classes.isEmpty {
      line(
        1,
        "widthClasses: {"
          + classes.map { "\($0.name): \(Self.number($0.from))" }.joined(separator: ", ") + "}")
    }
    switch sketch.motion {
    case .none: line(1, "shimmer: none")
    case .sweep(let stops, let width, let angle, let duration, let rest):
      line(1, "shimmer:")
      line(2, "gradient:")
      line(3, "stops: [\(stops.map(Self.stop).joined(separator: ", "))]")
      if width != 1 { line(3, "width: \(Self.number(width * 100))%") }
      if angle != 0 { line(3, "angle: \(Self.number(angle))") }
      line(3, "space: group")
      line(3, "duration: \(Self.duration(duration))")
      if rest > 0.0005 { line(3, "rest: \(Self.duration(rest))") }
    case .pulse(let from, let to, let duration):
      line(1, "shimmer:")
      line(2, "pulse:")
      line(3, "stops: [\(Self.shade(from)), \(Self.shade(to))]")
      line(3, "duration: \(Self.duration(duration))")
    }
    let hasCorners = sketch.panels.contains { panel in
      panel.pieces.contains { piece in
        if case .block(let radii) = piece.shape { radii != .none } else { false }
      }
    }
    if hasCorners { line(1, "defaults: {block: {corners: circular}}") }
  }

  private mutating func writeSnapshots() {
    guard sketch.widths.count > 1 else { return }
    var widths: [Double] = []
    for width in sketch.widths.map({ $0.rounded() }) where !widths.contains(width) {
      widths.append(width)
    }
    // What is not said here stays as it is where nothing is.
    line(0, "snapshots:")
    line(1, "width: [\(widths.map(Self.number).joined(separator: ", "))]")
    if sketch.placeholder.dark != nil { line(1, "appearance: [light, dark]") }
  }
}

// MARK: - Nodes

extension DocumentWriter {
  /// One panel, or one for each width class.
  private mutating func writePanels(_ panels: ArraySlice<Sketch.Panel>, _ depth: Int) {
    guard let panel = panels.first else { return }
    guard panels.count > 1, let widthClass = panel.widthClass else {
      write(panel, depth)
      return
    }
    line(depth, "when:")
    line(depth + 1, "if: {width: \(widthClass.name)}")
    line(depth + 1, "then:")
    write(panel, depth + 2)
    line(depth + 1, "else:")
    writePanels(panels.dropFirst(), depth + 2)
  }

  private mutating func write(_ panel: Sketch.Panel, _ depth: Int) {
    if let remark = panel.remark { comment(depth, remark) }
    line(depth, "zstack:")
    let opacity = sketch.opacity == 1 ? nil : "opacity: \(Self.number(sketch.opacity))"
    guard let frame = panel.frame else {
      if sketch.isAsHighAsContent {
        line(depth + 1, "maxWidth: fill")
      } else {
        line(depth + 1, "width: \(Self.number(sketch.canvas.width))")
      }
      line(depth + 1, "height: \(Self.number(panel.height))")
      if let opacity { line(depth + 1, opacity) }
      writeChildren(panel, at: .zero, depth + 1)
      return
    }
    line(depth + 1, "width: \(Self.number(sketch.canvas.width))")
    line(depth + 1, "height: \(Self.number(panel.height))")
    if let opacity { line(depth + 1, opacity) }
    line(depth + 1, "children:")
    comment(depth + 2, "The view box, which is narrower or lower than the picture.")
    line(depth + 2, "- zstack:")
    line(depth + 4, "position: \(Self.position(.points(frame.x), frame.y))")
    line(depth + 4, "width: \(Self.number(frame.width))")
    line(depth + 4, "height: \(Self.number(frame.height))")
    if panel.clips { line(depth + 4, "clip: true") }
    writeChildren(panel, at: frame.origin, depth + 4)
  }

  private mutating func writeChildren(_ panel: Sketch.Panel, at origin: Offset, _ depth: Int) {
    if case .sweep = sketch.motion { line(depth, "shimmerGroup: true") }
    guard !panel.pieces.isEmpty else {
      line(depth, "children: []")
      return
    }
    line(depth, "children:")
    for piece in panel.pieces { write(piece, at: origin, depth + 1) }
  }

  private static func position(_ x: Sketch.Piece.Side, _ y: Double) -> String {
    "{x: \(side(x)), y: \(number(y)), anchor: topLeading}"
  }

  private mutating func write(_ piece: Sketch.Piece, at origin: Offset, _ depth: Int) {
    var x = piece.x
    if case .points(let points) = x { x = .points(points - origin.x) }
    var keys = ["position: \(Self.position(x, piece.y - origin.y))"]
    let width = "width: \(Self.side(piece.width))"
    let height = "height: \(Self.number(piece.height))"
    let kind: String
    switch piece.shape {
    case .block(let radii):
      kind = "block"
      keys += [width, height]
      if let radius = Self.radius(radii) { keys.append("radius: \(radius)") }
    case .circle:
      kind = "circle"
      keys.append("size: \(Self.number(piece.height))")
    case .ellipse:
      kind = "ellipse"
      keys += [width, height]
    case .path(let data, let box):
      kind = "path"
      let numbers = [box.x, box.y, box.width, box.height].map(Self.number)
      keys = ["data: \(data)", "viewBox: [\(numbers.joined(separator: ", "))]"] + keys
      keys += [width, height]
    }
    if let fill = piece.fill { keys.append("fill: \(Self.fill(fill))") }
    if piece.opacity < 0.9995 { keys.append("opacity: \(Self.number(piece.opacity))") }
    let whole = "- \(kind): {\(keys.joined(separator: ", "))}"
    guard case .path = piece.shape else {
      line(depth, whole)
      return
    }
    line(depth, "- path:")
    for key in keys { line(depth + 2, key) }
  }

  /// nil for corners that are not rounded.
  private static func radius(_ radii: Sketch.Radii) -> String? {
    func one(_ radius: Offset) -> String {
      abs(radius.x - radius.y) < 0.0005
        ? number(radius.x) : "{x: \(number(radius.x)), y: \(number(radius.y))}"
    }
    if radii == .none { return nil }
    let corners = [
      ("topLeading", radii.topLeft), ("topTrailing", radii.topRight),
      ("bottomTrailing", radii.bottomRight), ("bottomLeading", radii.bottomLeft),
    ]
    if corners.allSatisfy({ $0.1 == radii.topLeft }) { return one(radii.topLeft) }
    return "{"
      + corners.filter { $0.1 != .zero }.map { "\($0.0): \(one($0.1))" }.joined(separator: ", ")
      + "}"
  }

  private static func fill(_ fill: Sketch.Piece.Fill) -> String {
    func point(_ point: Offset) -> String { "{x: \(number(point.x)), y: \(number(point.y))}" }
    switch fill {
    case .color(let value): return color(value)
    case .linear(let stops, let start, let end):
      return "{stops: [\(stops.map(stop).joined(separator: ", "))], startPoint: \(point(start)), "
        + "endPoint: \(point(end))}"
    case .radial(let stops, let center, let from, let to):
      return "{stops: [\(stops.map(stop).joined(separator: ", "))], center: \(point(center)), "
        + "startRadius: \(number(from)), endRadius: \(number(to))}"
    }
  }
}

// MARK: - Values

extension DocumentWriter {
  /// At most four decimals.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == 0 ? "0" : rounded.shortestDecimal
  }

  private static func side(_ side: Sketch.Piece.Side) -> String {
    switch side {
    case .points(let points): number(points)
    case .percent(let percent): "\(number(percent))%"
    }
  }

  static func duration(_ seconds: Double) -> String {
    let milliseconds = min(max((seconds * 1000).rounded(), 1), 86_400_000)
    return milliseconds < 1000 || milliseconds.truncatingRemainder(dividingBy: 100) != 0
      ? "\(number(milliseconds))ms" : "\(number(milliseconds / 1000))s"
  }

  static func color(_ color: Color) -> String {
    let white = Color(red: 1, green: 1, blue: 1)
    if color == white { return "white" }
    return "\"\(color.written)\""
  }

  private static func shade(_ shade: Sketch.Shade) -> String {
    guard let dark = shade.dark else { return color(shade.light) }
    return "{light: \(color(shade.light)), dark: \(color(dark))}"
  }

  private static func stop(_ stop: Sketch.Stop) -> String {
    guard let location = stop.location else { return color(stop.color) }
    return "{color: \(color(stop.color)), location: \(number(location))}"
  }

  /// A text as YAML takes it for one.
  static func quoted(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isASCII && $0.isLetter } ?? false
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_. ".contains($0)) }
      && !text.hasSuffix(" ")
      && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
    return isPlain ? text : JSON.string(text).text()
  }
}
