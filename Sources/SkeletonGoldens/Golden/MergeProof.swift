import SkeletonModel
import SkeletonSystem

/// Proves that parts form a complete run: they belong together, and no case is missing, duplicated
/// or unknown.
struct MergeProof {
  private let parts: [RunPart]
  private let shards: [(name: String, record: ShardRecord, result: RunResult)]

  init(_ parts: [RunPart]) {
    self.parts = parts
    shards = parts.compactMap { part in
      part.result.shard.map { (part.name, $0, part.result) }
    }
  }

  /// Why the parts are not a complete run; empty if they are.
  ///
  /// Only reasons of one kind: if the parts do not belong together, their cases are not counted.
  var objections: [String] {
    let checks: [() -> [String]] =
      shards.isEmpty
      ? [badNames, doubles]
      : [badNames, strangers, gaps, miscounts, doubles, incompleteness]
    let reasons = checks.lazy.map { $0() }.first { !$0.isEmpty } ?? []
    // Ten reasons of a kind are enough.
    return reasons.count > 10
      ? reasons.prefix(10) + ["… and \(reasons.count - 10) more"] : reasons
  }
}

extension MergeProof {
  /// Names become paths in folders, so they must be valid names of goldens.
  private func badNames() -> [String] {
    parts.flatMap { part in
      let cases = part.result.cases + (part.result.shard?.unasked ?? [])
      return cases.filter { !$0.isNamedAsGolden }.map {
        "\(part.name): '\(printable($0.name))' is no name of a golden"
      }
    }
  }

  /// Shards of another run than the first one's.
  private func strangers() -> [String] {
    guard let first = shards.first else { return [] }
    return shards.dropFirst().compactMap { part in
      if part.record.shard.count != first.record.shard.count {
        return "\(first.name) is \(first.record.shard) and \(part.name) is \(part.record.shard): "
          + "they are of different runs"
      }
      if let change = change(first.result.origins, part.result.origins) {
        return "\(change) was not the same for \(first.name) and \(part.name): they are of "
          + "different runs"
      }
      if part.record.plan != first.record.plan || part.record.units != first.record.units {
        return "\(first.name) and \(part.name) are of runs with different cases; run all shards "
          + "with the same documents, filters and axes"
      }
      return nil
    }
  }

  /// The first file that differed between two shards.
  private func change(_ one: [DocumentOrigin], _ other: [DocumentOrigin]) -> String? {
    if one == other { return nil }
    func digests(_ origins: [DocumentOrigin]) -> [String: String] {
      Dictionary(origins.flatMap(\.files).map { ($0.path, $0.digest) }) { first, _ in first }
    }
    let (ones, others) = (digests(one), digests(other))
    let changed = Set(ones.keys).union(others.keys).filter { ones[$0] != others[$0] }
    return changed.min().map { printable($0) } ?? "what some document was read from"
  }

  private func gaps() -> [String] {
    guard let count = shards.first?.record.shard.count else { return [] }
    let byIndex = Dictionary(grouping: shards, by: \.record.shard.index)
    return (1...count).compactMap { index in
      switch byIndex[index] ?? [] {
      case let found where found.isEmpty: "shard \(index) of \(count) is missing"
      case let found where found.count > 1:
        "shard \(index) of \(count) is there twice: \(found[0].name) and \(found[1].name)"
      default: nil
      }
    }
  }

  private func miscounts() -> [String] {
    shards.flatMap { Self.miscount($0.name, $0.record, $0.result) }
  }

  /// A shard must report all its cases, with a reason for each that it could not compare.
  private static func miscount(
    _ name: String, _ record: ShardRecord, _ result: RunResult
  ) -> [String] {
    if result.isCutShort {
      return ["\(name) ended at its first failure; run it without --fail-fast"]
    }
    let known = result.cases.count + record.uncompared.count
    if known != record.cases {
      return ["\(name) speaks of \(known) cases, and \(record.cases) fell to it"]
    }
    if let first = record.uncompared.first, result.problems.isEmpty {
      return [
        "\(name) did not compare \(printable(first)), and does not say why: it is not complete"
      ]
    }
    return []
  }

  private func doubles() -> [String] {
    var places: [String: String] = [:]
    var owners: [String: String] = [:]
    var reasons: [String] = []
    for part in parts {
      let shard = part.result.shard
      let named = part.result.cases.map(\.name) + (shard?.uncompared ?? [])
      for name in named + (shard?.unasked ?? []).map(\.name) {
        if let first = places.updateValue(part.name, forKey: name) {
          reasons.append("\(printable(name)) is there twice: in \(first) and in \(part.name)")
        }
      }
      guard shard == nil else { continue }
      let documents = part.result.cases.map(\.document) + part.result.origins.map(\.document)
      for document in documents.withoutRepeats {
        if let first = owners.updateValue(part.name, forKey: document) {
          reasons.append(
            "the document \(printable(document)) is in \(first) and in \(part.name), and neither "
              + "says which part of it it is")
        }
      }
    }
    return reasons
  }

  /// All names together must be those that every shard planned with.
  private func incompleteness() -> [String] {
    guard let record = shards.first?.record else { return [] }
    let names = shards.flatMap { $0.result.cases.map(\.name) + $0.record.uncompared }
    if ShardPlan.digest(of: names) == record.plan { return [] }
    return [
      "the cases of all shards together are not those of the run: results were changed after it"
    ]
  }
}

extension CaseResult {
  /// Whether its name is the path of a golden inside a folder.
  var isNamedAsGolden: Bool {
    guard let place = GoldenName(name), FilePath.normalized(name) == name else { return false }
    let steps = name.split(separator: "/")
    return place.document == document && !document.isEmpty && !name.hasPrefix("/")
      && steps.first != ".." && !name.utf8.contains(0)
      // Reports copy the file at this path.
      && (golden == name || golden.hasSuffix("/" + name))
  }
}
