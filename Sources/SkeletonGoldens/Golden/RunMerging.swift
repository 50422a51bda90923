import SkeletonModel

/// The result of a run or a shard, and its name in messages.
package struct RunPart: Sendable {
  package var name: String
  package var result: RunResult

  package init(_ name: String, _ result: RunResult) {
    self.name = name
    self.result = result
  }
}

/// The result of merging.
package enum Merging: Sendable {
  case merged(RunResult)
  /// All reasons why the parts are not a complete run.
  case refused([String])
}

/// Merges the shards of a run, or whole runs of different documents, or takes a single whole run as
/// it is.
///
/// Refuses unless it is proven that nothing is missing and nothing is duplicated. Merged shards
/// give the result of the unsplit run, except for the paths of pictures, which stay as they are.
package func merge(_ parts: [RunPart]) -> Merging {
  let sharded = parts.filter { $0.result.shard != nil }
  if let shard = sharded.first, let whole = parts.first(where: { $0.result.shard == nil }) {
    return .refused([
      "\(shard.name) is a shard and \(whole.name) a whole run; shards go with shards alone"
    ])
  }
  let objections = MergeProof(parts).objections
  guard objections.isEmpty else { return .refused(objections) }
  var merged = sharded.isEmpty ? joined(parts) : assembled(parts)
  // Whether there was anything to compare is decided only at the end.
  let isEmpty: (RunResult.Problem) -> Bool = { $0 == .nothingThere || $0 == .nothingFits }
  if !merged.cases.isEmpty || !merged.problems.allSatisfy(isEmpty) {
    merged.problems.removeAll(where: isEmpty)
  }
  return .merged(merged)
}

/// Whole runs, document by document.
private func joined(_ parts: [RunPart]) -> RunResult {
  if let only = parts.first, parts.count == 1 { return only.result }
  let results = parts.map(\.result)
  let order = DocumentOrder(units: [])
  var merged = RunResult(
    cases: order.sorted(results.flatMap(\.cases)) { ($0.document, nil) },
    problems: results.flatMap(\.problems).withoutRepeats)
  merged.notes = results.flatMap(\.notes)
  merged.isCutShort = results.contains(where: \.isCutShort)
  merged.laws = order.sorted(results.flatMap(\.laws)) { ($0.document, nil) }
  merged.warnings = order.sorted(results.flatMap(\.warnings)) { ($0.document, nil) }
  merged.origins = order.sorted(results.flatMap(\.origins)) { ($0.document, nil) }
  return merged
}

/// Shards, merged in the order of the unsplit run.
private func assembled(_ parts: [RunPart]) -> RunResult {
  let results = parts.map(\.result)
  let records = results.compactMap(\.shard)
  let order = DocumentOrder(units: records.first?.units ?? [])
  let untold = Set(records.flatMap(\.untold))
  let unasked = records.flatMap(\.unasked).filter { !untold.contains($0.document) }
  var merged = RunResult(
    cases: order.sorted(results.flatMap(\.cases)) { ($0.document, $0.variant) }, problems: [])
  merged.cases = order.sorted(merged.cases + unasked) { ($0.document, nil) }
  merged.problems = problems(of: results, records, order)
  merged.laws = order.sorted(results.flatMap(\.laws)) { ($0.document, nil) }
  merged.warnings = order.sorted(results.flatMap(\.warnings)) { ($0.document, $0.variant) }
  merged.notes = order.sorted(results.flatMap(\.placedNotes)) { ($0.document, nil) }.map(\.note)
  merged.origins = results.first?.origins ?? []
  return merged
}

extension RunResult {
  /// A shard's notes, each with its document.
  fileprivate var placedNotes: [(document: String, note: Diagnostic)] {
    let documents = shard?.noted ?? []
    return notes.enumerated().map { index, note in
      (index < documents.count ? documents[index] : "", note)
    }
  }
}

/// First the problems that every shard has, once; then by document: those of its variants, its
/// blind spots, and the rest.
private func problems(
  of results: [RunResult], _ records: [ShardRecord], _ order: DocumentOrder
) -> [RunResult.Problem] {
  // Each shard reports blind spots in its own variants; the run reports them for all variants.
  let partial = Set(records.flatMap(\.blind).compactMap(\.problem))
  let own = results.flatMap(\.problems).filter { !partial.contains($0) }
  let spots = Dictionary(grouping: records.flatMap(\.blind), by: \.document)
  let blind = spots.values.compactMap { found in
    var whole = found[0]
    whole.spots = order.sorted(found.flatMap(\.spots)) { (whole.document, $0.variant) }
    return whole.problem
  }
  let ofVariants = own.filter { $0.variant != nil }
  let ofDocuments = own.filter { $0.document != nil && $0.variant == nil }
  return own.filter { $0.document == nil }.withoutRepeats
    + order.sorted(
      order.sorted(ofVariants.withoutRepeats) { ($0.document ?? "", $0.variant) }
        + order.sorted(blind) { ($0.document ?? "", nil) } + ofDocuments.withoutRepeats
    ) { ($0.document ?? "", nil) }
}

/// The order of a run: by the bytes of the documents' names, then in the order of the variants.
private struct DocumentOrder {
  private let ranks: [String: Int]

  /// - Parameter units: `document/variant`, in order.
  init(units: [String]) {
    ranks = Dictionary(units.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// A stable sort: elements with the same place keep their order.
  func sorted<Thing>(
    _ things: [Thing], by place: (Thing) -> (document: String, variant: String?)
  ) -> [Thing] {
    let keys = things.enumerated().map { index, thing in
      let (document, variant) = place(thing)
      let rank = variant.map { ranks["\(document)/\($0)"] ?? .max } ?? 0
      return (document: document, rank: rank, index: index)
    }
    return keys.sorted {
      if $0.document != $1.document {
        return $0.document.precedes($1.document)
      }
      return ($0.rank, $0.index) < ($1.rank, $1.index)
    }.map { things[$0.index] }
  }
}
