/// A shape with something said beside it: trimmed, inset, moved, turned or scaled.
nonisolated protocol ChangedShape: Shape {
  associatedtype Base: Shape

  nonisolated var shape: Base { get }
  nonisolated var change: _Field { get }
  /// Whether the change cannot be said in a word.
  nonisolated var isComputed: Bool { get }
}

extension ChangedShape {
  nonisolated public func _fields(_ inputs: _Inputs) -> [_Field] {
    let base = shape._fields(inputs.at(.content))
    // One node says each change once, and in this order; of others the outline is computed.
    let earlier: [String] =
      switch change.name {
      case "inset": []
      case "trim": ["inset"]
      default: ["inset", "trim", "stroke"]
      }
    let changes = ["inset", "trim", "stroke", "offset", "rotation", "scale"]
    let isSaid = changes.allSatisfy { base[$0] == nil || earlier.contains($0) }
    return isSaid && !isComputed ? base + [change] : computedFields(inputs, as: base)
  }

  nonisolated var isComputed: Bool { false }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

public struct _InsetShape<Base: InsettableShape>: InsettableShape, ChangedShape {
  let shape: Base
  let amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  var change: _Field { _Field("inset", .number(amount)) }
}

public struct _TrimmedShape<Base: Shape>: ChangedShape {
  let shape: Base
  let from: CGFloat
  let to: CGFloat

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: from, to: to)
  }

  var change: _Field { _Field("trim", .list([.number(from), .number(to)])) }
}

public struct OffsetShape<Base: Shape>: ChangedShape {
  public let shape: Base
  public let offset: CGSize

  nonisolated public init(shape: Base, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  var change: _Field {
    _Field("offset", .point(Double(offset.width), Double(offset.height)))
  }
}

extension OffsetShape: InsettableShape where Base: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Base.InsetShape> {
    OffsetShape<Base.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

public struct RotatedShape<Base: Shape>: ChangedShape {
  public let shape: Base
  public let angle: Angle
  public let anchor: UnitPoint

  nonisolated public init(shape: Base, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let pivot = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    let transform = CGAffineTransform(translationX: pivot.x, y: pivot.y)
      .rotated(by: CGFloat(angle.radians)).translatedBy(x: -pivot.x, y: -pivot.y)
    return shape.path(in: rect).applying(transform)
  }

  var change: _Field { _Field("rotation", .number(angle.degrees)) }

  var isComputed: Bool { anchor != .center }
}

extension RotatedShape: InsettableShape where Base: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Base.InsetShape> {
    RotatedShape<Base.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

public struct ScaledShape<Base: Shape>: ChangedShape {
  public let shape: Base
  public let scale: CGSize
  public let anchor: UnitPoint

  nonisolated public init(shape: Base, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let pivot = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    let transform = CGAffineTransform(translationX: pivot.x, y: pivot.y)
      .scaledBy(x: scale.width, y: scale.height).translatedBy(x: -pivot.x, y: -pivot.y)
    return shape.path(in: rect).applying(transform)
  }

  var change: _Field {
    _Field(
      "scale",
      .list([
        .number(scale.width), .number(scale.height), .number(anchor.x), .number(anchor.y),
      ]))
  }
}

/// A shape that is another one's outline, which is how it is drawn where it is filled.
public struct _StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func _fields(_ inputs: _Inputs) -> [_Field] {
    shape.linedFields(inputs.at(.content)) + [
      _Field("stroke", style.value(inputs.environment.foreground(0), inside: false))
    ]
  }

  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style fill: FillStyle = FillStyle(),
    file: StaticString = #filePath, line: UInt = #line
  ) -> StrokeShapeView<Base, S> {
    shape.stroke(content, style: style, file: file, line: line)
  }
}

/// A shape put through a transformation, or made of two.
public struct _ComputedShape: Shape {
  let base: any Shape
  let compute: @Sendable (CGRect) -> Path

  public func path(in rect: CGRect) -> Path { compute(rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func _fields(_ inputs: _Inputs) -> [_Field] {
    computedFields(inputs, as: base._fields(inputs.at(.content)))
  }
}

extension Shape {
  nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, from: from, to: to)
  }

  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  nonisolated public func transform(_ transform: CGAffineTransform) -> _ComputedShape {
    _ComputedShape(base: self) { path(in: $0).applying(transform) }
  }

  nonisolated public func size(_ size: CGSize) -> _ComputedShape {
    _ComputedShape(base: self) { path(in: CGRect(origin: $0.origin, size: size)) }
  }

  nonisolated public func size(width: CGFloat, height: CGFloat) -> _ComputedShape {
    size(CGSize(width: width, height: height))
  }

  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> _ComputedShape {
    _ComputedShape(base: self) { path(in: $0).union(other.path(in: $0)) }
  }
}
