import SkeletonLifecycle
import SkeletonModel

/// What happens to some rows leaves the others as they are: opacity, order, and the phase that they
/// shimmer at.
///
/// What happens to the whole screen (a load, an error in place of the rest) may change any row.
func repaintFaults(_ run: LoadingRun) -> [RunFault] {
  guard run.plan.hasRows else { return [] }
  let log = Dictionary(grouping: run.log, by: \.instant)
  let states = Dictionary(grouping: run.states, by: \.instant)
  for (before, after) in zip(run.stages, run.stages.dropFirst()) {
    let entries = log[after.instant] ?? []
    let entered = (states[after.instant] ?? []).map(\.state)
    guard !run.plan.isOfAll(entries, entered, from: before.stage) else { continue }
    let named = Set(entries.flatMap { $0.rows ?? [] })
    if let fault = run.plan.repaint(before.stage, after.stage, at: after.instant, besides: named) {
      return [fault]
    }
  }
  return []
}

extension LoadingPlan {
  /// Whether what happens at an instant is of the whole screen.
  fileprivate func isOfAll(
    _ entries: [LogEntry], _ entered: [LoadingState], from before: LoadingStage
  ) -> Bool {
    let isBelowErrors = lifecycle.errorPlacement == .over
    for state in entered {
      switch state {
      case .idle, .loading, .empty: return true
      case .error: if !isBelowErrors { return true }
      case .hydrating, .loaded, .refreshing: break
      }
    }
    let keepsRows = entered.contains { if case .hydrating = $0 { true } else { false } }
    return entries.contains { entry in
      switch entry.kind {
      case .appear, .disappear, .empty: true
      case .loadStart: !keepsRows
      case .errorShow: !isBelowErrors
      default: false
      }
    } || before.layers.contains { $0.tree == .empty && $0.opacity.to > 0 }
  }
}

extension LoadingPlan {
  /// The first row that changes though nothing happened to it.
  fileprivate func repaint(
    _ before: LoadingStage, _ after: LoadingStage, at instant: Microseconds, besides named: Set<Int>
  ) -> RunFault? {
    guard !after.rows.isEmpty else { return nil }
    let mayChange =
      before.rows.count == after.rows.count
      ? after.indices(changedSince: before) : [before.rows.indices]
    for index in mayChange.joined() {
      let old = before.rows[index]
      // Those below 0 may be numbered anew.
      guard old.id >= 0, !named.contains(old.id) else { continue }
      func fault(_ subject: String, _ message: String) -> RunFault {
        RunFault(
          law: .rows, subject: subject, instant: instant,
          message: "row \(old.id) changes with what happens to others: \(message)")
      }
      guard let place = after.rows.index(of: old.id) else {
        return fault("gone", "it is gone")
      }
      let new = after.rows[place]
      // What it was waiting for came, whether its fade is logged now or waits for its turn. A
      // placeholder that no row of the content belongs to goes with the last that one does.
      if old.status != new.status || old.status == .absent { continue }
      let parts = [
        ("skeleton", old.skeleton, new.skeleton), ("content", old.content, new.content),
        ("error", old.error, new.error),
      ]
      for (name, due, found) in parts {
        guard let (at, due, found) = due.difference(from: found, since: instant) else { continue }
        return fault(
          name,
          "the opacity of its \(name) is \(found.threeDecimals)"
            + (at > instant ? " after \((at - instant).words)" : "")
            + " and would be \(due.threeDecimals)")
      }
      if new.template != old.template { return fault("template", "it has another placeholder") }
      guard let cycle = shimmerCycle, cycle > 0, !isMotionReduced, !before.isStilled,
        !after.isStilled, new.skeleton.value(at: instant) > visibleStep
      else { continue }
      let phases = [before.elapsed(of: old, at: instant), after.elapsed(of: new, at: instant)]
        .map { Double($0 % cycle) / Double(cycle) }
      if phases[0] != phases[1] {
        return fault(
          "phase",
          "its placeholder is at phase \(phases[1].threeDecimals) and would be at "
            + phases[0].threeDecimals)
      }
    }
    return nil
  }
}

extension Fade {
  /// The first of some instants at which another fade has another value.
  fileprivate func difference(
    from other: Fade, since instant: Microseconds
  ) -> (instant: Microseconds, due: Double, found: Double)? {
    if self == other { return nil }
    let last = max(end, other.end, instant)
    for at in [instant, (instant + last) / 2, last] {
      let (due, found) = (value(at: at), other.value(at: at))
      if abs(due - found) > 1e-9 { return (at, due, found) }
    }
    return nil
  }
}
