import SkeletonLifecycle
import SkeletonModel

/// A load with all that it may bring, at every instant at which that makes a difference: from 0 to
/// beyond the minimum display and the timeout, and a microsecond to either side of each.
///
/// A scenario is one arrival; laws on time hold for every one.
struct ArrivalSweep: Hashable {
  let plan: LoadingPlan
  let sight: Sight

  /// Clocks do not depend on how many rows there are, nor on where they are.
  private static let mostRows = 8

  init(_ plan: LoadingPlan, _ sight: Sight) {
    var small = plan
    let placeholders = min(plan.geometry.placeholders, Self.mostRows)
    let rows = min(plan.geometry.rows.count, Self.mostRows)
    func span(_ place: Int) -> LoadingGeometry.Span {
      .init(top: Double(place), bottom: Double(place + 1))
    }
    small.geometry = LoadingGeometry(
      groups: plan.geometry.groups.isEmpty
        ? []
        : (0..<max(placeholders, 1)).map {
          .init(row: placeholders > 0 ? $0 : nil, span: span($0), scrolls: false)
        },
      placeholders: placeholders, rows: (0..<rows).map(span))
    self.plan = small
    self.sight = sight
  }

  /// What a load brings.
  enum Arrival: String, CaseIterable {
    case data, empty, failure
    /// The first row, and the others halfway through its fade.
    case rows
    /// The user leaves halfway through the fade.
    case leaving
  }
}

/// What a sweep finds: with what, and the fault.
struct SweepFault: Hashable {
  var arrival: ArrivalSweep.Arrival
  var arrivesAt: Microseconds
  var fault: RunFault
}

extension ArrivalSweep {
  /// The worst of each kind.
  ///
  /// - Parameter run: what plays a script; another machine than ours shows that a law can be broken.
  func faults(
    run: (LoadingPlan, LoadingScript) -> LoadingRun = { LoadingRun($0, $1) }
  ) -> [SweepFault] {
    var faults: [SweepFault] = []
    for arrival in Arrival.allCases where isPossible(arrival) {
      for instant in instants(for: arrival) {
        let played = run(plan, script(arrival, at: instant))
        let found =
          runFaults(played, sight) + arrivalFaults(played, arrival, at: instant)
        for fault in found {
          let found = SweepFault(arrival: arrival, arrivesAt: instant, fault: fault)
          let known = faults.firstIndex {
            $0.fault.law == fault.law && $0.fault.subject == fault.subject
          }
          if let known {
            if faults[known].fault.excess < fault.excess { faults[known] = found }
          } else {
            faults.append(found)
          }
        }
      }
    }
    return faults
  }

  /// Whether there is a tree for it. A failure needs none: without one, what was there stays.
  private func isPossible(_ arrival: Arrival) -> Bool {
    switch arrival {
    case .failure: true
    case .data, .leaving: plan.trees.contains(.content)
    case .empty: plan.trees.contains(.empty)
    case .rows: plan.trees.contains(.content) && plan.hasRows && plan.geometry.rows.count > 1
    }
  }

  private func instants(for arrival: Arrival) -> [Microseconds] {
    let least = plan.lifecycle.minimumDisplay
    let stagger = plan.lifecycle.stagger
    var instants: Set<Microseconds> = []
    func add(around instant: Microseconds) {
      instants.formUnion([max(instant - 1, 0), instant, instant + 1])
    }
    add(around: 0)
    add(around: least)
    switch arrival {
    case .data, .empty, .failure:
      if let timeout = plan.lifecycle.timeout { add(around: timeout) }
      for turn in 1...2 where stagger.appear > 0 { add(around: turn * stagger.appear) }
      for step in 1...8 { instants.insert(least * step / 8) }
      instants.insert(2 * least + 300_000)
    case .rows, .leaving:
      instants.insert(least / 2)
    }
    // Of rows and of leaving, another step is to come.
    let isWhole = arrival != .rows && arrival != .leaving
    let latest = plan.lifecycle.timeout.map { isWhole ? $0 + 1 : $0 - 1 } ?? .max
    return instants.filter { $0 <= latest }.sorted()
  }

  private func script(_ arrival: Arrival, at instant: Microseconds) -> LoadingScript {
    let shown = max(instant, plan.lifecycle.minimumDisplay)
    let halfway =
      shown + Motion(plan.lifecycle.transitions.content, isReduced: plan.isMotionReduced).duration
      / 2
    return switch arrival {
    case .data: LoadingScript([.init(instant, .data(nil))])
    case .empty: LoadingScript([.init(instant, .empty)])
    case .failure:
      LoadingScript([
        .init(instant, .fail(LoadingError(name: "failed", isRetryable: false), items: nil))
      ])
    case .rows: LoadingScript([.init(instant, .data([0])), .init(halfway, .data(nil))])
    case .leaving: LoadingScript([.init(instant, .data(nil)), .init(halfway, .disappear)])
    }
  }
}

extension ArrivalSweep {
  /// What arrives is shown at once, or when the minimum display is over; and if it arrives in time.
  func arrivalFaults(
    _ run: LoadingRun, _ arrival: Arrival, at instant: Microseconds
  ) -> [RunFault] {
    let timedOut = run.log.first { $0.kind == .timeout }?.instant
    if let timeout = plan.lifecycle.timeout, instant > timeout {
      guard timedOut != timeout else { return [] }
      return [
        RunFault(
          law: .timeout, subject: "late", instant: timedOut,
          message:
            "the timeout \(timedOut == nil ? "does not fire" : "fires now"), and is to at "
            + timeout.words)
      ]
    }
    if let timedOut, timedOut <= instant {
      return [
        RunFault(
          law: .timeout, subject: "early", instant: timedOut,
          message: "the timeout fires, though what is awaited arrives in time, by "
            + (plan.lifecycle.timeout?.words ?? "any instant"))
      ]
    }
    let due = max(instant, plan.lifecycle.minimumDisplay)
    func fault(_ what: String, _ found: Microseconds?) -> RunFault {
      RunFault(
        law: .minimumDisplay, subject: what, instant: found,
        excess: Double(abs((found ?? .max / 2) - due)),
        message: "\(what) \(found == nil ? "never, and" : "now, and") is to at \(due.words)")
    }
    let entered = run.states.first { $0.state != .loading }?.instant
    if entered != due { return [fault("what arrived shows", entered)] }
    let hidden = run.log.first { $0.kind == .skeletonHide }?.instant
    if let hidden, hidden != due { return [fault("the skeleton begins to leave", hidden)] }
    return []
  }
}
