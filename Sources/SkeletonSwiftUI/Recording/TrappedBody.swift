import SkeletonModel
import SkeletonSystem

/// A body of a view or a modifier that ends the program. A grey area stands in for it.
struct TrappedBody: Hashable, Sendable {
  /// The type's name with its module: `SkelsnapView.Row<Swift.Int>`.
  var type: String
  /// What it ended with.
  var words: String

  /// So many are left out of one view.
  static let most = 12
  /// What begins the line in which the program names it.
  private static let mark = "skelsnap-body: "
  /// What the program says in place of a type while the view itself is made.
  private static let making = "SwiftUI._Making"

  init(type: String, words: String) {
    self.type = type
    self.words = words
  }

  /// nil where the program did not end by a trap, or in no body.
  init?(of outcome: Subprocess.Outcome, saying words: String) {
    guard case .signal = outcome.ending else { return nil }
    let lines = String(decoding: outcome.errors.suffix(300_000), as: UTF8.self).split(
      separator: "\n")
    guard let line = lines.last(where: { $0.hasPrefix(Self.mark) }) else { return nil }
    self.init(type: String(line.dropFirst(Self.mark.count)), words: words)
  }

  /// What a program says, without what this reads of it.
  static func isMark(_ line: Substring) -> Bool { line.hasPrefix(mark) }

  static func list(_ json: JSON?) -> [TrappedBody] {
    guard case .object(let members) = json else { return [] }
    return members.map { TrappedBody(type: $0.key, words: $0.value.text ?? "") }
  }

  /// As the source has it: `Row`; nil where the view itself cannot be made.
  var name: String? {
    type == Self.making
      ? nil
      : String(type.prefix { $0 != "<" }).split(separator: ".").last.map(String.init) ?? type
  }
}
