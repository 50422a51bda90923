import SkeletonLayout
import SkeletonModel

// How large an element is, what is round it and behind it.

extension CSSGenerator {
  func percent(_ share: Double) -> String {
    ((share * 10000).rounded() / 100).shortestDecimal + "%"
  }

  func padding(_ insets: Insets) -> [Declaration] {
    func pair(_ property: String, _ start: Double, _ end: Double) -> [Declaration] {
      if start == 0, end == 0 { return [] }
      return [(property, start == end ? start.px : "\(start.px) \(end.px)")]
    }
    return pair("padding-block", insets.top, insets.bottom)
      + pair("padding-inline", insets.leading, insets.trailing)
  }

  func corners(_ radius: Rounding) -> [Declaration] {
    switch radius {
    case .capsule: return [("border-radius", "9999px")]
    case .corners(let radii):
      let all = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
      if Set(all).count == 1 { return all[0] == 0 ? [] : [("border-radius", all[0].px)] }
      return zip(["start-start", "start-end", "end-end", "end-start"], all).filter { $0.1 != 0 }
        .map { ("border-\($0.0)-radius", $0.1.px) }
    case .elliptic(let corners):
      func axis(_ length: Length) -> String {
        switch length {
        case .points(let points): points.px
        case .share(let share): percent(share)
        }
      }
      return [
        ("start-start", corners.topLeading), ("start-end", corners.topTrailing),
        ("end-end", corners.bottomTrailing), ("end-start", corners.bottomLeading),
      ].map { ("border-\($0.0)-radius", "\(axis($0.1.x)) \(axis($0.1.y))") }
    }
  }

  /// How large it is in what it stands in.
  mutating func size(
    _ node: Node, _ placed: Placed, _ around: Around, share: Double
  ) -> [Declaration] {
    doubt(node, around)
    let flex = "\((share * 100).rounded() / 100) 1 0".replacing(".0 1", with: " 1")
    let box = node.box
    var declarations: [Declaration] = []
    if node.kind == .spacer, case .spacer(let least) = node.content {
      return [("flex", "1 1 0"), (around == .row ? "min-inline-size" : "min-block-size", least.px)]
    }
    if around == .layers { declarations.append(("grid-area", "1 / 1")) }
    // Without room it has a length of its own.
    let least: [Declaration] =
      node.children.isEmpty && abs(placed.frame.height - Node.ownLength) < 0.005
      ? [("min-block-size", Node.ownLength.px)] : []
    if node.kind == .divider, around == .row {
      return [("flex", "none"), ("align-self", "stretch"), ("inline-size", placed.frame.width.px)]
        + least
    }
    var isRigid = true
    // Across the page.
    if let ratio = box.aspectRatio, node.fills(.horizontal) || box.width != nil {
      declarations.append(("aspect-ratio", ratio.ratio.shortestDecimal))
    }
    switch box.width {
    case .points(let width)?: declarations.append(("inline-size", width.px))
    case .share(let share)? where isWidthKnown:
      declarations.append(("inline-size", percent(share)))
    case .share?:
      warn(
        node.position,
        "a part of a width that depends on what is in it is written in points of the canvas")
      declarations.append(("inline-size", placed.frame.width.px))
    case nil where box.containerRelativeFrame?.axis == .horizontal:
      declarations.append(("inline-size", placed.frame.width.px))
    case nil where node.fills(.horizontal):
      switch around {
      case .row:
        declarations += [("flex", flex), ("min-inline-size", "0")]
        isRigid = false
      case .column: declarations.append(("align-self", "stretch"))
      case .layers, .cell: declarations.append(("justify-self", "stretch"))
      }
    case nil where !node.hugs(.horizontal) && !node.isCapped:
      declarations.append(("inline-size", placed.frame.width.px))
    case nil: break
    }
    if node.isCapped {
      if case .points(let most)? = box.maxWidth { declarations.append(("inline-size", most.px)) }
      declarations.append(("max-inline-size", "100%"))
    } else if case .points(let most)? = box.maxWidth, most.isFinite {
      declarations.append(("max-inline-size", most.px))
    }
    if case .points(let least)? = box.minWidth {
      declarations.append(("min-inline-size", least.px))
    }
    // Down the page.
    switch box.height {
    case .points(let height)?: declarations.append(("block-size", height.px))
    case .share?: declarations.append(("block-size", placed.frame.height.px))
    case nil where box.containerRelativeFrame?.axis == .vertical:
      declarations.append(("block-size", placed.frame.height.px))
    case nil where box.aspectRatio != nil: break
    case nil where node.fills(.vertical) && (around == .layers || around == .row):
      declarations += [("align-self", "stretch")] + least
    case nil where node.fills(.vertical) && node.isContainer:
      if around == .column {
        declarations += [("flex", flex), ("min-block-size", "0")]
        isRigid = false
      } else {
        declarations.append(("align-self", "stretch"))
      }
    case nil where !node.hugs(.vertical):
      declarations.append(("block-size", placed.frame.height.px))
    case nil: break
    }
    if case .points(let least)? = box.minHeight {
      declarations.append(("min-block-size", least.px))
    }
    if isRigid, around == .row || around == .column {
      if around == .row, node.shrinks {
        declarations += [("flex", "0 1 auto"), ("min-inline-size", "0")]
      } else {
        declarations.append(("flex", "none"))
      }
    }
    if let position = box.position { declarations += place(position, node) }
    return declarations
  }

