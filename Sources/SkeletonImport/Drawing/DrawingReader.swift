import SkeletonLanguage
import SkeletonModel

/// Turns the elements of a drawing into pieces at places on a canvas.
struct DrawingReader {
  var notes: ImportNotes
  let markup: Markup
  /// Whether it is a loader as of react-content-loader, whose children are the shape that one
  /// gradient is seen through.
  let isLoader: Bool
  let isNative: Bool

  /// What is drawn into, in units of the drawing.
  var viewport = Extent(width: 393, height: 852)
  var pieces: [Sketch.Piece] = []
  var motion = Sketch.Motion.none
  var placeholder: Sketch.Shade?
  var identified: [String: Markup] = [:]
  var budget = 20_000
  /// How many bytes of a document the pieces may take.
  var room = 6_000_000
  /// The gradient that became the document's shimmer.
  var shimmering: String?

  init(_ markup: Markup, isLoader: Bool, isNative: Bool = false, notes: ImportNotes) {
    self.markup = markup
    self.isLoader = isLoader
    self.isNative = isNative
    self.notes = notes
  }

  struct Paint {
    var fill = Sketch.Piece.Fill.color(Color(red: 0, green: 0, blue: 0))
    var isNone = false
    /// Whether the document's shimmer is what it is painted with.
    var isPlaceholder = false
    var opacity = 1.0
    var fillOpacity = 1.0
    var isEvenOdd = false
    var isHidden = false
    /// Whether a gradient's ends are places in the drawing, not shares of each shape.
    var isInUserSpace = false
    /// What is said of lines, as it is spelt.
    var stroke: [String: String] = [:]
    /// What `currentColor` stands for.
    var current = Color(red: 0, green: 0, blue: 0)

    static let strokes = [
      "stroke", "stroke-width", "stroke-dasharray", "stroke-opacity", "stroke-linecap",
    ]

    /// nil for the placeholder.
    var painted: Sketch.Piece.Fill? {
      guard !isPlaceholder else { return nil }
      func faded(_ stops: [Sketch.Stop]) -> [Sketch.Stop] {
        stops.map { Sketch.Stop(color: $0.color.opacity(fillOpacity), location: $0.location) }
      }
      switch fill {
      case .color(let color): return .color(color.opacity(fillOpacity))
      case .linear(let stops, let start, let end): return .linear(faded(stops), start, end)
      case .radial(let stops, let center, let from, let to):
        return .radial(faded(stops), center, from: from, to: to)
      }
    }

    /// Of a whole piece; a placeholder has no colour of its own to fade.
    var pieceOpacity: Double { isPlaceholder ? opacity * fillOpacity : opacity }
  }

  enum Outline {
    case box(Frame, Offset)
    case oval(Offset, Offset)
    case path(Path)

    /// In units of the drawing.
    var bounds: Frame? {
      switch self {
      case .box(let frame, _): frame
      case .oval(let center, let radii):
        Frame(
          x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x, height: 2 * radii.y)
      case .path(let path): path.bounds
      }
    }
  }
}

extension DrawingReader {
  /// Reads all that is drawn.
  mutating func readShapes(_ canvas: Canvas) {
    var seen: [String: Markup] = [:]
    for element in markup.everything {
      if let id = element["id"]?.value.spelt, seen[id] == nil { seen[id] = element }
    }
    identified = seen
    var paint = Paint()
    if isLoader {
      paint.isPlaceholder = true
    } else {
      paint = self.paint(of: markup, in: paint)
    }
    for child in markup.children { read(child, canvas.placing, paint, depth: 0, isClip: isLoader) }
  }

  static let silent: Set = [
    "defs", "title", "desc", "metadata", "clipPath", "linearGradient", "radialGradient", "symbol",
    "animate", "animateTransform", "set", "stop", "#text", "marker",
  ]

  /// What others stand in, and may show though these are hidden.
  static let groups: Set = ["g", "a", "switch", "svg", "use"]

