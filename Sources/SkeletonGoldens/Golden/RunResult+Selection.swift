import SkeletonModel

extension RunResult {
  /// The cases that need another look; nil if some were not compared.
  ///
  /// If a law is broken, all cases of its document are included, obsolete goldens among them,
  /// because only a run of the whole document finds those.
  package var failedCases: Set<String>? {
    guard problems.isEmpty, !isCutShort else { return nil }
    let whole = Set(laws.map(\.document))
    return Set(
      cases.filter { one in
        whole.contains(one.document) || !one.verdict.isClean && one.verdict != .obsolete
      }.map(\.name))
  }

  /// The result with everything about some documents replaced by a later result.
  package func replacing(_ documents: Set<String>, with later: RunResult) -> RunResult {
    func isOther(_ document: String) -> Bool { !documents.contains(document) }
    var all = later
    all.cases += cases.filter { isOther($0.document) }
    all.cases = Dictionary(grouping: all.cases, by: \.document).sorted {
      $0.key.precedes($1.key)
    }.flatMap(\.value)
    all.laws += laws.filter { isOther($0.document) }
    all.warnings += warnings.filter { isOther($0.document) }
    all.origins += origins.filter { isOther($0.document) }
    // If the earlier run was cut short, the later one may have skipped the same cases.
    all.isCutShort = isCutShort || later.isCutShort
    all.origins.sort { $0.document.precedes($1.document) }
    return all
  }
}
