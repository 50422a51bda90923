import SkeletonModel

/// A node where layout has put it: absolute in the canvas, in points, not rounded.
package struct Placed: Sendable {
  package var node: Node
  /// What the background fills: all of the node but its margin.
  package var frame: Frame
  /// What the node itself is painted in: the frame without padding and free room.
  package var content: Frame
  package var parts: [Part]
  package var children: [Placed]

  package init(node: Node, frame: Frame, content: Frame, parts: [Part], children: [Placed]) {
    self.node = node
    self.frame = frame
    self.content = content
    self.parts = parts
    self.children = children
  }

  /// A piece of a node that has a place of its own.
  package enum Part: Sendable {
    /// A bar of `lines`.
    case bar(Frame)
    /// A line of text: its box, and where its baseline begins on the left.
    case line(Frame, origin: Offset, TextLine)
    /// A circle of `dots`.
    case dot(Frame)
  }
}

/// A screen laid out.
package struct PlacedScreen: Sendable {
  package var screen: Screen
  /// The canvas, its height found where it hugs.
  package var extent: Extent
  package var root: Placed

  package init(screen: Screen, extent: Extent, root: Placed) {
    self.screen = screen
    self.extent = extent
    self.root = root
  }
}

extension PlacedScreen {
  /// Where each node that has a path is written.
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
