import SkeletonLifecycle
import SkeletonModel

/// From appearing until leaving something stands on the screen.
///
/// In a crossfade one thing comes as the other goes, and the middle of it covers three quarters of
/// what is behind. However often one interrupts another, opacities that add up to 1 cover more than
/// 1 − 1/e. A row has opacities of its own, beside those of what is around it.
func blankFaults(_ run: LoadingRun, _ sight: Sight) -> [RunFault] {
  var worst: (standing: Double, instant: Microseconds)?
  var states = run.states[...]
  var state = LoadingState.idle
  var fading = FadingRows()
  for (index, (start, stage)) in run.stages.enumerated() {
    while let next = states.first, next.instant <= start {
      state = next.state
      states.removeFirst()
    }
    fading.follow(stage, at: start)
    guard state != .idle else { continue }
    let next = index + 1 < run.stages.count ? run.stages[index + 1].instant : max(run.end, start)
    for instant in stage.samples(from: start, until: next, with: fading) {
      let standing = stage.standing(at: instant, run.plan, sight)
      let known = worst ?? (leastCover, -1)
      // A microsecond before the end of a fade is as good as the end.
      let isNextToIt = standing == known.standing && instant == known.instant + 1
      if standing < known.standing || isNextToIt { worst = (standing, instant) }
    }
  }
  guard let worst else { return [] }
  let hollow = LoadingTree.allCases.filter {
    run.plan.trees.contains($0) && !sight.aroundRows.contains($0) && !sight.rows.contains($0)
  }.map { "'\($0.rawValue)' shows nothing" }
  let found =
    worst.standing < visibleStep
    ? "nothing stands on the screen"
    : "what stands on the screen covers \(worst.standing.threeDecimals) of what is behind it, and "
      + "crossfades at least \(leastCover.threeDecimals)"
  return [
    RunFault(
      law: .blank, subject: "blank", instant: worst.instant, excess: 1 - worst.standing,
      message: ([found] + hollow).joined(separator: "; "))
  ]
}

/// The rows of which something is still on its way, from stage to stage.
private struct FadingRows {
  private(set) var indices: [Int] = []
  private var last: StagedRows?

  /// Only rows that changed may have begun.
  mutating func follow(_ stage: LoadingStage, at instant: Microseconds) {
    let rows = stage.rows
    let changed = last.map { rows.indices(changedSince: $0) } ?? [rows.indices]
    let isWhole = last.map { $0.count != rows.count } ?? true
    var all = isWhole ? [] : Set(indices)
    all.formUnion(changed.joined())
    indices = all.filter { rows[$0].lastEnd > instant }
    last = rows
  }
}

extension LoadingStage.Row {
  /// When all of it has come or gone.
  fileprivate var lastEnd: Microseconds { max(skeleton.end, content.end, error.end) }
}

extension LoadingStage {
  /// Instants of a stage at which fades are somewhere on their way: its first, and some on to the
  /// next stage or to the end of the last fade.
  fileprivate func samples(
    from start: Microseconds, until next: Microseconds, with fading: FadingRows
  ) -> [Microseconds] {
    var last = start
    for layer in layers { last = max(last, layer.opacity.end) }
    for row in fading.indices { last = max(last, rows[row].lastEnd) }
    last = min(last, next)
    guard last > start else { return [start] }
    let steps = 8
    return (0..<steps).map { start + (last - start) * $0 / steps } + [last - 1]
  }

  /// How much is covered by what stands there: all that is around rows, and the row of which most
  /// stands there.
  fileprivate func standing(
    at instant: Microseconds, _ plan: LoadingPlan, _ sight: Sight
  ) -> Double {
    var clear = 1.0
    for layer in layers {
      let isSeen =
        sight.aroundRows.contains(layer.tree) || !plan.hasRows && sight.rows.contains(layer.tree)
      if isSeen { clear *= 1 - layer.opacity.value(at: instant) }
    }
    guard plan.hasRows else { return 1 - clear }
    let (skeleton, content, error) = (
      sight.rows.contains(.skeleton), sight.rows.contains(.content),
      sight.aroundRows.contains(.error)
    )
    var clearest = clear
    for row in rows {
      // Of most lists the first row covers all there is.
      guard clearest > 0 else { break }
      var own = clear
      if skeleton { own *= 1 - row.skeleton.value(at: instant) }
      if content { own *= 1 - row.content.value(at: instant) }
      if error { own *= 1 - row.error.value(at: instant) }
      clearest = min(clearest, own)
    }
    return 1 - clearest
  }
}

/// 1 − 1/e, and a little less for what is rounded.
private let leastCover = 0.63
