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

/// The half-axes of the quarter of an ellipse that rounds a corner.
package struct CornerAxes: Hashable, Sendable {
  /// Shares are of the rectangle's width and height.
  package var x: Length
  package var y: Length

  package init(x: Length, y: Length) {
    self.x = x
    self.y = y
  }

  package static let zero = CornerAxes(x: .points(0), y: .points(0))
}

/// Corners that are quarters of ellipses.
package struct EllipticCorners: Hashable, Sendable {
  package var topLeading: CornerAxes
  package var topTrailing: CornerAxes
  package var bottomLeading: CornerAxes
  package var bottomTrailing: CornerAxes
  /// Whether they were given as one: then too large an axis is cut to half its side, as of SVG's
  /// `rect`. Corners by themselves are scaled down together, as CSS does.
  package var areAlike: Bool

  package init(
    topLeading: CornerAxes, topTrailing: CornerAxes, bottomLeading: CornerAxes,
    bottomTrailing: CornerAxes
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    areAlike = false
  }

  package init(all axes: CornerAxes) {
    self.init(topLeading: axes, topTrailing: axes, bottomLeading: axes, bottomTrailing: axes)
    areAlike = true
  }
}

/// The half-axes of each corner of a rectangle of known size, none too large for it.
package struct CornerExtents: Hashable, Sendable {
  package var topLeading: Extent
  package var topTrailing: Extent
  package var bottomLeading: Extent
  package var bottomTrailing: Extent

  package init(
    topLeading: Extent, topTrailing: Extent, bottomLeading: Extent, bottomTrailing: Extent
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}

extension EllipticCorners {
  /// The axes in a rectangle of this size.
  ///
  /// - Parameter scale: What points are multiplied by.
  package func extents(in extent: Extent, scale: Double = 1) -> CornerExtents {
    let (width, height) = (max(extent.width, 0), max(extent.height, 0))
    func length(_ length: Length, of side: Double) -> Double {
      let length =
        switch length {
        case .points(let points): points.isFinite ? points * scale : min(width, height) / 2
        case .share(let share): share * side
        }
      return areAlike ? min(length, side / 2) : length
    }
    func size(_ axes: CornerAxes) -> Extent {
      Extent(width: length(axes.x, of: width), height: length(axes.y, of: height))
    }
    var corners = CornerExtents(
      topLeading: size(topLeading), topTrailing: size(topTrailing),
      bottomLeading: size(bottomLeading), bottomTrailing: size(bottomTrailing))
    let sums = [
      (corners.topLeading.width + corners.topTrailing.width, width),
      (corners.bottomLeading.width + corners.bottomTrailing.width, width),
      (corners.topLeading.height + corners.bottomLeading.height, height),
      (corners.topTrailing.height + corners.bottomTrailing.height, height),
    ]
    let share = sums.reduce(1) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
    guard share < 1 else { return corners }
    for corner in CornerExtents.all {
      corners[keyPath: corner].width *= share
      corners[keyPath: corner].height *= share
    }
    return corners
  }
}

extension CornerExtents {
  fileprivate static let all: [WritableKeyPath<CornerExtents, Extent> & Sendable] = [
    \.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing,
  ]

  /// The radii, if every corner is a quarter of a circle.
  package var circular: CornerRadii? {
    guard Self.all.allSatisfy({ self[keyPath: $0].width == self[keyPath: $0].height }) else {
      return nil
    }
    return longest
  }

  /// The longer axis of each corner.
  package var longest: CornerRadii {
    func longer(_ extent: Extent) -> Double { max(extent.width, extent.height) }
    return CornerRadii(
      topLeading: longer(topLeading), topTrailing: longer(topTrailing),
      bottomLeading: longer(bottomLeading), bottomTrailing: longer(bottomTrailing))
  }
}

/// How far the corners of a rectangle of unknown size are rounded.
package enum Rounding: Hashable, Sendable {
  case corners(CornerRadii)
  /// Quarters of ellipses, whatever the style of the corners.
  indirect case elliptic(EllipticCorners)
  case capsule

  package static let none = Rounding.corners(.zero)

  /// The radii for a rectangle of this size, limited to half its shorter side; of a quarter of an
  /// ellipse, its longer axis.
  package func radii(in extent: Extent) -> CornerRadii {
    let most = max(min(extent.width, extent.height) / 2, 0)
    switch self {
    case .capsule: return CornerRadii(all: most)
    case .elliptic(let corners): return corners.extents(in: extent).longest
    case .corners(let radii):
      return CornerRadii(
        topLeading: min(radii.topLeading, most), topTrailing: min(radii.topTrailing, most),
        bottomLeading: min(radii.bottomLeading, most),
        bottomTrailing: min(radii.bottomTrailing, most))
    }
  }

  /// The axes of the corners, if they are not all quarters of circles.
  package func extents(in extent: Extent) -> CornerExtents? {
    guard case .elliptic(let corners) = self else { return nil }
    let extents = corners.extents(in: extent)
    return extents.circular == nil ? extents : nil
  }
}
