import SkeletonModel

/// Walks down a tree, places every node with what its parent proposes, and computes its frame.
///
/// Layout uses leading and trailing; this step turns them into left and right.
struct Placement {
  /// The width of the canvas to mirror in; nil if leading is left.
  var mirrorWidth: Double?
  /// What is free of bars round what is placed, in layout's directions; nil where it is scrolled.
  var safeArea: SafeArea?
}

extension Placement {
  /// The frames of a node and of all nodes inside it.
  ///
  /// `origin` is the corner of the node with its margin, without any offsets. `moved` is the sum of
  /// the offsets of the nodes around it. They are separate because mirroring does not apply to
  /// offsets.
  func placed(
    _ element: Element, _ proposal: Proposal, _ surroundings: Surroundings,
    at origin: Offset, moved: Offset
  ) -> Placed {
    let edges = element.sizing.frames?.ignoredSafeArea ?? []
    guard !edges.isEmpty, let safeArea else {
      return standing(element, proposal, surroundings, at: origin, moved: moved)
    }
    // Its container knows the size that it takes inside. Placed, it is proposed what lies beyond, too,
    // and begins there.
    let own = Frame(extent: element.extent(in: proposal, surroundings))
    let beyond = safeArea.insets(beyond: own.moved(by: laidOut(origin, moved)), at: edges)
    return standing(
      element,
      Proposal(
        width: proposal.width.map { $0 + beyond[.horizontal] },
        height: proposal.height.map { $0 + beyond[.vertical] }),
      surroundings, at: origin - Offset(x: beyond.leading, y: beyond.top), moved: moved)
  }

  /// The frames of a node that stands at this place, and of all nodes inside it.
  private func standing(
    _ element: Element, _ proposal: Proposal, _ surroundings: Surroundings,
    at origin: Offset, moved: Offset
  ) -> Placed {
    let fragment = element.fragment(in: proposal, surroundings)
    let moved = moved + element.node.box.offset
    let corner = origin + fragment.content.origin
    var placed = Placed(
      node: element.node,
      frame: onCanvas(fragment.frame.moved(by: origin), moved),
      content: onCanvas(fragment.content.moved(by: origin), moved),
      parts: element.parts(
        in: fragment.content.extent, proposed: fragment.contentProposal, surroundings
      ).map { onCanvas($0, from: corner, moved) },
      children: inside(element, fragment.frame.moved(by: laidOut(origin, moved))).children(
        of: element, in: fragment.content.extent, fragment.contentProposal, surroundings, corner,
        moved))
    placed.mask = mask(of: element, fragment.frame.moved(by: origin), surroundings, moved)
    return placed
  }

  /// For what is in a node with this frame.
  private func inside(_ element: Element, _ frame: Frame) -> Placement {
    var inside = self
    if case .scroll = element.node.content {
      inside.safeArea = nil
    } else if element.sizing.frames?.ownSafeArea == true {
      inside.safeArea = safeArea?.with(free: frame)
    }
    return inside
  }

  /// A place with offsets, which are of the canvas, in layout's directions.
  private func laidOut(_ origin: Offset, _ moved: Offset) -> Offset {
    origin + Offset(x: mirrorWidth == nil ? moved.x : -moved.x, y: moved.y)
  }

  /// What masks a node stands in its frame, which is all that is proposed to it.
  private func mask(
    of element: Element, _ frame: Frame, _ surroundings: Surroundings, _ moved: Offset
  ) -> Placed? {
    guard let view = element.mask, let mask = element.node.box.effects.mask else { return nil }
    let proposal = Proposal(width: frame.width, height: frame.height)
    let inside = surroundings.inside(proposal)
    let fragment = view.fragment(
      in: proposal, inside, baselines: mask.alignment.vertical.isBaseline)
    let place = fragment.measured.place(in: frame.extent, by: mask.alignment)
    return placed(view, proposal, inside, at: frame.origin + place, moved: moved)
  }

