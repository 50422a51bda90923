import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// A report for the terminal: one line for each document, the failures of each, and what to do
/// next.
package func terminalReport(
  on result: RunResult, _ options: ReportOptions = ReportOptions()
) -> String {
  let ink = Ink(usesColor: options.usesColor)
  let documents = result.tallies
  let isClean = result.isClean
  if isClean, options.isQuiet { return "" }

  var sections = [documentLines(of: result, documents, ink, options)]
  let all = result.findingsByCause
  // What several documents have in common comes before what each has by itself.
  let shared = all.filter { $0.documents.count > 1 }
  let shownOfShared = options.isVerbose ? shared[...] : shared.prefix(8)
  sections += shownOfShared.map { $0.lines(options) }
  if shownOfShared.count < shared.count {
    sections.append([Columns.more(shared.count - shownOfShared.count)])
  }
  let findings = Dictionary(grouping: all.filter { $0.documents.count == 1 }, by: \.document)
  for (document, _) in documents {
    guard let own = findings[document] else { continue }
    sections.append([ink.bold(printable(document))] + details(on: own, options))
  }
  for (document, breaches) in result.lawsByDocument {
    sections.append(
      [ink.bold(printable(document)) + ": what does not hold"]
        + breaches.lines(options).map { "  " + $0 })
  }
  for problem in result.problemsToReport {
    var lines = Columns.sentences(problem.message, room: Columns.width - 2)
    // Indented, so that a message cannot look like a line of the report itself.
    for index in lines.indices.dropFirst() { lines[index] = "  " + lines[index] }
    lines[0] = ink.bad("✘") + " " + lines[0]
    lines += problem.diagnostics.flatMap { diagnostic in
      diagnostic.report(color: options.usesColor, sources: options.sources)
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    sections.append(lines)
  }
  let groups = result.warningGroups
  for (title, warnings) in [
    ("Goldens that prove little:", groups.filter(\.isOfGoldens)),
    ("What is said in vain:", groups.filter { !$0.isOfGoldens }),
  ] where !warnings.isEmpty {
    let shown = options.isVerbose ? warnings[...] : warnings.prefix(8)
    var lines = shown.flatMap { $0.lines(options) }
    if shown.count < warnings.count { lines.append(Columns.more(warnings.count - shown.count)) }
    sections.append([title] + lines.map { "  " + $0 })
  }
  sections.append(result.notes.map { printable($0.description) })
  sections.append(summary(of: result).map { isClean ? ink.good($0) : ink.bad($0) })
  let steps = result.nextSteps(options)
  sections.append(
    steps.flatMap { step in
      ["\(step.purpose):"] + lines(of: step).map { "  " + ink.bold($0) }
    } + pageLines(of: result, ink, options))
  return sections.filter { !$0.isEmpty }
    .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
}

/// Where the page is, and what is not on it.
private func pageLines(of result: RunResult, _ ink: Ink, _ options: ReportOptions) -> [String] {
  guard let page = options.page else { return [] }
  let line = "See it: " + ink.link(page, to: options.pageAddress)
  guard options.pageOmissions > 0 else { return [line] }
  let all = Columns.counted(result.cases.count, "case")
  let text =
    "Of \(all), \(options.pageOmissions.grouped) would make it too large, and are not on it; "
    + "'--filter' gives a page of some of them"
    + (options.isKept ? ", and 'skelsnap review' shows all that changed" : "")
  return [line] + Columns.sentences(text, room: Columns.width - 2).map { "  " + $0 }
}

/// How many passing documents are named if others fail.
private let mostNamed = 6

/// One line for each document; if some fail and many pass, those that pass share a line.
private func documentLines(
  of result: RunResult, _ documents: [(document: String, verdicts: [Verdict: Int])], _ ink: Ink,
  _ options: ReportOptions
) -> [String] {
  let nameWidth = min(48, documents.map { printable($0.document).count }.max() ?? 0)
  func line(_ mark: String, _ name: String, _ counts: [String]) -> [String] {
    let margin = String(repeating: " ", count: max(0, nameWidth - name.count) + 2)
    let counts = Columns.wrapped(counts, separator: ", ", room: Columns.width - nameWidth - 4)
    let indent = String(repeating: " ", count: nameWidth + 4)
    return ["\(mark) \(name)\(margin)\(counts[0])"] + counts.dropFirst().map { indent + $0 }
  }
  let broken = Dictionary(result.lawsByDocument.map { ($0.document, $0.breaches.laws.count) }) {
    first, _ in first
  }
  let weak = result.isStrict ? Set(result.warnings.map(\.document)) : []
  let fine = documents.filter { document, verdicts in
    verdicts.keys.allSatisfy(\.isClean) && broken[document] == nil && !weak.contains(document)
  }
  let isFolded = fine.count < documents.count && fine.count > mostNamed && !options.isVerbose
  let names = Set(fine.map(\.document))
  var lines = documents.flatMap { document, verdicts -> [String] in
    if names.contains(document) {
      if options.isQuiet || isFolded { return [] }
      return line(ink.good("✔"), printable(document), counts(of: verdicts))
    }
    let laws = broken[document] ?? 0
    return line(
      ink.bad("✘"), printable(document),
      counts(of: verdicts) + (laws == 0 ? [] : [Columns.counted(laws, "law") + " broken"]))
  }
  if isFolded, !options.isQuiet {
    lines += line(
      ink.good("✔"), "\(fine.count.grouped) other documents",
      counts(of: fine.map(\.verdicts).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }))
  }
  return lines
}

