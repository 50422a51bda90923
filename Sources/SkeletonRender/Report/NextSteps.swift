/// A command to copy, or a line for a document, and what it is for.
public struct NextStep: Hashable, Sendable {
  public var purpose: String
  /// Verb and documents first, then each filter.
  var parts: [String]

  public var command: String { parts.joined(separator: " ") }
}

extension RunResult {
  /// What to do about findings, if they are as they should be.
  ///
  /// Problems and unreadable goldens bring their own remedies.
  public func nextSteps(_ options: ReportOptions = ReportOptions()) -> [NextStep] {
    nextSteps(for: cases, options) + nextSteps(for: laws)
  }

  /// What to do about some of the run's cases.
  public func nextSteps(
    for cases: [CaseResult], _ options: ReportOptions = ReportOptions()
  ) -> [NextStep] {
    let changed = cases.filter { $0.verdict == .different || $0.verdict == .resized }
    let missing = cases.filter { $0.verdict == .missing }
    var steps: [NextStep] = []
    func step(_ purpose: String, _ verb: String, _ cases: [CaseResult]) {
      if cases.isEmpty { return }
      let isFiltered = verb != "prune"
      let (operands, filters) = selection(of: cases, isFiltered: isFiltered, options)
      let words = operands.map { " " + shellWord($0.hasPrefix("-") ? "./" + $0 : $0) }
      steps.append(
        NextStep(
          purpose: purpose,
          parts: ["skelsnap \(verb)" + words.joined()]
            + filters.map { "--filter " + shellWord($0) }))
    }
    // 'record' alone writes whatever failed, what is missing included.
    if changed.isEmpty {
      step("To record what is missing", "record --record missing", missing)
    } else {
      step(
        missing.isEmpty ? "To accept what changed" : "To accept what changed and is missing",
        "record", changed + missing)
    }
    step(
      "To take over what other libraries paint from the same scenes", "record --record drifted",
      cases.filter { $0.verdict == .drifted })
    step(
      "To delete goldens that no case asks for", "prune", cases.filter { $0.verdict == .obsolete })
    return steps
  }

  /// The documents of some cases, with the filters that keep to what was seen.
  ///
  /// Where these are many, what the run itself was asked for.
  private func selection(
    of cases: [CaseResult], isFiltered: Bool, _ options: ReportOptions
  ) -> (operands: [String], filters: [String]) {
    let groups = RunResult(cases: cases, problems: []).byDocument
    let files = groups.count > 3 ? options.operands : groups.map { file(of: $0.document) }
    if !isFiltered { return (files, []) }
    if groups.count > 3 || !options.filters.isEmpty { return (files, options.filters) }
    var filters: [String] = []
    for (document, failed) in groups {
      let bare = CaseFilter.literal(document)
      let all = Set(self.cases.filter { $0.document == document }.map(\.variant))
      let variants = failed.map(\.variant).withoutRepeats
      filters += variants.count < all.count ? variants.map { "\(bare)/\($0)/*" } : ["\(bare)/*"]
    }
    let isWhole = filters == groups.map { CaseFilter.literal($0.document) + "/*" }
    return (files, isWhole || filters.count > 4 ? [] : filters)
  }

  /// The file a document was read from.
  ///
  /// A case points at the line that changed, which may be a theme's.
  func file(of document: String) -> String {
    let files = cases.lazy.filter { $0.document == document }.map(\.position.file)
    return files.first(where: isDocument) ?? files.first ?? document
  }
}

extension CaseFilter {
  /// A pattern that fits just this text.
  fileprivate static func literal(_ text: String) -> String {
    text.map { "*?[".contains($0) ? "[\($0)]" : String($0) }.joined()
  }
}

/// A word no shell reads anything into.
private func shellWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || $0.properties.numericType != nil
      || "/._-@:+=,%".unicodeScalars.contains($0)
  }
  if isPlain, !text.isEmpty { return text }
  let parts = printable(text).split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}
