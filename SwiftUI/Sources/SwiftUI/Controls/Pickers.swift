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
  /// What it is asked for and cannot be drawn with.
  var undrawn: String?
}

extension Slider: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    if let undrawn {
      _Session.current?.note(
        node.location, "'\(undrawn)' is not drawn; the slider stands without it")
    }
    guard let ends else { return node._record(inputs) }
    return HStack {
      ends.minimum
      node
      ends.maximum
    }._record(inputs)
  }

  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    from minimum: ValueLabel?, to maximum: ValueLabel?, _ file: StaticString, _ line: UInt
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let start = bounds.lowerBound
    let steps = step.map { Double(length / (start.advanced(by: $0) - start)) } ?? 0
    let fraction = length > 0 ? Double((value.wrappedValue - bounds.lowerBound) / length) : 0
    node = ControlNode(
      kind: "slider", label: label, location: _SourceLocation(file, line),
      fields: [_Field("value", .number(min(max(fraction, 0), 1)))]
        + (steps.isFinite && steps >= 1 ? [_Field("steps", .number(steps.rounded(.down)))] : []))
    ends = minimum.flatMap { minimum in maximum.map { (minimum, $0) } }
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == EmptyView, ValueLabel == EmptyView {
    self.init(value, bounds, step, EmptyView(), from: nil, to: nil, file, line)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where ValueLabel == EmptyView {
    self.init(value, bounds, step, label(), from: nil, to: nil, file, line)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      value, bounds, step, label(), from: minimumValueLabel(), to: maximumValueLabel(), file, line)
  }

  // What closures were called in before, which apps still write.

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) where ValueLabel == EmptyView {
    self.init(value, bounds, step, label(), from: nil, to: nil, file, line)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      value, bounds, step, label(), from: minimumValueLabel(), to: maximumValueLabel(), file, line)
  }
}

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      file: file, line: line)
  }
}

public struct Stepper<Label: View> {
  let node: ControlNode<Label>
}

extension Stepper: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { node._record(inputs) }

  nonisolated private init(_ label: Label, _ file: StaticString, _ line: UInt) {
    node = ControlNode(
      kind: "stepper", label: label, location: _SourceLocation(file, line), fields: [])
  }

  // MARK: Of a value

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(label(), file, line)
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(label(), file, line)
  }

  nonisolated public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(Text(title, file: file, line: line), file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(Text(title, file: file, line: line), file, line)
  }

  // MARK: Of a value that is spoken in a format

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>? = nil,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), file, line)
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>? = nil, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title, file: file, line: line), file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>? = nil,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title, file: file, line: line), file, line)
  }

  // MARK: By its steps

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label(), file, line)
  }

  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(label(), file, line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(Text(title, file: file, line: line), file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(Text(title, file: file, line: line), file, line)
  }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// nil where it stands for several values that differ.
  let selection: SelectionValue?
  let content: Content
  let label: Label
  let location: _SourceLocation
  /// Whether something else than the choice shows what is chosen.
  var hasOwnValueLabel = false
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
    let chosen = selection.flatMap { choice in
      tags.items.firstIndex { $0.tag == AnyHashable(choice) }
    }
    arguments.add("selected", chosen.map { .number($0) })
    arguments.add("tint", environment.tintStyle)
    // Views of a loop that have no tag go by the identities of its elements.
    if chosen == nil, let selection { arguments.add("selection", "\(selection)") }
    if hasOwnValueLabel {
      _Session.current?.note(location, "a picker is drawn without its 'currentValueLabel'")
    }
    let labels = environment.labelsHidden ? [] : label.recordedAsTitle(inputs.at(.label))
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

public struct DefaultPickerStyle: PickerStyle {
  public var _name: String { "automatic" }

  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

public struct NavigationLinkPickerStyle: PickerStyle {
  public var _name: String { "navigationLink" }

  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

public struct PalettePickerStyle: PickerStyle {
  public var _name: String { "palette" }

  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

public struct DatePicker<Label: View> {
  let node: ControlNode<Label>
  let selection: Binding<Date>
  let components: DatePickerComponents
  let ends: (Date?, Date?)
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

  public func _record(_ inputs: _Inputs) -> [_Node] {
    guard case .made(let make) = inputs.environment.style(.datePicker) else {
      return node._record(inputs)
    }
    let configuration = DatePickerStyleConfiguration(
      label: _StylePart(node.label), selection: selection, minimumDate: ends.0,
      maximumDate: ends.1, displayedComponents: components)
    return make(configuration, inputs.at(.style).changing { $0.setStyle(.datePicker, nil) })
  }

  nonisolated init(
    _ label: Label, _ selection: Binding<Date>, _ components: Components,
    within range: (any RangeExpression<Date>)? = nil, _ file: StaticString, _ line: UInt
  ) {
    let styles: [Text.DateStyle] =
      (components.contains(.date) ? [.date] : [])
      + (components.contains(.hourAndMinute) ? [.time] : [])
    let texts = styles.map { _Value.text($0.string(for: selection.wrappedValue)) }
    node = ControlNode(
      kind: "datePicker", label: label, location: _SourceLocation(file, line),
      fields: [_Field("values", .list(texts))])
    self.selection = selection
    self.components = components
    switch range {
    case let range as ClosedRange<Date>: ends = (range.lowerBound, range.upperBound)
    case let range as PartialRangeFrom<Date>: ends = (range.lowerBound, nil)
    case let range as PartialRangeThrough<Date>: ends = (nil, range.upperBound)
    default: ends = (nil, nil)
    }
  }

  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(label(), selection, displayedComponents, file, line)
  }

  nonisolated public init<R: RangeExpression<Date>>(
    selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(label(), selection, displayedComponents, within: range, file, line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(Text(title, file: file, line: line), selection, displayedComponents, file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(Text(title, file: file, line: line), selection, displayedComponents, file, line)
  }

  nonisolated public init<R: RangeExpression<Date>>(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(
      Text(title, file: file, line: line), selection, displayedComponents, within: range, file,
      line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, R: RangeExpression<Date>>(
    _ title: S, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(
      Text(title, file: file, line: line), selection, displayedComponents, within: range, file,
      line)
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

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      label: Text(title, file: file, line: line), color: Color(cgColor: selection.wrappedValue))
  }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { $0.setStyle(.picker, .system(style._name)) }
  }
}
