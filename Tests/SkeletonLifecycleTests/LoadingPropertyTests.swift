import Foundation
import SkeletonLifecycle
import SkeletonModel
import TestSupport
import Testing

/// What holds for every screen and every script. `SKELSNAP_SCRIPTS=100000` tries as many.
struct LoadingPropertyTests {
  static let count =
    ProcessInfo.processInfo.environment["SKELSNAP_SCRIPTS"].flatMap { Int($0) } ?? 2000

  @Test func scriptsKeepTheRules() {
    var broken: [String] = []
    for seed in 0..<Self.count where broken.count < 5 {
      broken += Self.problems(seed: seed).map { "seed \(seed): \($0)" }
    }
    #expect(broken == [])
  }

  static func problems(seed: Int) -> [String] {
    var dice = Dice(seed)
    let sample = LoadingSample.random(&dice)
    let run = sample.run()
    var problems: [String] = []
    let again = sample.run()
    if again.log != run.log || again.states != run.states {
      problems.append("the log differs the second time")
    }
    if run.timers != 0 { problems.append("\(run.timers) timers are left") }
    if zip(run.log, run.log.dropFirst()).contains(where: { $0.instant > $1.instant }) {
      problems.append("the log goes back in time")
    }
    if run.log.contains(where: { $0.instant > run.end }) {
      problems.append("something happens after the end")
    }
    problems += leaving(run) + movement(run) + frames(run, &dice)
    let cut = Int.random(in: 0...30_000, using: &dice)
    let short = sample.run(until: cut)
    if short.log != run.log.filter({ $0.instant <= cut * 1000 }) {
      problems.append("a run cut at \(cut) differs from the whole one")
    }
    return problems
  }

  /// After leaving, nothing is logged but what is ignored.
  private static func leaving(_ run: LoadingRun) -> [String] {
    var isAway = false
    var problems: [String] = []
    for entry in run.log {
      if entry.kind == .appear { isAway = false }
      if isAway, entry.kind != .ignored { problems.append("away: \(entry.line)") }
      if entry.kind == .disappear { isAway = true }
    }
    return problems
  }

  /// The log tells of every group that moves and ceases to.
  private static func movement(_ run: LoadingRun) -> [String] {
    var moving = 0
    var problems: [String] = []
    for (index, entry) in run.log.enumerated() {
      switch (entry.kind, entry.fields.first?.value) {
      case (.shimmerStart, .number(let groups)): moving += Int(groups)
      case (.shimmerStop, .number(let groups)): moving -= Int(groups)
      case (.disappear, _): moving = 0
      default: break
      }
      let isLast = index + 1 == run.log.count || run.log[index + 1].instant > entry.instant
      if isLast {
        let seen = run.frame(at: entry.instant).shimmering
        if seen != moving {
          problems.append("\(entry.line): \(seen) groups move, and \(moving) are logged")
        }
      }
      if let most = run.plan.lifecycle.budget.shimmers, moving > most {
        problems.append("\(entry.line): more groups move than the budget has")
      }
    }
    return problems
  }

  /// No frame is blank while the screen is there, and nothing is more than opaque.
  private static func frames(_ run: LoadingRun, _ dice: inout Dice) -> [String] {
    var problems: [String] = []
    let logged = run.log.map(\.instant)
    let some = (0..<20).map { _ in Int.random(in: 0...max(run.end, 1), using: &dice) }
    for instant in Set(logged + some) {
      let state = run.states.last { $0.instant <= instant }?.state ?? .idle
      let frame = run.frame(at: instant)
      let opacities =
        frame.layers.map(\.opacity)
        + frame.rows.flatMap { [$0.skeleton, $0.content, $0.error] }
      if opacities.contains(where: { !(0...1).contains($0) }) {
        problems.append("\(instant.milliseconds): \(frame.layers)")
      }
      if state == .idle {
        if opacities.contains(where: { $0 > 0 }) {
          problems.append("\(instant.milliseconds): something is there after leaving")
        }
      } else if run.plan.trees.count == LoadingTree.allCases.count,
        frame.layers.reduce(1, { $0 * (1 - $1.opacity) }) > 0.4
      {
        problems.append("\(instant.milliseconds): blank in \(state), \(frame.layers)")
      }
      // Of the trees none stands there twice.
      if Set(frame.layers.map(\.tree)).count != frame.layers.count {
        problems.append("\(instant.milliseconds): a tree twice")
      }
    }
    let end = run.frame(at: run.end)
    let later = run.frame(at: run.end + 5_000_000)
    if end.rows.map(\.opacities) != later.rows.map(\.opacities)
      || end.layers.map(\.opacity) != later.layers.map(\.opacity)
    {
      problems.append("something fades after the end")
    }
    return problems
  }
}

extension LoadingFrame.Row {
  fileprivate var opacities: [Double] { [skeleton, content, error] }
}
