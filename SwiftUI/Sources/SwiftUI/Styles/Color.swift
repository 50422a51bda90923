/// A colour: by its components, by its name in the system or in a catalogue, or made of others.
public struct Color: Hashable, Sendable {
  indirect enum Source: Hashable, Sendable {
    case components(Components)
    case system(String)
    case asset(String)
    case faded(Color, Double)
    case mixed(Color, Color, Double)
    case lighter(Color)
    case dynamic(light: Color, dark: Color)
    case contrasting(normal: Color, increased: Color)
  }

  /// Components in sRGB, from 0 to 1; wider ones leave that range.
  struct Components: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0
  }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  let source: Source

  init(_ source: Source) {
    self.source = source
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name)
  }

  public init(_ resource: ColorResource) {
    source = .asset(resource.name)
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .components(
      Components(red: red, green: green, blue: blue, alpha: opacity).converted(from: colorSpace))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .components(
      Components(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  // `Color(.brand)` of a colour that Xcode has generated names for is that of the catalogue.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self = color.color
  }

  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  public init(nsColor: UIColor) {
    self = nsColor.color
  }

  public init(_ color: CGColor) {
    self = color.color
  }

  public init(cgColor: CGColor) {
    self = cgColor.color
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  public func opacity(_ opacity: Double) -> Color {
    switch source {
    case .components(var components):
      components.alpha *= opacity
      return Color(.components(components))
    case .faded(let color, let known): return Color(.faded(color, known * opacity))
    case .system, .asset, .mixed, .lighter, .dynamic, .contrasting:
      return Color(.faded(self, opacity))
    }
  }

  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, other, fraction))
  }

  /// A gradient made of this colour and a slightly lighter one; the last two sevenths are plain, as in
  /// pictures of iOS.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(stops: [
        Gradient.Stop(color: Color(.lighter(self)), location: 0),
        Gradient.Stop(color: self, location: 5 / 7),
      ]))
  }

  /// Nil of a colour that may be another one in the dark: of the system's, or of a catalogue.
  public var cgColor: CGColor? {
    switch source {
    case .components: CGColor(color: self)
    case .faded(let color, _), .lighter(let color):
      color.cgColor == nil ? nil : CGColor(color: self)
    case .mixed(let one, let other, _):
      one.cgColor == nil || other.cgColor == nil ? nil : CGColor(color: self)
    case .system, .asset, .dynamic, .contrasting: nil
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}

extension Color: CustomStringConvertible {
  public var description: String { "\(source)" }
}

extension Color {
  public static let primary = Color(.system("label"))
  public static let secondary = Color(.system("secondaryLabel"))
  public static let accentColor = Color(.system("accent"))
}

/// Each stands here alone, and is a member of `Color` as well: of two that are alike the compiler tries both
/// wherever one is named, which doubles its work with each colour of a list.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(.system("systemRed")) }
  public static var orange: Color { Color(.system("systemOrange")) }
  public static var yellow: Color { Color(.system("systemYellow")) }
  public static var green: Color { Color(.system("systemGreen")) }
  public static var mint: Color { Color(.system("systemMint")) }
  public static var teal: Color { Color(.system("systemTeal")) }
  public static var cyan: Color { Color(.system("systemCyan")) }
  public static var blue: Color { Color(.system("systemBlue")) }
  public static var indigo: Color { Color(.system("systemIndigo")) }
  public static var purple: Color { Color(.system("systemPurple")) }
  public static var pink: Color { Color(.system("systemPink")) }
  public static var brown: Color { Color(.system("systemBrown")) }
  public static var gray: Color { Color(.system("systemGray")) }
  public static var white: Color { Color(white: 1) }
  public static var black: Color { Color(white: 0) }
  public static var clear: Color { Color(white: 0, opacity: 0) }
}

// MARK: Recording

extension Color: ShapeStyle {
  public func _style(in environment: EnvironmentValues) -> _Value {
    .style([_Field("color", value(in: environment))])
  }

