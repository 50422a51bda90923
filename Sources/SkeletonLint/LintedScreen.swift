import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// One screen of a document, as the rules look at it.
struct LintedScreen {
  let placed: PlacedScreen
  let staging: Staging
  /// The phases it is looked at; one, if nothing moves.
  let phases: [Double]
  /// In paint order.
  let nodes: [LintedNode]
  /// The rectangles that nothing can be seen through, in paint order.
  let covers: [Cover]

  /// A rectangle that is filled with something opaque.
  struct Cover {
    /// The node's place.
    var index: Int
    /// What is seen of it.
    var frame: Frame
    var outline: Frame
    /// The largest of its corners.
    var radius: Double
  }

  var state: ScreenState { placed.screen.state }
  var variant: Variant { placed.screen.variant }

  init(_ placed: PlacedScreen, phases: [Double]) {
    self.placed = placed
    staging = Staging(placed)
    self.phases = staging.isMoving && !phases.isEmpty ? phases : [0]
    nodes = Self.nodes(of: placed)
    covers = nodes.indices.compactMap { [nodes] index -> Cover? in
      let node = nodes[index]
      guard let outline = node.opaqueOutline(under: placed.screen.shimmer) else { return nil }
      let radii = node.node.box.radius.radii(in: outline.extent)
      return Cover(
        index: index, frame: outline.intersection(node.window), outline: outline,
        radius: max(
          radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing))
    }
  }

  /// Not recursive: the depth of documents is limited, that of the stack of a test is not known.
  private static func nodes(of screen: PlacedScreen) -> [LintedNode] {
    var nodes: [LintedNode] = []
    var waiting: [(placed: Placed, parent: Int?)] = [(screen.root, nil)]
    while let (placed, parent) = waiting.popLast() {
      let around = parent.map { nodes[$0] }
      let index = nodes.count
      var window = around?.window ?? Frame(extent: screen.extent)
      var edges = around?.edges ?? .endless
      var scrollsAside = around?.scrollsAside ?? false
      if placed.node.box.clip {
        window = window.intersection(placed.frame)
        edges = edges.intersection(placed.frame)
      }
      if case .scroll(let scroll) = placed.node.content {
        if scroll.clips {
          window = window.intersection(placed.content)
          edges = edges.intersection(placed.content)
        }
        // What lies outside along the axis can be scrolled to.
        let all = Frame.endless
        switch scroll.axis {
        case .horizontal:
          (edges.x, edges.width) = (all.x, all.width)
          scrollsAside = true
        case .vertical: (edges.y, edges.height) = (all.y, all.height)
        }
      }
      nodes.append(
        LintedNode(
          placed: placed, path: placed.node.path ?? around?.path ?? "", parent: parent,
          opacity: placed.node.box.opacity * (around?.opacity ?? 1),
          window: window, edges: edges, scrollsAside: scrollsAside,
          isClipped: around.map { $0.isClipped || $0.node.box.clip } ?? false,
          isAltered: around?.isAltered ?? false || placed.node.box.effects.alterPicture))
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
  /// What can be seen of what it paints: neither outside of the canvas nor clipped.
  var window: Frame
  /// Where clips cut it off, wherever it is scrolled to.
  var edges: Frame
  /// Whether it can be scrolled to the left and right.
  var scrollsAside: Bool
  /// Whether something around it clips, so that what lies outside is meant to.
  var isClipped: Bool
  /// Whether its picture, or that of something around it, is masked, blurred, mixed with what is
  /// below, or elsewhere than its frame.
  var isAltered: Bool

  var node: Node { placed.node }

  var text: Node.Text? { if case .text(let text) = node.content { text } else { nil } }

  /// Whether it paints something of its own that stands for something.
  var isShape: Bool {
    if let stroke = node.box.effects.stroke, !stroke.paint.isClear { return true }
    return switch node.content {
    case .block(let block): !block.fill.isClear
    case .circle(_, let fill): !fill.isClear
    case .lines(let lines): !lines.fill.isClear
    case .drawing(let drawing): !drawing.fill.isClear
    case .redacted(_, let fill, _): !fill.isClear
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

extension LintedNode {
  /// The rectangle that it fills with something opaque; nil if there is none.
  ///
  /// - Parameter shimmer: The light that crosses what shimmers.
  fileprivate func opaqueOutline(under shimmer: Shimmer?) -> Frame? {
    guard !isAltered else { return nil }
    func hides(_ paint: Paint?) -> Bool {
      let alpha: Double
      switch paint {
      case .color(let color): alpha = color.alpha
      case .gradient(let stops, _): alpha = stops.map(\.color.alpha).min() ?? 0
      case .shimmer(let base):
        let own = (base ?? shimmer?.base)?.alpha ?? 0
        let mask = shimmer.flatMap { $0.masks ? $0.stops.map(\.color.alpha).min() : nil }
        alpha = own * (mask ?? 1)
      // Whether it lets something through only its pixels say.
      case .picture, nil: alpha = 0
      }
      // What is left of a text below it are fewer than three steps of 255.
      return alpha * opacity >= 0.99
    }
    if hides(node.box.background) { return placed.frame }
    if case .block(let block) = node.content, !block.isEllipse, hides(block.fill) {
      return placed.content
    }
    return nil
  }
}

extension Effects {
  /// Whether what fills a frame may let something through, or fill another one.
  fileprivate var alterPicture: Bool {
    mask != nil || blur > 0 || scale != nil || rotation != nil || blend != .normal
  }
}

extension Frame {
  /// More than any canvas; calculations with it stay exact enough.
  fileprivate static let endless = Frame(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}

extension LintedScreen.Cover {
  /// Whether nothing of an area is beside it, nor in its corners.
  func hides(_ area: Frame) -> Bool {
    let rounding = 0.01
    guard area.x >= frame.x - rounding, area.maxX <= frame.maxX + rounding,
      area.y >= frame.y - rounding, area.maxY <= frame.maxY + rounding
    else { return false }
    // The corner of the area that is nearest to one of its own, from the centre of that one's arc.
    let x = radius - min(area.x - outline.x, outline.maxX - area.maxX)
    let y = radius - min(area.y - outline.y, outline.maxY - area.maxY)
    guard x > 0, y > 0 else { return true }
    return (x * x + y * y).squareRoot() <= radius + rounding
  }
}

extension Paint {
  var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .gradient(let stops, _): stops.allSatisfy { $0.color.alpha <= 0 }
    case .shimmer: false
    case .picture: !isSeen
    }
  }
}