  /// Says where a browser may come to other lengths than the document has: it shares out room that
  /// nothing says the length of by rules of its own.
  private mutating func doubt(_ node: Node, _ around: Around) {
    let isInStack = around == .row || around == .column
    let isOpenCircle = if case .circle(nil, _) = node.content { true } else { false }
    let isOpen =
      node.children.isEmpty && node.kind != .divider && node.kind != .spacer
      && node.fills(.vertical)
    let doubts = [
      (
        isOpenCircle && (node.box.width == nil || node.box.height == nil),
        "a circle without a 'size' is as large as a browser makes it, and may be no circle"
      ),
      (
        isOpen && around != .layers,
        "without a 'height' it is as high as a browser makes it, which may be otherwise"
      ),
      (
        node.kind == .divider && around != .column && around != .cell,
        "this line is as long as what is beside it makes it in a browser, which may be otherwise"
      ),
      (
        node.kind == .spacer && !isInStack,
        "a spacer is for rows and columns; what it does here a browser does not"
      ),
      (
        node.box.position != nil && around != .layers,
        "a 'position' outside of a 'zstack' may be elsewhere in a browser"
      ),
      (
        !node.box.ignoredSafeArea.isEmpty,
        "what reaches round the safe area stays inside of it in a browser"
      ),
      (
        node.scrollStart != nil && node.scrollJustification == nil,
        "what scrolls begins where its content does in a browser"
      ),
      (
        node.box.scrolledTo != nil,
        "in a browser nothing is scrolled to it"
      ),
      (
        node.isLines && node.box.border != nil,
        "the border of lines has the corners of their bars in a browser"
      ),
    ]
    if let (_, doubt) = doubts.first(where: \.0) { warn(node.position, doubt) }
  }

  /// The same of what does not fit into what it stands in, and of what is seen through.
  mutating func doubtInside(_ node: Node, _ placed: Placed) {
    let opacity = node.box.opacity
    let isLayered = if case .layers = node.content { true } else { node.box.background != nil }
    if opacity > 0, opacity < 1, node.isContainer, isLayered {
      warn(
        node.position,
        "in a browser its parts are not seen through one another, as they are here with an 'opacity'"
      )
    }
    let room = placed.frame
    let own = placed.children.filter { $0.node.box.position == nil && $0.node.box.offset == .zero }
    let isTooLarge =
      switch node.content {
      case .scroll: false
      case .grid:
        zip(own, own.dropFirst()).contains { last, next in
          abs(last.frame.y - next.frame.y) < last.frame.height
            && next.frame.x > last.frame.x && next.frame.x < last.frame.maxX - 0.5
        } || own.contains { $0.frame.maxX > room.maxX + 0.5 || $0.frame.x < room.x - 0.5 }
      default:
        own.contains { inside in
          let frame = inside.frame
          return frame.x < room.x - 0.5 || frame.maxX > room.maxX + 0.5
            || frame.y < room.y - 0.5 || frame.maxY > room.maxY + 0.5
        }
      }
    if isTooLarge {
      warn(
        node.position,
        "what is in it is larger than the room for it, and may be elsewhere in a browser")
    }
  }

