import SkeletonModel

// Applies the modifiers that change sizes: proposals are passed inwards, sizes outwards.
extension Element {
  /// The node's response to a proposal, with all modifiers applied.
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
  /// The sides of the fixed frame; nil where the content determines the length.
  fileprivate func fixedSides(
    in offered: Proposal, _ surroundings: Surroundings
  ) -> Proposal {
    let container = surroundings.container
    var sides = Proposal(
      width: width?.points(in: container.width), height: height?.points(in: container.height))
    if let growth {
      // A node that represents text grows with it, but no wider than proposed, because there text
      // would wrap.
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

/// One axis of a flexible frame (`minWidth`, `idealWidth`, `maxWidth`).
struct FlexibleSide {
  var min: Double?
  var ideal: Double?
  var max: Double?

  /// The proposal for the child: the given one, or else the ideal length, clamped to the bounds.
  func proposal(_ offered: Double?) -> Double? {
    (offered ?? ideal).map(bounded)
  }

  /// The length of the frame around a child of this length.
  ///
  /// If only one bound is set, the child's length takes the place of the other. If nothing is
  /// proposed, the length is the child's, clamped.
  func length(of child: Double, in offered: Double?) -> Double {
    guard let room = proposal(offered) else { return bounded(child) }
    switch (min, max) {
    case (nil, nil): return child
    case (_?, _?): return room
    case (let min?, nil): return Swift.max(min, Swift.min(child, room))
    case (nil, let max?): return Swift.min(max, Swift.max(child, room))
    }
  }

  /// If the bounds contradict each other, the minimum wins.
  private func bounded(_ length: Double) -> Double {
    Swift.max(Swift.min(length, max ?? .infinity), min ?? -.infinity)
  }
}

extension Length {
  /// In points; nil for a share of an unknown length.
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
  /// The size with this ratio that fits or fills the proposal.
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
  /// The length of `span` of the columns that the viewport is divided into; nil if there is no
  /// viewport.
  fileprivate func length(in viewport: Double?) -> Double? {
    guard let viewport, viewport.isFinite, count > 0 else { return nil }
    let column = (viewport - Double(count - 1) * spacing) / Double(count)
    return max(column * Double(span) + Double(span - 1) * spacing, 0)
  }
}
