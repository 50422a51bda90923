import SkeletonModel

/// The scene as SVG, with the marks that Raster paints, in points.
///
/// One unit of the `viewBox` is a point; width and height are the picture's in pixels. The
/// attribute `data-node` of each mark has the path of its node.
package func svg(_ scene: Scene) throws(Failure) -> String {
  try checkPictures(of: scene.marks)
  var writer = SVGWriter(scale: Double(scene.scale))
  writer.writeGround(of: scene)
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
  /// Masks, filters and what is used twice.
  var others = Definitions<String>(prefix: "m")
  /// Those of the document, or of the group at hand.
  var elements: [String] = []

  init(scale: Double) {
    self.scale = scale
  }

  /// A gradient, and the elements that move it.
  struct MovingGradient: Hashable {
    var gradient: Mark.Gradient
    var animations: String
  }

  /// Stands at the beginning of every id and class until the whole text is known: no XML may have it.
  static let ownMark: Unicode.Scalar = "\u{FFFE}"

  static func own(_ name: String) -> String { String(ownMark) + name }

  /// Ids numbered in the order of first use.
  struct Definitions<Key: Hashable> {
    let prefix: String
    var ids: [Key: String] = [:]
    var texts: [String] = []

    /// The id for a key, and whether it was used before.
    mutating func id(of key: Key) -> (known: Bool, id: String) {
      if let id = ids[key] { return (true, id) }
      let id = SVGWriter.own(prefix + String(ids.count + 1))
      ids[key] = id
      return (false, id)
    }
  }
}

extension SVGWriter {
  mutating func write(_ mark: Mark) {
    guard let element = element(mark) else { return }
    lay(element, by: mark.blend)
  }

  /// The element that a mark is, in its clips; nil if there is nothing to paint.
  ///
  /// How it is mixed with what is below is not for elements that have none of CSS's words for it.
  mutating func element(_ mark: Mark) -> String? {
    // Nested groups, because librsvg ignores clips that have clips of their own.
    var groups: [Attributes] = mark.clips.map {
      [("", "g"), ("clip-path", "url(#\(define($0)))")]
    }
    let inside: String
    if case .layer(let layer) = mark.paint {
      groups += layerGroups(layer, in: mark.shape.bounds, of: mark.node)
      inside = picture(of: layer, in: mark.shape.bounds)
    } else if case .picture(let picture) = mark.paint {
      guard let shape = element(mark.shape) else { return nil }
      groups.append(
        [("", "g"), ("clip-path", "url(#\(defineClip(tag(shape))))")] + self.node(mark.node)
          + (picture.opacity < 1 ? [("opacity", picture.opacity.shortestDecimal)] : []))
      inside = image(of: picture)
    } else {
      guard let shape = element(mark.shape) else { return nil }
      let node = self.node(mark.node)
      if case .gradient(let gradient) = mark.paint, let fan = SVGFan(gradient) {
        groups.append(
          [("", "g")] + node + hole(of: mark.shape)
            + (gradient.opacity == 1 ? [] : [("opacity", gradient.opacity.shortestDecimal)]))
        inside = wedges(of: fan, around: mark.shape.bounds)
      } else {
        groups.append(shape + node + paint(of: mark))
        inside = ""
      }
    }
    if let word = mark.blend.css, !groups.isEmpty {
      // What is mixed with what is below is painted apart in any case.
      groups[0].removeAll { $0.name == "style" }
      groups[0].append(("style", "mix-blend-mode:\(word)"))
    }
    let last = groups.removeLast()
    return groups.map { tag($0, isEmpty: false) }.joined()
      + (inside.isEmpty && last.first?.value != "g"
        ? tag(last) : tag(last, isEmpty: false) + inside + "</g>")
      + String(repeating: "</g>", count: groups.count)
  }

  /// A picture where it lies: that of its file, or that in its colour.
  private func image(of picture: MarkPicture) -> String {
    let file = picture.fill.file
    var bytes = file.bytes
    var format = file.format.rawValue
    // That it can be unpacked has been seen before anything was written.
    if picture.fill.color != nil || file.format.isDrawing,
      let pixels = try? file.pixels(
        width: Int(max(picture.place.width.rounded(.up), 1)),
        height: Int(max(picture.place.height.rounded(.up), 1)))
    {
      bytes = png(picture.fill.color.map { pixels.tinted(Pixel($0)) } ?? pixels)
      format = PictureFile.Format.png.rawValue
    }
    let place: Attributes = [
      ("", "image"), ("x", points(picture.place.x)), ("y", points(picture.place.y)),
      ("width", points(picture.place.width)), ("height", points(picture.place.height)),
      ("preserveAspectRatio", "none"),
    ]
    let data = "data:image/\(format);base64," + String(decoding: base64(bytes), as: UTF8.self)
    return tag(
      place + (picture.transform.map { [("transform", matrix($0))] } ?? []) + [("href", data)])
  }

