import SkeletonModel

/// How an instant of a load shows a tree.
struct TreeLook: Hashable, Sendable {
  /// Of all in it but its rows.
  var opacity = 1.0
  /// Whether the shimmer stands still, because it would cost too much.
  var isShimmerStill = false
  /// How far it has been scrolled, in points.
  var scroll = 0.0
  /// nil if its rows are like all else in it.
  var rows: RowLooks?
}

/// How rows that arrive one by one are shown.
struct RowLooks: Hashable, Sendable {
  /// The id of their `repeat`.
  var items: String
  /// By the row of the tree that is shown: once, several times in several places, or not at all.
  var looks: [Int: [RowLook]]
}

struct RowLook: Hashable, Sendable {
  var opacity: Double
  /// From where it stands in the tree to where it is shown.
  var shift: Offset
  /// The time at which its motion has stopped; nil while it moves.
  var pause: Microseconds?
}
