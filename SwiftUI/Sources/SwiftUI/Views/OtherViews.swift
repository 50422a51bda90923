/// The first of several views that fits: which one that is the layout finds.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content
  let location: _SourceLocation

  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.axes = axes
    self.content = content()
    location = _SourceLocation(file, line)
  }
}

extension ViewThatFits: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    let nodes = content._record(inputs.at(.content))
    guard nodes.count > 1, !axes.isEmpty else { return Array(nodes.prefix(1)) }
    return [_Node(fitting: nodes, along: axes, at: location, inputs)]
  }
}

extension _Node {
  /// The first of some that fits.
  @MainActor
  convenience init(
    fitting nodes: [_Node], along axes: Axis.Set, at location: _SourceLocation, _ inputs: _Inputs
  ) {
    self.init(
      "fits", [_Field("axes", axes.value), _Field("name", .text(inputs.position.path))],
      children: nodes, at: location, inputs)
  }
}

/// A view that follows the time: recorded as it is at the start.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  let content: (TimelineViewDefaultContext) -> Content
  let location: _SourceLocation

  public typealias Context = TimelineViewDefaultContext

  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.content = content
    location = _SourceLocation(file, line)
  }
}

public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Comparable, Hashable, Sendable {
    case live
    case seconds
    case minutes
  }

  public let date: Date
  public let cadence = Cadence.live

  public func invalidateTimelineContent() {}
}

extension TimelineView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    guard let session = _Session.current else { return [] }
    let context = TimelineViewDefaultContext(date: session.start)
    return content(context)._record(inputs.at(.content))
  }
}

/// Instants at which a view is made anew: recorded at the start, none is asked for.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence = [Date] where Entries.Element == Date

  func entries(from startDate: Date, mode: Mode) -> Entries

  typealias Mode = TimelineScheduleMode
}

public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

extension TimelineSchedule where Entries == [Date] {
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public init(from start: Date, by interval: TimeInterval) {}
}

public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  public init(_ dates: Dates) {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule()
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from start: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: start, by: interval)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}

/// A gradient over a grid of points, which is not drawn here.
public struct MeshGradient: Sendable {
  let location: _SourceLocation
  let first: Color

  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device, file: StaticString = #filePath, line: UInt = #line
  ) {
    location = _SourceLocation(file, line)
    first = colors.first ?? .clear
  }
}

extension MeshGradient {
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])

    var all: [Color] {
      switch self {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    }
  }

  nonisolated public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      width: width, height: height, points: [], colors: colors.all, file: file, line: line)
  }

  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), file: file, line: line)
  }

  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), file: file, line: line)
  }
}

extension MeshGradient: ShapeStyle, _PrimitiveView {
  nonisolated public func _style(in environment: EnvironmentValues) -> _Value {
    _Session.current?.note(location, "MeshGradient is not drawn: its first colour stands for it")
    return first._style(in: environment)
  }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    UnsupportedNode(
      name: "MeshGradient", message: "MeshGradient is not drawn", location: location
    )._record(inputs)
  }
}

/// A layout of the system's, for which a node stands that is laid out in the same way.
protocol SystemLayout: Layout where Cache == Void {
  typealias StandIn = (kind: String, fields: [_Field])

  /// nil if the layout that it hands on is an app's own.
  var standIn: StandIn? { get }
}

extension SystemLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

public struct HStackLayout: SystemLayout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var standIn: StandIn? { ("hstack", .stack(alignment.name, spacing)) }
}

public struct VStackLayout: SystemLayout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var standIn: StandIn? { ("vstack", .stack(alignment.name, spacing)) }
}

public struct ZStackLayout: SystemLayout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var standIn: StandIn? { ("zstack", [_Field("alignment", .text(alignment.name))]) }
}

public struct AnyLayout: SystemLayout {
  private let layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }

  var standIn: StandIn? { (layout as? any SystemLayout)?.standIn }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    func asked<L: Layout>(_ layout: L) -> CGSize {
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return asked(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    func asked<L: Layout>(_ layout: L) {
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    asked(layout)
  }
}

extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    self
  }

  nonisolated public func gridCellColumns(
    _ count: Int, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "gridCell", _SourceLocation(file, line), [_Field("columns", .number(Double(count)))])
  }

  nonisolated public func gridCellAnchor(
    _ anchor: UnitPoint, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("gridCellAnchor", file, line) }

  nonisolated public func gridColumnAlignment(
    _ guide: HorizontalAlignment, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    ModifierNode(
      self, "gridCell", _SourceLocation(file, line), [_Field("alignment", .text(guide.name))])
  }

  nonisolated public func gridCellUnsizedAxes(
    _ axes: Axis.Set, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("gridCellUnsizedAxes", file, line) { !axes.isEmpty } }
}

/// In place of what a closure makes that nothing calls.
public func _notShown<Value>() -> Value {
  fatalError("what is not shown was asked for")
}
