import SkeletonGoldens
import SkeletonModel

/// A picture in the terms of reg-suit: in which of its lists it stands, and where its files are.
package struct RegItem: Hashable, Sendable {
  package enum List: String, Hashable, Sendable {
    case passed, failed
    case new, deleted
  }

  /// The golden's name.
  package var name: String
  package var list: List
  /// Files as the user would type them; nil where there is none.
  package var expected: String?
  package var actual: String?
  package var diff: String?
}

extension RunResult {
  /// Every picture, and each text golden that alone tells of a change in its variant.
  ///
  /// reg-suit knows pictures only. A text that differs beside its pictures would be told of twice;
  /// where they are all as they should be, it must not be lost.
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
      // Nothing is kept of what is well: it looks like its golden.
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

/// A run for reg-suit's viewer: what 'reg-cli' writes as `reg.json`.
///
/// The pictures are to stand in `actual`, `expected` and `diff` beside the file.
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
