/// What stands in an argument of a node.
///
/// Values keep apart what may move (numbers, points, colours, styles, paths) from what cannot
/// (texts, flags), because the difference of two updates is taken value by value.
public indirect enum _Value: Equatable {
  case number(Double)
  case text(String)
  case flag(Bool)
  /// Two numbers that move together.
  case point(Double, Double)
  /// SVG path data, which moves only where an animatable shape says so.
  case path(String)
  case list([_Value])
  case object(_Kind, [_Field])
  case animated(_Motion)

  /// Whether an object may be replaced as a whole by one that moves.
  public enum _Kind: Equatable {
    case plain
    case color
    case style
  }
}

/// A named value.
public struct _Field: Equatable {
  let name: String
  let value: _Value

  init(_ name: String, _ value: _Value) {
    self.name = name
    self.value = value
  }
}

/// The values that a motion passes through, and how.
public struct _Motion: Equatable {
  let values: [_Value]
  let animation: Animation
  let start: Double
}

extension _Value {
  static func number(_ value: CGFloat) -> _Value { .number(Double(value)) }
  static func number(_ value: Int) -> _Value { .number(Double(value)) }
  static func object(_ fields: [_Field]) -> _Value { .object(.plain, fields) }

  static func point(_ point: UnitPoint) -> _Value { .point(Double(point.x), Double(point.y)) }

  static func size(_ size: CGSize) -> _Value {
    .list([.number(size.width), .number(size.height)])
  }
}

/// Builds the arguments of a node, leaving out what is not given.
struct Arguments {
  var fields: [_Field] = []

  init() {}

  mutating func add(_ name: String, _ value: _Value?) {
    if let value { fields.append(_Field(name, value)) }
  }

  mutating func add(_ name: String, _ value: CGFloat?) {
    if let value { fields.append(_Field(name, .number(value))) }
  }

  mutating func add(_ name: String, _ value: String?) {
    if let value { fields.append(_Field(name, .text(value))) }
  }

  mutating func add(_ name: String, _ value: Bool?) {
    if let value { fields.append(_Field(name, .flag(value))) }
  }

  /// A flag that is written only where it is true.
  mutating func addIf(_ name: String, _ value: Bool) {
    if value { fields.append(_Field(name, .flag(true))) }
  }
}

extension [_Field] {
  subscript(name: String) -> _Value? { first { $0.name == name }?.value }
}
