import SkeletonModel

/// A node that is not in another tree where the node of its name is in the skeleton.
package struct ShiftedNode: Hashable, Sendable {
  package var path: String
  /// Its frame in the skeleton, and in the other tree, in points.
  package var before: Frame
  package var after: Frame
  /// How far the corner moved where it begins, to the side or down, whichever is more: the top left
  /// one, under right-to-left the top right one.
  package var distance: Double
  /// Whether it counts for the score: it moved, and can be seen in at least one of the trees.
  package var isUnstable: Bool
  /// The node that it follows; nil if nothing explains its shift but itself.
  package var cause: String?
  /// Where the other tree's node is written.
  package var position: TextPosition

  static let rounding = 0.005
}

extension ShiftedNode {
  /// The edges and sizes that differ.
  package var changes: [(name: String, before: Double, after: Double)] {
    [
      ("x", before.x, after.x), ("y", before.y, after.y), ("width", before.width, after.width),
      ("height", before.height, after.height),
    ].filter { abs($0.1 - $0.2) > Self.rounding }
  }

  /// The largest difference.
  package var excess: Double { changes.reduce(0) { max($0, abs($1.before - $1.after)) } }

  var isResized: Bool {
    abs(before.width - after.width) > Self.rounding
      || abs(before.height - after.height) > Self.rounding
  }

  var move: Offset { after.origin - before.origin }
}

extension [ShiftedNode] {
  /// Tells causes from what follows: what grew moves what comes after it, and makes what it is in
  /// grow. Where nothing grew, what is in a node that moved is carried along.
  ///
  /// - Parameter known: The paths of all nodes that are compared.
  func withCauses(known: Set<String>) -> [ShiftedNode] {
    var nodes = self
    let resized = indices.filter { self[$0].isResized }
    let around = Set(resized.flatMap { self[$0].path.ancestors })
    let places = Dictionary(indices.map { (self[$0].path, $0) }) { first, _ in first }
    /// What made a node grow that is around it.
    var inside: [String: String] = [:]
    for index in resized where !around.contains(self[index].path) {
      for path in self[index].path.ancestors where inside[path] == nil {
        inside[path] = self[index].path
      }
    }
    var last: String?
    let first = resized.first { !around.contains(self[$0].path) }.map { self[$0].path }
    for index in indices {
      let node = self[index]
      if node.isResized {
        nodes[index].cause = inside[node.path]
        if nodes[index].cause == nil { last = node.path }
        continue
      }
      let carrier = node.path.ancestors.first(where: known.contains).flatMap { places[$0] }
      if let carrier, self[carrier].move.isNear(node.move) {
        nodes[index].cause = nodes[carrier].cause ?? self[carrier].path
      } else {
        nodes[index].cause = last ?? first
      }
    }
    return nodes
  }
}

extension Offset {
  fileprivate func isNear(_ other: Offset) -> Bool {
    abs(x - other.x) <= ShiftedNode.rounding && abs(y - other.y) <= ShiftedNode.rounding
  }
}

extension String {
  /// The paths around this one, nearest first.
  fileprivate var ancestors: [String] {
    var paths: [String] = []
    var rest = self[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      paths.append(String(rest))
    }
    return paths
  }
}
