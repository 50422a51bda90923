import SkeletonModel

/// What a script did to a screen: its states, its log, and its pictures as functions of the
/// instant.
package struct LoadingRun: Sendable {
  package let plan: LoadingPlan
  package private(set) var states: [StateEntry] = []
  package private(set) var log: [LogEntry] = []
  /// After this instant nothing changes; where the run was cut short, the instant it was cut at.
  package private(set) var end: Microseconds = 0
  /// How many timers are left then.
  package private(set) var timers = 0
  /// What stood on the screen, each from its instant to that of the next.
  package private(set) var stages: [(instant: Microseconds, stage: LoadingStage)] = []

  /// A run as it might have been: what checks runs is checked with those that no script brings
  /// about.
  package init(
    _ plan: LoadingPlan, states: [StateEntry] = [], log: [LogEntry] = [],
    stages: [(instant: Microseconds, stage: LoadingStage)] = [], end: Microseconds = 0,
    timers: Int = 0
  ) {
    self.plan = plan
    self.states = states
    self.log = log
    self.stages = stages
    self.end = end
    self.timers = timers
  }

  /// - Parameter until: where the run is cut short; nil means it runs until nothing is left.
  package init(_ plan: LoadingPlan, _ script: LoadingScript, until: Microseconds? = nil) {
    self.plan = plan
    var machine = LoadingMachine(plan)
    take(machine.start(), machine)
    var steps = script.steps[...]
    let last = until ?? .max
    while true {
      let event = steps.first?.instant ?? .max
      let timer = machine.timers.next ?? .max
      guard min(event, timer) <= last, min(event, timer) < .max else { break }
      // Events come before timers of the same instant.
      if event <= timer, let step = steps.popFirst() {
        take(machine.take(step.event, at: step.instant), machine)
      } else {
        take(machine.tick(), machine)
      }
    }
    timers = machine.timers.pending
    if let until, timers > 0 || !steps.isEmpty { end = until }
  }

  private mutating func take(_ step: LoadingMachine.Step, _ machine: LoadingMachine) {
    states += step.states
    log += step.log
    let isChanged = stages.last.map { $0.stage != machine.stage } ?? true
    if isChanged || !step.states.isEmpty || !step.log.isEmpty { end = machine.now }
    guard isChanged else { return }
    if stages.last?.instant == machine.now { stages.removeLast() }
    stages.append((machine.now, machine.stage))
  }

  /// The instants at which what stands on the screen, or begins to come and go, changes.
  package var changes: [Microseconds] { stages.map(\.instant) }

  /// The state at an instant; nil before the first.
  package func state(at instant: Microseconds) -> LoadingState? {
    states.last { $0.instant <= instant }?.state
  }

  /// The screen at an instant.
  package func frame(at instant: Microseconds) -> LoadingFrame {
    var frame = stage(at: instant).frame(at: max(instant, 0), plan)
    frame.instant = instant
    return frame
  }

  /// What stands on the screen from the last change before an instant on.
  package func stage(at instant: Microseconds) -> LoadingStage {
    let after = stages.partitioningIndex { $0.instant > instant }
    return after > 0 ? stages[after - 1].stage : LoadingStage()
  }
}
