import SkeletonLifecycle
import SkeletonModel

/// A transition goes one way: what comes in never falls back, and what leaves never rises.
///
/// The curve decides it, whatever the run: a spring with little damping swings back, and so does a
/// Bézier curve that turns between its ends.
///
/// - Parameter plan: The settings, and whether motion is reduced.
func curveFaults(_ plan: LoadingPlan) -> [RunFault] {
  let transitions = plan.lifecycle.transitions
  let all: [(LoadingTree, String, Lifecycle.Transition)] = [
    (.content, "content", transitions.content), (.empty, "empty", transitions.empty),
    (.error, "error", transitions.error), (.skeleton, "refresh", transitions.refresh),
  ]
  return all.compactMap { tree, name, transition in
    guard plan.trees.contains(tree) else { return nil }
    let motion = Motion(transition, isReduced: plan.isMotionReduced)
    guard let back = motion.wayBack, back.from - back.to > visibleStep else { return nil }
    return RunFault(
      law: .crossfade, subject: name, instant: nil, excess: back.from - back.to,
      message:
        "what fades by transitions.\(name) comes to \(back.from.threeDecimals), falls back to "
        + "\(back.to.threeDecimals) \(back.instant.words) after its beginning, and comes in again; "
        + "\(transition.easing.remedy)")
  }
}

/// While a transition to the content, the empty state or an error begins, the skeleton that gives
/// way does not rise, and what comes does not fall.
func directionFaults(_ run: LoadingRun) -> [RunFault] {
  let log = Dictionary(grouping: run.log, by: \.instant)
  var faults: [RunFault] = []
  for (instant, stage) in run.stages {
    let entries = log[instant] ?? []
    // What begins and is replaced at once by a transition of the whole screen has no say.
    var begun = entries.filter { $0.kind == .transitionStart }
    if let whole = begun.lastIndex(where: { $0.rows == nil }) { begun.removeFirst(whole) }
    // An error on top, which comes and goes, leaves the skeleton as it is.
    if !entries.contains(where: { $0.kind == .skeletonHide }) {
      begun.removeAll { $0.rows == nil }
    }
    let trees = begun.map { $0.word("to").flatMap(LoadingTree.init(rawValue:)) }
    // Where the skeleton comes back at the same instant, it does rise.
    guard !begun.isEmpty, !trees.contains(.skeleton) else { continue }
    for (entry, tree) in zip(begun, trees) {
      guard let tree else { continue }
      faults += stage.directionFaults(to: tree, rows: entry.rows, at: instant)
    }
  }
  return Array(faults.prefix(1))
}

extension LoadingStage {
  fileprivate func directionFaults(
    to tree: LoadingTree, rows named: [Int]?, at instant: Microseconds
  ) -> [RunFault] {
    func fault(_ what: String, _ fade: Fade, mayRise: Bool) -> RunFault? {
      let now = fade.value(at: instant)
      guard mayRise ? fade.to < now - visibleStep : fade.to > now + visibleStep else { return nil }
      return RunFault(
        law: .crossfade, subject: "direction \(tree.rawValue)", instant: instant,
        excess: abs(fade.to - now),
        message:
          "\(what) \(mayRise ? "falls" : "rises") from \(now.threeDecimals) to "
          + "\(fade.to.threeDecimals) in a transition to '\(tree.rawValue)', in which it only "
          + (mayRise ? "rises" : "falls"))
    }
    guard let named else {
      return layers.compactMap { layer in
        switch layer.tree {
        case .skeleton: fault("the skeleton", layer.opacity, mayRise: false)
        case tree where tree != .error: fault("'\(tree.rawValue)'", layer.opacity, mayRise: true)
        case .content, .empty, .error: nil
        }
      }
    }
    return named.sorted().compactMap(rows.index).map { rows[$0] }.flatMap { row in
      [
        fault("the placeholder of row \(row.id)", row.skeleton, mayRise: false),
        tree == .content
          ? fault("the content of row \(row.id)", row.content, mayRise: true) : nil,
      ].compactMap(\.self)
    }
  }
}

extension Motion {
  /// Where its progress falls back farthest: from what it had come to, to what, and when.
  fileprivate var wayBack: (from: Double, to: Double, instant: Microseconds)? {
    var highest = 0.0
    var worst: (from: Double, to: Double, instant: Microseconds)?
    let steps = 256
    for step in 1...steps {
      let instant = duration * step / steps
      let progress = progress(after: instant)
      if progress > highest {
        highest = progress
      } else if highest - progress > (worst.map { $0.from - $0.to } ?? 0) {
        worst = (highest, progress, instant)
      }
    }
    return worst
  }
}

extension Easing {
  fileprivate var remedy: String {
    switch self {
    case .spring: "a 'dampingFraction' of 0.8 or more does not swing back that far"
    case .bezier, .linear: "a curve whose second and fourth numbers are from 0 to 1 does not turn"
    }
  }
}
