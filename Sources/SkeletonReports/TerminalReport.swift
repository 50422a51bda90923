import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// A report for the terminal: one line for each document, the failures of each, and what to do
/// next.
package func terminalReport(
  on result: RunResult, _ options: ReportOptions = ReportOptions()
) -> String {
  let ink = Ink(usesColor: options.usesColor)
  let documents = result.byDocument
  let isClean = result.isClean
  if isClean, options.isQuiet { return "" }

  var sections = [documentLines(of: result, documents, ink, options)]
  let findings = result.findings
  for (document, cases) in documents where !cases.allSatisfy(\.verdict.isClean) {
    sections.append(
      [ink.bold(printable(document))]
        + details(on: findings.filter { $0.document == document }, options))
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
  let warnings = result.warningGroups
  if !warnings.isEmpty {
    let shown = options.isVerbose ? warnings[...] : warnings.prefix(8)
    var lines = shown.flatMap { $0.lines(options) }
    if shown.count < warnings.count { lines.append(Columns.more(warnings.count - shown.count)) }
    sections.append(["Goldens that prove little:"] + lines.map { "  " + $0 })
  }
  sections.append(result.notes.map { printable($0.description) })
  sections.append(summary(of: result).map { isClean ? ink.good($0) : ink.bad($0) })
  let steps = result.nextSteps(options)
  sections.append(
    steps.flatMap { step in
      ["\(step.purpose):"] + lines(of: step).map { "  " + ink.bold($0) }
    } + (options.page.map { ["See it: " + ink.link($0, to: options.pageAddress)] } ?? []))
  return sections.filter { !$0.isEmpty }
    .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
}

/// How many passing documents are named if others fail.
private let mostNamed = 6

/// One line for each document; if some fail and many pass, those that pass share a line.
private func documentLines(
  of result: RunResult, _ documents: [(document: String, cases: [CaseResult])], _ ink: Ink,
  _ options: ReportOptions
) -> [String] {
  let nameWidth = min(48, documents.map { printable($0.document).count }.max() ?? 0)
  func line(_ mark: String, _ name: String, _ counts: [String]) -> [String] {
    let margin = String(repeating: " ", count: max(0, nameWidth - name.count) + 2)
    let counts = Columns.wrapped(counts, separator: ", ", room: Columns.width - nameWidth - 4)
    let indent = String(repeating: " ", count: nameWidth + 4)
    return ["\(mark) \(name)\(margin)\(counts[0])"] + counts.dropFirst().map { indent + $0 }
  }
  func broken(_ document: String) -> Int {
    result.laws.filter { $0.document == document }.laws.count
  }
  let fine = documents.filter { document, cases in
    let isWeak = result.isStrict && result.warnings.contains { $0.document == document }
    return cases.allSatisfy(\.verdict.isClean) && broken(document) == 0 && !isWeak
  }
  let isFolded = fine.count < documents.count && fine.count > mostNamed && !options.isVerbose
  let names = Set(fine.map(\.document))
  var lines = documents.flatMap { document, cases -> [String] in
    if names.contains(document) {
      if options.isQuiet || isFolded { return [] }
      return line(ink.good("✔"), printable(document), counts(of: cases))
    }
    let laws = broken(document)
    return line(
      ink.bad("✘"), printable(document),
      counts(of: cases) + (laws == 0 ? [] : [Columns.counted(laws, "law") + " broken"]))
  }
  if isFolded, !options.isQuiet {
    lines += line(
      ink.good("✔"), "\(fine.count.grouped) other documents",
      counts(of: fine.flatMap(\.cases)))
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
    let documents = Columns.counted(Set(result.cases.map(\.document)).count, "document")
    text += " in \(documents): " + counts(of: result.cases).joined(separator: ", ")
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
private func counts(of cases: [CaseResult]) -> [String] {
  Verdict.allCases.compactMap { verdict in
    let count = cases.count { $0.verdict == verdict }
    return count > 0 ? "\(count.grouped) \(verdict.rawValue)" : nil
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
