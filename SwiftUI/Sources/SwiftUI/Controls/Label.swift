/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  let location: _SourceLocation

  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.title = title()
    self.icon = icon()
    location = _SourceLocation(file, line)
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      title: { Text(title, file: file, line: line) },
      icon: { Image(systemName: systemImage, file: file, line: line) }, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      title: { Text(title, file: file, line: line) },
      icon: { Image(systemName: systemImage, file: file, line: line) }, file: file, line: line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      title: { Text(title, file: file, line: line) },
      icon: { Image(image, file: file, line: line) }, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      title: { Text(title, file: file, line: line) },
      icon: { Image(image, file: file, line: line) }, file: file, line: line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image: ImageResource, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      title: { Text(title, file: file, line: line) },
      icon: { Image(image, file: file, line: line) }, file: file, line: line)
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated init(
    _ title: Text, systemImage: String, _ file: StaticString, _ line: UInt
  ) {
    self.init(
      title: { title }, icon: { Image(systemName: systemImage, file: file, line: line) },
      file: file, line: line)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let look = inputs.environment.style(.label)
    if case .made(let make) = look {
      let configuration = LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(view: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(view: AnyView(icon)))
      let place = inputs.at(.style).changing { $0.setStyle(.label, nil) }
      return make(configuration, place)
    }
    // In the rows of a list symbols are large, and have the accent, where nothing says otherwise.
    let icons = icon._record(
      inputs.at(.icon).changing { environment in
        guard environment.isInList, !environment.isBesideCard else { return }
        if environment.imageScale == .medium { environment.imageScale = .large }
        guard environment.defaultForeground == nil || environment.paintsWordsAlone else { return }
        environment.defaultForeground =
          environment.tintStyle ?? Color.accentColor._style(in: environment)
      })
    let titles = title._record(inputs.at(.label))
    switch look {
    case .system("iconOnly"): return icons
    case .system("titleOnly"): return titles
    default:
      return [_Node("label", children: icons + titles, at: location, inputs)]
    }
  }
}

public struct LabelStyleConfiguration {
  public struct Title {
    let view: AnyView
  }

  public struct Icon {
    let view: AnyView
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { view._record(inputs.at(.label)) }
}

extension LabelStyleConfiguration.Icon: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { view._record(inputs.at(.icon)) }
}

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabelStyleConfiguration
}

public struct _SystemLabelStyle: LabelStyle, _SystemStyle {
  public let _name: String

  init(_ name: String) {
    _name = name
  }

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

public struct DefaultLabelStyle: LabelStyle, _SystemStyle {
  public var _name: String { "automatic" }

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

public struct IconOnlyLabelStyle: LabelStyle, _SystemStyle {
  public var _name: String { "iconOnly" }

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

public struct TitleOnlyLabelStyle: LabelStyle, _SystemStyle {
  public var _name: String { "titleOnly" }

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct TitleAndIconLabelStyle: LabelStyle, _SystemStyle {
  public var _name: String { "titleAndIcon" }

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { environment in
      environment.setStyle(.label, style, LabelStyleConfiguration.self) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

extension View {
  /// What names a control: of more views than one the first is the title, and the others explain it
  /// below, with the title's sign beside them all.
  func recordedAsTitle(_ inputs: _Inputs) -> [_Node] {
    let nodes = _record(inputs)
    let all = nodes.flatMap(\.resolved)
    // Recorded twice, once as what explains: what is in that again, once.
    guard let title = all.first, all.count > 1, !inputs.environment.isExplaining else {
      return nodes
    }
    let explaining = _record(
      inputs.changing {
        $0.isExplaining = true
        $0.font = $0.font ?? .subheadline
        $0.foregroundLevels = [$0.foreground(1)]
      }
    ).flatMap(\.resolved).dropFirst()
    let hasSign = title.kind == "label" && title.children.count > 1
    let titles = hasSign ? title.children.suffix(1) : [title]
    var arguments = [_Field("alignment", .text("leading"))]
    // As in pictures of it.
    if inputs.environment.systemVersion >= 26 { arguments.append(_Field("spacing", .number(4))) }
    let stack = _Node("vstack", arguments, children: titles + explaining, at: title.at, inputs)
    guard hasSign else { return [stack] }
    return [_Node("label", children: title.children.dropLast() + [stack], at: title.at, inputs)]
  }
}
