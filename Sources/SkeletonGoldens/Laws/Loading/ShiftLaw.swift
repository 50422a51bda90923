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
  let pairs = NamedPair.all(skeleton, other)
  let limit = (shift ?? 0) + ShiftedNode.rounding
  let off = pairs.filter {
    (shift != nil || items.flatMap($0.placed.row) != nil) && $0.shifted.excess > limit
  }
  if off.isEmpty { return [] }
  let nodes = off.map(\.shifted).withCauses(known: Set(pairs.map(\.shifted.path)))
  let causes = nodes.filter { $0.cause == nil }
  let others = nodes.count - causes.count
  let tree = other.screen.state.tree
  return causes.enumerated().map { index, cause in
    let followers =
      index > 0 || others == 0
      ? "" : "; \(others) more node\(others == 1 ? " moves" : "s move") with it"
    return Fault(
      law: .rows, tree: "skeleton", node: cause.path,
      subject: tree == "content" ? "shift" : "shift to \(tree)", excess: cause.excess,
      variant: other.screen.variant.slug,
      message: cause.changes.map { name, due, found in
        "\(name) is \(due.threeDecimals) in the skeleton and \(found.threeDecimals) in the \(tree)"
      }.joined(separator: ", ") + followers
        + (shift.map { $0 > 0 ? "; the budget has a shift of \($0.threeDecimals)" : "" } ?? ""),
      position: cause.position)
  }
}