  mutating func read(
    _ element: Markup, _ outer: Affine, _ paint: Paint, depth: Int, isClip: Bool
  ) {
    guard depth < 40, budget > 0 else {
      notes.add(at: element.offset, "<\(element.name)>", "there is too much of this; left out")
      return
    }
    // What is used many times is read as often.
    budget -= 1 + element.size / 200
    guard !Self.silent.contains(element.name) else { return }
    let style = Style(element)
    if style.spelt("display") == "none" { return }
    let placing = transform(of: element, style).inside(outer)
    guard placing.isFinite else {
      notes.add(at: element.offset, "<\(element.name)>", "lies too far away; left out")
      return
    }
    var paint = isClip ? paint : self.paint(of: element, in: paint)
    switch style.spelt("visibility") {
    case "hidden", "collapse": paint.isHidden = true
    case "visible": paint.isHidden = false
    default: break
    }
    let isGroup = Self.groups.contains(element.name)
    guard isGroup || !paint.isHidden else { return }
    if isClip { sayWhatDoesNothing(element, style) }
    if isGroup, !isClip { sayWhatHides(element, style) }
    switch element.name {
    case "g", "a", "switch":
      if isClip, !isNative {
        notes.add(
          at: element.offset, "<\(element.name)>",
          "a browser paints nothing of a group inside a loader; painted as it is drawn")
      }
      let before = pieces.count
      for child in element.children {
        read(child, placing, paint, depth: depth + 1, isClip: isClip)
      }
      if !isClip { sayWhatOverlaps(element, style, since: before) }
    case "svg":
      readNested(element, style, sized: style, at: .zero, placing, paint, depth, isClip)
    case "use":
      guard let id = element["href"]?.value.spelt, id.hasPrefix("#"),
        let target = identified[String(id.dropFirst())]
      else {
        notes.add(
          at: element.offset, "<use>", "what it points to is not in the drawing; left out")
        return
      }
      let shift = Affine(
        e: length(element, style, "x", viewport.width) ?? 0,
        f: length(element, style, "y", viewport.height) ?? 0)
      if target.name == "symbol" {
        readNested(
          target, Style(target), sized: style, at: Offset(x: shift.e, y: shift.f), placing, paint,
          depth, isClip)
      } else {
        read(target, shift.inside(placing), paint, depth: depth + 1, isClip: isClip)
      }
    case "rect", "circle", "ellipse", "path", "line", "polygon", "polyline":
      readShape(element, style, placing, paint, depth: depth, isClip: isClip)
    default:
      notes.add(at: element.offset, "<\(element.name)>", "cannot be carried over; left out")
    }
  }

  /// A drawing in the drawing: an `svg`, or a `symbol` that is as large as its `use` says.
  private mutating func readNested(
    _ element: Markup, _ style: Style, sized: Style, at origin: Offset, _ placing: Affine,
    _ paint: Paint, _ depth: Int, _ isClip: Bool
  ) {
    let isSymbol = element.name == "symbol"
    let frame = Frame(
      x: isSymbol ? origin.x : length(element, style, "x", viewport.width) ?? 0,
      y: isSymbol ? origin.y : length(element, style, "y", viewport.height) ?? 0,
      width: length(element, sized, "width", viewport.width)
        ?? length(element, style, "width", viewport.width) ?? viewport.width,
      height: length(element, sized, "height", viewport.height)
        ?? length(element, style, "height", viewport.height) ?? viewport.height)
    let box = readViewBox(style)
    let inner =
      box.map { Self.fitting($0, in: frame, style.spelt("preserveAspectRatio") ?? "") }
      ?? Affine(e: frame.x, f: frame.y)
    let before = (viewport, pieces.count)
    viewport = box?.extent ?? frame.extent
    for child in element.children {
      read(child, inner.inside(placing), paint, depth: depth + 1, isClip: isClip)
    }
    viewport = before.0
    let seen = placing.place(frame)
    let isCut = style.spelt("overflow").map { $0 != "visible" } ?? true
    if isCut, placing.isUpright, pieces[before.1...].contains(where: { !$0.lies(in: seen) }) {
      notes.add(
        at: element.offset, "<\(element.name)>",
        "what reaches beyond it is cut in a browser, and not here")
    }
  }

  /// A group is faded as a whole; here each of its shapes is.
  private mutating func sayWhatOverlaps(_ element: Markup, _ style: Style, since first: Int) {
    guard let opacity = style.spelt("opacity").flatMap(Self.share), opacity < 1, opacity > 0,
      pieces.count - first <= 200
    else { return }
    let frames = pieces[first...].map(\.frame)
    let overlaps = frames.indices.contains { index in
      frames[..<index].contains { other in
        let shared = other.intersection(frames[index])
        return shared.width > 0.5 && shared.height > 0.5
      }
    }
    guard overlaps else { return }
    notes.add(
      at: element["opacity"]?.offset ?? element.offset, "opacity=\(style["opacity"]?.shown ?? "")",
      "of a group fades each of its shapes here, so that those below show through")
  }

  /// What a group as a whole is seen through.
  mutating func sayWhatHides(_ element: Markup, _ style: Style) {
    let sentence = "of a group cannot be carried over; all that is in it was painted"
    if let clip = style["clip-path"], let word = style.spelt("clip-path"), word != "none",
      !(Self.reference(word).map(showsAll) ?? false)
    {
      notes.add(
        at: element["clip-path"]?.offset ?? element.offset, "clip-path=\(clip.shown)", sentence)
    }
    sayWhatIsLost(element, style, sentence)
  }

  /// What makes an element look otherwise and has no word here.
  private mutating func sayWhatIsLost(_ element: Markup, _ style: Style, _ sentence: String) {
    for name in ["mask", "filter", "mix-blend-mode"] {
      guard let value = style[name], let word = style.spelt(name), word != "none", word != "normal"
      else { continue }
      notes.add(
        at: element[name]?.offset ?? element.offset, "\(name)=\(value.shown)", sentence)
    }
  }

