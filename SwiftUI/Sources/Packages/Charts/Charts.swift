import SwiftUI

// A chart is a grey area of the size that it gets: what it draws is not told from its marks here.

public struct Chart: View {
  public init(@ChartContentBuilder content: () -> any ChartContent) {}

  public init<Data: RandomAccessCollection>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> any ChartContent
  ) where Data.Element: Identifiable {}

  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> any ChartContent
  ) {}

  public var body: some View {
    Rectangle().fill(Color(UIColor.systemGray5))
  }
}

@resultBuilder public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> any ChartContent
  {
    content
  }
  @_disfavoredOverload
  public static func buildExpression(_ content: any ChartContent) -> any ChartContent { content }
  public static func buildBlock(_ parts: any ChartContent...) -> any ChartContent { ChartMarks() }
  public static func buildOptional(_ part: (any ChartContent)?) -> any ChartContent { ChartMarks() }
  public static func buildEither(first part: any ChartContent) -> any ChartContent { part }
  public static func buildEither(second part: any ChartContent) -> any ChartContent { part }
  public static func buildLimitedAvailability(_ part: any ChartContent) -> any ChartContent { part }
}

public protocol ChartContent {}

struct ChartMarks: ChartContent {}

extension ForEach: ChartContent {}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == EmptyView {
  @_disfavoredOverload
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> any ChartContent
  ) {
    self.init(data) { _ in EmptyView() }
  }
}

extension ForEach where Content == EmptyView {
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> any ChartContent
  ) {
    self.init(data, id: id) { _ in EmptyView() }
  }
}

public struct PlottableValue<Value> {
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue { Self() }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    Self()
  }
  public static func value(
    _ label: LocalizedStringKey, _ value: Value, unit: Calendar.Component
  ) -> PlottableValue { Self() }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Value, unit: Calendar.Component
  ) -> PlottableValue { Self() }
}

public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public static let automatic: MarkDimension = 0
  public static func fixed(_ value: CGFloat) -> MarkDimension { 0 }
  public static func ratio(_ value: CGFloat) -> MarkDimension { 0 }
  public static func inset(_ value: CGFloat) -> MarkDimension { 0 }
}

public protocol ChartMark: ChartContent {}

public enum MarkStackingMethod { case standard, normalized, center, unstacked }

public struct BarMark: ChartMark {
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {}
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
}

public struct LineMark: ChartMark {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
}

public struct PointMark: ChartMark {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

public struct AreaMark: ChartMark {
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}

public struct RuleMark: ChartMark {
  public init<X>(x: PlottableValue<X>) {}
  public init<Y>(y: PlottableValue<Y>) {}
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}

public struct RectangleMark: ChartMark {
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}
}

public struct SectorMark: ChartMark {
  public init<A>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}

public struct InterpolationMethod: Sendable {
  public static let linear = Self()
  public static let monotone = Self()
  public static let catmullRom = Self()
  public static let cardinal = Self()
  public static let stepStart = Self()
  public static let stepCenter = Self()
  public static let stepEnd = Self()
}

public enum AnnotationPosition {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading,
    bottomTrailing
}

extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { ChartMarks() }
  public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent {
    ChartMarks()
  }
  public func symbol<Value>(by value: PlottableValue<Value>) -> some ChartContent { ChartMarks() }
  public func symbol(_ shape: Any) -> some ChartContent { ChartMarks() }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { ChartMarks() }
  public func symbolSize(_ size: CGFloat) -> some ChartContent { ChartMarks() }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    ChartMarks()
  }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { ChartMarks() }
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { ChartMarks() }
  public func opacity(_ opacity: Double) -> some ChartContent { ChartMarks() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { ChartMarks() }
  public func zIndex(_ index: Double) -> some ChartContent { ChartMarks() }
  public func position<Value>(by value: PlottableValue<Value>) -> some ChartContent { ChartMarks() }
  public func accessibilityLabel(_ label: String) -> some ChartContent { ChartMarks() }
  public func accessibilityValue(_ value: String) -> some ChartContent { ChartMarks() }
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { ChartMarks() }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some ChartContent { ChartMarks() }
}

extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  public func chartXAxis(@AxisContentBuilder content: () -> AxisParts) -> some View { self }
  public func chartYAxis(@AxisContentBuilder content: () -> AxisParts) -> some View { self }
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
  public func chartXAxisLabel(_ label: LocalizedStringKey) -> some View { self }
  public func chartYAxisLabel(_ label: LocalizedStringKey) -> some View { self }
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartXScale(domain: Any, range: Any? = nil, type: Any? = nil) -> some View { self }
  public func chartYScale(domain: Any, range: Any? = nil, type: Any? = nil) -> some View { self }
  public func chartForegroundStyleScale(_ mapping: Any) -> some View { self }
  public func chartForegroundStyleScale(domain: Any, range: Any) -> some View { self }
  public func chartForegroundStyleScale(range: Any) -> some View { self }
  public func chartSymbolScale(_ mapping: Any) -> some View { self }
  public func chartPlotStyle<V: View>(@ViewBuilder content: (AnyView) -> V) -> some View { self }
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public func chartXVisibleDomain(length: Any) -> some View { self }
  public func chartXSelection<V>(value: Binding<V?>) -> some View { self }
  public func chartYSelection<V>(value: Binding<V?>) -> some View { self }
  public func chartAngleSelection<V>(value: Binding<V?>) -> some View { self }
}

/// Of a chart that is not laid out nothing is known.
public struct ChartProxy {
  public var plotFrame: Anchor<CGRect>? { nil }
  public var plotSize: CGSize { .zero }
  public func position<P>(forX value: P) -> CGFloat? { nil }
  public func position<P>(forY value: P) -> CGFloat? { nil }
  public func value<P>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
}

public struct AxisParts {}

@resultBuilder public enum AxisContentBuilder {
  public static func buildBlock(_ parts: Any...) -> AxisParts { AxisParts() }
  public static func buildOptional(_ part: Any?) -> Any { AxisParts() }
  public static func buildEither(first part: Any) -> Any { part }
  public static func buildEither(second part: Any) -> Any { part }
}

public struct AxisMarkValues {
  public static let automatic = AxisMarkValues()
  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues { AxisMarkValues() }
  public static func stride(
    by component: Calendar.Component, count: Int = 1
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues() }
}

public enum AxisMarkPosition { case automatic, leading, trailing, top, bottom }

public struct AxisValue {
  public var index: Int { 0 }
  public var count: Int { 0 }
  public func `as`<Value>(_ type: Value.Type) -> Value? { nil }
}

public struct AxisMarks {
  public init(
    preset: Any? = nil, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
  ) {}
  public init(
    preset: Any? = nil, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisContentBuilder content: @escaping (AxisValue) -> AxisParts
  ) {}
  public init<Value>(
    preset: Any? = nil, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisContentBuilder content: @escaping (AxisValue) -> AxisParts
  ) {}
  public init<Value>(
    preset: Any? = nil, position: AxisMarkPosition = .automatic, values: [Value]
  ) {}
}

public struct AxisGridLine {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine { self }
}

public struct AxisTick {
  public init(centered: Bool? = nil, length: CGFloat? = nil, stroke: StrokeStyle? = nil) {}
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick { self }
}

public struct AxisValueLabel {
  public init(centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  public init(_ label: LocalizedStringKey, centered: Bool? = nil) {}
  public init<F>(format: F, centered: Bool? = nil) {}
  public init<V: View>(centered: Bool? = nil, @ViewBuilder content: () -> V) {}
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel { self }
  public func font(_ font: Font?) -> AxisValueLabel { self }
}
