import SwiftUI

/// One mark: what it is, where it stands, and how it is drawn.
public struct _ChartMark {
  enum Kind: Hashable { case area, bar, line, point, rectangle, rule, sector }

  struct Annotation {
    var position: AnnotationPosition
    var spacing: CGFloat?
    var content: AnyView
  }

  var kind: Kind
  var x: _ChartValue?
  var xEnd: _ChartValue?
  var y: _ChartValue?
  var yEnd: _ChartValue?
  var series: String?
  var stacking = MarkStackingMethod.standard
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  // What is said further in holds: nil until then.
  var style: AnyShapeStyle?
  var category: String?
  var position: String?
  var line: StrokeStyle?
  var method: InterpolationMethod?
  var symbolSize: CGSize?
  var symbol: _ChartSymbol?
  var isMarked = false
  var cornerRadius: CGFloat?
  var opacity = 1.0
  var offset = CGSize.zero
  var zIndex: Double?
  var annotations: [Annotation] = []
  var notes: [_ChartNote] = []
}

public enum MarkStackingMethod { case standard, normalized, center, unstacked }

public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Kind { case automatic, fixed, ratio, inset }

  var kind = Kind.automatic
  var value: CGFloat = 0

  init(_ kind: Kind, _ value: CGFloat = 0) {
    self.kind = kind
    self.value = value
  }

  public init(floatLiteral value: Double) { self.init(.fixed, value) }
  public init(integerLiteral value: Int) { self.init(.fixed, CGFloat(value)) }

  public static let automatic = MarkDimension(.automatic)
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed, value) }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio, value) }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset, value) }

  /// Of so much room; `usual` is the share of it where nobody says more.
  func length(of room: CGFloat, usual: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: room * usual
    case .fixed: value
    case .ratio: room * value
    case .inset: max(0, room - 2 * value)
    }
  }
}

/// What has one mark.
public protocol _OneChartMark: ChartContent where ChartBody == _ChartMarks {
  var mark: _ChartMark { get }
}

extension _OneChartMark {
  public var body: _ChartMarks {
    let mark = mark
    return _ChartMarks { [mark] }
  }
}

public struct BarMark: _OneChartMark {
  public let mark: _ChartMark

  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = _ChartMark(
      kind: .bar, x: x.place, y: y.place, stacking: stacking, width: width, height: height)
  }
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = _ChartMark(
      kind: .bar, x: xStart.place, xEnd: xEnd.place, y: y.place, height: height)
  }
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = _ChartMark(
      kind: .bar, x: x.place, y: yStart.place, yEnd: yEnd.place, width: width)
  }
}

public struct LineMark: _OneChartMark {
  public let mark: _ChartMark

  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = _ChartMark(kind: .line, x: x.place, y: y.place)
  }
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    mark = _ChartMark(kind: .line, x: x.place, y: y.place, series: series.place.name)
  }
}

public struct PointMark: _OneChartMark {
  public let mark: _ChartMark

  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = _ChartMark(kind: .point, x: x.place, y: y.place)
  }
}

public struct AreaMark: _OneChartMark {
  public let mark: _ChartMark

  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = _ChartMark(kind: .area, x: x.place, y: y.place, stacking: stacking)
  }
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = _ChartMark(
      kind: .area, x: x.place, y: y.place, series: series.place.name, stacking: stacking)
  }
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = _ChartMark(kind: .area, x: x.place, y: yStart.place, yEnd: yEnd.place)
  }
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = _ChartMark(
      kind: .area, x: x.place, y: yStart.place, yEnd: yEnd.place, series: series.place.name)
  }
}

public struct RuleMark: _OneChartMark {
  public let mark: _ChartMark

  public init<X>(x: PlottableValue<X>) { mark = _ChartMark(kind: .rule, x: x.place) }
  public init<Y>(y: PlottableValue<Y>) { mark = _ChartMark(kind: .rule, y: y.place) }
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = _ChartMark(kind: .rule, x: xStart.place, xEnd: xEnd.place, y: y.place)
  }
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = _ChartMark(kind: .rule, x: x.place, y: yStart.place, yEnd: yEnd.place)
  }
}

public struct RectangleMark: _OneChartMark {
  public let mark: _ChartMark

  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = _ChartMark(kind: .rectangle, x: x.place, y: y.place, width: width, height: height)
  }
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = _ChartMark(
      kind: .rectangle, x: xStart.place, xEnd: xEnd.place, y: yStart.place, yEnd: yEnd.place)
  }
  public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    mark = _ChartMark(kind: .rectangle, x: xStart.place, xEnd: xEnd.place)
  }
  public init<Y>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = _ChartMark(kind: .rectangle, y: yStart.place, yEnd: yEnd.place)
  }
}

