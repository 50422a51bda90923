import SkeletonGoldens
import SkeletonModel
import SkeletonPainting
import SkeletonLanguage

extension LawBreach {
  /// The breach for the terminal: which law, in which variants, and what was found.
  package func text(_ options: ReportOptions = ReportOptions()) -> String {
    harmless(lines(options).map { $0 + "\n" }.joined(), styled: options.usesColor)
  }

  /// Node and message, without the variants: `row[0]/name, and 7 like it: x is 16, …`.
  var sentence: String {
    let others = alike.isEmpty ? "" : " and \(alike.count.grouped) like it"
    return printable(node.isEmpty ? message : "\(node)\(others): \(message)")
  }

  /// The breach for the terminal, to be indented by at most four columns.
  func lines(_ options: ReportOptions, hasHead: Bool = true) -> [String] {
    let ink = Ink(usesColor: options.usesColor)
    let margin = String(repeating: " ", count: law.rawValue.count + 2)
    var lines: [String] = []
    if hasHead {
      let places = Columns.list(
        variants.map(printable), room: Columns.width - 8 - margin.count,
        isVerbose: options.isVerbose, remedy: options.remedyForCutLists)
      lines = places.enumerated().map { index, line in
        index == 0 ? ink.bad(law.rawValue) + "  " + line : margin + line
      }
    }
    let wrapped = Columns.wrapped(
      sentence.split(separator: " ", omittingEmptySubsequences: false).map(String.init),
      separator: " ", room: Columns.width - 12)
    let name = printable(node)
    lines += wrapped.enumerated().map { index, line in
      index > 0
        ? "    " + line
        : "  " + (line.hasPrefix(name) ? ink.bold(name) + line.dropFirst(name.count) : line)
    }
    if options.isVerbose, !alike.isEmpty {
      lines += Columns.list(alike.map(printable), room: Columns.width - 12, isVerbose: true)
        .map { "    " + $0 }
    }
    lines.append("    " + ink.faint("at " + printable(position.description)))
    return lines
  }
}

extension [LawBreach] {
  /// Breaches of one document; those of the same law in the same variants are grouped.
  func lines(_ options: ReportOptions) -> [String] {
    let shown = options.isVerbose ? self[...] : prefix(8)
    var lines: [String] = []
    for (index, breach) in shown.enumerated() {
      let before = index > 0 ? self[index - 1] : nil
      let isSame = before?.law == breach.law && before?.variants == breach.variants
      lines += breach.lines(options, hasHead: !isSame)
    }
    if shown.count < count {
      lines.append(Columns.more(count - shown.count, remedy: options.remedyForCutLists))
    }
    return lines
  }

  /// The broken laws, without repetitions.
  var laws: [Law] { map(\.law).withoutRepeats }
}

extension RunResult {
  /// The broken laws of each document, in the order of the run.
  var lawsByDocument: [(document: String, breaches: [LawBreach])] {
    laws.grouped(by: \.document).map { ($0[0].document, $0) }
  }
}

extension Advice {
  /// What to write into documents that break laws on purpose.
  package func nextSteps(for breaches: [LawBreach]) -> [NextStep] {
    let documents = breaches.map(\.document).withoutRepeats
    guard let first = documents.first else { return [] }
    let broken = breaches.filter { $0.document == first }.laws
    let place = (documents.count == 1 ? "" : "each document, as into ") + file(of: first)
    return [
      NextStep(
        purpose: SourceOperand.isView(first)
          ? "To waive what a view breaks on purpose, say so where its snapshots are expected, or in "
            + "a document that shows it"
          : "To waive what a screen breaks on purpose, write into \(place)",
        parts: [
          SourceOperand.isView(first)
            ? "waiving: [\(broken.map { "\"\($0.rawValue)\": \"why\"" }.joined(separator: ", "))]"
            : "waive: {\(broken.map { "\($0.rawValue): \"why\"" }.joined(separator: ", "))}"
        ])
    ]
  }
}
