/// A text to be looked up in the app's tables. Where these do not have it, it is its own translation.
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation, Sendable {
  let pieces: [Piece]

  enum Piece: Hashable, Sendable {
    /// As it is written, in Markdown.
    case literal(String)
    /// With what stands for it in a key: `%@`, `%lld`.
    case value(String, String)
    case text(Text)
  }

  public init(_ value: String) {
    pieces = [.literal(value)]
  }

  public init(stringLiteral value: String) {
    pieces = [.literal(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// Whether there are tables to look into.
  private static let hasTables =
    ProcessInfo.processInfo.environment["RECORDING_STRINGS"] != nil

  /// As the app's tables have it.
  ///
  /// - Parameter table: By its name; without one, the app's own.
  fileprivate func shown(in table: String?) -> [Piece] {
    let values = values
    let key = pieces.map { piece in
      switch piece {
      case .literal(let text): values.isEmpty ? text : text.replacing("%", with: "%%")
      case .value(_, let mark): mark
      case .text: "%@"
      }
    }.joined()
    return Self.text(of: key, in: table).map { Self.filled($0, with: values) } ?? pieces
  }

  /// All that is inserted.
  fileprivate var values: [Piece] {
    pieces.filter { if case .literal = $0 { false } else { true } }
  }

  /// What a table has for a key; nil if it is its own translation.
  fileprivate static func text(of key: String, in table: String?) -> String? {
    guard hasTables else { return nil }
    let found = Bundle.main.localizedString(forKey: key, value: nil, table: table)
    return found == key ? nil : found
  }

  /// `%@ of %2$lld` with the values in place of their marks.
  fileprivate static func filled(_ format: String, with all: [Piece]) -> [Piece] {
    if all.isEmpty { return [.literal(format)] }
    var values = all[...]
    var found: [Piece] = []
    var text = ""
    var rest = format[...]
    while let letter = rest.first {
      rest = rest.dropFirst()
      guard letter == "%" else {
        text.append(letter)
        continue
      }
      if rest.first == "%" {
        text.append("%")
        rest = rest.dropFirst()
        continue
      }
      let mark = rest.prefix { !"@dDuUxXoOfeEgGcCsSpaAF".contains($0) && $0 != " " }
      let after = rest.dropFirst(mark.count)
      guard after.first != nil, after.first != " " else {
        text.append("%")
        continue
      }
      rest = after.dropFirst()
      let number = mark.firstIndex(of: "$").flatMap { Int(mark[..<$0]) }
      let value =
        number.map { all.indices.contains($0 - 1) ? all[$0 - 1] : nil } ?? values.popFirst()
      guard let value else { continue }
      if !text.isEmpty { found.append(.literal(text)) }
      text = ""
      found.append(value)
    }
    if !text.isEmpty { found.append(.literal(text)) }
    return found
  }

  /// With the marks of its Markdown.
  var text: String { text(in: nil) }

  func text(in table: String?) -> String { Self.text(of: shown(in: table)) }

  fileprivate static func text(of pieces: [Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text), .value(let text, _): text
      case .text(let text): text.plain
      }
    }.joined()
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    private mutating func append(_ value: String, as mark: String = "%@") {
      pieces.append(.value(value, mark))
    }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }

    public mutating func appendInterpolation(_ image: Image) { pieces.append(.text(Text(image))) }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(resource.text)
    }

    public mutating func appendInterpolation(_ string: AttributedString) {
      append(String(string.characters))
    }

    public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)") }

    /// Numbers are written as where the app runs: with commas between groups of digits, in English.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
      append(value.formatted(), as: "%lld")
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint & CVarArg>(
      _ value: Value
    ) {
      let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(6))
      append(value.isFinite ? Double(value).formatted(style) : "\(value)", as: "%lf")
    }

    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value), as: specifier)
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      append(format.format(input))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(style.string(for: date))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(Text(dates).plain)
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(Text(interval).plain)
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(Text(timerInterval: timerInterval, countsDown: countsDown).plain)
    }

    public mutating func appendInterpolation(accessibilityName color: Color) {
      append("\(color)")
    }
  }
}

