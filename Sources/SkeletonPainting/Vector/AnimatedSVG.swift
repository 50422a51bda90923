import SkeletonModel

/// How an SVG moves.
package enum SVGMotion: String, Sendable, CaseIterable {
  /// By elements of its own, which every browser plays, also in a picture of a page.
  case smil
  /// By style rules, which a page can pause and change.
  case css
}

/// Scenes that follow one another, as one SVG that moves as they do.
///
/// A mark that stands in several scenes is written once, and what of it stays the same only once.
/// Of what changes, each attribute has its values at as few instants as give the others by straight
/// interpolation.
///
/// - Parameters:
///   - scenes: All of one size, at least one; each is made only when it is due.
///   - times: When each scene is shown, as a share of the duration; the first is 0, and the last may
///     be 1.
///   - loops: How often it is shown; 0 is without end.
///   - still: What is shown to those who want less motion; nil if it is the same.
///   - overlay: What stands still over all scenes, as a layer of its own.
package func animatedSVG(
  _ scenes: some Sequence<Scene>, at times: [Double], lasting duration: Microseconds,
  loops: Int = 0, by motion: SVGMotion, still: Scene? = nil,
  under overlay: (name: String, marks: [Mark])? = nil
) throws(Failure) -> String {
  var rest = scenes.makeIterator()
  guard let first = rest.next() else { preconditionFailure("a film has a scene") }
  var writer = SVGWriter(scale: Double(first.scale))
  var tracks = SVGTracks()
  var isStill = true
  var next: Scene? = first
  while let scene = next {
    try checkPictures(of: scene.marks)
    tracks.add(scene.marks.compactMap(writer.look))
    if let still, still != scene { isStill = false }
    next = rest.next()
  }
  precondition(tracks.sceneCount == times.count, "each scene has its time")
  var clock = AnimationClock(times: times, duration: duration, loops: loops, motion: motion)
  var elements = writer.elements(of: tracks, &clock)
  if let still, !isStill {
    clock.rules.append(
      ".still{display:none}@media (prefers-reduced-motion:reduce){.still{display:inline}"
        + ".moving{display:none}}")
    try checkPictures(of: still.marks)
    var calm = SVGTracks()
    calm.add(still.marks.compactMap(writer.look))
    elements =
      ["<g class=\"moving\">"] + elements + ["</g>", "<g class=\"still\">"]
      + calm.tracks.map { writer.element(of: $0, &clock) } + ["</g>"]
  }
  writer.elements = []
  writer.writeGround(of: first)
  writer.elements += elements
  if let overlay { writer.write(overlay.marks, asLayer: overlay.name) }
  return writer.document(of: first, style: clock.rules.joined())
}

extension SVGWriter {
  fileprivate mutating func elements(
    of film: SVGTracks, _ clock: inout AnimationClock
  ) -> [String] {
    var elements: [String] = []
    // What is shown in the same scenes is shown and hidden together.
    var group: [Range<Int>] = [0..<film.sceneCount]
    for track in film.tracks {
      if track.presence != group {
        if group != [0..<film.sceneCount] { elements.append("</g>") }
        group = track.presence
        if group != [0..<film.sceneCount] { elements.append(clock.group(shownIn: group)) }
      }
      elements.append(element(of: track, &clock))
    }
    if group != [0..<film.sceneCount] { elements.append("</g>") }
    return elements
  }
}

extension SVGWriter {
  /// What a mark covers, and how that changes.
  private func outline(
    of kind: SVGLook.Kind, _ looks: [SVGLook.Values], in run: Range<Int>, _ clock: AnimationClock
  ) -> (Attributes, [AnimationClock.Change]) {
    let first = looks[0]
    guard kind.tag == "rect" else {
      let data: Attributes = [
        ("", kind.tag), ("d", Self.data(kind.commands, first.shape) { $0.shortestDecimal }),
      ]
      let ways = looks.compactMap { $0.way(from: first) }
      // A gradient would move along.
      if first.gradient == nil, ways.count == looks.count {
        return (data, [clock.shift(by: ways, in: run)].compactMap(\.self))
      }
      let change = clock.change("d", of: looks.map(\.shape), in: run, within: 0.004) { numbers in
        let data = Self.data(kind.commands, numbers) { rounded($0, to: 1000) }
        return clock.motion == .css ? "path(\"\(data)\")" : data
      }
      return (data, [change].compactMap(\.self))
    }
    let unit = clock.motion == .css ? "px" : ""
    var attributes: Attributes = [("", kind.tag)]
    var changes: [AnimationClock.Change] = []
    for (place, name) in ["x", "y", "width", "height", "rx"].enumerated() {
      let value = first.shape[place]
      if name != "rx" || looks.contains(where: { $0.shape[place] > 0 }) {
        attributes.append((name, value.shortestDecimal))
      }
      let change = clock.change(
        name, of: looks.map { [$0.shape[place]] }, in: run, within: 0.004
      ) { rounded($0[0], to: 1000) + unit }
      if let change { changes.append(change) }
    }
    return (attributes, changes)
  }

