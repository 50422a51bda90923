// Of attributed strings: SwiftUI's attributes, Markdown, and what a text makes of them.

/// How a stretch of Markdown is emphasised.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    /// One of Foundation's, which has it on Apple's systems alone.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let isSpaced = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let text =
      isSpaced ? markdown : markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.init()
    for unit in Markdown.applyingMarks(to: text.map { Markdown.Unit(character: $0) }) {
      var piece = AttributedString(String(unit.character))
      let intent = unit.style.intent
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      if let address = unit.address { piece.link = URL(string: address, relativeTo: baseURL) }
      append(piece)
    }
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  public init<Scope: AttributeScope>(
    markdown: String, including scope: Scope.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  public init<Scope: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// With what a text shows of its attributes.
  public init(_ string: NSAttributedString) {
    self.init()
    let whole = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: whole.length)) { found, range, _ in
      append(AttributedString(whole.substring(with: range), attributes: AttributeContainer(found)))
    }
  }

  /// What a text shows of it.
  var textRuns: [Text.Run] {
    let runs = runs.map { run in
      var shown = Text.Run(text: String(self[run.range].characters))
      shown.font = run.font
      shown.color = run.foregroundColor ?? (run.link == nil ? nil : .accentColor)
      let intent = run.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { shown.attributes.bold = true }
      if intent.contains(.emphasized) { shown.attributes.italic = true }
      if intent.contains(.code) { shown.attributes.design = .monospaced }
      if intent.contains(.strikethrough) || run.strikethroughStyle != nil {
        shown.attributes.strikethrough = true
      }
      if run.underlineStyle != nil { shown.attributes.underline = true }
      shown.attributes.kerning = run.kern ?? run.tracking
      shown.attributes.baselineOffset = run.baselineOffset
      return shown
    }
    return runs.isEmpty ? [Text.Run(text: "")] : runs
  }
}

extension AttributeContainer {
  /// What a text shows of UIKit's attributes.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Shown = AttributeScopes.SwiftUIAttributes
    self.init()
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch dictionary[key] {
      case let number as NSNumber: CGFloat(number.doubleValue)
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as any BinaryInteger: CGFloat(Int(truncatingIfNeeded: number))
      case let style as NSUnderlineStyle: CGFloat(style.rawValue)
      default: nil
      }
    }
    func line(_ key: NSAttributedString.Key) -> Text.LineStyle? {
      number(key).flatMap { $0 == 0 ? nil : .single }
    }
    func color(_ key: NSAttributedString.Key) -> Color? {
      (dictionary[key] as? UIColor).map { Color(uiColor: $0) }
    }
    self[Shown.FontAttribute.self] = (dictionary[.font] as? UIFont).map { Font($0) }
    self[Shown.ForegroundColorAttribute.self] = color(.foregroundColor)
    self[Shown.BackgroundColorAttribute.self] = color(.backgroundColor)
    self[Shown.KerningAttribute.self] = number(.kern)
    self[Shown.BaselineOffsetAttribute.self] = number(.baselineOffset)
    self[Shown.UnderlineStyleAttribute.self] = line(.underlineStyle)
    self[Shown.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    self[Shown.InlinePresentationIntentAttribute.self] = number(.inlinePresentationIntent).map {
      InlinePresentationIntent(rawValue: UInt(exactly: $0.rounded()) ?? 0)
    }
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }
}

extension Markdown.Style {
  fileprivate var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if contains(.strong) { intent.insert(.stronglyEmphasized) }
    if contains(.emphasis) { intent.insert(.emphasized) }
    if contains(.struck) { intent.insert(.strikethrough) }
    if contains(.code) { intent.insert(.code) }
    return intent
  }
}
