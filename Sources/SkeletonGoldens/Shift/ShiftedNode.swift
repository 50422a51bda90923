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
  /// Whether it is a row that arrives: the frame of its placeholder is its own, whatever the budget.
  package var isRow: Bool
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

  /// Whether it is farther off than it may be.
  ///
  /// - Parameter shift: What the budget allows; nil if it says nothing.
  func isOff(shift: Double?) -> Bool {
    guard let allowed = isRow ? 0 : shift else { return false }
    return excess > allowed + Self.rounding
  }
}
