import SkeletonModel

extension Node.Stack {
  /// Arranges children along the axis, aligned across it.
  func arrangement(
    of children: [Element], in proposal: Proposal, _ surroundings: Surroundings
  ) -> Arrangement {
    let inside = surroundings.inside(proposal, axis: axis)
    let gaps = children.indices.dropLast().reduce(0) { $0 + gap(after: $1, of: children) }
    let sized = allocated(children, gaps: gaps, in: proposal, inside)
    let isHung = axis == .horizontal && alignment.vertical.isBaseline
    var reaches: [Reach] = []
    reaches.reserveCapacity(children.count)
    for (child, size) in zip(children, sized) {
      let measured =
        isHung
        ? child.measured(in: proposal.with(axis, size.proposal), inside, baselines: true)
        : Measured(extent: size.extent)
      reaches.append(measured.reach(alignment, along: axis.other))
    }
    // The guide itself is inside, even where text hangs out of a frame that is lower than it.
    let across = reaches.reduce(Reach(before: 0, after: 0)) { $0.union($1) }
    var extent = Extent.zero
    var slots: [Arrangement.Slot] = []
    slots.reserveCapacity(children.count)
    var position = 0.0
    for (index, child) in sized.enumerated() {
      let shift = across.before - reaches[index].before
      let origin =
        axis == .horizontal ? Offset(x: position, y: shift) : Offset(x: shift, y: position)
      slots.append(
        Arrangement.Slot(origin: origin, proposal: proposal.with(axis, child.proposal)))
      let gap = index + 1 < children.count ? gap(after: index, of: children) : 0
      position += child.extent[axis] + gap
    }
    extent[axis] = max(position, 0)
    extent[axis.other] = across.before + across.after
    return Arrangement(extent: extent, slots: slots, surroundings: inside)
  }

  /// The spacing after a child that is not the last: by default 0 next to a spacer, else 8
  /// or as the system has it.
  private func gap(after index: Int, of children: [Element]) -> Double {
    if let spacing { return spacing }
    let (child, next) = (children[index], children[index + 1])
    if child.isSpacer || next.isSpacer { return 0 }
    guard isSpacedBySystem, axis == .vertical else { return EdgeSpacing.usual }
    return child.spacing(at: .bottom).distance(
      to: next.spacing(at: .top), scale: child.setting.scale)
  }

  /// The length that was proposed to a child, and the size it took.
  private struct Allocation {
    var proposal: Double?
    var extent: Extent
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
    func ask(_ child: Element, _ length: Double?) -> Extent {
      child.extent(in: proposal.with(axis, length), inside)
    }
    guard let length = proposal[axis], length > 0, length.isFinite else {
      // Minimum, maximum and ideal lengths are proposed to every child alike.
      return children.map {
        Allocation(proposal: proposal[axis], extent: ask($0, proposal[axis]))
      }
    }
    var room = length - gaps
    var sized = [Allocation](
      repeating: Allocation(proposal: nil, extent: .zero), count: children.count)
    let groups = byPriority(children)
    var reserved = groups.dropFirst().map { group in
      group.reduce(0) { $0 + ask(children[$1], 0)[axis] }
    }
    // Summed from the lowest priority, so that each group knows what to reserve for all lower ones.
    for index in reserved.indices.dropLast().reversed() { reserved[index] += reserved[index + 1] }
    for (rank, group) in groups.enumerated() {
      let kept = rank < reserved.count ? reserved[rank] : 0
      let order = leastFlexibleFirst(group) { ask(children[$0], $1)[axis] }
      for (count, index) in order.enumerated() {
        let share = max(room - kept, 0) / Double(group.count - count)
        let child = Allocation(proposal: share, extent: ask(children[index], share))
        room -= child.extent[axis]
        sized[index] = child
      }
    }
    return sized
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
      return Rank(flexibility: most == least ? 0 : most - least, least: least, index: index)
    }
    // Most stacks hold nothing flexible, or nothing that is less so than what is before it.
    let isInOrder = !zip(ranks.dropFirst(), ranks).contains { $0 < $1 }
    return isInOrder ? group : ranks.sorted().map(\.index)
  }

  /// What decides when a child chooses.
  private struct Rank: Comparable {
    var flexibility: Double
    var least: Double
    var index: Int

    static func < (a: Rank, b: Rank) -> Bool {
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }
  }
}
