import SkeletonLanguage
import SkeletonModel

extension Translator {
  /// nil if it is no modifier.
  mutating func modified(_ node: RecordedNode) -> [Draft]? {
    guard let modifier = Modifier(rawValue: node.kind) else { return nil }
    let spot = spot(of: node)
    if modifier == .safeAreaInset, node.arguments.text("edge") == "top", isUnderLargeTitle {
      isUnderBar = true
    }
    let followed = followedGuides
    defer { followedGuides = followed }
    if [.overlay, .background].contains(modifier) {
      followGuides(of: node.children.flatMap(\.leaves), in: node)
    }
    let wasTurned = isTurned
    defer { isTurned = wasTurned }
    if modifier == .direction { isTurned.toggle() }
    if modifier == .contentMargins { return margined(node, spot) }
    if modifier == .scheme { return inScheme(node, spot) }
    return drafts(node.children).map { changed($0, by: modifier, node, spot) }
  }

  /// Whether nodes of this kind change the one that they hold, and show nothing else.
  static func isModifier(_ kind: String) -> Bool { Modifier(rawValue: kind) != nil }

  private enum Modifier: String {
    case padding, frame, flexFrame, fixedSize, aspectRatio, offset, position, layoutPriority, zIndex
    case background, overlay, mask, clip, border, opacity, shadow, blur, blend, compositingGroup
    case scale, rotation, containerRelativeFrame, ignoresSafeArea, safeAreaInset, safeAreaPadding
    case contentMargins
    case alignmentGuide, listRow, gridCell, accessibility, effect, direction, scheme
  }

  /// What is in an appearance of its own; a screen's ground is, too.
  private mutating func inScheme(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let appearance = node.arguments.text("scheme") == "dark" ? Appearance.dark : .light
    let outer = variant.appearance
    variant.appearance = appearance
    defer { variant.appearance = outer }
    let found = drafts(node.children)
    guard node.arguments["screen"]?.isTrue == true else {
      return found.map { $0.inAppearance(appearance) }
    }
    var ground = Draft("block", at: spot)
    ground.set("fill", .word("clear"))
    ground.set("background", .word("systemBackground"))
    ground.set("ignoresSafeArea", .word("all"))
    ground.reach(.safeArea)
    let screen = Draft.only(found, as: "vstack", at: spot).adding(
      [("maxWidth", .still(.word("fill"))), ("maxHeight", .still(.word("fill")))],
      at: .flexibleFrame, spot: spot)
    return [layered(screen, over: [ground], spot).inAppearance(appearance)]
  }

