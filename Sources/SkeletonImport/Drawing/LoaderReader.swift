import SkeletonModel

/// Reads a loader as of react-content-loader, or a drawing in SVG, into a sketch.
struct LoaderReader {
  private var notes: ImportNotes
  private let markup: Markup
  private let isLoader: Bool
  private let isNative: Bool

  init(_ markup: Markup, isNative: Bool, notes: ImportNotes) {
    self.markup = markup
    isLoader = markup.name == "ContentLoader"
    self.isNative = isNative
    self.notes = notes
  }

  /// - Parameter name: The document's.
  static func read(
    _ markup: Markup, isNative: Bool, name: String, origin: String, _ notes: inout ImportNotes
  ) -> Sketch {
    var reader = LoaderReader(markup, isNative: isNative, notes: notes)
    let sketch = reader.read(name, origin)
    notes = reader.notes
    return sketch
  }

  private mutating func read(_ name: String, _ origin: String) -> Sketch {
    var drawing = DrawingReader(markup, isLoader: isLoader, isNative: isNative, notes: notes)
    var canvas = drawing.readCanvas()
    notes = drawing.notes
    let style = Style(markup)
    let isMirrored = readStyle(style) || flag("rtl")
    if isMirrored {
      canvas.placing = canvas.placing.inside(Affine(a: -1, e: canvas.extent.width))
    }
    drawing.notes = notes
    drawing.readShapes(canvas)
    notes = drawing.notes
    var sketch = Sketch(
      name: name, origin: origin, canvas: canvas.extent,
      placeholder: Sketch.Shade(Color(red: 0.93, green: 0.93, blue: 0.93)), panels: [])
    if isLoader {
      readProperties()
      let colors = readColors()
      sketch.placeholder = Sketch.Shade(colors.background)
      sketch.motion = readMotion(colors, isMirrored: isMirrored)
    } else {
      sketch.motion = drawing.motion
      if let placeholder = drawing.placeholder { sketch.placeholder = placeholder }
    }
    if let opacity = style.spelt("opacity").flatMap(DrawingReader.share), isLoader {
      sketch.opacity = opacity
    }
    for key in ["background", "backgroundColor", "background-color"] {
      if let value = style.declared.last(where: { $0.name == key })?.value.spelt,
        let color = CSSColor.read(value), color.alpha > 0
      {
        sketch.background = Sketch.Shade(color)
      }
    }
    var panel = Sketch.Panel(height: canvas.extent.height, pieces: drawing.pieces)
    if isLoader { fit(&panel, drawing.viewport, canvas) }
    sayWhatLiesOutside(panel, canvas.extent)
    sketch.panels = [panel]
    return sketch
  }

  private func flag(_ name: String) -> Bool {
    switch markup[name]?.value {
    case .flag(let flag)?: flag
    case .text(let text)?: text != "false"
    default: false
    }
  }

  /// The gradient of a loader fills the width and height of its view box from 0, 0, and nothing
  /// is painted beyond it.
  private func fit(_ panel: inout Sketch.Panel, _ viewport: Extent, _ canvas: DrawingReader.Canvas)
  {
    let frame = canvas.placing.place(Frame(extent: viewport))
    let isWhole =
      abs(frame.x) < 0.005 && abs(frame.y) < 0.005
      && abs(frame.width - canvas.extent.width) < 0.005
      && abs(frame.height - canvas.extent.height) < 0.005
    guard !isWhole else { return }
    panel.frame = frame
    let seen = Frame(extent: canvas.extent)
    panel.clips = panel.pieces.contains { piece in
      let shown = piece.frame.intersection(seen)
      return shown.width > 0 && shown.height > 0
        && (shown.x < frame.x - 0.005 || shown.y < frame.y - 0.005
          || shown.maxX > frame.maxX + 0.005 || shown.maxY > frame.maxY + 0.005)
    }
  }

  private mutating func sayWhatLiesOutside(_ panel: Sketch.Panel, _ canvas: Extent) {
    let seen = panel.frame.map { $0.intersection(Frame(extent: canvas)) } ?? Frame(extent: canvas)
    let hidden = panel.pieces.count { piece in
      let shown = piece.frame.intersection(seen)
      return shown.width <= 0 || shown.height <= 0
    }
    guard hidden > 0 else { return }
    notes.add(
      at: markup.offset, "<\(markup.name)>",
      hidden == 1
        ? "one of its shapes lies wholly outside the picture"
        : "\(hidden) of its shapes lie wholly outside the picture")
  }
}

extension Sketch.Piece {
  /// Where it is; a percent counts as nothing.
  var frame: Frame {
    func points(_ side: Side) -> Double {
      if case .points(let points) = side { points } else { 0 }
    }
    return Frame(x: points(x), y: y, width: points(width), height: height)
  }
}

