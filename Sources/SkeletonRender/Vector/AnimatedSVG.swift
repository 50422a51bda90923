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
) -> String {
  var first: Scene?
  var writer = SVGWriter(scale: 1)
  var tracks = SVGTracks()
  var isStill = true
  for scene in scenes {
    if first == nil {
      first = scene
      writer = SVGWriter(scale: Double(scene.scale))
    }
    tracks.add(scene.marks.compactMap(writer.look))
    if let still, still != scene { isStill = false }
  }
  precondition(tracks.sceneCount == times.count, "each scene has its time")
  guard let first else { preconditionFailure("a film has a scene") }
  var clock = AnimationClock(times: times, duration: duration, loops: loops, motion: motion)
  var elements = writer.elements(of: tracks, &clock)
  if let still, !isStill {
    clock.rules.append(
      ".still{display:none}@media (prefers-reduced-motion:reduce){.still{display:inline}"
        + ".moving{display:none}}")
    var calm = SVGTracks()
    calm.add(still.marks.compactMap(writer.look))
    elements =
      ["<g class=\"moving\">"] + elements + ["</g>", "<g class=\"still\">"]
      + calm.tracks.map { writer.element(of: $0, &clock) } + ["</g>"]
  }
  writer.elements = elements
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

/// One mark in one scene, as what an SVG element has of it.
struct SVGLook {
  /// What stays the same while an element moves.
  struct Kind: Hashable {
    var node: String
    var tag: String
    /// The commands of a path, without their numbers.
    var commands: [UInt8]
    var clips: [Mark.Shape]
    /// The stops over the base; nil for a plain colour.
    var stops: [GradientStop]?
    var isRadial: Bool
  }

  /// What may change.
  struct Values: Hashable {
    /// x, y, width, height and rx of a rectangle, or all coordinates of a path, in points.
    var shape: [Double]
    var bounds: Frame
    /// red, green and blue, from 0 to 255.
    var color: [Double] = []
    var opacity = 1.0
    var gradient: Mark.Gradient?
  }

  var kind: Kind
  var values: Values
}

extension SVGLook.Values {
  /// How far all of it has moved since then; nil if its shape is another.
  fileprivate func way(from other: SVGLook.Values) -> [Double]? {
    guard shape.count == other.shape.count, shape.count > 1 else { return [0, 0] }
    let way = [shape[0] - other.shape[0], shape[1] - other.shape[1]]
    for (place, number) in shape.enumerated() {
      guard abs(number - other.shape[place] - way[place % 2]) < 0.004 else { return nil }
    }
    return way
  }
}

/// When things change, and what says so.
struct AnimationClock {
  let times: [Double]
  let duration: Microseconds
  let loops: Int
  let motion: SVGMotion
  var rules: [String] = []
  private var known: [String: String] = [:]

  init(times: [Double], duration: Microseconds, loops: Int, motion: SVGMotion) {
    self.times = times
    self.duration = duration
    self.loops = loops
    self.motion = motion
  }
}

extension AnimationClock {
  /// A change of an attribute: its values at some of the scenes.
  struct Change {
    var attribute: String
    var values: [(time: Double, text: String)]
    var isStepped = false
  }

  private var seconds: String { (Double(duration) / 1_000_000).shortestDecimal + "s" }

  /// The values at the scenes of a run, reduced to those between which the others lie.
  func change(
    _ attribute: String, of values: [[Double]], in run: Range<Int>, within tolerance: Double,
    _ text: ([Double]) -> String
  ) -> Change? {
    guard let first = values.first, values.contains(where: { $0 != first }) else { return nil }
    let kept = corners(of: values, in: run, within: tolerance)
    guard kept.count > 1 else { return nil }
    var points = kept.map { (time: times[run.lowerBound + $0], text: text(values[$0])) }
    // Before its scenes an element is not shown, and after them no more.
    if points[0].time > 0 { points.insert((0, points[0].text), at: 0) }
    if let last = points.last, last.time < 1 { points.append((1, last.text)) }
    return Change(attribute: attribute, values: points)
  }

  /// A change of where an element stands.
  func shift(by ways: [[Double]], in run: Range<Int>) -> Change? {
    change("transform", of: ways, in: run, within: 0.02) { way in
      let (x, y) = (rounded(way[0], to: 1000), rounded(way[1], to: 1000))
      return motion == .css ? "translate(\(x)px,\(y)px)" : "\(x) \(y)"
    }
  }

  /// The places that are enough: what lies between two of them is not farther from the line than
  /// the tolerance (Ramer, Douglas and Peucker).
  private func corners(
    of values: [[Double]], in run: Range<Int>, within tolerance: Double
  ) -> [Int] {
    var kept = [0, values.count - 1]
    var waiting = [(0, values.count - 1)]
    while let (low, high) = waiting.popLast() {
      guard high - low > 1 else { continue }
      let (start, end) = (times[run.lowerBound + low], times[run.lowerBound + high])
      var worst = (place: low, distance: tolerance)
      for place in (low + 1)..<high {
        let share = end > start ? (times[run.lowerBound + place] - start) / (end - start) : 0
        for part in values[place].indices {
          let due = values[low][part] + (values[high][part] - values[low][part]) * share
          let distance = abs(values[place][part] - due)
          if distance > worst.distance { worst = (place, distance) }
        }
      }
      guard worst.place > low else { continue }
      kept.append(worst.place)
      waiting += [(low, worst.place), (worst.place, high)]
    }
    return Array(Set(kept)).sorted()
  }

  /// The beginning of the group of what is shown in some scenes only.
  mutating func group(shownIn presence: [Range<Int>]) -> String {
    var values: [(time: Double, text: String)] = []
    func set(_ text: String, at time: Double) {
      if values.last?.time == time { values.removeLast() }
      values.append((time, text))
    }
    set("hidden", at: 0)
    for run in presence {
      set("visible", at: times[run.lowerBound])
      // Where the film ends with a scene of no duration, that one is for the others to end at.
      if run.upperBound < times.count, times[run.upperBound] < 1 {
        set("hidden", at: times[run.upperBound])
      }
    }
    let change = Change(attribute: "visibility", values: values, isStepped: true)
    let open = "<g visibility=\"\(values[0].text)\""
    switch motion {
    case .smil: return open + ">" + animate(change)
    case .css: return open + " class=\"\(names(of: [change]))\">"
    }
  }

  /// SMIL's element for a change.
  func animate(_ change: Change) -> String {
    let times = change.values.map { keyTime($0.time) }.joined(separator: ";")
    let values = change.values.map(\.text).joined(separator: ";")
    let mode = change.isStepped ? " calcMode=\"discrete\"" : ""
    let count = loops == 0 ? "indefinite" : String(loops)
    let moves = change.attribute == "transform"
    return "<animate\(moves ? "Transform" : "") attributeName=\"\(change.attribute)\" "
      + "\(moves ? "type=\"translate\" " : "")dur=\"\(seconds)\" "
      + "repeatCount=\"\(count)\"\(loops == 0 ? "" : " fill=\"freeze\"")\(mode) "
      + "keyTimes=\"\(times)\" values=\"\(values)\"/>"
  }

  /// The class that has these changes, which CSS knows by the names of properties.
  mutating func names(of changes: [Change]) -> String {
    var animations: [String] = []
    for change in changes {
      let steps = change.values.map { value in
        "\(keyTime(value.time * 100))%{\(change.attribute):\(value.text)}"
      }.joined()
      let mode = change.isStepped ? "step-end" : "linear"
      let count = loops == 0 ? "infinite" : "\(loops) forwards"
      let name = known[steps] ?? "k\(known.count + 1)"
      if known[steps] == nil {
        known[steps] = name
        rules.append("@keyframes \(name){\(steps)}")
      }
      animations.append("\(name) \(seconds) \(mode) \(count)")
    }
    let rule = animations.joined(separator: ",")
    let name = known[rule] ?? "m\(known.count + 1)"
    if known[rule] == nil {
      known[rule] = name
      rules.append(".\(name){animation:\(rule)}")
    }
    return name
  }
}