  private mutating func changed(
    _ draft: Draft, by modifier: Modifier, _ node: RecordedNode, _ spot: Spot
  ) -> Draft {
    switch modifier {
    // What scrolls passes below it: it is room round the content.
    case .safeAreaPadding where draft.kind == "scroll": return withMargins(draft, node, spot)
    case .padding, .safeAreaPadding:
      let added = values(node) { translator, arguments in
        func side(_ key: String) -> Double { arguments.number(key) ?? 0 }
        return [
          (
            "padding",
            translator.edges(side("top"), side("leading"), side("bottom"), side("trailing"))
          )
        ]
      }
      // Its own padding is inside what it is filled with, which SwiftUI's is not.
      return padded(draft, added, spot)
    case .frame: return framed(draft, node, spot)
    case .flexFrame: return flexiblyFramed(draft, node, spot)
    case .fixedSize:
      let isWide = node.arguments["horizontal"]?.isTrue ?? true
      let isHigh = node.arguments["vertical"]?.isTrue ?? true
      guard isWide || isHigh else { return draft }
      let word = isWide && isHigh ? "both" : isWide ? "horizontal" : "vertical"
      return draft.adding([("fixedSize", .still(.word(word)))], at: .fixedSize, spot: spot)
    case .aspectRatio: return proportioned(draft, node, spot)
    case .offset:
      let added = values(node) { translator, arguments in
        [("offset", translator.offset(arguments.number("x") ?? 0, arguments.number("y") ?? 0))]
      }
      return effect(draft, added, spot)
    case .position:
      let added = values(node) { translator, arguments in
        [("position", translator.offset(arguments.number("x") ?? 0, arguments.number("y") ?? 0))]
      }
      return draft.adding(added, at: .position, spot: spot)
    case .layoutPriority:
      var draft = draft
      if draft.kind == "spacer" { draft = draft.wrapped(at: spot) }
      draft.set(
        "layoutPriority", .number((node.arguments.number("value") ?? 0).bounded), at: spot)
      return draft
    // Its container has looked at it.
    case .zIndex: return draft
    case .border:
      let added = values(node) { translator, arguments in
        translator.border(
          arguments["style"], width: arguments.number("width") ?? 1, at: spot)
      }
      return draft.adding(added, at: .outline, isApart: draft.has("radius"), spot: spot)
    case .opacity:
      let added = values(node) { _, arguments in
        [("opacity", .number(min(max(arguments.number("value") ?? 1, 0), 1)))]
      }
      return draft.adding(added, at: .effect, spot: spot)
    case .scale:
      let added = values(node) { translator, arguments in
        [
          (
            "scale",
            .map([
              .init("x", translator.factor(arguments.number("x") ?? 1)),
              .init("y", translator.factor(arguments.number("y") ?? 1)),
              .init("anchor", translator.point(arguments["anchor"])),
            ])
          )
        ]
      }
      return effect(draft, added, spot)
    case .rotation:
      let added = values(node) { translator, arguments in
        [
          (
            "rotation",
            .map([
              .init("angle", .number((arguments.number("degrees") ?? 0).turned)),
              .init("anchor", translator.point(arguments["anchor"])),
            ])
          )
        ]
      }
      return effect(draft, added, spot)
    case .shadow:
      let added = values(node) { translator, arguments in
        [
          (
            "shadow",
            .map([
              .init("color", .word(translator.color(arguments["color"] ?? .null, at: spot))),
              .init("radius", .number(max(arguments.number("radius") ?? 0, 0).bounded)),
              .init("x", .number((arguments.number("x") ?? 0).bounded)),
              .init("y", .number((arguments.number("y") ?? 0).bounded)),
            ])
          )
        ]
      }
      return effect(draft, added, spot)
    case .blur:
      let added = values(node) { _, arguments in
        [("blur", .number(max(arguments.number("radius") ?? 0, 0).bounded))]
      }
      return effect(draft, added, spot)
    case .blend:
      let mode = node.arguments.text("mode") ?? "normal"
      guard mode != "normal" else { return draft }
      return effect(draft, [("blend", .still(.word(mode)))], spot)
    case .compositingGroup:
      return effect(draft, [("compositingGroup", .still(.bool(true)))], spot)
    case .containerRelativeFrame: return relativelyFramed(draft, node, spot)
    case .ignoresSafeArea:
      let edges = node.ignoredEdges
      // Bars keep to the safe area whatever is said round them.
      guard !edges.isEmpty, !node.holdsBars else { return draft }
      // Grounds at an edge of the safe area continue below the bars by themselves.
      var ground = draft.asGround
      if node.ignoresBars, ground.isOpenGround {
        ground.isPastBars = true
        return ground
      }
      return draft.adding(
        [("ignoresSafeArea", .still(written(edges)))], at: .safeArea, spot: spot)
    case .safeAreaInset: return inset(draft, node, spot)
    case .alignmentGuide:
      if node.place.map({ !followedGuides.contains($0) }) ?? true {
        note(spot, "an alignment guide of a view's own is not followed; it is aligned as usual")
      }
      return draft
    // A list, or a grid, has looked at it.
    case .listRow, .gridCell, .contentMargins, .scheme: return draft
    case .accessibility: return described(draft, node, spot)
    case .direction:
      if draft.hasGridOrRow {
        note(
          spot,
          "in a view with a direction of its own, grids and rows that scroll begin where those "
            + "around it do")
      }
      return draft.mirrored
    case .effect:
      note(
        spot,
        "'\(node.arguments.text("name") ?? "this effect")' cannot be drawn; colours stay as they are"
      )
      return draft
    case .clip: return clipped(draft, node, spot)
    case .mask:
      let alignment = node.arguments.text("alignment") ?? "center"
      return masked(draft, by: drafts(node.decoration), alignment, spot)
    case .background: return backed(draft, node, spot)
    case .overlay:
      return layered(
        draft, under: decorations(of: node, at: spot), aligned: node.arguments.text("alignment"),
        spot)
    }
  }

