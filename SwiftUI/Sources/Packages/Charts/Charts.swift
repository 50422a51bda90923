import SwiftUI

/// A drawing of values: its marks are as those of iOS, and so are lines and words beside them. What
/// scrolls or is chosen in it is not drawn.
public struct Chart: View {
  let content: _ChartMarks
  @Environment(\._chartLook) private var look

  public init(@ChartContentBuilder content: () -> _ChartMarks) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> _ChartMarks
  ) where Data.Element: Identifiable {
    self.content = _ChartMarks { data.flatMap { content($0).make() } }
  }

  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> _ChartMarks
  ) {
    self.content = _ChartMarks { data.flatMap { content($0).make() } }
  }

  public var body: some View {
    let marks = content.make()
    let plan = _ChartPlan(marks, look)
    let _ = (look.notes + marks.flatMap(\.notes)).forEach { $0.say() }
    VStack(spacing: 0) {
      _ChartTitles(titles: plan.titles[.top] ?? [], edge: .top)
      _ChartLabels(plan: plan, edge: .top)
      HStack(spacing: 0) {
        _ChartTitles(titles: plan.titles[.leading] ?? [], edge: .leading)
        _ChartLabels(plan: plan, edge: .leading)
        plan.plot
        _ChartLabels(plan: plan, edge: .trailing)
        _ChartTitles(titles: plan.titles[.trailing] ?? [], edge: .trailing)
      }
      _ChartLabels(plan: plan, edge: .bottom)
      _ChartTitles(titles: plan.titles[.bottom] ?? [], edge: .bottom)
    }
    .background { layers(look.backgrounds) }
    .overlay { layers(look.overlays) }
  }

  private func layers(_ layers: [_ChartLook.Layer]) -> some View {
    ZStack {
      ForEach(Array(layers.enumerated()), id: \.offset) { layer in
        layer.element.view()
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.element.alignment)
      }
    }
  }
}

/// What stands where in a chart, as far as that needs no size.
@MainActor struct _ChartPlan {
  struct Title {
    var view: AnyView
    /// At which share of its side.
    var alignment: HorizontalAlignment
    var spacing: CGFloat
  }

  struct Label {
    var view: AnyView
    /// Where it stands along a side of some length.
    var place: (CGFloat) -> CGFloat?
    var anchor: UnitPoint?
  }

  /// Lines stick out of the plot as far as ticks are long; words are so far from these.
  static let tick: CGFloat = 4
  static let labelSpacing: CGFloat = 4
  static let titleSpacing: CGFloat = 8.67

  private var drawing: _ChartDrawing
  private let plotStyle: ((AnyView) -> AnyView)?
  private(set) var titles: [Edge: [Title]] = [:]
  private(set) var labels: [Edge: [Label]] = [:]

  init(_ marks: [_ChartMark], _ look: _ChartLook) {
    drawing = _ChartDrawing(marks, look)
    plotStyle = look.plotStyle
    if let title = look.y.title { add(title, .top, .trailing) }
    if let title = look.x.title { add(title, .bottom, .center) }
    let hasSectors = marks.contains { $0.kind == .sector }
    for isVertical in [false, true] where !hasSectors {
      let axis = isVertical ? look.y : look.x
      guard !axis.isHidden, !marks.isEmpty || axis.marks != nil else { continue }
      let scale = isVertical ? drawing.y : drawing.x
      for marked in axis.marks ?? [AxisMarks()] {
        add(marked, at: marked.edge ?? (isVertical ? .trailing : .bottom), scale)
      }
    }
    guard look.hasLegend, !drawing.legend.isEmpty else { return }
    titles[.bottom, default: []].append(
      Title(
        view: AnyView(_ChartLegend(entries: drawing.legend)), alignment: .leading, spacing: 8))
  }

  private mutating func add(
    _ title: _ChartLook.Title, _ usual: Edge, _ alignment: HorizontalAlignment
  ) {
    let edge: Edge =
      switch title.position {
      case .top, .topLeading, .topTrailing: .top
      case .bottom, .bottomLeading, .bottomTrailing: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .automatic, .overlay: usual
      }
    titles[edge, default: []].append(
      Title(
        view: AnyView(title.view.font(.caption2).foregroundStyle(.secondary).fixedSize()),
        alignment: title.alignment?.horizontal ?? alignment,
        spacing: title.spacing ?? Self.titleSpacing))
  }

