import SkeletonModel

/// The keys every node but `spacer`, `repeat` and `when` takes (part 5 of the language).
enum BoxForm {
  static let id = Key("id", .name, "its name; unique among what shares a path")
  static let layoutPriority = Key(
    "layoutPriority", .priority, default: "0", "a stack serves the highest first")
  static let zIndex = Key(
    "zIndex", .priority, default: "0", "its container paints the highest last")
  static let accessibilityLabel = Key(
    "accessibilityLabel", .text,
    "what a screen reader says of it; an icon without one is hidden from it, a container with one "
      + "is a group of that name")
  static let accessibilityValue = Key(
    "accessibilityValue", .text, "what it says after the label: how far, how many")
  static let accessibilityHidden = Key(
    "accessibilityHidden", .bool, default: "false",
    "a screen reader finds neither it nor what is inside")
  static let accessibilityAddTraits = Key(
    "accessibilityAddTraits", .traits,
    "what it is taken for as well; what lies behind something modal is not found")
  static let accessibilityElement = Key(
    "accessibilityElement", Form<Accessibility.Children>.word,
    "makes it one element that says what all inside would, or only what it says itself; `contain` "
      + "keeps what is inside together")
  static let accessibilitySortPriority = Key(
    "accessibilitySortPriority", .priority, default: "0",
    "the highest is read first, of what nothing keeps apart")
  static let shimmerGroup = Key(
    "shimmerGroup", .bool, default: "false", "one sweep crosses all that is inside")
  static let fixedSize = Key(
    "fixedSize", .axes, "along these axes it takes the length it would like best")
  static let padding = Key("padding", .edges, default: "0", "room inside the background")
  static let minWidth = Key("minWidth", .size, "it is never narrower")
  static let idealWidth = Key("idealWidth", .size, "its width where it may choose")
  static let maxWidth = Key("maxWidth", .maxSize, "it is never wider; `fill` takes all there is")
  static let minHeight = Key("minHeight", .size, "it is never lower")
  static let idealHeight = Key("idealHeight", .size, "its height where it may choose")
  static let maxHeight = Key("maxHeight", .maxSize, "it is never higher; `fill` takes all there is")
  static let aspectRatio = Key(
    "aspectRatio", .aspectRatio, "the room offered to it is brought to this ratio")
  static let width = Key("width", .size, "just this wide")
  static let height = Key("height", .size, "just this high")
  static let containerRelativeFrame = Key(
    "containerRelativeFrame", .relativeFrame,
    "a share of the nearest scroll's viewport, else of the canvas, in place of `width` or `height`")
  static let frameAlignment = Key(
    "frameAlignment", .place, default: "center", "where it stands in a frame larger than itself")
  static let background = Key("background", .paint, "what is painted behind it and its padding")
  static let radius = Key(
    "radius", .radius, default: "0", "rounds whatever the node paints or clips")
  static let corners = Key(
    "corners", Form<CornerStyle>.word, default: "continuous",
    "the curve of rounded corners: as of SwiftUI's shapes, or `circular` as of `cornerRadius(_:)`")
  static let border = Key("border", .border, "a line round it, drawn inside the frame")
  static let clip = Key("clip", .bool, default: "false", "hides what sticks out of the frame")
  static let opacity = Key("opacity", .fraction, default: "1", "of the node and all that is inside")
  static let offset = Key(
    "offset", .offset, default: "0", "moves the picture, not the frame; never mirrored")
  static let position = Key(
    "position", .position,
    "stands at this point of the room it is given, and takes all of that; mirrored as all that is "
      + "laid out")
  static let margin = Key("margin", .edges, default: "0", "room outside the background")
  static let ignoresSafeArea = Key(
    "ignoresSafeArea", .edgeSet,
    "at these edges it reaches those of the canvas, where it touches the safe area's; its container "
      + "knows the size that it takes inside")
  static let ownSafeArea = Key(
    "ownSafeArea", .bool, default: "false",
    "its frame is the safe area for what is inside, as below a bar")
  static let scrolledTo = Key(
    "scrolledTo", .scrollTarget,
    "the nearest scroll appears scrolled to it: this point of it stands at the same point of the "
      + "viewport, or, with `nearest`, as little as it takes to see it whole")

