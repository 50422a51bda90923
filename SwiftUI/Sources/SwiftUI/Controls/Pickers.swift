/// A control of the system's with a label and what it shows of its value.
///
/// How it is drawn is the host's: the recording has its kind, its value and its label.
struct ControlNode<Label: View> {
  let kind: String
  let label: Label
  let location: _SourceLocation
  let fields: [_Field]
}

extension ControlNode: _PrimitiveView {
  func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let environment = inputs.environment
    var all = fields
    all.append(_Field("enabled", .flag(environment.isEnabled)))
    if let tint = environment.tintStyle { all.append(_Field("tint", tint)) }
    let children = environment.labelsHidden ? [] : label._record(inputs.at(.label))
    return [_Node(kind, all, children: children, at: location, inputs)]
  }
}

public struct Slider<Label: View, ValueLabel: View> {
  let node: ControlNode<Label>
  /// What stands before the track, and behind it.
  let ends: (minimum: ValueLabel, maximum: ValueLabel)?
}

extension Slider: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    guard let ends else { return node._record(inputs) }
    return HStack {
      ends.minimum
      node
      ends.maximum
    }._record(inputs)
  }

  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ label: Label, from minimum: ValueLabel?,
    to maximum: ValueLabel?, _ file: StaticString, _ line: UInt
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = length > 0 ? Double((value.wrappedValue - bounds.lowerBound) / length) : 0
    node = ControlNode(
      kind: "slider", label: label, location: _SourceLocation(file, line),
      fields: [_Field("value", .number(min(max(fraction, 0), 1)))])
    ends = minimum.flatMap { minimum in maximum.map { (minimum, $0) } }
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == EmptyView, ValueLabel == EmptyView {
    self.init(value, bounds, EmptyView(), from: nil, to: nil, file, line)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where ValueLabel == EmptyView {
    self.init(value, bounds, label(), from: nil, to: nil, file, line)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      value, bounds, label(), from: minimumValueLabel(), to: maximumValueLabel(), file, line)
  }

  // What closures were called in before, which apps still write.

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) where ValueLabel == EmptyView {
    self.init(value, bounds, label(), from: nil, to: nil, file, line)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      value, bounds, label(), from: minimumValueLabel(), to: maximumValueLabel(), file, line)
  }
}

public struct Stepper<Label: View> {
  let node: ControlNode<Label>
}

extension Stepper: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { node._record(inputs) }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    node = ControlNode(
      kind: "stepper", label: label(), location: _SourceLocation(file, line), fields: [])
  }

  nonisolated public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil,
    step: V.Stride = 1, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    node = ControlNode(
      kind: "stepper", label: Text(title, file: file, line: line),
      location: _SourceLocation(file, line), fields: [])
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    node = ControlNode(
      kind: "stepper", label: Text(title, file: file, line: line),
      location: _SourceLocation(file, line), fields: [])
  }

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    node = ControlNode(
      kind: "stepper", label: label(), location: _SourceLocation(file, line), fields: [])
  }

  nonisolated public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    node = ControlNode(
      kind: "stepper", label: Text(title, file: file, line: line),
      location: _SourceLocation(file, line), fields: [])
  }

  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    node = ControlNode(
      kind: "stepper", label: label(), location: _SourceLocation(file, line), fields: [])
  }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: SelectionValue
  let content: Content
  let label: Label
  let location: _SourceLocation
}

extension Picker {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection.wrappedValue, content: content(), label: label(),
      location: _SourceLocation(file, line))
  }

  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection.wrappedValue, content: content(), label: label,
      location: _SourceLocation(file, line))
  }

  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(
      selection: selection.wrappedValue, content: content(),
      label: Text(title, file: file, line: line), location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(
      selection: selection.wrappedValue, content: content(),
      label: Text(title, file: file, line: line), location: _SourceLocation(file, line))
  }
}

extension Picker: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let environment = inputs.environment
    var arguments = Arguments()
    if case .system(let name) = environment.style(.picker) {
      arguments.add("style", name)
      if environment.menuIndicator == .hidden, ["automatic", "menu"].contains(name) {
        environment.noteMenuIndicator("a picker is drawn with")
      }
    }
    arguments.add("enabled", environment.isEnabled)
    let tags = TabCollector()
    let options = content._record(inputs.at(.content).changing { $0.tabs = tags })
    let chosen = tags.items.firstIndex { $0.tag == AnyHashable(selection) }
    arguments.add("selected", chosen.map { .number($0) })
    arguments.add("tint", environment.tintStyle)
    // Views of a loop that have no tag go by the identities of its elements.
    if chosen == nil { arguments.add("selection", "\(selection)") }
    let labels = environment.labelsHidden ? [] : label._record(inputs.at(.label))
    return [
      _Node(
        "picker", arguments.fields, children: options,
        slots: [_Node.Slot(name: "header", nodes: labels)], at: location, inputs)
    ]
  }
}

