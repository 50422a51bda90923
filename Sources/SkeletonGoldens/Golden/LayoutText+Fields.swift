import SkeletonLayout
import SkeletonModel
import SkeletonPainting
import Synchronization

extension Placed {
  /// The fields of a node: its frame, and all properties that are not the default.
  ///
  /// - Parameter moves: Whether the motion budget allows its group to shimmer.
  func fields(in screen: Screen, moves: Bool) -> String {
    let shimmer = moves && screen.variant.motion == .full ? screen.shimmer : nil
    let box = node.box
    var fields = frame.fields
    func add(_ key: String, _ value: String?) {
      if let value { fields += "  \(key) \(value)" }
    }
    add("content", content == frame ? nil : content.numbers)
    add("background", box.background?.words(shimmer, screen.placeholder))
    for (key, value) in ownFields(shimmer, screen.placeholder) { add(key, value) }
    add("radius", radius)
    add("corners", radius != nil && box.corners == .circular ? box.corners.rawValue : nil)
    add("border", box.border.map { "\($0.color.digits) \($0.width.threeDecimals)" })
    add("opacity", box.opacity == 1 ? nil : box.opacity.threeDecimals)
    add("clip", box.clip ? "yes" : nil)
    add("group", box.isShimmerGroup ? "yes" : nil)
    let isReduced = screen.variant.motion == .reduced
    if let motion = node.motion(isReduced: isReduced) {
      add("motion", motion.moves(isReduced: isReduced) ? motion.words : "ended")
      add("to", node.motionEnds.map { "\($0.key) \($0.last)" }.joined(separator: ", "))
    }
    add("stand-ins", node.standIns == 0 ? nil : "\(node.standIns)")
    if box.hasEffects {
      for (key, value) in effectFields(shimmer, screen.placeholder) { add(key, value) }
    }
    return fields
  }

  private func effectFields(
    _ shimmer: Shimmer?, _ placeholder: Color
  ) -> [(String, String?)] {
    let effects = node.box.effects
    return [
      ("stroke", effects.stroke.map { $0.words(shimmer, placeholder) }),
      ("mask", mask.map { "\($0.node.kind.rawValue) \($0.frame.numbers)" }),
      ("blur", effects.blur > 0 ? effects.blur.threeDecimals : nil),
      (
        "backdrop-blur", effects.backdropBlur > 0 ? effects.backdropBlur.threeDecimals : nil
      ),
      ("shadow", effects.shadow?.words),
      ("scale", effects.scale?.words),
      ("rotation", effects.rotation?.words),
      ("composited", effects.isCompositingGroup ? "yes" : nil),
      ("blend", effects.blend == .normal ? nil : effects.blend.rawValue),
    ]
  }

  /// The lines of a node's parts that have a frame of their own: name, kind and fields.
  var partLines: [String] {
    var counts: [String: Int] = [:]
    return parts.map { part in
      let kind: String
      let fields: String
      switch part {
      case .bar(let frame): (kind, fields) = ("bar", frame.fields)
      case .dot(let frame): (kind, fields) = ("dot", frame.fields)
      case .rule(let frame): (kind, fields) = ("rule", frame.fields)
      case .line(let frame, let origin, let line):
        kind = "line"
        fields =
          frame.fields + "  baseline \(origin.x.threeDecimals) \(origin.y.threeDecimals)"
          + "  length \(line.width.threeDecimals)  words \"\(LayoutText.word(line.text))\""
      }
      let index = counts[kind, default: 0]
      counts[kind] = index + 1
      return "\(kind)[\(index)]  \(kind)\(fields)"
    }
  }

