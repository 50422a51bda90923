public struct Button<Label: View> {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let location: _SourceLocation

  nonisolated public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    self.role = role
    self.action = action
    location = _SourceLocation(file, line)
  }
}

extension Button where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { Text(title, file: file, line: line) }, file: file,
      line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { Text(title, file: file, line: line) }, file: file,
      line: line)
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { SwiftUI.Label(title, systemImage: systemImage) },
      file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { SwiftUI.Label(title, systemImage: systemImage) },
      file: file, line: line)
  }
}

/// What a button shows that says no more than what it is for.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  let location: _SourceLocation

  public var body: some View {
    Image(systemName: symbol, file: location.file, line: location.line)
  }

  private var symbol: String {
    switch role {
    case .confirm: "checkmark"
    case .destructive: "trash"
    default: "xmark"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  nonisolated public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let location = _SourceLocation(file, line)
    self.init(
      role: role, action: action, label: { DefaultButtonLabel(role: role, location: location) },
      file: file, line: line)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: { configuration.label })
  }
}

extension Button: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let environment = inputs.environment
    var arguments = Arguments()
    arguments.add("role", role?.name)
    arguments.add("enabled", environment.isEnabled)
    // What is inside draws itself; its own buttons are plain ones.
    var place = inputs.at(.label).changing {
      if !$0.isInList, $0.hasCenteredButtonTexts { $0.usualTextAlignment = .center }
    }
    let shown = AnyView(label)
    let nodes: [_Node]
    switch environment.buttonLook {
    case .made(let make):
      let configuration = ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(view: shown))
      // A button that its style is made of is in no style of its own.
      nodes = make(configuration, place.changing { $0.buttonLook = .system("automatic") })
    case .primitive(let make):
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(view: shown), action: action)
      place = place.changing { $0.buttonLook = .system("automatic") }
      nodes = make(configuration, place)
    case .system(let name):
      arguments.add("style", name)
      if environment.controlSize != .regular {
        arguments.add("controlSize", "\(environment.controlSize)")
      }
      if environment.buttonBorderShape != .automatic {
        arguments.add("borderShape", environment.buttonBorderShape.name)
        arguments.add("radius", environment.buttonBorderShape.radius)
      }
      if name != "automatic", let tint = environment.tintStyle {
        arguments.add("tint", tint)
      }
      nodes = shown._record(place.changing { $0.paintButton(name, role) })
    }
    return [
      _Node(
        "button", arguments.fields, children: nodes, at: location,
        places: environment.places(of: "tint", "controlSize"), inputs)
    ]
  }
}

extension EnvironmentValues {
  /// Whether the lines of their labels are centred: not where these are all that there is of them.
  fileprivate var hasCenteredButtonTexts: Bool {
    // Styles of an app's own leave lines as they are, as in pictures of iOS 17.
    if case .system(let style) = buttonLook { style != "plain" } else { false }
  }

  var hasGroundedButtons: Bool {
    guard case .system(let style) = buttonLook else { return false }
    return ["bordered", "borderedProminent", "glass", "glassProminent"].contains(style)
  }

  /// The colour of a label in a button of the system's.
  mutating func paintButton(_ style: String, _ role: ButtonRole?) {
    switch style {
    case "plain", "card": break
    case "borderedProminent", "glassProminent":
      defaultForeground = Color.white._style(in: self)
      followsTint = false
    default:
      // Since iOS 26 words on the glass of a bar and in rows of lists are as dark as others; those of
      // menus in rows have not been seen.
      let isInRow = isInList && !isBesideCard && ["automatic", "link"].contains(style)
      let isPlain = systemVersion >= 26 && (isInBar || isInRow)
      let usual: _Value = isPlain ? .system("label") : Color.accentColor._style(in: self)
      defaultForeground = role == .destructive ? Color.red._style(in: self) : tintStyle ?? usual
      followsTint = role != .destructive
      paintsWordsAlone =
        systemVersion >= 26 && isEnabled
        && (role == .destructive ? !style.hasPrefix("bordered") : isInRow)
    }
    // What a button has above a card is neither as small as words there nor, since iOS 26, a headline.
    if style != "plain", hasHeaderFont { font = nil }
    if !isEnabled, style != "plain" {
      defaultForeground = .system("tertiaryLabel")
      followsTint = false
    }
    let isSmall = controlSize == .mini || controlSize == .small
    if isSmall, ["bordered", "borderedProminent"].contains(style) { font = font ?? .subheadline }
  }
}