  /// Edges by their words, or by that for all of them.
  private func written(_ edges: Set<String>) -> Written {
    let words = EdgeSet.singles.map(\.word).filter(edges.contains)
    return switch words {
    case ["top", "bottom"]: .word("vertical")
    case ["leading", "trailing"]: .word("horizontal")
    case _ where words.count == EdgeSet.singles.count: .word("all")
    case _ where words.count == 1: .word(words[0])
    default: .list(words.map { .word($0) })
    }
  }

  func edges(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) -> Written {
    let (top, leading, bottom, trailing) = (
      top.bounded, leading.bounded, bottom.bounded, trailing.bounded
    )
    if top == leading, leading == bottom, bottom == trailing { return .number(top) }
    var entries: [Written.Entry] = []
    if leading == trailing {
      if leading != 0 { entries.append(.init("horizontal", .number(leading))) }
    } else {
      if leading != 0 { entries.append(.init("leading", .number(leading))) }
      if trailing != 0 { entries.append(.init("trailing", .number(trailing))) }
    }
    if top == bottom {
      if top != 0 { entries.append(.init("vertical", .number(top))) }
    } else {
      if top != 0 { entries.append(.init("top", .number(top))) }
      if bottom != 0 { entries.append(.init("bottom", .number(bottom))) }
    }
    return .map(entries)
  }

  /// Room round what scrolls, which cards of a list have in place of their own.
  private mutating func margined(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let around = listMargins
    listMargins = ListMargins(node.arguments, within: around)
    let content = drafts(node.children)
    // What is said further out was part of that.
    let isTaken = listMargins == nil
    if !isTaken { listMargins = around }
    return content.map { draft in
      guard !isTaken else { return draft }
      guard draft.kind == "scroll" else {
        if draft.geometry?.hasPrefix(Self.bothWaysPrefix) == true {
          note(spot, "room round what scrolls both ways is not drawn")
        }
        return draft
      }
      return withMargins(draft, node, spot)
    }
  }

  /// More room round what scrolls.
  private mutating func withMargins(_ draft: Draft, _ node: RecordedNode, _ spot: Spot) -> Draft {
    let known = draft["contentMargins"]?.end
    let margins = values(node) { translator, arguments in
      func side(_ name: String) -> Double {
        (arguments.number(name) ?? 0) + (known?.length(at: name) ?? 0)
      }
      return [
        (
          "contentMargins",
          translator.edges(side("top"), side("leading"), side("bottom"), side("trailing"))
        )
      ]
    }
    var draft = draft
    for (key, value) in margins { draft.set(key, value, at: spot) }
    return draft
  }

  /// Padding goes inside a container's ground, and outside of what is itself a ground.
  private func padded(
    _ draft: Draft, _ added: [(String, Moving<Written>)], _ spot: Spot
  ) -> Draft {
    let isContainer = ["vstack", "hstack", "zstack", "grid", "text", "lines"].contains(draft.kind)
    if isContainer, draft.stage < .padding {
      return draft.adding(added, at: .padding, spot: spot)
    }
    let margin = added.map { ($0.0 == "padding" ? "margin" : $0.0, $0.1) }
    return draft.adding(
      margin, at: .margin, isApart: draft.kind == "spacer" || draft.stage >= .margin, spot: spot)
  }

  // MARK: - Frames

  private mutating func framed(_ draft: Draft, _ node: RecordedNode, _ spot: Spot) -> Draft {
    var added = values(node) { _, arguments in
      ["width", "height"].compactMap { side in
        arguments.number(side).map { (side, .number(max($0, 0).bounded)) }
      }
    }
    if draft.isCircle, draft.isBare, let width = added.first(where: { $0.0 == "width" })?.1,
      width == added.first(where: { $0.0 == "height" })?.1
    {
      var circle = Draft("circle", at: draft.spot)
      circle.set("size", width, at: spot)
      for field in draft.fields { circle.set(field.key, field.value, at: field.spot) }
      circle.reach(.frame)
      return circle
    }
    guard !added.isEmpty else { return draft }
    let alignment = node.arguments.text("alignment") ?? "center"
    added += frameAlignment(alignment)
    return draft.adding(
      added, at: .frame, isApart: isAlignedOtherwise(draft, alignment), spot: spot)
  }

