import Foundation

/// Spans of time in American English: Foundation on Linux has none.
///
/// The command has programs call it by Foundation's name.
open class _DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = Calendar(identifier: .gregorian)
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    var rest = Int(abs(interval).rounded())
    let units = allowed
    let values = units.enumerated().map { place, unit in
      let isLast = place == units.count - 1
      let value =
        isLast ? Int((Double(rest) / Double(unit.seconds)).rounded()) : rest / unit.seconds
      rest -= value * unit.seconds
      return (unit, value)
    }
    return (interval < 0 ? "-" : "") + text(of: values)
  }

  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  open func string(from components: DateComponents) -> String? {
    let values = allowed.map { unit in (unit, unit.value(of: components) ?? 0) }
    return text(of: values)
  }

  open override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = _DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private struct Unit {
    var name: String
    /// As in "1h 2m".
    var letter: String
    var short: String
    var seconds: Int
    var mark: NSCalendar.Unit
    var value: (DateComponents) -> Int?

    func value(of components: DateComponents) -> Int? { value(components) }
  }

  private static var units: [Unit] {
    [
      Unit(
        name: "year", letter: "y", short: "yr", seconds: 31_536_000, mark: .year,
        value: { $0.year }),
      Unit(
        name: "month", letter: "mo", short: "mth", seconds: 2_592_000, mark: .month,
        value: { $0.month }),
      Unit(
        name: "week", letter: "w", short: "wk", seconds: 604_800, mark: .weekOfMonth,
        value: { $0.weekOfMonth ?? $0.weekOfYear }),
      Unit(
        name: "day", letter: "d", short: "day", seconds: 86_400, mark: .day, value: { $0.day }),
      Unit(name: "hour", letter: "h", short: "hr", seconds: 3600, mark: .hour, value: { $0.hour }),
      Unit(
        name: "minute", letter: "m", short: "min", seconds: 60, mark: .minute,
        value: { $0.minute }),
      Unit(
        name: "second", letter: "s", short: "sec", seconds: 1, mark: .second,
        value: { $0.second }),
    ]
  }

  private var allowed: [Unit] {
    guard !allowedUnits.isEmpty else { return Self.units.filter { $0.name != "week" } }
    return Self.units.filter { allowedUnits.contains($0.mark) }
  }

  private func text(of all: [(unit: Unit, value: Int)]) -> String {
    var values = all
    let drops: ZeroFormattingBehavior =
      zeroFormattingBehavior.contains(.default)
      ? unitsStyle == .positional ? .dropLeading : .dropAll : zeroFormattingBehavior
    let last = values.last
    if drops.contains(.dropLeading) {
      // "0:07": a positional text keeps minutes beside seconds.
      let least = unitsStyle == .positional && zeroFormattingBehavior.contains(.default) ? 2 : 1
      while values.count > least, values.first?.value == 0 { values.removeFirst() }
    }
    if drops.contains(.dropTrailing) {
      while values.count > 1, values.last?.value == 0 { values.removeLast() }
    }
    if drops.contains(.dropMiddle), unitsStyle != .positional {
      let kept = values.filter { $0.value != 0 }
      values = kept.isEmpty ? [last].compactMap(\.self) : kept
    }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    switch unitsStyle {
    case .positional:
      return values.enumerated().map { place, one in
        (place > 0 || isPadded) && one.value < 10 ? "0\(one.value)" : "\(one.value)"
      }.joined(separator: ":")
    case .abbreviated:
      return values.map { "\($0.value)\($0.unit.letter)" }.joined(separator: " ")
    case .brief:
      return values.map { "\($0.value)\(plural($0.unit.short, $0.value))" }.joined(separator: " ")
    case .short:
      return values.map { "\($0.value) \(plural($0.unit.short, $0.value))" }.joined(separator: ", ")
    case .full, .spellOut:
      return values.map { "\($0.value) \(plural($0.unit.name, $0.value))" }.joined(separator: ", ")
    }
  }

  /// "2 hr", "2 min", "2 sec", but "2 days".
  private func plural(_ name: String, _ count: Int) -> String {
    count == 1 || ["hr", "min", "sec"].contains(name) ? name : name + "s"
  }
}
