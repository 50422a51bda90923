import SkeletonModel
import SkeletonSystem

extension Reading {
  /// The nodes a slot stands for: one, or any number where it repeats or chooses.
  func nodes(_ slot: NodeSlot, at place: NodePlace) -> [Node] {
    guard !isExhausted else { return [] }
    guard let (tree, scope) = within(slot.scope, { dereference(slot.tree) }) else { return [] }
    return within(scope) {
      guard let (kind, value, spot) = under(key: slot.key, { kind(of: tree) }) else { return [] }
      depth += 1
      defer { depth -= 1 }
      guard depth <= Limits.depth else {
        exhaust(spot, "nodes nest deeper than \(Limits.depth)")
        return []
      }
      guard count(1, at: spot) else { return [] }
      let form = KindForm[kind]
      guard
        let fields = fields(
          of: value, form.map, principalIsNode: form.principalIsNode,
          defaults: theme.defaults[kind.rawValue] ?? [], place: kind.rawValue, spot: spot)
      else { return [] }
      return build(kind, fields, spot, place)
    }
  }

  /// Exactly one node; several stand in a column, none is an empty one.
  func node(_ slot: NodeSlot, at place: NodePlace) -> Node? {
    let found = nodes(slot, at: place)
    if found.count == 1 { return found[0] }
    guard isOneVariant, !isExhausted else { return found.first }
    return Node(
      path: nil, kind: .vstack, position: slot.tree.spot.position, box: Box(),
      content: .stack(
        Node.Stack(axis: .vertical, alignment: .center, spacing: nil, children: found)),
      choices: choices)
  }

  func count(_ more: Int, at spot: Spot) -> Bool {
    nodeCount += more
    guard nodeCount <= Limits.nodes else {
      exhaust(
        spot, "the screen has more than \(Limits.nodes.grouped) nodes once repeats are written out")
      return false
    }
    return true
  }

  private func kind(of tree: Tree) -> (Kind, Tree, Spot)? {
    switch tree.value {
    case .scalar(let scalar):
      guard let kind = Kind(rawValue: scalar.text) else {
        if scalar.isNull {
          complain(tree.spot, "'\(key)' needs a node, found nothing")
        } else {
          unknownKind(scalar.text, tree)
        }
        return nil
      }
      return (kind, Tree(.map([]), at: tree.spot, origin: tree.origin), tree.spot)
    case .list:
      complain(tree, "'\(key)' takes one node, found a list")
      return nil
    case .map(let entries):
      guard let first = entries.first else {
        complain(tree, "a node is a map with one key, its kind; found an empty map")
        return nil
      }
      guard entries.count == 1 else {
        severalKeys(entries)
        return nil
      }
      guard let kind = Kind(rawValue: first.key) else {
        unknownKind(first.key, Tree(tree.value, at: first.keySpot, origin: tree.origin))
        return nil
      }
      return (kind, first.value, first.keySpot)
    }
  }

  private func unknownKind(_ word: String, _ tree: Tree) {
    let kinds = Kind.allCases.map(\.rawValue)
    let hint: String
    if components[word] != nil {
      hint = "it is a component: write use: \(word)"
    } else if let near = nearestWord(to: word, among: kinds) {
      hint = "did you mean '\(near)'?"
    } else {
      hint = "there are \(kinds.joined(separator: ", "))"
    }
    complain(tree, "there is no kind of node '\(word)'; \(hint)")
  }

  /// The commonest slip: keys written beside a kind instead of under it.
  private func severalKeys(_ entries: [Tree.Entry]) {
    for entry in entries {
      guard let kind = Kind(rawValue: entry.key), entry.value.isNull else { continue }
      let others = entries.filter { $0.key != entry.key }
      guard let slipped = others.first(where: { KindForm[kind].map.key($0.key) != nil }) else {
        continue
      }
      complain(
        slipped.keySpot,
        "indent '\(slipped.key)' under '\(kind.rawValue):'; it stands beside it",
        notes: [.init(position: entry.keySpot.position, message: "'\(kind.rawValue)' is here")])
      return
    }
    complain(
      entries[1].keySpot,
      "a node is a map with one key, its kind; found '\(entries[0].key)' and '\(entries[1].key)'")
  }
}

