/// A shape that says what it is in few words.
nonisolated protocol NamedShape: InsettableShape {
  nonisolated var fields: [_Field] { get }
  /// Where it is made.
  nonisolated var location: _SourceLocation { get }
}

extension NamedShape {
  nonisolated public func _fields(_ inputs: _Inputs) -> [_Field] { fields }

  /// It is the same from both sides, so that what turns it turns it the same way.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

public struct Rectangle: NamedShape {
  let location: _SourceLocation

  public init(file: StaticString = #filePath, line: UInt = #line) {
    location = _SourceLocation(file, line)
  }

  public func path(in rect: CGRect) -> Path { Path(rect) }

  var fields: [_Field] { [_Field("shape", .text("rectangle"))] }
}

public struct Circle: NamedShape {
  let location: _SourceLocation

  public init(file: StaticString = #filePath, line: UInt = #line) {
    location = _SourceLocation(file, line)
  }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  var fields: [_Field] { [_Field("shape", .text("circle"))] }
}

public struct Ellipse: NamedShape {
  let location: _SourceLocation

  public init(file: StaticString = #filePath, line: UInt = #line) {
    location = _SourceLocation(file, line)
  }

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  var fields: [_Field] { [_Field("shape", .text("ellipse"))] }
}

public struct Capsule: NamedShape {
  public var style: RoundedCornerStyle
  let location: _SourceLocation

  public init(
    style: RoundedCornerStyle = .continuous, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.style = style
    location = _SourceLocation(file, line)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  var fields: [_Field] {
    [_Field("shape", .text("capsule")), _Field("style", .text(style.rawValue))]
  }
}

/// The shape that glass has by itself.
public struct DefaultGlassEffectShape: NamedShape {
  let location: _SourceLocation

  public init(file: StaticString = #filePath, line: UInt = #line) {
    location = _SourceLocation(file, line)
  }

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  var fields: [_Field] { Capsule().fields }
}

public struct RoundedRectangle: NamedShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  let location: _SourceLocation

  public init(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.cornerSize = cornerSize
    self.style = style
    location = _SourceLocation(file, line)
  }

  public init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style, file: file,
      line: line)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  var fields: [_Field] {
    [
      _Field("shape", .text("roundedRectangle")),
      _Field("radii", .list([.number(cornerSize.width), .number(cornerSize.height)])),
      _Field("style", .text(style.rawValue)),
    ]
  }
}

public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

public struct UnevenRoundedRectangle: NamedShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  let location: _SourceLocation

  public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
    location = _SourceLocation(file, line)
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style, file: file, line: line)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  var fields: [_Field] {
    [
      _Field("shape", .text("unevenRoundedRectangle")),
      _Field(
        "radii",
        .list([
          .number(cornerRadii.topLeading), .number(cornerRadii.bottomLeading),
          .number(cornerRadii.bottomTrailing), .number(cornerRadii.topTrailing),
        ])),
      _Field("style", .text(style.rawValue)),
    ]
  }
}

/// The shape of what is around.
public struct ContainerRelativeShape: NamedShape {
  let location: _SourceLocation

  public init(file: StaticString = #filePath, line: UInt = #line) {
    location = _SourceLocation(file, line)
  }

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func _fields(_ inputs: _Inputs) -> [_Field] {
    if let location = inputs.environment.containerShape {
      _Session.current?.note(
        location, "what takes its shape from 'containerShape' is drawn as a rectangle")
    }
    return fields
  }

  var fields: [_Field] { [_Field("shape", .text("containerRelative"))] }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

/// A shape of a type that is not told.
public struct AnyShape: Shape {
  private let shape: any Shape

  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func _fields(_ inputs: _Inputs) -> [_Field] { shape._fields(inputs) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(
    style: RoundedCornerStyle, file: StaticString = #filePath, line: UInt = #line
  ) -> Capsule {
    Capsule(style: style, file: file, line: line)
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous, file: StaticString = #filePath,
    line: UInt = #line
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style, file: file, line: line)
  }

  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous, file: StaticString = #filePath,
    line: UInt = #line
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style, file: file, line: line)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    file: StaticString = #filePath, line: UInt = #line
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style, file: file, line: line)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous, file: StaticString = #filePath, line: UInt = #line
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style, file: file, line: line)
  }
}
