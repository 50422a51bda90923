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
      let isTinted = inputs.environment.tintStyle != nil
      let inside = inputs.at(.content)
      switch name {
      case "accessoryCircular", "accessoryCircularCapacity":
        return RoundGauge(
          parts: configuration, isOpen: name == "accessoryCircular", isTinted: isTinted
        )._record(inside)
      case "accessoryLinear", "accessoryLinearCapacity":
        return LinearGauge(
          parts: configuration, isAccessory: true, isMarked: name == "accessoryLinear",
          isTinted: isTinted
        )._record(inside)
      default:
        return LinearGauge(
          parts: configuration, isAccessory: false, isMarked: false, isTinted: true
        )._record(inside)
      }
    }
  }
}

/// A bar that is filled from its start, below its name.
private struct LinearGauge: View {
  let parts: GaugeStyleConfiguration
  /// Whether it is as high as its bar alone, with its value or its bounds beside it.
  let isAccessory: Bool
  /// Whether a mark on the whole bar says how far it is.
  let isMarked: Bool
  let isTinted: Bool
  @Environment(\.tintGradient) private var gradient

  private var tint: AnyShapeStyle {
    gradient.map {
      AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing))
    } ?? (isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
  }

  var body: some View {
    VStack(spacing: 4) {
      if !isAccessory { parts.label }
      HStack(spacing: 8) {
        Group {
          if let least = parts.minimumValueLabel {
            least
          } else if isAccessory {
            parts.currentValueLabel
          }
        }
        .frame(height: isAccessory ? Self.accessoryHeight : nil)
        GeometryReader { room in
          if isMarked {
            MarkedLine(gap: 4, side: room.size.height) {
              Capsule().fill(tint)
            } place: { mark in
              let side = room.size.height
              mark.position(x: side / 2 + (room.size.width - side) * parts.value, y: side / 2)
            }
          } else {
            Capsule().fill(tint).frame(width: room.size.width * parts.value)
          }
        }
        .frame(height: isAccessory ? Self.accessoryHeight : 4)
        .background(isMarked ? .clear : Color(.systemFill), in: Capsule())
        parts.maximumValueLabel.frame(height: isAccessory ? Self.accessoryHeight : nil)
      }
      if !isAccessory { parts.currentValueLabel.font(.caption).foregroundStyle(.secondary) }
    }
  }

  private static let accessoryHeight = 8.0
}

/// A ring round its value, closed or open below.
private struct RoundGauge: View {
  let parts: GaugeStyleConfiguration
  let isOpen: Bool
  let isTinted: Bool
  @Environment(\.tintGradient) private var gradient

  private let side = 58.0
  private let line = 6.0

  private var start: Double { isOpen ? 135 : -90 }
  private var length: Double { isOpen ? 270 : 360 }

  private var tint: AnyShapeStyle {
    gradient.map {
      AnyShapeStyle(
        AngularGradient(
          gradient: $0, center: .center, startAngle: .degrees(start),
          endAngle: .degrees(start + length)))
    } ?? (isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
  }

  private func arc(_ share: Double) -> some Shape {
    Circle().inset(by: line / 2).trim(from: 0, to: share * length / 360)
      .rotation(.degrees(start))
      .stroke(style: StrokeStyle(lineWidth: line, lineCap: .round))
  }

  var body: some View {
    ZStack {
      if isOpen {
        MarkedLine(gap: 2, side: line) {
          arc(1).fill(tint)
        } place: { mark in
          mark.offset(y: (line - side) / 2).rotationEffect(.degrees(length * (parts.value - 0.5)))
        }
      } else {
        arc(1).fill(tint).opacity(0.25)
        arc(parts.value).fill(tint)
      }
      parts.currentValueLabel.font(.system(size: 24, weight: .medium))
        .minimumScaleFactor(0.5).lineLimit(1)
        .frame(width: side - 2 * line)
      if isOpen {
        HStack(spacing: 4) {
          parts.minimumValueLabel
          parts.label
          parts.maximumValueLabel
        }
        .font(.system(size: 11, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
        .padding(.bottom, 2.5)
        .frame(width: side - 2 * line, height: side, alignment: .bottom)
      }
    }
    .frame(width: side, height: side)
  }
}

/// A line with a part of it cut out of the rest, where a value is.
private struct MarkedLine<Line: View, Mark: View>: View {
  let gap: CGFloat
  /// How thick the line is, and the part.
  let side: CGFloat
  @ViewBuilder let content: Line
  @ViewBuilder let place: (AnyView) -> Mark

  var body: some View {
    ZStack {
      content
      place(
        AnyView(
          Circle().stroke(lineWidth: gap).frame(width: side + gap, height: side + gap)
            .blendMode(.destinationOut)))
    }
    .compositingGroup()
  }
}
