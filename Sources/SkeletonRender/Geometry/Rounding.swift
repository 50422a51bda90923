/// A length for each corner of a rectangle.
public struct CornerRadii: Hashable, Sendable {
  public var topLeading: Double
  public var topTrailing: Double
  public var bottomLeading: Double
  public var bottomTrailing: Double

  public init(
    topLeading: Double = 0, topTrailing: Double = 0,
    bottomLeading: Double = 0, bottomTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  public init(all radius: Double) {
    self.init(
      topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
  }

  public static let zero = CornerRadii()
}

/// How a rectangle's corners are rounded, before its size is known.
///
/// Arcs are circular.
public enum Rounding: Hashable, Sendable {
  case corners(CornerRadii)
  case capsule

  public static let none = Rounding.corners(.zero)

  /// The radii in a rectangle of this extent, none longer than half its shorter side.
  public func radii(in extent: Extent) -> CornerRadii {
    let most = max(min(extent.width, extent.height) / 2, 0)
    switch self {
    case .capsule: return CornerRadii(all: most)
    case .corners(let radii):
      return CornerRadii(
        topLeading: min(radii.topLeading, most), topTrailing: min(radii.topTrailing, most),
        bottomLeading: min(radii.bottomLeading, most),
        bottomTrailing: min(radii.bottomTrailing, most))
    }
  }
}