  private mutating func flexiblyFramed(
    _ draft: Draft, _ node: RecordedNode, _ spot: Spot
  ) -> Draft {
    let sides = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    var added = values(node) { _, arguments in
      sides.compactMap { side in
        // iOS takes no least side without an end.
        arguments.number(side).flatMap { length in
          length.isInfinite && !side.hasPrefix("max") ? nil : length
        }.map { length in
          (
            side,
            length.isInfinite && side.hasPrefix("max")
              ? .word("fill") : .number(max(length, 0).bounded)
          )
        }
      }
    }
    guard !added.isEmpty else { return draft }
    let alignment = node.arguments.text("alignment") ?? "center"
    added += frameAlignment(alignment)
    return draft.adding(
      added, at: .flexibleFrame, isApart: isAlignedOtherwise(draft, alignment), spot: spot)
  }

  private func frameAlignment(_ alignment: String) -> [(String, Moving<Written>)] {
    alignment == "center" ? [] : [("frameAlignment", .still(.word(alignment)))]
  }

  /// A node has one alignment for all its frames.
  private func isAlignedOtherwise(_ draft: Draft, _ alignment: String) -> Bool {
    guard draft.stage >= .flexibleFrame else { return false }
    let own = draft["frameAlignment"]?.start ?? .word("center")
    return own != .word(alignment)
  }

  private mutating func proportioned(_ draft: Draft, _ node: RecordedNode, _ spot: Spot) -> Draft {
    // Without a ratio it is the content's own.
    guard let own = node.arguments.number("ratio") ?? ownRatio(of: node), own > 0, own.isFinite
    else { return draft }
    let ratio = own.within(0.0001...10_000)
    let fills = node.arguments.text("mode") == "fill"
    let value: Written =
      fills
      ? .map([.init("ratio", .number(ratio)), .init("contentMode", .word("fill"))])
      : .number(ratio)
    return draft.adding([("aspectRatio", .still(value))], at: .aspectRatio, spot: spot)
  }

  /// How many times as wide as high its content is ideally, where that is known.
  private func ownRatio(of node: RecordedNode) -> Double? {
    guard let ideal = node.children.first.flatMap(idealExtent), ideal.height > 0 else { return nil }
    return (ideal.width / ideal.height * 10_000).rounded() / 10_000
  }

  /// How large a view likes to be, where that is known.
  private func idealExtent(of content: RecordedNode) -> Extent? {
    let arguments = content.arguments
    switch content.kind {
    case "shape", "fill", "geometry": return Extent(width: 10, height: 10)
    case "image":
      if let name = arguments.text("system") {
        guard arguments["resizable"]?.isTrue == true else { return nil }
        let point = symbolSize(arguments)
        return symbol(name, arguments["font"]).map {
          Extent(width: $0.ink.width * point, height: $0.ink.height * point)
        }
      }
      if let own = ownSymbolExtent(arguments) { return own }
      let picture = try? assets.images(arguments.text("asset") ?? "")?
        .picture(for: variant).get()
      let size =
        arguments["size"]?.items?.compactMap(\.number)
        ?? picture.map { [$0.size.width, $0.size.height] }
      guard let width = size?.first, let height = size?.last else { return nil }
      return Extent(width: width, height: height)
    case "zstack":
      let all = content.children.compactMap(idealExtent)
      guard all.count == content.children.count, let width = all.map(\.width).max(),
        let height = all.map(\.height).max()
      else { return nil }
      return Extent(width: width, height: height)
    case "frame" where arguments.number("width") != nil && arguments.number("height") != nil:
      // Its sides are what they are, whatever is offered.
      return nil
    case "frame", "flexFrame":
      let inside = content.children.first.flatMap(idealExtent)
      func side(_ fixed: String, _ name: String, _ inside: Double?) -> Double? {
        let own = arguments.number(fixed) ?? arguments.number("ideal" + name)
        guard let length = own ?? inside else { return nil }
        let (least, most) = (arguments.number("min" + name), arguments.number("max" + name))
        return max(min(length, most ?? .infinity), least.map { $0.isFinite ? $0 : 0 } ?? 0)
      }
      guard let width = side("width", "Width", inside?.width),
        let height = side("height", "Height", inside?.height)
      else { return nil }
      return Extent(width: width, height: height)
    // What these add is seldom in one ratio with what they hold.
    case "padding", "safeAreaPadding", "safeAreaInset", "contentMargins", "containerRelativeFrame":
      return nil
    default:
      guard Self.isModifier(content.kind), content.children.count == 1 else { return nil }
      return idealExtent(of: content.children[0])
    }
  }

