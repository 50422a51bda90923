/// A screen in one state and one variant, with every token, reference and choice resolved.
///
/// What is left open is what only layout can know (percents) and what only a moment can know
/// (the shimmer's phase).
public struct Screen: Sendable {
  /// The document's name in messages, pictures and goldens.
  public var document: String
  public var title: String
  public var state: ScreenState
  public var variant: Variant
  public var canvas: Canvas
  public var root: Node
  /// What `shimmer` paints; nil where the theme has none.
  public var shimmer: Shimmer?
  /// What stands in for the shimmer where nothing may move.
  public var placeholder: Color
  /// How many groups may shimmer at once, the first ones painted; nil: all.
  public var shimmerLimit: Int?
  /// The axes that a `when` met in the tree asked about: on every other axis the same nodes stand
  /// there, whatever the variant.
  var asked: Set<ConditionAxis> = []

  /// The room proposed to the root, and the ground below it.
  public struct Canvas: Hashable, Sendable {
    public var width: Double
    /// nil: as high as the content.
    public var height: Double?
    public var alignment = Alignment.center
    public var background: Color
  }
}

/// Which of a document's trees stands there.
public enum ScreenState: Hashable, Sendable {
  case skeleton, content, empty
  /// A failure; nil stands for the theme's first case.
  case error(String?)
}
