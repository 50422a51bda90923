/// A screen in one state and one variant, with all tokens, references and conditions resolved.
///
/// Still unresolved are percentages, which need layout, and the shimmer, which needs a phase.
package struct Screen: Hashable, Sendable {
  /// The document's name, used in messages, pictures and goldens.
  package var document: String
  package var title: String
  package var state: ScreenState
  package var variant: Variant
  package var canvas: Canvas
  package var root: Node
  /// The theme's shimmer; nil if it has none.
  package var shimmer: Shimmer?
  /// The colour used in place of the shimmer if motion is reduced.
  package var placeholder: Color
  /// The maximum number of groups that shimmer at once, in paint order; nil means all.
  package var shimmerLimit: Int?
  /// The axes that some `when` in the tree tested. A variant that differs only on other axes has
  /// the same nodes.
  package var asked: Set<ConditionAxis> = []

  package init(
    document: String, title: String, state: ScreenState, variant: Variant, canvas: Canvas,
    root: Node, shimmer: Shimmer? = nil, placeholder: Color, shimmerLimit: Int? = nil,
    asked: Set<ConditionAxis> = []
  ) {
    self.document = document
    self.title = title
    self.state = state
    self.variant = variant
    self.canvas = canvas
    self.root = root
    self.shimmer = shimmer
    self.placeholder = placeholder
    self.shimmerLimit = shimmerLimit
    self.asked = asked
  }

  /// The size proposed to the root, and the background below it.
  package struct Canvas: Hashable, Sendable {
    package var width: Double
    /// nil means as high as the content.
    package var height: Double?
    package var alignment = Alignment.center
    package var background: Color
    /// What the bars and holes of a device take of each edge.
    package var safeArea = Insets.zero

    package init(
      width: Double, height: Double? = nil, alignment: Alignment = Alignment.center,
      background: Color
    ) {
      self.width = width
      self.height = height
      self.alignment = alignment
      self.background = background
    }
  }
}

/// Which of a document's trees is shown.
package enum ScreenState: Hashable, Sendable {
  case skeleton, content, empty
  /// An error; nil means the theme's first error case.
  case error(String?)
}
