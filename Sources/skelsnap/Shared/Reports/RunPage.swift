import SkeletonGoldens
import SkeletonPages
import SkeletonReports
import SkeletonSystem

/// The HTML page that a run which is not clean writes to the artifacts folder.
enum RunPage {
  static let name = "report.html"
  /// What such a page has near its beginning.
  static let mark = htmlReportMark

  /// Writes the page, or deletes that of an earlier run if this run is clean.
  ///
  /// Returns the path as the user would type it, and how many cases are not on the page; nil if there
  /// is no page. A failure to write it is
  /// ignored, because it does not change any verdict.
  static func leave(
    _ result: RunResult, _ options: ReportOptions, in folder: GuardedFolder
  ) -> (path: String, omissions: Int)? {
    guard !result.isClean else {
      try? folder.remove(name)
      return nil
    }
    let page = HTMLPage(of: result, options)
    guard (try? folder.writeUnsynced(to: name, page.pieces)) != nil else { return nil }
    return (folder.shown(name), page.omissions)
  }
}