/// The findings of one document; only the first of them if there are many.
private func details(on findings: [Finding], _ options: ReportOptions) -> [String] {
  let shown = options.isVerbose ? findings[...] : findings.prefix(8)
  var lines = shown.flatMap { $0.lines(options) }
  if shown.count < findings.count { lines.append(Columns.more(findings.count - shown.count)) }
  return lines.map { "  " + $0 }
}

/// A summary of the run: `46 cases in 2 documents: 44 identical, 2 different; 1 problem`.
private func summary(of result: RunResult) -> [String] {
  var text = result.shard.map { "\($0.shard): " } ?? ""
  text += Columns.counted(result.cases.count, "case")
  if !result.cases.isEmpty {
    let tallies = result.tallies
    let all: [Verdict: Int] = tallies.map(\.verdicts).reduce(into: [:]) {
      $0.merge($1, uniquingKeysWith: +)
    }
    text += " in \(Columns.counted(tallies.count, "document")): "
    text += counts(of: all).joined(separator: ", ")
  }
  let problems = result.problemsToReport.count
  let laws = result.lawsByDocument.reduce(0) { $0 + $1.breaches.laws.count }
  if laws > 0 { text += "; \(Columns.counted(laws, "law")) broken" }
  let warnings = result.warningGroups.count
  if warnings > 0 { text += "; " + Columns.counted(warnings, "warning") }
  if problems > 0 { text += "; " + Columns.counted(problems, "problem") }
  if result.isCutShort { text += "; ended at the first failure, so others were not compared" }
  return Columns.sentences(text, room: Columns.width)
}

/// The number of cases with each verdict: `22 identical`, `2 different`.
private func counts(of verdicts: [Verdict: Int]) -> [String] {
  Verdict.allCases.compactMap { verdict in
    verdicts[verdict].map { "\($0.grouped) \(verdict.rawValue)" }
  }
}

/// One line if it fits, or else several that can be pasted as one command.
private func lines(of step: NextStep) -> [String] {
  if step.command.count <= Columns.width - 2 { return [step.command] }
  let last = step.parts.count - 1
  return step.parts.enumerated().map { index, part in
    (index > 0 ? "  " : "") + part + (index < last ? " \\" : "")
  }
}
