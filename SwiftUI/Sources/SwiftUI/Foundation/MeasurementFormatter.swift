import Foundation

/// Measures in American English: Foundation on Linux has none.
///
/// The command has programs call it by Foundation's name.
open class _MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Foundation declares it
  open var locale: Locale! = Locale(identifier: "en_US")
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Foundation declares it
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let isAsProvided = unitOptions.contains(.providedUnit)
    let (value, unit) =
      isAsProvided
      ? (measurement.value, measurement.unit as Unit)
      : inAmerica(
        measurement.value, measurement.unit, isNatural: unitOptions.contains(.naturalScale))
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    let isTemperature = unit is UnitTemperature
    if isTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    return number + words(of: unit, unitStyle, value)
  }

  open func string(from unit: Unit) -> String {
    words(of: unit, unitStyle, 2).trimmingCharacters(in: .whitespaces)
  }
}

/// What stands behind a number, with the space between them.
private func words(of unit: Unit, _ style: Formatter.UnitStyle, _ value: Double) -> String {
  let isTemperature = unit is UnitTemperature
  switch style {
  case .short where isTemperature: return "°"
  case .short: return unit.symbol == "lb" ? "#" : unit.symbol
  case .long:
    guard let name = names[unit.symbol] else { return " " + unit.symbol }
    return " " + (value == 1 ? name.one : name.many)
  default: return (isTemperature ? "" : " ") + unit.symbol
  }
}

private let names: [String: (one: String, many: String)] = [
  "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"),
  "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"),
  "in": ("inch", "inches"), "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"),
  "g": ("gram", "grams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
  "mph": ("mile per hour", "miles per hour"),
  "km/h": ("kilometer per hour", "kilometers per hour"),
  "m/s": ("meter per second", "meters per second"),
  "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
  "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
  "kcal": ("kilocalorie", "kilocalories"), "hPa": ("hectopascal", "hectopascals"),
  "°": ("degree", "degrees"), "hr": ("hour", "hours"), "min": ("minute", "minutes"),
  "s": ("second", "seconds"),
]

/// A measure in the units that are usual in America; any other as it is.
private func inAmerica(_ value: Double, _ unit: Unit, isNatural: Bool) -> (Double, Unit) {
  func converted<Own: Dimension>(_ own: Own, to other: Own) -> (Double, Unit) {
    (other.converter.value(fromBaseUnitValue: own.converter.baseUnitValue(fromValue: value)), other)
  }
  switch unit {
  case let unit as UnitTemperature: return converted(unit, to: .fahrenheit)
  case let unit as UnitSpeed: return converted(unit, to: .milesPerHour)
  case let unit as UnitMass: return converted(unit, to: unit == .grams ? .ounces : .pounds)
  case let unit as UnitLength:
    let isLong = unit.converter.baseUnitValue(fromValue: abs(value)) >= 1000
    let isShort = [UnitLength.centimeters, .millimeters].contains(unit)
    return converted(
      unit, to: unit == .kilometers || isNatural && isLong ? .miles : isShort ? .inches : .feet)
  default: return (value, unit)
  }
}

public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable {
  let isAsProvided: Bool
  public static var general: Self { Self(isAsProvided: false) }
  public static var asProvided: Self { Self(isAsProvided: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(isAsProvided: false) }
  public static var personHeight: Self { Self(isAsProvided: false) }
  public static var road: Self { Self(isAsProvided: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(isAsProvided: false) }
  public static var person: Self { Self(isAsProvided: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(isAsProvided: true) }
  public static var workout: Self { Self(isAsProvided: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(isAsProvided: false) }
}

extension Measurement where UnitType: Dimension {
  public struct FormatStyle: Foundation.FormatStyle {
    public enum UnitWidth: String, Codable, Sendable { case wide, abbreviated, narrow }

    public var width: UnitWidth
    public var hidesScaleName: Bool
    let isAsProvided: Bool
    let numberFormat: FloatingPointFormatStyle<Double>

    public init(
      width: UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.hidesScaleName = hidesScaleName
      isAsProvided = usage.isAsProvided
      numberFormat = numberFormatStyle ?? .number.precision(.fractionLength(0...1))
    }

    public func locale(_ locale: Locale) -> Self { self }

    public func format(_ measurement: Measurement<UnitType>) -> String {
      let (value, unit) =
        isAsProvided
        ? (measurement.value, measurement.unit as Unit)
        : inAmerica(measurement.value, measurement.unit, isNatural: true)
      let number = value.formatted(numberFormat.locale(Locale(identifier: "en_US")))
      if hidesScaleName, unit is UnitTemperature { return number + "°" }
      let styles: [UnitWidth: Formatter.UnitStyle] = [.wide: .long, .narrow: .short]
      return number + words(of: unit, styles[width] ?? .medium, value)
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { style.format(self) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
