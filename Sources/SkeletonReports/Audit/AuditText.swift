import SkeletonAudit
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// An audit as one of its reporters has it: `terminal`, `json`, `html`.
package func auditReport(
  _ result: AuditResult, _ reporter: String, _ documents: [Document], _ options: ReportOptions
) -> FilePieces {
  switch reporter {
  case "html":
    return HTMLPage(
      of: auditCards(result, of: documents), headline: summary(result), options
    ).pieces
  case "json": return pieces(of: auditJSON(result).document())
  default: return pieces(of: auditText(result, isVerbose: options.isVerbose))
  }
}

/// An audit for the terminal: what lives, file by file and line by line, and the score.
///
/// - Parameter isVerbose: Whether changes that are noticed, or change nothing, are listed, too.
func auditText(_ result: AuditResult, isVerbose: Bool) -> String {
  var text = ""
  let listed = result.mutants.filter { isVerbose || $0.isAlive }
  for group in listed.grouped(by: \.position.file) {
    text += printable(group[0].position.file) + "\n"
    for mutant in group {
      text += "  \(mutant.position.line):\(mutant.position.column)  "
      text += "\(printable(mutant.words))\n"
      text += "    \(printable(mutant.fate.words))\n"
    }
    text += "\n"
  }
  return text + summary(result) + "\n"
}

private func summary(_ result: AuditResult) -> String {
  let documents = Columns.counted(result.documents.count, "document")
  if result.mutants.isEmpty {
    return "nothing in \(documents) can be changed, so it is not known what its goldens notice: "
      + "an audit changes what documents and themes say, and no Swift"
  }
  // Cut, not rounded: 999 of 1,000 is not all. Of nothing there is no share.
  let score =
    result.seen == 0
    ? "no score"
    : "score \((Double(result.noticed * 1000 / result.seen) / 10).shortestDecimal) %"
  var words = [
    "\(result.noticed.grouped) noticed",
    "\(result.alive.grouped) \(result.alive == 1 ? "lives" : "live")",
  ]
  if result.equal > 0 {
    words.append("\(result.equal.grouped) \(result.equal == 1 ? "changes" : "change") nothing")
  }
  return "\(Columns.counted(result.mutants.count, "change")) to \(documents): "
    + "\(words.joined(separator: ", ")); \(score)"
}

/// The same for programs.
func auditJSON(_ result: AuditResult) -> JSON {
  [
    "version": 1,
    "score": result.score.map(JSON.number) ?? .null,
    "summary": [
      "noticed": .integer(result.noticed), "lives": .integer(result.alive),
      "equal": .integer(result.equal), "refused": .integer(result.refused),
    ],
    "mutants": .array(
      result.mutants.map { mutant in
        [
          "file": .string(mutant.position.file), "line": .integer(mutant.position.line),
          "column": .integer(mutant.position.column), "kind": .string(mutant.kind.rawValue),
          "change": .string(mutant.words), "fate": .string(mutant.fate.name),
          "by": mutant.fate.by.map(JSON.string) ?? .null,
          "seen": mutant.fate.seen.map(JSON.string) ?? .null,
        ]
      }),
  ]
}

extension Mutant.Fate {
  fileprivate var name: String {
    switch self {
    case .noticed: "noticed"
    case .lives: "lives"
    case .equal: "equal"
    }
  }

  fileprivate var by: String? {
    switch self {
    case .noticed(.golden(let path)): path
    case .noticed(.law(let law, let document)): "the law '\(law.rawValue)' of \(document)"
    case .lives, .equal: nil
    }
  }

  fileprivate var seen: String? {
    if case .lives(let sighting) = self { "\(sighting.document): \(sighting.place)" } else { nil }
  }

  fileprivate var words: String {
    switch self {
    case .noticed: "noticed by \(by ?? "")"
    case .lives(let sighting): "lives: seen in \(seen ?? ""); \(sighting.remedy)"
    case .equal(let search):
      "changes nothing in \(Columns.counted(search.variants, "variant")) and "
        + "\(Columns.counted(search.loads, "load")) of "
        + Columns.counted(search.documents, "document")
    }
  }
}