  private func children(
    of element: Element, in extent: Extent, _ proposal: Proposal, _ surroundings: Surroundings,
    _ corner: Offset, _ moved: Offset
  ) -> [Placed] {
    guard !element.children.isEmpty else { return [] }
    let arrangement = element.placedArrangement(in: proposal, surroundings)
    if case .scroll(let scroll) = element.node.content {
      return [
        scrolled(
          element.children[0], in: scroll, viewport: extent, arrangement, at: corner, moved: moved)
      ]
    }
    return zip(element.children, arrangement.slots).map { child, slot in
      placed(
        child, slot.proposal, arrangement.surroundings, at: corner + slot.origin, moved: moved)
    }
  }

  /// What a scroll view shows, as far scrolled as it is when it appears.
  private func scrolled(
    _ content: Element, in scroll: Node.Scroll, viewport: Extent, _ arrangement: Arrangement,
    at corner: Offset, moved: Offset
  ) -> Placed {
    let slot = arrangement.slots[0]
    let place = corner + slot.origin
    let isSideways = scroll.axis == .horizontal
    let atRest = placed(
      content, slot.proposal, arrangement.surroundings, at: place, moved: moved)
    let target = atRest.scrollTarget.map { target in
      let frame = target.frame.moved(by: Offset.zero - moved)
      let laidOut = mirrorWidth.map(frame.mirrored(in:)) ?? frame
      let from = isSideways ? laidOut.x - place.x : laidOut.y - place.y
      return (
        place: target.place, from: from, to: from + (isSideways ? frame.width : frame.height)
      )
    }
    let length = content.extent(in: slot.proposal, arrangement.surroundings)[scroll.axis]
    let start = scroll.start(
      content: length, viewport: viewport[scroll.axis] - scroll.contentMargins[scroll.axis],
      target: target)
    guard start != 0 else { return atRest }
    // Nothing in it depends on where it stands: the safe area ends at a scroll view.
    let sideways = mirrorWidth == nil ? -start : start
    return atRest.moved(by: isSideways ? Offset(x: sideways, y: 0) : Offset(x: 0, y: -start))
  }

  private func onCanvas(_ frame: Frame, _ moved: Offset) -> Frame {
    (mirrorWidth.map(frame.mirrored(in:)) ?? frame).moved(by: moved)
  }

  private func onCanvas(_ part: Placed.Part, from corner: Offset, _ moved: Offset) -> Placed.Part {
    part.mapped { onCanvas($0.moved(by: corner), moved) }
  }
}

extension Placed {
  /// With all that is inside, elsewhere.
  fileprivate func moved(by offset: Offset) -> Placed {
    var placed = self
    placed.frame = frame.moved(by: offset)
    placed.ground = ground?.moved(by: offset)
    placed.content = content.moved(by: offset)
    placed.parts = parts.map { $0.mapped { $0.moved(by: offset) } }
    placed.children = children.map { $0.moved(by: offset) }
    placed.mask = mask?.moved(by: offset)
    return placed
  }

  /// The first node inside that the nearest scroll view is to show.
  fileprivate var scrollTarget: (place: Box.ScrollTarget, frame: Frame)? {
    if let place = node.box.scrolledTo { return (place, frame) }
    if case .scroll = node.content { return nil }
    return children.lazy.compactMap(\.scrollTarget).first
  }
}

extension Placed.Part {
  /// With its frame elsewhere.
  fileprivate func mapped(_ place: (Frame) -> Frame) -> Placed.Part {
    switch self {
    case .bar(let frame): return .bar(place(frame))
    case .dot(let frame): return .dot(place(frame))
    case .rule(let frame): return .rule(place(frame))
    case .line(let box, let origin, let line):
      // Text is not mirrored: the baseline starts at the left of the line box in both directions.
      let placed = place(box)
      return .line(
        placed, origin: Offset(x: placed.x + origin.x - box.x, y: placed.y + origin.y - box.y), line
      )
    }
  }
}
