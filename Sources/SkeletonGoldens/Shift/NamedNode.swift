import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// A node that the document names, in one tree.
///
/// Names are what a document gives: a text without one may be shorter than its bar, and what is
/// named by kind and number alone is another node in another tree.
struct NamedNode {
  var path: String
  var placed: Placed
  /// What can be seen of its frame: neither outside of the canvas nor clipped.
  var visible: Frame
}

extension PlacedScreen {
  /// The nodes that the document names, in order.
  var named: [NamedNode] {
    var found: [NamedNode] = []
    func walk(_ placed: Placed, in window: Frame) {
      let box = placed.node.box
      // What cannot be seen through covers nothing.
      var window = box.opacity > 0 ? window : Frame(extent: .zero)
      if placed.node.isNamed, let path = placed.node.path {
        found.append(
          NamedNode(path: path, placed: placed, visible: placed.frame.intersection(window)))
      }
      if box.clip { window = window.intersection(placed.frame) }
      if placed.node.clipsScrolled { window = window.intersection(placed.content) }
      for child in placed.children { walk(child, in: window) }
    }
    walk(root, in: Frame(extent: extent))
    return found
  }

  /// How many of the rows can be seen without scrolling, counted from the first.
  func rowsSeen(of items: String?, above bottom: Double?) -> Int {
    guard let items else { return 0 }
    return named.reduce(0) { most, node in
      guard let row = node.placed.row(of: items), node.placed.frame.y < bottom ?? .infinity else {
        return most
      }
      return max(most, row + 1)
    }
  }
}
