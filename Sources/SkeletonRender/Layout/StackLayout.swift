import SkeletonModel

extension Node.Stack {
  /// Children one after another, aligned across.
  func arrangement(
    of children: [Element], in proposal: Proposal, _ surroundings: Surroundings
  ) -> Arrangement {
    let inside = surroundings.inside(proposal, axis: axis)
    let gaps = self.gaps(between: children)
    let sized = served(children, gaps: gaps.reduce(0, +), in: proposal, inside)
    let across = sized.dropFirst().reduce(sized.first?.reach(in: self)) { reach, child in
      reach?.union(child.reach(in: self))
    }
    var extent = Extent.zero
    var slots: [Arrangement.Slot] = []
    slots.reserveCapacity(children.count)
    var position = 0.0
    for (index, child) in sized.enumerated() {
      var origin = Offset.zero
      let shift = (across?.before ?? 0) - child.reach(in: self).before
      switch axis {
      case .horizontal: origin = Offset(x: position, y: shift)
      case .vertical: origin = Offset(x: shift, y: position)
      }
      slots.append(
        Arrangement.Slot(origin: origin, proposal: proposal.with(axis, child.proposal)))
      position += child.measured.extent[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    extent[axis] = max(position, 0)
    extent[axis.other] = across.map { $0.before + $0.after } ?? 0
    var measured = Measured(extent: extent)
    for (child, slot) in zip(sized, slots) {
      measured.adoptBaselines(of: child.measured, at: slot.origin.y)
    }
    return Arrangement(measured: measured, slots: slots, surroundings: inside)
  }

  /// The room after each child but the last: none beside a spacer unless it is written.
  private func gaps(between children: [Element]) -> [Double] {
    zip(children, children.dropFirst()).map { before, after in
      spacing ?? (before.isSpacer || after.isSpacer ? 0 : 8)
    }
  }

  /// A child that has chosen its size, and the length it chose from.
  private struct Served {
    var proposal: Double?
    var measured: Measured

    func reach(in stack: Node.Stack) -> Reach {
      measured.reach(stack.alignment, along: stack.axis.other)
    }
  }

  /// Shares the length out: higher priorities first, and among equals the least flexible child.
  ///
  /// What a child leaves unused goes to those still waiting, so the order decides who is
  /// squeezed: a child that cannot give way must choose first. Lower priorities keep their
  /// least length whatever happens.
  private func served(
    _ children: [Element], gaps: Double, in proposal: Proposal, _ inside: Surroundings
  ) -> [Served] {
    func ask(_ child: Element, _ length: Double?) -> Measured {
      child.measured(in: proposal.with(axis, length), inside)
    }
    guard let length = proposal[axis], length > 0, length.isFinite else {
      // The least, the most and the ideal are all that anybody can be offered.
      return children.map { Served(proposal: proposal[axis], measured: ask($0, proposal[axis])) }
    }
    var room = length - gaps
    var sized = [Served?](repeating: nil, count: children.count)
    let groups = byPriority(children)
    var reserved = groups.dropFirst().map { group in
      group.reduce(0) { $0 + ask(children[$1], 0).extent[axis] }
    }
    // Summed from below, so that each group knows what all the lower ones keep.
    for index in reserved.indices.dropLast().reversed() { reserved[index] += reserved[index + 1] }
    for (rank, group) in groups.enumerated() {
      let kept = rank < reserved.count ? reserved[rank] : 0
      for (count, index) in leastFlexibleFirst(group, asking: { ask(children[$0], $1) })
        .enumerated()
      {
        let share = max(room - kept, 0) / Double(group.count - count)
        let child = Served(proposal: share, measured: ask(children[index], share))
        room -= child.measured.extent[axis]
        sized[index] = child
      }
    }
    return sized.compactMap { $0 }
  }

  /// Positions of children of equal priority together, highest first.
  private func byPriority(_ children: [Element]) -> [[Int]] {
    guard let first = children.first else { return [] }
    if children.allSatisfy({ $0.priority == first.priority }) { return [Array(children.indices)] }
    return Dictionary(grouping: children.indices) { children[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
  }

  /// The order in which equals choose.
  ///
  /// Among the infinitely flexible whoever needs more goes first; beyond that ties go by
  /// position.
  private func leastFlexibleFirst(
    _ group: [Int], asking ask: (_ index: Int, _ length: Double) -> Measured
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let ranks = group.map { index in
      let least = ask(index, 0).extent[axis]
      let most = ask(index, .infinity).extent[axis]
      return (flexibility: most == least ? 0 : most - least, least: least, index: index)
    }
    return ranks.sorted { a, b in
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }.map(\.index)
  }
}
