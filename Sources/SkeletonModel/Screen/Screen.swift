/// A screen in one state and one variant, with every token, reference and choice resolved.
///
/// What is left open is what only layout can know (percents) and what only a moment can know
/// (the shimmer's phase).
package struct Screen: Sendable {
  /// The document's name in messages, pictures and goldens.
  package var document: String
  package var title: String
  package var state: ScreenState
  package var variant: Variant
  package var canvas: Canvas
  package var root: Node
  /// What `shimmer` paints; nil where the theme has none.
  package var shimmer: Shimmer?
  /// What stands in for the shimmer where nothing may move.
  package var placeholder: Color
  /// How many groups may shimmer at once, the first ones painted; nil: all.
  package var shimmerLimit: Int?
  /// The axes that a `when` met in the tree asked about: on every other axis the same nodes stand
  /// there, whatever the variant.
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

  /// The room proposed to the root, and the ground below it.
  package struct Canvas: Hashable, Sendable {
    package var width: Double
    /// nil: as high as the content.
    package var height: Double?
    package var alignment = Alignment.center
    package var background: Color

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

/// Which of a document's trees stands there.
package enum ScreenState: Hashable, Sendable {
  case skeleton, content, empty
  /// A failure; nil stands for the theme's first case.
  case error(String?)
}
