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
    // Also where it is no number.
    self.value = fraction > 0 ? min(fraction, 1) : 0
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
          parts: configuration, isBeside: true, isMarked: name == "accessoryLinear",
          tint: tint ?? AnyShapeStyle(.primary)
        )._record(inside)
      default:
        return LinearGauge(
          parts: configuration, isBeside: false, isMarked: false, tint: AnyShapeStyle(.tint)
        )._record(inside)
      }
    }
  }
}

/// A bar that is filled from its start, below its name.
private struct LinearGauge: View {
  let parts: GaugeStyleConfiguration
  /// Whether only what the bar ends with stands beside it.
  let isBeside: Bool
  /// Whether a mark on the whole bar says how far it is.
  let isMarked: Bool
  let tint: AnyShapeStyle

  var body: some View {
    VStack(spacing: 4) {
      if !isBeside { parts.label }
      HStack(spacing: 8) {
        parts.minimumValueLabel
        GeometryReader { room in
          Capsule().fill(tint).frame(width: room.size.width * (isMarked ? 1 : parts.value))
          if isMarked {
            GaugeMark(side: room.size.height + 3, tint: tint)
              .position(x: room.size.width * parts.value, y: room.size.height / 2)
          }
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
      if isOpen {
        arc(1).fill(tint)
        GaugeMark(side: line + 3, tint: tint).offset(y: (line - side) / 2)
          .rotationEffect(.degrees(270 * parts.value - 135))
      } else {
        arc(1).fill(tint).opacity(0.25)
        arc(parts.value).fill(tint)
      }
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

/// Where a value is on a whole bar or ring.
private struct GaugeMark: View {
  let side: CGFloat
  let tint: AnyShapeStyle

  var body: some View {
    Circle().fill(tint).overlay { Circle().stroke(Color(.systemBackground), lineWidth: 2) }
      .frame(width: side, height: side)
  }
}
