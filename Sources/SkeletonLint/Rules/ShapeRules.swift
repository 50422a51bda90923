import SkeletonLayout
import SkeletonModel

extension LintCheck {
  /// Shapes without a size, and whatever is beside the canvas.
  mutating func checkShapes(_ screen: LintedScreen) {
    for node in screen.nodes where node.opacity > 0 {
      if node.isShape, node.placed.content.width <= 0 || node.placed.content.height <= 0 {
        guard !node.node.box.asksForNothing, !node.hasNoLines else { continue }
        faults.append(
          screen.fault(
            .collapsed, node,
            "the layout leaves it \(node.placed.content.width.threeDecimals) × "
              + "\(node.placed.content.height.threeDecimals) points"))
        continue
      }
      guard !node.isClipped, !node.scrollsAside, let frame = node.solid(in: screen) else {
        continue
      }
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
  /// What of it is not to lie beside the canvas: a shape, letters, the area of a button.
  fileprivate func solid(in screen: LintedScreen) -> Frame? {
    if isShape { return placed.content }
    if node.kind == .button { return placed.frame }
    // The label of a button is as often in the tree as its button.
    if text == nil || parent.map({ screen.nodes[$0].path == path }) ?? false { return nil }
    let lines = placed.inkLines
    return lines.first.map { lines.dropFirst().reduce($0) { $0.union($1) } }
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
