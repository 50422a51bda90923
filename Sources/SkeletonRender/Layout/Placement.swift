import SkeletonModel

/// The way down through a tree whose sizes are settled, noting where everything stands.
///
/// Layout thinks in leading and trailing; here that becomes left and right.
struct Placement {
  /// The canvas to mirror everything in; nil where leading is left.
  var mirrorWidth: Double?
}

extension Placement {
  /// A node and all inside it.
  ///
  /// `origin` is where its outer edges begin, as if nothing were moved. `moved` is what the
  /// offsets of the nodes around it add: apart, because a mirror does not turn an offset.
  func placed(
    _ element: Element, _ proposal: Proposal, _ surroundings: Surroundings,
    at origin: Offset, moved: Offset
  ) -> Placed {
    let fragment = element.fragment(in: proposal, surroundings)
    let moved = moved + element.node.box.offset
    let corner = origin + fragment.content.origin
    return Placed(
      node: element.node,
      frame: seen(fragment.frame.moved(by: origin), moved),
      content: seen(fragment.content.moved(by: origin), moved),
      parts: element.parts(in: fragment.content.extent, proposed: fragment.contentProposal)
        .map { seen($0, from: corner, moved) },
      children: children(of: element, fragment.contentProposal, surroundings, corner, moved))
  }

  private func children(
    of element: Element, _ proposal: Proposal, _ surroundings: Surroundings, _ corner: Offset,
    _ moved: Offset
  ) -> [Placed] {
    guard !element.children.isEmpty else { return [] }
    let arrangement = element.arrangement(in: proposal, surroundings)
    return zip(element.children, arrangement.slots).map { child, slot in
      placed(
        child, slot.proposal, arrangement.surroundings, at: corner + slot.origin, moved: moved)
    }
  }

  private func seen(_ frame: Frame, _ moved: Offset) -> Frame {
    (mirrorWidth.map(frame.mirrored(in:)) ?? frame).moved(by: moved)
  }

  private func seen(_ part: Placed.Part, from corner: Offset, _ moved: Offset) -> Placed.Part {
    switch part {
    case .bar(let frame): return .bar(seen(frame.moved(by: corner), moved))
    case .dot(let frame): return .dot(seen(frame.moved(by: corner), moved))
    case .line(let box, let origin, let line):
      // Letters are not mirrored: the line begins at the left of its box on either side.
      let place = seen(box.moved(by: corner), moved)
      return .line(
        place, origin: Offset(x: place.x + origin.x - box.x, y: place.y + origin.y - box.y), line)
    }
  }
}