extension SVGWriter {
  /// What a mark is in SVG; nil if there is nothing to fill.
  func look(_ mark: Mark) -> SVGLook? {
    var shape: [Double] = []
    var commands: [UInt8] = []
    var tag = "path"
    if case .rectangle(let frame, let given) = mark.shape,
      let radius = given.fitting(frame.extent).common
    {
      guard frame.width > 0, frame.height > 0 else { return nil }
      tag = "rect"
      shape = [frame.x, frame.y, frame.width, frame.height, radius]
    } else {
      guard let outline = mark.shape.outline else { return nil }
      for element in outline.elements {
        let (command, points): (UInt8, [Offset]) =
          switch element {
          case .move(let to): (UInt8(ascii: "M"), [to])
          case .line(let to): (UInt8(ascii: "L"), [to])
          case .cubic(let first, let second, let to): (UInt8(ascii: "C"), [first, second, to])
          case .close: (UInt8(ascii: "Z"), [])
          }
        commands.append(command)
        for point in points { shape += [point.x, point.y] }
      }
    }
    var look = SVGLook(
      kind: SVGLook.Kind(
        node: mark.node, tag: tag, commands: commands, clips: mark.clips, stops: nil,
        isRadial: false),
      values: SVGLook.Values(shape: shape.map { $0 / scale }, bounds: mark.shape.bounds))
    switch mark.paint {
    case .color(let color):
      look.values.color = [color.red, color.green, color.blue].map {
        (($0 > 0 ? min($0, 1) : 0) * 255)
      }
      look.values.opacity = color.alpha
    case .gradient(var gradient):
      look.values.opacity = gradient.opacity
      gradient.opacity = 1
      look.values.gradient = gradient
      look.kind.stops = gradient.stopsOverBase
      look.kind.isRadial = gradient.inner != nil
    }
    return look
  }

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

