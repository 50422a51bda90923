import SkeletonLayout
import SkeletonModel
import SkeletonRender

/// One screen of a document, as the rules look at it.
struct LintedScreen {
  let placed: PlacedScreen
  let stage: Stage
  /// The phases it is looked at; one, if nothing moves.
  let phases: [Double]
  /// In paint order.
  let nodes: [LintedNode]

  var state: ScreenState { placed.screen.state }
  var variant: Variant { placed.screen.variant }

  init(_ placed: PlacedScreen, phases: [Double]) {
    self.placed = placed
    stage = Stage(placed)
    self.phases = stage.isMoving && !phases.isEmpty ? phases : [0]
    nodes = Self.nodes(of: placed)
  }

  /// Not recursive: the depth of documents is limited, that of the stack of a test is not known.
  private static func nodes(of screen: PlacedScreen) -> [LintedNode] {
    var nodes: [LintedNode] = []
    var waiting: [(placed: Placed, parent: Int?)] = [(screen.root, nil)]
    while let (placed, parent) = waiting.popLast() {
      let around = parent.map { nodes[$0] }
      let index = nodes.count
      nodes.append(
        LintedNode(
          placed: placed, path: placed.node.path ?? around?.path ?? "", parent: parent,
          opacity: placed.node.box.opacity * (around?.opacity ?? 1),
          isCut: around.map { $0.isCut || $0.placed.node.cuts } ?? false))
      waiting += placed.children.reversed().map { ($0, index) }
    }
    return nodes
  }

  /// The nodes around one, the nearest first.
  func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var place = nodes[index].parent
    while let next = place {
      found.append(next)
      place = nodes[next].parent
    }
    return found
  }

  func fault(
    _ rule: LintRule, _ node: LintedNode, subject: String = "", excess: Double = 0,
    phase: Double? = nil, value: Double? = nil, limit: Double? = nil, colors: [String] = [],
    _ message: String
  ) -> LintFault {
    LintFault(
      rule: rule, state: state, variant: variant, node: node.path, subject: subject,
      excess: excess, frame: node.placed.frame, phase: phase, value: value, limit: limit,
      colors: colors, message: message, position: node.placed.node.position)
  }
}

/// A node, and what is around it.
struct LintedNode {
  var placed: Placed
  /// Its own, or that of the nearest node around it that has one.
  var path: String
  var parent: Int?
  /// With those around it.
  var opacity: Double
  /// Whether something around it scrolls or clips, so that what lies outside is meant to.
  var isCut: Bool

  var node: Node { placed.node }

  var text: Node.Text? { if case .text(let text) = node.content { text } else { nil } }

  /// Whether it paints something of its own that stands for something.
  var isShape: Bool {
    switch node.content {
    case .block(let block): !block.fill.isClear
    case .circle(_, let fill): !fill.isClear
    case .lines(let lines): !lines.fill.isClear
    case .drawing(let drawing): !drawing.fill.isClear
    case .divider(let color, _): color.alpha > 0
    case .spinner, .progress, .dots: true
    case .stack, .layers, .grid, .scroll, .wrapped, .text, .spacer: false
    }
  }

  /// Whether it lays something behind what is inside it.
  var hasGround: Bool {
    let box = node.box
    return box.background.map { !$0.isClear } ?? false
      || (box.border.map { $0.width > 0 && $0.color.alpha > 0 } ?? false)
  }
}

extension Node {
  fileprivate var cuts: Bool {
    if box.clip { return true }
    if case .scroll = content { return true }
    return false
  }
}

extension Paint {
  var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .gradient(let stops, _): stops.allSatisfy { $0.color.alpha <= 0 }
    case .shimmer: false
    }
  }
}
