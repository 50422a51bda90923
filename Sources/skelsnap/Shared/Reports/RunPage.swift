import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// The page that a run which is not clean leaves beside its pictures.
enum RunPage {
  static let name = "report.html"

  /// Writes it, or removes that of an earlier run where there is nothing to see any more.
  ///
  /// Gives the page's path as the user would type it; nil where there is none. To have none is a
  /// pity, but changes no verdict.
  static func leave(
    _ result: RunResult, _ options: ReportOptions, in folder: GuardedFolder
  ) -> String? {
    guard !result.isClean else {
      try? folder.remove(name)
      return nil
    }
    let page = Array(htmlReport(on: result, options).utf8)
    guard (try? folder.write(page, to: name)) != nil else { return nil }
    return folder.shown(name)
  }
}
