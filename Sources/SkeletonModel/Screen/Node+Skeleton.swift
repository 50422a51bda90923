// The skeleton of what stands there once it is loaded.
//
// All keep the room they have: containers, paddings and distances stay what they are, and what takes
// another shape takes that of the same frame. So nothing moves when the content comes.

extension Node {
  /// The radius of bars and blocks that have none of their own.
  private static let radius = Rounding.corners(CornerRadii(all: 4))
  /// A picture has no more than this on it; what has more is a ground.
  fileprivate static let mostInPicture = 6
  /// How much of a line the last bar of `lines` is long.
  private static let lastLine = 0.6

  /// The node as a placeholder of itself. What in it has become one shape, or is hidden, says so as
  /// if somebody had asked for it.
  ///
  /// - Parameter scale: The pixels of a point: lines of iOS's font are whole pixels high.
  package func skeleton(scale: Int) -> Node {
    var node = self
    node.motion = nil
    node.action = nil
    node.box.accessibility = Accessibility()
    switch box.derivation?.shape {
    case .keep: return self
    case .hide: return node.hidden
    case .block: return node.shape
    case nil: break
    }
    if isPill || isPicture { return node.shape }
    switch content {
    case .stack, .grid, .scroll, .wrapped:
      node.content.changeChildren { $0 = $0.skeleton(scale: scale) }
      if let rows = box.derivation?.rows { node.repeatLastRows(rows) }
      if case .scroll(var scroll) = node.content, scroll.axis == .vertical {
        scroll.isFilled = !node.saysItsRows
        node.content = .scroll(scroll)
      }
    case .layers(let alignment, let children):
      node.content = .layers(alignment, children.skeletonLayers(scale: scale))
    case .text(let text), .redacted(let text, _, _): node.becomeBars(text, scale: scale)
    case .lines(var lines):
      lines.fill = .shimmer(base: nil)
      node.content = .lines(lines)
    case .block, .circle, .drawing: return node.shape
    case .progress(let progress) where progress.style == .linear: return node.shape
    case .divider, .spacer: break
    case .spinner, .progress, .dots: return node.hidden
    }
    return node
  }

  /// Takes its room, and is not seen.
  fileprivate var hidden: Node {
    var node = self
    node.motion = nil
    node.box.opacity = 0
    node.box.derivation = Derivation(shape: .hide)
    return node
  }

  private mutating func becomeBars(_ text: Text, scale: Int) {
    box.effects = Effects()
    if box.background == nil, box.radius == .none { box.radius = Self.radius }
    let ratio = box.derivation?.ratio
    guard let count = box.derivation?.lines else {
      content = .redacted(text, fill: .shimmer(base: nil), lastBar: ratio ?? 1)
      return
    }
    // A text without room of its own takes what it is offered.
    let font = text.words.tallestFont(scale: scale)
    let height = font.lineHeight(scale: scale)
    kind = .lines
    content = .lines(
      Lines(
        widths: Array(repeating: Length.share(1), count: max(count - 1, 0))
          + [.share(ratio ?? (count > 1 ? Self.lastLine : 1))],
        lineHeight: height, pitch: font.leading, barHeight: height * Lines.usualBarShare,
        font: font,
        alignment: text.alignment, fill: .shimmer(base: nil)))
  }

  /// One shape in the node's frame, in place of all that it shows.
  fileprivate var shape: Node {
    var node = self
    node.box.derivation = Derivation(shape: .block)
    node.box.border = nil
    node.box.effects.stroke = nil
    node.box.effects.shadow = nil
    node.box.effects.blur = 0
    node.box.effects.backdropBlur = 0
    switch content {
    case .block(var block):
      block.fill = .shimmer(base: nil)
      node.content = .block(block)
    case .circle(let size, _): node.content = .circle(size: size, fill: .shimmer(base: nil))
    case .drawing(let drawing):
      if drawing.size == nil || drawing.name == nil {
        // A path is a shape of its own.
        var drawing = drawing
        drawing.fill = .shimmer(base: nil)
        node.content = .drawing(drawing)
      } else {
        // A symbol in a circle: an avatar, a button.
        let isRound = drawing.name?.split(separator: ".").contains("circle") ?? false
        if isRound, node.box.radius == .none { node.box.radius = .capsule }
        node.clear()
      }
    case .text, .redacted, .lines, .progress, .spinner, .dots, .stack, .layers, .grid, .scroll,
      .wrapped, .divider, .spacer:
      node.clear()
    }
    return node
  }

