import SkeletonLifecycle
import SkeletonModel
import TestSupport
import Testing

/// Figures that were worked out before any of this was written.
struct KnownAnswersTests {
  @Test(arguments: [
    (50, 200, 500), (200, 200, 500), (1500, 1500, 1800), (9999, 9999, 10_299),
    (10_000, 10_000, 10_300),
  ])
  func aLoadHidesAfterItsMinimum(load: Int, hide: Int, gone: Int) {
    let sample = LoadingSample.whole.with {
      $0.lifecycle.minimumDisplay = 200_000
      $0.lifecycle.timeout = 10_000_000
    }.script([(load, .data(nil))])
    let found = sample.run().log.filter { [.skeletonHide, .skeletonGone].contains($0.kind) }
    #expect(found.map(\.instant) == [hide * 1000, gone * 1000])
    #expect(sample.run().end == gone * 1000)
  }

  @Test(arguments: [(0.1, 0.0197), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (0.9, 0.9803)])
  func easeInOutIsExact(share: Double, progress: Double) {
    let motion = Motion(duration: 1_000_000, easing: .easeInOut)
    let found = motion.progress(after: Int(share * 1_000_000))
    #expect(abs(found - progress) <= 0.00005)
  }

  @Test(arguments: [(50, 0.2017), (100, 0.5257), (200, 0.9223), (300, 1.0124), (400, 1.0105)])
  func springsAreClosedForms(milliseconds: Int, progress: Double) {
    let spring = Easing.spring(response: 0.4, dampingFraction: 0.8)
    let found = spring.progress(at: 1, of: milliseconds * 1000)
    #expect(abs(found - progress) <= 0.00005)
    // Opacity ends at 1.
    let motion = Motion(.init(easing: spring), isReduced: false)
    #expect(motion.duration == 400_000)
    #expect(abs(motion.progress(after: milliseconds * 1000) - min(progress, 1)) <= 0.00005)
  }

  @Test func aReducedSpringIsAFade() {
    let spring = Easing.spring(response: 0.4, dampingFraction: 0.8)
    let motion = Motion(.init(easing: spring), isReduced: true)
    #expect(motion == Motion(duration: 400_000, easing: .easeInOut))
  }

  /// A spring that does not swing is slower than its response.
  @Test(arguments: [(1.0, 588_000), (2.0, 1_659_000), (0.3, 0)])
  func aSlowSpringTakesUntilItIsThere(damping: Double, length: Int) {
    let spring = Easing.spring(response: 0.4, dampingFraction: damping)
    let motion = Motion(.init(easing: spring), isReduced: false)
    if length > 0 { #expect(abs(motion.duration - length) <= 2000) }
    #expect(motion.duration % 1000 == 0)
    for later in stride(from: motion.duration, to: 5_000_000, by: 10_000) {
      #expect(spring.progress(at: 1, of: later) >= 0.9989)
    }
  }

  @Test(arguments: [1, 100, 700])
  func attemptsBackOff(length: Int) {
    let sample = LoadingSample.whole.with {
      $0.lifecycle.retry = Lifecycle.Retry(maxAttempts: 3)
    }.script(
      [length, 2 * length + 1000, 3 * length + 3000].map { ($0, .fail(.failed, items: nil)) })
    #expect(
      sample.log(.attemptStart, .retryExhausted) == [
        "0 attempt.start attempt 1", "\(length + 1000) attempt.start attempt 2",
        "\(2 * length + 3000) attempt.start attempt 3",
        "\(3 * length + 3000) retry.exhausted attempts 3",
      ])
  }

  @Test(arguments: [
    (1, 1_000_000), (2, 1_500_000), (3, 2_250_000), (10, 38_443_359), (11, 57_665_039),
    (12, 60_000_000), (1000, 60_000_000),
  ])
  func delaysAreExactToTheMicrosecond(failed: Int, delay: Int) {
    var retry = Lifecycle.Retry(maxAttempts: 1000)
    retry.factor = 1.5
    retry.maxDelay = 60_000_000
    #expect(retry.delay(afterFailures: failed) == delay)
  }

