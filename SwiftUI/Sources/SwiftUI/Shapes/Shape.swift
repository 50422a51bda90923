/// An outline that fits itself into a rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path

  nonisolated static var role: ShapeRole { get }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The shape as it stands in a recording.
  nonisolated func _fields(_ inputs: _Inputs) -> [_Field]
}

public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors

  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { .mirrors }
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    let painted = ForegroundStyle()._style(in: inputs.environment)
    var fields = filledFields(inputs, with: painted)
    if !fields.contains(where: { $0.name == "stroke" }) {
      fields.append(_Field("fill", painted))
    }
    let places = inputs.environment.places(of: "style")["style"].map { ["fill": $0] } ?? [:]
    return [_Node("shape", fields, at: place, places: places, inputs)]
  }

  /// A shape of an app's own.
  nonisolated public func _fields(_ inputs: _Inputs) -> [_Field] { computedFields(inputs) }

  /// Its path, drawn along where its base is: a line is no inside.
  nonisolated func computedFields(_ inputs: _Inputs, as base: [_Field]) -> [_Field] {
    computedFields(inputs) + base.filter { $0.name == "stroke" }
  }

  /// Its path in the size found for it.
  nonisolated func computedFields(_ inputs: _Inputs) -> [_Field] {
    inputs.position.visit(in: _Session.current?.pass ?? 0)
    let id = inputs.position.path
    let size = _Session.current?.request.frame(of: id).size ?? .zero
    let rect = CGRect(origin: .zero, size: size)
    // A shape leads to the left where reading does, unless it says otherwise.
    let isMirrored =
      inputs.environment.layoutDirection == .rightToLeft && layoutDirectionBehavior == .mirrors
    func outline(_ shape: Self) -> _Value {
      let path = shape.path(in: rect)
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
      return .path((isMirrored ? path.applying(mirror) : path).description)
    }
    var data = outline(self)
    if let steps = steps(at: inputs) {
      let paths = steps.values.map(outline)
      data = Difference.join(paths, steps.animation, _Session.current?.clock.now ?? 0)
    }
    return [
      _Field("shape", .text("path")), _Field("data", data), _Field("geometry", .text(id)),
      _Field("size", .size(size)),
    ]
  }

  /// The shape where what is inside of it counts: a part of an outline has an inside of its own.
  nonisolated func filledFields(_ inputs: _Inputs, with style: _Value? = nil) -> [_Field] {
    let fields = fields(inputs, with: style)
    return fields["trim"] == nil || fields["stroke"] != nil ? fields : computedFields(inputs)
  }

  /// The shape where a line is drawn along its outline, whose width a scale leaves as it is.
  nonisolated func linedFields(_ inputs: _Inputs, with style: _Value? = nil) -> [_Field] {
    let fields = fields(inputs, with: style)
    return fields["scale"] == nil ? fields : computedFields(inputs)
  }

  /// A gradient lies in the frame, however the shape is turned in it, which only its outline can say.
  private nonisolated func fields(_ inputs: _Inputs, with style: _Value?) -> [_Field] {
    let fields = _fields(inputs)
    let isChanged = ["offset", "rotation", "scale"].contains { fields[$0] != nil }
    return isChanged && style?.isGradient == true ? computedFields(inputs, as: fields) : fields
  }
}

/// A shape that can be drawn smaller by the same length at all edges.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public enum RoundedCornerStyle: String, Hashable, Sendable {
  case circular
  case continuous
}

public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  func value(_ style: _Value, inside: Bool) -> _Value {
    .object([
      _Field("style", style), _Field("width", .number(lineWidth)),
      _Field("cap", .text(lineCap.name)), _Field("join", .text(lineJoin.name)),
      _Field("dash", .list(dash.map { .number($0) })), _Field("dashPhase", .number(dashPhase)),
      _Field("inside", .flag(inside)),
    ])
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(lineWidth, dashPhase) }
    set { (lineWidth, dashPhase) = (newValue.first, newValue.second) }
  }
}

// MARK: Painting

/// A painted shape, which can be painted over once more.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  nonisolated var shape: Content { get }
}

extension _Field {
  /// A line in another style.
  fileprivate func styled(_ style: _Value) -> _Field {
    guard case .object(let kind, let said) = value else { return self }
    let fields = said.map { $0.name == "style" ? _Field("style", style) : $0 }
    return _Field(name, .object(kind, fields))
  }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public let shape: Content
  let style: Style
  var fillStyle = FillStyle()
  var location: _SourceLocation?
  /// What was painted with the same shape before.
  var background: (any View)?
}

