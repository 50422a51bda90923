/// A text to be looked up in the app's tables. Here it is its own translation.
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(_ value: String) {
    text = value
  }

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ string: String) { text += string }

    public mutating func appendInterpolation(_ text: Text) { self.text += text.plain }

    public mutating func appendInterpolation(_ image: Image) { text += "\u{FFFC}" }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      text += resource.text
    }

    public mutating func appendInterpolation(_ string: AttributedString) {
      text += String(string.characters)
    }

    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      text += formatter?.string(for: subject) ?? "\(subject)"
    }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      text += format.format(input)
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += style.string(for: date)
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      text += Text(dates).plain
    }
  }
}

/// A text to be looked up, with where to look.
public struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation, Sendable {
  let text: String
  public let key: String
  public var table: String?
  public var locale = Locale(identifier: "en_US")

  public init(stringLiteral value: String) {
    text = value
    key = value
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    text = stringInterpolation.text
    key = stringInterpolation.text
  }

  public init(
    _ key: StaticString, defaultValue: String, table: String? = nil, comment: StaticString? = nil
  ) {
    text = defaultValue
    self.key = key.description
    self.table = table
  }

  public init(
    _ key: LocalizedStringResource, table: String? = nil, bundle: BundleDescription? = nil,
    comment: StaticString? = nil
  ) {
    text = key.text
    self.key = key.key
    self.table = table
  }

  public enum BundleDescription: Hashable, Sendable {
    case main
    case atURL(URL)
  }
}

extension String {
  public init(localized resource: LocalizedStringResource) {
    self = resource.text
  }
}
