import SkeletonLifecycle
import SkeletonModel

/// The skeleton stands there for the minimum display, whatever a load brings.
func minimumFaults(_ run: LoadingRun) -> [RunFault] {
  let least = run.plan.lifecycle.minimumDisplay
  guard least > 0 else { return [] }
  let loading = Set(run.states.lazy.filter { $0.state == .loading }.map(\.instant))
  var start: Microseconds?
  for entry in run.log {
    switch entry.kind {
    case .loadStart:
      // Of a load that keeps what has arrived, some may still be on its way out.
      start = loading.contains(entry.instant) ? entry.instant : nil
    case .disappear: start = nil
    case .skeletonHide:
      guard let begun = start, entry.instant < begun + least else { continue }
      return [
        RunFault(
          law: .minimumDisplay, subject: "hide", instant: entry.instant,
          excess: Double(begun + least - entry.instant),
          message:
            "the skeleton begins to leave \((entry.instant - begun).words) after the load began, "
            + "and is to stand there for \(least.words)")
      ]
    default: continue
    }
  }
  return []
}

/// A timeout fires on its tick: as long after a start as the lifecycle says.
func timeoutFaults(_ run: LoadingRun) -> [RunFault] {
  var starts: Set<Microseconds> = []
  for entry in run.log {
    switch entry.kind {
    case .loadStart, .attemptStart, .rowRetry: starts.insert(entry.instant)
    case .timeout:
      guard let timeout = run.plan.lifecycle.timeout else {
        return [
          RunFault(
            law: .timeout, subject: "never", instant: entry.instant,
            message: "the load times out, and the lifecycle has no timeout")
        ]
      }
      guard !starts.contains(entry.instant - timeout) else { continue }
      let since = starts.filter { $0 <= entry.instant }.max() ?? 0
      return [
        RunFault(
          law: .timeout, subject: "tick", instant: entry.instant,
          message:
            "the timeout fires \((entry.instant - since).words) after a start, and is to after "
            + timeout.words)
      ]
    default: continue
    }
  }
  return []
}

/// After leaving nothing happens: what comes is ignored, and nothing stands there.
func leavingFaults(_ run: LoadingRun) -> [RunFault] {
  var left: Microseconds?
  for entry in run.log {
    if entry.kind == .appear { left = nil }
    if let left, entry.kind != .ignored {
      return [
        RunFault(
          law: .leaving, subject: "log", instant: entry.instant,
          message:
            "'\(entry.kind.rawValue)' happens, though the user left at \(left.words); until coming "
            + "back all is to be ignored")
      ]
    }
    if entry.kind == .disappear { left = entry.instant }
  }
  var away = (states: run.states[...], isAway: false)
  for (instant, stage) in run.stages {
    while let next = away.states.first, next.instant <= instant {
      away.isAway = next.state == .idle
      away.states.removeFirst()
    }
    if away.isAway, let layer = stage.layers.first {
      return [
        RunFault(
          law: .leaving, subject: "stage", instant: instant,
          message: "'\(layer.tree.rawValue)' stands there, though the user has left")
      ]
    }
  }
  return []
}

/// At the end of a run no timer is left.
func timerFaults(_ run: LoadingRun) -> [RunFault] {
  guard run.timers > 0 else { return [] }
  return [
    RunFault(
      law: .timers, subject: "left", instant: run.end, excess: Double(run.timers),
      message:
        "\(run.timers) timer\(run.timers == 1 ? " is" : "s are") left, and none may be")
  ]
}
