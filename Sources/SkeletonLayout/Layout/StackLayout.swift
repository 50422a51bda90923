import SkeletonModel

extension Node.Stack {
  /// Arranges children along the axis, aligned across it.
  func arrangement(
    of children: [Element], in proposal: Proposal, _ surroundings: Surroundings
  ) -> Arrangement {
    let inside = surroundings.inside(proposal, axis: axis)
    let gaps = self.gaps(between: children)
    let sized = allocated(children, gaps: gaps.reduce(0, +), in: proposal, inside)
    let reaches = zip(children, sized).map { child, size in
      reach(of: child, in: proposal.with(axis, size.proposal), inside)
    }
    // The guide itself is inside, even where text hangs out of a frame that is lower than it.
    let across = reaches.reduce(Reach(before: 0, after: 0)) { $0.union($1) }
    var extent = Extent.zero
    var slots: [Arrangement.Slot] = []
    slots.reserveCapacity(children.count)
    var position = 0.0
    for (index, child) in sized.enumerated() {
      var origin = Offset.zero
      let shift = across.before - reaches[index].before
      switch axis {
      case .horizontal: origin = Offset(x: position, y: shift)
      case .vertical: origin = Offset(x: shift, y: position)
      }
      slots.append(
        Arrangement.Slot(origin: origin, proposal: proposal.with(axis, child.proposal)))
      position += child.length + (index < gaps.count ? gaps[index] : 0)
    }
    extent[axis] = max(position, 0)
    extent[axis.other] = across.before + across.after
    return Arrangement(extent: extent, slots: slots, surroundings: inside)
  }

  /// How far a child extends across the axis from the guide they are all aligned on.
  private func reach(of child: Element, in proposal: Proposal, _ inside: Surroundings) -> Reach {
    child.measured(
      in: proposal, inside, baselines: axis == .horizontal && alignment.vertical.isBaseline
    ).reach(alignment, along: axis.other)
  }

  /// The spacing after each child but the last: by default 0 next to a spacer.
  private func gaps(between children: [Element]) -> [Double] {
    zip(children, children.dropFirst()).map { before, after in
      spacing ?? (before.isSpacer || after.isSpacer ? 0 : 8)
    }
  }

  /// The length that was proposed to a child, and the one it took.
  private struct Allocation {
    var proposal: Double?
    var length: Double
  }

  /// Distributes the length: higher priorities first, and within a priority the least flexible
  /// child first.
  ///
  /// What a child leaves unused is available to the following ones, so the order matters: a child
  /// that cannot shrink must choose first. The minimum lengths of lower priorities are always
  /// reserved.
  private func allocated(
    _ children: [Element], gaps: Double, in proposal: Proposal, _ inside: Surroundings
  ) -> [Allocation] {
    func ask(_ child: Element, _ length: Double?) -> Double {
      child.extent(in: proposal.with(axis, length), inside)[axis]
    }
    guard let length = proposal[axis], length > 0, length.isFinite else {
      // Minimum, maximum and ideal lengths are proposed to every child alike.
      return children.map {
        Allocation(proposal: proposal[axis], length: ask($0, proposal[axis]))
      }
    }
    var room = length - gaps
    var sized = [Allocation?](repeating: nil, count: children.count)
    let groups = byPriority(children)
    var reserved = groups.dropFirst().map { group in
      group.reduce(0) { $0 + ask(children[$1], 0) }
    }
    // Summed from the lowest priority, so that each group knows what to reserve for all lower ones.
    for index in reserved.indices.dropLast().reversed() { reserved[index] += reserved[index + 1] }
    for (rank, group) in groups.enumerated() {
      let kept = rank < reserved.count ? reserved[rank] : 0
      for (count, index) in leastFlexibleFirst(group, asking: { ask(children[$0], $1) })
        .enumerated()
      {
        let share = max(room - kept, 0) / Double(group.count - count)
        let child = Allocation(proposal: share, length: ask(children[index], share))
        room -= child.length
        sized[index] = child
      }
    }
    return sized.compactMap { $0 }
  }

  /// The indices of the children, grouped by priority, highest first.
  private func byPriority(_ children: [Element]) -> [[Int]] {
    guard let first = children.first else { return [] }
    if children.allSatisfy({ $0.priority == first.priority }) { return [Array(children.indices)] }
    return Dictionary(grouping: children.indices) { children[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
  }

  /// The order in which children of equal priority choose, least flexible first.
  ///
  /// Among infinitely flexible children, the one with the larger minimum is first; remaining ties
  /// are in the order of the children.
  private func leastFlexibleFirst(
    _ group: [Int], asking ask: (_ index: Int, _ length: Double) -> Double
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let ranks = group.map { index in
      let least = ask(index, 0)
      let most = ask(index, .infinity)
      return (flexibility: most == least ? 0 : most - least, least: least, index: index)
    }
    return ranks.sorted { a, b in
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }.map(\.index)
  }
}
