import SkeletonLifecycle
import SkeletonModel

/// Screens and scripts by chance.
extension LoadingSample {
  package static func random(_ dice: inout Dice) -> LoadingSample {
    var sample =
      dice.isOne(in: 3)
      ? whole
      : rows(
        Int.random(in: 1...30, using: &dice), placeholders: Int.random(in: 1...12, using: &dice))
    sample.plan.lifecycle = .random(&dice, items: sample.plan.lifecycle.items)
    sample.plan.announcements.loaded = dice.isOne(in: 2) ? "loaded" : nil
    sample.plan.isMotionReduced = dice.isOne(in: 5)
    if dice.isOne(in: 6) { sample.plan.trees.remove(dice.pick(LoadingTree.allCases)) }
    sample.plan.tapDismisses = !dice.isOne(in: 4)
    let count = Int.random(in: 0...14, using: &dice)
    sample.script = (0..<count).map { _ in
      (
        dice.pick([0, 50, 100, 200, 300, Int.random(in: 0...20_000, using: &dice)])
          * Int.random(in: 1...3, using: &dice), .random(&dice)
      )
    }
    return sample
  }
}

extension Lifecycle {
  fileprivate static func random(_ dice: inout Dice, items: String?) -> Lifecycle {
    var lifecycle = Lifecycle()
    lifecycle.items = items
    lifecycle.minimumDisplay = dice.pick([0, 0, 100_000, 200_000, 5_000_000])
    lifecycle.timeout = dice.pick([nil, 100_000, 1_000_000, 10_000_000])
    lifecycle.transitions.content = .random(&dice)
    lifecycle.transitions.empty = .random(&dice)
    lifecycle.transitions.error = .random(&dice)
    lifecycle.transitions.refresh = .random(&dice)
    lifecycle.stagger.appear = dice.pick([0, 0, 50_000])
    lifecycle.stagger.reveal = dice.pick([0, 0, 50_000])
    lifecycle.stagger.limit = dice.pick([1, 3, 10])
    lifecycle.refresh.mode = dice.pick(Lifecycle.Refresh.Mode.allCases)
    lifecycle.refresh.opacity = dice.pick([0, 0.2, 1])
    lifecycle.errorPlacement = dice.pick(Lifecycle.ErrorPlacement.allCases)
    lifecycle.dismissAfter = dice.pick([nil, 0, 3_000_000])
    if dice.isOne(in: 2) {
      var retry = Lifecycle.Retry(maxAttempts: Int.random(in: 1...4, using: &dice))
      retry.factor = dice.pick([1, 1.5, 2])
      lifecycle.retry = retry
    }
    if dice.isOne(in: 2) {
      var pages = Lifecycle.Pages()
      pages.size = dice.pick([1, 4, 20])
      pages.threshold = dice.pick([0, 2, 5])
      pages.placeholders = dice.pick([0, 2, 5])
      lifecycle.pages = pages
    }
    lifecycle.prefetch = dice.pick([nil, 0, 2])
    lifecycle.budget.shimmers = dice.pick([nil, 0, 2, 10])
    lifecycle.budget.frameRate = dice.pick([nil, 55])
    lifecycle.budget.memory = dice.pick([nil, 100])
    lifecycle.budget.scrollSpeed = dice.pick([nil, 1500])
    return lifecycle
  }
}

extension Lifecycle.Transition {
  fileprivate static func random(_ dice: inout Dice) -> Self {
    Self(
      duration: dice.pick([0, 200_000, 300_000]),
      easing: dice.pick([
        .linear, .easeInOut, .bezier(0.3, -0.4, 0.6, 1.4),
        .spring(response: 0.4, dampingFraction: dice.pick([0.8, 1, 2])),
      ]),
      mode: dice.pick(Lifecycle.FadeMode.allCases))
  }
}

extension LoadingEvent {
  fileprivate static func random(_ dice: inout Dice) -> LoadingEvent {
    func rows() -> [Int]? {
      dice.isOne(in: 2)
        ? nil
        : (0..<Int.random(in: 1...4, using: &dice)).map { _ in Int.random(in: 0...32, using: &dice)
        }
    }
    let error = dice.pick([LoadingError.failed, .final, .connectionLost])
    switch Int.random(in: 0..<20, using: &dice) {
    case 0...4: return .data(rows())
    case 5: return .empty
    case 6...8: return .fail(error, items: rows())
    case 9...10: return .retry(rows())
    case 11...12: return .refresh
    case 13: return .dismiss
    case 14: return dice.isOne(in: 2) ? .tap : .server(dice.isOne(in: 3) ? nil : error)
    case 15: return .appear
    case 16: return .disappear
    case 17: return .scroll(to: dice.number(0...4000), speed: dice.pick([0, 1500, 2000]))
    case 18: return .fps(dice.pick([40, 55, 60]))
    default: return dice.isOne(in: 2) ? .memory(dice.pick([80, 90, 95])) : .set([])
    }
  }
}
