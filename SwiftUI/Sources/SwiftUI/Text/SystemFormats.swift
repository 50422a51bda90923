// Times that go on by themselves, in the system's formats: as they are at the start.

public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable () -> Value
}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { Date() } }
}

extension TimeDataSource where Value == Duration {
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds(date.timeIntervalSinceNow) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, Date()) }
  }

  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, Date())..<date }
  }
}

extension Text {
  nonisolated public init<Value, Format: FormatStyle>(
    _ source: TimeDataSource<Value>, format: Format, file: StaticString = #filePath,
    line: UInt = #line
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(verbatim: format.format(source.value()), file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<Value, Format: FormatStyle>(
    _ source: TimeDataSource<Value>, format: Format, file: StaticString = #filePath,
    line: UInt = #line
  ) where Format.FormatInput == Value, Format.FormatOutput == AttributedString {
    self.init(format.format(source.value()), file: file, line: line)
  }
}

/// Formats of times, as a text that goes on has them.
public enum SystemFormatStyle: Sendable {
  public struct Timer: FormatStyle {
    let end: Date
    let start: Date
    let countsDown: Bool

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (start, end, countsDown) = (interval.lowerBound, interval.upperBound, true)
    }

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (start, end, countsDown) = (interval.lowerBound, interval.upperBound, false)
    }

    public func format(_ date: Date) -> AttributedString {
      let date = min(max(date, start), end)
      let seconds = countsDown ? end.timeIntervalSince(date) : date.timeIntervalSince(start)
      return AttributedString(SystemFormatStyle.clock(seconds))
    }
  }

  public struct Stopwatch: FormatStyle {
    let start: Date

    public init(
      startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = start
    }

    public func format(_ date: Date) -> AttributedString {
      AttributedString(SystemFormatStyle.clock(max(0, date.timeIntervalSince(start))))
    }
  }

  public struct DateOffset: FormatStyle {
    let anchor: Date

    public init(to anchor: Date, maxFieldCount: Int = 2) {
      self.anchor = anchor
    }

    public func format(_ date: Date) -> AttributedString {
      let seconds = anchor.timeIntervalSince(date)
      return AttributedString((seconds < 0 ? "−" : "+") + SystemFormatStyle.words(seconds))
    }
  }

  public struct DateReference: FormatStyle {
    let anchor: Date

    public init(to anchor: Date, maxFieldCount: Int = 1) {
      self.anchor = anchor
    }

    public func format(_ date: Date) -> AttributedString {
      let seconds = anchor.timeIntervalSince(date)
      let words = SystemFormatStyle.words(seconds)
      return AttributedString(seconds < 0 ? words + " ago" : "in " + words)
    }
  }

  /// `1:02:03`.
  static func clock(_ seconds: TimeInterval) -> String {
    let all = seconds.isFinite ? Int(min(seconds.rounded(), 1e9)) : 0
    let (minutes, rest) = all.quotientAndRemainder(dividingBy: 60)
    let (hours, left) = minutes.quotientAndRemainder(dividingBy: 60)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return hours > 0 ? "\(hours):\(two(left)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  /// `3 minutes`.
  static func words(_ seconds: TimeInterval) -> String {
    let all = abs(seconds).isFinite ? min(abs(seconds).rounded(), 1e12) : 0
    let units = [(31_536_000.0, "year"), (86_400, "day"), (3600, "hour"), (60, "minute")]
    let (length, name) = units.first { all >= $0.0 } ?? (1, "second")
    let count = Int(all / length)
    return "\(count) \(name)" + (count == 1 ? "" : "s")
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer { Self(countingDownIn: interval) }

  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer { Self(countingUpIn: interval) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch { Self(startingAt: start) }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(to anchor: Date, maxFieldCount: Int = 2) -> SystemFormatStyle.DateOffset
  { Self(to: anchor) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to anchor: Date, maxFieldCount: Int = 1
  ) -> SystemFormatStyle.DateReference { Self(to: anchor) }
}
