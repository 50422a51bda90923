import SkeletonLanguage
import SkeletonModel

/// Something that was changed at a node itself, and not only followed from another change.
package struct ChangeCause: Hashable, Sendable {
  /// What of the node: `padding`, `fill`, `count`.
  package var property: String
  /// `padding vertical 12 → 10`; empty for a node that came, went or has another name.
  package var words: String
  /// The position of the node, or of the `repeat` around it.
  package var position: TextPosition?
  /// Where the property itself is written, if it is.
  package var line: TextPosition?
  /// The tokens that the value may come from, the one that the node names first. Any of them may be
  /// what was changed; those that other nodes have unchanged are left out.
  package var tokens: [ValueSources.Token]

  package init(
    _ property: String, _ words: String, at position: TextPosition?,
    tokens: [ValueSources.Token] = []
  ) {
    self.property = property
    self.words = words
    self.position = position
    self.tokens = tokens
  }
}
