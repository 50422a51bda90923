public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  let location: _SourceLocation

  nonisolated public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.isOn = isOn
    self.label = label()
    location = _SourceLocation(file, line)
  }
}

extension Toggle where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, isOn: Binding<Bool>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(isOn: isOn, label: { Text(title, file: file, line: line) }, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(isOn: isOn, label: { Text(title, file: file, line: line) }, file: file, line: line)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isOn: isOn, label: { SwiftUI.Label(title, systemImage: systemImage) }, file: file,
      line: line)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: { configuration.label })
  }
}

extension Toggle: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let environment = inputs.environment
    let look = environment.style(.toggle)
    if case .made(let make) = look {
      let configuration = ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(view: AnyView(label)), isOn: isOn)
      return make(configuration, inputs.at(.style).changing { $0.setStyle(.toggle, nil) })
    }
    var arguments = Arguments()
    arguments.add("on", isOn.wrappedValue)
    if case .system(let name) = look { arguments.add("style", name) }
    arguments.add("enabled", environment.isEnabled)
    arguments.add("tint", environment.tintStyle)
    var place = inputs.at(.label)
    var isHidden = environment.labelsHidden
    if case .system("button") = look {
      // Its label is the button.
      isHidden = false
      place = place.changing { $0.paintButton("bordered", nil) }
    }
    let children = isHidden ? [] : label.recordedAsTitle(place)
    return [
      _Node(
        "toggle", arguments.fields, children: children, at: location,
        places: environment.places(of: "tint"), inputs)
    ]
  }
}

public struct ToggleStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { view._record(inputs.at(.label)) }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ToggleStyleConfiguration
}

public struct DefaultToggleStyle: ToggleStyle, _SystemStyle {
  public var _name: String { "automatic" }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

public struct ButtonToggleStyle: ToggleStyle, _SystemStyle {
  public var _name: String { "button" }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

public struct SwitchToggleStyle: ToggleStyle, _SystemStyle {
  public var _name: String { "switch" }
  let tint: Color?

  nonisolated public init() {
    tint = nil
  }

  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { environment in
      if let tint = (style as? SwitchToggleStyle)?.tint {
        environment.tintStyle = tint._style(in: environment)
      }
      environment.setStyle(.toggle, style, ToggleStyleConfiguration.self) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}
