import CReportsFiles
import SkeletonGoldens
import SkeletonModel
import SkeletonPages
import SkeletonSystem

/// A report as one HTML file: every relevant picture, with its explanation.
///
/// The file loads nothing else, and its content security policy forbids it to. Text from documents
/// is stored only in inert blocks, and inserted into the page as text, never as markup. Equal
/// results give equal bytes.
package func htmlReport(
  on result: RunResult, _ options: ReportOptions = ReportOptions()
) -> String {
  whole(HTMLPage(of: result, options).pieces)
}

/// The page, which is as large as a browser opens in a few seconds at most: what needs a look is on
/// it first, and it says what is left out.
package struct HTMLPage {
  private let title: String
  /// What says the same without.
  private let noscript: String
  private let content: PageContent
  private let data: JSON
  private let isServed: Bool

  package init(of result: RunResult, _ options: ReportOptions) {
    self.init(of: result, options, budget: PageBudget())
  }

  init(of result: RunResult, _ options: ReportOptions, budget: PageBudget) {
    title = "skelsnap: \(options.pageHeadline(result))"
    noscript =
      options.earlier == nil
      ? "'skelsnap verify --verbose' says the same in words."
      : "'skelsnap export --against' with '-o changes.md' says the same in words."
    isServed = options.undecided != nil
    content = PageContent(of: result, options, budget: budget)
    data = pageData(of: result, content, options)
  }

  /// A page of what a check says, without a run.
  package init(of cards: [ReviewCard], headline: String, _ options: ReportOptions) {
    var options = options
    options.cards = cards
    options.headline = headline
    self.init(of: RunResult(cases: [], problems: []), options)
  }

  /// How many cases are not on the page.
  package var omissions: Int { content.omitted }

  /// The file, a piece at a time.
  package var pieces: FilePieces {
    var page = HTMLFile(
      title: title, style: PageFile.style, body: PageFile.body, script: PageFile.script,
      without: noscript, isServed: isServed)
    page.add("run", json: data)
    return page.pieces(
      blocks: content.pictures.kept.enumerated().lazy.map { ("picture-\($0)", $1.bytes) })
  }
}

/// The page's markup, style and script, from files of their own.
private enum PageFile {
  static let body = unsafe compiledIn(reports_body_html)
  static let style = unsafe compiledIn(reports_page_css)

  static let script = unsafe [
    reports_data_js, reports_list_js, reports_strip_js, reports_stage_js, reports_detail_js,
    reports_decide_js, reports_run_js, reports_page_js,
  ].flatMap { unsafe compiledIn($0) }
}

extension RunResult {
  /// A short summary of the run.
  var headline: String {
    let failing = cases.count { !$0.verdict.isClean }
    if cases.isEmpty { return "nothing was compared" }
    if failing > 0 {
      let share = "\(failing.grouped) of \(Columns.counted(cases.count, "case"))"
      return "\(share) \(failing == 1 ? "needs" : "need") a look"
    }
    var faults = problems.isEmpty ? [] : [Columns.counted(problems.count, "problem")]
    if !laws.isEmpty { faults.append(Columns.counted(laws.laws.count, "law") + " broken") }
    let all = faults.isEmpty ? "All" : "all"
    let what = cases.count == 1 ? "1 case is" : "\(all) \(Columns.counted(cases.count, "case")) are"
    return (faults.isEmpty ? "" : faults.joined(separator: ", ") + "; ") + "\(what) as recorded"
  }
}