  /// The element that a mark is, in its clips.
  mutating func element(of track: SVGTracks.Track, _ clock: inout AnimationClock) -> String {
    if let whole = track.kind.whole { return element(whole) ?? "" }
    let looks = track.values
    var (attributes, changes) = outline(of: track.kind, looks, in: track.span, clock)
    let fade = clock.change(
      "fill-opacity", of: looks.map { [$0.opacity] }, in: track.span, within: 0.0005
    ) { rounded($0[0], to: 10_000) }
    let opacity =
      looks[0].opacity == 1 && fade == nil ? nil : looks[0].opacity.shortestDecimal
    let clips = track.kind.clips.map {
      tag([("", "g"), ("clip-path", "url(#\(define($0)))")], isEmpty: false)
    }
    let lines = looks.compactMap(\.gradient).map { gradient in
      [gradient.start, gradient.end].flatMap { [$0.x / scale, $0.y / scale] }
    }
    let isMoved = lines.contains { $0 != lines[0] }
    let inside: String
    if isMoved, clock.motion == .css {
      inside = plane(
        of: track, looks, lines, behind: moved(attributes, changes, &clock), opacity, fade, &clock)
    } else {
      if let fade { changes.append(fade) }
      let (fill, change) = fill(of: track, looks, isMoved ? lines : [], clock)
      if let change { changes.append(change) }
      attributes += node(track.kind.node) + [("fill", fill)]
      if let opacity { attributes.append(("fill-opacity", opacity)) }
      inside = moved(attributes, changes, &clock)
    }
    return clips.joined() + inside + String(repeating: "</g>", count: clips.count)
  }

  /// What a mark is filled with, and how that changes.
  ///
  /// - Parameter lines: Of a gradient that moves, from where to where it goes in each scene.
  private mutating func fill(
    of track: SVGTracks.Track, _ looks: [SVGLook.Values], _ lines: [[Double]],
    _ clock: AnimationClock
  ) -> (String, AnimationClock.Change?) {
    guard let gradient = looks[0].gradient else {
      let change = clock.change(
        "fill", of: looks.map(\.color), in: track.span, within: 0.3
      ) { Self.hex($0) }
      return (Self.hex(looks[0].color), change)
    }
    var animations = ""
    let names = track.kind.isRadial ? ["cx", "cy"] : ["x1", "y1", "x2", "y2"]
    for (place, name) in names.enumerated() where !lines.isEmpty {
      let change = clock.change(
        name, of: lines.map { [$0[place]] }, in: track.span, within: 0.02
      ) { rounded($0[0], to: 1000) }
      if let change { animations += clock.animate(change) }
    }
    return ("url(#\(define(gradient, moving: animations)))", nil)
  }

  /// A mark whose gradient moves, by style rules, of which none moves a gradient: what moves is a
  /// plane that is painted with it, behind a hole of the mark's shape.
  private mutating func plane(
    of track: SVGTracks.Track, _ looks: [SVGLook.Values], _ lines: [[Double]],
    behind shape: String, _ opacity: String?, _ fade: AnimationClock.Change?,
    _ clock: inout AnimationClock
  ) -> String {
    guard let gradient = looks[0].gradient else { return shape }
    let ways = lines.map { [$0[0] - lines[0][0], $0[1] - lines[0][1]] }
    let room = ways.reduce((x: 0.0, y: 0.0)) { (max($0.x, abs($1[0])), max($0.y, abs($1[1]))) }
    let reach = looks.reduce(looks[0].bounds) { $0.union($1.bounds) }
    let plane: Attributes = [
      ("", "rect"), ("x", (reach.x / scale - room.x).shortestDecimal),
      ("y", (reach.y / scale - room.y).shortestDecimal),
      ("width", (reach.width / scale + 2 * room.x).shortestDecimal),
      ("height", (reach.height / scale + 2 * room.y).shortestDecimal),
      ("fill", "url(#\(define(gradient)))"),
    ]
    var group: Attributes =
      [("", "g"), ("clip-path", "url(#\(defineClip(shape)))")] + node(track.kind.node)
    if let opacity { group.append(("opacity", opacity)) }
    if var fade {
      fade.attribute = "opacity"
      group.append(("class", clock.names(of: [fade])))
    }
    let way = clock.shift(by: ways, in: track.span).map { [$0] } ?? []
    return tag(group, isEmpty: false) + moved(plane, way, &clock) + "</g>"
  }

  /// An element that changes so.
  private func moved(
    _ attributes: Attributes, _ changes: [AnimationClock.Change], _ clock: inout AnimationClock
  ) -> String {
    guard !changes.isEmpty else { return tag(attributes) }
    switch clock.motion {
    case .css: return tag(attributes + [("class", clock.names(of: changes))])
    case .smil:
      return tag(attributes, isEmpty: false) + changes.map(clock.animate).joined()
        + "</\(attributes[0].value)>"
    }
  }

  private static func data(
    _ commands: [UInt8], _ numbers: [Double], _ text: (Double) -> String
  ) -> String {
    var result = ""
    var place = 0
    for command in commands {
      result.unicodeScalars.append(Unicode.Scalar(command))
      let count = command == UInt8(ascii: "Z") ? 0 : command == UInt8(ascii: "C") ? 6 : 2
      result += numbers[place..<place + count].map(text).joined(separator: " ")
      place += count
    }
    return result
  }

  private static func hex(_ parts: [Double]) -> String {
    "#"
      + parts.map { part in
        let level = Int(part + 0.5)
        return (level < 16 ? "0" : "") + String(level, radix: 16)
      }.joined()
  }
}
