import SkeletonModel

/// A small change to a description, as a slip of the pen would make it: whatever checks the
/// description should notice.
package struct Mutation: Sendable {
  /// What is done, in the order of listings.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case remove, move, resize, recolor, round, still, action, growth, value

    package var words: String {
      switch self {
      case .remove: "a node is taken away"
      case .move: "a node is moved by 1 pt"
      case .resize: "a node gets 1 pt of padding"
      case .recolor: "a node gets the colour of another token"
      case .round: "a node gets other corners"
      case .still: "a placeholder does not shimmer"
      case .action: "a button stands for another event"
      case .growth: "a node does not grow with the text"
      case .value: "a value is another one"
      }
    }
  }

  package let kind: Kind
  /// The document or the theme, as messages name it.
  package let file: String
  package let position: TextPosition
  /// Where the node begins that it is in; nil for what is in none.
  package let node: TextPosition?
  /// What is changed: `circle 'avatar'`, `lifecycle.timeout`.
  package let subject: String
  /// What is written there, as far as it is one value.
  package let before: String?
  let place: [TreeStep]
  /// What it becomes: the first of them that can be read, and that changes something.
  let candidates: [Candidate]

  struct Candidate: Sendable {
    var edit: TreeEdit
    /// The new value in words; nil if the kind says it.
    var words: String?
  }

  /// How many ways there are to make the change.
  package var choices: Int { candidates.count }

  /// The change in words: `timeout: 10s → 11s`, `circle 'avatar' is taken away`.
  package func words(_ choice: Int) -> String {
    guard candidates.indices.contains(choice), let after = candidates[choice].words else {
      return "\(subject): \(kind.words)"
    }
    return "\(subject): \(before ?? "nothing") → \(after)"
  }
}
