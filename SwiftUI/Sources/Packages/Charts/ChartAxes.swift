import SwiftUI

// What stands along the sides of a chart.

public protocol AxisContent {
  var _axisMarks: [AxisMarks] { get }
}

public typealias AnyAxisContent = _AxisMarkList

public struct _AxisMarkList: AxisContent {
  public let _axisMarks: [AxisMarks]
}

@resultBuilder public enum AxisContentBuilder {
  public static func buildExpression(_ content: some AxisContent) -> _AxisMarkList {
    _AxisMarkList(_axisMarks: content._axisMarks)
  }
  public static func buildBlock(_ parts: _AxisMarkList...) -> _AxisMarkList {
    _AxisMarkList(_axisMarks: parts.flatMap(\._axisMarks))
  }
  public static func buildOptional(_ part: _AxisMarkList?) -> _AxisMarkList {
    part ?? _AxisMarkList(_axisMarks: [])
  }
  public static func buildEither(first part: _AxisMarkList) -> _AxisMarkList { part }
  public static func buildEither(second part: _AxisMarkList) -> _AxisMarkList { part }
  public static func buildLimitedAvailability(_ part: _AxisMarkList) -> _AxisMarkList { part }
}

public protocol AxisMark {
  var _axisParts: [_AxisPart] { get }
}

/// One line or word of an axis.
public struct _AxisPart: AxisMark {
  enum Kind { case grid, label, tick }

  var kind: Kind
  var stroke: StrokeStyle?
  var length: CGFloat?
  var style: AnyShapeStyle?
  var font: Font?
  var anchor: UnitPoint?
  var offset = CGSize.zero
  /// What a label shows in place of its value.
  var made: ((_AxisPlace) -> AnyView)?

  public var _axisParts: [_AxisPart] { [self] }
}

@resultBuilder public enum AxisMarkBuilder {
  public static func buildExpression(_ mark: some AxisMark) -> _AxisParts {
    _AxisParts(_axisParts: mark._axisParts)
  }
  public static func buildBlock(_ parts: _AxisParts...) -> _AxisParts {
    _AxisParts(_axisParts: parts.flatMap(\._axisParts))
  }
  public static func buildOptional(_ part: _AxisParts?) -> _AxisParts {
    part ?? _AxisParts(_axisParts: [])
  }
  public static func buildEither(first part: _AxisParts) -> _AxisParts { part }
  public static func buildEither(second part: _AxisParts) -> _AxisParts { part }
  public static func buildLimitedAvailability(_ part: _AxisParts) -> _AxisParts { part }
}

public struct _AxisParts: AxisMark {
  public let _axisParts: [_AxisPart]
}

/// A place along an axis that something is said of.
struct _AxisPlace {
  var value: _ChartValue
  var index: Int
  var count: Int
  /// The text of its value.
  var words: String
}

public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?)
    case everyUnit(Calendar.Component, Int)
    case every(Double)
  }

  let kind: Kind

  public static let automatic = AxisMarkValues(kind: .automatic(count: nil))
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
  public static func automatic(
    minimumStride: Double? = nil, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, calendar: Calendar = .current
  ) -> AxisMarkValues { AxisMarkValues(kind: .everyUnit(component, count)) }
  public static func stride(by step: Double) -> AxisMarkValues {
    AxisMarkValues(kind: .every(step))
  }

  func values(on scale: _ChartScale) -> [_ChartValue] {
    switch kind {
    case .automatic(let count):
      if !scale.names.isEmpty { return scale.names.map { _ChartValue($0) } }
      guard let count, !scale.isDate else { return Self.values(scale.ticks, scale) }
      let all = _ChartScale.numbers(scale.first, scale.last, isOpen: false, count: count)
      return Self.values(all, scale)
    case .everyUnit(let unit, let count):
      return Self.values(_ChartScale.dates(scale.first, scale.last, every: count, unit), scale)
    case .every(let step):
      guard step > 0, (scale.last - scale.first) / step < 200 else { return [] }
      let start = (scale.first / step).rounded(.up) * step
      return Self.values(
        Array(Swift.stride(from: start, through: scale.last + step / 1000, by: step)), scale)
    }
  }

  private static func values(_ numbers: [Double], _ scale: _ChartScale) -> [_ChartValue] {
    numbers.map { number in
      scale.isDate
        ? _ChartValue(Date(timeIntervalSinceReferenceDate: number)) : _ChartValue(number: number)
    }
  }
}

public struct AxisMarkPosition: Sendable {
  let edge: Edge?

  public static let automatic = AxisMarkPosition(edge: nil)
  public static let leading = AxisMarkPosition(edge: .leading)
  public static let trailing = AxisMarkPosition(edge: .trailing)
  public static let top = AxisMarkPosition(edge: .top)
  public static let bottom = AxisMarkPosition(edge: .bottom)
}

public enum AxisMarkPreset: Sendable { case automatic, aligned, extended, inset }

