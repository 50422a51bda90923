/// Controls whose looks an app can make.
enum StyledControl: Hashable {
  case label
  case progress
  case toggle
  case groupBox
  case gauge
  case labeledContent
  case disclosureGroup
  case menu
  case textField
  case picker
  case datePicker
  case form
  case controlGroup
}

/// What a control looks like: one of the system's styles, or something that makes a body.
enum Look {
  case system(String)
  case made(@MainActor (Any, _Inputs) -> [_Node])
}

/// A style of a control that is drawn in one way, whatever its style says.
public protocol _DrawnInOneWay {
  /// Whether that is its own.
  var _isUsual: Bool { get }
}

extension _DrawnInOneWay {
  public var _isUsual: Bool { false }
}

extension EnvironmentValues {
  func style(_ control: StyledControl) -> Look { looks[control] ?? .system("automatic") }

  mutating func setStyle(_ control: StyledControl, _ look: Look?) {
    looks[control] = look
  }

  mutating func setStyle<Style, Configuration, Made: View>(
    _ control: StyledControl, _ style: Style, _ configuration: Configuration.Type,
    _ make: @escaping @MainActor (Style, Configuration) -> Made
  ) {
    if let system = style as? any _SystemStyle {
      looks[control] = .system(system._name)
      return
    }
    looks[control] = .made { given, inputs in
      guard let configuration = given as? Configuration else { return [] }
      return recordStyle(style, inputs) { make($0, configuration) }
    }
  }
}

/// What a style is given of a control's parts: a view that records itself.
public struct _StylePart {
  let view: AnyView

  @MainActor init(_ view: some View) {
    self.view = AnyView(view)
  }
}

extension _StylePart: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { view._record(inputs.at(.content)) }
}

extension View {
  /// With a style of an app's own, or one of the system's, of which only the usual one is drawn.
  ///
  /// What it makes is told by no type: one of the system's makes what has that style once more, and a compiler
  /// that sees both at once follows the types of that without end.
  nonisolated func styled<Style, Configuration>(
    _ control: StyledControl, _ style: Style, _ configuration: Configuration.Type, _ name: String,
    _ file: StaticString, _ line: UInt,
    _ make: @escaping @MainActor (Style, Configuration) -> any View
  ) -> some View {
    EnvironmentNode(
      undrawn(name, file, line) { (style as? any _DrawnInOneWay)?._isUsual == false }
    ) {
      $0.setStyle(control, style, configuration) { AnyView(make($0, $1)) }
    }
  }
}
