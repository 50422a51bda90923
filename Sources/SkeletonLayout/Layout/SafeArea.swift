import SkeletonModel

/// What the bars and holes of a device leave of a canvas, and what reaches below them all the same.
///
/// As in SwiftUI, content keeps inside, and backgrounds and scroll views that touch an edge of the
/// safe area continue to that of the canvas.
struct SafeArea {
  let canvas: Frame
  let free: Frame
}

extension SafeArea {
  /// - Parameter isMirrored: Whether leading is the right.
  init(_ insets: Insets, in extent: Extent, isMirrored: Bool) {
    canvas = Frame(extent: extent)
    free = Frame(
      x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
      width: max(extent.width - insets[.horizontal], 0),
      height: max(extent.height - insets[.vertical], 0))
  }

  /// With the frame of what is between bars of its own.
  func with(free: Frame) -> SafeArea { SafeArea(canvas: canvas, free: free) }

  /// How far what touches an edge of the safe area, or is beyond it, is from that of the canvas.
  func insets(beyond frame: Frame, at edges: EdgeSet) -> Insets {
    /// - Parameters: How far each is from the middle.
    func inset(_ own: Double, _ free: Double, _ all: Double, at edge: EdgeSet) -> Double {
      edges.contains(edge) && own >= free - Self.near && own < all + Self.near
        ? max(all - own, 0) : 0
    }
    return Insets(
      top: inset(-frame.y, -free.y, -canvas.y, at: .top),
      leading: inset(-frame.x, -free.x, -canvas.x, at: .leading),
      bottom: inset(frame.maxY, free.maxY, canvas.maxY, at: .bottom),
      trailing: inset(frame.maxX, free.maxX, canvas.maxX, at: .trailing))
  }

  /// The tree with grounds and scroll views that reach below the bars.
  ///
  /// - Parameter axes: Those along which they do: inside a scroll view, what touches an edge does so
  ///   only until it is scrolled.
  func reached(by placed: Placed, along axes: Set<Axis> = [.horizontal, .vertical]) -> Placed {
    var reaching = placed
    let box = placed.node.box
    let isPlain = box.radius == .none && !box.clip
    if isPlain, box.background != nil {
      let ground = self.reach(of: placed.frame, along: axes)
      if ground != placed.frame { reaching.ground = ground }
    }
    var inside = axes
    if case .scroll(let scroll) = placed.node.content {
      if isPlain { reaching.content = self.reach(of: placed.content, along: axes) }
      inside.remove(scroll.axis)
    }
    reaching.children = placed.children.map { reached(by: $0, along: inside) }
    reaching.mask = placed.mask.map { reached(by: $0, along: axes) }
    return reaching
  }

  /// A frame, up to the edges of the canvas where it touches those of the safe area.
  private func reach(of frame: Frame, along axes: Set<Axis>) -> Frame {
    var (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    if axes.contains(.horizontal), meets(left, right, free.x, free.maxX) {
      if left <= free.x + Self.near { left = min(left, canvas.x) }
      if right >= free.maxX - Self.near { right = max(right, canvas.maxX) }
    }
    if axes.contains(.vertical), meets(top, bottom, free.y, free.maxY) {
      if top <= free.y + Self.near { top = min(top, canvas.y) }
      if bottom >= free.maxY - Self.near { bottom = max(bottom, canvas.maxY) }
    }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func meets(_ start: Double, _ end: Double, _ low: Double, _ high: Double) -> Bool {
    start < high && end > low
  }

  /// Edges that are the same to the eye: sums of fractions differ in their last digits.
  private static let near = 0.001
}