  private mutating func place(_ position: Box.Position, _ node: Node) -> [Declaration] {
    func length(_ length: Length) -> String {
      switch length {
      case .points(let points): points.px
      case .share(let share): percent(share)
      }
    }
    let anchor = position.anchor
    return [
      ("position", "relative"), ("inset-inline-start", length(position.x)),
      ("inset-block-start", length(position.y)), ("justify-self", "start"), ("align-self", "start"),
      ("translate", "\(percent(-anchor.x)) \(percent(-anchor.y))"),
    ]
  }

  /// What lies between its edges and what is in it: also half of what lies between two lines.
  private func room(_ node: Node) -> Insets {
    var insets = node.box.padding
    if case .lines(let lines) = node.content {
      let room = (lines.lineHeight - lines.barHeight) / 2
      insets.top += room
      insets.bottom += room
    }
    return insets
  }

  /// What is round it and behind it.
  mutating func box(
    _ nodes: [Node], _ placed: Placed
  ) -> (declarations: [Declaration], classes: [String]) {
    var classes: [String] = []
    let (node, box) = (nodes[0], nodes[0].box)
    var declarations = padding(room(node))
    let margin = box.margin
    for (property, length) in [
      ("margin-block-start", margin.top), ("margin-block-end", margin.bottom),
      ("margin-inline-start", margin.leading), ("margin-inline-end", margin.trailing),
    ] where length != 0 { declarations.append((property, length.px)) }
    if box.background != nil {
      let ground = paint(nodes, "background") { $0.box.background ?? .color(.clear) }
      declarations += ground.declarations
      classes = ground.classes
    }
    if box.background != nil || !node.isLines { declarations += corners(box.radius) }
    var shadows: [String] = []
    if let border = box.border {
      let color = colors.value(set(nodes) { $0.box.border?.color ?? .clear }, "border")
      shadows.append("inset 0 0 0 \(border.width.px) \(color)")
    }
    if box.hasEffects {
      let effects = box.effects
      if let shadow = effects.shadow {
        let color = colors.value(set(nodes) { $0.box.effects.shadow?.color ?? .clear }, "shadow")
        // A radius in CSS is twice a standard deviation.
        shadows.append(
          "\(shadow.offset.x.px) \(shadow.offset.y.px) \((shadow.radius * 2).px) \(color)")
      }
      if effects.blur > 0 { declarations.append(("filter", "blur(\(effects.blur.px))")) }
      if effects.backdropBlur > 0 {
        let blur = "blur(\(effects.backdropBlur.px))"
        declarations += [("-webkit-backdrop-filter", blur), ("backdrop-filter", blur)]
      }
      var turns: [String] = []
      if let rotation = effects.rotation {
        turns.append("rotate(\(rotation.angle.shortestDecimal)deg)")
      }
      if let scale = effects.scale {
        turns.append("scale(\(scale.x.shortestDecimal), \(scale.y.shortestDecimal))")
      }
      if !turns.isEmpty { declarations.append(("transform", turns.joined(separator: " "))) }
      if effects.stroke != nil || effects.mask != nil || effects.blend != .normal {
        warn(
          node.position,
          "a stroke, a mask and a way of blending are not generated; they are left out")
      }
    }
    if !shadows.isEmpty { declarations.append(("box-shadow", shadows.joined(separator: ", "))) }
    if box.clip { declarations.append(("overflow", "hidden")) }
    if box.opacity != 1 { declarations.append(("opacity", box.opacity.shortestDecimal)) }
    if box.zIndex != 0 {
      // CSS knows whole numbers alone.
      declarations.append(("z-index", String(Int((box.zIndex * 1000).rounded()))))
    }
    if box.offset != .zero {
      declarations.append(("translate", "\(box.offset.x.px) \(box.offset.y.px)"))
    }
    return (declarations, classes)
  }

