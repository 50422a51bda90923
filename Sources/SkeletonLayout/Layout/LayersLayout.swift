import SkeletonModel

extension Element {
  /// Arranges children on top of each other, in the union of their frames.
  ///
  /// Only the children with the highest priority determine the size. This size is proposed to the
  /// others, so that they can serve as backgrounds.
  func layersArrangement(
    by alignment: Alignment, in proposal: Proposal, _ surroundings: Surroundings
  ) -> Arrangement {
    let inside = surroundings.inside(proposal)
    let highest = children.reduce(-.infinity) { max($0, $1.priority) }
    func measured(_ child: Element, _ proposal: Proposal) -> Measured {
      child.measured(in: proposal, inside, baselines: alignment.vertical.isBaseline)
    }
    var reaches: (x: Reach, y: Reach)?
    for child in children where child.priority == highest {
      let measured = measured(child, proposal)
      let x = measured.reach(alignment.horizontal)
      let y = measured.reach(alignment.vertical)
      reaches = reaches.map { ($0.x.union(x), $0.y.union(y)) } ?? (x, y)
    }
    guard let reaches else {
      return Arrangement(extent: .zero, surroundings: inside)
    }
    let extent = Extent(
      width: reaches.x.before + reaches.x.after, height: reaches.y.before + reaches.y.after)
    let decided = Proposal(width: extent.width, height: extent.height)
    var slots: [Arrangement.Slot] = []
    for child in children {
      let offered = child.priority == highest ? proposal : decided
      let measured = measured(child, offered)
      let origin = Offset(
        x: reaches.x.before - measured.reach(alignment.horizontal).before,
        y: reaches.y.before - measured.reach(alignment.vertical).before)
      slots.append(Arrangement.Slot(origin: origin, proposal: offered))
    }
    return Arrangement(extent: extent, slots: slots, surroundings: inside)
  }
}
