/// The axis along which a length is measured.
package enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The perpendicular axis.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Some axes.
package struct AxisSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  package static let horizontal = AxisSet(rawValue: 1)
  package static let vertical = AxisSet(rawValue: 2)
}

/// Some edges.
package struct EdgeSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = EdgeSet(rawValue: 1)
  package static let leading = EdgeSet(rawValue: 2)
  package static let bottom = EdgeSet(rawValue: 4)
  package static let trailing = EdgeSet(rawValue: 8)
  package static let horizontal: EdgeSet = [.leading, .trailing]
  package static let vertical: EdgeSet = [.top, .bottom]
  package static let all: EdgeSet = [.horizontal, .vertical]

  package static let singles: [(word: String, edges: EdgeSet)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]

  /// Each by its word, and words for several.
  package static let named =
    singles + [("horizontal", .horizontal), ("vertical", .vertical), ("all", .all)]
}

/// A width and a height, in points unless the context says pixels.
package struct Extent: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Extent(width: 0, height: 0)

  /// The length along an axis, so that the same code lays out rows and columns.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A displacement, or a point relative to the top left corner; y grows downwards.
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
