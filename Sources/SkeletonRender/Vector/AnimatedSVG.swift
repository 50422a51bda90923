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
/// Marks that stay the same are written once. Of those that change, each attribute has its values
/// at as few instants as give the others by straight interpolation. Where other marks come, all
/// are replaced at once.
///
/// - Parameters:
///   - scenes: All of one size.
///   - times: When each scene is shown, as a share of the duration; the first is 0, and the last may
///     be 1.
///   - loops: How often it is shown; 0 is without end.
///   - still: What is shown to those who want less motion; nil if it is the same.
package func animatedSVG(
  _ scenes: [Scene], at times: [Double], lasting duration: Microseconds, loops: Int = 0,
  by motion: SVGMotion, still: Scene? = nil
) -> String {
  precondition(!scenes.isEmpty && scenes.count == times.count, "each scene has its time")
  var writer = SVGWriter(scale: Double(scenes[0].scale))
  let looks = scenes.map { scene in scene.marks.compactMap(writer.look) }
  var clock = AnimationClock(times: times, duration: duration, loops: loops, motion: motion)
  // The scenes in which the same marks stand.
  var runs: [Range<Int>] = []
  for index in looks.indices {
    if let last = runs.last, looks[last.lowerBound].lazy.map(\.kind) == looks[index].map(\.kind) {
      runs[runs.count - 1] = last.lowerBound..<index + 1
    } else {
      runs.append(index..<index + 1)
    }
  }
  var elements: [String] = []
  for run in runs where !looks[run.lowerBound].isEmpty {
    var lines: [String] = []
    for place in looks[run.lowerBound].indices {
      lines.append(writer.element(of: run.map { looks[$0][place] }, in: run, &clock))
    }
    if runs.count > 1 {
      elements += [clock.group(shownIn: run)] + lines + ["</g>"]
    } else {
      elements += lines
    }
  }
  if let still, scenes.contains(where: { $0 != still }) {
    clock.rules.append(
      ".still{display:none}@media (prefers-reduced-motion:reduce){.still{display:inline}"
        + ".moving{display:none}}")
    var marks: [String] = []
    for look in still.marks.compactMap(writer.look) {
      marks.append(writer.element(of: [look], in: 0..<1, &clock))
    }
    elements =
      ["<g class=\"moving\">"] + elements + ["</g>", "<g class=\"still\">"] + marks + ["</g>"]
  }
  writer.elements = elements
  return writer.document(of: scenes[0], style: clock.rules.joined())
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

  var kind: Kind
  /// x, y, width, height and rx of a rectangle, or all coordinates of a path, in points.
  var shape: [Double]
  var bounds: Frame
  /// red, green and blue, from 0 to 255.
  var color: [Double]
  var opacity: Double
  var gradient: Mark.Gradient?
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

  /// The beginning of the group of what is shown in a run of scenes only.
  mutating func group(shownIn run: Range<Int>) -> String {
    let start = times[run.lowerBound]
    let end = run.upperBound < times.count ? times[run.upperBound] : 1
    // Where the film ends with a scene of no duration, that one is for the others to end at.
    var values: [(time: Double, text: String)] = [(0, start > 0 ? "hidden" : "visible")]
    if start > 0 { values.append((start, "visible")) }
    if end < 1 { values.append((end, "hidden")) }
    let change = Change(attribute: "visibility", values: values, isStepped: true)
    let open = "<g visibility=\"\(start > 0 ? "hidden" : "visible")\""
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
    return "<animate attributeName=\"\(change.attribute)\" dur=\"\(seconds)\" "
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
      shape: shape.map { $0 / scale }, bounds: mark.shape.bounds, color: [], opacity: 1)
    switch mark.paint {
    case .color(let color):
      look.color = [color.red, color.green, color.blue].map { (($0 > 0 ? min($0, 1) : 0) * 255) }
      look.opacity = color.alpha
    case .gradient(var gradient):
      look.opacity = gradient.opacity
      gradient.opacity = 1
      look.gradient = gradient
      look.kind.stops = gradient.stopsOverBase
      look.kind.isRadial = gradient.inner != nil
    }
    return look
  }

  /// The element that a mark is in a run of scenes.
  ///
  /// - Parameter looks: In each of the scenes.
  mutating func element(
    of looks: [SVGLook], in run: Range<Int>, _ clock: inout AnimationClock
  ) -> String {
    let first = looks[0]
    var changes: [AnimationClock.Change] = []
    func note(_ change: AnimationClock.Change?) {
      if let change { changes.append(change) }
    }
    let unit = clock.motion == .css ? "px" : ""
    var attributes: Attributes = [("", first.kind.tag)]
    if first.kind.tag == "rect" {
      for (place, name) in ["x", "y", "width", "height", "rx"].enumerated() {
        let value = first.shape[place]
        if name != "rx" || looks.contains(where: { $0.shape[place] > 0 }) {
          attributes.append((name, value.shortestDecimal))
        }
        note(
          clock.change(name, of: looks.map { [$0.shape[place]] }, in: run, within: 0.004) {
            rounded($0[0], to: 1000) + unit
          })
      }
    } else {
      let commands = first.kind.commands
      attributes.append(("d", Self.data(commands, first.shape) { $0.shortestDecimal }))
      note(
        clock.change("d", of: looks.map(\.shape), in: run, within: 0.004) { numbers in
          let data = Self.data(commands, numbers) { rounded($0, to: 1000) }
          return clock.motion == .css ? "path(\"\(data)\")" : data
        })
    }
    note(
      clock.change("fill-opacity", of: looks.map { [$0.opacity] }, in: run, within: 0.0005) {
        rounded($0[0], to: 10_000)
      })
    let opacity: Attributes =
      first.opacity == 1 && !changes.contains { $0.attribute == "fill-opacity" }
      ? [] : [("fill-opacity", first.opacity.shortestDecimal)]
    let groups = first.kind.clips.map {
      tag([("", "g"), ("clip-path", "url(#\(define($0)))")], isEmpty: false)
    }
    let ends = String(repeating: "</g>", count: groups.count)
    let node: Attributes = [("data-node", first.kind.node)]
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
      let names = first.kind.isRadial ? ["cx", "cy"] : ["x1", "y1", "x2", "y2"]
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
      let way = clock.change("transform", of: ways, in: run, within: 0.02) {
        "translate(\(rounded($0[0], to: 1000))px,\(rounded($0[1], to: 1000))px)"
      }
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
