import SkeletonModel

extension LoadingMachine {
  /// Logs how many groups began or ceased to move since it was last asked.
  mutating func noteMovement(_ reason: StillReason) {
    // A placeholder whose turn comes now moves once it has come.
    guard isOnScreen, !timers.hasTurn(at: now) else { return }
    let count = stage.shimmering(at: now, plan)
    defer { moving = count }
    if count > moving {
      log(.shimmerStart, [.init("groups", .integer(count - moving))])
    } else if count < moving {
      log(
        .shimmerStop,
        [.init("groups", .integer(moving - count)), .init("reason", .string(reason.rawValue))])
    }
  }

  /// Nothing moves, for this reason and perhaps for others.
  mutating func still(_ reason: StillReason) {
    stage.stillness.insert(reason)
    noteMovement(reason)
  }

  /// This reason is gone.
  mutating func move(_ reason: StillReason) {
    stage.stillness.remove(reason)
    noteMovement(.state)
  }

  /// Frames that are too slow for three seconds on end still the shimmer, and as many that are not
  /// let it move again.
  mutating func watchFrames() {
    guard isOnScreen, let least = plan.lifecycle.budget.frameRate, let rate = device.rate else {
      return
    }
    let isStill = stage.stillness.contains(.frameRate)
    let isSlow = rate < least
    if isSlow { timers.remove { $0 == .steadyFrames } } else { timers.remove { $0 == .slowFrames } }
    if isSlow, !isStill, !timers.contains(where: { $0 == .slowFrames }) {
      timers.set(.slowFrames, at: now + Timing.frames)
    } else if !isSlow, isStill, !timers.contains(where: { $0 == .steadyFrames }) {
      timers.set(.steadyFrames, at: now + Timing.frames)
    }
  }

  /// Over nine tenths of the budget nothing moves, until it is below them again.
  mutating func watchMemory() {
    guard let most = plan.lifecycle.budget.memory else { return }
    if device.memory * 10 > most * 9 {
      still(.memory)
    } else if device.memory * 10 < most * 9 {
      move(.memory)
    }
  }

  mutating func watchSpeed() {
    guard let most = plan.lifecycle.budget.scrollSpeed else { return }
    if device.speed > most { still(.scroll) } else { move(.scroll) }
  }
}
