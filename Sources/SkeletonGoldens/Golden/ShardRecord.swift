/// What a shard adds to its results, so that 'merge' can prove that nothing is missing, and can
/// decide what a single shard cannot.
package struct ShardRecord: Hashable, Sendable {
  package var shard: Shard
  /// How many cases of the run were assigned to it.
  package var cases: Int
  /// SHA-256 over the names of all cases of the whole run.
  package var plan: String
  /// The whole run's variants of documents, in its order: `document/variant`.
  package var units: [String]
  /// Cases assigned to it that could not be compared because of a problem.
  package var uncompared: [String] = []
  /// Goldens that are obsolete unless another shard uses them.
  package var unasked: [CaseResult] = []
  /// Documents whose goldens cannot be listed, so that none of them counts as obsolete.
  package var untold: [String] = []
  /// The document of each of the run's notes.
  package var noted: [String] = []
  /// Blind spots, which a whole run reports once for each document.
  package var blind: [BlindSpots] = []

  package init(
    shard: Shard, cases: Int, plan: String, units: [String], uncompared: [String] = [],
    unasked: [CaseResult] = [], untold: [String] = [], noted: [String] = [],
    blind: [BlindSpots] = []
  ) {
    self.shard = shard
    self.cases = cases
    self.plan = plan
    self.units = units
    self.uncompared = uncompared
    self.unasked = unasked
    self.untold = untold
    self.noted = noted
    self.blind = blind
  }

  init(_ plan: ShardPlan, _ shard: Shard, own places: [Int]) {
    self.shard = shard
    self.plan = ShardPlan.digest(of: plan.cases)
    cases = places.map { plan.units[$0].cases.count }.reduce(0, +)
    units = plan.units.map(\.name)
  }
}
