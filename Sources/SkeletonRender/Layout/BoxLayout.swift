import SkeletonModel

// The box's steps that change sizes. Proposals pass them from outside in, sizes from inside out.
extension Element {
  /// The node's answer to a proposal, all of its box applied.
  func fragment(in proposal: Proposal, _ surroundings: Surroundings) -> Fragment {
    let box = node.box
    let offered = proposal.inset(by: box.margin)
    let fixed = box.fixedSides(in: offered, surroundings)
    let framed = Proposal(
      width: fixed.width ?? offered.width, height: fixed.height ?? offered.height)
    let ratioed = box.aspectRatio?.proposal(in: framed) ?? framed
    let width = box.flexibleSide(.horizontal, surroundings)
    let height = box.flexibleSide(.vertical, surroundings)
    var inner = Proposal(
      width: width.proposal(ratioed.width), height: height.proposal(ratioed.height)
    ).inset(by: box.padding)
    for axis in box.fixedSize { inner[axis] = nil }

    var fragment = Fragment(content: measuredContent(in: inner, surroundings), proposal: inner)
    fragment.pad(box.padding)
    fragment.enclose(
      in: Extent(
        width: width.length(of: fragment.measured.extent.width, in: ratioed.width),
        height: height.length(of: fragment.measured.extent.height, in: ratioed.height)),
      by: box.frameAlignment)
    fragment.enclose(
      in: Extent(
        width: fixed.width ?? fragment.measured.extent.width,
        height: fixed.height ?? fragment.measured.extent.height),
      by: box.frameAlignment)
    fragment.markFrame()
    fragment.pad(box.margin)
    return fragment
  }
}

extension Box {
  /// The sides of the fixed frame; nil where the content decides.
  fileprivate func fixedSides(
    in offered: Proposal, _ surroundings: Surroundings
  ) -> Proposal {
    let container = surroundings.container
    var sides = Proposal(
      width: width?.points(in: container.width), height: height?.points(in: container.height))
    if let growth {
      // What stands for text grows with it, but gives way where text would wrap.
      sides.width = sides.width.map { min($0 * growth, offered.width ?? .infinity) }
      sides.height = sides.height.map { $0 * growth }
    }
    if let relative = containerRelativeFrame {
      sides[relative.axis] =
        relative.length(in: surroundings.viewport[relative.axis]) ?? sides[relative.axis]
    }
    return sides
  }

  fileprivate func flexibleSide(_ axis: Axis, _ surroundings: Surroundings) -> FlexibleSide {
    let room = surroundings.container[axis]
    switch axis {
    case .horizontal:
      return FlexibleSide(
        min: minWidth?.points(in: room), ideal: idealWidth?.points(in: room),
        max: maxWidth?.points(in: room))
    case .vertical:
      return FlexibleSide(
        min: minHeight?.points(in: room), ideal: idealHeight?.points(in: room),
        max: maxHeight?.points(in: room))
    }
  }
}

/// One axis of a flexible frame.
struct FlexibleSide {
  var min: Double?
  var ideal: Double?
  var max: Double?

  /// What is passed on: what is offered, else the ideal, within the bounds.
  func proposal(_ offered: Double?) -> Double? {
    (offered ?? ideal).map(bounded)
  }

  /// The frame's length around a child so long.
  ///
  /// Where only one bound is given the child stands in for the other, and where nothing is
  /// offered the child is asked and bounded.
  func length(of child: Double, in offered: Double?) -> Double {
    guard let room = proposal(offered) else { return bounded(child) }
    switch (min, max) {
    case (nil, nil): return child
    case (_?, _?): return room
    case (let min?, nil): return Swift.max(min, Swift.min(child, room))
    case (nil, let max?): return Swift.min(max, Swift.max(child, room))
    }
  }

  /// Of bounds that contradict each other the least wins.
  private func bounded(_ length: Double) -> Double {
    Swift.max(Swift.min(length, max ?? .infinity), min ?? -.infinity)
  }
}

extension Length {
  /// In points; nil where it is a share of a length nobody knows.
  fileprivate func points(in container: Double?) -> Double? {
    switch self {
    case .points(let points): return points
    case .share(let share):
      guard let container, container.isFinite else { return nil }
      return share * container
    }
  }
}

extension Box.AspectRatio {
  /// The room of this ratio that fits what is offered, or fills it.
  fileprivate func proposal(in offered: Proposal) -> Proposal {
    switch (offered.width, offered.height) {
    case (nil, nil): return offered
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      let fromHeight = height * ratio
      let followsHeight = mode == .fit ? fromHeight < width : fromHeight > width
      return followsHeight
        ? Proposal(width: fromHeight, height: height)
        : Proposal(width: width, height: width / ratio)
    }
  }
}

extension Box.RelativeFrame {
  /// So many of the columns a viewport is divided into; nil where there is no viewport.
  fileprivate func length(in viewport: Double?) -> Double? {
    guard let viewport, viewport.isFinite, count > 0 else { return nil }
    let column = (viewport - Double(count - 1) * spacing) / Double(count)
    return max(column * Double(span) + Double(span - 1) * spacing, 0)
  }
}
