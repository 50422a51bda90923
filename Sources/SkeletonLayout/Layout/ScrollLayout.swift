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

  /// How far it is scrolled when it appears: as far as a node in it asks for, or as it says itself.
  ///
  /// - Parameters:
  ///   - content: the length of the content.
  ///   - viewport: that of the scroll view. Content margins are part of neither.
  ///   - target: the node that says where it is to be, and where it is as long as nothing is scrolled.
  func start(
    content: Double, viewport: Double, target: (place: Box.ScrollTarget, from: Double, to: Double)?
  ) -> Double {
    let most = content - viewport
    guard let target else {
      switch start {
      case .points(let points): return min(points, max(most, 0))
      // What is shorter than the viewport stands in it accordingly.
      case .share(let share): return most * share
      }
    }
    let length = target.to - target.from
    let wanted: Double
    switch target.place {
    case .at(let point):
      let share = axis == .horizontal ? point.x : point.y
      wanted = target.from + share * (length - viewport)
    case .nearest:
      wanted = length > viewport ? target.from : max(target.to - viewport, 0)
    }
    return min(max(wanted, 0), max(most, 0))
  }
}
