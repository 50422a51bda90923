/// What something is painted with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style as it stands in a recording.
  func _style(in environment: EnvironmentValues) -> _Value
}

extension Never: ShapeStyle {
  public func _style(in environment: EnvironmentValues) -> _Value { environment.foreground(0) }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("'\(Self.self)' does not resolve into another style")
  }
}

extension ShapeStyle {
  public func _style(in environment: EnvironmentValues) -> _Value {
    if Resolved.self == Never.self { return environment.foreground(0) }
    return resolve(in: environment)._style(in: environment)
  }
}

extension _Value {
  static func style(_ fields: [_Field]) -> _Value { .object(.style, fields) }

  /// A style of a colour of the system.
  static func system(_ name: String) -> _Value {
    .style([_Field("color", .object(.color, [_Field("name", .text(name))]))])
  }

  /// A style made fainter.
  func fainter(by opacity: Double) -> _Value {
    guard opacity != 1, case .object(.style, var fields) = self else { return self }
    if let index = fields.firstIndex(where: { $0.name == "opacity" }),
      case .number(let known) = fields[index].value
    {
      fields[index] = _Field("opacity", .number(known * opacity))
    } else {
      fields.append(_Field("opacity", .number(opacity)))
    }
    return .style(fields)
  }
}

/// A style of a type that is not told.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  public func _style(in environment: EnvironmentValues) -> _Value {
    style._style(in: environment)
  }
}

/// A style at a fraction of its opacity.
struct FainterStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _style(in environment: EnvironmentValues) -> _Value {
    style._style(in: environment).fainter(by: opacity)
  }
}

/// A style over what is behind it; how it blends is not recorded.
struct PlainlyBlendedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style

  func _style(in environment: EnvironmentValues) -> _Value { style._style(in: environment) }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FainterStyle(style: self, opacity: opacity)
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { PlainlyBlendedStyle(style: self) }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { PlainlyBlendedStyle(style: self) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}

/// A shadow as part of a style.
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

// MARK: Styles by their place

/// One of the levels of the foreground.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _style(in environment: EnvironmentValues) -> _Value {
    environment.foreground(level)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of some other style.
struct LevelOfStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  func _style(in environment: EnvironmentValues) -> _Value {
    base._style(in: environment).fainter(by: EnvironmentValues.opacities[level])
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { LevelOfStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { LevelOfStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { LevelOfStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { LevelOfStyle(base: self, level: 4) }
}

extension EnvironmentValues {
  /// How much fainter each level of a style is.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

  /// A level of the foreground that holds here.
  func foreground(_ level: Int) -> _Value {
    if level < foregroundLevels.count { return foregroundLevels[level] }
    // The second level of words beside a card is their usual colour.
    if let base = foregroundLevels.first ?? (isBesideCard && level > 0 ? nil : defaultForeground) {
      return base.fainter(by: Self.opacities[min(level, 4)])
    }
    let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quaternaryLabel"]
    return .system(names[min(level, 4)])
  }
}

public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _style(in environment: EnvironmentValues) -> _Value { environment.foreground(0) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _style(in environment: EnvironmentValues) -> _Value {
    environment.backgroundLevel ?? .system("systemBackground")
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _style(in environment: EnvironmentValues) -> _Value {
    environment.tintStyle ?? .system("accent")
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

// Styles that are colours of the system by their meaning.

public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func _style(in environment: EnvironmentValues) -> _Value { .system("separator") }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { Self() }
}

public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _style(in environment: EnvironmentValues) -> _Value { .system("systemFill") }
}

extension ShapeStyle where Self == FillShapeStyle {
  // What an app has under the same name for older systems comes first.
  @_disfavoredOverload public static var fill: FillShapeStyle { Self() }
}

public struct LinkShapeStyle: ShapeStyle {
  public init() {}

  public func _style(in environment: EnvironmentValues) -> _Value { .system("link") }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { Self() }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public func _style(in environment: EnvironmentValues) -> _Value { .system("placeholderText") }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { Self() }
}

public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func _style(in environment: EnvironmentValues) -> _Value { .system("accent") }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { Self() }
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}

  public func _style(in environment: EnvironmentValues) -> _Value { .system("systemBackground") }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { Self() }
}

/// What lets the views behind it shine through.
public struct Material: ShapeStyle {
  let name: String

  public static let ultraThin = Material(name: "ultraThin")
  public static let thin = Material(name: "thin")
  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let ultraThick = Material(name: "ultraThick")
  public static let bar = Material(name: "bar")
  public static let ultraThinMaterial = Material.ultraThin
  public static let thinMaterial = Material.thin
  public static let regularMaterial = Material.regular
  public static let thickMaterial = Material.thick
  public static let ultraThickMaterial = Material.ultraThick

  public func _style(in environment: EnvironmentValues) -> _Value {
    .style([_Field("material", .text(name))])
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
