import SkeletonLanguage
import SkeletonModel

/// A run of which this process does one shard.
struct ShardedRun {
  let plan: ShardPlan
  let shard: Shard
  /// Its units, as indices in the whole run.
  let places: [Int]

  init(_ plan: ShardPlan, _ shard: Shard) {
    self.plan = plan
    self.shard = shard
    places = plan.places(of: shard)
  }
}

extension ShardedRun {
  /// Whether the whole run has no case.
  var isEmpty: Bool { plan.units.allSatisfy(\.cases.isEmpty) }

  /// Whether this shard handles what concerns a whole document.
  func leads(_ document: String) -> Bool { plan.leader(of: document) == shard.index }

  /// The record of the shard after its units are done, each yield at its unit's place in `places`.
  ///
  /// A nil yield is a unit that the run did not reach.
  func record(of yields: [VariantRun.Yield?]) -> ShardRecord {
    var record = ShardRecord(plan, shard, own: places)
    for (place, yield) in zip(places, yields) {
      let unit = plan.units[place]
      let compared = Set((yield?.cases ?? []).map(\.name))
      record.uncompared += unit.cases.filter { !compared.contains($0) }
      if yield?.wanted == nil { record.untold.append(unit.document) }
    }
    record.untold = record.untold.withoutRepeats
    return record
  }

  /// Goldens of a document that no variant uses, reported by the one shard that handles the
  /// document.
  func unasked(of job: GoldenJob) throws(Failure) -> [CaseResult] {
    guard leads(job.document.name), let wanted = plan.wanted(by: job.document.name) else {
      return []
    }
    return try job.obsolete(wanted)
  }
}
