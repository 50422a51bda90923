import SkeletonLayout
import SkeletonModel

extension LintCheck {
  /// Buttons that a finger misses, or takes for one another.
  mutating func checkTargets(_ screen: LintedScreen) {
    let buttons = screen.nodes.indices.filter {
      screen.nodes[$0].node.isButton && screen.nodes[$0].opacity > 0
    }
    let due = limit(.targets)
    for index in buttons {
      let frame = screen.nodes[index].placed.frame
      let least = min(frame.width, frame.height)
      guard least < due - 0.01 else { continue }
      faults.append(
        screen.fault(
          .targets, screen.nodes[index], excess: due - least, value: least, limit: due,
          "it is \(frame.width.threeDecimals) × \(frame.height.threeDecimals) points, and "
            + "\(due.threeDecimals) × \(due.threeDecimals) are due"))
    }
    checkOverlaps(of: buttons, screen)
  }

  private mutating func checkOverlaps(of buttons: [Int], _ screen: LintedScreen) {
    let least = limit(.targetOverlap)
    let seen = buttons.map { (index: $0, whole: screen.nodes[$0].seenFrame) }
      .filter { $0.whole.width > 0 && $0.whole.height > 0 }
    let met = meetings(of: seen, "buttons", screen, whole: \.whole, index: \.index) {
      below, above in
      guard below.whole.overlaps(above.whole, by: least),
        !screen.ancestors(of: above.index).contains(below.index)
      else { return nil }
      let common = below.whole.intersection(above.whole)
      return screen.isCoveredAround(common, after: below.index, before: above.index) ? nil : common
    }
    for (above, worst) in met.sorted(by: { $0.key < $1.key }) {
      faults.append(
        screen.fault(
          .targetOverlap, screen.nodes[above], excess: worst.amount, value: worst.amount,
          limit: limit(.targetOverlap),
          "it shares \(worst.common.width.threeDecimals) × \(worst.common.height.threeDecimals) "
            + "points with '\(screen.nodes[worst.below].path)'\(worst.others)"))
    }
  }
}

extension Node {
  /// Whether a tap on it does something: that of a view of an app's source is what its style makes of
  /// its label, and said to be one. What a document says to be one need not have its whole area.
  fileprivate var isButton: Bool {
    kind == .button || position.isInSwift && box.accessibility.traits.contains(.isButton)
  }
}

extension LintedNode {
  /// What can be seen of its frame.
  fileprivate var seenFrame: Frame { placed.frame.intersection(window) }
}

extension LintedScreen {
  /// Whether what holds the upper of two buttons lies over an area: a sheet, a banner.
  fileprivate func isCoveredAround(_ area: Frame, after below: Int, before above: Int) -> Bool {
    let around = ancestors(of: above).filter { $0 > below }
    return around.contains { index in
      let node = nodes[index]
      return node.hasGround && node.placed.frame.intersection(area) == area
    }
  }
}
