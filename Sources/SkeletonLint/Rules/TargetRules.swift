import SkeletonModel

extension LintCheck {
  /// Buttons that a finger misses, or takes for one another.
  mutating func checkTargets(_ screen: LintedScreen) {
    let buttons = screen.nodes.indices.filter {
      screen.nodes[$0].node.kind == .button && screen.nodes[$0].opacity > 0
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
    var patience = patience
    var met: [Int: Meeting] = [:]
    let order = buttons.map { (index: $0, frame: screen.nodes[$0].seenFrame) }
      .filter { $0.frame.width > 0 && $0.frame.height > 0 }
      .sorted { ($0.frame.y, $0.index) < ($1.frame.y, $1.index) }
    search: for (place, one) in order.enumerated() {
      for other in order[(place + 1)...] {
        guard other.frame.y < one.frame.maxY else { break }
        guard patience > 0 else {
          notes.append(screen.unfinished("buttons", in: job.document))
          break search
        }
        patience -= 1
        guard one.frame.overlaps(other.frame, by: limit(.targetOverlap)) else { continue }
        let (below, above) = (min(one.index, other.index), max(one.index, other.index))
        let common = one.frame.intersection(other.frame)
        guard !screen.ancestors(of: above).contains(below),
          !screen.isCoveredAround(common, after: below, before: above)
        else { continue }
        met.keep(common, of: above, with: below)
      }
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
