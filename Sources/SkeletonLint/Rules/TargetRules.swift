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
    var patience = 100_000
    let order = buttons.sorted {
      (screen.nodes[$0].placed.frame.y, $0) < (screen.nodes[$1].placed.frame.y, $1)
    }
    for (place, one) in order.enumerated() {
      for other in order[(place + 1)...] {
        let frames = (screen.nodes[one].placed.frame, screen.nodes[other].placed.frame)
        guard frames.1.y < frames.0.maxY, patience > 0 else { break }
        patience -= 1
        guard frames.0.overlaps(frames.1, by: limit(.targetOverlap)) else { continue }
        let (below, above) = (min(one, other), max(one, other))
        let common = frames.0.intersection(frames.1)
        guard !screen.ancestors(of: above).contains(below),
          !screen.isCoveredAround(common, after: below, before: above)
        else { continue }
        let amount = min(common.width, common.height)
        faults.append(
          screen.fault(
            .targetOverlap, screen.nodes[above], subject: screen.nodes[below].path,
            excess: amount, value: amount, limit: limit(.targetOverlap),
            "it shares \(common.width.threeDecimals) × \(common.height.threeDecimals) points with "
              + "'\(screen.nodes[below].path)'"))
      }
    }
  }
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
