import SkeletonModel

/// The scene as SVG, with the marks that Raster paints, in points.
///
/// One unit of the `viewBox` is a point; width and height are the picture's in pixels. The
/// attribute `data-node` of each mark has the path of its node.
package func svg(_ scene: Scene) -> String {
  var writer = SVGWriter(scale: Double(scene.scale))
  for mark in scene.marks {
    writer.write(mark)
  }
  return writer.document(of: scene)
}

/// Collects elements, and the definitions they use, each once.
struct SVGWriter {
  let scale: Double
  private var gradients = Definitions<MovingGradient>(prefix: "g")
  private var clips = Definitions<String>(prefix: "c")
  var elements: [String] = []

  init(scale: Double) {
    self.scale = scale
  }

  /// A gradient, and the elements that move it.
  struct MovingGradient: Hashable {
    var gradient: Mark.Gradient
    var animations: String
  }

  /// Ids numbered in the order of first use.
  struct Definitions<Key: Hashable> {
    let prefix: String
    var ids: [Key: String] = [:]
    var texts: [String] = []

    /// The id for a key, and whether it was used before.
    mutating func id(of key: Key) -> (known: Bool, id: String) {
      if let id = ids[key] { return (true, id) }
      let id = prefix + String(ids.count + 1)
      ids[key] = id
      return (false, id)
    }
  }
}

extension SVGWriter {
  mutating func write(_ mark: Mark) {
    guard let shape = element(mark.shape) else { return }
    var attributes = shape
    if !mark.node.isEmpty { attributes.append(("data-node", mark.node)) }
    switch mark.paint {
    case .color(let color):
      attributes += fill(color)
    case .gradient(let gradient):
      attributes.append(("fill", "url(#\(define(gradient)))"))
      if gradient.opacity != 1 {
        attributes.append(("fill-opacity", gradient.opacity.shortestDecimal))
      }
    }
    // Nested groups, because librsvg ignores clips that have clips of their own.
    let groups = mark.clips.map {
      tag([("", "g"), ("clip-path", "url(#\(define($0)))")], isEmpty: false)
    }
    elements.append(
      groups.joined() + tag(attributes) + String(repeating: "</g>", count: groups.count))
  }

  /// Collects marks that a reader can hide, as programs that draw do with a layer.
  mutating func write(_ marks: [Mark], asLayer name: String) {
    guard !marks.isEmpty else { return }
    elements.append(
      tag(
        [
          ("", "g"), ("id", name.lowercased()),
          ("xmlns:inkscape", "http://www.inkscape.org/namespaces/inkscape"),
          ("inkscape:groupmode", "layer"), ("inkscape:label", name),
        ], isEmpty: false))
    for mark in marks { write(mark) }
    elements.append("</g>")
  }

