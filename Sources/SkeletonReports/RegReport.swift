import SkeletonGoldens
import SkeletonModel

/// A picture in reg-suit's terms: its list, and the paths of its files.
package struct RegItem: Hashable, Sendable {
  package enum List: String, Hashable, Sendable {
    case passed, failed
    case new, deleted
  }

  /// The golden's name.
  package var name: String
  package var list: List
  /// Paths as the user would type them; nil if there is no such file.
  package var expected: String?
  package var actual: String?
  package var diff: String?
}

extension RunResult {
  /// Every picture, and each text golden that is the only changed golden of its variant.
  ///
  /// reg-suit knows only pictures. A changed text beside changed pictures would be reported twice;
  /// beside unchanged pictures it must not be lost.
  package var regItems: [RegItem] {
    func variant(_ one: CaseResult) -> String { "\(one.document)/\(one.variant)" }
    let told = Set(cases.filter { $0.isPicture && RegItem($0).list == .failed }.map(variant))
    return cases.filter { one in
      one.isPicture || !one.verdict.isClean && !told.contains(variant(one))
    }.map(RegItem.init)
  }
}

extension RegItem {
  fileprivate init(_ one: CaseResult) {
    self.init(name: one.name, list: .failed, expected: one.kept.expected, actual: one.kept.actual)
    switch one.verdict {
    case .identical, .tolerated:
      // No artifacts are kept of a case that passes: it looks like its golden.
      list = .passed
      expected = one.golden
      actual = one.golden
    case .missing: list = .new
    case .obsolete:
      list = .deleted
      expected = one.golden
    case .different, .resized, .drifted, .unreadable: diff = one.kept.diff
    }
  }
}

/// A report for reg-suit's viewer, in the format of the `reg.json` that 'reg-cli' writes.
///
/// The pictures belong in `actual`, `expected` and `diff` beside the file.
func regReport(on result: RunResult) -> String {
  let items = result.regItems
  func names(_ fits: (RegItem) -> Bool) -> JSON {
    .array(items.filter(fits).map { .string($0.name) })
  }
  let report: JSON = [
    "failedItems": names { $0.list == .failed },
    "newItems": names { $0.list == .new },
    "deletedItems": names { $0.list == .deleted },
    "passedItems": names { $0.list == .passed },
    "expectedItems": names { $0.expected != nil },
    "actualItems": names { $0.actual != nil },
    "diffItems": names { $0.diff != nil },
    "actualDir": "./actual", "expectedDir": "./expected", "diffDir": "./diff",
  ]
  return report.document()
}