  /// The radius of a circle is half its side, although the document does not say so.
  private var radius: String? {
    if case .circle = node.content, node.box.radius == .none {
      return (min(content.width, content.height) / 2).threeDecimals
    }
    if let corners = node.box.radius.extents(in: frame.extent) {
      return [
        corners.topLeading, corners.topTrailing, corners.bottomLeading, corners.bottomTrailing,
      ]
      .map { "\($0.width.threeDecimals)/\($0.height.threeDecimals)" }.joined(separator: " ")
    }
    let radii = node.box.radius.radii(in: frame.extent)
    if radii == .zero { return nil }
    if radii == CornerRadii(all: radii.topLeading) { return radii.topLeading.threeDecimals }
    return [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
      .map(\.threeDecimals).joined(separator: " ")
  }

  private func ownFields(_ shimmer: Shimmer?, _ placeholder: Color) -> [(String, String)] {
    switch node.content {
    case .stack(let stack):
      return stack.separator.map { [("separator", $0.color.digits)] } ?? []
    case .scroll(let scroll): return scroll.clips ? [] : [("scrollClipDisabled", "yes")]
    case .layers, .grid, .wrapped, .spacer: return []
    case .block(let block): return [("fill", block.fill.words(shimmer, placeholder))]
    case .circle(_, let fill): return [("fill", fill.words(shimmer, placeholder))]
    case .lines(let lines): return [("fill", lines.fill.words(shimmer, placeholder))]
    case .drawing(let drawing):
      return [
        ("fill", drawing.fill.words(shimmer, placeholder)), ("viewBox", drawing.viewBox.numbers),
        ("outline", drawing.outline.digest),
      ] + (drawing.stretches ? [("stretches", "true")] : [])
    case .text(let text):
      let parts = text.parts
      return parts.enumerated().flatMap { index, part -> [(String, String)] in
        let mark = parts.count > 1 ? "-\(index + 1)" : ""
        let rules = part.rules.map { ("rule" + mark, $0 == .under ? "under" : "through") }
        return [
          ("color" + mark, part.paint.words(shimmer, placeholder)),
          ("font" + mark, part.words.font.words),
        ] + rules
      }
    case .redacted(let text, let fill, _):
      return [("fill", fill.words(shimmer, placeholder)), ("font", text.font.words)]
    case .divider(let color, let thickness):
      return [("fill", color.digits), ("thickness", thickness.threeDecimals)]
    case .spinner(let size, let color):
      return [("fill", color.digits), ("size", size.threeDecimals)]
    case .progress(let progress):
      return [
        ("style", progress.style.rawValue), ("value", progress.value?.threeDecimals ?? "unknown"),
        ("tint", progress.tint.words(shimmer, placeholder)),
        ("track", progress.track.words(shimmer, placeholder)),
        ("pen", progress.lineWidth.threeDecimals),
      ]
    case .dots(let dots):
      return [("fill", dots.color.digits), ("step", "\(dots.step)us")]
    }
  }
}

extension Font {
  fileprivate var words: String {
    LayoutText.word(family) + " \(weight.rawValue) \(size.threeDecimals)/\(leading.threeDecimals)"
      + (isItalic ? " italic" : "") + (hasTabularFigures ? " tabular" : "")
      + (design == .usual ? "" : " \(design.rawValue)")
      + (tracking == 0 ? "" : " tracking \(tracking.threeDecimals)")
  }
}

extension Paint {
  /// The shimmer as the scene has it: a plain colour if nothing may move.
  fileprivate func words(_ shimmer: Shimmer?, _ placeholder: Color) -> String {
    switch self {
    case .color(let color): return color.digits
    case .gradient(let stops, let line): return "gradient \(stops.words) \(line.words)"
    case .shimmer(let base):
      guard let shimmer else { return (base ?? placeholder).digits }
      return "shimmer over \((base ?? shimmer.base).digits)"
    case .picture(let picture):
      return picture.words + (picture.color.map { " in \($0.digits)" } ?? "")
    }
  }
}

extension GradientLine {
  fileprivate var words: String {
    switch self {
    case .angle(let angle): "angle \(angle.threeDecimals)"
    case .between(let start, let end): "from \(start.words) to \(end.words)"
    case .round(let center, let from, let to):
      "round \(center.words) from \(from.words) to \(to.words)"
    case .turn(let center, let from, let to):
      "turn \(center.words) from \(from.threeDecimals) to \(to.threeDecimals)"
    }
  }
}

extension Effects.Stroke {
  fileprivate func words(_ shimmer: Shimmer?, _ placeholder: Color) -> String {
    var words = paint.words(shimmer, placeholder) + " \(width.threeDecimals)"
    if from != 0 || to != 1 { words += " from \(from.threeDecimals) to \(to.threeDecimals)" }
    if cap != .butt { words += " cap \(cap.rawValue)" }
    if join != .miter { words += " join \(join.rawValue)" }
    if !dash.isEmpty { words += " dash \(dash.map(\.threeDecimals).joined(separator: " "))" }
    if dashPhase != 0 { words += " phase \(dashPhase.threeDecimals)" }
    return words
  }
}

extension Effects.Shadow {
  fileprivate var words: String {
    "\(color.digits) \(radius.threeDecimals) at \(offset.x.threeDecimals) "
      + offset.y.threeDecimals
  }
}

extension Effects.Scale {
  fileprivate var words: String {
    "\(x.threeDecimals) \(y.threeDecimals)" + (anchor == .center ? "" : " at \(anchor.words)")
  }
}

extension Effects.Rotation {
  fileprivate var words: String {
    angle.threeDecimals + (anchor == .center ? "" : " at \(anchor.words)")
  }
}

extension UnitPoint {
  fileprivate var words: String { "\(x.threeDecimals) \(y.threeDecimals)" }
}

extension Shimmer {
  /// Its definition, resolved.
  var fields: String {
    var fields: String
    switch movement {
    case .pulse: fields = "kind pulse"
    case .sweep(let sweep):
      fields = "kind sweep  band \(sweep.width.words)  angle \(sweep.angle.threeDecimals)"
      fields += "  space \(sweep.space.rawValue)"
      if sweep.reverses { fields += "  reverses yes" }
      if !sweep.followsLayout { fields += "  fixed yes" }
      if sweep.masks { fields += "  mask yes" }
    }
    fields += "  stops \(stops.words)  base \(base.digits)  duration \(duration)us"
    if rest > 0 { fields += "  rest \(rest)us" }
    return fields + "  easing \(easing.words)"
  }
}

extension NodeMotion {
  fileprivate var words: String {
    var words = "\(repetition.rawValue) \(duration)us \(easing.words)"
    if delay > 0 { words += " delay \(delay)us" }
    if start > 0 { words += " start \(start)us" }
    return words
  }
}

extension Easing {
  fileprivate var words: String {
    switch self {
    case .linear: "linear"
    case .bezier(let x1, let y1, let x2, let y2):
      [x1, y1, x2, y2].map(\.shortestDecimal).joined(separator: " ")
    case .spring(let response, let damping):
      "spring \(response.shortestDecimal) \(damping.shortestDecimal)"
    }
  }
}

extension Length {
  fileprivate var words: String {
    switch self {
    case .points(let points): points.threeDecimals
    case .share(let share): "\((share * 100).threeDecimals)%"
    }
  }
}

extension [GradientStop] {
  fileprivate var words: String {
    map { "\($0.color.digits)@\($0.location.threeDecimals)" }.joined(separator: " ")
  }
}

extension Frame {
  fileprivate var fields: String {
    "  x \(x.threeDecimals)  y \(y.threeDecimals)"
      + "  width \(width.threeDecimals)  height \(height.threeDecimals)"
  }

