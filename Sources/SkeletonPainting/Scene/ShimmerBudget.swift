import SkeletonLayout
import SkeletonModel

/// Selects the groups that shimmer if a budget is set: the first visible ones in paint order, up to
/// the limit. All others stay still, in every frame.
///
/// A group is a node with `shimmerGroup`, or a placeholder outside of any such node. Both are
/// identified by their index in paint order, from 0.
struct ShimmerBudget: Sendable {
  /// nil means no limit.
  let limit: Int?
  private(set) var moving: Set<Int> = []
  private(set) var still: Set<Int> = []

  init(limit: Int?) {
    self.limit = limit
  }

  /// Whether a visible group may shimmer. For the same group, the answer is always the same.
  mutating func admits(_ group: Int) -> Bool {
    guard let limit else { return true }
    if moving.contains(group) { return true }
    guard moving.count < limit else {
      still.insert(group)
      return false
    }
    moving.insert(group)
    return true
  }
}

/// The groups of a screen that shimmer, and those that its budget keeps still, by their index in
/// paint order.
package struct ShimmerGroups: Hashable, Sendable {
  package var moving: Set<Int>
  package var still: Set<Int>
}

extension PlacedScreen {
  /// Every group counts, whether or not the screen has a budget; none where motion is reduced.
  package var shimmerGroups: ShimmerGroups {
    var painter = Painter(self)
    painter.budget = ShimmerBudget(limit: screen.shimmerLimit ?? .max)
    painter.paintAll()
    return ShimmerGroups(moving: painter.budget.moving, still: painter.budget.still)
  }

  /// The groups that do not shimmer because of the budget, by their index in paint order.
  package var stillGroups: Set<Int> {
    guard screen.shimmerLimit != nil else { return [] }
    var painter = Painter(self)
    painter.paintAll()
    return painter.budget.still
  }
}