  /// The colour as it stands in a recording.
  func value(in environment: EnvironmentValues) -> _Value {
    switch source {
    case .components(let components): components.value
    case .system(let name): .object(.color, [_Field("name", .text(name))])
    case .asset(let name): .object(.color, [_Field("asset", .text(name))])
    case .faded(let color, let opacity):
      color.value(in: environment).withAlpha(multipliedBy: opacity)
    case .dynamic(let light, let dark):
      (environment.colorScheme == .dark ? dark : light).value(in: environment)
    case .contrasting(let normal, let increased):
      (environment.colorSchemeContrast == .increased ? increased : normal).value(in: environment)
    case .lighter(let color): color.value(in: environment).lightened
    case .mixed(let color, let other, _):
      components(in: environment)?.value
        ?? (color.components(in: environment) == nil ? color : other).value(in: environment)
    }
  }

  /// The components, where they are known without a catalogue of colours.
  func components(in environment: EnvironmentValues) -> Components? {
    switch source {
    case .components(let components): return components
    case .system(let name): return SystemColors.components(name, environment.colorScheme)
    case .asset: return nil
    case .faded(let color, let opacity):
      guard var components = color.components(in: environment) else { return nil }
      components.alpha *= opacity
      return components
    case .dynamic(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).components(in: environment)
    case .contrasting(let normal, let increased):
      return (environment.colorSchemeContrast == .increased ? increased : normal)
        .components(in: environment)
    // By how much it is lighter is known where it is drawn.
    case .lighter(let color): return color.components(in: environment)
    case .mixed(let color, let other, let fraction):
      guard let from = color.components(in: environment),
        let to = other.components(in: environment)
      else { return nil }
      return from.mixed(with: to, by: fraction)
    }
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let components =
      components(in: environment) ?? Components(red: 0.5, green: 0.5, blue: 0.5)
    return Resolved(
      red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
      opacity: Float(components.alpha))
  }
}

extension Color: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    [_Node("fill", [_Field("style", _style(in: inputs.environment))], inputs)]
  }
}

extension _Value {
  fileprivate var lightened: _Value {
    guard case .object(.color, let fields) = self else { return self }
    return .object(.color, fields + [_Field("lighter", .flag(true))])
  }

  fileprivate func withAlpha(multipliedBy opacity: Double) -> _Value {
    guard case .object(.color, var fields) = self else { return self }
    if let index = fields.firstIndex(where: { $0.name == "alpha" }),
      case .number(let known) = fields[index].value
    {
      fields[index] = _Field("alpha", .number(known * opacity))
    } else {
      fields.append(_Field("alpha", .number(opacity)))
    }
    return .object(.color, fields)
  }
}

extension Color.Components {
  var value: _Value {
    var fields = [
      _Field("rgb", .list([.number(red), .number(green), .number(blue)]))
    ]
    if alpha != 1 { fields.append(_Field("alpha", .number(alpha))) }
    return .object(.color, fields)
  }

  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let turn = (hue - hue.rounded(.down)) * 6
    let sector = turn.isFinite ? Int(turn) % 6 : 0
    let rest = turn - turn.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - rest * saturation)
    let rising = brightness * (1 - (1 - rest) * saturation)
    let parts =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
  }

  func mixed(with other: Self, by fraction: Double) -> Self {
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return Self(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue), alpha: between(alpha, other.alpha))
  }

  func converted(from space: Color.RGBColorSpace) -> Self {
    switch space {
    case .sRGB: return self
    case .sRGBLinear:
      return Self(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
    case .displayP3:
      let (r, g, b) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
      return Self(
        red: Self.encoded(1.224940176 * r - 0.224940176 * g),
        green: Self.encoded(-0.042056955 * r + 1.042056955 * g),
        blue: Self.encoded(-0.019637555 * r - 0.078636046 * g + 1.098273601 * b), alpha: alpha)
    }
  }

  private static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }

  private static func decoded(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let value = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }
}

extension Color {
  /// A colour's components, once the environment is known.
  public struct Resolved: Hashable, Codable, Sendable, ShapeStyle {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    public func _style(in environment: EnvironmentValues) -> _Value {
      Color(self)._style(in: environment)
    }

    public var cgColor: CGColor { CGColor(color: Color(self)) }
  }
}

/// A colour of an asset catalogue, as Xcode generates it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// An image of an asset catalogue, as Xcode generates it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}
