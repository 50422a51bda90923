import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// A case as `cases` has it: what it shares with others is told once, before all cases, and it says
/// which of these it has; what follows from its name is left out.
///
/// One that has everything in itself, as the cases of version 1 have, is read as well.
struct StoredCase: Recorded {
  var one: CaseResult
  /// The numbers of its nodes in the run; nil for one that has its nodes itself.
  var nodes: [Int]?
  /// The number of its position in the run; nil for one that has it itself.
  var position: Int?
  /// Whether its golden is where its name says.
  var hasUsualGolden = false
  /// The files kept of it whose paths follow from its name.
  var kept: [ArtifactRole] = []

  static let blank = StoredCase(one: .blank)

  static let fields: [Field<StoredCase>] = CaseResult.fields.flatMap {
    (own: Field<CaseResult>) -> [Field<StoredCase>] in
    let field: Field<StoredCase> = own.lifted(to: \.one)
    switch own.key {
    case "golden":
      return [
        field.omitted { $0.hasUsualGolden }, Field("kept", \.kept, .list(of: .word), unless: []),
      ]
    case "nodes":
      return [field.numbered(\.nodes, .list(of: .count)) { $0.list?.first?.scalar != nil }]
    case "position": return [field.numbered(\.position, .count) { $0.scalar != nil }]
    default:
      guard let role = ArtifactRole(rawValue: own.key) else { return [field] }
      return [field.omitted { $0.kept.contains(role) }]
    }
  }
}

extension Field where Record == StoredCase {
  /// The key with numbers in place of what they stand for, where there are some.
  fileprivate func numbered<Numbers>(
    _ path: WritableKeyPath<StoredCase, Numbers?> & Sendable, _ coding: Coding<Numbers>,
    when isNumbered: @escaping @Sendable (Tree) -> Bool
  ) -> Self {
    let numbers = Field(optional: key, path, coding)
    return Field(key: key) { record in
      record[keyPath: path] == nil ? write(record) : numbers.write(record)
    } read: { (record, tree) throws(DescriptionError) in
      if let value = tree.present(key), isNumbered(value) {
        try numbers.read(&record, tree)
      } else {
        try read(&record, tree)
      }
    }
  }
}
