import SkeletonModel

extension LintCheck {
  /// Shapes without a size, and shapes beside the canvas.
  mutating func checkShapes(_ screen: LintedScreen) {
    for node in screen.nodes where node.isShape && node.opacity > 0 {
      let frame = node.placed.content
      if frame.width <= 0 || frame.height <= 0 {
        guard !node.node.box.asksForNothing, !node.hasNoLines else { continue }
        faults.append(
          screen.fault(
            .collapsed, node,
            "the layout leaves it \(frame.width.threeDecimals) × "
              + "\(frame.height.threeDecimals) points"))
        continue
      }
      guard !node.isCut else { continue }
      let excess = max(-frame.x, frame.maxX - screen.placed.extent.width)
      guard excess > limit(.outside) else { continue }
      let edge = -frame.x > frame.maxX - screen.placed.extent.width ? "left" : "right"
      faults.append(
        screen.fault(
          .outside, node, subject: edge, excess: excess, value: excess, limit: limit(.outside),
          "it reaches \(excess.threeDecimals) points beyond the \(edge) edge of the canvas"))
    }
  }
}

extension LintedNode {
  fileprivate var hasNoLines: Bool {
    if case .lines(let lines) = node.content { lines.widths.isEmpty } else { false }
  }
}

extension Box {
  /// Whether the author asks for a side of nothing: a bar at 0 percent.
  fileprivate var asksForNothing: Bool {
    [width, height, maxWidth, maxHeight].contains { length in
      switch length {
      case .points(let points)?: points <= 0
      case .share(let share)?: share <= 0
      case nil: false
      }
    }
  }
}
