import SkeletonModel

/// A node while it is laid out, with the answers it has already given.
///
/// A class for that identity alone: a stack asks each child up to three times, and a stack in a
/// stack would be asked 3ⁿ times if it forgot. Nothing else about it changes.
final class Element {
  /// The node is read where it stands: a copy in each of 100,000 elements takes 50 MB.
  private let siblings: [Node]
  private let index: Int
  let children: [Element]
  /// Who is served first in a stack: a view handed through wrappers keeps its own.
  let priority: Double
  /// Whether it is a spacer, or one handed through wrappers that put no room around it.
  let isSpacer: Bool
  let text: TextFitting?
  /// A few at most, so a search beats hashing.
  private var answers: [(proposal: Proposal, viewport: Proposal, measured: Measured)] = []

  init(_ siblings: [Node], _ index: Int, measure: @escaping TextMeasure) {
    self.siblings = siblings
    self.index = index
    let node = siblings[index]
    let inside = node.content.children
    children = inside.indices.map { Element(inside, $0, measure: measure) }
    var ownPriority = 0.0
    var isSpacer = false
    var text: TextFitting?
    switch node.content {
    case .spacer:
      ownPriority = -.infinity
      isSpacer = true
    case .wrapped:
      ownPriority = children[0].priority
      isSpacer =
        children[0].isSpacer && node.box.padding == .zero && node.box.margin == .zero
    case .text(let content):
      text = TextFitting(content, measure: measure)
    case .stack, .layers, .grid, .scroll, .block, .circle, .lines, .drawing, .divider, .spinner,
      .progress, .dots:
      break
    }
    priority = node.box.layoutPriority ?? ownPriority
    self.isSpacer = isSpacer
    self.text = text
  }
}

extension Element {
  var node: Node { siblings[index] }

  /// How large the whole node comes out.
  func measured(in proposal: Proposal, _ surroundings: Surroundings) -> Measured {
    fragment(in: proposal, surroundings).measured
  }

  /// How large the content comes out, remembered where asking again would be dear.
  func measuredContent(in proposal: Proposal, _ surroundings: Surroundings) -> Measured {
    switch node.content {
    case .stack, .layers, .grid:
      // These tell their children of themselves, so of their surroundings only this counts.
      let viewport = surroundings.viewport
      let known = answers.first { $0.proposal == proposal && $0.viewport == viewport }
      if let known { return known.measured }
      let measured = arrangement(in: proposal, surroundings).measured
      answers.append((proposal, viewport, measured))
      return measured
    case .scroll, .wrapped, .block, .circle, .lines, .drawing, .text, .divider, .spinner,
      .progress, .dots, .spacer:
      // These ask at most one child, once.
      return arrangement(in: proposal, surroundings).measured
    }
  }

  /// Where the content's children stand when it is offered so much.
  func arrangement(in proposal: Proposal, _ surroundings: Surroundings) -> Arrangement {
    switch node.content {
    case .stack(let stack):
      return stack.arrangement(of: children, in: proposal, surroundings)
    case .layers(let alignment, _):
      return layersArrangement(by: alignment, in: proposal, surroundings)
    case .grid(let grid):
      return grid.arrangement(of: children, in: proposal, surroundings)
    case .scroll(let scroll):
      return scroll.arrangement(of: children[0], in: proposal, surroundings)
    case .wrapped:
      return Arrangement(
        measured: children[0].measured(in: proposal, surroundings),
        slots: [Arrangement.Slot(origin: .zero, proposal: proposal)], surroundings: surroundings)
    case .block, .circle, .lines, .drawing, .text, .divider, .spinner, .progress, .dots, .spacer:
      return Arrangement(
        measured: text?.measured(in: proposal)
          ?? Measured(extent: leafExtent(in: proposal, along: surroundings.axis)),
        surroundings: surroundings)
    }
  }
}

extension Node.Content {
  /// The nodes inside, in reading order.
  var children: [Node] {
    switch self {
    case .stack(let stack): stack.children
    case .layers(_, let children): children
    case .grid(let grid): grid.children
    case .scroll(let scroll): [scroll.view]
    case .wrapped(let node): [node]
    case .block, .circle, .lines, .drawing, .text, .divider, .spinner, .progress, .dots, .spacer:
      []
    }
  }
}
