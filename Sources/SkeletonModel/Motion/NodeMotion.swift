/// How a node moves by itself: from how it is written to another look of its own, once or again and
/// again, as SwiftUI's `.animation(_:value:)` moves what a change of state brings about.
package struct NodeMotion: Hashable, Sendable {
  /// What follows when the end is reached.
  package enum Repetition: String, Hashable, Sendable, CaseIterable {
    /// From the start again, as of `repeatForever(autoreverses: false)`.
    case restart
    /// The same way back, mirrored in time, as of `repeatForever(autoreverses: true)`.
    case reverse
    /// It stays at its end.
    case never
  }

  /// What it does for those who want less motion.
  package enum Reduction: String, Hashable, Sendable, CaseIterable {
    /// It stands as it is written.
    case still
    /// It is at its end at once.
    case end
    /// It moves all the same.
    case moves
  }

  /// The node's box at the end of the motion.
  package var box: Box
  /// Its content at the end of the motion; that of a container has no children.
  package var content: Node.Content
  package var duration: Microseconds
  package var easing: Easing
  /// How long each round waits before it begins to move.
  package var delay: Microseconds
  package var repetition: Repetition
  /// How long it stands as it is written before its first round.
  package var start: Microseconds
  package var whenReduced: Reduction

  package init(
    box: Box, content: Node.Content, duration: Microseconds, easing: Easing = .linear,
    delay: Microseconds = 0, repetition: Repetition = .never, start: Microseconds = 0,
    whenReduced: Reduction = .still
  ) {
    self.box = box
    self.content = content
    self.duration = duration
    self.easing = easing
    self.delay = delay
    self.repetition = repetition
    self.start = start
    self.whenReduced = whenReduced
  }
}

extension NodeMotion {
  /// How long it takes from one beginning to the next; nil if it does not repeat.
  package var round: Microseconds? {
    switch repetition {
    case .never: nil
    case .restart: delay + duration
    case .reverse: 2 * (delay + duration)
    }
  }

  /// Whether it moves, for those who want less motion or for all others.
  package func moves(isReduced: Bool) -> Bool { !isReduced || whenReduced == .moves }

  /// How far it is in a variant: 0 as it is written, 1 at its end.
  func progress(at time: FrameTime, isReduced: Bool) -> Double {
    if moves(isReduced: isReduced) { return progress(at: time) }
    return whenReduced == .end ? 1 : 0
  }

  /// How far it is from its start to its end: 0 to 1, and beyond where its easing overshoots.
  ///
  /// At a phase, what repeats is at that share of its own round, and what does not is at its end.
  package func progress(at time: FrameTime) -> Double {
    switch time {
    case .phase(let phase):
      guard let round else { return 1 }
      return progress(after: phase * Double(round))
    case .instant(let instant):
      let elapsed = instant - start
      guard elapsed > 0 else { return 0 }
      return progress(after: Double(round.map { elapsed % $0 } ?? elapsed))
    }
  }

  /// - Parameter elapsed: Of one round, in microseconds.
  private func progress(after elapsed: Double) -> Double {
    let oneWay = Double(delay + duration)
    // Mirrored in time: on the way back, the delay comes last.
    let isBack = repetition == .reverse && elapsed > oneWay
    let share = ((isBack ? 2 * oneWay - elapsed : elapsed) - Double(delay)) / Double(duration)
    if share <= 0 { return 0 }
    // A spring that still swings is stopped: it ends where it is said to.
    if share >= 1 { return 1 }
    return easing.progress(at: share, of: duration)
  }
}