  /// - Parameter style: Rules for the elements.
  func document(of scene: Scene, style: String = "") -> String {
    let width = Double(scene.width) / scale
    let height = Double(scene.height) / scale
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(scene.width)" height="\(scene.height)" \
      viewBox="0 0 \(width.shortestDecimal) \(height.shortestDecimal)">
      """
    ]
    let definitions = gradients.texts + clips.texts
    if !definitions.isEmpty {
      lines += ["<defs>"] + definitions + ["</defs>"]
    }
    if !style.isEmpty { lines.append("<style>\(style)</style>") }
    if scene.ground.alpha > 0 {
      let size: Attributes = [
        ("", "rect"), ("width", width.shortestDecimal), ("height", height.shortestDecimal),
      ]
      lines.append(tag(size + fill(scene.ground)))
    }
    return (lines + elements + ["</svg>", ""]).joined(separator: "\n")
  }
}

// Definitions.
extension SVGWriter {
  /// The id of a gradient with its colours composited over its base. The opacity is applied where
  /// it is used.
  ///
  /// - Parameter animations: What moves it.
  mutating func define(_ gradient: Mark.Gradient, moving animations: String = "") -> String {
    var opaque = gradient
    opaque.opacity = 1
    let (isKnown, id) = gradients.id(of: MovingGradient(gradient: opaque, animations: animations))
    guard !isKnown else { return id }
    let element: String
    let place: Attributes
    /// Where the first stop lies on the way from a circle's centre to its edge.
    var share = 0.0
    if let inner = gradient.inner {
      let radius = gradient.end.x - gradient.start.x
      // Not by the attribute `fr`, which many programs do not know.
      share = radius > 0 ? inner / radius : 0
      element = "radialGradient"
      place = [
        ("cx", points(gradient.start.x)), ("cy", points(gradient.start.y)), ("r", points(radius)),
      ]
    } else {
      element = "linearGradient"
      place = [
        ("x1", points(gradient.start.x)), ("y1", points(gradient.start.y)),
        ("x2", points(gradient.end.x)), ("y2", points(gradient.end.y)),
      ]
    }
    let head: Attributes = [
      ("", element), ("id", id), ("gradientUnits", "userSpaceOnUse"),
    ]
    var lines = [tag(head + place, isEmpty: false)]
    for var stop in opaque.stopsOverBase {
      stop.location = share + stop.location * (1 - share)
      var attributes: Attributes = [
        ("", "stop"), ("offset", stop.location.shortestDecimal), ("stop-color", hex(stop.color)),
      ]
      if stop.color.alpha < 1 {
        attributes.append(("stop-opacity", stop.color.alpha.shortestDecimal))
      }
      lines.append(tag(attributes))
    }
    gradients.texts.append((lines + [animations, "</\(element)>"]).joined())
    return id
  }

  /// The id of a clip. An empty clip hides everything, in SVG as in Raster.
  mutating func define(_ clip: Mark.Shape) -> String {
    defineClip(element(clip).map { tag($0) } ?? "")
  }

  /// The id of a clip to what an element covers.
  mutating func defineClip(_ shape: String) -> String {
    let (isKnown, id) = clips.id(of: shape)
    guard !isKnown else { return id }
    clips.texts.append(tag([("", "clipPath"), ("id", id)], isEmpty: false) + shape + "</clipPath>")
    return id
  }
}

// Output.
extension SVGWriter {
  /// Names and values in order. The first has no name, and its value is the name of the element.
  typealias Attributes = [(name: String, value: String)]

  private func element(_ shape: Mark.Shape) -> Attributes? {
    switch shape {
    case .rectangle(let frame, let given):
      guard frame.width > 0, frame.height > 0 else { return nil }
      guard let radius = given.fitting(frame.extent).common else { break }
      var attributes: Attributes = [
        ("", "rect"), ("x", points(frame.x)), ("y", points(frame.y)),
        ("width", points(frame.width)), ("height", points(frame.height)),
      ]
      if radius > 0 { attributes.append(("rx", points(radius))) }
      return attributes
    case .path: break
    }
    return shape.outline.map { [("", "path"), ("d", data($0))] }
  }

  private func data(_ path: Path) -> String {
    func place(_ point: Offset) -> String { points(point.x) + " " + points(point.y) }
    return path.elements.map { element in
      switch element {
      case .move(let to): "M" + place(to)
      case .line(let to): "L" + place(to)
      case .cubic(let first, let second, let to):
        "C" + [first, second, to].map(place).joined(separator: " ")
      case .close: "Z"
      }
    }.joined()
  }

  private func fill(_ color: Color) -> Attributes {
    let fill: Attributes = [("fill", hex(color))]
    return color.alpha < 1 ? fill + [("fill-opacity", color.alpha.shortestDecimal)] : fill
  }

  private func hex(_ color: Color) -> String {
    /// The nearest of 256 levels; halves are rounded up.
    func level(_ part: Double) -> String {
      let level = Int((part > 0 ? min(part, 1) : 0) * 255 + 0.5)
      return (level < 16 ? "0" : "") + String(level, radix: 16)
    }
    return "#" + [color.red, color.green, color.blue].map(level).joined()
  }

  private func points(_ pixels: Double) -> String { (pixels / scale).shortestDecimal }

  func tag(_ attributes: Attributes, isEmpty: Bool = true) -> String {
    let words = attributes.map { name, value in
      name.isEmpty ? value : "\(name)=\"\(escapedForXML(value))\""
    }
    return "<" + words.joined(separator: " ") + (isEmpty ? "/>" : ">")
  }
}

/// The text escaped for use between double quotes in XML.
///
/// Characters that XML cannot represent become U+FFFD.
private func escapedForXML(_ value: String) -> String {
  var text = ""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "\t", "\n", "\r": text += "&#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text
}
