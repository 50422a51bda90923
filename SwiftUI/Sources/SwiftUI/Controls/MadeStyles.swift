// Controls whose looks an app can make: what a style is given, and the system's own.

// MARK: Gauges

public struct GaugeStyleConfiguration {
  public typealias Label = _StylePart
  public typealias CurrentValueLabel = _StylePart
  public typealias MinimumValueLabel = _StylePart
  public typealias MaximumValueLabel = _StylePart
  public typealias MarkedValueLabel = _StylePart

  /// As a share of its range.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GaugeStyleConfiguration
}

/// One of the system's.
public protocol _SystemGaugeStyle: GaugeStyle, _SystemStyle {}

extension _SystemGaugeStyle {
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Gauge(value: configuration.value) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
    .gaugeStyle(self)
  }
}

public struct DefaultGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}

  nonisolated public var _name: String { "automatic" }
}

public struct LinearCapacityGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}

  nonisolated public var _name: String { "linearCapacity" }
}

public struct AccessoryCircularGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}

  nonisolated public var _name: String { "accessoryCircular" }
}

public struct AccessoryCircularCapacityGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}

  nonisolated public var _name: String { "accessoryCircularCapacity" }
}

public struct AccessoryLinearGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}

  nonisolated public var _name: String { "accessoryLinear" }
}

public struct AccessoryLinearCapacityGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}

  nonisolated public var _name: String { "accessoryLinearCapacity" }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { Self() }
}

// MARK: Menus

public struct MenuStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart

  let label: Label
  let content: Content
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  nonisolated public init(
    _ configuration: MenuStyleConfiguration, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(configuration.content, configuration.label, file, line)
  }
}

@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = MenuStyleConfiguration
}

/// One of the system's: they differ in what no menu at rest shows.
public protocol _SystemMenuStyle: MenuStyle, _SystemStyle {}

extension _SystemMenuStyle {
  public var _name: String { "automatic" }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}

public struct DefaultMenuStyle: _SystemMenuStyle {
  nonisolated public init() {}
}

public struct ButtonMenuStyle: _SystemMenuStyle {
  nonisolated public init() {}
}

public struct BorderlessButtonMenuStyle: _SystemMenuStyle {
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { Self() }
}

// MARK: Forms

public struct FormStyleConfiguration {
  public typealias Content = _StylePart

  public let content: Content
}

extension Form where Content == FormStyleConfiguration.Content {
  nonisolated public init(
    _ configuration: FormStyleConfiguration, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(content: { configuration.content }, file: file, line: line)
  }
}

@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = FormStyleConfiguration
}

public protocol _SystemFormStyle: FormStyle, _SystemStyle, _DrawnInOneWay {}

extension _SystemFormStyle {
  public var _name: String { "automatic" }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).formStyle(self)
  }
}

public struct AutomaticFormStyle: _SystemFormStyle {
  nonisolated public init() {}

  nonisolated public var _isUsual: Bool { true }
}

public struct GroupedFormStyle: _SystemFormStyle {
  nonisolated public init() {}

  nonisolated public var _isUsual: Bool { true }
}

public struct ColumnsFormStyle: _SystemFormStyle {
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { Self() }
}

// MARK: Groups of controls

public struct ControlGroupStyleConfiguration {
  public typealias Content = _StylePart
  public typealias Label = _StylePart

  public let content: Content
  public let label: Label
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, configuration.label)
  }
}

@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ControlGroupStyleConfiguration
}

public protocol _SystemControlGroupStyle: ControlGroupStyle, _SystemStyle, _DrawnInOneWay {}

extension _SystemControlGroupStyle {
  public var _name: String { "automatic" }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

public struct AutomaticControlGroupStyle: _SystemControlGroupStyle {
  nonisolated public init() {}

  nonisolated public var _isUsual: Bool { true }
}

public struct NavigationControlGroupStyle: _SystemControlGroupStyle {
  nonisolated public init() {}
}

public struct CompactMenuControlGroupStyle: _SystemControlGroupStyle {
  nonisolated public init() {}
}

public struct MenuControlGroupStyle: _SystemControlGroupStyle {
  nonisolated public init() {}
}

public struct PaletteControlGroupStyle: _SystemControlGroupStyle {
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { Self() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { Self() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { Self() }
}

// MARK: Titles with values

public struct LabeledContentStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart

  public let label: Label
  public let content: Content
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabeledContentStyleConfiguration
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle, _SystemStyle {
  nonisolated public var _name: String { "automatic" }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).labeledContentStyle(self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { Self() }
}

// MARK: What opens

public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = DisclosureGroupStyleConfiguration
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _SystemStyle {
  nonisolated public var _name: String { "automatic" }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .disclosureGroupStyle(self)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { Self() }
}

// MARK: Boxes

public struct DefaultGroupBoxStyle: GroupBoxStyle, _SystemStyle {
  nonisolated public var _name: String { "automatic" }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).groupBoxStyle(self)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { Self() }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

// MARK: Dates

public struct DatePickerStyleConfiguration {
  public typealias Label = _StylePart

  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = DatePickerStyleConfiguration
}

public protocol _SystemDatePickerStyle: DatePickerStyle, _SystemStyle, _DrawnInOneWay {}

extension _SystemDatePickerStyle {
  public var _name: String { "automatic" }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
    .datePickerStyle(self)
  }
}

public struct DefaultDatePickerStyle: _SystemDatePickerStyle, Sendable {
  nonisolated public init() {}

  nonisolated public var _isUsual: Bool { true }
}

public struct CompactDatePickerStyle: _SystemDatePickerStyle, Sendable {
  nonisolated public init() {}

  nonisolated public var _isUsual: Bool { true }
}

public struct GraphicalDatePickerStyle: _SystemDatePickerStyle, Sendable {
  nonisolated public init() {}
}

public struct WheelDatePickerStyle: _SystemDatePickerStyle, Sendable {
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { Self() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { Self() }
}

// MARK: Choosing one

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(
    _ style: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    styled(.gauge, style, GaugeStyleConfiguration.self, "gaugeStyle", file, line) {
      $0.makeBody(configuration: $1)
    }
  }

  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { environment in
      environment.setStyle(.menu, style, MenuStyleConfiguration.self) {
        $0.makeBody(configuration: $1)
      }
    }
  }

  nonisolated public func formStyle<S: FormStyle>(
    _ style: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    styled(.form, style, FormStyleConfiguration.self, "formStyle", file, line) {
      $0.makeBody(configuration: $1)
    }
  }

  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(
    _ style: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    styled(
      .controlGroup, style, ControlGroupStyleConfiguration.self, "controlGroupStyle", file, line
    ) {
      $0.makeBody(configuration: $1)
    }
  }

  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { environment in
      environment.setStyle(.labeledContent, style, LabeledContentStyleConfiguration.self) {
        $0.makeBody(configuration: $1)
      }
    }
  }

  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    EnvironmentNode(self) { environment in
      environment.setStyle(.disclosureGroup, style, DisclosureGroupStyleConfiguration.self) {
        $0.makeBody(configuration: $1)
      }
    }
  }

  nonisolated public func datePickerStyle<S: DatePickerStyle>(
    _ style: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    styled(.datePicker, style, DatePickerStyleConfiguration.self, "datePickerStyle", file, line) {
      $0.makeBody(configuration: $1)
    }
  }
}