  /// Whether a clip path is the picture's own edge, as design tools export it.
  func showsAll(_ id: String) -> Bool {
    guard let clip = identified[id], clip.name == "clipPath", clip.children.count == 1,
      let child = clip.children.first, child.name == "rect"
    else { return false }
    func points(_ name: String, _ whole: Double) -> Double {
      child[name].flatMap { Length.read($0.value) }?.points(of: whole) ?? 0
    }
    return child["transform"] == nil && child["rx"] == nil && child["ry"] == nil
      && points("x", viewport.width) <= 0 && points("y", viewport.height) <= 0
      && points("x", viewport.width) + points("width", viewport.width) >= viewport.width
      && points("y", viewport.height) + points("height", viewport.height) >= viewport.height
  }

  /// A loader's shapes are cut out of one gradient, so their own paint does nothing.
  mutating func sayWhatDoesNothing(_ element: Markup, _ style: Style) {
    for name in ["fill", "opacity", "fill-opacity", "stroke", "stroke-width", "filter", "mask"] {
      guard let value = style[name], value.spelt != "none" else { continue }
      notes.add(
        at: element[name]?.offset ?? element.offset, "\(name)=\(value.shown)",
        "does nothing in a loader; left out")
    }
  }

  mutating func transform(of element: Markup, _ style: Style) -> Affine {
    guard let value = style["transform"] else { return .identity }
    if case .map(let steps) = value {
      var result = Affine.identity
      for step in steps {
        guard let number = step.value.spelt.flatMap({ plainNumber($0.replacing("deg", with: "")) }),
          let one = Affine.one(step.name, [number])
        else { continue }
        result = one.inside(result)
      }
      return result
    }
    guard let text = value.spelt, let transform = Affine.read(text) else {
      notes.add(
        at: element["transform"]?.offset ?? element.offset, "transform=\(value.shown)",
        "is no transformation that is known here; left out")
      return .identity
    }
    if style["transform-origin"] != nil || style["originX"] != nil {
      notes.add(at: element.offset, "transform-origin", "cannot be carried over; taken as 0 0")
    }
    return transform
  }

  mutating func length(
    _ element: Markup, _ style: Style, _ name: String, _ whole: Double
  ) -> Double? {
    guard let value = style[name] else { return nil }
    if value.spelt == "auto" { return nil }
    guard let points = Length.read(value)?.points(of: whole), points.isFinite else {
      notes.add(
        at: element[name]?.offset ?? element.offset, "\(name)=\(value.shown)",
        "is no length that is known here; left out")
      return nil
    }
    return points
  }

  var diagonal: Double {
    ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
  }

  mutating func readShape(
    _ element: Markup, _ style: Style, _ placing: Affine, _ paint: Paint, depth: Int, isClip: Bool
  ) {
    guard let outline = outline(of: element, style) else { return }
    if isClip {
      if element.name == "line" {
        notes.add(at: element.offset, "<line>", "has no area, so a loader shows nothing of it")
        return
      }
      add(outline, placing, nil, 1, element)
      return
    }
    if let clip = style.spelt("clip-path"), let id = Self.reference(clip) {
      readClipped(element, id, outline, placing, paint, depth)
      return
    }
    sayWhatIsLost(element, style, "cannot be carried over; left out")
    for child in element.children where child.name.hasPrefix("animate") {
      notes.add(
        at: child.offset, "<\(child.name)>",
        "the movement of a single shape cannot be carried over; it stands still")
    }
    if !paint.isNone, element.name != "line" {
      if paint.isEvenOdd, case .path(let path) = outline,
        path.elements.count(where: { if case .move = $0 { true } else { false } }) > 1
      {
        notes.add(
          at: element.offset, "fill-rule=evenodd", "shapes are filled by the non-zero rule here")
      }
      add(outline, placing, paint, element)
    }
    addStroke(element, outline, placing, paint)
  }

  /// A shape that is seen through others: if it covers them, it is their paint.
  mutating func readClipped(
    _ element: Markup, _ id: String, _ outline: Outline, _ placing: Affine, _ paint: Paint,
    _ depth: Int
  ) {
    guard let clip = identified[id], clip.name == "clipPath" else {
      add(outline, placing, paint, element)
      return
    }
    if !paint.isPlaceholder {
      if case .box = outline {
      } else {
        notes.add(
          at: element.offset, "clip-path", "all of the shapes it is seen through were painted")
      }
    }
    let before = (viewport, pieces.count)
    var inner = placing
    if Style(clip).spelt("clipPathUnits") == "objectBoundingBox", let box = outline.bounds {
      inner = Affine(a: box.width, d: box.height, e: box.x, f: box.y).inside(placing)
      viewport = Extent(width: 1, height: 1)
    }
    for child in clip.children { read(child, inner, paint, depth: depth + 1, isClip: true) }
    viewport = before.0
    guard !paint.isPlaceholder else { return }
    for index in before.1..<pieces.count {
      pieces[index].fill = fill(paint, of: pieces[index], placing, element)
      pieces[index].opacity = paint.pieceOpacity
    }
  }

  static func reference(_ text: String) -> String? {
    guard text.hasPrefix("url("), let mark = text.firstIndex(of: "#"),
      let end = text.lastIndex(of: ")"), mark < end
    else { return nil }
    return text[text.index(after: mark)..<end].filter { $0 != "\"" && $0 != "'" }.trimmed
  }
}
