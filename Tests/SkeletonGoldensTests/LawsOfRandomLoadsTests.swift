import Foundation
import SkeletonLifecycle
import SkeletonModel
import TestSupport
import Testing

@testable import SkeletonGoldens
@testable import SkeletonSystem

/// The machine keeps the laws on time, whatever the screen and the script.
struct LawsOfRandomLoadsTests {
  static let count =
    ProcessInfo.processInfo.environment["SKELSNAP_SCRIPTS"].flatMap { Int($0) } ?? 2000

  @Test func runsBreakNoLaw() {
    var broken: [String] = []
    for seed in 0..<Self.count where broken.count < 5 {
      var dice = Dice(seed)
      let sample = LoadingSample.random(&dice)
      // Without a skeleton nothing stands there until something arrives.
      guard sample.plan.trees.isSuperset(of: [.skeleton, .content]) else { continue }
      let sight = Sight(aroundRows: sample.plan.trees, rows: [.skeleton, .content])
      broken += runFaults(sample.run(), sight).map { "seed \(seed): \($0.law) \($0.words)" }
    }
    #expect(broken == [])
  }

  @Test func sweepsBreakNoLaw() {
    var broken: [String] = []
    for seed in 0..<Self.count / 20 where broken.count < 5 {
      var dice = Dice(seed)
      let plan = LoadingSample.random(&dice).plan
      let sight = Sight(aroundRows: plan.trees, rows: [.skeleton, .content])
      let faults = ArrivalSweep(plan, sight).faults()
      let isBlank = faults.contains { $0.fault.law == .blank }
      // Without a skeleton nothing stands there until something arrives.
      if isBlank == plan.trees.contains(.skeleton) {
        broken.append("seed \(seed): blank is \(isBlank ? "broken" : "kept")")
      }
      broken += faults.filter { $0.fault.law != .blank }.map {
        "seed \(seed): \($0.arrival) at \($0.arrivesAt.words): \($0.fault.law) \($0.fault.words)"
      }
    }
    #expect(broken == [])
  }
}
