import SwiftUI

/// What views around a chart say of it.
struct _ChartLook {
  struct Axis {
    var isHidden = false
    /// nil where the chart marks it itself.
    var marks: [AxisMarks]?
    var wish = _ChartScaleWish()
    var title: Title?
  }

  struct Title {
    var view: AnyView
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
  }

  var x = Axis()
  var y = Axis()
  var hasLegend = true
  /// The styles of names, in their order.
  var styles: [(name: String, style: AnyShapeStyle)] = []
  /// Of names that are not among these, one after the other.
  var range: [AnyShapeStyle] = []
  var plotStyle: ((AnyView) -> AnyView)?
  /// What lies over the chart and under it.
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []
  var notes: [_ChartNote] = []

  /// Values stand where they do on a linear scale.
  mutating func say(
    _ name: String, _ type: ScaleType?, _ file: StaticString, _ line: UInt
  ) {
    guard let type, [.log, .squareRoot, .symmetricLog].contains(type) else { return }
    notes.append(.undrawn("\(name)(type:)", file, line))
  }

  struct Layer {
    var alignment: Alignment
    var view: @MainActor () -> AnyView
  }
}

/// What is said of a chart at a line.
struct _ChartNote {
  var message: String
  var file: StaticString
  var line: UInt

  static func undrawn(_ name: String, _ file: StaticString, _ line: UInt) -> _ChartNote {
    _ChartNote(
      message: "'\(name)' is not drawn; the chart stands without it", file: file, line: line)
  }

  @MainActor func say() { _Recording.note(message, file: file, line: line) }
}

struct _ChartLookKey: EnvironmentKey {
  static var defaultValue: _ChartLook { _ChartLook() }
}

extension EnvironmentValues {
  var _chartLook: _ChartLook {
    get { self[_ChartLookKey.self] }
    set { self[_ChartLookKey.self] = newValue }
  }
}

extension View {
  func changingChart(_ change: @escaping (inout _ChartLook) -> Void) -> some View {
    transformEnvironment(\._chartLook, transform: change)
  }