public struct SectorMark: _OneChartMark {
  public let mark: _ChartMark

  public init<A>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = _ChartMark(
      kind: .sector, y: angle.place, innerRadius: innerRadius, outerRadius: outerRadius,
      angularInset: angularInset ?? 0)
  }
}

public struct InterpolationMethod: Sendable {
  enum Kind { case cardinal, catmullRom, linear, monotone, stepCenter, stepEnd, stepStart }

  var kind: Kind
  /// How tight a cardinal curve is; how far a Catmull–Rom curve goes by distances.
  var parameter: CGFloat = 0

  public static let linear = Self(kind: .linear)
  public static let monotone = Self(kind: .monotone)
  public static let catmullRom = Self(kind: .catmullRom, parameter: 0.5)
  public static func catmullRom(alpha: CGFloat) -> Self {
    Self(kind: .catmullRom, parameter: alpha)
  }
  public static let cardinal = Self(kind: .cardinal)
  public static func cardinal(tension: CGFloat) -> Self {
    Self(kind: .cardinal, parameter: tension)
  }
  public static let stepStart = Self(kind: .stepStart)
  public static let stepCenter = Self(kind: .stepCenter)
  public static let stepEnd = Self(kind: .stepEnd)
}

public enum AnnotationPosition {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading,
    bottomTrailing
}

public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    public struct Boundary: Sendable {
      public static let automatic = Boundary()
      public static let chart = Boundary()
      public static let plot = Boundary()
    }

    public static let automatic = Strategy()
    public static let disabled = Strategy()
    public static let padScale = Strategy()
    public static let fit = Strategy()
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
  }

  public static let automatic = AnnotationOverflowResolution()

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// What stands at a point.
struct _ChartSymbol {
  let view: AnyView
  /// Whether it has a size of its own.
  let isMade: Bool
}

public protocol ChartSymbolShape: Shape {}

public struct BasicChartSymbolShape: ChartSymbolShape {
  let sides: Int

  public static let circle = Self(sides: 0)
  public static let square = Self(sides: 4)
  public static let triangle = Self(sides: 3)
  public static let diamond = Self(sides: -4)

  public func path(in rect: CGRect) -> Path {
    switch sides {
    case 0: Circle().path(in: rect)
    case 4: Rectangle().path(in: rect)
    default:
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: sides < 0 ? rect.midY : rect.maxY))
        if sides < 0 { path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY)) }
        path.addLine(to: CGPoint(x: rect.minX, y: sides < 0 ? rect.midY : rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(sides: 0) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(sides: 4) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(sides: 3) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(sides: -4) }
}

