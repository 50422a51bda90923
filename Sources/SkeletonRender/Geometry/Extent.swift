/// A direction in which lengths are measured.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The axis across this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A width and a height, in points unless a type says pixels.
public struct Extent: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Extent(width: 0, height: 0)

  /// One side, so that a single routine lays out rows and columns alike.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A displacement, or a place counted from the top left corner; y grows downwards.
public struct Offset: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Offset(x: 0, y: 0)

  public static func + (a: Offset, b: Offset) -> Offset { Offset(x: a.x + b.x, y: a.y + b.y) }
  public static func - (a: Offset, b: Offset) -> Offset { Offset(x: a.x - b.x, y: a.y - b.y) }
  public static func * (a: Offset, k: Double) -> Offset { Offset(x: a.x * k, y: a.y * k) }
}
