/// The light that moves over placeholders.
public struct Shimmer: Hashable, Sendable {
  public enum Movement: Hashable, Sendable {
    /// A band that travels across its space, from wholly off it to wholly off it.
    case sweep(Sweep)
    /// A change of colour in place: from the first stop to the last and back.
    case pulse
  }

  /// In what a band travels.
  public enum Space: String, Hashable, Sendable, CaseIterable { case leaf, group, screen }

  public struct Sweep: Hashable, Sendable {
    public var width: Length
    public var angle: Double
    public var space: Space
    public var reverses: Bool
    /// Whether the band turns round where the screen reads from right to left.
    public var followsLayout: Bool
  }

  public var movement: Movement
  public var stops: [GradientStop]
  /// What the stops are painted over.
  public var base: Color
  public var duration: Microseconds
  public var rest: Microseconds
  public var easing: Easing
}
