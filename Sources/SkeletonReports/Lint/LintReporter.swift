import SkeletonLanguage
import SkeletonLint
import SkeletonModel
import SkeletonSystem

/// What lint finds as one of its reports has it: `terminal`, `json`, `github`, `sarif`, `html`.
///
/// - Parameter passes: Whether the run does, by how strict it is.
package func lintReport(
  _ result: LintResult, passes: Bool, _ reporter: String, _ documents: [Document],
  in variants: [Variant], _ options: ReportOptions
) -> FilePieces {
  switch reporter {
  case "json": pieces(of: lintJSON(of: result).document())
  case "github": pieces(of: lintAnnotations(of: result, options))
  case "sarif": pieces(of: lintSARIF(of: result, options).document())
  case "html":
    HTMLPage(
      of: lintCards(result, of: documents, in: variants), headline: result.headline, options
    ).pieces
  default:
    pieces(
      of: harmless(lintText(of: result, passes: passes, options), styled: options.usesColor))
  }
}

/// What lint finds as cards: each with the node in the picture that is worst.
package func lintCards(
  _ result: LintResult, of documents: [Document], in variants: [Variant] = []
) -> [ReviewCard] {
  var pictures = CardPictures(of: documents, in: variants)
  return result.findings.enumerated().map { index, finding in
    var shot: ReviewCard.Shot?
    // A page has no room for more.
    if index < PageBudget().remarks, let state = finding.state,
      let variant = finding.variants.first,
      let painted = pictures.painted(finding.document, state, in: variant, at: finding.phase)
    {
      shot = painted.shot(of: finding.frame.map { [$0] } ?? [])
    }
    let scope = finding.scope(room: .max, isVerbose: true)
    return ReviewCard(
      check: "lint", level: finding.level.ofCards, title: finding.rule.rawValue,
      message: finding.sentence, remedy: finding.remedy,
      place: finding.document + (scope.isEmpty ? "" : ", " + scope),
      position: finding.position(in: result).place, shot: shot)
  }
}

extension LintResult {
  fileprivate var headline: String {
    "lint: \(Columns.counted(count(.error), "error")), "
      + "\(Columns.counted(count(.warning), "warning")), \(Columns.counted(count(.note), "note"))"
  }
}

extension LintLevel {
  fileprivate var ofCards: ReviewCard.Level {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note, .ignore: .note
    }
  }
}

extension LintFinding {
  /// Its node, and how many are like it: `'row[0]/name' and 7 like it`.
  var place: String {
    guard !node.isEmpty else { return state ?? "" }
    return "'\(node)'" + (alike.isEmpty ? "" : " and \(alike.count.grouped) like it")
  }

  /// Where it is and what is wrong, without the variants.
  var sentence: String { place.isEmpty ? message : "\(place): \(message)" }

  /// The states and variants it is found in: `content, error: light, dark-ax5`.
  func scope(room: Int, isVerbose: Bool) -> String {
    let names = Columns.list(variants.map(printable), room: room, isVerbose: isVerbose)
      .joined(separator: " ")
    let states = states.joined(separator: ", ")
    if names.isEmpty { return states }
    return states.isEmpty ? names : "\(states): \(names)"
  }

  /// Its position in a file of the user's: what is wrong in a built-in theme is reported for the
  /// document.
  func position(in result: LintResult) -> (place: TextPosition, isElsewhere: Bool) {
    guard BuiltInTheme.holds(position) else { return (position, false) }
    let found = result.documents.first { $0.name == document }
    return (found?.position ?? position, true)
  }
}