  private mutating func relativelyFramed(
    _ draft: Draft, _ node: RecordedNode, _ spot: Spot
  ) -> Draft {
    let axes = node.arguments["axes"]?.items?.compactMap(\.text) ?? ["horizontal"]
    var draft = draft
    for axis in axes {
      // What contains a row is its card, or the list, beyond the row's margins.
      if let rowSides, axis == "horizontal", (node.arguments.number("count") ?? 1) == 1 {
        draft = draft.adding(
          [("maxWidth", .still(.word("fill")))]
            + frameAlignment(node.arguments.text("alignment") ?? "center"), at: .flexibleFrame,
          isApart: draft.has("width", "maxWidth"), spot: spot)
        draft = draft.wrapped(at: spot)
        draft.set("padding", edges(0, -rowSides.leading, 0, -rowSides.trailing))
        continue
      }
      var entries: [Written.Entry] = [
        .init("count", .number((node.arguments.number("count") ?? 1).within(1...1000)))
      ]
      if let span = node.arguments.number("span"), span > 1 {
        entries.append(.init("span", .number(span.within(1...1000))))
      }
      if let spacing = node.arguments.number("spacing") {
        entries.append(.init("spacing", .number(max(spacing, 0).bounded)))
      }
      if axis == "vertical" { entries.append(.init("axis", .word("vertical"))) }
      draft = draft.adding(
        [("containerRelativeFrame", .still(.map(entries)))]
          + frameAlignment(node.arguments.text("alignment") ?? "center"), at: .frame,
        isApart: draft.has("width", "height"), spot: spot)
    }
    return draft
  }

  /// A bar at an edge, and the content in the room that it leaves.
  private mutating func inset(_ draft: Draft, _ node: RecordedNode, _ spot: Spot) -> Draft {
    let edge = node.arguments.text("edge") ?? "bottom"
    let isUpright = ["top", "bottom"].contains(edge)
    var stack = Draft(isUpright ? "vstack" : "hstack", at: spot)
    stack.set("spacing", .number((node.arguments.number("spacing") ?? 0).bounded))
    let bar = drafts(node.decoration)
    let content = draft.withGroundsPastBars.amongBars(at: spot)
    stack.children = ["top", "leading"].contains(edge) ? bar + [content] : [content] + bar
    stack.raiseBars()
    return stack
  }

  // MARK: - What is painted

  /// What is painted of a node once it has its size; the language applies these in one order.
  private func effect(
    _ draft: Draft, _ added: [(String, Moving<Written>)], _ spot: Spot
  ) -> Draft {
    let isFirst = draft.stage < .effect && draft.mask.isEmpty
    return draft.adding(added, at: .effect, isApart: !isFirst, spot: spot)
  }

  private mutating func backed(_ draft: Draft, _ node: RecordedNode, _ spot: Spot) -> Draft {
    // A colour alone stands where the modifier does, a shape may stand further down.
    var spots: [String: Spot] = [:]
    if let behind = node.decoration.first, behind.place != nil {
      let own = self.spot(of: behind)
      spots = ["radius": own, "corners": own, "background": own]
      spots.merge(self.spots(of: behind)) { $1 }
    }
    if let fill = plainFill(node.decoration), draft.kind != "block" || !draft.has("radius") {
      let isApart =
        draft.has("clip", "radius", "border", "stroke")
        || ["path", "circle", "ellipse", "icon"].contains(draft.kind)
      return draft.adding(
        [("background", fill)] + backdrop(node.decoration), at: .background, isApart: isApart,
        spot: spot, spots: spots)
    }
    if let shape = shapeBehind(node.decoration) {
      let isApart =
        draft.has("clip", "radius", "border", "stroke", "corners")
        || ["block", "path", "circle", "ellipse", "icon", "lines", "scroll"].contains(draft.kind)
        || draft["redacted"] != nil
      return draft.adding(shape, at: .background, isApart: isApart, spot: spot, spots: spots)
    }
    return layered(
      draft, over: decorations(of: node, at: spot), aligned: node.arguments.text("alignment"), spot)
  }

