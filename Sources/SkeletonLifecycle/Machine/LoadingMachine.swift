import SkeletonModel

/// The state of a screen as it loads, stepped by events and by the ticks of its own timers.
///
/// A pure value: what a step does follows from the state, the event and the instant alone. Instants
/// never go back.
package struct LoadingMachine: Sendable {
  package let plan: LoadingPlan
  package private(set) var now: Microseconds = 0
  package internal(set) var state = LoadingState.idle
  package internal(set) var stage = LoadingStage()
  package internal(set) var timers = LoadingTimers()

  /// What the last step entered and logged.
  private(set) var entered: [StateEntry] = []
  private(set) var logged: [LogEntry] = []

  /// What lies under errors and refreshes.
  var base = Base.nothing
  var load: Load?
  /// Batches of what was asked for, by number: those still open.
  var batches: [Int: Batch] = [:]
  var batchCount = 0
  /// The error that shows.
  var error: ShownError?
  /// Whether the load failed as a whole, and was not tried again.
  var hasFailed = false
  var refresh: PendingRefresh?
  var page = PageState()
  var device = Device()
  /// Groups that move, as far as the log knows.
  var moving = 0
  /// Rows whose images were fetched.
  var fetched: Set<Int> = []

  /// How long a spring takes is searched for once.
  private let motions: [Lifecycle.Transition: Motion]

  package init(_ plan: LoadingPlan) {
    self.plan = plan
    let transitions = plan.lifecycle.transitions
    motions = Dictionary(
      [transitions.content, transitions.empty, transitions.error, transitions.refresh].map {
        ($0, Motion($0, isReduced: plan.isMotionReduced))
      }
    ) { first, _ in first }
  }

  func motion(_ transition: Lifecycle.Transition) -> Motion {
    motions[transition] ?? Motion(transition, isReduced: plan.isMotionReduced)
  }

  enum Base: Hashable { case nothing, content, empty }

  /// A load of the screen: from its skeleton to what it brings.
  struct Load: Hashable {
    var batch: Int
    var attempt = 1
    /// Between two attempts nothing is awaited.
    var isAwaiting = true
    var isComplete = false
    var hasAnnounced = false
    var hasFirstRow = false
    var isInteractive = false
  }

  /// What was asked for together, with clocks of its own.
  struct Batch: Hashable {
    /// Before this instant nothing is shown.
    var earliest: Microseconds
    var held: [Arrival] = []
    /// Whether this is the load's own, and not a row's that is tried again.
    var isLoad: Bool
  }

  enum Arrival: Hashable {
    case rows([Int])
    case content
    case empty
    case failedRows([Int], LoadingError)
    case failure(LoadingError, isTimeout: Bool)
  }

  struct ShownError: Hashable {
    var error: LoadingError
    /// Whether it lies over what was there.
    var isOver: Bool
    /// What it was that failed.
    var origin: Origin
    enum Origin: Hashable { case load, refresh, live }
  }

  struct PendingRefresh: Hashable {
    /// Rows that are to arrive; empty where the content arrives as a whole.
    var rows: [Int]
  }

  struct PageState: Hashable {
    /// Rows asked for up to here.
    var asked = 0
    var number = 1
    /// The rows of the page that is awaited.
    var pending: [Int] = []
    var placeholders: [Int] = []
    var hasFailed = false
    var isAtEnd = false
  }

  struct Device: Hashable {
    var rate: Double?
    var memory = 0.0
    var speed = 0.0
  }
}

extension LoadingMachine {
  /// What one step did.
  package struct Step: Sendable {
    package var states: [StateEntry]
    package var log: [LogEntry]
  }

  /// The screen appears.
  package mutating func start() -> Step {
    step(at: 0) { $0.appear() }
  }

  /// Something happens.
  package mutating func take(_ event: LoadingEvent, at instant: Microseconds) -> Step {
    step(at: instant) { $0.handle(event) }
  }

  /// The first timer runs out.
  package mutating func tick() -> Step {
    guard let timer = timers.removeFirst() else { return Step(states: [], log: []) }
    return step(at: timer.due) { $0.run(timer.purpose) }
  }