  /// With what a shape is filled, or its line is drawn.
  private mutating func paint(of mark: Mark) -> Attributes {
    let isLine = mark.shape.line != nil
    let word = isLine ? "stroke" : "fill"
    switch mark.paint {
    case .color(let color): return fill(color, word)
    case .gradient(var gradient):
      if let warp = mark.shape.line?.warp?.inverse { gradient = gradient.transformed(by: warp) }
      let paint: Attributes = [(word, "url(#\(define(gradient)))")]
      if gradient.opacity == 1 { return paint }
      return paint + [(word + "-opacity", gradient.opacity.shortestDecimal)]
    case .layer, .picture: return []
    }
  }

  /// What lies below everything.
  mutating func writeGround(of scene: Scene) {
    guard scene.ground.alpha > 0 else { return }
    let size: Attributes = [
      ("", "rect"), ("width", (Double(scene.width) / scale).shortestDecimal),
      ("height", (Double(scene.height) / scale).shortestDecimal),
    ]
    elements.append(tag(size + fill(scene.ground)))
  }

  /// Collects marks that a reader can hide, as programs that draw do with a layer.
  mutating func write(_ marks: [Mark], asLayer name: String) {
    guard !marks.isEmpty else { return }
    elements.append(
      tag(
        [
          ("", "g"), ("id", Self.own(name.lowercased())),
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
    let definitions = gradients.texts + clips.texts + others.texts
    if !definitions.isEmpty {
      lines += ["<defs>"] + definitions + ["</defs>"]
    }
    if !style.isEmpty { lines.append("<style>\(style)</style>") }
    return Self.named((lines + elements + ["</svg>", ""]).joined(separator: "\n"))
  }

  /// A text whose ids and classes are its own: a page may have several, and an id means the first
  /// element that has it.
  private static func named(_ text: String) -> String {
    let parts = text.unicodeScalars.split(separator: ownMark, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return text }
    let digits = String(checksum(of: Array(text.utf8)), radix: 16)
    let name = "s" + String(repeating: "0", count: 8 - digits.count) + digits + "-"
    return parts.map { String($0) }.joined(separator: name)
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
    var head: Attributes = [
      ("", element), ("id", id), ("gradientUnits", "userSpaceOnUse"),
    ]
    if let warp = gradient.warp { head.append(("gradientTransform", matrix(warp.affine))) }
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

  func element(_ shape: Mark.Shape) -> Attributes? {
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
    case .stroke(let path, let pen):
      guard !path.isEmpty else { return nil }
      return line(along: path, pen)
    }
    return shape.outline.map { [("", "path"), ("d", data($0))] }
  }

  private func line(along path: Path, _ pen: Mark.Pen) -> Attributes {
    var path = path
    var transform: Attributes = []
    if let warp = pen.warp, let back = warp.inverse {
      path = path.map(back.place)
      transform = [("transform", matrix(warp))]
    }
    let line: Attributes = [
      ("", "path"), ("d", data(path)), ("fill", "none"), ("stroke-width", points(pen.width)),
    ]
    return line + pen.attributes { points($0) } + transform
  }

  /// A transformation of pixels as one of points.
  func matrix(_ affine: Affine) -> String {
    let numbers = [affine.a, affine.b, affine.c, affine.d, affine.e / scale, affine.f / scale]
    return "matrix(\(numbers.map(\.shortestDecimal).joined(separator: " ")))"
  }

  func data(_ path: Path) -> String {
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

  func fill(_ color: Color, _ word: String = "fill") -> Attributes {
    let fill: Attributes = [(word, hex(color))]
    return color.alpha < 1 ? fill + [(word + "-opacity", color.alpha.shortestDecimal)] : fill
  }

  func hex(_ color: Color) -> String {
    /// The nearest of 256 levels; halves are rounded up.
    func level(_ part: Double) -> String {
      let level = Int((part > 0 ? min(part, 1) : 0) * 255 + 0.5)
      return (level < 16 ? "0" : "") + String(level, radix: 16)
    }
    return "#" + [color.red, color.green, color.blue].map(level).joined()
  }

  func points(_ pixels: Double) -> String { (pixels / scale).shortestDecimal }

  /// Which node an element shows.
  func node(_ name: String) -> Attributes {
    guard !name.isEmpty else { return [] }
    let scalars = name.unicodeScalars.map { $0 == Self.ownMark ? "\u{FFFD}" : $0 }
    return [("data-node", String(String.UnicodeScalarView(scalars)))]
  }

  func tag(_ attributes: Attributes, isEmpty: Bool = true) -> String {
    let words = attributes.map { name, value in
      name.isEmpty ? value : "\(name)=\"\(escapedForXML(value))\""
    }
    return "<" + words.joined(separator: " ") + (isEmpty ? "/>" : ">")
  }
}

/// The text escaped for use between double quotes in XML.
///
/// Characters that XML cannot represent become U+FFFD, but for the writer's own mark.
private func escapedForXML(_ value: String) -> String {
  var text = ""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "\t", "\n", "\r": text += "&#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{FFFF}": text += "\u{FFFD}"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text
}