  static let derive = Key(
    "derive", .derivation,
    "what it becomes in a skeleton that is [derived](derive.md) from it; by default its kind says so"
  )

  static let motion = Key("motion", .motion, "how it moves by itself")

  static let keys: [any AnyKey] = [
    id, layoutPriority, zIndex, accessibilityLabel, accessibilityValue, accessibilityHidden,
    accessibilityAddTraits, accessibilityElement, accessibilitySortPriority, shimmerGroup,
    fixedSize, padding, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight,
    aspectRatio, width, height,
    containerRelativeFrame, frameAlignment, background, radius, corners, border, clip,
    EffectForm.mask, EffectForm.blur, EffectForm.backdropBlur, EffectForm.shadow, EffectForm.scale,
    EffectForm.rotation, EffectForm.compositingGroup, opacity, EffectForm.blend, offset, position,
    margin, ignoresSafeArea, ownSafeArea, scrolledTo, derive, motion,
  ]

  /// What a box is made from. Most nodes have none of them.
  static let names = Set(keys.map(\.name) + [EffectForm.stroke.name])
    .subtracting([id.name, motion.name])
}

extension Form where Value == Derivation {
  private static let words = Derivation.Shape.allCases.map(\.rawValue)

  static let derivation = Form(
    "keep, hide, block, {lines, ratio} or {rows}", .any([.words(words), .defined("derivation")])
  ) { tree, reading in
    guard tree.entries != nil else {
      return reading.read(tree, as: Form<Derivation.Shape>.word).map { Derivation(shape: $0) }
    }
    guard let fields = reading.fields(of: tree, DerivationForm.map, place: "derive") else {
      return nil
    }
    return Derivation(
      lines: fields[DerivationForm.lines], ratio: fields[DerivationForm.ratio],
      rows: fields[DerivationForm.rows])
  }
}

enum DerivationForm {
  static let lines = Key(
    "lines", .count(1...100),
    "how many bars stand for a text, as wide as there is room, the last one 60%; without it as many "
      + "as it has lines, and as long")
  static let ratio = Key(
    "ratio", .fraction, "how long the last bar is, as a share of the line it stands for")
  static let rows = Key(
    "rows", .count(1...1000),
    "how many rows of a `repeat` a column, or what scrolls, ends with; without it as many as the "
      + "content has, and more until what scrolls down is full")
  static let map = MapForm(
    "derivation", "What becomes of a text, or of rows, in a derived skeleton.",
    atLeastOne: [["lines", "ratio", "rows"]], [lines, ratio, rows])
}

extension Form where Value == Box.AspectRatio {
  static let aspectRatio = Form(
    "a ratio, or {ratio, contentMode}", .defined("aspectRatio")
  ) { tree, reading in
    guard let fields = reading.fields(of: tree, AspectRatioForm.map, place: "aspectRatio"),
      let ratio = fields[AspectRatioForm.ratio]
    else { return nil }
    return Box.AspectRatio(ratio: ratio, mode: fields[AspectRatioForm.contentMode] ?? .fit)
  }
}

enum AspectRatioForm {
  static let ratio = Key("ratio", .ratio, isRequired: true, "width over height")
  static let contentMode = Key(
    "contentMode", Form<Box.AspectRatio.Mode>.word, default: "fit",
    "the largest frame inside the room, or the smallest that covers it")
  static let map = MapForm(
    "aspectRatio", "A ratio that the proposal is brought to.", principal: "ratio",
    [ratio, contentMode])
}

