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
    let content = view.measured(in: offered, inside)
    var extent = Extent(
      width: max(content.extent.width + contentMargins[.horizontal], 0),
      height: max(content.extent.height + contentMargins[.vertical], 0))
    extent[axis] = proposal[axis] ?? extent[axis]
    var measured = Measured(extent: extent)
    let origin = Offset(x: contentMargins.leading, y: contentMargins.top)
    measured.adoptBaselines(of: content, at: origin.y)
    return Arrangement(
      measured: measured, slots: [Arrangement.Slot(origin: origin, proposal: offered)],
      surroundings: inside)
  }
}
