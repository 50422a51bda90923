import SkeletonModel

/// A law that a document breaks.
package struct LawBreach: Hashable, Sendable {
  package var law: Law
  package var document: String
  /// The node's path; empty if the law concerns the whole screen.
  package var node: String
  /// The variants with this breach, or one of those in `alike`, by their names in the folder of
  /// goldens.
  package var variants: [String]
  /// What was found, and what the law requires.
  package var message: String
  package var position: TextPosition
  /// Other nodes with the same breach: the same place in other rows, or all placeholders of one
  /// shimmer.
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

/// The result of checking a document's laws.
struct LawFindings: Sendable {
  /// Breaches without a waiver.
  var breaches: [LawBreach] = []
  /// Laws with a waiver that the document does not break.
  var idleWaivers: [Law] = []
  /// What the document says of loading in vain.
  var warnings: [GoldenWarning] = []
}