extension Form where Value == Box.RelativeFrame {
  static let relativeFrame = Form(
    "a count, or {count, span, spacing, axis}", .defined("containerRelativeFrame")
  ) { tree, reading in
    guard
      let fields = reading.fields(
        of: tree, RelativeFrameForm.map, place: "containerRelativeFrame"),
      let count = fields[RelativeFrameForm.count]
    else { return nil }
    let span = fields[RelativeFrameForm.span] ?? 1
    return Box.RelativeFrame(
      count: count, span: span, spacing: fields[RelativeFrameForm.spacing] ?? 0,
      axis: fields[RelativeFrameForm.axis] ?? .horizontal)
  }
}

enum RelativeFrameForm {
  static let count = Key("count", .count(1...1000), isRequired: true, "how many fit side by side")
  static let span = Key("span", .count(1...1000), default: "1", "how many of them this takes")
  static let spacing = Key("spacing", .gap, default: "0", "room between them")
  static let axis = Key(
    "axis", Form<Axis>.word, default: "horizontal", "whether it is a share of the width or height")
  static let map = MapForm(
    "containerRelativeFrame",
    "A share of the nearest scroll's viewport less its `contentMargins`, else of the canvas: "
      + "(W − (count − 1) · spacing) / count · span + (span − 1) · spacing.",
    principal: "count", [count, span, spacing, axis])
}

extension Form where Value == Box.ScrollTarget {
  private static let word = Form.words(
    [("nearest", .nearest)] + Form<Alignment>.places.map { ($0.0, .at($0.1.unitPoint)) })

  static let scrollTarget = Form(
    "nearest, a place, or {x, y}",
    .any([.words(["nearest"]), Form<UnitPoint>.unitPoint.schema])
  ) { tree, reading in
    tree.entries == nil
      ? reading.read(tree, as: word)
      : reading.read(tree, as: Form<UnitPoint>.unitPoint).map { .at($0) }
  }
}

extension Form where Value == Box.Border {
  static let border = Form(
    "a colour, or {color, width}", .defined("border")
  ) { tree, reading in
    guard let fields = reading.fields(of: tree, BorderForm.map, place: "border"),
      let color = fields[BorderForm.color]
    else { return nil }
    return Box.Border(color: color, width: fields[BorderForm.width] ?? 1)
  }
}

enum BorderForm {
  static let color = Key("color", .color, isRequired: true, "of the line")
  static let width = Key("width", .points, default: "1", "of the line")
  static let map = MapForm(
    "border", "A line just inside the frame.", principal: "color", [color, width])
}

extension Form where Value == Offset {
  static let offset = Form(
    "{x, y}", .any([.reference, .defined("offset")])
  ) { tree, reading in
    guard let fields = reading.fields(of: tree, OffsetForm.map, place: "offset") else { return nil }
    return Offset(x: fields[OffsetForm.x] ?? 0, y: fields[OffsetForm.y] ?? 0)
  }
}

enum OffsetForm {
  static let x = Key("x", .space, default: "0", "to the right, in either direction of reading")
  static let y = Key("y", .space, default: "0", "downwards")
  static let map = MapForm("offset", "A displacement.", [x, y])
}

extension Form where Value == Box.Position {
  static let position = Form(
    "{x, y, anchor}", .any([.reference, .defined("position")])
  ) { tree, reading in
    guard let fields = reading.fields(of: tree, PositionForm.map, place: "position") else {
      return nil
    }
    return Box.Position(
      x: fields[PositionForm.x] ?? .points(0), y: fields[PositionForm.y] ?? .points(0),
      anchor: fields[PositionForm.anchor] ?? .center)
  }
}

enum PositionForm {
  static let x = Key("x", .coordinate, default: "0", "from the room's leading edge")
  static let y = Key("y", .coordinate, default: "0", "from the room's upper edge")
  static let anchor = Key(
    "anchor", .unitPoint, default: "center", "the point of the node that stands there")
  static let map = MapForm(
    "position",
    "A place by coordinates. The room is what the container proposes, less the margin; where it "
      + "proposes nothing, it is as long as the node.",
    [x, y, anchor])
}
