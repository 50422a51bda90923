/// The time of a recording: nothing waits, what is due next comes next.
final class VirtualClock {
  private(set) var now = 0.0
  private var ready: [() -> Void] = []
  private var timed: [Timed] = []
  private var nextOrdinal = 0
  /// How much has run since the time last went on.
  private var runs = 0
  private let lock = NSLock()

  private struct Timed {
    let time: Double
    let ordinal: Int
    let action: () -> Void
  }

  /// A task that gives way again and again, or waits for no time, would never let the time go on.
  private static let mostRuns = 100_000

  /// Whether so much has run at one time that nothing else does.
  var isExhausted: Bool { runs >= Self.mostRuns }

  init() {}

  /// Runs something as soon as what runs now is done.
  func enqueue(_ action: @escaping () -> Void) {
    let action = OpenBodies.later(action)
    lock.withLock { ready.append(action) }
  }

  /// Runs something at a later time. Times are rounded to milliseconds.
  func schedule(after delay: Double, _ action: @escaping () -> Void) {
    let action = OpenBodies.later(action)
    let pause = delay.isFinite ? max(0, (delay * 1000).rounded() / 1000) : .infinity
    lock.withLock {
      timed.append(Timed(time: now + pause, ordinal: nextOrdinal, action: action))
      nextOrdinal += 1
    }
  }

  /// Runs what is ready, including what becomes ready by it.
  func runReady() {
    while !isExhausted,
      let action = lock.withLock({ ready.isEmpty ? nil : ready.removeFirst() })
    {
      runs += 1
      action()
    }
  }

  /// Runs what is ready or due next; false where nothing is, up to a time, or nothing may be run.
  func advance(until end: Double) -> Bool {
    if isExhausted { return false }
    if lock.withLock({ !ready.isEmpty }) {
      runReady()
      return true
    }
    let next = lock.withLock { () -> Timed? in
      let first = timed.min { ($0.time, $0.ordinal) < ($1.time, $1.ordinal) }
      guard let first, first.time <= end else { return nil }
      timed.removeAll { $0.ordinal == first.ordinal }
      return first
    }
    guard let next else { return false }
    if next.time > now { runs = 0 }
    now = max(now, next.time)
    runs += 1
    next.action()
    runReady()
    return true
  }
}
