import Foundation

/// How long ago something was, or how soon it is.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Foundation declares it
  open var locale: Locale! = .current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Foundation declares it
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let locale = locale ?? .current
    guard locale.language.languageCode == .english else {
      return words(for: interval, in: locale)
    }
    for (unit, seconds) in Self.units where abs(interval) >= seconds {
      return words(Int((interval / seconds).rounded(.towardZero)), unit, isPast: interval < 0)
    }
    return words(Int(interval), "second", isPast: interval <= 0)
  }

  open func localizedString(from components: DateComponents) -> String {
    let values = [
      ("year", components.year), ("month", components.month), ("week", components.weekOfYear),
      ("day", components.day), ("hour", components.hour), ("minute", components.minute),
    ]
    for (unit, value) in values {
      if let value, value != 0 { return words(value, unit, isPast: value < 0) }
    }
    return words(components.second ?? 0, "second", isPast: (components.second ?? 0) < 0)
  }

  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func words(for interval: TimeInterval, in locale: Locale) -> String {
    // Only in English both are the same.
    let styles: [UnitsStyle: Date.RelativeFormatStyle.UnitsStyle] = [
      .full: .wide, .spellOut: .spellOut, .short: .abbreviated, .abbreviated: .narrow,
    ]
    let style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: styles[unitsStyle] ?? .wide, locale: locale)
    return style.format(Date().addingTimeInterval(interval))
  }

  private static let units: [(String, TimeInterval)] = [
    ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400),
    ("hour", 3600), ("minute", 60),
  ]

  private func words(_ signed: Int, _ unit: String, isPast: Bool) -> String {
    let count = abs(signed)
    if dateTimeStyle == .named {
      if unit == "second", count == 0 { return "now" }
      if unit == "day", count == 1 { return isPast ? "yesterday" : "tomorrow" }
      if unit != "hour", unit != "minute", unit != "second", count == 1 {
        return (isPast ? "last " : "next ") + name(unit, count)
      }
    }
    let amount = "\(count) \(name(unit, count))"
    return isPast ? amount + " ago" : "in " + amount
  }

  /// iOS 26 has no point behind what is cut short: read off a picture.
  private static var dot: String {
    (_Session.current?.request ?? Request()).environment.runtimeVersion < 26 ? "." : ""
  }

  private func name(_ unit: String, _ count: Int) -> String {
    switch unitsStyle {
    case .full, .spellOut: return count == 1 ? unit : unit + "s"
    case .short, .abbreviated:
      let names = [
        "year": "yr", "month": "mo", "week": "wk", "hour": "hr", "minute": "min", "second": "sec",
      ]
      return names[unit].map { $0 + Self.dot } ?? (count == 1 ? unit : unit + "s")
    }
  }
}