extension Reading {
  private func build(_ kind: Kind, _ fields: Fields, _ spot: Spot, _ place: NodePlace) -> [Node] {
    switch kind {
    case .repeat: return repeated(fields, spot, place)
    case .when: return chosen(fields, spot, place)
    case .use: return used(fields, spot, place)
    case .vstack, .hstack, .zstack, .grid, .scroll, .block, .circle, .lines, .path, .text, .icon,
      .button, .divider, .spinner, .progress, .dots, .spacer:
      let id = kind == .spacer ? nil : fields[BoxForm.id]
      var (path, inside) = place.path(id: id, kind: kind.rawValue)
      if place.given != nil || id != nil {
        path = register(
          path, at: place.given == nil ? fields.tree["id"]?.spot ?? spot : spot, in: place)
        inside.named = path
        inside.boundary = path
      }
      guard let content = content(kind, fields, spot, inside) else { return [] }
      if kind != .spacer { checkFrames(fields, spot) }
      return [
        Node(
          path: kind == .spacer ? nil : path, kind: kind, position: spot.position,
          box: kind == .spacer ? Box() : fields.box, content: content, choices: choices)
      ]
    }
  }

  /// A share of the scroll is a fixed frame: there is room for one along an axis.
  private func checkFrames(_ fields: Fields, _ spot: Spot) {
    guard let relative = fields[BoxForm.containerRelativeFrame] else { return }
    let side = relative.axis == .horizontal ? "width" : "height"
    guard fields.given.contains(side) else { return }
    let entry = fields.tree.entries?.first { $0.key == "containerRelativeFrame" }
    complain(
      entry?.keySpot ?? spot, "a node takes one of '\(side)' or 'containerRelativeFrame'")
  }

  private func children(_ slots: [NodeSlot]?, _ place: NodePlace) -> [Node] {
    var children: [Node] = []
    for slot in slots ?? [] {
      if isExhausted { break }
      children += nodes(slot, at: place)
    }
    return children
  }

  private func content(
    _ kind: Kind, _ fields: Fields, _ spot: Spot, _ place: NodePlace
  ) -> Node.Content? {
    switch kind {
    case .vstack:
      return .stack(
        Node.Stack(
          axis: .vertical,
          alignment: Alignment(fields[StackForm.columnAlignment] ?? .center, .center),
          spacing: fields[StackForm.spacing], children: children(fields[StackForm.children], place))
      )
    case .hstack:
      return .stack(
        Node.Stack(
          axis: .horizontal,
          alignment: Alignment(.center, fields[StackForm.rowAlignment] ?? .center),
          spacing: fields[StackForm.spacing], children: children(fields[StackForm.children], place))
      )
    case .zstack:
      return .layers(
        fields[StackForm.layersAlignment] ?? .center, children(fields[StackForm.children], place))
    case .grid:
      return .grid(
        Node.Grid(
          columns: fields[GridForm.columns] ?? [],
          spacing: fields[GridForm.spacing] ?? Extent(width: 8, height: 8),
          alignment: fields[GridForm.alignment] ?? .center,
          children: children(fields[StackForm.children], place)))
    case .scroll:
      guard let slot = fields[ScrollForm.view], let view = node(slot, at: place) else { return nil }
      return .scroll(
        Node.Scroll(
          axis: fields[ScrollForm.axis] ?? .vertical,
          contentMargins: fields[ScrollForm.contentMargins] ?? .zero, view: view))
    case .block:
      return .block(Node.Block(fill: fill(fields)))
    case .circle:
      return .circle(
        size: fields[CircleForm.size].map { $0 * (fields.growth ?? 1) }, fill: fill(fields))
    case .lines: return lines(fields, spot)
    case .path:
      return .drawing(
        Node.Drawing(
          outline: fields[PathForm.data]?.outline ?? Path(),
          viewBox: fields[PathForm.viewBox] ?? Frame(x: 0, y: 0, width: 1, height: 1),
          size: nil, fill: fill(fields)))
    case .text:
      guard let value = fields[TextForm.value] else { return nil }
      return text(value, fields[TextForm.font], fields[TextForm.color], "label", fields, spot)
    case .icon:
      let size = (fields[IconNodeForm.size] ?? 20) * (fields.growth ?? 1)
      return icon(fields[IconNodeForm.name], size, fields, spot)
    case .button: return button(fields, spot)
    case .divider:
      return .divider(
        color: fields[DividerForm.color] ?? color("separator", spot),
        thickness: fields[DividerForm.thickness] ?? 1 / Double(variant.scale))
    case .spinner:
      return .spinner(
        size: fields[SpinnerForm.size] ?? 20,
        color: fields[SpinnerForm.color] ?? color("systemGray", spot))
    case .progress:
      return .progress(
        Node.Progress(
          value: fields[ProgressForm.value], style: fields[ProgressForm.style] ?? .linear,
          size: fields[ProgressForm.size] ?? 20, lineWidth: fields[ProgressForm.lineWidth] ?? 4,
          tint: fields[ProgressForm.tint] ?? .color(color("accent", spot)),
          track: fields[ProgressForm.track] ?? .color(color("systemGray5", spot))))
    case .dots:
      return .dots(
        Node.Dots(
          count: fields[DotsForm.count] ?? 3, size: fields[DotsForm.size] ?? 8,
          spacing: fields[DotsForm.spacing] ?? 8,
          color: fields[DotsForm.color] ?? color("accent", spot),
          step: fields[DotsForm.step] ?? 300_000))
    case .spacer: return .spacer(minLength: fields[SpacerForm.minLength] ?? 8)
    case .repeat, .use, .when: return nil
    }
  }
}