  /// The element that a mark is.
  mutating func element(of track: SVGTracks.Track, _ clock: inout AnimationClock) -> String {
    let looks = track.values
    let (kind, run, first) = (track.kind, track.span, looks[0])
    var (attributes, changes) = outline(of: kind, looks, in: run, clock)
    func note(_ change: AnimationClock.Change?) {
      if let change { changes.append(change) }
    }
    note(
      clock.change("fill-opacity", of: looks.map { [$0.opacity] }, in: run, within: 0.0005) {
        rounded($0[0], to: 10_000)
      })
    let opacity: Attributes =
      first.opacity == 1 && !changes.contains { $0.attribute == "fill-opacity" }
      ? [] : [("fill-opacity", first.opacity.shortestDecimal)]
    let groups = kind.clips.map {
      tag([("", "g"), ("clip-path", "url(#\(define($0)))")], isEmpty: false)
    }
    let ends = String(repeating: "</g>", count: groups.count)
    let node: Attributes = [("data-node", kind.node)]
    guard let gradient = first.gradient else {
      note(
        clock.change("fill", of: looks.map(\.color), in: run, within: 0.3) { Self.hex($0) })
      attributes += node + [("fill", Self.hex(first.color))] + opacity
      return groups.joined() + moved(attributes, changes, &clock) + ends
    }
    let lines = looks.compactMap(\.gradient).map {
      [$0.start.x / scale, $0.start.y / scale, $0.end.x / scale, $0.end.y / scale]
    }
    let moves = lines.contains { $0 != lines[0] }
    guard moves else {
      attributes += node + [("fill", "url(#\(define(gradient)))")] + opacity
      return groups.joined() + moved(attributes, changes, &clock) + ends
    }
    switch clock.motion {
    case .smil:
      var animations = ""
      let names = kind.isRadial ? ["cx", "cy"] : ["x1", "y1", "x2", "y2"]
      for (place, name) in names.enumerated() {
        let change = clock.change(
          name, of: lines.map { [$0[place]] }, in: run, within: 0.02
        ) { rounded($0[0], to: 1000) }
        if let change { animations += clock.animate(change) }
      }
      attributes += node + [("fill", "url(#\(define(gradient, moving: animations)))")] + opacity
      return groups.joined() + moved(attributes, changes, &clock) + ends
    case .css:
      // No style rule moves a gradient. What moves is a plane that is painted with it, behind a
      // hole of the mark's shape.
      let ways = lines.map { [$0[0] - lines[0][0], $0[1] - lines[0][1]] }
      let room = ways.reduce((x: 0.0, y: 0.0)) { (max($0.x, abs($1[0])), max($0.y, abs($1[1]))) }
      let reach = looks.reduce(first.bounds) { $0.union($1.bounds) }
      let plane: Attributes = [
        ("", "rect"), ("x", (reach.x / scale - room.x).shortestDecimal),
        ("y", (reach.y / scale - room.y).shortestDecimal),
        ("width", (reach.width / scale + 2 * room.x).shortestDecimal),
        ("height", (reach.height / scale + 2 * room.y).shortestDecimal),
        ("fill", "url(#\(define(gradient)))"),
      ]
      let way = clock.shift(by: ways, in: run)
      let hole = defineClip(
        moved(attributes, changes.filter { $0.attribute != "fill-opacity" }, &clock))
      let open = tag(
        [("", "g"), ("clip-path", "url(#\(hole))")] + node + opacity.map { ("opacity", $0.value) },
        isEmpty: false)
      var fades = changes.filter { $0.attribute == "fill-opacity" }
      for index in fades.indices { fades[index].attribute = "opacity" }
      let shown = fades.isEmpty ? open : open.dropLast() + " class=\"\(clock.names(of: fades))\">"
      return groups.joined() + shown + moved(plane, way.map { [$0] } ?? [], &clock) + "</g>" + ends
    }
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

/// A share of time, with as many digits as tell apart the frames of ten minutes.
private func keyTime(_ share: Double) -> String { rounded(share, to: 1_000_000) }

private func rounded(_ number: Double, to parts: Double) -> String {
  ((number * parts).rounded() / parts).shortestDecimal
}
