import SkeletonGoldens
import SkeletonModel
import SkeletonRender

/// All data that the page's script reads, in display order.
func pageData(
  of result: RunResult, _ strips: [FilmStrip], _ pictures: PagePictures, _ options: ReportOptions
) -> JSON {
  var tables = PageTables(result, pictures, options)
  let rows = strips.map { tables.json(of: $0) }
  return [
    "version": 1,
    "headline": .string(result.headline),
    "isClean": .bool(result.isClean),
    "verdicts": .array(
      Verdict.allCases.map {
        [
          "name": .string($0.rawValue), "count": .integer(result.count($0)),
          "isClean": .bool($0.isClean), "meaning": .string($0.meaning),
        ]
      }),
    "strips": .array(rows),
    "nodes": .array(tables.nodes),
    "findings": .array(tables.findings),
    "pictures": .array(
      pictures.kept.map { ["width": .integer($0.width), "height": .integer($0.height)] }),
    "left": .integer(pictures.left),
    "steps": .array(result.nextSteps(options).map(\.json)),
    "problems": .array(
      result.problemsToReport.map { problem in
        [
          "message": .string(printable(problem.message)),
          "diagnostics": .array(
            problem.diagnostics.map { .string($0.report(sources: options.documents)) }),
        ]
      }),
    "laws": .array(result.laws.map(\.json)),
    "warnings": .array(result.warnings.map(\.json)),
  ]
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
