import SkeletonModel

extension Node.Scroll {
  /// As long as proposed along its axis, and as wide as its content across it.
  ///
  /// The content can have any length: it gets no proposal along the axis, starts at the top or
  /// leading edge, and can extend beyond the viewport.
  func arrangement(
    of view: Element, in proposal: Proposal, _ surroundings: Surroundings
  ) -> Arrangement {
    let viewport = proposal.inset(by: contentMargins)
    let offered = viewport.with(axis, nil)
    let inside = Surroundings(container: offered, viewport: viewport, axis: nil)
    let content = view.extent(in: offered, inside)
    var extent = content.padded(by: contentMargins)
    extent[axis] = proposal[axis] ?? extent[axis]
    let origin = Offset(x: contentMargins.leading, y: contentMargins.top)
    return Arrangement(
      extent: extent, slots: [Arrangement.Slot(origin: origin, proposal: offered)],
      surroundings: inside)
  }
}
