import SkeletonLanguage
import SkeletonModel

extension DrawingReader {
  mutating func paint(of element: Markup, in outer: Paint) -> Paint {
    var paint = outer
    let style = Style(element)
    if let word = style.spelt("fill-rule") { paint.isEvenOdd = word == "evenodd" }
    if let color = style.spelt("color").flatMap(CSSColor.read) { paint.current = color }
    if let opacity = style.spelt("opacity").flatMap(Self.share) { paint.opacity *= opacity }
    if let opacity = style.spelt("fill-opacity").flatMap(Self.share) { paint.fillOpacity = opacity }
    for name in Paint.strokes {
      if let word = style.spelt(name), word != "inherit" { paint.stroke[name] = word }
    }
    if let value = style["fill"], value.spelt?.trimmed != "inherit" {
      let word = value.spelt?.trimmed ?? ""
      paint.isNone = false
      paint.isPlaceholder = false
      paint.isInUserSpace = false
      if word == "none" {
        paint.isNone = true
      } else if let id = Self.reference(word) {
        readGradient(id, element, &paint)
      } else if let color = paint.color(word) {
        paint.fill = .color(color)
      } else {
        notes.add(
          at: element["fill"]?.offset ?? element.offset, "fill=\(value.shown)",
          "is no colour that is known here; painted black")
        paint.fill = .color(Color(red: 0, green: 0, blue: 0))
      }
    }
    return paint
  }

  static func share(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let number = plainNumber(isPercent ? String(text.dropLast()) : text) else { return nil }
    return min(max(isPercent ? number / 100 : number, 0), 1)
  }

  mutating func readGradient(_ id: String, _ element: Markup, _ paint: inout Paint) {
    guard let gradient = identified[id], gradient.name.hasSuffix("Gradient") else {
      notes.add(
        at: element["fill"]?.offset ?? element.offset, "fill=url(#\(id))",
        "what it points to cannot be carried over; painted in grey")
      paint.fill = .color(Color(red: 0.93, green: 0.93, blue: 0.93))
      return
    }
    if id == shimmering {
      paint.isPlaceholder = true
      return
    }
    // Many shapes may be painted by one long gradient.
    budget -= gradient.children.count / 100
    var source = gradient
    for _ in 0..<4 where !source.children.contains(where: { $0.name == "stop" }) {
      guard let href = source["href"]?.value.spelt, let next = identified[String(href.dropFirst())]
      else { break }
      source = next
    }
    let stops = Sketch.Stop.mixedStraight(Self.even(self.stops(of: source)))
    guard let first = stops.first else {
      paint.isNone = true
      return
    }
    if let motion = sweep(gradient, source, stops) {
      if shimmering == nil {
        shimmering = id
        self.motion = motion
        placeholder = Sketch.Shade(first.color)
        paint.isPlaceholder = true
        return
      }
      notes.add(
        at: gradient.offset, "<\(gradient.name)>",
        "a document has one shimmer; what this paints stands still")
      paint.fill = .color(first.color)
      return
    }
    guard stops.count > 1 else {
      paint.fill = .color(first.color)
      return
    }
    paint.isInUserSpace = gradient["gradientUnits"]?.value.spelt == "userSpaceOnUse"
    // Shares are of the shape's box, or of what is drawn into.
    let whole = paint.isInUserSpace ? viewport : Extent(width: 1, height: 1)
    func length(_ name: String, _ whole: Double, _ absent: Double) -> Double {
      (gradient[name].flatMap { Length.read($0.value) } ?? .percent(absent)).points(of: whole)
    }
    func point(_ x: String, _ y: String, _ absent: Offset) -> Offset {
      Offset(x: length(x, whole.width, absent.x), y: length(y, whole.height, absent.y))
    }
    sayWhatSpreads(gradient)
    var turn = Affine.identity
    if let value = gradient["gradientTransform"]?.value {
      notes.add(
        at: gradient.offset, "<\(gradient.name)>",
        "its transformation moves its ends alone; what it paints may differ")
      turn = value.spelt.flatMap(Affine.read) ?? .identity
    }
    if gradient.name == "radialGradient" {
      let radius = length("r", paint.isInUserSpace ? diagonal : 1, 50)
      paint.fill = .radial(
        stops, turn.place(point("cx", "cy", Offset(x: 50, y: 50))), from: 0,
        to: radius * (turn.scale.x + turn.scale.y) / 2)
    } else {
      paint.fill = .linear(
        stops, turn.place(point("x1", "y1", .zero)),
        turn.place(point("x2", "y2", Offset(x: 100, y: 0))))
    }
  }

