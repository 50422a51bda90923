import SkeletonModel

/// The keys that change a node's picture, and leave its layout as it is.
enum EffectForm {
  static let mask = Key(
    "mask", .mask,
    "a node of which as much is seen of this one as is painted of it, or {alignment, view}")
  static let blur = Key("blur", .points, default: "0", "blurs the picture, by this radius")
  static let backdropBlur = Key(
    "backdropBlur", .points, default: "0",
    "blurs what lies behind the node, as far as its shape or its frame goes, by this radius")
  static let shadow = Key(
    "shadow", .shadow, "what the picture casts on what is below; never mirrored")
  static let scale = Key(
    "scale", .scaling, "makes the picture larger or smaller, round an anchor")
  static let rotation = Key(
    "rotation", .rotation, "turns the picture clockwise, round an anchor; never mirrored")
  static let compositingGroup = Key(
    "compositingGroup", .bool, default: "false",
    "opacity and blend are of the picture as a whole, and not of each shape in it")
  static let blend = Key(
    "blend", Form<BlendMode>.word, default: "normal",
    "how colours are mixed with those below, as of SwiftUI's `blendMode`")
  /// Of shapes only.
  static let stroke = Key(
    "stroke", .stroke,
    "a line along the edge, half of it outside; without a `fill` nothing else is painted")
}

/// A mask as it is written.
struct WrittenMask: Sendable {
  let alignment: Alignment
  let view: WrittenNode
}

extension Form where Value == WrittenMask {
  static let mask = Form("a node, or {alignment, view}", .defined("mask")) { tree, reading in
    guard
      let fields = reading.fields(
        of: tree, MaskForm.map, principalIsNode: true, place: "mask"),
      let view = fields[MaskForm.view]
    else { return nil }
    return WrittenMask(alignment: fields[MaskForm.alignment] ?? .center, view: view)
  }
}

enum MaskForm {
  static let view = Key(
    "view", .node, isRequired: true,
    "what is painted where the node is seen; its colours do not matter")
  static let alignment = Key(
    "alignment", .place, default: "center", "where it stands in the node's frame")
  static let map = MapForm(
    "mask",
    "What shows a part of a node: it is proposed the node's frame, and is no part of the tree.",
    principal: "view", [view, alignment])
}

extension Form where Value == Effects.Shadow {
  static let shadow = Form("{color, radius, x, y}", .defined("shadow")) { tree, reading in
    guard let fields = reading.fields(of: tree, ShadowForm.map, place: "shadow"),
      let radius = fields[ShadowForm.radius]
    else { return nil }
    return Effects.Shadow(
      color: fields[ShadowForm.color] ?? ShadowForm.usualColor, radius: radius,
      offset: Offset(x: fields[ShadowForm.x] ?? 0, y: fields[ShadowForm.y] ?? 0))
  }
}

enum ShadowForm {
  /// As of SwiftUI.
  static let usualColor = Color(red: 0, green: 0, blue: 0, alpha: 0.33)

  static let color = Key("color", .color, default: "#00000054", "of the shadow")
  static let radius = Key("radius", .points, isRequired: true, "of its blur")
  static let x = Key("x", .space, default: "0", "to the right, in either direction of reading")
  static let y = Key("y", .space, default: "0", "downwards")
  static let map = MapForm(
    "shadow", "A shadow. A radius is the standard deviation of a Gaussian blur.",
    principal: "radius", [color, radius, x, y])
}

extension Form where Value == Double {
  static let factor = Form.number(-1000...1000, "a factor")
}

extension Form where Value == Effects.Scale {
  static let scaling = Form(
    "a factor, or {x, y, anchor}", .any([Form<Double>.factor.schema, .defined("scale")])
  ) { tree, reading in
    guard tree.entries != nil else {
      return reading.read(tree, as: .factor).map { Effects.Scale(x: $0, y: $0) }
    }
    guard let fields = reading.fields(of: tree, ScaleForm.map, place: "scale") else { return nil }
    return Effects.Scale(
      x: fields[ScaleForm.x] ?? 1, y: fields[ScaleForm.y] ?? 1,
      anchor: fields[ScaleForm.anchor] ?? .center)
  }
}

