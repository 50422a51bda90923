import CReportsFiles
import SkeletonModel
import SkeletonPages
import SkeletonSystem

/// A page of thumbnails, those first that something is missing from.
func viewCheckPage(_ check: ViewCheck) -> FilePieces {
  var page = HTMLFile(
    title: "skelsnap: \(check.source)", style: unsafe compiledIn(reports_views_css),
    body: unsafe compiledIn(reports_views_html), script: unsafe compiledIn(reports_views_js),
    without: "'skelsnap check' says the same in words.")
  var kept: [[UInt8]] = []
  var size = 0
  let ordered = CheckedView.Outcome.allCases.flatMap { outcome in
    check.views.filter { $0.outcome == outcome }
  }
  let views = ordered.map { view -> JSON in
    var picture: Int?
    // A page that a browser opens in a few seconds has no room for more.
    if let file = view.thumbnail, size + file.count <= PageBudget().all {
      picture = kept.count
      size += file.count
      kept.append(file)
    }
    return [
      "name": .string(printable(view.name)), "place": .string(printable(view.position.description)),
      "outcome": .string(view.outcome.rawValue), "preview": .bool(view.isPreview),
      "arguments": .array(view.arguments.map { .string(printable($0)) }),
      "picture": picture.map { .integer($0) } ?? .null,
      "said": .array(
        (view.reasons + view.standIns + view.notes).map { said in
          [
            "place": .string(printable(said.position.description)),
            "message": .string(printable(said.message)),
          ]
        }),
    ]
  }
  page.add(
    "check",
    json: [
      "source": .string(printable(check.source)), "headline": .string(check.headline),
      "causes": .array(
        check.causes.map { cause in
          [
            "outcome": .string(cause.key.outcome.rawValue),
            "message": .string(printable(cause.key.words)), "count": .integer(cause.views.count),
          ]
        }),
      "views": .array(views),
    ])
  return page.pieces(blocks: kept.enumerated().lazy.map { ("picture-\($0)", $1) })
}
