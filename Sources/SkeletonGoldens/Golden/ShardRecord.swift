/// What a shard says beside its results, so that 'merge' can prove that nothing is missing and
/// judge what no shard can judge alone.
package struct ShardRecord: Hashable, Sendable {
  package var shard: Shard
  /// How many cases of the run fell to it.
  package var cases: Int
  /// SHA-256 over the names of all cases of the whole run.
  package var plan: String
  /// The whole run's documents in variants, in its order: `document/variant`.
  package var units: [String]
  /// Cases that fell to it and that a problem kept from being compared.
  package var uncompared: [String] = []
  /// What would be obsolete if no shard has anything against it.
  package var unasked: [CaseResult] = []
  /// Documents whose goldens cannot be told, so that none of them is obsolete.
  package var untold: [String] = []
  /// The documents of the run's notes, one for each.
  package var noted: [String] = []
  /// What comparison would hide, of which a whole run speaks once a document.
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
