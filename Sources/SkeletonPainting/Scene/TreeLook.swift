import SkeletonModel

/// How an instant of a load shows a tree.
package struct TreeLook: Hashable, Sendable {
  /// Of all in it but its rows.
  package var opacity = 1.0
  /// Whether the shimmer stands still, because it would cost too much.
  package var isShimmerStill = false
  /// How far it has been scrolled, in points.
  package var scroll = 0.0
  /// nil if its rows are like all else in it.
  package var rows: RowLooks?

  package init(opacity: Double = 1) {
    self.opacity = opacity
  }
}

/// How rows that arrive one by one are shown.
package struct RowLooks: Hashable, Sendable {
  /// The id of their `repeat`.
  package var items: String
  /// By the row of the tree that is shown: once, several times in several places, or not at all.
  package var looks: [Int: [RowLook]]

  package init(items: String, looks: [Int: [RowLook]]) {
    self.items = items
    self.looks = looks
  }
}

package struct RowLook: Hashable, Sendable {
  package var opacity: Double
  /// From where it stands in the tree to where it is shown.
  package var shift: Offset
  /// The time at which its motion has stopped; nil while it moves.
  package var pause: Microseconds?

  package init(opacity: Double, shift: Offset, pause: Microseconds? = nil) {
    self.opacity = opacity
    self.shift = shift
    self.pause = pause
  }
}