  private mutating func add(_ marked: AxisMarks, at edge: Edge, _ scale: _ChartScale) {
    let values = marked.values(scale)
    for (index, value) in values.enumerated() {
      let place = _AxisPlace(
        value: value, index: index, count: values.count,
        words: _ChartWords.of(value, among: values))
      for part in marked.parts(AxisValue(place: place)) {
        guard part.kind == .label else {
          drawing.lines.append(_ChartDrawing.Line(part: part, value: value, edge: edge))
          continue
        }
        let shown = part.made?(place) ?? AnyView(Text(place.words))
        labels[edge, default: []].append(
          Label(
            view: AnyView(
              shown.font(part.font ?? .caption2)
                .foregroundStyle(part.style ?? AnyShapeStyle(.secondary)).fixedSize()
                .offset(part.offset)),
            place: { scale.place(value, $0) }, anchor: part.anchor))
      }
    }
  }

  var plot: some View {
    let drawn = AnyView(GeometryReader { drawing.view(in: $0.size) })
    return plotStyle?(drawn) ?? drawn
  }
}

/// Words beside the whole of a chart.
struct _ChartTitles: View {
  let titles: [_ChartPlan.Title]
  let edge: Edge

  var body: some View {
    let sides: Edge.Set =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    let isUpright = edge == .top || edge == .bottom
    ForEach(Array(titles.enumerated()), id: \.offset) { title in
      title.element.view
        .frame(
          maxWidth: isUpright ? .infinity : nil,
          alignment: Alignment(horizontal: title.element.alignment, vertical: .center)
        )
        .padding(sides, title.element.spacing)
    }
  }
}

/// Words beside the lines of a chart.
struct _ChartLabels: View {
  let plan: _ChartPlan
  let edge: Edge

  var body: some View {
    let labels = plan.labels[edge] ?? []
    let gap = _ChartPlan.tick + _ChartPlan.labelSpacing
    if labels.isEmpty {
      EmptyView()
    } else if edge == .leading || edge == .trailing {
      let alignment: Alignment = edge == .leading ? .trailing : .leading
      room(of: labels, alignment)
        .frame(height: 0, alignment: alignment)
        .frame(maxHeight: .infinity)
        .overlay {
          GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
              ForEach(Array(labels.enumerated()), id: \.offset) { label in
                label.element.view
                  .frame(width: proxy.size.width, height: 0, alignment: alignment)
                  .offset(y: label.element.place(proxy.size.height) ?? 0)
              }
            }
          }
        }
        .padding(edge == .leading ? .trailing : .leading, gap)
    } else {
      HStack(spacing: 0) {
        side(.leading)
        room(of: labels, .center)
          .frame(width: 0)
          .frame(maxWidth: .infinity)
          .overlay {
            GeometryReader { proxy in
              ZStack(alignment: .topLeading) {
                ForEach(Array(labels.enumerated()), id: \.offset) { label in
                  let anchor = label.element.anchor ?? .center
                  label.element.view
                    .frame(
                      width: 0, height: proxy.size.height,
                      alignment: anchor.x == 0 ? .leading : anchor.x == 1 ? .trailing : .center
                    )
                    .offset(x: label.element.place(proxy.size.width) ?? 0)
                }
              }
            }
          }
        side(.trailing)
      }
      .padding(edge == .top ? .bottom : .top, gap)
    }
  }

  /// As wide and as high as the largest of some words.
  private func room(of labels: [_ChartPlan.Label], _ alignment: Alignment) -> some View {
    ZStack(alignment: alignment) {
      ForEach(Array(labels.enumerated()), id: \.offset) { $0.element.view }
    }
    .hidden()
  }

  /// The room of what stands at a side of the plot.
  @ViewBuilder private func side(_ edge: Edge) -> some View {
    if let labels = plan.labels[edge], !labels.isEmpty {
      room(of: labels, .center).frame(height: 0)
        .padding(.leading, _ChartPlan.tick + _ChartPlan.labelSpacing)
    }
  }
}

/// Names with their colours.
struct _ChartLegend: View {
  let entries: [(name: String, style: AnyShapeStyle)]

  var body: some View {
    HStack(spacing: 12) {
      ForEach(Array(entries.enumerated()), id: \.offset) { entry in
        HStack(spacing: 4) {
          Circle().fill(entry.element.style).frame(width: 8, height: 8)
          Text(entry.element.name).font(.caption2).foregroundStyle(.secondary)
        }
      }
    }
    .fixedSize()
  }
}

/// What a chart writes of values.
enum _ChartWords {
  static func of(_ value: _ChartValue, among all: [_ChartValue]) -> String {
    guard let number = value.number else { return value.name }
    guard value.isDate else { return number.formatted() }
    let numbers = all.compactMap(\.number)
    let step = numbers.count > 1 ? numbers[1] - numbers[0] : 86400
    let date = Date(timeIntervalSinceReferenceDate: number)
    let style = Date.FormatStyle.dateTime.locale(Locale(identifier: "en_US"))
    if step < 86400 { return date.formatted(style.hour()) }
    if step < 86400 * 27 { return date.formatted(style.month(.abbreviated).day()) }
    if step < 86400 * 360 { return date.formatted(style.month(.abbreviated)) }
    return date.formatted(style.year())
  }
}
