/// What a shard says beside its results, so that 'merge' can prove that nothing is missing and
/// judge what no shard can judge alone.
public struct ShardRecord: Hashable, Sendable {
  public var shard: Shard
  /// How many cases of the run fell to it.
  public var cases: Int
  /// SHA-256 over the names of all cases of the whole run.
  public var plan: String
  /// The whole run's documents in variants, in its order: `document/variant`.
  public var units: [String]
  /// Cases that fell to it and that a problem kept from being compared.
  public var uncompared: [String] = []
  /// What would be obsolete if no shard has anything against it.
  public var unasked: [CaseResult] = []
  /// Documents whose goldens cannot be told, so that none of them is obsolete.
  public var untold: [String] = []
  /// The documents of the run's notes, one for each.
  public var noted: [String] = []
  /// What comparison would hide, of which a whole run speaks once a document.
  var blind: [BlindSpots] = []

  init(_ plan: ShardPlan, _ shard: Shard, own places: [Int]) {
    self.shard = shard
    self.plan = ShardPlan.digest(of: plan.cases)
    cases = places.map { plan.units[$0].cases.count }.reduce(0, +)
    units = plan.units.map(\.name)
  }

  init(shard: Shard, cases: Int, plan: String, units: [String]) {
    self.shard = shard
    self.cases = cases
    self.plan = plan
    self.units = units
  }
}
