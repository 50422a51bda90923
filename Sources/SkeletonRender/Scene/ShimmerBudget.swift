import SkeletonModel

/// Which groups shimmer where a budget is set: the first so many, in paint order, of which anything
/// is seen. The others stand still, in every frame.
///
/// A group is what `shimmerGroup` marks; a placeholder outside of any is one by itself. Both are
/// known by their node's place in paint order, counted from 0.
struct ShimmerBudget: Sendable {
  /// nil: all of them.
  let limit: Int?
  private var moving: Set<Int> = []
  private(set) var still: Set<Int> = []

  init(limit: Int?) {
    self.limit = limit
  }

  /// Whether a group of which something is seen may move; the answer stays the same.
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

extension PlacedScreen {
  /// The groups that the budget keeps still, by their nodes' places in paint order.
  package var stillGroups: Set<Int> {
    guard screen.shimmerLimit != nil else { return [] }
    var painter = Painter(self)
    painter.paintAll()
    return painter.budget.still
  }
}
