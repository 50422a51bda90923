import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting

extension Placed {
  /// The properties of a node besides its frame.
  var extras: [JSON.Member] {
    var extras: [JSON.Member] = []
    func add(_ key: String, _ value: JSON?) {
      if let value { extras.append(JSON.Member(key, value)) }
    }
    let box = node.box
    add("content", content == frame ? JSON?.none : content.json)
    add(
      "radius",
      box.radius.extents(in: frame.extent)?.json ?? box.radius.radii(in: frame.extent).json)
    add("fill", fill?.json)
    add("background", box.background?.json)
    add(
      "border",
      box.border.map { ["color": .string($0.color.written), "width": .number($0.width)] })
    add("opacity", box.opacity == 1 ? nil : .number(box.opacity))
    add("clip", box.clip ? true : nil)
    add("offset", box.offset == .zero ? JSON?.none : box.offset.json)
    if box.hasEffects {
      let effects = box.effects
      add("stroke", effects.stroke?.json)
      add("mask", mask.map { ["kind": .string($0.node.kind.rawValue), "frame": $0.frame.json] })
      add("blur", effects.blur > 0 ? .number(effects.blur) : nil)
      add("backdropBlur", effects.backdropBlur > 0 ? .number(effects.backdropBlur) : nil)
      add("shadow", effects.shadow?.json)
      add("scale", effects.scale?.json)
      add("rotation", effects.rotation?.json)
      add("compositingGroup", effects.isCompositingGroup ? true : nil)
      add("blend", effects.blend == .normal ? nil : .string(effects.blend.rawValue))
    }
    add("shimmerGroup", box.isShimmerGroup ? true : nil)
    add("motion", motion)
    add("accessibilityLabel", box.accessibility.label.map(JSON.string))
    add("action", node.action.map { .string($0.rawValue) })
    if case .drawing(let drawing) = node.content { add("name", drawing.name.map(JSON.string)) }
    if case .text(let text) = node.content {
      add("text", .string(text.value))
      if text.runs.isEmpty {
        add("font", text.font.json)
      } else {
        add(
          "runs",
          .array(
            text.runs.map {
              [
                "text": .string($0.words.text), "color": $0.paint.json,
                "font": $0.words.font.json,
              ]
            }))
      }
      add("lines", .array(lines))
    }
    add("file", .string(node.position.file))
    add("line", .integer(node.position.line))
    add("column", .integer(node.position.column))
    return extras
  }

  /// How it moves by itself, with what it ends at in words.
  private var motion: JSON? {
    guard let motion = node.motion else { return nil }
    var members = [
      JSON.Member(
        "to", .object(node.motionEnds.map { JSON.Member($0.key, .string($0.last)) })),
      JSON.Member("duration", .milliseconds(motion.duration)),
      JSON.Member("repeat", .string(motion.repetition.rawValue)),
    ]
    if motion.delay > 0 { members.append(JSON.Member("delay", .milliseconds(motion.delay))) }
    if motion.start > 0 { members.append(JSON.Member("start", .milliseconds(motion.start))) }
    return .object(members)
  }

  private var lines: [JSON] {
    parts.compactMap { part in
      guard case .line(let frame, origin: let origin, let line) = part else { return nil }
      return ["text": .string(line.text), "frame": frame.json, "baseline": .number(origin.y)]
    }
  }

  /// The paint of the node's own shape.
  private var fill: Paint? {
    switch node.content {
    case .block(let block): block.fill
    case .circle(size: _, let fill): fill
    case .lines(let lines): lines.fill
    case .drawing(let drawing): drawing.fill
    case .redacted(_, let fill, _): fill
    case .text(let text): text.paint
    case .divider(let color, thickness: _), .spinner(size: _, let color): .color(color)
    case .progress(let progress): progress.tint
    case .dots(let dots): .color(dots.color)
    case .stack, .layers, .grid, .scroll, .wrapped, .spacer: nil
    }
  }
}

extension Frame {
  var json: JSON {
    ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)]
  }
}