// MARK: - What a loader says of itself

extension LoaderReader {
  /// Names that say nothing about the picture, or are read elsewhere.
  private static let silent: Set = [
    "key", "id", "uniqueKey", "class", "baseUrl", "title", "role", "ref", "testID", "version",
    "xmlns", "xlink", "viewBox", "width", "height", "style", "preserveAspectRatio", "speed",
    "animate", "interval", "gradientRatio", "rtl", "backgroundColor", "foregroundColor",
    "backgroundOpacity", "foregroundOpacity", "fill", "children", "space", "x", "y", "opacity",
    "focusable", "accessible",
  ]

  private mutating func readProperties() {
    for attribute in markup.attributes {
      let name = attribute.name
      if Self.silent.contains(name) || name.hasPrefix("aria") || name.hasPrefix("data-")
        || name.hasPrefix("on") || name.hasPrefix("accessibility")
      {
        continue
      }
      let renamed = [
        "primaryColor": "backgroundColor", "secondaryColor": "foregroundColor",
        "primaryOpacity": "backgroundOpacity", "secondaryOpacity": "foregroundOpacity",
      ]
      let shown = "\(name)=\(attribute.value.shown)"
      if let now = renamed[name] {
        notes.add(
          at: attribute.offset, shown,
          "is called '\(now)' since react-content-loader 5, which passes over the old name; "
            + "left out")
      } else {
        notes.add(at: attribute.offset, shown, "cannot be carried over; left out")
      }
    }
  }

  /// Whether the drawing is mirrored by its style.
  private mutating func readStyle(_ style: Style) -> Bool {
    var isMirrored = false
    for member in style.declared {
      let value = member.value.spelt ?? ""
      switch member.name {
      case "transform" where value.contains("scaleX(-1)"): isMirrored = true
      case "transform":
        notes.add(
          at: markup["style"]?.offset ?? markup.offset, "style.transform",
          "cannot be carried over; left out")
      default: break
      }
    }
    return isMirrored
  }

  private mutating func color(_ name: String, _ absent: Color) -> Color {
    guard let attribute = markup[name] else { return absent }
    guard let color = attribute.value.spelt.flatMap(CSSColor.read) else {
      notes.add(
        at: attribute.offset, "\(name)=\(attribute.value.shown)",
        "is no colour that is known here; taken as \(absent.written)")
      return absent
    }
    return color
  }

  private mutating func number(
    _ name: String, _ absent: Double, in range: ClosedRange<Double>
  ) -> Double {
    guard let attribute = markup[name] else { return absent }
    guard let number = attribute.value.spelt.flatMap({ plainNumber($0.trimmed) }),
      range.contains(number)
    else {
      notes.add(
        at: attribute.offset, "\(name)=\(attribute.value.shown)",
        "is no number that can be used; taken as \(absent.threeDecimals)")
      return absent
    }
    return number
  }

  private mutating func readColors() -> (background: Color, foreground: Color) {
    let grey = Color(red: 245.0 / 255, green: 246.0 / 255, blue: 247.0 / 255)
    let light = Color(red: 238.0 / 255, green: 238.0 / 255, blue: 238.0 / 255)
    let background = color("backgroundColor", grey)
      .opacity(number("backgroundOpacity", 1, in: 0...1))
    let foreground = color("foregroundColor", light)
      .opacity(number("foregroundOpacity", 1, in: 0...1))
    return (background, foreground)
  }

  private mutating func readMotion(
    _ colors: (background: Color, foreground: Color), isMirrored: Bool
  ) -> Sketch.Motion {
    if let animate = markup["animate"], animate.value.spelt == "false" { return .none }
    let speed = number("speed", 1.2, in: 0.01...3600)
    let stops = Sketch.Stop.mixedStraight(
      [colors.background, colors.foreground, colors.background].map {
        Sketch.Stop(color: $0, location: nil)
      })
    let angle = isMirrored ? 180.0 : 0
    guard !isNative else {
      let interval = number("interval", 0.25, in: 0...100)
      return .sweep(
        stops: stops, width: 1, angle: angle, duration: speed, rest: speed * interval)
    }
    let ratio = number("gradientRatio", 2, in: 0.1...100)
    if ratio < 1 {
      notes.add(
        at: markup["gradientRatio"]?.offset ?? markup.offset,
        "gradientRatio=\(ratio.threeDecimals)",
        "the band begins and ends outside here; taken as 1")
    }
    return DrawingReader.sweep(stops, time: speed, share: 1 / max(ratio, 1), angle: angle)
  }
}