  public func chartXAxis(_ visibility: Visibility) -> some View {
    changingChart { $0.x.isHidden = visibility == .hidden }
  }
  public func chartYAxis(_ visibility: Visibility) -> some View {
    changingChart { $0.y.isHidden = visibility == .hidden }
  }
  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let marks = content()._axisMarks
    return changingChart { $0.x.marks = marks }
  }
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let marks = content()._axisMarks
    return changingChart { $0.y.marks = marks }
  }
  public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  public func chartXAxisLabel<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let title = _ChartLook.Title(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return changingChart { $0.x.title = title }
  }
  public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  public func chartYAxisLabel<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let title = _ChartLook.Title(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return changingChart { $0.y.title = title }
  }
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let proxy = ChartProxy(file: file, line: line)
    return changingChart {
      $0.overlays.append(_ChartLook.Layer(alignment: alignment) { AnyView(content(proxy)) })
    }
  }
  public func chartBackground<V: View>(
    alignment: Alignment = .center, file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let proxy = ChartProxy(file: file, line: line)
    return changingChart {
      $0.backgrounds.append(_ChartLook.Layer(alignment: alignment) { AnyView(content(proxy)) })
    }
  }
  public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View { self }
  public func chartLegend(_ visibility: Visibility) -> some View {
    changingChart { $0.hasLegend = visibility != .hidden }
  }
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart { look in
      look.hasLegend = true
      if ![.automatic, .bottom].contains(position) {
        look.notes.append(.undrawn("chartLegend(position:)", file, line))
      }
    }
  }
  public func chartXScale<Bound>(
    domain: ClosedRange<Bound>, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart {
      $0.x.wish.say([domain.lowerBound, domain.upperBound], range)
      $0.say("chartXScale", type, file, line)
    }
  }
  public func chartXScale<Value>(
    domain: [Value], range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart {
      $0.x.wish.say(domain, range)
      $0.say("chartXScale", type, file, line)
    }
  }
  public func chartXScale(
    domain: AutomaticScaleDomain = .automatic, range: PlotDimensionScaleRange? = nil,
    type: ScaleType? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart {
      $0.x.wish.say(domain, range)
      $0.say("chartXScale", type, file, line)
    }
  }
  public func chartYScale<Bound>(
    domain: ClosedRange<Bound>, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart {
      $0.y.wish.say([domain.lowerBound, domain.upperBound], range)
      $0.say("chartYScale", type, file, line)
    }
  }
  public func chartYScale<Value>(
    domain: [Value], range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart {
      $0.y.wish.say(domain, range)
      $0.say("chartYScale", type, file, line)
    }
  }
  public func chartYScale(
    domain: AutomaticScaleDomain = .automatic, range: PlotDimensionScaleRange? = nil,
    type: ScaleType? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart {
      $0.y.wish.say(domain, range)
      $0.say("chartYScale", type, file, line)
    }
  }
  public func chartForegroundStyleScale<Value, S: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, S>
  ) -> some View {
    let styles = mapping.map { (name: _ChartValue($0.key).name, style: AnyShapeStyle($0.value)) }
    return changingChart { $0.styles = styles }
  }
  public func chartForegroundStyleScale<Value, S: ShapeStyle>(
    domain: [Value], range: [S], type: ScaleType? = nil
  ) -> some View {
    let styles = zip(domain, range).map { value, style in
      (name: _ChartValue(value).name, style: AnyShapeStyle(style))
    }
    return changingChart { $0.styles = styles }
  }
  public func chartForegroundStyleScale<Value, S: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> S
  ) -> some View { chartForegroundStyleScale(domain: domain, range: domain.map(mapping)) }
  public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return changingChart { $0.range = styles }
  }
  public func chartSymbolScale(
    _ mapping: Any, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart { $0.notes.append(.undrawn("chartSymbolScale", file, line)) }
  }
  public func chartSymbolScale(
    domain: Any, range: Any, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart { $0.notes.append(.undrawn("chartSymbolScale", file, line)) }
  }
  public func chartSymbolSizeScale(
    range: Any, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart { $0.notes.append(.undrawn("chartSymbolSizeScale", file, line)) }
  }
  public func chartLineStyleScale(
    _ mapping: Any, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart { $0.notes.append(.undrawn("chartLineStyleScale", file, line)) }
  }
  public func chartPlotStyle<V: View>(
    @ViewBuilder content: @escaping (AnyView) -> V
  ) -> some View { changingChart { $0.plotStyle = { AnyView(content($0)) } } }
  public func chartScrollableAxes(
    _ axes: Axis.Set, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart { $0.notes.append(.undrawn("chartScrollableAxes", file, line)) }
  }
  public func chartScrollPosition(x: Any) -> some View { self }
  public func chartScrollPosition(y: Any) -> some View { self }
  public func chartScrollPosition(initialX: Any) -> some View { self }
  public func chartScrollPosition(initialY: Any) -> some View { self }
  public func chartScrollTargetBehavior(_ behavior: Any) -> some View { self }
  public func chartXVisibleDomain(
    length: Any, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart { $0.notes.append(.undrawn("chartXVisibleDomain", file, line)) }
  }
  public func chartYVisibleDomain(
    length: Any, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    changingChart { $0.notes.append(.undrawn("chartYVisibleDomain", file, line)) }
  }
  public func chartXSelection<V>(value: Binding<V?>) -> some View { self }
  public func chartXSelection<V>(range: Binding<ClosedRange<V>?>) -> some View { self }
  public func chartYSelection<V>(value: Binding<V?>) -> some View { self }
  public func chartAngleSelection<V>(value: Binding<V?>) -> some View { self }
}

extension _ChartScaleWish {
  mutating func say<Value>(_ domain: [Value], _ range: PlotDimensionScaleRange?) {
    self.domain = domain.map { _ChartValue($0) }
    if let range { self.range = range }
  }

  mutating func say(_ domain: AutomaticScaleDomain, _ range: PlotDimensionScaleRange?) {
    includesZero = domain.includesZero
    isReversed = domain.isReversed
    if let range { self.range = range }
  }
}

/// To what lies over a chart nothing is told of where its values stand.
@MainActor public struct ChartProxy {
  private let note: _ChartNote

  nonisolated init(file: StaticString, line: UInt) {
    note = _ChartNote(
      message: "where a chart's values stand is not told to what lies over it; it is drawn without",
      file: file, line: line)
  }

  private func nothing<Value>() -> Value? {
    note.say()
    return nil
  }

  public var plotFrame: Anchor<CGRect>? { nothing() }
  public var plotAreaFrame: Anchor<CGRect>? { nothing() }
  public var plotSize: CGSize { nothing() ?? .zero }
  public func position<P>(forX value: P) -> CGFloat? { nothing() }
  public func position<P>(forY value: P) -> CGFloat? { nothing() }
  public func value<P>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nothing() }
  public func value<P>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nothing() }
  public func selectXValue(at position: CGFloat) {}
}
