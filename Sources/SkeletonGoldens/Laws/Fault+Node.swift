import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting

extension Fault {
  /// A fault of a node, found in the second of two variants.
  init(
    law: Law, _ screen: PlacedScreen, _ twin: Twin, subject: String, excess: Double,
    _ message: String
  ) {
    self.init(
      law: law, tree: screen.screen.state.tree, node: twin.path, subject: subject, excess: excess,
      variant: screen.screen.variant.slug, message: message, position: twin.second.node.position)
  }

  /// A fault of a node's motion, whose position in the document is still to be found.
  init(
    law: Law, _ screen: Screen, mark: StagedMark, subject: String, excess: Double = 0,
    _ message: String
  ) {
    self.init(
      law: law, screen, node: mark.node, subject: subject, excess: excess, message)
  }

  init(
    law: Law, _ screen: Screen, node: String, subject: String, excess: Double = 0,
    _ message: String
  ) {
    self.init(
      law: law, tree: screen.state.tree, node: node, subject: subject, excess: excess,
      variant: screen.variant.slug, message: message, position: screen.root.position)
  }
}
