/// Colours at places between 0 and 1.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public struct ColorSpace: Hashable, Sendable {
    let name: String

    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  func value(in environment: EnvironmentValues) -> _Value {
    .list(
      stops.map { stop in
        .object([
          _Field("color", stop.color.value(in: environment)),
          _Field("location", .number(stop.location)),
        ])
      })
  }
}

extension Gradient: ShapeStyle {
  public func _style(in environment: EnvironmentValues) -> _Value {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._style(in: environment)
  }
}

/// A gradient of a type that is not told.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  public func opacity(_ opacity: Double) -> AnyGradient {
    AnyGradient(
      Gradient(
        stops: gradient.stops.map {
          Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location)
        }))
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  public func _style(in environment: EnvironmentValues) -> _Value {
    gradient._style(in: environment)
  }
}

/// A gradient over what it paints, and over what it is offered where it stands as a view.
protocol PaintedGradient: ShapeStyle, _PrimitiveView {
  nonisolated var gradient: Gradient { get }
  nonisolated var location: _SourceLocation { get }
  /// The name of its kind, and where its stops lie.
  nonisolated var form: (kind: String, fields: [_Field]) { get }
}

extension _Value {
  var isGradient: Bool {
    guard case .object(_, let fields) = self else { return false }
    return fields.contains { ["linear", "radial", "angular"].contains($0.name) }
  }
}

extension PaintedGradient {
  nonisolated public func _style(in environment: EnvironmentValues) -> _Value {
    let stops = _Field("stops", gradient.value(in: environment))
    return .style([_Field(form.kind, .object([stops] + form.fields))])
  }

  @MainActor public func _record(_ inputs: _Inputs) -> [_Node] {
    [_Node("fill", [_Field("style", _style(in: inputs.environment))], at: location, inputs)]
  }
}

public struct LinearGradient: Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint
  let location: _SourceLocation

  nonisolated public init(
    gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
    location = _SourceLocation(file, line)
  }

  /// The same with another gradient along its line.
  public func _changing(_ change: (Gradient) -> Gradient) -> LinearGradient {
    LinearGradient(
      gradient: change(gradient), startPoint: startPoint, endPoint: endPoint, file: location.file,
      line: location.line)
  }

  nonisolated public init(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint, file: file,
      line: line)
  }

  nonisolated public init(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint, file: file,
      line: line)
  }
}

extension LinearGradient: PaintedGradient {
  nonisolated var form: (kind: String, fields: [_Field]) {
    (
      "linear",
      [
        _Field("start", .point(startPoint)),
        _Field("end", .point(endPoint)),
      ]
    )
  }
}

public struct RadialGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat
  let location: _SourceLocation

  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius, file: file, line: line)
  }

  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius, file: file, line: line)
  }
}

extension RadialGradient: PaintedGradient {
  nonisolated var form: (kind: String, fields: [_Field]) {
    (
      "radial",
      [
        _Field("center", .point(center)),
        _Field("startRadius", .number(startRadius)),
        _Field("endRadius", .number(endRadius)),
      ]
    )
  }
}

/// A radial gradient that is stretched with what it fills: its radii are fractions of the frame.
public struct EllipticalGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat
  let location: _SourceLocation

  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction, file: file,
      line: line)
  }

  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction, file: file,
      line: line)
  }
}

extension EllipticalGradient: PaintedGradient {
  nonisolated var form: (kind: String, fields: [_Field]) {
    (
      "elliptical",
      [
        _Field("center", .point(center)),
        _Field("startRadius", .number(startRadiusFraction)),
        _Field("endRadius", .number(endRadiusFraction)),
      ]
    )
  }
}

public struct AngularGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle
  let location: _SourceLocation

  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    gradient: Gradient, center: UnitPoint, angle: Angle = .zero,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360),
      file: file, line: line)
  }

  nonisolated public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle, file: file, line: line)
  }

  nonisolated public init(
    colors: [Color], center: UnitPoint, angle: Angle = .zero,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, angle: angle, file: file, line: line)
  }

  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle, file: file, line: line)
  }

  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, angle: angle, file: file, line: line)
  }
}

extension AngularGradient: PaintedGradient {
  nonisolated var form: (kind: String, fields: [_Field]) {
    (
      "angular",
      [
        _Field("center", .point(center)),
        _Field("startAngle", .number(startAngle.degrees)),
        _Field("endAngle", .number(endAngle.degrees)),
      ]
    )
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
