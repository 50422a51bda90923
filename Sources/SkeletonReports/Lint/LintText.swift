import SkeletonLint
import SkeletonModel

/// What lint finds, for people: a line in the format of compilers, and what to do below it.
func lintText(of result: LintResult, passes: Bool, _ options: ReportOptions) -> String {
  let ink = Ink(usesColor: options.usesColor)
  var text = result.problems.map { $0.report(color: options.usesColor) }.joined()
  for finding in result.findings where !options.isQuiet || finding.level != .note {
    text += finding.lines(options, ink).map { $0 + "\n" }.joined()
  }
  if !options.isQuiet {
    text += result.notes.map { $0.report(color: options.usesColor) }.joined()
  }
  let screens = result.documents.reduce(0) { $0 + $1.screens }
  let counts = [(LintLevel.error, "error"), (.warning, "warning"), (.note, "note")]
    .map { Columns.counted(result.count($0), $1) }.joined(separator: ", ")
  let waived = result.waived == 0 ? "" : ", \(result.waived.grouped) waived"
  let unread =
    result.problems.isEmpty ? "" : ", \(Columns.counted(result.problems.count, "problem"))"
  text +=
    (passes ? ink.good("✔") : ink.bad("✘"))
    + " \(Columns.counted(result.documents.count, "document")), "
    + "\(Columns.counted(screens, "screen")): \(counts)\(waived)\(unread)\n"
  return text
}

extension LintFinding {
  fileprivate func lines(_ options: ReportOptions, _ ink: Ink) -> [String] {
    let word = level == .error ? ink.bad(level.rawValue) : ink.bold(level.rawValue)
    var lines = [
      "\(printable(position.description)): \(word): \(printable(sentence)) [\(rule.rawValue)]"
    ]
    let scope = scope(room: Columns.width - 8, isVerbose: options.isVerbose)
    let name = printable(document)
    lines += Columns.sentences(
      scope.isEmpty ? name : "\(name), \(scope)", room: Columns.width - 4
    ).map { "    " + ink.faint($0) }
    if options.isVerbose, !alike.isEmpty {
      lines += Columns.list(alike.map(printable), room: Columns.width - 4, isVerbose: true)
        .map { "    " + $0 }
    }
    lines += Columns.sentences("→ " + remedy, room: Columns.width - 4).map { "    " + $0 }
    return lines
  }
}
