import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting

extension LintCheck {
  /// How many groups shimmer at once, and what their surfaces take.
  mutating func checkCost(_ screen: LintedScreen) {
    guard screen.staging.isMoving else { return }
    let groups = screen.placed.shimmerGroups
    let all = groups.moving.count + groups.still.count
    guard all > 0 else { return }
    let lifecycle = job.document.lifecycle
    let most = Double(lifecycle.budget.shimmers ?? Int(limit(.shimmers)))
    if Double(all) > most {
      let stand = groups.still.count
      faults.append(
        LintFault(
          rule: .shimmers, state: screen.state, variant: screen.variant, excess: Double(all),
          value: Double(all), limit: most,
          message: "\(Columns.counted(all, "group")) \(all == 1 ? "is" : "are") to shimmer, "
            + "and the budget has \(Int(most))"
            + (stand > 0 ? ": \(stand) of them stand\(stand == 1 ? "s" : "") still" : ""),
          position: job.document.position))
    }
    checkMemory(screen, groups, budget: lifecycle.budget.memory)
  }

  private mutating func checkMemory(
    _ screen: LintedScreen, _ groups: ShimmerGroups, budget: Double?
  ) {
    let scale = Double(screen.variant.scale)
    let bytes = groups.moving.reduce(0.0) { sum, index in
      guard screen.nodes.indices.contains(index) else { return sum }
      let frame = screen.nodes[index].placed.frame
      return sum + (frame.width * scale).rounded(.up) * (frame.height * scale).rounded(.up) * 4
    }
    let megabytes = bytes / 1_000_000
    let most = budget ?? limit(.memory)
    guard megabytes > most else { return }
    faults.append(
      LintFault(
        rule: .memory, state: screen.state, variant: screen.variant, excess: megabytes,
        value: megabytes, limit: most,
        message: "the surfaces of \(Columns.counted(groups.moving.count, "group")) take "
          + "\(megabytes.twoDecimals) megabytes, and the budget has \(most.threeDecimals)",
        position: job.document.position))
  }

  /// Motion that nothing ends.
  mutating func checkEndless() {
    let document = job.document
    let usual = job.variants.first { $0.motion == .full }
    guard let usual, document.has(.skeleton), document.paintedStates.contains(.skeleton),
      let screen = try? document.screen(.skeleton, in: usual), screen.isMoving
    else { return }
    let timeout = document.lifecycle.timeout.map { Double($0) / 1_000_000 }
    if let timeout, timeout <= limit(.endless) { return }
    let position = document.lifecyclePosition(of: ["timeout"]) ?? document.position
    faults.append(
      LintFault(
        rule: .endless, state: .skeleton, variant: usual, excess: timeout ?? .infinity,
        value: timeout, limit: limit(.endless),
        message: timeout.map {
          "it may move for \($0.threeDecimals) seconds, until the timeout"
        } ?? "nothing ends its motion but the arrival of data: there is no timeout",
        position: position))
  }
}