enum ScaleForm {
  static let x = Key("x", .factor, default: "1", "across; below 0 it is mirrored")
  static let y = Key("y", .factor, default: "1", "down")
  static let anchor = Key("anchor", .unitPoint, default: "center", "the point that stays")
  static let map = MapForm("scale", "A size by factors.", [x, y, anchor])
}

extension Form where Value == Effects.Rotation {
  static let rotation = Form(
    "degrees, or {angle, anchor}", .defined("rotation")
  ) { tree, reading in
    guard let fields = reading.fields(of: tree, RotationForm.map, place: "rotation"),
      let angle = fields[RotationForm.angle]
    else { return nil }
    return Effects.Rotation(angle: angle, anchor: fields[RotationForm.anchor] ?? .center)
  }
}

enum RotationForm {
  static let angle = Key("angle", .angle, isRequired: true, "in degrees clockwise")
  static let anchor = Key("anchor", .unitPoint, default: "center", "the point that stays")
  static let map = MapForm("rotation", "A turn.", principal: "angle", [angle, anchor])
}

extension Form where Value == Effects.Stroke {
  static let stroke = Form(
    "a colour, or {color, width, from, to, cap, join, dash, dashPhase}", .defined("stroke")
  ) { tree, reading in
    guard let fields = reading.fields(of: tree, StrokeForm.map, place: "stroke"),
      let paint = fields[StrokeForm.color]
    else { return nil }
    var stroke = Effects.Stroke(paint: paint)
    stroke.width = fields[StrokeForm.width] ?? stroke.width
    stroke.from = fields[StrokeForm.from] ?? stroke.from
    stroke.to = fields[StrokeForm.to] ?? stroke.to
    stroke.cap = fields[StrokeForm.cap] ?? stroke.cap
    stroke.join = fields[StrokeForm.join] ?? stroke.join
    stroke.dash = fields[StrokeForm.dash] ?? stroke.dash
    stroke.dashPhase = fields[StrokeForm.dashPhase] ?? stroke.dashPhase
    if !stroke.dash.isEmpty, !stroke.dash.contains(where: { $0 > 0 }) {
      reading.complain(tree["dash"] ?? tree, "'dash' needs a length above 0")
      return nil
    }
    return stroke
  }
}

enum StrokeForm {
  static let color = Key("color", .paint, isRequired: true, "what the line is painted with")
  static let width = Key("width", .points, default: "1", "of the line")
  static let from = Key(
    "from", .fraction, default: "0",
    "where it begins, as a share of the edge: as of SwiftUI's `trim`")
  static let to = Key("to", .fraction, default: "1", "where it ends")
  static let cap = Key("cap", Form<Effects.Stroke.Cap>.word, default: "butt", "of its ends")
  static let join = Key("join", Form<Effects.Stroke.Join>.word, default: "miter", "of its corners")
  static let dash = Key(
    "dash", .dashes, "the lengths of dashes and gaps, in turns; at most 100")
  static let dashPhase = Key(
    "dashPhase", .number(-Limits.length...Limits.length, "points"), default: "0",
    "how far into the dashes it begins")
  static let map = MapForm(
    "stroke",
    "A line along the edge of a shape, half of it outside. It runs clockwise: in a block without a "
      + "radius from the upper left corner, in one with a radius, a circle and an ellipse from the "
      + "middle of the right side, and along a path as that is drawn.",
    principal: "color", [color, width, from, to, cap, join, dash, dashPhase])
}

extension Form where Value == [Double] {
  static let dashes: Form<[Double]> = {
    let lengths = Form<Double>.points.list(atLeast: 1)
    return Form<[Double]>(lengths.name, lengths.schema) { tree, reading in
      guard let lengths = lengths.decode(tree, reading) else { return nil }
      guard lengths.count <= 100 else {
        reading.complain(tree, "'dash' takes 100 lengths at most, found \(lengths.count)")
        return nil
      }
      return lengths
    }
  }()
}
