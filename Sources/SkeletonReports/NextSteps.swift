import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// A command to copy, or a line for a document, and its purpose.
package struct NextStep: Hashable, Sendable {
  package var purpose: String
  /// Verb and documents first, then each filter.
  var parts: [String]
  /// Whether it only shows results, and changes no golden.
  var onlyLooks = false

  package var command: String { parts.joined(separator: " ") }
}

extension RunResult {
  /// What to do about findings if the changes are intended.
  ///
  /// Problems and unreadable goldens have remedies of their own.
  package func nextSteps(_ options: ReportOptions = ReportOptions()) -> [NextStep] {
    nextSteps(for: cases, options) + nextSteps(for: laws)
  }

  /// What to do about some of the run's cases.
  package func nextSteps(
    for cases: [CaseResult], _ options: ReportOptions = ReportOptions()
  ) -> [NextStep] {
    let changed = cases.filter { $0.verdict == .different || $0.verdict == .resized }
    let missing = cases.filter { $0.verdict == .missing }
    let drifted = cases.filter { $0.verdict == .drifted }
    let obsolete = cases.filter { $0.verdict == .obsolete }
    var steps: [NextStep] = []
    if options.isKept, !changed.isEmpty {
      steps.append(
        NextStep(
          purpose: "To look at each change", parts: [kept("review", options)], onlyLooks: true))
    }
    func step(_ purpose: String, _ mode: RecordMode, _ cases: [CaseResult]) {
      guard !cases.isEmpty else { return }
      let parts =
        options.isKept ? acceptance(of: cases, options) : recording(mode, of: cases, options)
      steps.append(NextStep(purpose: purpose, parts: parts))
    }
    // 'record' without options writes all goldens that fail, including missing ones.
    if changed.isEmpty {
      step("To record what is missing", .missing, missing)
    } else {
      step(
        missing.isEmpty ? "To accept what changed" : "To accept what changed and is missing",
        .failed, changed + missing)
    }
    step("To take over what other libraries paint from the same scenes", .drifted, drifted)
    if !obsolete.isEmpty {
      // A document that is gone cannot be named; 'prune' finds its goldens without.
      let hasGone = obsolete.contains { one in
        !isDocument(one.position.file) && !origins.contains { $0.document == one.document }
      }
      let (operands, _) = hasGone ? ([], []) : selection(of: obsolete, isFiltered: false, options)
      steps.append(
        NextStep(
          purpose: "To delete goldens that no case asks for",
          parts: ["skelsnap prune --apply" + words(operands)]))
    }
    return steps
  }

  private func recording(
    _ mode: RecordMode, of cases: [CaseResult], _ options: ReportOptions
  ) -> [String] {
    let verb = mode == .failed ? "skelsnap record" : "skelsnap record --record \(mode.rawValue)"
    let (operands, filters) = selection(of: cases, isFiltered: true, options)
    return [verb + words(operands)] + filters.map { "--filter " + shellWord($0) }
  }

  /// The saved run contains only what this run has found, so fewer filters are needed.
  private func acceptance(of cases: [CaseResult], _ options: ReportOptions) -> [String] {
    let verdicts = Verdict.allCases.filter { verdict in cases.contains { $0.verdict == verdict } }
    let others = self.cases.filter { RecordMode.failed.takes($0.verdict) }
    var parts = [kept("accept", options)]
    if others.contains(where: { !verdicts.contains($0.verdict) }) {
      parts[0] += " --verdict " + verdicts.map(\.rawValue).joined(separator: ",")
    }
    if others.count(where: { verdicts.contains($0.verdict) }) > cases.count {
      parts += patterns(of: cases).map { "--filter " + shellWord($0) }
    }
    return parts
  }

  /// A command with a verb that uses the saved run.
  private func kept(_ verb: String, _ options: ReportOptions) -> String {
    "skelsnap \(verb)" + (options.artifacts.map { " --artifacts " + shellWord($0) } ?? "")
  }

  /// Files as operands, each after a space.
  private func words(_ operands: [String]) -> String {
    operands.map { " " + shellWord($0.hasPrefix("-") ? "./" + $0 : $0) }.joined()
  }

  /// The documents of some cases, with filters that select only what was reported.
  ///
  /// If there are too many, the operands and filters of the run itself.
  private func selection(
    of cases: [CaseResult], isFiltered: Bool, _ options: ReportOptions
  ) -> (operands: [String], filters: [String]) {
    let groups = RunResult(cases: cases, problems: []).byDocument
    let files = groups.count > 3 ? options.operands : groups.map { file(of: $0.document) }
    if !isFiltered { return (files, []) }
    if groups.count > 3 || !options.filters.isEmpty { return (files, options.filters) }
    let filters = patterns(of: cases)
    let isWhole = filters == groups.map { CaseFilter.literal($0.document) + "/*" }
    return (files, isWhole || filters.count > 4 ? [] : filters)
  }

  /// Filters that select the documents of some cases, and their variants if other variants of the
  /// document pass.
  private func patterns(of cases: [CaseResult]) -> [String] {
    RunResult(cases: cases, problems: []).byDocument.flatMap { document, failed in
      let bare = CaseFilter.literal(document)
      let all = Set(self.cases.filter { $0.document == document }.map(\.variant))
      let variants = failed.map(\.variant).withoutRepeats
      return variants.count < all.count ? variants.map { "\(bare)/\($0)/*" } : ["\(bare)/*"]
    }
  }

  /// The file that a document was read from.
  ///
  /// The position of a case is the line that changed, which may be in a theme.
  func file(of document: String) -> String {
    let files = cases.lazy.filter { $0.document == document }.map(\.position.file)
    return files.first(where: isDocument)
      ?? origins.first { $0.document == document }?.files.first?.path ?? files.first ?? document
  }
}

extension CaseFilter {
  /// A pattern that matches only this text.
  fileprivate static func literal(_ text: String) -> String {
    text.map { "*?[".contains($0) ? "[\($0)]" : String($0) }.joined()
  }
}

/// A word, quoted if a shell would interpret it.
private func shellWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || $0.properties.numericType != nil
      || "/._-@:+=,%".unicodeScalars.contains($0)
  }
  if isPlain, !text.isEmpty { return text }
  let parts = printable(text).split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}
