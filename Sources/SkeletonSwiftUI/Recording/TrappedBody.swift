import SkeletonModel
import SkeletonSystem

/// A body of a view or a modifier that ends the program, for which a grey area stands in; or what such a body
/// has done later, without which it is drawn.
struct TrappedBody: Hashable, Sendable {
  /// The type's name with its module, `SkelsnapView.Row<Swift.Int>`, behind `work` for what it does later.
  var type: String
  /// What it ended with.
  var words: String

  /// So many are left out of one view.
  static let most = 12
  /// What begins the line in which the program names it.
  private static let mark = "skelsnap-body: "
  /// What the program says in place of a type while the view itself is made.
  private static let making = "SwiftUI._Making"
  /// What the program says before the type of what a body has done later.
  private static let work = "SwiftUI._Work of "

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

  /// Whether it is no body, but what one does once it is shown: in a task, or when it appears or changes.
  var isWork: Bool { type.hasPrefix(Self.work) }

  /// As the source has it: `Row`; nil where the view itself cannot be made, or nobody knows whose work it is.
  var name: String? {
    let type = isWork ? String(type.dropFirst(Self.work.count)) : type
    guard type != Self.making, !type.isEmpty else { return nil }
    return String(type.prefix { $0 != "<" }).split(separator: ".").last.map(String.init) ?? type
  }

  /// What is told of it.
  var message: String {
    let what =
      isWork
      ? "the view is drawn without what "
        + (name.map { "'\($0)'" } ?? "it") + " does once it is shown"
      : "something else stands in for "
        + (name.map { "the body of '\($0)'" } ?? "the whole view")
    return what + ", which ends the program" + (words.isEmpty ? "" : ": \(words)")
  }
}
