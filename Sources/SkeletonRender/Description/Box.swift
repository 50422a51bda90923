/// A length that may depend on the room proposed to the container.
public enum Length: Hashable, Sendable {
  case points(Double)
  /// A share of the container's proposal, its padding off: 0.6 for `60%`.
  case share(Double)
}

/// What may be said of every node, in the order in which it is applied, from inside out.
public struct Box: Sendable {
  /// nil: 0, or that of the view inside.
  public var layoutPriority: Double?
  public var accessibilityLabel: String?
  public var isShimmerGroup = false

  public var fixedSize: Set<Axis> = []
  public var padding = Insets.zero
  public var minWidth: Length?
  public var idealWidth: Length?
  /// `.points(.infinity)` is `fill`.
  public var maxWidth: Length?
  public var minHeight: Length?
  public var idealHeight: Length?
  public var maxHeight: Length?
  public var aspectRatio: AspectRatio?
  public var width: Length?
  public var height: Length?
  /// How much larger the text is than at `large` that this stands for or beside; nil: it does not
  /// grow.
  ///
  /// Width and height are multiplied by it, and the width becomes a ceiling.
  public var growth: Double?
  public var containerRelativeFrame: RelativeFrame?
  /// Where content sits in either frame.
  public var frameAlignment = Alignment.center
  public var background: Paint?
  public var radius = Rounding.none
  public var border: Border?
  public var clip = false
  public var opacity = 1.0
  public var offset = Offset.zero
  public var margin = Insets.zero

  public init() {}

  /// Width over height.
  public struct AspectRatio: Hashable, Sendable {
    public enum Mode: String, Hashable, Sendable, CaseIterable { case fit, fill }
    public var ratio: Double
    public var mode: Mode
  }

  /// A share of the nearest scroll's viewport, as SwiftUI's `containerRelativeFrame` has it.
  public struct RelativeFrame: Hashable, Sendable {
    public var count: Int
    public var span: Int
    public var spacing: Double
    public var axis: Axis
  }

  /// A line drawn just inside the frame.
  public struct Border: Hashable, Sendable {
    public var color: Color
    public var width: Double
  }
}