  /// What a gradient says of itself that cannot be carried over.
  private mutating func sayWhatSpreads(_ gradient: Markup) {
    if let word = gradient["spreadMethod"]?.value.spelt, word != "pad" {
      notes.add(
        at: gradient["spreadMethod"]?.offset ?? gradient.offset, "spreadMethod=\(word)",
        "a gradient is not repeated here; its last colours go on")
    }
    guard gradient.name == "radialGradient" else { return }
    for (name, center) in [("fx", "cx"), ("fy", "cy"), ("fr", "")] {
      guard let word = gradient[name]?.value.spelt,
        word != gradient[center]?.value.spelt ?? (name == "fr" ? "0" : "50%")
      else { continue }
      notes.add(
        at: gradient[name]?.offset ?? gradient.offset, "\(name)=\(word)",
        "a gradient begins in its centre here")
    }
  }

  func stops(of gradient: Markup) -> [Sketch.Stop] {
    // None lies before the one in front of it.
    var last = 0.0
    return Array(gradient.children.lazy.filter { $0.name == "stop" }.prefix(100)).map { stop in
      let style = Style(stop)
      let color =
        style.spelt("stop-color").flatMap(CSSColor.read) ?? Color(red: 0, green: 0, blue: 0)
      let opacity = style.spelt("stop-opacity").flatMap(Self.share) ?? 1
      let location = style.spelt("offset").flatMap(Self.share)
      last = max(last, location ?? 0)
      return Sketch.Stop(color: color.opacity(opacity), location: last)
    }
  }

  /// The movement of a gradient whose stops or whose place change, as a band that crosses.
  mutating func sweep(
    _ gradient: Markup, _ source: Markup, _ stops: [Sketch.Stop]
  ) -> Sketch.Motion? {
    func values(_ animation: Markup) -> [String] {
      if let values = animation["values"]?.value.spelt {
        return values.split(separator: ";").map(\.trimmed)
      }
      return [animation["from"]?.value.spelt, animation["to"]?.value.spelt].compactMap(\.self)
    }
    func duration(_ animation: Markup) -> Double? {
      animation["dur"]?.value.spelt.flatMap(Self.seconds)
    }
    let moves = gradient.children.first { $0.name == "animateTransform" }
    if let moves, moves["type"]?.value.spelt == "translate", let time = duration(moves) {
      let places = values(moves).compactMap { value in
        value.split { $0 == "," || $0.isWhitespace }.first.flatMap {
          Length.read(.text(String($0)))
        }?
        .points(of: 1)
      }
      guard let start = places.first, let end = places.last, end > start else { return nil }
      return Self.sweep(stops, time: time, share: min(2 / (end - start), 1))
    }
    let shifts = source.children.filter { $0.name == "stop" }.compactMap { stop in
      stop.children.first {
        $0.name == "animate" && $0["attributeName"]?.value.spelt == "offset"
      }
    }
    guard let first = shifts.first, let last = shifts.last, let time = duration(first) else {
      return nil
    }
    let froms = values(first).compactMap { Length.read(.text($0))?.points(of: 1) }
    let tos = values(last).compactMap { Length.read(.text($0))?.points(of: 1) }
    guard let start = froms.first, let end = froms.last, let head = tos.first, end > start else {
      return nil
    }
    // Where the first two values are the same, it rests before it moves.
    let times = (first["keyTimes"]?.value.spelt ?? "").split(separator: ";").compactMap {
      plainNumber($0.trimmed)
    }
    let rest = froms.count == 3 && froms[0] == froms[1] && times.count == 3 ? times[1] : 0
    // Where the stops stand in the file is one moment of many.
    let places = shifts.compactMap { values($0).first }
      .compactMap { Length.read(.text($0))?.points(of: 1) }
    var bands = self.stops(of: source)
    var reached = 0.0
    for index in bands.indices {
      guard places.count == bands.count, head > start else {
        bands[index].location = nil
        continue
      }
      reached = min(max((places[index] - start) / (head - start), reached), 1)
      bands[index].location = reached
    }
    return .sweep(
      stops: Sketch.Stop.mixedStraight(Self.even(bands)), width: min(max(head - start, 0.01), 20),
      angle: 0,
      duration: time * (1 - rest), rest: time * rest)
  }

  static func even(_ stops: [Sketch.Stop]) -> [Sketch.Stop] {
    guard let first = stops.first, let last = stops.last, stops.count > 1 else { return stops }
    var result = stops
    let isEven = stops.enumerated().allSatisfy { index, stop in
      abs((stop.location ?? 0) - Double(index) / Double(stops.count - 1)) < 0.001
    }
    if isEven || (first.location ?? 0) >= (last.location ?? 0) {
      for index in result.indices { result[index].location = nil }
    }
    return result
  }

  static func seconds(_ text: String) -> Double? {
    let word = text.trimmed
    if word.hasSuffix("ms") { return plainNumber(String(word.dropLast(2))).map { $0 / 1000 } }
    return plainNumber(word.hasSuffix("s") ? String(word.dropLast()) : word)
  }

  static func sweep(
    _ stops: [Sketch.Stop], time: Double, share: Double, angle: Double = 0
  ) -> Sketch.Motion {
    .sweep(
      stops: stops, width: 1, angle: angle, duration: time * share, rest: time * (1 - share))
  }
}
