import SkeletonModel

/// What is to happen by itself: by instant, and at one instant in the order in which it was set.
package struct LoadingTimers: Hashable, Sendable {
  enum Purpose: Hashable, Sendable {
    case minimumDisplay(Int)
    case timeout(Int)
    /// The wait before another attempt is over.
    case attempt
    /// The turn of these placeholders.
    case turn([Int], fades: Bool)
    case reveal([Int], HideReason)
    case ending(Ending)
    case dismissal
    case slowFrames, steadyFrames
  }

  /// The end of a fade.
  struct Ending: Hashable, Sendable {
    var to: LoadingTree
    var rows: [Int]
    /// Whether trees fade, and not only rows.
    var isOfTrees: Bool
    /// The placeholders that are gone with it: none where the skeleton has no rows; nil where it
    /// stays.
    var gone: [Int]?
    /// Whether it is the motion of an error on top of the rest.
    var isOfOverlay = false
  }

  struct Timer: Hashable, Sendable {
    var due: Microseconds
    var purpose: Purpose
  }

  private var waiting: [Timer] = []

  package var pending: Int { waiting.count }
  package var next: Microseconds? { waiting.first?.due }

  mutating func set(_ purpose: Purpose, at due: Microseconds) {
    let timer = Timer(due: due, purpose: purpose)
    // Later ones of the same instant come after.
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert(timer, at: place)
  }

  mutating func removeFirst() -> Timer? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Whether the turn of some placeholder comes at this very instant.
  func hasTurn(at instant: Microseconds) -> Bool {
    waiting.contains { timer in
      if case .turn = timer.purpose { timer.due == instant } else { false }
    }
  }

  mutating func removeAll() { waiting = [] }

  mutating func remove(where isMeant: (Purpose) -> Bool) {
    waiting.removeAll { isMeant($0.purpose) }
  }

  func contains(where isMeant: (Purpose) -> Bool) -> Bool {
    waiting.contains { isMeant($0.purpose) }
  }

  /// Placeholders that give way before their turn have none.
  mutating func dropTurns(of rows: Set<Int>) {
    waiting = waiting.compactMap { timer in
      guard case .turn(let turn, let fades) = timer.purpose else { return timer }
      let left = turn.filter { !rows.contains($0) }
      return left.isEmpty
        ? nil : Timer(due: timer.due, purpose: .turn(left, fades: fades))
    }
  }

  /// Changes the ends of fades; those that become nil are dropped.
  mutating func changeEndings(_ change: (Ending) -> Ending?) {
    waiting = waiting.compactMap { timer in
      guard case .ending(let ending) = timer.purpose else { return timer }
      return change(ending).map { Timer(due: timer.due, purpose: .ending($0)) }
    }
  }
}
