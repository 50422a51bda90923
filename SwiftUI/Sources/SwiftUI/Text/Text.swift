/// Lines of text.
public struct Text: Hashable, Sendable {
  /// Stretches that each have attributes of their own.
  var runs: [Run]
  var location: _SourceLocation
  /// Where its attributes are said, by the arguments that they become.
  var places: [String: _SourceLocation] = [:]

  struct Run: Hashable, Sendable {
    var text: String
    var font: Font?
    var color: Color?
    var attributes = TextAttributes()
    var style: StyleBox?
    /// Whether it is in no language of the app's, but what something is called.
    var isVerbatim = false
    /// What stands among the letters in its place.
    var image: Image?

    func isSet(like other: Run) -> Bool {
      font == other.font && color == other.color && attributes == other.attributes
        && style == nil && other.style == nil && image == nil && other.image == nil
    }
  }

  /// A style, compared as never changing: what it records is compared instead.
  struct StyleBox: Hashable, Sendable {
    let style: any ShapeStyle

    static func == (left: Self, right: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  public enum TruncationMode: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  public enum Scale: Hashable, Sendable {
    case `default`
    case secondary
  }

  public struct AlignmentStrategy: Hashable, Sendable {
    public static let layoutBased = AlignmentStrategy()
    public static let writingDirectionBased = AlignmentStrategy()
  }

  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    public static let single = LineStyle()

    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }

  init(plain: String, _ file: StaticString, _ line: UInt) {
    runs = [Run(text: plain)]
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    runs = key.runs(in: tableName)
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ content: S, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(plain: String(content), file, line)
  }

  nonisolated public init(
    verbatim content: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    runs = [Run(text: content, isVerbatim: true)]
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ resource: LocalizedStringResource, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(plain: resource.text, file, line)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ content: AttributedString, file: StaticString = #filePath, line: UInt = #line
  ) {
    runs = content.textRuns
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    _ image: Image, file: StaticString = #filePath, line: UInt = #line
  ) {
    runs = [Run(text: "\u{FFFC}", image: image)]
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Subject>(
    _ subject: Subject, formatter: Formatter, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(plain: formatter.string(for: subject) ?? "", file, line)
  }

  nonisolated public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format, file: StaticString = #filePath,
    line: UInt = #line
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(plain: format.format(input), file, line)
  }

  var plain: String { runs.map(\.text).joined() }

  public static func + (left: Text, right: Text) -> Text {
    var joined = left
    joined.runs += right.runs
    return joined
  }
}

// MARK: Dates

extension Text {
  public struct DateStyle: Hashable, Codable, Sendable {
    let name: String

    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")

    func string(for date: Date) -> String {
      let distance = date.timeIntervalSinceNow.rounded()
      let seconds = abs(distance) < 1e12 ? Int(distance) : 0
      switch name {
      case "time":
        return date.formatted(.dateTime.hour().minute())
      case "date":
        return date.formatted(.dateTime.month(.wide).day().year())
      case "timer":
        let (minutes, rest) = abs(seconds).quotientAndRemainder(dividingBy: 60)
        return "\(minutes):" + (rest < 10 ? "0" : "") + "\(rest)"
      case "offset": return (seconds < 0 ? "−" : "+") + "\(abs(seconds)) sec"
      default: return "\(abs(seconds)) sec"
      }
    }
  }

  nonisolated public init(
    _ date: Date, style: DateStyle, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(plain: style.string(for: date), file, line)
  }

  nonisolated public init(
    _ dates: ClosedRange<Date>, file: StaticString = #filePath, line: UInt = #line
  ) {
    let ends = [dates.lowerBound, dates.upperBound].map { DateStyle.time.string(for: $0) }
    self.init(plain: ends.joined(separator: " – "), file, line)
  }

  nonisolated public init(
    _ interval: DateInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(interval.start...interval.end, file: file, line: line)
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) {
    let end = countsDown ? timerInterval.upperBound : timerInterval.lowerBound
    self.init(plain: DateStyle.timer.string(for: end), file, line)
  }
}

// MARK: Attributes

extension Text {
  private func each(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }

  private func each(
    says argument: String, _ file: StaticString, _ line: UInt, _ change: (inout Run) -> Void
  ) -> Text {
    var text = each(change)
    // Of two fonts, colours or weights a text keeps the first.
    text.places[argument] = text.places[argument] ?? _SourceLocation(file, line)
    return text
  }

  public func font(
    _ font: Font?, file: StaticString = #filePath, line: UInt = #line
  ) -> Text {
    each(says: "font", file, line) { $0.font = $0.font ?? font }
  }

  public func foregroundColor(
    _ color: Color?, file: StaticString = #filePath, line: UInt = #line
  ) -> Text {
    each(says: "style", file, line) { $0.color = $0.color ?? color }
  }

  public func foregroundStyle<S: ShapeStyle>(
    _ style: S, file: StaticString = #filePath, line: UInt = #line
  ) -> Text {
    each(says: "style", file, line) { $0.style = $0.style ?? StyleBox(style: style) }
  }

  public func fontWeight(
    _ weight: Font.Weight?, file: StaticString = #filePath, line: UInt = #line
  ) -> Text {
    each(says: "weight", file, line) { $0.attributes.weight = $0.attributes.weight ?? weight }
  }

  public func fontWidth(
    _ width: Font.Width?, file: StaticString = #filePath, line: UInt = #line
  ) -> Text {
    each(says: "width", file, line) { $0.attributes.width = $0.attributes.width ?? width }
  }