extension LocalizedStringKey {
  /// What is inserted stands for itself, whatever marks it has, and takes the style around it.
  func runs(in table: String?) -> [Text.Run] {
    let pieces = shown(in: table)
    let isPlain = pieces.allSatisfy { piece in
      switch piece {
      case .literal(let text): !Markdown.hasMarks(text)
      case .value: true
      case .text: false
      }
    }
    if isPlain { return [Text.Run(text: Self.text(of: pieces))] }
    var units: [Markdown.Unit] = []
    for (number, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let text): units += text.map { Markdown.Unit(character: $0) }
      // As what a text leaves for a picture: neither a space nor a letter.
      case .value, .text: units.append(Markdown.Unit(character: "\u{FFFC}", inserted: number))
      }
    }
    var runs: [Text.Run] = []
    func add(_ run: Text.Run) {
      if runs.last?.isSet(like: run) == true {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
    for unit in Markdown.applyingMarks(to: units) {
      guard let number = unit.inserted else {
        add(Text.Run(text: String(unit.character)).styled(unit.style))
        continue
      }
      switch pieces[number] {
      case .literal(let text), .value(let text, _): add(Text.Run(text: text).styled(unit.style))
      case .text(let text): for run in text.runs { add(run.styled(unit.style)) }
      }
    }
    return runs.isEmpty ? [Text.Run(text: "")] : runs
  }
}

extension Text.Run {
  fileprivate func styled(_ style: Markdown.Style) -> Text.Run {
    guard !style.isEmpty else { return self }
    var run = self
    if style.contains(.strong) { run.attributes.bold = run.attributes.bold ?? true }
    if style.contains(.emphasis) { run.attributes.italic = run.attributes.italic ?? true }
    if style.contains(.struck) { run.attributes.strikethrough = true }
    if style.contains(.code) { run.attributes.design = run.attributes.design ?? .monospaced }
    if style.contains(.link) { run.color = run.color ?? .accentColor }
    return run
  }
}

/// A text to be looked up, with where to look.
public struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation, Sendable {
  private let source: LocalizedStringKey
  let text: String
  public let key: String
  public var table: String?
  public var locale = Locale.current

  private init(source: LocalizedStringKey, key: String?, text: String, table: String? = nil) {
    self.source = source
    self.text = text
    self.key = key ?? text
    self.table = table
  }

  public init(stringLiteral value: String) {
    let source = LocalizedStringKey(value)
    self.init(source: source, key: value, text: source.text)
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    let source = LocalizedStringKey(stringInterpolation: stringInterpolation)
    self.init(source: source, key: nil, text: source.text)
  }

  public init(
    _ key: StaticString, defaultValue: String, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription? = nil,
    comment: StaticString? = nil
  ) {
    let text = LocalizedStringKey.text(of: key.description, in: table) ?? defaultValue
    self.init(
      source: LocalizedStringKey(key.description), key: key.description, text: text, table: table)
    self.locale = locale
  }

  public init(
    _ key: LocalizedStringResource, table: String? = nil, bundle: BundleDescription? = nil,
    comment: StaticString? = nil
  ) {
    self.init(source: key.source, key: key.key, text: key.text(in: table), table: table)
  }

  public init(
    _ key: LocalizedStringResource, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key, table: table, comment: comment)
    self.locale = locale
  }

  public init(
    _ key: StaticString, defaultValue: String, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: BundleDescription.main, comment: comment)
  }

  /// What Xcode declares for a key of a string catalogue.
  ///
  /// - Parameter values: What its text leaves open, inserted one after another.
  public init(_key key: String, in table: String, _ values: LocalizedStringKey = "") {
    let format = LocalizedStringKey.text(of: key, in: table) ?? key
    let pieces = LocalizedStringKey.filled(format, with: values.values)
    self.init(
      source: LocalizedStringKey(key), key: key, text: LocalizedStringKey.text(of: pieces),
      table: table)
  }

  /// In another table, unless that is its own.
  fileprivate func text(in other: String?) -> String {
    other == nil || other == table ? text : source.text(in: other)
  }

  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }
}

extension String {
  public init(localized resource: LocalizedStringResource) {
    self = resource.text
  }

  public init(
    localized key: LocalizedStringResource, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = key.text(in: table)
  }

  public init(
    localized key: StaticString, defaultValue: String, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = Bundle.main.localizedString(
      forKey: key.description, value: defaultValue, table: table)
  }
}