  private mutating func step(
    at instant: Microseconds, _ body: (inout LoadingMachine) -> Void
  ) -> Step {
    now = max(now, instant)
    entered = []
    logged = []
    body(&self)
    noteMovement(.state)
    return Step(states: entered, log: logged)
  }

  mutating func log(_ kind: LogKind, _ fields: [LoadingEvent.Field] = []) {
    logged.append(LogEntry(now, kind, fields))
  }

  mutating func enter(_ next: LoadingState) {
    guard next != state else { return }
    state = next
    entered.append(StateEntry(now, next))
  }

  var isOnScreen: Bool { state != .idle }

  /// What came and was not awaited.
  mutating func ignore(_ name: String) {
    log(.ignored, [.init("event", .string(name))])
  }
}

extension LoadingMachine {
  private mutating func handle(_ event: LoadingEvent) {
    switch event {
    // The device is what it is, whether the screen is there or not.
    case .fps(let rate):
      device.rate = rate
      watchFrames()
      return
    case .memory(let used):
      device.memory = used
      watchMemory()
      return
    case .set(let values):
      for value in values {
        stage.parameters.removeAll { $0.name == value.name }
        stage.parameters.append(value)
      }
      return
    case .appear:
      if isOnScreen { ignore(event.name) } else { appear() }
      return
    default: break
    }
    guard isOnScreen else {
      ignore(event.name)
      return
    }
    switch event {
    case .data(let items): takeData(items)
    case .empty: takeEmpty()
    case .fail(let error, let items): takeFailure(error, items, as: event.name)
    case .server(let error):
      if let error { takeFailure(error, nil, as: event.name) } else { ignore(event.name) }
    case .retry(let items): takeRetry(items)
    case .refresh: takeRefresh()
    case .dismiss: takeDismissal(by: "button", event.name)
    case .tap:
      if plan.tapDismisses {
        takeDismissal(by: "background", event.name)
      } else {
        ignore(event.name)
      }
    case .disappear: disappear()
    case .scroll(let to, let speed):
      stage.scroll = to
      device.speed = speed
      watchSpeed()
      noteMovement(.scroll)
      askForPage()
      fetchImages()
    case .appear, .fps, .memory, .set: break
    }
  }

  private mutating func run(_ purpose: LoadingTimers.Purpose) {
    switch purpose {
    case .minimumDisplay(let batch): release(batch)
    case .timeout(let batch):
      log(.timeout)
      takeTimeout(of: batch)
    case .attempt: startAttempt()
    case .turn(let rows, let fades):
      log(.rowShow, [.init("rows", .rows(rows))])
      if fades { begin(placing: rows, isOfTrees: false) }
    case .reveal(let rows, let reason): begin(revealing: rows, reason)
    case .ending(let ending): end(ending)
    case .dismissal: dismissBanner()
    case .slowFrames: still(.frameRate)
    case .steadyFrames: move(.frameRate)
    }
  }
}

extension LoadingMachine {
  /// The screen comes.
  private mutating func appear() {
    log(.appear)
    if base == .content, load?.isComplete == true {
      showContentAtOnce()
    } else {
      startLoad()
    }
    watchFrames()
    askForPage()
    fetchImages()
  }

  /// The screen goes, and with it all timers and fades.
  private mutating func disappear() {
    log(.disappear)
    timers.removeAll()
    batches = [:]
    refresh = nil
    error = nil
    dropPage()
    hasFailed = false
    stage.layers = []
    stage.shimmers = false
    for index in stage.rows.indices {
      stage.rows[index].shimmers = false
      stage.rows[index].skeleton = .still(0)
      stage.rows[index].content = .still(0)
      stage.rows[index].error = .still(0)
    }
    stage.stillness.subtract([.frameRate, .scroll])
    device.speed = 0
    moving = 0
    enter(.idle)
  }

  private mutating func showContentAtOnce() {
    stage.layers = plan.trees.contains(.content) ? [.init(tree: .content, opacity: .still(1))] : []
    for index in stage.rows.indices {
      let isThere = stage.rows[index].status == .loaded
      stage.rows[index].content = .still(isThere ? 1 : 0)
    }
    enter(.loaded)
  }
}
