import SkeletonLifecycle
import SkeletonModel

/// At no instant more groups move than the budget has, by what begins to move and ceases to.
func shimmerFaults(_ run: LoadingRun) -> [RunFault] {
  guard let most = run.plan.lifecycle.budget.shimmers else { return [] }
  var moving = 0
  var worst: (moving: Int, instant: Microseconds)?
  for entry in run.log {
    switch entry.kind {
    case .shimmerStart: moving += entry.groups
    case .shimmerStop: moving -= entry.groups
    case .disappear: moving = 0
    default: continue
    }
    if moving > max(most, worst?.moving ?? 0) { worst = (moving, entry.instant) }
  }
  guard let worst else { return [] }
  return [
    RunFault(
      law: .budget, subject: "shimmers", instant: worst.instant,
      excess: Double(worst.moving - most),
      message: "\(worst.moving) groups move, and the budget has \(most)")
  ]
}

/// The skeleton stands there within the budget's time: the last placeholder that can be seen.
///
/// - Parameters:
///   - run: A run in which nothing arrives.
///   - seen: How many placeholders can be seen without scrolling.
func lateSkeletonFaults(_ run: LoadingRun, seen: Int) -> [RunFault] {
  guard let most = run.plan.lifecycle.budget.appearWithin else { return [] }
  let turns = run.log.lazy.filter { $0.kind == .rowShow }.compactMap { entry in
    (entry.rows ?? []).filter { $0 < seen }.max().map { (row: $0, instant: entry.instant) }
  }
  guard let last = turns.max(by: { $0.instant < $1.instant }), last.instant > most else {
    return []
  }
  return [
    RunFault(
      law: .budget, subject: "appearWithin", instant: last.instant,
      excess: Double(last.instant - most),
      message:
        "the placeholder of row \(last.row) comes only now, and the skeleton is to stand there "
        + "within \(most.words)")
  ]
}

extension LogEntry {
  fileprivate var groups: Int {
    guard case .number(let groups)? = fields.first(where: { $0.name == "groups" })?.value else {
      return 0
    }
    return Int(groups)
  }
}
