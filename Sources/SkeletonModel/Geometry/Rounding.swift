/// A radius for each corner of a rectangle.
package struct CornerRadii: Hashable, Sendable {
  package var topLeading: Double
  package var topTrailing: Double
  package var bottomLeading: Double
  package var bottomTrailing: Double

  package init(
    topLeading: Double = 0, topTrailing: Double = 0,
    bottomLeading: Double = 0, bottomTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  package init(all radius: Double) {
    self.init(
      topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
  }

  package static let zero = CornerRadii()
}

/// The curve of a rounded corner.
package enum CornerStyle: String, Hashable, Sendable, CaseIterable {
  /// SwiftUI's default: the curve begins further out and bends gradually.
  case continuous
  /// A quarter of a circle, as of SwiftUI's `cornerRadius(_:)`.
  case circular
}

/// How far the corners of a rectangle of unknown size are rounded.
package enum Rounding: Hashable, Sendable {
  case corners(CornerRadii)
  case capsule

  package static let none = Rounding.corners(.zero)

  /// The radii for a rectangle of this size, limited to half its shorter side.
  package func radii(in extent: Extent) -> CornerRadii {
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
