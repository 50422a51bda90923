/// Choices behind a label; the label is what one sees.
public struct Menu<Label: View, Content: View> {
  let label: Label
  /// What a style of an app's own may show of it.
  let content: Content
  let location: _SourceLocation

  nonisolated init(_ content: Content, _ label: Label, _ file: StaticString, _ line: UInt) {
    self.label = label
    self.content = content
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(content(), label(), file, line)
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(content(), label(), file, line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(content(), Text(title, file: file, line: line), file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(content(), Text(title, file: file, line: line), file, line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(
      content(), SwiftUI.Label(title, systemImage: systemImage, file: file, line: line), file, line)
  }
}

extension EnvironmentValues {
  /// That a sign is drawn where there is none, or is not where there is one.
  func noteMenuIndicator(_ drawn: String) {
    _Session.current?.note(menuIndicatorLocation, "\(drawn) the sign of 'menuIndicator'")
  }
}

extension Menu: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    if case .made(let make) = inputs.environment.style(.menu) {
      let configuration = MenuStyleConfiguration(
        label: _StylePart(label), content: _StylePart(content))
      return make(configuration, inputs.at(.style).changing { $0.setStyle(.menu, nil) })
    }
    var style = "borderless"
    if case .system(let name) = inputs.environment.buttonLook, name != "automatic" { style = name }
    let nodes: [_Node]
    if ["borderless", "link"].contains(style) {
      nodes = label._record(
        inputs.at(.label).changing {
          if !$0.isInList { $0.usualTextAlignment = .center }
          $0.paintButton("borderless", nil)
        })
    } else {
      let button = Button(action: {}, label: { label }, file: location.file, line: location.line)
      nodes = button._record(inputs.at(.label))
    }
    if inputs.environment.menuIndicator == .visible {
      inputs.environment.noteMenuIndicator("a menu is drawn without")
    }
    return [_Node("menu", children: nodes, at: location, inputs)]
  }
}

/// Opens an address.
public struct Link<Label: View> {
  let label: Label
  let location: _SourceLocation

  nonisolated public init(
    destination: URL, @ViewBuilder label: () -> Label, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.label = label()
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, destination: URL, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    label = Text(title, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: URL, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    label = Text(title, file: file, line: line)
    location = _SourceLocation(file, line)
  }
}

/// What is a button by another name looks as the buttons around it do, where their style is asked for.
@MainActor
private func styledButton<Label: View>(
  _ label: Label, at location: _SourceLocation, _ inputs: _Inputs
) -> [_Node]? {
  if case .system("automatic") = inputs.environment.buttonLook { return nil }
  return Button(action: {}, label: { label }, file: location.file, line: location.line)
    ._record(inputs)
}

extension Link: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    let nodes =
      styledButton(label, at: location, inputs.at(.content))
      ?? label._record(inputs.at(.label).changing { $0.paintButton("link", nil) })
    return [_Node("link", children: nodes, at: location, inputs)]
  }
}

/// Shares something: only its label is seen.
public struct ShareLink<Label: View> {
  let label: Label
  let location: _SourceLocation

  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: (any _SharePreview)? = nil,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: ((Data.Element) -> any _SharePreview)? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    location = _SourceLocation(file, line)
  }
}

public typealias DefaultShareLinkLabel = Label<Text, Image>

extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated private init(_ title: Text, _ file: StaticString, _ line: UInt) {
    label = SwiftUI.Label(title, systemImage: "square.and.arrow.up", file, line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: (any _SharePreview)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(Text("Share…", file: file, line: line), file, line)
  }

  nonisolated public init<Item>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: (any _SharePreview)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(Text(title, file: file, line: line), file, line)
  }

  @_disfavoredOverload
  nonisolated public init<Item, S: StringProtocol>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: (any _SharePreview)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(Text(title, file: file, line: line), file, line)
  }

  nonisolated public init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: (any _SharePreview)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, file, line)
  }

  nonisolated public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: ((Data.Element) -> any _SharePreview)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(Text("Share…", file: file, line: line), file, line)
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ title: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: ((Data.Element) -> any _SharePreview)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(Text(title, file: file, line: line), file, line)
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: ((Data.Element) -> any _SharePreview)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(Text(title, file: file, line: line), file, line)
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: ((Data.Element) -> any _SharePreview)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, file, line)
  }
}

extension ShareLink: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    if let nodes = styledButton(label, at: location, inputs) { return nodes }
    let nodes = label._record(inputs.at(.label).changing { $0.paintButton("borderless", nil) })
    return [_Node("button", children: nodes, at: location, inputs)]
  }
}

/// Pastes what there is to paste: a button of the system's.
public struct PasteButton: View {
  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  nonisolated public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}

  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}

public struct RenameButton<Label: View>: View {
  nonisolated public init() where Label == SwiftUI.Label<Text, Image> {}

  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

public struct EditButton {
  nonisolated public init() {}
}

extension EditButton: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    Button("Edit") {}._record(inputs)
  }
}