public protocol PickerStyle {
  var _name: String { get }
}

public struct _SystemPickerStyle: PickerStyle {
  public let _name: String
}

public struct SegmentedPickerStyle: PickerStyle {
  public var _name: String { "segmented" }

  public init() {}
}

public struct MenuPickerStyle: PickerStyle {
  public var _name: String { "menu" }

  public init() {}
}

public struct WheelPickerStyle: PickerStyle {
  public var _name: String { "wheel" }

  public init() {}
}

public struct InlinePickerStyle: PickerStyle {
  public var _name: String { "inline" }

  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == _SystemPickerStyle {
  public static var automatic: _SystemPickerStyle { Self(_name: "automatic") }
  public static var navigationLink: _SystemPickerStyle { Self(_name: "navigationLink") }
  public static var palette: _SystemPickerStyle { Self(_name: "palette") }
  public static var radioGroup: _SystemPickerStyle { Self(_name: "radioGroup") }
}

public struct DatePicker<Label: View> {
  let node: ControlNode<Label>
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: _PrimitiveView {
  public typealias Components = DatePickerComponents

  public func _record(_ inputs: _Inputs) -> [_Node] { node._record(inputs) }

  nonisolated private static func fields(_ date: Date, _ components: Components) -> [_Field] {
    let styles: [Text.DateStyle] =
      (components.contains(.date) ? [.date] : [])
      + (components.contains(.hourAndMinute) ? [.time] : [])
    let texts = styles.map { _Value.text($0.string(for: date)) }
    return [_Field("values", .list(texts))]
  }

  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    node = ControlNode(
      kind: "datePicker", label: label(), location: _SourceLocation(file, line),
      fields: Self.fields(selection.wrappedValue, displayedComponents))
  }

  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(
      selection: selection, displayedComponents: displayedComponents,
      label: { Text(title, file: file, line: line) }, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(
      selection: selection, displayedComponents: displayedComponents,
      label: { Text(title, file: file, line: line) }, file: file, line: line)
  }

  nonisolated public init<R: RangeExpression>(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text, R.Bound == Date {
    self.init(
      selection: selection, displayedComponents: displayedComponents,
      label: { Text(title, file: file, line: line) }, file: file, line: line)
  }
}

/// A disc of the colour in a ring of all hues, which no size of type makes larger.
public struct ColorPicker<Label: View>: View {
  let label: Label
  let color: Color
  @Environment(\.labelsHidden) private var isBare
  @Environment(\.isInList) private var isInList
  @Environment(\.isBesideCard) private var isBesideCard

  nonisolated fileprivate init(label: Label, color: Color) {
    self.label = label
    self.color = color
  }

  public var body: some View {
    let hues = stride(from: 0, through: 1, by: 0.125).map {
      Color(hue: $0, saturation: 1, brightness: 1)
    }
    HStack {
      if !isBare {
        label
        Spacer()
      }
      Circle()
        .strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 3)
        .overlay(Circle().fill(color).padding(5))
        .frame(width: 28, height: 28)
        // It makes no row higher.
        .padding(.vertical, isInList && !isBesideCard ? -3 : 0)
    }
  }
}

extension ColorPicker {
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), color: selection.wrappedValue)
  }

  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), color: Color(cgColor: selection.wrappedValue))
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(label: Text(title, file: file, line: line), color: selection.wrappedValue)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(label: Text(title, file: file, line: line), color: selection.wrappedValue)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      label: Text(title, file: file, line: line), color: Color(cgColor: selection.wrappedValue))
  }
}

public protocol DatePickerStyle: _DrawnInOneWay {}

public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}

  public var _isUsual: Bool { true }
}

public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}

  public var _isUsual: Bool { true }
}

public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
}

public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
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

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { $0.setStyle(.picker, .system(style._name)) }
  }

  nonisolated public func datePickerStyle<S: DatePickerStyle>(
    _ style: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("datePickerStyle", file, line) { !style._isUsual } }
}
