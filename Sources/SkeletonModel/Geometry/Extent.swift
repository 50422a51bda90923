/// A direction in which lengths are measured.
package enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The axis across this one.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A width and a height, in points unless a type says pixels.
package struct Extent: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Extent(width: 0, height: 0)

  /// One side, so that a single routine lays out rows and columns alike.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A displacement, or a place counted from the top left corner; y grows downwards.
package struct Offset: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Offset(x: 0, y: 0)

  package static func + (a: Offset, b: Offset) -> Offset { Offset(x: a.x + b.x, y: a.y + b.y) }
  package static func - (a: Offset, b: Offset) -> Offset { Offset(x: a.x - b.x, y: a.y - b.y) }
  package static func * (a: Offset, k: Double) -> Offset { Offset(x: a.x * k, y: a.y * k) }
}