extension Reading {
  private func fill(_ fields: Fields) -> Paint { fields[FillForm.fill] ?? .shimmer(base: nil) }

  /// A colour the language's defaults name; a theme that lacks it is told so here.
  func color(_ token: String, _ spot: Spot) -> Color {
    within(.empty) {
      read(Tree(.scalar(Scalar(text: token, isPlain: true)), at: spot), as: .color) ?? .clear
    }
  }

  private func style(_ style: TypeStyle?, _ spot: Spot) -> TypeStyle {
    let body = Tree(.scalar(Scalar(text: "body", isPlain: true)), at: spot)
    return style ?? typeStyle(named: "body", at: body) ?? .root
  }

  private func lines(_ fields: Fields, _ spot: Spot) -> Node.Content? {
    let widths = fields[LinesForm.widths] ?? [.share(1), .share(0.85), .share(0.6)]
    guard let last = widths.last else { return nil }
    let count = fields[LinesForm.count] ?? widths.count
    guard self.count(count, at: spot) else { return nil }
    let others = widths.count > 1 ? Array(widths.dropLast()) : widths
    let font = style(fields[LinesForm.font], spot).font
    let lineHeight = points(fields[LinesForm.lineHeight], of: font.size) ?? font.leading
    return .lines(
      Node.Lines(
        widths: (0..<count).map { $0 == count - 1 ? last : others[$0 % others.count] },
        lineHeight: lineHeight,
        barHeight: points(fields[LinesForm.barHeight], of: lineHeight) ?? lineHeight * 0.6,
        alignment: fields[LinesForm.alignment] ?? .leading, fill: fill(fields)))
  }

  private func points(_ length: Length?, of whole: Double) -> Double? {
    switch length {
    case .points(let points): points
    case .share(let share): share * whole
    case nil: nil
    }
  }

  private func text(
    _ value: String, _ font: TypeStyle?, _ color: Color?, _ fallback: String, _ fields: Fields,
    _ spot: Spot
  ) -> Node.Content? {
    textCount += max(value.utf8.count, Limits.shortestText)
    guard textCount <= Limits.texts || isExhausted else {
      exhaust(
        spot,
        "the texts of the screen have more than \(Limits.texts.grouped) bytes once repeats are "
          + "written out, each counted as \(Limits.shortestText) or more")
      return nil
    }
    return .text(
      Node.Text(
        value: value, font: style(font, spot).font, color: color ?? self.color(fallback, spot),
        alignment: fields.form.key("lineLimit") == nil
          ? .center : fields[TextForm.alignment] ?? .leading,
        lineLimit: fields.form.key("lineLimit") == nil ? nil : fields[TextForm.lineLimit]))
  }

  private func icon(
    _ icon: Icon?, _ size: Double, _ fields: Fields, _ spot: Spot
  ) -> Node.Content? {
    guard let icon else { return nil }
    let color =
      fields[IconNodeForm.color]
      ?? self.color(
        fields.form.name == Kind.button.rawValue ? "accent" : "label", spot)
    return .drawing(
      Node.Drawing(
        outline: icon.outline, viewBox: icon.viewBox, size: size, fill: .color(color)))
  }

  /// An icon and a label side by side, as SwiftUI's `Label` puts them: both grow with the font.
  private func button(_ fields: Fields, _ spot: Spot) -> Node.Content? {
    var parts: [(Kind, Node.Content)] = []
    let size = 20 * style(fields[ButtonForm.font], spot).growth
    if let content = icon(fields[ButtonForm.icon], size, fields, spot) {
      parts.append((.icon, content))
    }
    if let label = fields[ButtonForm.label] {
      let font = fields[ButtonForm.font]
      let color = fields[ButtonForm.color]
      guard let content = text(label, font, color, "accent", fields, spot) else { return nil }
      parts.append((.text, content))
    }
    return .stack(
      Node.Stack(
        axis: .horizontal, alignment: .center, spacing: 8,
        children: parts.map { kind, content in
          Node(
            path: nil, kind: kind, position: spot.position, box: Box(), content: content,
            choices: choices)
        }))
  }
}
