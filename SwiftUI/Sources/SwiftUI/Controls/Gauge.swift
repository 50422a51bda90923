public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  let label: Label
  let value: Double
  let current: CurrentValueLabel?
  let bounds: (least: BoundsLabel, most: BoundsLabel)?

  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
    _ bounds: (BoundsLabel, BoundsLabel)?
  ) {
    let length = range.upperBound - range.lowerBound
    let fraction = length > 0 ? Double((value - range.lowerBound) / length) : 0
    self.value = min(max(fraction, 0), 1)
    self.current = current
    self.bounds = bounds
    self.label = label
  }
}

extension Gauge {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), nil, nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    let configuration = GaugeStyleConfiguration(
      value: value, label: _StylePart(label),
      currentValueLabel: current.map { _StylePart($0) },
      minimumValueLabel: bounds.map { _StylePart($0.least) },
      maximumValueLabel: bounds.map { _StylePart($0.most) })
    switch inputs.environment.style(.gauge) {
    case .made(let make):
      return make(configuration, inputs.at(.style).changing { $0.setStyle(.gauge, nil) })
    case .system(let name):
      let tint = inputs.environment.tintStyle == nil ? nil : AnyShapeStyle(.tint)
      let inside = inputs.at(.content)
      switch name {
      case "accessoryCircular", "accessoryCircularCapacity":
        return RoundGauge(
          parts: configuration, isOpen: name == "accessoryCircular",
          tint: tint ?? AnyShapeStyle(.primary)
        )._record(inside)
      case "accessoryLinear", "accessoryLinearCapacity":
        return LinearGauge(
          parts: configuration, isBeside: true, tint: tint ?? AnyShapeStyle(.primary)
        )._record(inside)
      default:
        return LinearGauge(parts: configuration, isBeside: false, tint: AnyShapeStyle(.tint))
          ._record(inside)
      }
    }
  }
}

/// A bar that is filled from its start, below its name.
private struct LinearGauge: View {
  let parts: GaugeStyleConfiguration
  /// Whether only what the bar ends with stands beside it.
  let isBeside: Bool
  let tint: AnyShapeStyle

  var body: some View {
    VStack(spacing: 4) {
      if !isBeside { parts.label }
      HStack(spacing: 8) {
        parts.minimumValueLabel
        GeometryReader { room in
          Capsule().fill(tint).frame(width: room.size.width * parts.value)
        }
        .frame(height: isBeside ? 6 : 4)
        .background(Color(.systemFill), in: Capsule())
        parts.maximumValueLabel
      }
      if !isBeside { parts.currentValueLabel.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

/// A ring round its value, closed or open below.
private struct RoundGauge: View {
  let parts: GaugeStyleConfiguration
  let isOpen: Bool
  let tint: AnyShapeStyle

  private let side = 58.0
  private let line = 6.0

  private func arc(_ share: Double) -> some Shape {
    Circle().inset(by: line / 2).trim(from: 0, to: share * (isOpen ? 0.75 : 1))
      .rotation(.degrees(isOpen ? 135 : -90))
      .stroke(style: StrokeStyle(lineWidth: line, lineCap: .round))
  }

  var body: some View {
    ZStack {
      arc(1).fill(tint).opacity(0.25)
      arc(parts.value).fill(tint)
      parts.currentValueLabel.font(.title3).minimumScaleFactor(0.5).lineLimit(1)
        .frame(width: side - 4 * line)
      if isOpen {
        HStack(spacing: 4) {
          parts.minimumValueLabel
          parts.label
          parts.maximumValueLabel
        }
        .font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: side - 2 * line, height: side, alignment: .bottom)
      }
    }
    .frame(width: side, height: side)
  }
}
