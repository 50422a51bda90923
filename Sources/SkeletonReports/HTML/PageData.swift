import SkeletonGoldens
import SkeletonModel

/// All data that the page's script reads, in display order.
func pageData(of result: RunResult, _ content: PageContent, _ options: ReportOptions) -> JSON {
  let limit = content.budget.remarks
  let problems = options.headline == nil ? result.problemsToReport : result.problems
  let words = options.pageWords
  return [
    "version": 1,
    "headline": .string(options.pageHeadline(result)),
    "isClean": .bool(options.isClean(result)),
    "words": words.json,
    "verdicts": .array(
      Verdict.allCases.map {
        [
          "name": .string($0.rawValue), "word": .string(words.verdicts[$0]?.name ?? $0.rawValue),
          "count": .integer(result.count($0)), "isClean": .bool($0.isClean),
          "meaning": .string(words.verdicts[$0]?.meaning ?? $0.meaning),
        ]
      }),
    "documents": .array(
      (options.earlier?.fates(in: result) ?? []).map { document, fate in
        ["name": .string(printable(document)), "fate": .string(fate.words)]
      }),
    "strips": .array(content.rows),
    "nodes": .array(content.nodes),
    "findings": .array(content.findings),
    "pictures": .array(
      content.pictures.kept.map { ["width": .integer($0.width), "height": .integer($0.height)] }),
    "left": .integer(content.pictures.left),
    "omitted": [
      "cases": .integer(content.omitted), "failing": .integer(content.omittedFailing),
      "problems": .integer(max(problems.count - limit, 0)),
      "laws": .integer(max(result.laws.count - limit, 0)),
      "warnings": .integer(max(result.warnings.count - limit, 0)),
      "isKept": .bool(options.isKept),
    ],
    "undecided": options.undecided.map { .array($0.map { .string(printable($0)) }) } ?? .null,
    "steps": .array(options.earlier == nil ? result.nextSteps(options).map(\.json) : []),
    "problems": .array(
      problems.prefix(limit).map { problem in
        [
          "message": .string(printable(problem.message)),
          "diagnostics": .array(
            problem.diagnostics.prefix(limit).map {
              .string($0.report(sources: options.documents))
            }),
        ]
      }),
    "laws": .array(result.laws.prefix(limit).map(\.json)),
    "warnings": .array(result.warnings.prefix(limit).map(\.json)),
    "cards": .array(content.cards),
    "checks": .array(
      options.cards.grouped(by: \.check).map {
        ["name": .string($0[0].check), "count": .integer($0.count)]
      }),
  ]
}

extension ReportOptions {
  /// What the page is headed by.
  func pageHeadline(_ result: RunResult) -> String {
    headline ?? earlier.map { result.headline(since: $0) } ?? result.headline
  }
}

extension DocumentFate {
  /// As it follows a document's name.
  fileprivate var words: String {
    switch self {
    case .new: "new"
    case .gone: "gone"
    case .moved(let before): "was \(printable(before)) before"
    }
  }
}

/// What of a run is on its page.
struct PageContent {
  let budget: PageBudget
  let pictures: PagePictures
  /// The listed strips in display order.
  private(set) var rows: [JSON] = []
  let nodes: [JSON]
  let findings: [JSON]
  let cards: [JSON]
  /// How many cases are not on the page, and how many of them need a look.
  private(set) var omitted = 0
  private(set) var omittedFailing = 0

  /// Lists the strips that need a look first, then the others, until the page is full; at least one.
  init(of result: RunResult, _ options: ReportOptions, budget: PageBudget) {
    self.budget = budget
    let strips = result.strips
    var tables = PageTables(result, options)
    let order =
      strips.indices.filter { !strips[$0].isClean }
      + strips.indices.filter { strips[$0].isClean }
    var listed: Set<Int> = []
    var total = 0
    for index in order {
      total += tables.size(of: strips[index])
      if total > budget.data, !listed.isEmpty { break }
      listed.insert(index)
    }
    var shown: [FilmStrip] = []
    for (index, strip) in strips.enumerated() {
      if listed.contains(index) {
        shown.append(strip)
      } else {
        omitted += strip.cases.count
        omittedFailing += strip.cases.count { !$0.verdict.isClean }
      }
    }
    var chosen = PagePictures(of: shown, options.files, budget: budget)
    cards = options.cards.prefix(budget.remarks).map { card in
      card.json(picture: card.shot.flatMap { chosen.take($0.picture) })
    }
    pictures = chosen
    // What the strip that did not fit has brought into the tables is not wanted.
    tables = omitted == 0 ? tables : PageTables(result, options)
    tables.pictures = chosen
    for strip in shown { rows.append(tables.json(of: strip)) }
    nodes = tables.nodes
    findings = tables.findings
  }
}

extension Verdict {
  /// What the verdict means, for readers who do not know the word yet.
  fileprivate var meaning: String {
    switch self {
    case .identical: "Every pixel, or every letter, is the golden's."
    case .tolerated: "Not identical, but within the tolerance the document asks for."
    case .different: "Something is not the golden's."
    case .resized: "The golden has another size."
    case .missing: "There is no golden yet."
    case .obsolete: "A golden that no case asks for."
    case .drifted: "The same scene, painted by other libraries or fonts."
    case .unreadable: "The golden cannot be read, so nothing was compared."
    }
  }
}

extension NextStep {
  var json: JSON { ["purpose": .string(purpose), "command": .string(command)] }
}

extension LawBreach {
  fileprivate var json: JSON {
    [
      "law": .string(law.rawValue), "document": .string(document), "node": .string(node),
      "variants": .array(variants.map(JSON.string)), "message": .string(printable(message)),
      "position": .string(position.description),
    ]
  }
}

extension GoldenWarning {
  fileprivate var json: JSON {
    [
      "document": .string(document), "variant": .string(variant),
      "frames": .array(frames.map(JSON.string)), "message": .string(printable(message)),
      "position": .string(position.description),
    ]
  }
}
