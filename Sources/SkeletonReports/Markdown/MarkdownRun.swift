import SkeletonGoldens
import SkeletonModel

/// What a run found, for a comment on a pull request or the summary of a job: text in Markdown,
/// cause by cause, and the thumbnails that it shows.
package struct MarkdownRun: Sendable {
  package private(set) var text: String
  package private(set) var pictures: [MarkdownSummary.Picture] = []

  /// - Parameters:
  ///   - base: What the addresses of pictures begin with; nil means that there are none.
  ///   - limit: How many bytes the text has at most, which are no fewer than its characters.
  package init(
    of result: RunResult, _ options: ReportOptions, pictures base: String?,
    limit: Int = MarkdownSummary.commentLimit
  ) {
    // A job's log may show it, too. That makes it longer, so each part is made harmless by itself.
    text = harmless("## skelsnap: \(result.headline)\n")
    var gallery = MarkdownGallery(base: base, options)
    // What is left out is told at the end, and how to go on.
    var closing = harmless(Self.closing(result, options))
    // Commands with very many operands.
    if closing.utf8.count > limit / 4 { closing = "" }
    let room = limit - closing.utf8.count - 200
    var left = 0
    for section in Self.remarks(result).map({ harmless($0) }) {
      if text.utf8.count + section.utf8.count <= room / 2 { text += section } else { left += 1 }
    }
    for finding in result.findingsByCause {
      let finding = MarkdownFinding(finding)
      let heading = harmless(finding.heading)
      guard text.utf8.count + heading.utf8.count <= room else {
        left += 1
        continue
      }
      text += heading
      var filled = gallery
      let details = harmless(finding.details(&filled))
      if text.utf8.count + details.utf8.count <= room {
        gallery = filled
        text += details
      }
    }
    if left > 0 {
      text += "\n… and \(Columns.counted(left, "more finding")), which the report of the run has.\n"
    }
    text += closing
    pictures = gallery.pictures
  }

  /// What stood in the way, which laws are broken, and what proves little.
  private static func remarks(_ result: RunResult) -> [String] {
    let problems = result.problemsToReport.map { problem in
      var text = "\n### Not compared: \(MarkdownText.code(problem.message.excerpt(of: 500)))\n\n"
      for diagnostic in problem.diagnostics.prefix(5) {
        text += "- \(MarkdownText.code("\(diagnostic.position)")): "
        text += "\(MarkdownText.code(diagnostic.message.excerpt(of: 500)))\n"
      }
      let rest = problem.diagnostics.count - 5
      return rest > 0 ? text + "- … and \(rest.grouped) more\n" : text
    }
    let laws = result.laws.map { breach in
      "\n### Law \(MarkdownText.code(breach.law.rawValue)) is broken in "
        + "\(MarkdownText.code(breach.document))\n\n"
        + "\(MarkdownText.code(breach.sentence.excerpt(of: 500)))\n"
        + "at \(MarkdownText.code(breach.position.description))\n"
    }
    let warnings = result.warningGroups.map { group in
      "- \(MarkdownText.code(group.document)): \(MarkdownText.code(group.message.excerpt(of: 500)))\n"
    }
    let shown = warnings.prefix(10).joined()
    let rest = warnings.count - 10
    return problems + laws
      + (warnings.isEmpty
        ? []
        : [
          "\n### \(Columns.counted(warnings.count, "warning"))\n\n\(shown)"
            + (rest > 0 ? "- … and \(rest.grouped) more\n" : "")
        ])
  }

  private static func closing(_ result: RunResult, _ options: ReportOptions) -> String {
    let steps = result.nextSteps(options).filter { !$0.onlyLooks }
    if steps.isEmpty { return "" }
    var text = "\n### If this is as it should be\n"
    for step in steps {
      text += "\n\(MarkdownText.escaped(step.purpose)): \(MarkdownText.code(step.command))\n"
    }
    return text
  }
}

/// One finding of a run.
private struct MarkdownFinding {
  private let finding: Finding
  /// How many screens are shown, and how many names are listed.
  private static let most = (screens: 2, names: 6)

  init(_ finding: Finding) { self.finding = finding }

  var heading: String {
    if finding.causes.isEmpty {
      return "\n### \(MarkdownText.code(finding.document)): \(finding.verdict.rawValue)\n"
        + "\n\(extent)\n"
    }
    let titles = finding.causes.map { MarkdownText.code($0.sentence.excerpt(of: 300)) }
    var text = "\n### \(titles.joined(separator: "; "))\n\n"
    let places = finding.causes.compactMap { $0.position?.description }
    if !places.isEmpty { text += places.map(MarkdownText.code).joined(separator: ", ") + " · " }
    return text + extent + "\n"
  }

  /// `2 documents, 37 cases: feed, inbox`; of one document its variants.
  private var extent: String {
    let documents = finding.documents
    let cases = Columns.counted(finding.cases.count, "case")
    if documents.count > 1 {
      return "\(Columns.counted(documents.count, "document")), \(cases): \(listed(documents))"
    }
    let variants = listed(finding.cases.map(\.variant).withoutRepeats)
    return "\(MarkdownText.code(finding.document)), \(cases): \(variants)"
  }

  private func listed(_ names: [String]) -> String {
    let shown = names.prefix(Self.most.names).map(MarkdownText.code).joined(separator: ", ")
    let rest = names.count - Self.most.names
    return rest > 0 ? "\(shown) and \(rest.grouped) more" : shown
  }

  /// What else there is to say, and to see.
  func details(_ gallery: inout MarkdownGallery) -> String {
    var lines: [String] = []
    if let message = finding.message {
      lines.append(MarkdownText.code(message.excerpt(of: 500)))
    }
    if finding.causes.isEmpty {
      lines += finding.nodes.prefix(Self.most.names).map {
        MarkdownText.code($0.sentence.excerpt(of: 300))
      }
      let rest = finding.nodes.count - Self.most.names
      if rest > 0 { lines.append("… and \(Columns.counted(rest, "more node"))") }
    } else {
      let nodes = finding.causes.flatMap(\.nodes).withoutRepeats
      if !nodes.isEmpty { lines.append("of \(listed(nodes))") }
      let followers = finding.followers
      var names = followers.shown.map { MarkdownText.code($0.excerpt(of: 300)) }
      if followers.rest > 0 {
        names.append(Columns.counted(followers.rest, names.isEmpty ? "node" : "more node"))
      }
      if !names.isEmpty { lines.append("what moved along: " + names.joined(separator: "; ")) }
    }
    if let pixels = finding.pixels { lines.append(pixels) }
    return (lines.isEmpty ? "" : "\n" + lines.map { "- \($0)\n" }.joined()) + table(&gallery)
  }

  /// Golden and picture of a few screens, one of each document before others.
  private func table(_ gallery: inout MarkdownGallery) -> String {
    guard gallery.base != nil else { return "" }
    let pictured = finding.cases.filter { $0.isPicture && $0.kept.actual != nil }
      .grouped(by: \.document)
    let shown = (pictured.map { $0[0] } + pictured.flatMap { $0.dropFirst() })
      .prefix(Self.most.screens)
    var text = ""
    for one in shown {
      let name = "\(one.document), \(one.variant), \(one.frameName)"
      let cells = gallery.cells(of: one, named: name)
      if cells == ["", ""] { continue }
      text += "| \(([MarkdownText.code(name)] + cells).joined(separator: " | ")) |\n"
    }
    return text.isEmpty ? "" : "\n| | golden | now |\n| --- | --- | --- |\n" + text
  }
}
