// Texts that an app draws itself: they are drawn as they would be without that.

public protocol TextAttribute: Hashable {}

public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension Text {
  public struct Layout: RandomAccessCollection, Equatable {
    public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0

      public init() {}

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    public struct RunSlice: RandomAccessCollection, Equatable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      public subscript(index: Int) -> RunSlice { self }

      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    public struct Run: RandomAccessCollection, Equatable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public var layoutDirection: LayoutDirection { .leftToRight }
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      public subscript(index: Int) -> RunSlice { RunSlice() }

      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    public struct Line: RandomAccessCollection, Equatable {
      public var origin: CGPoint { .zero }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      public subscript(index: Int) -> Run { Run() }
    }

    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32

      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    public var isTruncated: Bool { false }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }

    public subscript(index: Int) -> Line { Line() }
  }

  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    self
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

public protocol TextVariantPreference {}

public struct FixedTextVariant: TextVariantPreference, Sendable {}

public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { Self() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { Self() }
}

extension View {
  nonisolated public func textRenderer<T: TextRenderer>(
    _ renderer: T, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("textRenderer", file, line) }
}

// MARK: Values in formats

extension Text {
  /// In the styles that the format gives its parts.
  @_disfavoredOverload
  nonisolated public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format, file: StaticString = #filePath,
    line: UInt = #line
  ) where Format.FormatOutput == AttributedString {
    self.init(format.format(input), file: file, line: line)
  }
}

extension String {
  /// A text to be looked up, without where to look.
  public typealias LocalizationValue = LocalizedStringResource
}

extension LocalizedStringResource {
  @_disfavoredOverload
  public init(_ value: String) {
    self.init(stringLiteral: value)
  }
}

extension AttributedString {
  public init(
    localized key: LocalizedStringResource, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = (try? AttributedString(markdown: key.text)) ?? AttributedString(key.text)
  }
}