  /// Paints the frame and nothing in it.
  private mutating func clear() {
    box.background = .shimmer(base: nil)
    if box.radius == .none { box.radius = Self.radius }
    content = content.cleared
  }

  /// Whether it is a button or a chip: words or an icon on a ground that hugs them.
  private var isPill: Bool {
    guard box.background != nil || kind == .button && box.border != nil else { return false }
    guard box.maxWidth != .points(.infinity) || kind == .button else { return false }
    return [self].areSigns
  }

  /// Whether it is a picture by its ground, with a few things on it.
  private var isPicture: Bool {
    guard let background = box.background, !background.isSurface else { return false }
    return [self].leaves(atMost: Self.mostInPicture) != nil
  }

  /// Whether others may stand on it: a block as large as there is room.
  fileprivate var isGround: Bool {
    guard case .block = content else { return false }
    return box.width == nil && box.height == nil
  }
}

extension [Node] {
  /// All in them that has nothing inside; nil if that is more.
  fileprivate func leaves(atMost most: Int) -> [Node]? {
    var found: [Node] = []
    for node in self {
      let children = node.children
      guard !children.isEmpty else {
        found.append(node)
        continue
      }
      guard let inside = children.leaves(atMost: most - found.count) else { return nil }
      found += inside
    }
    return found.count <= most ? found : nil
  }

  /// Whether they are a word or an icon, or one beside the other.
  fileprivate var areSigns: Bool {
    guard let leaves = leaves(atMost: 2), !leaves.isEmpty else { return false }
    return leaves.allSatisfy { leaf in
      switch leaf.content {
      case .text, .redacted, .drawing: true
      default: false
      }
    }
  }

  /// Layers over each other. What lies on a picture goes with it; what lies on a ground stays.
  fileprivate func skeletonLayers(scale: Int) -> [Node] {
    let others = Array(dropFirst())
    guard let first, !others.isEmpty, first.box.derivation == nil else {
      return map { $0.skeleton(scale: scale) }
    }
    switch first.content {
    case .block(let block) where first.isGround:
      if block.fill.isSurface || others.leaves(atMost: Node.mostInPicture) == nil {
        return [first] + others.map { $0.skeleton(scale: scale) }
      }
    case .block, .circle:
      // An avatar with its initials.
      guard others.areSigns else { return map { $0.skeleton(scale: scale) } }
    default: return map { $0.skeleton(scale: scale) }
    }
    return [first.shape] + others.map(\.hidden)
  }
}

extension Paint {
  /// The most that the channels of a colour may be apart.
  private static let mostChroma = 0.2

  /// Whether it is what a card or a screen is made of, next to a grey, and not a picture or an accent.
  fileprivate var isSurface: Bool {
    switch self {
    case .color(let color): color.chroma <= Self.mostChroma
    case .gradient(let stops, _): stops.allSatisfy { $0.color.chroma <= Self.mostChroma }
    case .shimmer, .picture: false
    }
  }
}

extension Color {
  fileprivate var chroma: Double {
    (max(red, green, blue) - min(red, green, blue)) * alpha
  }
}

extension Node.Content {
  /// The same room, and nothing that is seen in it.
  fileprivate var cleared: Node.Content {
    let clear = Paint.color(.clear)
    switch self {
    case .stack, .layers, .grid, .scroll, .wrapped:
      var content = self
      content.changeChildren { $0 = $0.hidden }
      if case .stack(var stack) = content {
        stack.separator = nil
        content = .stack(stack)
      }
      return content
    case .text(let text), .redacted(let text, _, _): return .redacted(text, fill: clear)
    case .lines(var lines):
      lines.fill = clear
      return .lines(lines)
    case .drawing(var drawing):
      drawing.fill = clear
      return .drawing(drawing)
    case .block(var block):
      block.fill = clear
      return .block(block)
    case .circle(let size, _): return .circle(size: size, fill: clear)
    case .progress(var progress):
      (progress.tint, progress.track) = (clear, clear)
      return .progress(progress)
    case .divider(_, let thickness): return .divider(color: .clear, thickness: thickness)
    case .spinner(let size, _): return .spinner(size: size, color: .clear)
    case .dots(var dots):
      dots.color = .clear
      return .dots(dots)
    case .spacer: return self
    }
  }
}
