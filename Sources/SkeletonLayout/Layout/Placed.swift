import SkeletonModel

/// A node with its frame: in the coordinates of the canvas, in points, not rounded.
package struct Placed: Sendable {
  package var node: Node
  /// The rectangle that the background fills: the node without its margin.
  package var frame: Frame
  /// What the background fills if it reaches below the bars of a device; nil if it fills the frame.
  package var ground: Frame?
  /// The rectangle of the content: the frame without padding and unused space. That of a scroll view
  /// continues below the bars of a device.
  package var content: Frame
  package var parts: [Part]
  package var children: [Placed]
  private var covering = Covering.nothing

  package init(node: Node, frame: Frame, content: Frame, parts: [Part], children: [Placed]) {
    self.node = node
    self.frame = frame
    self.content = content
    self.parts = parts
    self.children = children
  }

  /// What masks the node; nil if all of it is seen.
  package var mask: Placed? {
    get { if case .mask(let mask) = covering { mask } else { nil } }
    set { covering = newValue.map { .mask($0) } ?? .nothing }
  }

  /// The bars of its lines.
  package var bars: [Frame] {
    parts.compactMap { part in if case .bar(let frame) = part { frame } else { nil } }
  }

  private indirect enum Covering: Sendable {
    case nothing
    case mask(Placed)
  }

  /// A part of a node with a frame of its own.
  package enum Part: Sendable {
    /// A bar of `lines`.
    case bar(Frame)
    /// A line of text: its line box, and the left end of its baseline.
    case line(Frame, origin: Offset, TextLine)
    /// A circle of `dots`.
    case dot(Frame)
    /// A line between two children.
    case rule(Frame)
  }
}

/// A screen with the frames of all nodes.
package struct PlacedScreen: Sendable {
  package var screen: Screen
  /// The size of the canvas; a height of `fit` is resolved.
  package var extent: Extent
  package var root: Placed

  package init(screen: Screen, extent: Extent, root: Placed) {
    self.screen = screen
    self.extent = extent
    self.root = root
  }
}

extension PlacedScreen {
  /// The position in the source text of each node that has a path.
  package var positions: [String: TextPosition] {
    var positions: [String: TextPosition] = [:]
    var waiting = [root]
    while let placed = waiting.popLast() {
      if let path = placed.node.path { positions[path] = placed.node.position }
      waiting += placed.children
    }
    return positions
  }
}

extension Placed {
  /// Its children as they are painted: those that lie on others come after them.
  package var childrenAsPainted: [Placed] {
    guard children.contains(where: { $0.node.box.zIndex != 0 }) else { return children }
    return children.enumerated().sorted { one, other in
      (one.element.node.box.zIndex, one.offset) < (other.element.node.box.zIndex, other.offset)
    }.map(\.element)
  }
}