  @Test(arguments: [
    (0, 1.0, 0.0), (200, 1.0, 0.0), (275, 0.8708, 0.1292), (350, 0.5, 0.5), (425, 0.1292, 0.8708),
    (500, 0.0, 1.0), (9999, 0.0, 1.0),
  ])
  func aCrossfadeIsAFunctionOfTheInstant(at: Int, skeleton: Double, content: Double) {
    for sample in [LoadingSample.whole, LoadingSample.rows(3)] {
      let run = sample.with { $0.lifecycle.minimumDisplay = 200_000 }.script([(50, .data(nil))])
        .run()
      let frame = run.frame(at: at * 1000)
      func opacity(_ tree: LoadingTree) -> Double {
        frame.layers.first { $0.tree == tree }?.opacity ?? 0
      }
      #expect(abs(opacity(.skeleton) - skeleton) <= 0.00005)
      #expect(abs(opacity(.content) - content) <= 0.00005)
      for row in frame.rows {
        #expect(abs(row.skeleton - skeleton) <= 0.00005)
        #expect(abs(row.content - content) <= 0.00005)
      }
      #expect(frame.shimmering == (at < 200 ? 3 : 0))
      // What fades keeps the phase of its cause.
      let phase = frame.layers.first { $0.tree == .skeleton }?.phase
      #expect(phase.map { abs($0 - Double(min(at, 200)) / 1500) <= 1e-9 } ?? (at >= 500))
    }
  }

  @Test func underOverTheOldTreeStays() {
    let run = LoadingSample.whole.with { $0.lifecycle.transitions.content.mode = .over }
      .script([(100, .data(nil))]).run()
    #expect(run.frame(at: 250_000).layers.map(\.opacity) == [1, 0.5])
    #expect(run.frame(at: 400_000).layers.map(\.tree) == [.content])
  }

  @Test func anOverlayLiesOverTheContent() {
    let run = LoadingSample.whole.with {
      $0.lifecycle.refresh.mode = .overlay
      $0.lifecycle.refresh.opacity = 0.6
      $0.lifecycle.transitions.refresh.duration = 200_000
    }.script([(100, .data(nil)), (1000, .refresh), (2000, .data(nil))]).run()
    func opacities(_ at: Int) -> [String] {
      run.frame(at: at * 1000).layers.map { "\($0.tree) \($0.opacity.threeDecimals)" }
    }
    #expect(opacities(1100) == ["content 1", "skeleton 0.3"])
    #expect(opacities(1200) == ["content 1", "skeleton 0.6"])
    #expect(opacities(2150) == ["content 1", "skeleton 0.3"])
    #expect(opacities(2300) == ["content 1"])
    #expect(run.frame(at: 1_500_000).shimmering == 3)
    #expect(run.frame(at: 2_000_000).shimmering == 0)
  }

  @Test func rowsFadeByThemselves() {
    let run = LoadingSample.rows(3).script([(400, .data([1])), (900, .fail(.failed, items: [2]))])
      .run()
    let early = run.frame(at: 550_000)
    #expect(early.rows.map(\.skeleton) == [1, 0.5, 1])
    #expect(early.rows.map(\.content) == [0, 0.5, 0])
    #expect(early.shimmering == 2)
    let late = run.frame(at: 1_050_000)
    #expect(late.rows.map(\.skeleton) == [1, 0, 0.5])
    #expect(late.rows.map(\.error) == [0, 0, 0.5])
    #expect(late.shimmering == 1)
  }

  /// A row that has no placeholder to go back to shows its error until it arrives.
  @Test func withoutASkeletonAnErrorStays() {
    let run = LoadingSample.rows(2).with { $0.trees.remove(.skeleton) }
      .script([
        (100, .fail(.failed, items: [1])), (200, .retry(nil)), (3000, .data(nil)),
      ]).run()
    #expect(run.frame(at: 2_000_000).rows.map(\.error) == [0, 1])
    #expect(run.log.contains { $0.kind == .transitionEnd && $0.instant == 400_000 })
    #expect(run.frame(at: 3_150_000).rows.map(\.error) == [0, 0.5])
    #expect(run.frame(at: 3_300_000).rows.map(\.content) == [1, 1])
  }

  @Test func placeholdersAreOpaqueAtTheirTurn() {
    let run = LoadingSample.rows(5).with { $0.lifecycle.stagger.appear = 50_000 }.run()
    #expect(run.frame(at: 149_999).rows.map(\.skeleton) == [1, 1, 1, 0, 0])
    #expect(run.frame(at: 200_000).rows.map(\.skeleton) == [1, 1, 1, 1, 1])
    #expect(run.frame(at: 199_999).shimmering == 4)
  }

  @Test func aRunMayBeCutShort() {
    let sample = LoadingSample.whole.with { $0.lifecycle.timeout = 10_000_000 }
    #expect(sample.run(until: 1000).timers == 1)
    #expect(sample.run(until: 1000).end == 1_000_000)
    #expect(sample.run().timers == 0)
    #expect(sample.run().end == 10_300_000)
  }
}
