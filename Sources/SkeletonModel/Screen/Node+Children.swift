extension Node {
  /// The child nodes, in paint order.
  package var children: [Node] { content.children }

  /// Whether it scrolls and hides what lies outside of it.
  package var clipsScrolled: Bool {
    if case .scroll(let scroll) = content { scroll.clips } else { false }
  }
}

extension Node {
  /// How many nodes it and all inside it are.
  package var count: Int {
    let mask = box.hasEffects ? box.effects.mask?.view.count ?? 0 : 0
    return children.reduce(1 + mask) { $0 + $1.count }
  }

  /// Puts the node and all inside it under another path.
  package mutating func putPaths(inside parent: String) {
    path = path.map { "\(parent)/\($0)" }
    content.changeChildren { $0.putPaths(inside: parent) }
    if box.hasEffects { box.effects.mask?.view.putPaths(inside: parent) }
  }
}

extension Node.Content {
  package mutating func changeChildren(_ change: (inout Node) -> Void) {
    func changed(_ children: [Node]) -> [Node] {
      children.map { child in
        var child = child
        change(&child)
        return child
      }
    }
    switch self {
    case .stack(var stack):
      stack.children = changed(stack.children)
      self = .stack(stack)
    case .layers(let alignment, let children): self = .layers(alignment, changed(children))
    case .grid(var grid):
      grid.children = changed(grid.children)
      self = .grid(grid)
    case .scroll(var scroll):
      change(&scroll.view)
      self = .scroll(scroll)
    case .wrapped(var node):
      change(&node)
      self = .wrapped(node)
    case .block, .circle, .lines, .drawing, .text, .redacted, .divider, .spinner, .progress, .dots,
      .spacer:
      break
    }
  }

  package var children: [Node] {
    switch self {
    case .stack(let stack): stack.children
    case .layers(_, let children): children
    case .grid(let grid): grid.children
    case .scroll(let scroll): [scroll.view]
    case .wrapped(let node): [node]
    case .block, .circle, .lines, .drawing, .text, .redacted, .divider, .spinner, .progress, .dots,
      .spacer:
      []
    }
  }
}

extension Screen {
  /// Whether frames differ by phase; determined without layout.
  package var isMoving: Bool {
    variant.motion == .full ? hasMovingParts : longestRound != nil
  }

  /// Whether frames would differ by phase if motion were not reduced.
  package var hasMovingParts: Bool { moves(root) }

  private func moves(_ node: Node) -> Bool {
    if node.motion?.round != nil { return true }
    guard node.box.opacity > 0 || node.motion != nil else { return false }
    let effects = node.box.effects
    let paints =
      [node.box.background, effects.stroke?.paint].compactMap(\.self) + node.content.paints
    let hasShimmer = paints.contains { if case .shimmer = $0 { true } else { false } }
    return (shimmer != nil && hasShimmer) || node.content.moves
      || node.children.contains(where: moves) || effects.mask.map { moves($0.view) } ?? false
  }
}

extension Node.Content {
  fileprivate var paints: [Paint] {
    switch self {
    case .block(let block): [block.fill]
    case .circle(_, let fill): [fill]
    case .lines(let lines): [lines.fill]
    case .drawing(let drawing): [drawing.fill]
    case .text(let text): text.parts.map(\.paint)
    case .redacted(_, let fill, _): [fill]
    case .progress(let progress): [progress.tint, progress.track]
    case .stack, .layers, .grid, .scroll, .wrapped, .divider, .spinner, .dots, .spacer: []
    }
  }

  fileprivate var moves: Bool {
    switch self {
    case .spinner: true
    case .dots(let dots): dots.count > 1
    case .progress(let progress): progress.value == nil
    case .stack, .layers, .grid, .scroll, .wrapped, .block, .circle, .lines, .drawing, .text,
      .redacted, .divider, .spacer:
      false
    }
  }
}
