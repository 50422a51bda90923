import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// What stands in the skeleton and in a tree that takes its place under one name stands in one place:
/// rows that arrive one by one always, and all others as far as the budget's `shift` allows.
///
/// - Parameter items: The rows that arrive one by one, where the other tree is the content.
func shiftFaults(
  _ skeleton: PlacedScreen, _ other: PlacedScreen, items: String?, shift: Double?
) -> [Fault] {
  guard items != nil || shift != nil else { return [] }
  let nodes = NamedPair.all(skeleton, other, items: items)
    .withCauses(isRTL: other.screen.variant.direction == .rtl)
  let families = nodes.filter { $0.isOff(shift: shift) }.grouped { $0.cause ?? $0.path }
  let tree = other.screen.state.tree
  return families.compactMap { family in
    guard let first = family.first(where: { $0.cause == nil }) ?? family.farthest else {
      return nil
    }
    let allowed = first.isRow ? 0 : shift ?? 0
    return Fault(
      law: .rows, tree: "skeleton", node: first.path,
      subject: tree == "content" ? "shift" : "shift to \(tree)", excess: first.excess,
      variant: other.screen.variant.slug,
      message: first.changes.map { name, due, found in
        "\(name) is \(due.threeDecimals) in the skeleton and \(found.threeDecimals) in the \(tree)"
      }.joined(separator: ", ") + family.followers(of: first)
        + (allowed > 0 ? "; the budget has a shift of \(allowed.threeDecimals)" : ""),
      position: first.position)
  }
}

extension [ShiftedNode] {
  /// The first of those that are farthest off.
  fileprivate var farthest: ShiftedNode? {
    reduce(nil) { most, node in
      guard let most, node.excess <= most.excess + ShiftedNode.rounding else { return node }
      return most
    }
  }

  /// How many follow a node, and the farthest, if it is farther off than what it follows.
  fileprivate func followers(of first: ShiftedNode) -> String {
    guard count > 1 else { return "" }
    let words = count == 2 ? "1 more node moves with it" : "\(count - 1) more nodes move with it"
    guard let farthest, farthest.excess > first.excess + ShiftedNode.rounding else {
      return "; " + words
    }
    return "; \(words), '\(farthest.path)' by \(farthest.excess.threeDecimals)"
  }
}
