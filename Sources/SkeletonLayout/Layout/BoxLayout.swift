import SkeletonModel

// Applies the modifiers that change sizes: proposals are passed inwards, sizes outwards.
//
// As in SwiftUI this happens twice. Sizing asks for a size; placing then gives the node that size
// and proposes anew, and a flexible frame proposes something else than while sizing.
extension Element {
  /// The node's size in a proposal, with all modifiers applied.
  func extent(in proposal: Proposal, _ surroundings: Surroundings) -> Extent {
    if sizing.frames?.position != nil {
      let outer = proposal.inset(by: sizing.margin)
      return room(in: outer, surroundings).padded(by: sizing.margin)
    }
    let frames = BoxFrames(sizing, in: proposal, surroundings)
    return frames.fixedExtent(around: flexible(frames, surroundings)).padded(by: sizing.margin)
  }

  /// The room that a node with a position takes: all that is proposed, and its own length where
  /// nothing is.
  private func room(in outer: Proposal, _ surroundings: Surroundings) -> Extent {
    if let width = outer.width, let height = outer.height {
      return Extent(width: width, height: height)
    }
    let frames = BoxFrames(sizing, inside: outer, surroundings)
    let own = frames.fixedExtent(around: flexible(frames, surroundings))
    return Extent(width: outer.width ?? own.width, height: outer.height ?? own.height)
  }

  /// The rectangles of a node that is placed with a proposal.
  ///
  /// Baselines are only found on request, because finding them places everything inside the node.
  func fragment(
    in proposal: Proposal, _ surroundings: Surroundings, baselines: Bool = false
  ) -> Fragment {
    var outer = proposal.inset(by: sizing.margin)
    let place = sizing.frames?.position.map { position in
      let room = room(in: outer, surroundings)
      // Placed, it is proposed the room it took.
      outer = Proposal(width: room.width, height: room.height)
      return (position, room)
    }
    let frames = BoxFrames(sizing, inside: outer, surroundings)
    let framed = flexible(frames, surroundings)
    let inner = sizing.contentProposal(
      baselines && isOutOfPatience ? frames.sized : frames.placed(framed))
    var fragment = Fragment(
      content: measuredContent(
        in: inner, surroundings,
        baselines: baselines || sizing.frameAlignment.vertical.isBaseline),
      proposal: inner)
    fragment.pad(sizing.padding)
    fragment.enclose(in: framed, by: sizing.frameAlignment)
    fragment.enclose(in: frames.fixedExtent(around: framed), by: sizing.frameAlignment)
    fragment.markFrame()
    if let (position, room) = place { fragment.stand(at: position, in: room) }
    fragment.pad(sizing.margin)
    return fragment
  }

  /// The size of the flexible frame, or of what would be in it.
  private func flexible(_ frames: BoxFrames, _ surroundings: Surroundings) -> Extent {
    let inner = sizing.contentProposal(frames.sized)
    return frames.extent(
      around: contentExtent(in: inner, surroundings).padded(by: sizing.padding))
  }
}

/// The fixed and the flexible frame of a node in a proposal.
private struct BoxFrames {
  /// The sides of the fixed frame; nil where the content determines the length.
  private let fixed: Proposal
  /// What is proposed to the flexible frame.
  private let offered: Proposal
  /// nil if the frame is flexible along neither axis.
  private let sides: (width: FlexibleSide, height: FlexibleSide)?

  init(_ sizing: Sizing, in proposal: Proposal, _ surroundings: Surroundings) {
    self.init(sizing, inside: proposal.inset(by: sizing.margin), surroundings)
  }

  /// - Parameter outer: what is proposed inside the margin.
  init(_ sizing: Sizing, inside outer: Proposal, _ surroundings: Surroundings) {
    fixed = sizing.fixedSides(in: outer, surroundings)
    let framed = Proposal(width: fixed.width ?? outer.width, height: fixed.height ?? outer.height)
    offered = sizing.frames?.aspectRatio?.proposal(in: framed) ?? framed
    sides = sizing.frames.map { $0.flexibleSides(surroundings.container) }
  }

  /// What sizing proposes inside the flexible frame.
  var sized: Proposal {
    guard let (width, height) = sides else { return offered }
    return Proposal(width: width.proposal(offered.width), height: height.proposal(offered.height))
  }

  /// What placing proposes inside the flexible frame, which has this size. Without such a frame on
  /// either axis, the proposal is passed on.
  func placed(_ extent: Extent) -> Proposal {
    guard let (width, height) = sides, width.isBounded || height.isBounded else { return offered }
    return Proposal(
      width: width.placed(extent.width, in: offered.width),
      height: height.placed(extent.height, in: offered.height))
  }

  /// The size of the fixed frame around a flexible one of this size.
  func fixedExtent(around flexible: Extent) -> Extent {
    Extent(width: fixed.width ?? flexible.width, height: fixed.height ?? flexible.height)
  }

  /// The size of the flexible frame around a child of this size.
  func extent(around child: Extent) -> Extent {
    guard let (width, height) = sides else { return child }
    return Extent(
      width: width.length(of: child.width, in: offered.width),
      height: height.length(of: child.height, in: offered.height))
  }
}

extension Sizing {
  /// What the content is proposed, where this is proposed inside the flexible frame.
  fileprivate func contentProposal(_ proposal: Proposal) -> Proposal {
    var inner = proposal.inset(by: padding)
    if fixesWidth { inner.width = nil }
    if fixesHeight { inner.height = nil }
    return inner
  }

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
    if let relative = frames?.relative {
      sides[relative.axis] =
        relative.length(in: surroundings.viewport[relative.axis]) ?? sides[relative.axis]
    }
    return sides
  }
}

extension Sizing.Frames {
  fileprivate func flexibleSides(
    _ container: Proposal
  ) -> (width: FlexibleSide, height: FlexibleSide) {
    (
      FlexibleSide(
        min: minWidth?.points(in: container.width), ideal: idealWidth?.points(in: container.width),
        max: maxWidth?.points(in: container.width)),
      FlexibleSide(
        min: minHeight?.points(in: container.height),
        ideal: idealHeight?.points(in: container.height),
        max: maxHeight?.points(in: container.height))
    )
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

  /// Whether the node has a flexible frame along this axis.
  var isBounded: Bool { min != nil || ideal != nil || max != nil }

  /// The proposal for the child of a frame that is placed with this length: that length, unless
  /// nothing decided it but the child.
  func placed(_ length: Double, in offered: Double?) -> Double? {
    let isChosenByChild =
      offered == nil && ideal == nil && length > min ?? -.infinity && length < max ?? .infinity
    return isChosenByChild ? nil : length
  }

  /// The length of the frame around a child of this length.
  ///
  /// If only one bound is set, the child's length takes the place of the other. If nothing is
  /// proposed, the length is the ideal one, or else the child's, clamped.
  func length(of child: Double, in offered: Double?) -> Double {
    guard let offered else { return bounded(ideal ?? child) }
    let room = bounded(offered)
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
