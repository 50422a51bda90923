import SkeletonModel

// Layers.
extension SVGWriter {
  /// The groups round what a layer is made of: cut to a frame, which is all that is seen of it, and
  /// filtered within them.
  mutating func layerGroups(
    _ layer: MarkLayer, in frame: Frame, of node: String
  ) -> [Attributes] {
    var outer: Attributes = [
      ("", "g"), ("clip-path", "url(#\(define(Mark.Shape.rectangle(frame, .zero))))"),
    ]
    outer += self.node(node)
    if layer.opacity < 1 { outer.append(("opacity", layer.opacity.shortestDecimal)) }
    // Not every program takes a clip for a reason to paint a group apart.
    if layer.marks.contains(where: { $0.blend != .normal }) {
      outer.append(("style", "isolation:isolate"))
    }
    guard let filter = filter(of: layer, in: frame) else { return [outer] }
    return [outer, [("", "g"), ("filter", "url(#\(filter))")]]
  }

  /// The marks of a layer, as far as its mask shows them.
  mutating func picture(of layer: MarkLayer, in frame: Frame) -> String {
    let picture = apart { writer in
      for mark in layer.marks { writer.write(mark) }
    }
    guard let mask = layer.mask else { return picture }
    let isPlain = mask.allSatisfy(\.isPlain)
    let shown = apart { writer in
      for mark in mask { writer.write(isPlain ? mark.whitened : mark) }
    }
    let source = region(layer.source(of: frame))
    let attributes: Attributes =
      [("", "mask"), ("maskUnits", "userSpaceOnUse")] + source
      // Else how light it is says how much is seen.
      + (isPlain ? [] : [("mask-type", "alpha")])
    let id = define(attributes, shown, "mask")
    return tag([("", "g"), ("mask", "url(#\(id))")], isEmpty: false) + picture + "</g>"
  }

  /// The elements that some work writes.
  mutating func apart(_ work: (inout SVGWriter) -> Void) -> String {
    let outer = elements
    elements = []
    work(&self)
    defer { elements = outer }
    return elements.joined()
  }

  /// The id of an element that is used by it.
  mutating func define(_ attributes: Attributes, _ content: String, _ name: String) -> String {
    let (isKnown, id) = others.id(of: tag(attributes, isEmpty: false) + content)
    if !isKnown {
      others.texts.append(
        tag(attributes + [("id", id)], isEmpty: false) + content + "</\(name)>")
    }
    return id
  }

  /// A rectangle in points.
  private func region(_ frame: Frame) -> Attributes {
    [
      ("x", points(frame.x)), ("y", points(frame.y)), ("width", points(frame.width)),
      ("height", points(frame.height)),
    ]
  }

  /// The filter that blurs a layer and casts its shadow; nil if it does neither.
  private mutating func filter(of layer: MarkLayer, in frame: Frame) -> String? {
    guard layer.blur != .zero || layer.shadow != nil else { return nil }
    var steps = ""
    var picture = "SourceGraphic"
    if layer.blur != .zero {
      picture = "p"
      steps += blur(layer.blur, of: nil, as: picture)
      if layer.fillsEdges {
        let alpha = tag([("", "feFuncA"), ("type", "linear"), ("slope", "255")])
        steps += "<feComponentTransfer result=\"\(picture)\">\(alpha)</feComponentTransfer>"
      }
    }
    if let shadow = layer.shadow {
      var cast = picture
      if shadow.blur != .zero {
        cast = "b"
        steps += blur(shadow.blur, of: picture, as: cast)
      }
      let flood: Attributes = [("flood-color", hex(shadow.color))]
      steps +=
        tag([
          ("", "feOffset"), ("in", cast), ("dx", points(shadow.offset.x)),
          ("dy", points(shadow.offset.y)), ("result", "s"),
        ])
        + tag(
          [("", "feFlood")] + flood
            + (shadow.color.alpha < 1
              ? [("flood-opacity", shadow.color.alpha.shortestDecimal)] : []))
        + tag([("", "feComposite"), ("operator", "in"), ("in2", "s"), ("result", "t")])
        + "<feMerge><feMergeNode in=\"t\"/><feMergeNode in=\"\(picture)\"/></feMerge>"
    }
    return define(
      [("", "filter"), ("filterUnits", "userSpaceOnUse")] + region(layer.source(of: frame))
        + [("color-interpolation-filters", "sRGB")], steps, "filter")
  }

  private func blur(_ deviation: Extent, of source: String?, as result: String) -> String {
    let (x, y) = (points(deviation.width), points(deviation.height))
    return tag(
      [("", "feGaussianBlur")] + (source.map { [("in", $0)] } ?? [])
        + [("stdDeviation", x == y ? x : x + " " + y), ("result", result)])
  }
}

extension Mark {
  /// Whether it is painted with colours alone, over what is below.
  fileprivate var isPlain: Bool {
    guard blend == .normal else { return false }
    switch paint {
    case .color, .gradient: return true
    case .layer, .picture: return false
    }
  }

  /// The same in white, as opaque as it was: where it is a mask, that much is seen.
  fileprivate var whitened: Mark {
    var mark = self
    func white(_ color: Color) -> Color {
      Color(red: 1, green: 1, blue: 1, alpha: color.alpha)
    }
    switch paint {
    case .color(let color): mark.paint = .color(white(color))
    case .gradient(var gradient):
      gradient.base = white(gradient.base)
      gradient.stops = gradient.stops.map {
        GradientStop(color: white($0.color), location: $0.location)
      }
      mark.paint = .gradient(gradient)
    case .layer, .picture: break
    }
    return mark
  }
}
