/// A typeface in a size: one of the system's styles, the system's own, or an app's.
public struct Font: Hashable, Sendable {
  enum Face: Hashable, Sendable {
    case style(TextStyle)
    case system(CGFloat)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  private(set) var face: Face
  var attributes = TextAttributes()

  public enum TextStyle: String, Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
    case extraLargeTitle
    case extraLargeTitle2
  }

  public struct Weight: Hashable, Sendable {
    let name: String

    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum Leading: String, Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  public enum Design: String, Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }
}

extension Font {
  public static let largeTitle = Font(face: .style(.largeTitle))
  public static let title = Font(face: .style(.title))
  public static let title2 = Font(face: .style(.title2))
  public static let title3 = Font(face: .style(.title3))
  public static let headline = Font(face: .style(.headline))
  public static let subheadline = Font(face: .style(.subheadline))
  public static let body = Font(face: .style(.body))
  public static let callout = Font(face: .style(.callout))
  public static let footnote = Font(face: .style(.footnote))
  public static let caption = Font(face: .style(.caption))
  public static let caption2 = Font(face: .style(.caption2))

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(face: .style(style))
    font.attributes.design = design
    font.attributes.weight = weight
    return font
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(face: .system(size))
    font.attributes.design = design
    font.attributes.weight = weight
    return font
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(face: .custom(name, size: size, relativeTo: .body))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(face: .custom(name, size: size, relativeTo: style))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(face: .custom(name, size: fixedSize, relativeTo: nil))
  }

  public init(_ font: UIFont) {
    self = font.font
  }

  /// The same in letters of another size, which does not grow.
  func sized(_ size: CGFloat) -> Font {
    var font = self
    switch face {
    case .custom(let name, _, _): font.face = .custom(name, size: size, relativeTo: nil)
    case .style(.headline):
      font.face = .system(size)
      if attributes.bold != true { font.attributes.weight = attributes.weight ?? .semibold }
    case .style, .system: font.face = .system(size)
    }
    return font
  }

  private func with(_ change: (inout TextAttributes) -> Void) -> Font {
    var font = self
    change(&font.attributes)
    return font
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  public func bold() -> Font {
    with {
      $0.weight = nil
      $0.bold = true
    }
  }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic() -> Font { with { $0.italic = true } }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  public func monospacedDigit() -> Font { with { $0.monospacedDigit = true } }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
}

/// What changes a text or its font, whether said of the font, of the text, or of views around it.
struct TextAttributes: Hashable, Sendable {
  var weight: Font.Weight?
  /// Heavier than usual, by as much as the font has for it.
  var bold: Bool?
  var width: Font.Width?
  var design: Font.Design?
  var leading: Font.Leading?
  var italic: Bool?
  var monospacedDigit: Bool?
  var underline: Bool?
  var strikethrough: Bool?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?

  /// These, and where they say nothing, those.
  func over(_ other: TextAttributes) -> TextAttributes {
    TextAttributes(
      weight: weight ?? other.weight, bold: bold ?? other.bold, width: width ?? other.width,
      design: design ?? other.design,
      leading: leading ?? other.leading, italic: italic ?? other.italic,
      monospacedDigit: monospacedDigit ?? other.monospacedDigit,
      underline: underline ?? other.underline,
      strikethrough: strikethrough ?? other.strikethrough, kerning: kerning ?? other.kerning,
      baselineOffset: baselineOffset ?? other.baselineOffset)
  }
}

extension Font {
  /// The font as it stands in a recording, with what a text adds to it.
  @MainActor
  func value(
    adding attributes: TextAttributes = TextAttributes(), in environment: EnvironmentValues
  ) -> _Value {
    var arguments = Arguments()
    // That of the screen is the host's.
    let size = environment.dynamicTypeSize
    if size != _Session.current?.request.environment.dynamicTypeSize {
      arguments.add("typeSize", "\(size)")
    }
    switch face {
    case .style(let style): arguments.add("style", style.rawValue)
    case .system(let size): arguments.add("size", size)
    case .custom(let name, let size, let style):
      arguments.add("custom", name)
      arguments.add("size", size)
      arguments.add("relativeTo", style?.rawValue)
    }
    let all = attributes.over(self.attributes)
    // What a text says of its weight goes before what its font does.
    let weight =
      attributes.weight ?? emphasis(attributes) ?? self.attributes.weight
      ?? emphasis(self.attributes)
    arguments.add("weight", weight?.name)
    if let design = all.design, design != .default { arguments.add("design", design.rawValue) }
    arguments.addIf("italic", all.italic ?? false)
    arguments.addIf("monospacedDigit", all.monospacedDigit ?? false)
    if let width = all.width, width != .standard { arguments.add("width", width.value) }
    if let leading = all.leading, leading != .standard {
      arguments.add("leading", leading.rawValue)
    }
    return .object(arguments.fields)
  }

  /// The weight that takes the place of the usual one: the system's larger styles are bold then, the
  /// others semibold.
  private func emphasis(_ attributes: TextAttributes) -> Weight? {
    guard attributes.bold == true else { return nil }
    guard case .style(let style) = face else { return .bold }
    switch style {
    case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: return .bold
    case .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2:
      return .semibold
    }
  }
}