  fileprivate var numbers: String {
    [x, y, width, height].map(\.threeDecimals).joined(separator: " ")
  }
}

extension Color {
  /// `#rrggbbaa`.
  var digits: String {
    func byte(_ part: Double) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    let word = byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
    let digits = String(word, radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}

extension Path {
  /// 16 hexadecimal digits that identify an outline.
  fileprivate var digest: String {
    guard elements.count <= OutlineDigests.largest else { return freshDigest }
    if let known = OutlineDigests.known.withLock({ $0[self] }) { return known }
    let digest = freshDigest
    OutlineDigests.known.withLock { known in
      if known.count == OutlineDigests.mostKnown { known.removeAll() }
      known[self] = digest
    }
    return digest
  }

  private var freshDigest: String {
    var text = ""
    func add(_ mark: String, _ point: Offset) {
      text += mark
      text += point.x.threeDecimals
      text += ","
      text += point.y.threeDecimals
    }
    for element in elements {
      switch element {
      case .move(let to): add("M", to)
      case .line(let to): add("L", to)
      case .cubic(let first, let second, let to):
        add("C", first)
        add(" ", second)
        add(" ", to)
      case .close: text += "Z"
      }
    }
    return String(SHA256(Array(text.utf8)).hexadecimal.prefix(16))
  }
}

/// The digests of drawings: every variant has the same icons.
private enum OutlineDigests {
  static let known = Mutex<[Path: String]>([:])
  static let mostKnown = 256
  /// The number of elements of a path that is kept.
  static let largest = 1000
}