  /// Where a content stands in a frame that is larger than itself; nil where it needs no element of
  /// its own for that.
  func frameAlignment(_ node: Node, _ placed: Placed) -> [Declaration]? {
    guard node.isContainer || node.kind == .text || node.kind == .icon else { return nil }
    let isWide =
      (node.box.width != nil || node.fills(.horizontal)) && node.contentHugs(.horizontal)
    let isHigh = (node.box.height != nil || node.fills(.vertical)) && node.contentHugs(.vertical)
    guard isWide || isHigh else { return nil }
    let frame = node.box.frameAlignment
    // A stack along whose axis the frame is larger puts its children there by itself.
    if case .stack(let stack) = node.content {
      let across = stack.axis == .vertical ? isWide : isHigh
      let isSame =
        stack.axis == .vertical
        ? stack.alignment.horizontal == frame.horizontal
        : stack.alignment.vertical == frame.vertical
      if !across || isSame { return nil }
    }
    return [
      ("display", "grid"), ("justify-items", frame.horizontal.css),
      ("align-items", frame.vertical.css),
    ]
  }
}

extension Node {
  /// How long a shape is where nothing is proposed to it.
  fileprivate static let ownLength = 10.0

  var isLines: Bool { if case .lines = content { true } else { false } }

  var isContainer: Bool {
    switch content {
    case .stack, .layers, .grid, .scroll, .wrapped: true
    default: false
    }
  }

  /// Whether it takes more room along an axis, if there is some.
  func fills(_ axis: Axis) -> Bool {
    let (size, most) =
      axis == .horizontal ? (box.width, box.maxWidth) : (box.height, box.maxHeight)
    if size != nil { return false }
    if axis == .vertical, box.aspectRatio != nil { return false }
    if box.containerRelativeFrame?.axis == axis { return false }
    if box.fixedSize.contains(axis == .horizontal ? .horizontal : .vertical) { return false }
    if case .points(let length)? = most { return length == .infinity }
    return !contentHugs(axis)
  }

  /// Whether it takes all room up to a width of its own.
  var isCapped: Bool {
    guard box.width == nil, case .points(let most)? = box.maxWidth, most.isFinite else {
      return false
    }
    return !contentHugs(.horizontal)
  }

  /// Whether it becomes narrower where there is less room.
  var shrinks: Bool { isCapped || box.width == nil && children.contains(where: \.shrinks) }

  /// Whether it is as large along an axis as what is in it.
  func hugs(_ axis: Axis) -> Bool {
    if case .text = content { return true }
    if case .lines = content, axis == .vertical { return true }
    return isContainer && contentHugs(axis)
  }

  /// The same of what is in its frame.
  func contentHugs(_ axis: Axis) -> Bool {
    switch content {
    case .stack(let stack):
      if stack.axis == axis, children.contains(where: { $0.kind == .spacer }) { return false }
      return !children.contains { $0.kind != .spacer && $0.fills(axis) }
    // What is placed by coordinates takes all there is.
    case .layers, .wrapped:
      return !children.contains { $0.fills(axis) || $0.box.position != nil }
    case .grid(let grid):
      let isFixed = grid.columns.allSatisfy { if case .fixed = $0 { true } else { false } }
      return axis == .vertical || isFixed
    case .scroll(let scroll): return scroll.axis != axis && !scroll.view.fills(axis)
    case .block: return false
    case .circle(let size, _): return size != nil
    case .drawing(let drawing): return drawing.size != nil
    case .lines: return axis == .vertical
    case .progress(let progress): return progress.style == .circular || axis == .vertical
    case .divider, .spacer: return axis == .vertical
    case .text, .redacted, .spinner, .dots: return true
    }
  }
}

extension HorizontalAlignment {
  /// As CSS has it, where reading begins and ends.
  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension VerticalAlignment {
  var css: String {
    switch self {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline: "first baseline"
    case .lastTextBaseline: "last baseline"
    }
  }
}

extension FontWeight {
  var css: String {
    let place = FontWeight.allCases.firstIndex(of: self) ?? 3
    return String((place + 1) * 100)
  }
}

extension Paint {
  /// The colour that it is, if it is a plain one.
  var plain: Color { if case .color(let color) = self { color } else { .clear } }
}

extension Node {
  /// How far it is scrolled when it appears, where it is.
  fileprivate var scrollStart: Length? {
    guard case .scroll(let scroll) = content, ![.points(0), .share(0)].contains(scroll.start) else {
      return nil
    }
    return scroll.start
  }

  /// What of a scroll's content is seen, in CSS's words; nil where that has none for it.
  var scrollJustification: String? {
    switch scrollStart {
    case .share(1): "flex-end"
    case .share(0.5): "center"
    default: nil
    }
  }
}