/// One of the values that an axis is marked at.
public struct AxisValue {
  let place: _AxisPlace

  public var index: Int { place.index }
  public var count: Int { place.count }

  public func `as`<Value>(_ type: Value.Type) -> Value? {
    if Value.self == String.self { return place.value.name as? Value }
    guard let number = place.value.number else { return nil }
    if Value.self == Date.self {
      return Date(timeIntervalSinceReferenceDate: number) as? Value
    }
    if Value.self == Int.self { return Int(exactly: number.rounded()) as? Value }
    if Value.self == CGFloat.self { return CGFloat(number) as? Value }
    if Value.self == Float.self { return Float(number) as? Value }
    if Value.self == Decimal.self { return Decimal(number) as? Value }
    return number as? Value
  }
}

public struct AxisMarks: AxisContent {
  let edge: Edge?
  let values: (_ChartScale) -> [_ChartValue]
  let parts: (AxisValue) -> [_AxisPart]

  public var _axisMarks: [AxisMarks] { [self] }

  private static func usual(_ stroke: StrokeStyle?, _ label: AxisValueLabel) -> [_AxisPart] {
    AxisGridLine(stroke: stroke)._axisParts + AxisTick(stroke: stroke)._axisParts
      + label._axisParts
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    edge = position.edge
    self.values = values.values(on:)
    parts = { _ in Self.usual(stroke, AxisValueLabel()) }
  }
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatOutput == String {
    edge = position.edge
    self.values = values.values(on:)
    parts = { _ in Self.usual(stroke, AxisValueLabel(format: format)) }
  }
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    edge = position.edge
    self.values = { _ in values.map { _ChartValue($0) } }
    parts = { _ in Self.usual(stroke, AxisValueLabel()) }
  }
  public init<F: FormatStyle, Value>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where F.FormatOutput == String {
    edge = position.edge
    self.values = { _ in values.map { _ChartValue($0) } }
    parts = { _ in Self.usual(stroke, AxisValueLabel(format: format)) }
  }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts
  ) {
    edge = position.edge
    self.values = values.values(on:)
    parts = { content($0)._axisParts }
  }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> _AxisParts
  ) {
    edge = position.edge
    self.values = values.values(on:)
    parts = { _ in content()._axisParts }
  }
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts
  ) {
    edge = position.edge
    self.values = { _ in values.map { _ChartValue($0) } }
    parts = { content($0)._axisParts }
  }
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> _AxisParts
  ) {
    edge = position.edge
    self.values = { _ in values.map { _ChartValue($0) } }
    parts = { _ in content()._axisParts }
  }
}

public struct AxisGridLine: AxisMark {
  public var _axisParts: [_AxisPart]

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _axisParts = [_AxisPart(kind: .grid, stroke: stroke)]
  }
}

public struct AxisTick: AxisMark {
  public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    let length: CGFloat?

    public static let automatic = Length(length: nil)
    public static let label = Length(length: nil)
    public static let longestLabel = Length(length: nil)

    init(length: CGFloat?) { self.length = length }
    public init(floatLiteral value: Double) { length = value }
    public init(integerLiteral value: Int) { length = CGFloat(value) }
  }

  public var _axisParts: [_AxisPart]

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _axisParts = [_AxisPart(kind: .tick, stroke: stroke, length: length.length)]
  }
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    _axisParts = [_AxisPart(kind: .tick, stroke: stroke, length: length)]
  }
}

public enum AxisValueLabelCollisionResolution: Sendable {
  case automatic, disabled, truncate
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    .automatic
  }
}

public struct AxisValueLabel: AxisMark {
  public var _axisParts: [_AxisPart]

  private init(_ anchor: UnitPoint?, _ made: ((_AxisPlace) -> AnyView)?) {
    _axisParts = [_AxisPart(kind: .label, anchor: anchor, made: made)]
  }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(anchor, nil) }
  public init(
    _ label: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic
  ) { self.init(anchor, { _ in AnyView(Text(label)) }) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic
  ) { self.init(anchor, { _ in AnyView(Text(label)) }) }
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatOutput == String {
    self.init(anchor) { place in
      let value = AxisValue(place: place).as(F.FormatInput.self)
      return AnyView(Text(value.map { format.format($0) } ?? place.words))
    }
  }
  public init<V: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) {
    let view = AnyView(content())
    self.init(anchor, { _ in view })
  }
}

public enum AxisValueLabelOrientation: Sendable {
  case automatic, horizontal, vertical, verticalReversed
}

extension AxisMark {
  private func changing(_ change: (inout _AxisPart) -> Void) -> _AxisParts {
    _AxisParts(
      _axisParts: _axisParts.map { part in
        var part = part
        change(&part)
        return part
      })
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _AxisParts {
    changing { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
  public func font(_ font: Font?) -> _AxisParts {
    changing { if $0.font == nil { $0.font = font } }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _AxisParts {
    changing { part in
      part.offset.width += x
      part.offset.height += y
    }
  }
}
