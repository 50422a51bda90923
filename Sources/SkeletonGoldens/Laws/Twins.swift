import SkeletonModel
import SkeletonRender

/// The nodes of a screen in two variants that differ in a single axis, each beside itself.
///
/// What stands under a `when` on that axis is left out with all that is inside it: there the
/// author says that the two differ.
struct Twins {
  private(set) var nodes: [Twin] = []

  init(_ first: PlacedScreen, _ second: PlacedScreen, leavingOut axis: ConditionAxis) {
    add(first.root, second.root, in: nil, leavingOut: axis)
  }

  private mutating func add(
    _ first: Placed, _ second: Placed, in parent: Int?, leavingOut axis: ConditionAxis
  ) {
    guard !first.node.choices.contains(axis), !second.node.choices.contains(axis) else { return }
    let around = parent.map { nodes[$0] }
    let place = nodes.count
    nodes.append(
      Twin(
        first: first, second: second, parent: parent,
        path: first.name ?? around?.path ?? first.node.kind.rawValue,
        isMovedAside: (around?.isMovedAside ?? false) || first.node.box.offset != .zero
          || second.node.box.offset != .zero))
    let own = first.children.filter { !$0.node.choices.contains(axis) }
    let its = second.children.filter { !$0.node.choices.contains(axis) }
    // A lone `when` that is nothing in one of them stands there as an empty column in the other.
    guard own.count == its.count else { return }
    for (one, other) in zip(own, its) {
      let child = nodes.count
      add(one, other, in: place, leavingOut: axis)
      if nodes.count > child { nodes[place].children.append(child) }
    }
  }
}

/// One node in both variants.
struct Twin {
  var first: Placed
  var second: Placed
  /// The node around it, by its number.
  var parent: Int?
  /// The nodes in it.
  var children: [Int] = []
  /// Its own path, or that of the nearest named node around it.
  var path: String
  /// Whether an `offset` moves it, on which layout has no say.
  var isMovedAside: Bool
}

extension Placed {
  /// What messages call it; the box round a component goes by the component's name.
  var name: String? {
    if case .wrapped = node.content { return children.first?.name }
    return node.path
  }

  /// Whether it is a node an author would look for: neither room nor a box round another node.
  var isOwnNode: Bool {
    switch node.content {
    case .spacer, .wrapped: false
    case .stack, .layers, .grid, .scroll, .block, .circle, .lines, .drawing, .text, .divider,
      .spinner, .progress, .dots:
      true
    }
  }
}