  /// A colour or a gradient alone. As a ground it continues below bars, whether it says so or not.
  mutating func plainFill(_ nodes: [RecordedNode]) -> Moving<Written>? {
    guard nodes.count == 1 else { return nil }
    if nodes[0].ignoresBars { return plainFill(nodes[0].children) }
    guard nodes[0].kind == "fill" else { return nil }
    let spot = spot(of: nodes[0])
    return values(nodes[0]) { translator, arguments in
      [("fill", translator.paint(arguments["style"], at: spot))]
    }.first?.1
  }

  /// How what is behind a plain fill is seen through it.
  private mutating func backdrop(_ nodes: [RecordedNode]) -> [(String, Moving<Written>)] {
    guard nodes.count == 1 else { return [] }
    if nodes[0].ignoresBars { return backdrop(nodes[0].children) }
    return values(nodes[0]) { translator, arguments in translator.backdrop(arguments["style"]) }
  }

  /// A filled rectangle with corners of some kind.
  private mutating func shapeBehind(_ nodes: [RecordedNode]) -> [(String, Moving<Written>)]? {
    guard nodes.count == 1, nodes[0].kind == "shape" else { return nil }
    let shape = nodes[0].arguments
    let isRectangle = ["rectangle", "roundedRectangle", "capsule", "unevenRoundedRectangle"]
      .contains(shape.text("shape") ?? "")
    let isPlain = ["stroke", "trim", "inset", "offset", "rotation", "scale"]
      .allSatisfy { shape[$0] == nil }
    guard isRectangle, isPlain else { return nil }
    let spot = spot(of: nodes[0])
    return values(nodes[0]) { translator, arguments in
      [("background", translator.paint(arguments["fill"], at: spot))]
        + translator.backdrop(arguments["fill"]) + translator.corners(arguments)
    }
  }

  /// The content decides the size; what lies over or under it is proposed that.
  func layered(
    _ draft: Draft, over lower: [Draft] = [], under upper: [Draft] = [],
    aligned alignment: String? = nil, _ spot: Spot
  ) -> Draft {
    guard !lower.isEmpty || !upper.isEmpty else { return draft }
    var stack = Draft("zstack", at: spot)
    if let alignment, alignment != "center" {
      stack.set("alignment", .word(alignment))
    }
    var content = draft.stack == nil && draft.kind != "spacer" ? draft : draft.wrapped(at: spot)
    stack.set("layoutPriority", content["layoutPriority"])
    content.remove("layoutPriority")
    content.set("layoutPriority", .number(1))
    // Several views in one decoration lie on each other, as in a ZStack of their own.
    func one(_ drafts: [Draft]) -> [Draft] {
      drafts.isEmpty
        ? []
        : [Draft.only(drafts, at: spot)].map { decoration in
          var decoration = decoration
          if decoration.kind == "spacer" { decoration = decoration.wrapped(at: spot) }
          if decoration.has("layoutPriority") { decoration.set("layoutPriority", .number(0)) }
          return decoration
        }
    }
    stack.children = one(lower) + [content] + one(upper)
    return stack
  }

