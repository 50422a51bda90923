import SkeletonModel

/// A law that does not hold of a document.
package struct LawBreach: Hashable, Sendable {
  package var law: Law
  package var document: String
  /// The node's path; empty where the law speaks of the screen as a whole.
  package var node: String
  /// The variants it, or one alike, was found in, by their names in goldens' folders.
  package var variants: [String]
  /// What was found, and what the law asks for.
  package var message: String
  package var position: TextPosition
  /// Other nodes of which the same is to be said: the same place in other rows, or all that one
  /// shimmer lies on.
  package var alike: [String] = []

  package init(
    law: Law, document: String, node: String, variants: [String], message: String,
    position: TextPosition, alike: [String] = []
  ) {
    self.law = law
    self.document = document
    self.node = node
    self.variants = variants
    self.message = message
    self.position = position
    self.alike = alike
  }
}

/// What checking a document's laws came to.
struct LawFindings: Sendable {
  /// Those that no waiver covers.
  var breaches: [LawBreach] = []
  /// Laws that are waived and hold all the same.
  var idleWaivers: [Law] = []
}