/// A title with a value, as in the rows of a form.
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content
  let location: _SourceLocation

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    self.content = content()
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    label = Text(title, file: file, line: line)
    self.content = content()
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    label = Text(title, file: file, line: line)
    self.content = content()
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format,
    file: StaticString = #filePath, line: UInt = #line
  )
  where
    Label == Text, Content == Text, Format.FormatInput: Equatable, Format.FormatOutput == String
  {
    label = Text(title, file: file, line: line)
    content = Text(value, format: format, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<S: StringProtocol>(
    _ title: LocalizedStringKey, value: S, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text, Content == Text {
    label = Text(title, file: file, line: line)
    content = Text(value, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
    _ title: S1, value: S2, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text, Content == Text {
    label = Text(title, file: file, line: line)
    content = Text(value, file: file, line: line)
    location = _SourceLocation(file, line)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Format: FormatStyle>(
    _ title: S, value: Format.FormatInput, format: Format, file: StaticString = #filePath,
    line: UInt = #line
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    label = Text(title, file: file, line: line)
    content = Text(value, format: format, file: file, line: line)
    location = _SourceLocation(file, line)
  }
}

extension LabeledContent: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    if case .made(let make) = inputs.environment.style(.labeledContent) {
      let configuration = LabeledContentStyleConfiguration(
        label: _StylePart(label), content: _StylePart(content))
      return make(configuration, inputs.at(.style).changing { $0.setStyle(.labeledContent, nil) })
    }
    let titles = label.recordedAsTitle(inputs.at(.label))
    let spacer = _Node("spacer", at: location, inputs.at(.second))
    let values = content._record(
      inputs.at(.value).changing {
        // What nobody has coloured is grey, in a button's words, too, which have its tint.
        $0.foregroundLevels = [
          $0.foregroundLevels.isEmpty ? .system("secondaryLabel") : $0.foreground(1)
        ]
      })
    // At the sizes of accessibility the value stands below.
    if inputs.environment.dynamicTypeSize.isAccessibilitySize {
      let spacing = inputs.environment.systemVersion >= 26 ? 4.0 : 0
      let arguments = [_Field("alignment", .text("leading")), _Field("spacing", .number(spacing))]
      return [_Node("vstack", arguments, children: titles + values, at: location, inputs)]
    }
    return [
      _Node(
        "hstack", [_Field("alignment", .text("firstTextBaseline"))],
        children: titles + [spacer] + values, at: location, inputs)
    ]
  }
}

/// A frame with a title around some views.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
  let location: _SourceLocation

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    self.content = content()
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    label: Label, @ViewBuilder content: () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.label = label
    self.content = content()
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) where Label == EmptyView {
    label = EmptyView()
    self.content = content()
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    label = Text(title, file: file, line: line)
    self.content = content()
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    label = Text(title, file: file, line: line)
    self.content = content()
    location = _SourceLocation(file, line)
  }
}

extension GroupBox: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    if case .made(let make) = inputs.environment.style(.groupBox) {
      let configuration = GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(view: AnyView(content)))
      return make(configuration, inputs.at(.style).changing { $0.setStyle(.groupBox, nil) })
    }
    let box = VStack(alignment: .leading) {
      label.font(.headline)
      content
    }
    .padding()
    .background(
      Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    return box._record(inputs.at(.content))
  }
}

public struct GroupBoxStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { view._record(inputs.at(.label)) }
}

extension GroupBoxStyleConfiguration.Content: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { view._record(inputs.at(.content)) }
}

@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GroupBoxStyleConfiguration
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { environment in
      environment.setStyle(.groupBox, style, GroupBoxStyleConfiguration.self) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

/// A view with more behind it; a recording shows what is open.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>
  let location: _SourceLocation

  nonisolated public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded ?? .constant(false)
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(title, file: file, line: line) },
      file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(title, file: file, line: line) },
      file: file, line: line)
  }
}

extension DisclosureGroup: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    if case .made(let make) = inputs.environment.style(.disclosureGroup) {
      let configuration = DisclosureGroupStyleConfiguration(
        label: _StylePart(label), content: _StylePart(content), isExpanded: isExpanded)
      return make(configuration, inputs.at(.style).changing { $0.setStyle(.disclosureGroup, nil) })
    }
    let isExpanded = isExpanded.wrappedValue
    let sign =
      inputs.environment.systemVersion < 26 ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    let group = VStack(alignment: .leading) {
      HStack {
        label
        Spacer()
        // Read off a picture of iOS 26; the colour before it is by eye.
        DisclosureSign()
          .stroke(sign, style: StrokeStyle(lineWidth: 1.9, lineCap: .round, lineJoin: .round))
          .frame(width: 4.8, height: 9.4)
          .padding(.leading, 1)
          .padding(.trailing, 1.6)
          .rotationEffect(.degrees(isExpanded ? 90 : 0))
      }
      if isExpanded { content }
    }
    return group._record(inputs.at(.content))
  }
}

