/// How far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let value: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  let location: _SourceLocation
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init(file: StaticString = #filePath, line: UInt = #line)
  where Label == EmptyView {
    value = nil
    label = nil
    currentValueLabel = nil
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    value = nil
    self.label = label()
    currentValueLabel = nil
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    value = nil
    label = Text(title, file: file, line: line)
    currentValueLabel = nil
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    value = nil
    label = Text(title, file: file, line: line)
    currentValueLabel = nil
    location = _SourceLocation(file, line)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, file: StaticString = #filePath, line: UInt = #line
  ) where Label == EmptyView {
    self.value = Self.fraction(value, total)
    label = nil
    currentValueLabel = nil
    location = _SourceLocation(file, line)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.value = Self.fraction(value, total)
    self.label = label()
    currentValueLabel = nil
    location = _SourceLocation(file, line)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: V?, total: V = 1, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.value = Self.fraction(value, total)
    label = Text(title, file: file, line: line)
    currentValueLabel = nil
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.value = Self.fraction(value, total)
    label = Text(title, file: file, line: line)
    currentValueLabel = nil
    location = _SourceLocation(file, line)
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.value = Self.fraction(value, total)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    _ progress: Progress, file: StaticString = #filePath, line: UInt = #line
  ) where Label == EmptyView, CurrentValueLabel == EmptyView {
    value = progress.fractionCompleted
    label = nil
    currentValueLabel = nil
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == EmptyView, CurrentValueLabel == EmptyView {
    value = countsDown ? 1 : 0
    label = nil
    currentValueLabel = nil
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) where CurrentValueLabel == EmptyView {
    value = countsDown ? 1 : 0
    self.label = label()
    currentValueLabel = nil
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    value = countsDown ? 1 : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    _ configuration: ProgressViewStyleConfiguration, file: StaticString = #filePath,
    line: UInt = #line
  )
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    value = configuration.fractionCompleted
    label = configuration.label
    currentValueLabel = configuration.currentValueLabel
    location = _SourceLocation(file, line)
  }

  nonisolated private static func fraction<V: BinaryFloatingPoint>(
    _ value: V?, _ total: V
  ) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

extension ProgressView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let environment = inputs.environment
    let look = environment.style(.progress)
    if case .made(let make) = look {
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: value,
        label: label.map { ProgressViewStyleConfiguration.Label(view: AnyView($0)) },
        currentValueLabel: currentValueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView($0))
        })
      let place = inputs.at(.style).changing { $0.setStyle(.progress, nil) }
      return make(configuration, place)
    }
    var arguments = Arguments()
    arguments.add("value", value.map { .number($0) })
    var style = value == nil ? "circular" : "linear"
    if case .system(let name) = look, name != "automatic" { style = name }
    arguments.add("style", style)
    arguments.add("tint", environment.tintStyle)
    if environment.controlSize != .regular {
      arguments.add("controlSize", "\(environment.controlSize)")
    }
    let indicator = _Node(
      "progress", arguments.fields, at: location, places: environment.places(of: "tint"), inputs)
    guard !environment.labelsHidden else { return [indicator] }
    let isLine = style == "linear"
    // Below what turns words are grey.
    let above =
      label?._record(
        inputs.at(.label).changing {
          if !isLine { $0.foregroundLevels = [$0.foreground(1)] }
        }) ?? []
    let below =
      currentValueLabel?._record(
        inputs.at(.value).changing {
          $0.font = .caption
          $0.foregroundLevels = [$0.foreground(1)]
        }) ?? []
    guard !above.isEmpty || !below.isEmpty else { return [indicator] }
    var fields = [_Field("alignment", .text(isLine ? "leading" : "center"))]
    // In pictures of iOS words do not come nearer to what turns, as they do to other views.
    if !isLine { fields.append(_Field("spacing", .number(8))) }
    let children = isLine ? above + [indicator] + below : [indicator] + above + below
    return [_Node("vstack", fields, children: children, at: location, inputs)]
  }
}

public struct ProgressViewStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public struct CurrentValueLabel {
    let view: AnyView
  }

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { view._record(inputs.at(.label)) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { view._record(inputs.at(.value)) }
}

@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ProgressViewStyleConfiguration
}

public struct DefaultProgressViewStyle: ProgressViewStyle, _SystemStyle {
  public var _name: String { "automatic" }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

public struct CircularProgressViewStyle: ProgressViewStyle, _SystemStyle {
  public var _name: String { "circular" }
  let tint: Color?

  nonisolated public init() {
    tint = nil
  }

  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

public struct LinearProgressViewStyle: ProgressViewStyle, _SystemStyle {
  public var _name: String { "linear" }
  let tint: Color?

  nonisolated public init() {
    tint = nil
  }

  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { environment in
      let tint =
        (style as? CircularProgressViewStyle)?.tint ?? (style as? LinearProgressViewStyle)?.tint
      if let tint { environment.tintStyle = tint._style(in: environment) }
      environment.setStyle(.progress, style, ProgressViewStyleConfiguration.self) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}