extension _ShapeView: ShapeView, _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    if let location { _Session.current?.location = location }
    let painted = style._style(in: inputs.environment)
    var fields = shape.filledFields(inputs.at(.content), with: painted)
    // What is inside of an outline's own outline is its line.
    if let line = fields.firstIndex(where: { $0.name == "stroke" }) {
      fields[line] = fields[line].styled(painted)
    } else {
      fields.append(_Field("fill", painted))
      if fillStyle.isEOFilled { fields.append(_Field("evenOdd", .flag(true))) }
    }
    let node = shape.node(fields, painted: "fill", at: location, inputs)
    return layered(node, over: background, inputs)
  }
}

extension Shape {
  /// Where it is made, as far as it is one of the system's own.
  var place: _SourceLocation? { (self as? any NamedShape)?.location }

  /// What it is recorded as: where it is made, painted somewhere else.
  @MainActor
  fileprivate func node(
    _ fields: [_Field], painted argument: String, at location: _SourceLocation?, _ inputs: _Inputs
  ) -> _Node {
    _Node(
      "shape", fields, at: place ?? location, places: location.map { [argument: $0] } ?? [:], inputs
    )
  }
}

/// A shape whose outline is drawn with a style.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle> {
  public let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  let isInside: Bool
  let location: _SourceLocation
  var background: (any View)?
}

extension StrokeShapeView: ShapeView, _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    var line = (shape: shape as any Shape, isInside: isInside)
    // Said of the system's own shapes; of others the outline is computed, smaller by half the line.
    if isInside, !(shape is any NamedShape), let insettable = shape as? any InsettableShape {
      line = (smaller(insettable), false)
    }
    let painted = style._style(in: inputs.environment)
    var fields = line.shape.linedFields(inputs.at(.content), with: painted)
      .filter { $0.name != "stroke" }
    fields.append(_Field("stroke", strokeStyle.value(painted, inside: line.isInside)))
    let node = shape.node(fields, painted: "stroke", at: location, inputs)
    return layered(node, over: background, inputs)
  }
}

extension StrokeShapeView {
  private func smaller<S: InsettableShape>(_ shape: S) -> any Shape {
    shape.inset(by: strokeStyle.lineWidth / 2)
  }
}

/// A shape painted several times: the later ones lie over the first.
@MainActor
private func layered(
  _ node: _Node, over background: (any View)?, _ inputs: _Inputs
) -> [_Node] {
  guard let background else { return [node] }
  let below = background._record(inputs.at(.decoration))
  return [
    _Node(
      "background", [_Field("alignment", .text("center"))], children: [node],
      slots: [_Node.Slot(name: "d", nodes: below)], at: node.at, inputs)
  ]
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle(),
    file: StaticString = #filePath, line: UInt = #line
  ) -> _ShapeView<Self, S> {
    _ShapeView(
      shape: self, style: content, fillStyle: style, location: _SourceLocation(file, line))
  }

  nonisolated public func fill(
    style: FillStyle, file: StaticString = #filePath, line: UInt = #line
  ) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style, file: file, line: line)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true, file: StaticString = #filePath,
    line: UInt = #line
  ) -> StrokeShapeView<Self, S> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isInside: false,
      location: _SourceLocation(file, line))
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) -> StrokeShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), file: file, line: line)
  }

  nonisolated public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) -> StrokeShapeView<Self, S> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isInside: true,
      location: _SourceLocation(file, line))
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) -> StrokeShapeView<Self, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), file: file, line: line)
  }
}

extension ShapeView {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle(),
    file: StaticString = #filePath, line: UInt = #line
  ) -> _ShapeView<Content, S> {
    _ShapeView(
      shape: shape, style: content, fillStyle: style, location: _SourceLocation(file, line),
      background: self)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true, file: StaticString = #filePath,
    line: UInt = #line
  ) -> StrokeShapeView<Content, S> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isInside: false,
      location: _SourceLocation(file, line), background: self)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) -> StrokeShapeView<Content, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), file: file, line: line)
  }
}

extension ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) -> StrokeShapeView<Content, S> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isInside: true,
      location: _SourceLocation(file, line), background: self)
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) -> StrokeShapeView<Content, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), file: file, line: line)
  }
}