extension Font {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("family", .string(family)), JSON.Member("size", .number(size)),
      JSON.Member("weight", .string(weight.rawValue)),
    ]
    if design != .usual { members.append(JSON.Member("design", .string(design.rawValue))) }
    if tracking != 0 { members.append(JSON.Member("tracking", .number(tracking))) }
    if isItalic { members.append(JSON.Member("italic", true)) }
    if hasTabularFigures { members.append(JSON.Member("tabularFigures", true)) }
    return .object(members)
  }
}

extension Effects.Stroke {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("color", paint.json), JSON.Member("width", .number(width)),
      JSON.Member("from", .number(from)), JSON.Member("to", .number(to)),
      JSON.Member("cap", .string(cap.rawValue)), JSON.Member("join", .string(join.rawValue)),
    ]
    if !dash.isEmpty {
      members.append(JSON.Member("dash", .array(dash.map(JSON.number))))
      members.append(JSON.Member("dashPhase", .number(dashPhase)))
    }
    return .object(members)
  }
}

extension Effects.Shadow {
  fileprivate var json: JSON {
    [
      "color": .string(color.written), "radius": .number(radius), "x": .number(offset.x),
      "y": .number(offset.y),
    ]
  }
}

extension Effects.Scale {
  fileprivate var json: JSON { ["x": .number(x), "y": .number(y), "anchor": anchor.json] }
}

extension Effects.Rotation {
  fileprivate var json: JSON { ["angle": .number(angle), "anchor": anchor.json] }
}

extension Offset {
  fileprivate var json: JSON { ["x": .number(x), "y": .number(y)] }
}

extension CornerExtents {
  fileprivate var json: JSON {
    func axes(_ extent: Extent) -> JSON {
      ["x": .number(extent.width), "y": .number(extent.height)]
    }
    return [
      "topLeading": axes(topLeading), "topTrailing": axes(topTrailing),
      "bottomLeading": axes(bottomLeading), "bottomTrailing": axes(bottomTrailing),
    ]
  }
}

extension CornerRadii {
  /// One number if all corners are equal; nil if none is round.
  fileprivate var json: JSON? {
    if self == .zero { return nil }
    if self == CornerRadii(all: topLeading) { return .number(topLeading) }
    return [
      "topLeading": .number(topLeading), "topTrailing": .number(topTrailing),
      "bottomLeading": .number(bottomLeading), "bottomTrailing": .number(bottomTrailing),
    ]
  }
}

extension Paint {
  fileprivate var json: JSON {
    switch self {
    case .color(let color): .string(color.written)
    case .shimmer(base: nil): "shimmer"
    case .shimmer(let base?): ["shimmer": .string(base.written)]
    case .picture(let picture):
      .object(
        [
          JSON.Member("picture", .string(picture.file.name)),
          JSON.Member("contentMode", .string(picture.mode.rawValue)),
        ] + (picture.color.map { [JSON.Member("color", .string($0.written))] } ?? []))
    case .gradient(let stops, let line):
      .object(
        [
          JSON.Member(
            "stops",
            .array(
              stops.map {
                ["color": .string($0.color.written), "location": .number($0.location)]
              }))
        ] + line.members)
    }
  }
}

extension GradientLine {
  fileprivate var members: [JSON.Member] {
    switch self {
    case .angle(let angle): [JSON.Member("angle", .number(angle))]
    case .between(let start, let end):
      [JSON.Member("startPoint", start.json), JSON.Member("endPoint", end.json)]
    case .round(let center, let from, let to):
      [
        JSON.Member("center", center.json), JSON.Member("startRadius", from.json),
        JSON.Member("endRadius", to.json),
      ]
    case .turn(let center, let from, let to):
      [
        JSON.Member("center", center.json), JSON.Member("startAngle", .number(from)),
        JSON.Member("endAngle", .number(to)),
      ]
    }
  }
}

extension UnitPoint {
  fileprivate var json: JSON { ["x": .number(x), "y": .number(y)] }
}

extension Length {
  fileprivate var json: JSON {
    switch self {
    case .points(let points): .number(points)
    case .share(let share): .string("\((share * 100).threeDecimals)%")
    }
  }
}
