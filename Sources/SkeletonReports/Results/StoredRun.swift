import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// A run as a file, in version 2: what cases have in common is told once, before them.
///
/// Most of a large run is cases, and those of a screen are alike. With everything in each, as in
/// version 1, 100,000 that differ took 150 MB.
struct StoredRun: Recorded {
  /// All but its cases, which are written and read one at a time.
  var result: RunResult
  /// What comes before the name of a case in the path of its golden.
  var goldens = ""
  /// The same of the files that are kept of a case.
  var artifacts = ""
  /// Each change of a node that cases have, once.
  var nodes: [NodeChange] = []
  /// Each position that cases have, once.
  var positions: [TextPosition] = []

  static let blank = StoredRun(result: RunResult(cases: [], problems: []))

  static let fields: [Field<StoredRun>] =
    [
      Field(writing: "version") { _ in 2 },
      Field(writing: "summary") { run in
        .object(
          Verdict.allCases.map { JSON.Member($0.rawValue, .integer(run.result.count($0))) })
      },
      Field("goldens", \.goldens, .text, unless: ""),
      Field("artifacts", \.artifacts, .text, unless: ""),
      Field(list: "nodes", \.nodes, .record),
      Field(list: "positions", \.positions, .record),
      Field(list: "cases", \.result.cases, .record),
    ] + RunResult.fields.map { $0.lifted(to: \.result) }
}