  public func fontDesign(
    _ design: Font.Design?, file: StaticString = #filePath, line: UInt = #line
  ) -> Text {
    each(says: "design", file, line) { $0.attributes.design = $0.attributes.design ?? design }
  }

  public func bold(file: StaticString = #filePath, line: UInt = #line) -> Text {
    bold(true, file: file, line: line)
  }

  public func bold(
    _ isActive: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> Text {
    each(says: "weight", file, line) { $0.attributes.bold = $0.attributes.bold ?? isActive }
  }

  public func italic(file: StaticString = #filePath, line: UInt = #line) -> Text {
    italic(true, file: file, line: line)
  }

  public func italic(
    _ isActive: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> Text {
    each(says: "italic", file, line) { $0.attributes.italic = isActive }
  }

  public func monospaced(
    _ isActive: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) -> Text {
    isActive ? fontDesign(.monospaced, file: file, line: line) : self
  }

  public func monospacedDigit(file: StaticString = #filePath, line: UInt = #line) -> Text {
    each(says: "design", file, line) { $0.attributes.monospacedDigit = true }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    each { $0.attributes.underline = isActive }
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    each { $0.attributes.underline = isActive }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    each { $0.attributes.strikethrough = isActive }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    each { $0.attributes.strikethrough = isActive }
  }

  public func kerning(_ kerning: CGFloat) -> Text { each { $0.attributes.kerning = kerning } }

  public func tracking(_ tracking: CGFloat) -> Text { each { $0.attributes.kerning = tracking } }

  public func baselineOffset(_ offset: CGFloat) -> Text {
    each { $0.attributes.baselineOffset = offset }
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  public func accessibilityLabel(_ label: Text) -> Text { self }

  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }

  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}

extension Text: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    if runs.contains(where: { $0.image != nil }) {
      // Where they are too wide for a line boxes stand for pictures: pieces are not broken as texts are.
      let row = TextWithImages(self)?._record(inputs.at(.content)) ?? []
      let lines = recordLines(inputs)
      return row.isEmpty
        ? lines : [_Node(fitting: row + lines, along: .horizontal, at: location, inputs)]
    }
    return recordLines(inputs)
  }

  @MainActor
  private func recordLines(_ inputs: _Inputs) -> [_Node] {
    let environment = inputs.environment
    let shown = runs.filter { !$0.text.isEmpty }
    let first = shown.first ?? Run(text: "")
    var arguments = Arguments()
    arguments.add("text", cased(plain, in: environment))
    arguments.fields += fields(of: first, in: environment)
    let parts = shown.map { fields(of: $0, in: environment) }
    if parts.contains(where: { $0 != parts[0] }) {
      let runs = zip(shown, parts).map { run, fields in
        _Value.object([_Field("text", .text(cased(run.text, in: environment)))] + fields)
      }
      arguments.add("runs", .list(runs))
    }
    arguments.add("alignment", "\(environment.multilineTextAlignment)")
    arguments.add("lineLimit", environment.lineLimit.map { .number($0) })
    arguments.addIf("verbatim", first.isVerbatim)
    if let least = environment.leastLines, least > 0 {
      if least == environment.lineLimit {
        arguments.add("reservesSpace", true)
      } else if least > 1 {
        arguments.add("leastLines", .number(least))
      }
    }
    if environment.lineSpacing != 0 { arguments.add("lineSpacing", environment.lineSpacing) }
    if environment.minimumScaleFactor != 1 {
      arguments.add("minimumScaleFactor", environment.minimumScaleFactor)
    }
    if environment.truncationMode != .tail {
      arguments.add("truncation", "\(environment.truncationMode)")
    }
    arguments.addIf("redacted", environment.isRedacted)
    // Its own attributes come before those around it.
    let places = environment.places(
      of: "font", "weight", "style", "alignment", "lineLimit", "text", "redacted",
      "minimumScaleFactor", "truncation"
    ).merging(self.places) { $1 }
    return [_Node("text", arguments.fields, at: location, places: places, inputs)]
  }

  /// What a run is set in, in its surroundings.
  @MainActor
  private func fields(of run: Run, in environment: EnvironmentValues) -> [_Field] {
    var arguments = Arguments()
    let attributes = run.attributes.over(environment.textStyle)
    let font = run.font ?? environment.font ?? .body
    arguments.add("font", font.value(adding: attributes, in: environment))
    let style =
      run.style?.style._style(in: environment) ?? run.color?._style(in: environment)
      ?? environment.foreground(0)
    arguments.add("style", style)
    arguments.addIf("underline", attributes.underline ?? false)
    arguments.addIf("strikethrough", attributes.strikethrough ?? false)
    if let kerning = attributes.kerning, kerning != 0 { arguments.add("kerning", kerning) }
    if let offset = attributes.baselineOffset, offset != 0 {
      arguments.add("baselineOffset", offset)
    }
    return arguments.fields
  }

  private func cased(_ text: String, in environment: EnvironmentValues) -> String {
    switch environment.textCase {
    case .uppercase: text.uppercased(with: environment.locale)
    case .lowercase: text.lowercased(with: environment.locale)
    case nil: text
    }
  }
}

extension EnvironmentValues {
  /// Where some arguments are said that a view has from around it.
  func places(of arguments: String...) -> [String: _SourceLocation] {
    places.isEmpty ? [:] : places.filter { arguments.contains($0.key) }
  }

  /// Whether something that stands for the user's content is drawn as a placeholder.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || (isPrivacySensitive && redactionReasons.contains(.privacy))
  }
}