  private mutating func clipped(_ draft: Draft, _ node: RecordedNode, _ spot: Spot) -> Draft {
    let shape = node.arguments
    let kind = shape.text("shape") ?? "rectangle"
    let isPlain = ["stroke", "trim", "inset", "offset", "rotation", "scale"]
      .allSatisfy { shape[$0] == nil }
    guard isPlain,
      ["rectangle", "roundedRectangle", "capsule", "unevenRoundedRectangle"].contains(kind)
    else {
      var mask = node
      mask.kind = "shape"
      mask.children = []
      // A line that is clipped to is seen, and not what is inside of it.
      if case .object(let members) = mask.arguments, shape["stroke"] == nil {
        mask.arguments = .object(
          members + [.init("fill", .object([.init("color", .object([.init("rgb", [0, 0, 0])]))]))])
      }
      return masked(draft, by: drafts(mask), "center", spot)
    }
    let corners = values(node) { translator, arguments in translator.corners(arguments) }
    // A plain rectangle with corners is what the language has for one that is clipped, unless it is
    // larger or smaller than the frame that cuts it.
    let isInFrame = draft.has("aspectRatio") && draft.stage >= .frame
    if draft.kind == "block", !isInFrame,
      !draft.has("radius", "background", "border", "stroke", "padding"),
      draft.stage <= .frame, !draft.has("mask")
    {
      return draft.adding(corners, at: .outline, spot: spot, spots: spots(of: node))
    }
    let isApart =
      draft.has("radius", "clip", "border", "stroke")
      || ["circle", "ellipse", "path", "icon", "lines", "scroll", "block"].contains(draft.kind)
      || draft["redacted"] != nil
    return draft.adding(
      corners + [("clip", .still(.bool(true)))], at: .outline, isApart: isApart, spot: spot,
      spots: spots(of: node))
  }

  private func masked(
    _ draft: Draft, by shapes: [Draft], _ alignment: String, _ spot: Spot
  ) -> Draft {
    var outer =
      draft.stage < .effect && draft.kind != "spacer" && draft.kind != "repeat"
        && draft.mask.isEmpty ? draft : draft.wrapped(at: spot)
    var mask = Draft.only(shapes, at: spot)
    if shapes.isEmpty { mask = Draft("zstack", at: spot) }
    if alignment != "center" {
      // The mask stands in the frame of what it masks.
      var frame = Draft("zstack", at: spot)
      frame.children = [mask]
      mask = frame.adding(
        [
          ("minWidth", .still(.number(0))), ("maxWidth", .still(.word("fill"))),
          ("minHeight", .still(.number(0))), ("maxHeight", .still(.word("fill"))),
          ("frameAlignment", .still(.word(alignment))),
        ], at: .flexibleFrame, spot: spot)
    }
    outer.mask = [mask]
    outer.reach(.effect)
    outer.isCircle = false
    return outer
  }

  // MARK: - What a screen reader is told

  private mutating func described(_ draft: Draft, _ node: RecordedNode, _ spot: Spot) -> Draft {
    var draft = draft
    if draft.kind == "spacer" || draft.kind == "repeat" { return draft }
    if let name = node.arguments.text("identifier")?.asIdentifier {
      draft.id = name
      draft.isIdentified = true
    }
    if let label = node.arguments.text("label"), !label.isEmpty {
      draft.set("accessibilityLabel", .text(label))
    }
    if let value = node.arguments.text("value"), !value.isEmpty {
      draft.set("accessibilityValue", .text(value))
    }
    if let isHidden = node.arguments["hidden"] {
      draft.set("accessibilityHidden", .bool(isHidden.isTrue))
    }
    if let children = node.arguments.text("children") {
      draft.set("accessibilityElement", .word(children))
    }
    if let priority = node.arguments.number("sortPriority") {
      draft.set("accessibilitySortPriority", .number(priority.bounded))
    }
    let known = Set(AccessibilityTraits.named.map(\.word))
    let traits = (node.arguments["traits"]?.items ?? []).compactMap(\.text).filter(known.contains)
    if !traits.isEmpty { draft.set("accessibilityAddTraits", .list(traits.map { .word($0) })) }
    return draft
  }
}

extension String {
  /// What an author calls a view, as a name in the language: a letter, then letters, digits, `.`,
  /// `-` and `_`.
  fileprivate var asIdentifier: String? {
    let letters = map { letter in
      let isFit = letter.isASCII && (letter.isLetter || letter.isNumber || "._-".contains(letter))
      return isFit ? letter : "-"
    }
    let name = String(letters.drop { !$0.isLetter })
    return name.isEmpty ? nil : name
  }
}

extension Draft.Written {
  /// What edges that are written say of one of them.
  fileprivate func length(at edge: String) -> Double {
    guard case .map(let entries) = self else {
      if case .number(let all) = self { return all }
      return 0
    }
    let axis = ["top", "bottom"].contains(edge) ? "vertical" : "horizontal"
    for entry in entries where entry.key == edge || entry.key == axis {
      if case .number(let length) = entry.value { return length }
    }
    return 0
  }
}