extension ChartContent {
  func changing(_ change: @escaping (inout _ChartMark) -> Void) -> _ChartMarks {
    _ChartMarks {
      self._chartMarks.map { mark in
        var mark = mark
        change(&mark)
        return mark
      }
    }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ChartMarks {
    let drawn =
      (style as? LinearGradient).map { AnyShapeStyle($0._changing(\._drawnInCharts)) }
      ?? AnyShapeStyle(style)
    return changing { mark in
      if mark.style == nil, mark.category == nil { mark.style = drawn }
    }
  }
  public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> _ChartMarks {
    changing { mark in
      if mark.style == nil, mark.category == nil { mark.category = value.place.name }
    }
  }
  public func symbol<Value>(
    by value: PlottableValue<Value>, file: StaticString = #filePath, line: UInt = #line
  ) -> _ChartMarks {
    changing { mark in
      mark.isMarked = true
      if mark.series == nil { mark.series = value.place.name }
      mark.notes.append(.undrawn("symbol(by:)", file, line))
    }
  }
  public func symbol<S: ChartSymbolShape>(_ shape: S) -> _ChartMarks {
    changing { mark in
      mark.isMarked = true
      if mark.symbol == nil { mark.symbol = _ChartSymbol(view: AnyView(shape), isMade: false) }
    }
  }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> _ChartMarks {
    let made = _ChartSymbol(view: AnyView(symbol()), isMade: true)
    return changing { mark in
      mark.isMarked = true
      if mark.symbol == nil { mark.symbol = made }
    }
  }
  /// - Parameter area: In square points.
  public func symbolSize(_ area: CGFloat) -> _ChartMarks {
    symbolSize(CGSize(width: area.squareRoot(), height: area.squareRoot()))
  }
  public func symbolSize(_ size: CGSize) -> _ChartMarks {
    changing { if $0.symbolSize == nil { $0.symbolSize = size } }
  }
  public func symbolSize<Value>(
    by value: PlottableValue<Value>, file: StaticString = #filePath, line: UInt = #line
  ) -> _ChartMarks {
    changing { $0.notes.append(.undrawn("symbolSize(by:)", file, line)) }
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> _ChartMarks {
    changing { if $0.method == nil { $0.method = method } }
  }
  public func lineStyle(_ style: StrokeStyle) -> _ChartMarks {
    changing { if $0.line == nil { $0.line = style } }
  }
  public func lineStyle<Value>(
    by value: PlottableValue<Value>, file: StaticString = #filePath, line: UInt = #line
  ) -> _ChartMarks {
    changing { mark in
      if mark.series == nil { mark.series = value.place.name }
      mark.notes.append(.undrawn("lineStyle(by:)", file, line))
    }
  }
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> _ChartMarks {
    changing { if $0.cornerRadius == nil { $0.cornerRadius = radius } }
  }
  public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle(), file: StaticString = #filePath, line: UInt = #line
  ) -> _ChartMarks {
    changing { mark in
      // Of bars, whose ends are round then.
      guard shape is Capsule else {
        mark.notes.append(.undrawn("clipShape", file, line))
        return
      }
      if mark.cornerRadius == nil { mark.cornerRadius = .infinity }
    }
  }
  public func mask<Mask: ChartContent>(
    file: StaticString = #filePath, line: UInt = #line, @ChartContentBuilder content: () -> Mask
  ) -> _ChartMarks {
    changing { $0.notes.append(.undrawn("mask", file, line)) }
  }
  public func opacity(_ opacity: Double) -> _ChartMarks { changing { $0.opacity *= opacity } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChartMarks {
    offset(CGSize(width: x, height: y))
  }
  public func offset(_ offset: CGSize) -> _ChartMarks {
    changing { mark in
      mark.offset.width += offset.width
      mark.offset.height += offset.height
    }
  }
  public func zIndex(_ index: Double) -> _ChartMarks {
    changing { if $0.zIndex == nil { $0.zIndex = index } }
  }
  public func position<Value>(by value: PlottableValue<Value>) -> _ChartMarks {
    changing { if $0.position == nil { $0.position = value.place.name } }
  }
  public func position<Value>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic,
    file: StaticString = #filePath, line: UInt = #line
  ) -> _ChartMarks {
    position(by: value).changing { $0.notes.append(.undrawn("position(axis:span:)", file, line)) }
  }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> _ChartMarks {
    changing { _ in }
  }
  public func accessibilityLabel(_ label: String) -> _ChartMarks { changing { _ in } }
  public func accessibilityValue(_ value: String) -> _ChartMarks { changing { _ in } }
  public func accessibilityIdentifier(_ identifier: String) -> _ChartMarks { changing { _ in } }
  public func accessibilityHidden(_ isHidden: Bool) -> _ChartMarks { changing { _ in } }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, file: StaticString = #filePath,
    line: UInt = #line, @ViewBuilder content: () -> V
  ) -> _ChartMarks {
    let made = _ChartMark.Annotation(
      position: position, spacing: spacing, content: AnyView(content()))
    return changing { mark in
      mark.annotations.append(made)
      if alignment != .center { mark.notes.append(.undrawn("annotation(alignment:)", file, line)) }
    }
  }
}

extension Gradient {
  /// In pictures of iOS the last sixteenth of the way to what is clear goes to black as well, so that a
  /// chart's colours end in a faint grey.
  var _drawnInCharts: Gradient {
    guard var last = stops.first else { return self }
    var drawn = [last]
    for stop in stops.dropFirst() {
      if (stop.color == .clear) != (last.color == .clear) {
        let isEnd = stop.color == .clear
        let (shown, clear) = isEnd ? (last, stop) : (stop, last)
        let piece = (shown.location - clear.location) / 16
        let steps = [0, 0.25, 0.5, 0.75].map { (share: Double) in
          Stop(
            color: shown.color.mix(with: .black, by: share).opacity((1 - share) / 16),
            location: clear.location + piece * (1 - share))
        }
        drawn += isEnd ? steps : steps.reversed()
      }
      drawn.append(stop)
      last = stop
    }
    return Gradient(stops: drawn)
  }
}
