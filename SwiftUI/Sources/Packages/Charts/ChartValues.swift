import SwiftUI

/// A type whose values a chart can place.
public protocol Plottable {
  associatedtype PrimitivePlottable

  var primitivePlottable: PrimitivePlottable { get }

  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable {
  public var primitivePlottable: RawValue { rawValue }

  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// Where a value stands along an axis: at a number, as dates do, too, or by its name.
struct _ChartValue: Hashable {
  var name: String
  /// nil where it is one of several names.
  var number: Double?
  /// Where the day, the month … ends that it is in.
  var end: Double?
  var isDate = false

  /// The middle of what it is in.
  var middle: Double? { number.map { ($0 + (end ?? $0)) / 2 } }

  init(number: Double) {
    self.number = number.isFinite ? number : 0
    name = "\(number)"
  }

  init(_ value: Any) {
    var value = value
    while let plottable = value as? any Plottable { value = plottable.primitivePlottable }
    name = "\(value)"
    switch value {
    case let value as any BinaryInteger: number = Double(value)
    case let value as any BinaryFloatingPoint: number = Double(value)
    case let value as Decimal: number = NSDecimalNumber(decimal: value).doubleValue
    case let value as Date:
      // No calendar counts on for ever.
      let ends = (Date.distantPast, Date.distantFuture)
      number = min(max(value, ends.0), ends.1).timeIntervalSinceReferenceDate
      isDate = true
    default: break
    }
    if let number, !number.isFinite { self.number = 0 }
  }

  init(_ date: Date, within unit: Calendar.Component) {
    self.init(date)
    guard let span = Calendar.current.dateInterval(of: unit, for: date) else { return }
    number = span.start.timeIntervalSinceReferenceDate
    end = span.end.timeIntervalSinceReferenceDate
  }
}

public struct PlottableValue<Value> {
  let place: _ChartValue

  init(_ value: Value) { place = _ChartValue(value) }

  init(_ value: Value, within unit: Calendar.Component) {
    place = (value as? Date).map { _ChartValue($0, within: unit) } ?? _ChartValue(value)
  }

  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    Self(value)
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { Self(value) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    Self(value)
  }
  public static func value(
    _ label: LocalizedStringKey, _ value: Value, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { Self(value, within: unit) }
  public static func value(
    _ label: Text, _ value: Value, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { Self(value, within: unit) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Value, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { Self(value, within: unit) }
}

public struct AutomaticScaleDomain: Sendable {
  var includesZero: Bool?
  var isReversed = false

  public static let automatic = AutomaticScaleDomain()
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}

public struct PlotDimensionScaleRange: Sendable {
  var start: CGFloat = 0
  var end: CGFloat = 0

  public static let plotDimension = PlotDimensionScaleRange()
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

public enum ScaleType: Sendable {
  case category, date, linear, log, squareRoot, symmetricLog
}

/// What a view says of an axis.
struct _ChartScaleWish {
  /// The ends, or all names.
  var domain: [_ChartValue]?
  var includesZero: Bool?
  var isReversed = false
  var range = PlotDimensionScaleRange()
}

/// From values to places along one side of the plot.
struct _ChartScale {
  let first: Double
  let last: Double
  /// In order; empty where values are numbers.
  let names: [String]
  let isDate: Bool
  let range: PlotDimensionScaleRange
  /// Whether values grow against the direction of the screen, as they do upwards.
  let isFlipped: Bool
  let ticks: [Double]

  init(_ values: [_ChartValue], _ wish: _ChartScaleWish, isVertical: Bool) {
    range = wish.range
    let known = wish.domain ?? values
    // Names go downwards, as they are read.
    let isUpwards = isVertical && known.contains { $0.number != nil }
    isFlipped = isUpwards != wish.isReversed
    isDate = known.contains(where: \.isDate)
    guard known.contains(where: { $0.number != nil }) else {
      var seen: Set<String> = []
      names = known.map(\.name).filter { seen.insert($0).inserted }
      (first, last) = (0, Double(max(names.count, 1)))
      ticks = []
      return
    }
    names = []
    let numbers = known.flatMap { [$0.number, $0.end].compactMap(\.self) }
    var (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    let isFree = wish.domain == nil
    if isFree, !isDate, wish.includesZero ?? true { (low, high) = (min(low, 0), max(high, 0)) }
    // So far apart that they can be told from each other, and no farther than can be counted.
    if !(high - low).isFinite { (low, high) = (max(low, -1e300), min(high, 1e300)) }
    if high - low <= abs(high) * 1e-12 { high = low + max(1, abs(low) * 1e-9) }
    let steps = isDate ? Self.dates(low, high) : Self.numbers(low, high, isOpen: isFree)
    if isFree, !isDate, let least = steps.first, let most = steps.last {
      (low, high) = (min(low, least), max(high, most))
    }
    (first, last, ticks) = (low, high, steps)
  }

  /// Round numbers between two, some five; where the ends are open, one beyond each.
  static func numbers(_ low: Double, _ high: Double, isOpen: Bool, count: Int = 5) -> [Double] {
    let rough = (high - low) / Double(max(count, 1))
    let power = pow(10, (log10(rough)).rounded(.down))
    let step = ([1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 }) ?? rough
    let start = (low / step).rounded(isOpen ? .down : .up)
    let end = (high / step).rounded(isOpen ? .up : .down)
    guard start <= end, end - start < 200 else { return [] }
    return stride(from: start, through: end, by: 1).map { $0 * step }
  }

  /// Round dates between two.
  private static func dates(_ low: Double, _ high: Double, count: Int = 5) -> [Double] {
    let (minute, hour, day) = (60.0, 3600.0, 86400.0)
    let steps: [(Calendar.Component, Int, Double)] = [
      (.second, 1, 1), (.second, 15, 15), (.minute, 1, minute), (.minute, 5, 5 * minute),
      (.minute, 15, 15 * minute), (.hour, 1, hour), (.hour, 3, 3 * hour), (.hour, 6, 6 * hour),
      (.day, 1, day), (.day, 2, 2 * day), (.weekOfYear, 1, 7 * day), (.month, 1, 30 * day),
      (.month, 3, 91 * day), (.year, 1, 365 * day), (.year, 5, 1826 * day),
    ]
    let rough = (high - low) / Double(count)
    let step = steps.first { $0.2 >= rough * 0.6 } ?? (.year, 10, 3652 * day)
    return dates(low, high, every: step.1, step.0)
  }

  static func dates(
    _ low: Double, _ high: Double, every count: Int, _ unit: Calendar.Component
  ) -> [Double] {
    let calendar = Calendar.current
    let start = Date(timeIntervalSinceReferenceDate: low)
    guard var date = calendar.dateInterval(of: unit, for: start)?.start else { return [] }
    var found: [Double] = []
    while found.count < 200, date.timeIntervalSinceReferenceDate <= high {
      let number = date.timeIntervalSinceReferenceDate
      if number >= low { found.append(number) }
      guard let next = calendar.date(byAdding: unit, value: max(count, 1), to: date) else { break }
      date = next
    }
    return found
  }

  /// How wide a name's part of the side is.
  func band(_ length: CGFloat) -> CGFloat {
    (length - range.start - range.end) / CGFloat(max(names.count, 1))
  }

  private func place(share: Double, _ length: CGFloat) -> CGFloat {
    let inner = length - range.start - range.end
    let along = range.start + inner * CGFloat(share)
    return isFlipped ? length - along : along
  }

  func place(_ number: Double, _ length: CGFloat) -> CGFloat {
    place(share: (number - first) / (last - first), length)
  }

  /// Where a value stands; nil if it is not among the names.
  func place(_ value: _ChartValue, _ length: CGFloat) -> CGFloat? {
    if names.isEmpty { return value.middle.map { place($0, length) } }
    guard let index = names.firstIndex(of: value.name) else { return nil }
    return place(share: (Double(index) + 0.5) / Double(names.count), length)
  }

  /// Where something stands that begins at nothing.
  func base(_ length: CGFloat) -> CGFloat {
    names.isEmpty ? place(min(max(0, min(first, last)), max(first, last)), length) : length
  }
}
