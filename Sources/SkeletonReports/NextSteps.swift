import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

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
    let advice = Advice(self)
    return advice.nextSteps(for: cases, options) + advice.nextSteps(for: laws)
  }
}

/// What to do next about some of a run's cases, or about laws.
///
/// It depends on the whole run: which command means these cases and no others. What that takes is
/// found out once, because it is asked for each finding and each film strip.
package struct Advice {
  /// How many cases there are to accept, by verdict.
  private var waiting: [Verdict: Int] = [:]
  /// How many variants a document has.
  private var variantCounts: [String: Int] = [:]
  /// The file that each document was read from.
  private var files: [String: String] = [:]
  private var documentsWithOrigin: Set<String> = []

  package init(_ run: RunResult) {
    var firstFiles: [String: String] = [:]
    var variants: [String: Set<String>] = [:]
    for one in run.cases {
      if RecordMode.failed.takes(one.verdict) { waiting[one.verdict, default: 0] += 1 }
      variants[one.document, default: []].insert(one.variant)
      let file = one.position.file
      if firstFiles[one.document] == nil { firstFiles[one.document] = file }
      // The position of a case is the line that changed, which may be in a theme.
      if files[one.document] == nil, isDocument(file) { files[one.document] = file }
    }
    variantCounts = variants.mapValues(\.count)
    for origin in run.origins {
      documentsWithOrigin.insert(origin.document)
      if files[origin.document] == nil { files[origin.document] = origin.files.first?.path }
    }
    files.merge(firstFiles) { known, _ in known }
  }

  /// The file that a document was read from.
  func file(of document: String) -> String { files[document] ?? document }
}

extension Advice {
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
        !isDocument(one.position.file) && !documentsWithOrigin.contains(one.document)
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
    var parts = [kept("accept", options)]
    if waiting.keys.contains(where: { !verdicts.contains($0) }) {
      parts[0] += " --verdict " + verdicts.map(\.rawValue).joined(separator: ",")
    }
    if verdicts.reduce(0, { $0 + (waiting[$1] ?? 0) }) > cases.count {
      parts += patterns(of: variants(of: cases), in: scenario(of: cases)).map {
        "--filter " + shellWord($0)
      }
    }
    return parts
  }

  /// A command with a verb that uses the saved run.
  private func kept(_ verb: String, _ options: ReportOptions) -> String {
    "skelsnap \(verb)" + (options.artifacts.map { " --artifacts " + shellWord($0) } ?? "")
  }

  /// Files as operands, each after a space.
  private func words(_ operands: [String]) -> String {
    operands.map { " " + shellOperand($0) }.joined()
  }

  /// The documents of some cases, with filters that select only what was reported.
  ///
  /// If there are too many, the operands and filters of the run itself.
  private func selection(
    of cases: [CaseResult], isFiltered: Bool, _ options: ReportOptions
  ) -> (operands: [String], filters: [String]) {
    let groups = variants(of: cases)
    let files = groups.count > 3 ? options.operands : groups.map { file(of: $0.document) }
    if !isFiltered { return (files, []) }
    if groups.count > 3 || !options.filters.isEmpty { return (files, options.filters) }
    let filters = patterns(of: groups, in: scenario(of: cases))
    let isWhole = filters == groups.map { CaseFilter.literal($0.document) + "/*" }
    return (files, isWhole || filters.count > 4 ? [] : filters)
  }

  /// The documents of some cases, each with its variants among them, in their order.
  private func variants(of cases: [CaseResult]) -> [(document: String, variants: [String])] {
    var groups: [(document: String, variants: [String])] = []
    var places: [String: Int] = [:]
    var seen: Set<[String]> = []
    for one in cases where seen.insert([one.document, one.variant]).inserted {
      if let place = places[one.document] {
        groups[place].variants.append(one.variant)
      } else {
        places[one.document] = groups.count
        groups.append((one.document, [one.variant]))
      }
    }
    return groups
  }

  /// The folder of the scenario that all cases are of; nil if they are of several, or of none.
  private func scenario(of cases: [CaseResult]) -> String? {
    let folders = Set(cases.map { FilePath.parent(of: $0.frame) })
    return folders.count == 1 ? folders.first.flatMap { $0 == "." ? nil : $0 } : nil
  }

  /// Filters that select these documents, and these variants if other variants of the document
  /// pass.
  ///
  /// - Parameter scenario: The folder of the scenario that all of it is about.
  private func patterns(
    of groups: [(document: String, variants: [String])], in scenario: String?
  ) -> [String] {
    groups.flatMap { document, variants in
      let bare = CaseFilter.literal(document)
      if let scenario { return variants.map { "\(bare)/\($0)/\(CaseFilter.literal(scenario))/*" } }
      return variants.count < variantCounts[document] ?? 0
        ? variants.map { "\(bare)/\($0)/*" } : ["\(bare)/*"]
    }
  }
}

extension CaseFilter {
  /// A pattern that matches only this text.
  fileprivate static func literal(_ text: String) -> String {
    text.map { "*?[".contains($0) ? "[\($0)]" : String($0) }.joined()
  }
}

/// A file as an operand that a shell takes as it is, and the command for no option.
package func shellOperand(_ path: String) -> String {
  shellWord(path.hasPrefix("-") ? "./" + path : path)
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
