import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// One thing that was changed: a value of a node, a token, or a document.
package struct FindingCause: Hashable, Sendable {
  /// What was changed: `row[*]`, `colour 'surface'`.
  package var subject: String
  /// What about it: `padding vertical 12 → 10`.
  package var words: String
  /// Where it is written, if one place is.
  package var position: TextPosition?
  /// How many nodes were changed by it in the screen that has most of them.
  package var count = 1
  /// The names of the nodes that a token was changed for; of others, the subject is the name.
  package var nodes: [String] = []

  /// `row[*]: padding vertical 12 → 10, 8 nodes`
  package var sentence: String {
    let nodes = count > 1 && self.nodes.isEmpty ? ", \(Columns.counted(count, "node"))" : ""
    return printable("\(subject): \(words)\(nodes)")
  }
}

/// What makes two causes one.
enum CauseKey: Hashable {
  case token(ValueSources.Token)
  /// A line of a document or a theme.
  case place(TextPosition)
  case node(document: String, path: String)
  case gone(document: String, path: String)
  case state(document: String, name: String)
  case documentIsNew(String)
  case documentIsGone(String)
  case documentMoved(from: String, to: String)
  case variantsAreNew([String])
  case variantsAreGone([String])
  case frames(Verdict, [String])
}