/// Controls that belong together. Their label is seen where they are a menu.
public struct ControlGroup<Content: View> {
  let content: Content
  var label: AnyView?

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated init(_ content: Content, _ label: some View) {
    self.content = content
    self.label = AnyView(label)
  }
}

extension ControlGroup: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    if case .made(let make) = inputs.environment.style(.controlGroup) {
      let configuration = ControlGroupStyleConfiguration(
        content: _StylePart(content), label: _StylePart(label ?? AnyView(EmptyView())))
      return make(configuration, inputs.at(.style).changing { $0.setStyle(.controlGroup, nil) })
    }
    return HStack { content }._record(inputs.at(.content))
  }
}

/// Says that there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) where Actions == EmptyView {
    self.init(label: label, description: description, actions: { EmptyView() })
  }

  nonisolated public init(
    @ViewBuilder label: () -> Label
  ) where Description == EmptyView, Actions == EmptyView {
    self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
  }

  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, description: Text? = nil
  ) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    self.init(
      label: { SwiftUI.Label(title, systemImage: systemImage) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, description: Text? = nil
  ) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    self.init(
      label: { SwiftUI.Label(title, systemImage: systemImage) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Description == EmptyView {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions
  ) {
    self.init(label: label, description: { EmptyView() }, actions: actions)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

/// What an empty screen keeps apart: read off iOS 18, and off iOS 26 at two sizes of type.
private struct EmptyScreenMeasures {
  /// By how much its symbol is larger or smaller than usual.
  let growth: Double
  let belowSymbol, belowTitle, aboveActions, side: Double
  /// Whether what can be done is in small buttons, with room for it where there is none.
  let hasSmallActions: Bool

  init(_ environment: EnvironmentValues) {
    let type = environment.dynamicTypeSize
    if environment.runtimeVersion < 26 {
      // It grows as lines of its title do.
      growth = Font.TextStyle.title2.growth(at: type)
      (belowSymbol, belowTitle, aboveActions, side) = (14, 3, 20, 32)
      hasSmallActions = true
    } else {
      let letters = Font.TextStyle.body
      growth = letters.measures(at: type).size / letters.measures(at: .large).size
      (belowSymbol, belowTitle, aboveActions, side) = (15 * growth, 3.2 * growth, 20, 16)
      hasSmallActions = false
    }
  }
}

/// A label with its icon above its title, as empty screens have it.
private struct StackedLabelStyle: LabelStyle {
  let measures: EmptyScreenMeasures

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: measures.belowSymbol) {
      configuration.icon.font(.system(size: 48 * measures.growth)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    let measures = EmptyScreenMeasures(inputs.environment)
    let hasActions = Actions.self != EmptyView.self
    let isDescribed = !isNothing(description)
    // What can be done stands right below a title that nothing describes: read off iOS 26, as is that
    // its room is kept below what is described, where it turns out to be nothing.
    let isBelowTitle =
      hasActions && !isDescribed && !measures.hasSmallActions && !isNothing(actions)
    let keepsRoom =
      measures.hasSmallActions ? !hasActions : hasActions && isDescribed && isNothing(actions)
    let aboveActions = isBelowTitle ? measures.belowTitle : measures.aboveActions
    let stack = VStack(spacing: aboveActions) {
      VStack(spacing: measures.belowTitle) {
        label.labelStyle(StackedLabelStyle(measures: measures))
        description.font(.subheadline).foregroundStyle(.secondary)
        // Room is left below a label that nothing describes, too.
        if !isDescribed, !isBelowTitle { Spacer(minLength: 0).frame(height: 0) }
      }
      if measures.hasSmallActions {
        VStack(spacing: 8) { actions.controlSize(.small) }
      } else {
        actions
      }
      if keepsRoom { Spacer(minLength: 0).frame(height: 0) }
    }
    .multilineTextAlignment(.center)
    .padding(.vertical)
    .padding(.horizontal, measures.side)
    // Where there is too little room it is not cut, and sticks out above and below alike.
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    return stack._record(inputs.at(.content))
  }

  /// Whether a view is none: `if let` of what is not there, say.
  private func isNothing(_ view: some View) -> Bool {
    if view is EmptyView { return true }
    let mirror = Mirror(reflecting: view)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}

public struct MenuActionDismissBehavior: Sendable {
  public static let automatic = MenuActionDismissBehavior()
  public static let enabled = MenuActionDismissBehavior()
  public static let disabled = MenuActionDismissBehavior()
}

public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  var radius: CGFloat?

  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static let circle = ButtonBorderShape(name: "circle")

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }
}

extension View {
  nonisolated public func menuIndicator(
    _ visibility: Visibility, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(self) {
      $0.menuIndicator = visibility
      $0.menuIndicatorLocation = _SourceLocation(file, line)
    }
  }

  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    self
  }

  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    EnvironmentNode(self) { $0.buttonBorderShape = shape }
  }

  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    self
  }
}
