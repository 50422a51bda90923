import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonSystem

/// Every case has one shard, and no shard has much more work than another.
struct ShardPlanTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
    }
  }

  /// Documents with a few axes, states, phases and sizes each.
  private static func jobs(seed: UInt64) throws -> [GoldenJob] {
    var dice = Dice(state: seed)
    let goldens = try GuardedFolder("goldens", from: "/nowhere")
    func some(_ words: [String]) -> String {
      let chosen = words.filter { _ in Bool.random(using: &dice) }
      return (chosen.isEmpty ? [words[0]] : chosen).joined(separator: ", ")
    }
    return try (0..<Int.random(in: 0...9, using: &dice)).map { number in
      let height = Bool.random(using: &dice) ? "fit" : "\(Int.random(in: 1...3000, using: &dice))"
      let blocks = (0..<Int.random(in: 1...12, using: &dice)).map { _ in
        Bool.random(using: &dice) ? "{block: {height: 10}}" : "{circle: {size: 9, fill: \"#888\"}}"
      }.joined(separator: ", ")
      let text = """
        skelsnap: 1
        canvas: {width: \(Int.random(in: 1...2000, using: &dice)), height: \(height)}
        skeleton: {vstack: [\(blocks)]}
        \(Bool.random(using: &dice) ? "content: {circle: 8}" : "")
        snapshots:
          phases: [\(some(["0", "0.25", "0.5", "0.75"]))]
          appearance: [\(some(["light", "dark"]))]
          motion: [\(some(["full", "reduced"]))]
          type: [\(some(["large", "ax3", "small"]))]
          scale: [\(some(["1", "2", "3"]))]
        """
      let document = try Document.read(
        file: "d\(number).skel.yaml", bytes: Array(text.utf8), name: "d\(number)",
        themes: { _, _ in .refused("none") })
      return GoldenJob(document, goldens: goldens)
    }
  }

  @Test(arguments: 1...16)
  func everyCaseHasOneShard(_ seed: UInt64) throws {
    let jobs = try Self.jobs(seed: seed)
    let goldens = try jobs.flatMap { try $0.document.goldens() }.map(\.path)
    for filter in [CaseFilter([]), CaseFilter(["*/light*"]), CaseFilter(["layout"])] {
      let all = goldens.filter { filter.includes(path: $0) }
      for count in filter.isEmpty ? [1, 2, 3, 8, 40] : [3] {
        let plan = ShardPlan(jobs, filter, count: count)
        let shards = try (1...count).map { try #require(Shard($0, of: count)) }
        let parts = shards.map { plan.places(of: $0) }
        #expect(parts.flatMap(\.self).sorted() == Array(plan.units.indices))
        let cases = parts.flatMap { $0.flatMap { plan.units[$0].cases } }
        #expect(cases.count == all.count && Set(cases) == Set(all))
        #expect(ShardPlan.digest(of: cases.reversed()) == ShardPlan.digest(of: all))
        // The last unit of the most loaded shard was assigned when that shard had the least work.
        let loads = parts.map { $0.map { plan.units[$0].cost }.reduce(0, +) }
        let dearest = plan.units.map(\.cost).max() ?? 0
        let mean = Double(loads.reduce(0, +)) / Double(count)
        #expect(Double(loads.max() ?? 0) <= mean + Double(dearest))
        for job in jobs {
          let first = plan.units.firstIndex { $0.document == job.document.name }
          #expect(plan.leader(of: job.document.name) == first.map { plan.shards[$0] })
          #expect(
            plan.wanted(by: job.document.name) == Set(try job.document.goldens().map(\.path)))
        }
      }
    }
  }

  @Test func thePlanFollowsFromNamesAndNotFromTheirOrder() throws {
    let jobs = try Self.jobs(seed: 7)
    let units = ShardPlan(jobs, CaseFilter([]), count: 3).units
    func owners(_ units: [ShardPlan.Unit]) -> [String: Int] {
      let plan = ShardPlan(units: units, count: 3)
      return Dictionary(zip(units.map(\.name), plan.shards)) { first, _ in first }
    }
    #expect(units.count > 6)
    #expect(owners(units) == owners(units.reversed()))
  }

  @Test func theDearestGoFirst() {
    func unit(_ name: String, _ cost: Int) -> ShardPlan.Unit {
      ShardPlan.Unit(document: name, variant: Variant(), cases: [], wanted: [], cost: cost)
    }
    let plan = ShardPlan(
      units: [unit("a", 1), unit("b", 5), unit("c", 3), unit("d", 3), unit("e", 1)], count: 2)
    // b 5 | c 3, then d 3 to c; a 1 and e 1 to b.
    #expect(plan.shards == [1, 1, 2, 2, 1])
    #expect(plan.leader(of: "c") == 2)
    // A document without variants still has a shard that handles its goldens.
    #expect(plan.leader(of: "nowhere") == 1)
  }

  @Test func theDigestIsOfNamesWhateverTheirOrder() {
    #expect(ShardPlan.digest(of: ["a", "b"]) == ShardPlan.digest(of: ["b", "a"]))
    #expect(ShardPlan.digest(of: ["a", "b"]) != ShardPlan.digest(of: ["ab"]))
    #expect(ShardPlan.digest(of: ["a", "a"]) != ShardPlan.digest(of: ["a"]))
  }

  @Test(arguments: [(0, 1), (2, 1), (1, 0), (-1, 3), (1, 1001), (1, -1)])
  func thereIsNoSuchShard(_ index: Int, _ count: Int) {
    #expect(Shard(index, of: count) == nil)
  }
}
