extension RunResult {
  /// The cases that a second look is due to; nil where some were never looked at.
  ///
  /// Where a law is broken all cases of its document are meant. A golden that nobody asks for is
  /// judged by whole documents, so it is one of theirs too.
  package var failedCases: Set<String>? {
    guard problems.isEmpty, !isCutShort else { return nil }
    let whole = Set(laws.map(\.document))
    return Set(
      cases.filter { one in
        whole.contains(one.document) || !one.verdict.isClean && one.verdict != .obsolete
      }.map(\.name))
  }

  /// What was found, with all that is said of some documents replaced by what was found since.
  package func replacing(_ documents: Set<String>, with later: RunResult) -> RunResult {
    func isOther(_ document: String) -> Bool { !documents.contains(document) }
    var all = later
    all.cases += cases.filter { isOther($0.document) }
    all.cases = Dictionary(grouping: all.cases, by: \.document).sorted {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }.flatMap(\.value)
    all.laws += laws.filter { isOther($0.document) }
    all.warnings += warnings.filter { isOther($0.document) }
    all.origins += origins.filter { isOther($0.document) }
    // What the earlier run has not come to, the later one may not have looked at either.
    all.isCutShort = isCutShort || later.isCutShort
    all.origins.sort { $0.document.utf8.lexicographicallyPrecedes($1.document.utf8) }
    return all
  }
}
