import SkeletonLayout
import SkeletonModel

/// The nodes of a screen in two variants that differ in one axis, as pairs.
///
/// Nodes under a `when` on that axis are left out, with everything inside them: there, the author
/// wants a difference.
struct Twins {
  private(set) var nodes: [Twin] = []

  init(_ first: PlacedScreen, _ second: PlacedScreen, leavingOut axis: ConditionAxis) {
    add(first.root, second.root, in: nil, leavingOut: axis)
  }

  private mutating func add(
    _ first: Placed, _ second: Placed, in parent: Int?, leavingOut axis: ConditionAxis
  ) {
    guard !first.node.choices.contains(axis), !second.node.choices.contains(axis) else { return }
    let place = nodes.count
    nodes.append(
      Twin(
        first: first, second: second, parent: parent,
        path: first.name ?? parent.map { nodes[$0].path } ?? first.node.kind.rawValue,
        isMovedAside: parent.map { nodes[$0].isMovedAside } ?? false
          || first.node.box.offset != .zero || second.node.box.offset != .zero))
    let own = first.children(leavingOut: axis)
    let its = second.children(leavingOut: axis)
    // A lone `when` without a node in one variant is an empty column there: the counts differ.
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
  /// The index of the parent.
  var parent: Int?
  /// The indices of the children.
  var children: [Int] = []
  /// Its own path, or that of the nearest named ancestor.
  var path: String
  /// Whether an `offset` moves it, after layout.
  var isMovedAside: Bool
}

extension Placed {
  /// Nearly always all children, which then need not be copied.
  fileprivate func children(leavingOut axis: ConditionAxis) -> [Placed] {
    children.contains { $0.node.choices.contains(axis) }
      ? children.filter { !$0.node.choices.contains(axis) } : children
  }

  /// Its name in messages; the box around a component has the component's name.
  var name: String? {
    if case .wrapped = node.content { return children.first?.name }
    return node.path
  }

  /// Whether it is a node that an author would recognize: neither space nor a box around another
  /// node.
  var isOwnNode: Bool {
    switch node.content {
    case .spacer, .wrapped: false
    case .stack, .layers, .grid, .scroll, .block, .circle, .lines, .drawing, .text, .redacted,
      .divider, .spinner, .progress, .dots:
      true
    }
  }
}
