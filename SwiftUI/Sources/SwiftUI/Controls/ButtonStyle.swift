/// What a button looks like, made by an app.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  /// The label that the button was given.
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed = false
}

extension ButtonStyleConfiguration.Label: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { view._record(inputs.at(.label)) }
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  public func trigger() {
    MainActor.assumeIsolated { action() }
  }
}

public struct ButtonRole: Hashable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

/// A style of the environment: one of the system's, or something that makes a body.
enum ButtonLook {
  case system(String)
  case made(@MainActor (ButtonStyleConfiguration, _Inputs) -> [_Node])
  case primitive(@MainActor (PrimitiveButtonStyleConfiguration, _Inputs) -> [_Node])
}

/// A style of the system's, known by its name.
public protocol _SystemStyle {
  var _name: String { get }
}

public struct _SystemButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  public let _name: String

  init(_ name: String) {
    _name = name
  }

  public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: configuration.action) { configuration.label }
      .buttonStyle(self)
  }
}

public struct PlainButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  public var _name: String { "plain" }

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  public var _name: String { "borderless" }

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  public var _name: String { "automatic" }

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  public var _name: String { "bordered" }

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  public var _name: String { "borderedProminent" }

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == _SystemButtonStyle {
  public static var link: _SystemButtonStyle { _SystemButtonStyle("link") }
  public static var card: _SystemButtonStyle { _SystemButtonStyle("card") }
  public static var accessoryBar: _SystemButtonStyle { _SystemButtonStyle("accessoryBar") }
  public static var glass: _SystemButtonStyle { _SystemButtonStyle("glass") }
  public static var glassProminent: _SystemButtonStyle { _SystemButtonStyle("glassProminent") }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { environment in
      environment.buttonLook = .made { configuration, inputs in
        recordStyle(style, inputs) { $0.makeBody(configuration: configuration) }
      }
    }
  }

  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { environment in
      if let system = style as? any _SystemStyle {
        environment.buttonLook = .system(system._name)
      } else {
        environment.buttonLook = .primitive { configuration, inputs in
          recordStyle(style, inputs) { $0.makeBody(configuration: configuration) }
        }
      }
    }
  }
}

/// Records what a style makes; its own state and environment are joined like a view's.
@MainActor
func recordStyle<Style, Made: View>(
  _ style: Style, _ inputs: _Inputs, _ make: @MainActor (Style) -> Made
) -> [_Node] {
  guard let session = _Session.current, session.enterBody(of: Style.self) else { return [] }
  defer { session.leaveBody() }
  let place = inputs.at(inputs.position.child(Style.self))
  return session.recordLinked(style, place) { linked, place in
    make(linked)._record(place.at(.body))
  }
}
