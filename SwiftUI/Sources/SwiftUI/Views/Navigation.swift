/// Shows views on top of one another: of those that its path has, the last.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: [AnyHashable]
  let location: _SourceLocation
}

extension NavigationStack {
  nonisolated public init(
    @ViewBuilder root: () -> Root, file: StaticString = #filePath, line: UInt = #line
  ) where Data == NavigationPath {
    self.root = root()
    path = []
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root, file: StaticString = #filePath,
    line: UInt = #line
  ) where Data == NavigationPath {
    self.root = root()
    self.path = path.wrappedValue.values
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root, file: StaticString = #filePath,
    line: UInt = #line
  ) where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
    self.root = root()
    self.path = path.wrappedValue.compactMap { $0 as? AnyHashable }
    location = _SourceLocation(file, line)
  }
}

extension NavigationStack: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    recordNavigation(root, path: path, location, inputs)
  }
}

public struct NavigationView<Content: View> {
  let content: Content
  let location: _SourceLocation

  nonisolated public init(
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.content = content()
    location = _SourceLocation(file, line)
  }
}

extension NavigationView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { recordNavigation(content, location, inputs) }
}

/// Columns side by side: on a phone, the first of them, or the one that is asked for.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  /// What stands in its place.
  let shown: AnyView?
  let location: _SourceLocation
}

extension NavigationSplitView {
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.sidebar = sidebar()
    shown =
      switch preferredCompactColumn?.wrappedValue {
      case .content?: AnyView(content())
      case .detail?: AnyView(detail())
      default: nil
      }
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    shown = preferredCompactColumn?.wrappedValue == .detail ? AnyView(detail()) : nil
    location = _SourceLocation(file, line)
  }
}

extension NavigationSplitView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    guard let shown else {
      return recordNavigation(
        sidebar, location,
        inputs.changing { if $0.listStyle == "automatic" { $0.listStyle = "sidebar" } })
    }
    return recordNavigation(shown, location, inputs)
  }
}

public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  let name: String

  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

public struct NavigationPath: Hashable {
  /// A path as it is kept: of what is in it nothing is written here.
  public struct CodableRepresentation: Codable, Equatable {}

  private(set) var values: [AnyHashable] = []

  public var codable: CodableRepresentation? { CodableRepresentation() }

  public init(_ codable: CodableRepresentation) {}

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// What a screen says of its bar, handed up to the navigation around it.
struct NavigationBar {
  var title: String?
  var displayMode: String?
  var leading: [_Node] = []
  /// What has no place of its own stands before what is to trail.
  var automatic: [_Node] = []
  var trailing: [_Node] = []
  var bottom: [_Node] = []
  var principal: [_Node] = []
  var search: SearchField?
  var isHidden = false
  /// Whether it is asked for, and there with nothing in it, too.
  var isShown = false
  /// What lies behind it, and whether that is seen where nothing has been scrolled below it, too.
  var ground: _Value?
  var showsGround: Bool?
  var isBottomHidden = false
  var hidesBackButton = false
}

/// A field to search by, with what is written in it.
struct SearchField {
  var text: String
  var prompt: String

  init(_ text: Binding<String>, _ prompt: String?) {
    self.text = text.wrappedValue
    self.prompt = prompt ?? "Search"
  }
}

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBar { NavigationBar() }

  static func reduce(value: inout NavigationBar, nextValue: () -> NavigationBar) {
    let next = nextValue()
    // What a view says from further within holds.
    value.title = value.title ?? next.title
    value.displayMode = next.displayMode ?? value.displayMode
    value.leading += next.leading
    value.automatic += next.automatic
    value.trailing += next.trailing
    value.bottom += next.bottom
    value.principal += next.principal
    value.search = next.search ?? value.search
    value.isHidden = value.isHidden || next.isHidden
    value.isShown = value.isShown || next.isShown
    value.ground = next.ground ?? value.ground
    value.showsGround = next.showsGround ?? value.showsGround
    value.isBottomHidden = value.isBottomHidden || next.isBottomHidden
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
  }
}

@MainActor
private func recordNavigation<Root: View>(
  _ root: Root, path: [AnyHashable] = [], _ location: _SourceLocation, _ inputs: _Inputs
) -> [_Node] {
  guard let session = _Session.current else { return [] }
  session.location = location
  let top = NavigationPage.top(of: root, path: path, location, inputs, session)
  let bar = top.bar
  var arguments = Arguments()
  arguments.add("title", bar.title)
  // A phone on its side has no room for a large title.
  let isLow = inputs.environment.verticalSizeClass == .compact
  arguments.add("displayMode", isLow ? "inline" : bar.displayMode)
  arguments.addIf("hidden", bar.isHidden)
  arguments.addIf("shown", bar.isShown)
  let usual = UINavigationBar.atRest
  func style(_ color: UIColor?) -> _Value? {
    color.map { Color($0)._style(in: inputs.environment) }
  }
  if bar.showsGround ?? (usual.ground != nil) {
    arguments.addIf("showsGround", true)
    arguments.add("ground", bar.ground ?? style(usual.ground))
  }
  arguments.add("titleColor", style(usual.title))
  arguments.add("largeTitleColor", style(usual.largeTitle))
  if let search = bar.search {
    arguments.add(
      "search",
      .object([_Field("text", .text(search.text)), _Field("prompt", .text(search.prompt))]))
  }
  let slots = [
    _Node.Slot(name: "leading", nodes: bar.leading),
    _Node.Slot(name: "trailing", nodes: bar.automatic + bar.trailing),
    _Node.Slot(name: "principal", nodes: bar.principal),
    _Node.Slot(name: "bottom", nodes: bar.isBottomHidden ? [] : bar.bottom),
  ]
  return [
    _Node("navigation", arguments.fields, children: top.nodes, slots: slots, at: location, inputs)
  ]
}

/// Leads to another view, which is not shown; where there is no navigation around it, it is disabled.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let location: _SourceLocation
}

extension NavigationLink {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    destination: Destination, @ViewBuilder label: () -> Label, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.label = label()
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    location = _SourceLocation(file, line)
  }

  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.label = label()
    location = _SourceLocation(file, line)
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    label = Text(title, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    label = Text(title, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, destination: Destination, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    label = Text(title, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, file: StaticString = #filePath, line: UInt = #line
  ) {
    label = Text(title, file: file, line: line)
    location = _SourceLocation(file, line)
  }
}

extension NavigationLink {
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(label: label(), location: _SourceLocation(file, line))
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label: Text(title, file: file, line: line), location: _SourceLocation(file, line))
  }

  nonisolated public init(
    _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label: Text(title, file: file, line: line), location: _SourceLocation(file, line))
  }

  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label: Text(title, file: file, line: line), location: _SourceLocation(file, line))
  }

  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label: Text(title, file: file, line: line), location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label: Text(title, file: file, line: line), location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label: Text(title, file: file, line: line), location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label: Text(title, file: file, line: line), location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(label: Text(title, file: file, line: line), location: _SourceLocation(file, line))
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(
    value: P?, @ViewBuilder label: () -> Label, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.label = label()
    location = _SourceLocation(file, line)
  }

  nonisolated public init<P: Hashable>(
    _ title: LocalizedStringKey, value: P?, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    label = Text(title, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    label = Text(title, file: file, line: line)
    location = _SourceLocation(file, line)
  }
}

extension NavigationLink: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let nodes: [_Node]
    let leads = inputs.environment.isInNavigation
    let place = inputs.at(.content).changing { $0.isEnabled = $0.isEnabled && leads }
    if inputs.environment.isInList {
      nodes = DisclosingRow(label: label).opacity(leads ? 1 : 0.5)._record(place)
    } else {
      let button = Button(action: {}, label: { label }, file: location.file, line: location.line)
      let recorded = button._record(place)
      // A button of it has a ground only where its style gives one.
      nodes = place.environment.hasGroundedButtons ? recorded : recorded.flatMap(\.children)
    }
    return [
      _Node("link", [_Field("navigation", .flag(true))], children: nodes, at: location, inputs)
    ]
  }
}

/// A row of a list that leads elsewhere: its content as it is, and a sign at the end.
private struct DisclosingRow<Label: View>: View {
  let label: Label
  @Environment(\.rowBadge) private var badge
  @Environment(\.systemVersion) private var systemVersion

  var body: some View {
    let look = DisclosureLook(systemVersion)
    HStack(spacing: 0) {
      label
      Spacer(minLength: look.gap)
      if let badge { badge.view.padding(.trailing, look.gap) }
      DisclosureSign()
        .stroke(
          look.color, style: StrokeStyle(lineWidth: 1.9, lineCap: .round, lineJoin: .round)
        )
        .frame(width: look.width, height: 9.4)
        .padding(.leading, 1)
        .padding(.trailing, look.trailing)
    }
  }
}

/// How a sign stands at the end of a row: read off pictures of iOS 16, 17.4 and 18.2, where its ink
/// ends 0.67 before the margin and words end 18 before it, and of iOS 26.
private struct DisclosureLook {
  var color: Color
  var gap, width, trailing: CGFloat

  init(_ systemVersion: Int) {
    (color, gap, width, trailing) =
      systemVersion < 26
      ? (.primary.opacity(0.25), 10.6, 4.8, 1.6) : (Color(.tertiaryLabel), 13, 5, 3.3)
  }
}

struct DisclosureSign: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

// MARK: Toolbars

public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case leading
    case automatic
    case trailing
    case principal
    case bottom
    /// Above a keyboard that is not there.
    case nowhere
    /// Seen on a device alone, and what it is.
    case undrawn(String)
  }

  let place: Place
  /// Whether its button stands out.
  var isProminent = false

  /// What holds for an item here.
  func inputs(_ inputs: _Inputs) -> _Inputs {
    if place == .principal {
      return inputs.changing { $0.setStyle(.label, .system("titleAndIcon")) }
    }
    guard isProminent else { return inputs }
    return inputs.changing { environment in
      if environment.systemVersion < 26 {
        environment.textStyle.weight = .semibold
      } else if case .system("automatic") = environment.buttonLook {
        environment.buttonLook = .system("glassProminent")
      }
    }
  }

  public static let automatic = ToolbarItemPlacement(place: .automatic)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(
    place: .undrawn("a secondary action of a bar, which has a place in a menu,"))
  public static let status = ToolbarItemPlacement(place: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(
    place: .trailing, isProminent: true)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let keyboard = ToolbarItemPlacement(place: .nowhere)
  public static let title = ToolbarItemPlacement(place: .principal)
  public static let largeTitle = ToolbarItemPlacement(place: .principal)
  public static let subtitle = ToolbarItemPlacement(place: .undrawn("a subtitle of a bar"))
  public static let largeSubtitle = ToolbarItemPlacement(place: .undrawn("a subtitle of a bar"))
}

public protocol ToolbarContent {
  associatedtype Body

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor func _items(_ inputs: _Inputs) -> NavigationBarItems
}

/// The items of a toolbar by their places.
public struct NavigationBarItems {
  var bar = NavigationBar()

  mutating func add(_ nodes: [_Node], _ placement: ToolbarItemPlacement) {
    switch placement.place {
    case .leading: bar.leading += nodes
    case .automatic: bar.automatic += nodes
    case .trailing: bar.trailing += nodes
    case .principal: bar.principal += nodes
    case .bottom: bar.bottom += nodes
    case .undrawn(let what):
      guard let first = nodes.first else { return }
      _Session.current?.note(first.at, "\(what) is not drawn")
    case .nowhere: break
    }
  }
}

extension ToolbarContent {
  @MainActor public func _items(_ inputs: _Inputs) -> NavigationBarItems {
    var linked = self
    inputs.position.visit(in: _Session.current?.pass ?? 0)
    DynamicFields.link(&linked, inputs)
    return (linked.body as? any ToolbarContent)?._items(inputs.at(.body)) ?? NavigationBarItems()
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("'\(Self.self)' has no body") }
}

public protocol CustomizableToolbarContent: ToolbarContent {}

public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content
  var key = ""

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void {
    self.placement = placement
    self.content = content()
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
    key = id
  }

  public func _items(_ inputs: _Inputs) -> NavigationBarItems {
    var items = NavigationBarItems()
    items.add(content._record(placement.inputs(inputs.at(.content))), placement)
    return items
  }
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public func _items(_ inputs: _Inputs) -> NavigationBarItems {
    var items = NavigationBarItems()
    items.add(content._record(placement.inputs(inputs.at(.content))), placement)
    return items
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  // Where it could be of views, too, as with nothing in it, it is of these.
  @_disfavoredOverload
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }

  public func _items(_ inputs: _Inputs) -> NavigationBarItems {
    content._items(inputs.at(.content))
  }
}

/// What the system puts in a bar by itself; here that stands where the system has it otherwise.
public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public func _items(_ inputs: _Inputs) -> NavigationBarItems { NavigationBarItems() }
}

public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  public enum Sizing: Sendable {
    case fixed
    case flexible
  }

  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  public func _items(_ inputs: _Inputs) -> NavigationBarItems { NavigationBarItems() }
}

extension ToolbarItemGroup {
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }
}

/// What a group of items is with a label, which is seen where they have no room.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content

  public var body: some View { content }
}

/// The menu of a title, which is closed.
public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never

  nonisolated public init() where Content == EmptyView {}

  nonisolated public init(@ViewBuilder content: () -> Content) {}

  public func _items(_ inputs: _Inputs) -> NavigationBarItems { NavigationBarItems() }
}

public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    self
  }

  public func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: ID { key as? ID ?? _notShown() }
}

/// Several toolbar contents as one.
public struct _ToolbarContents: CustomizableToolbarContent {
  public typealias Body = Never

  let parts: [any ToolbarContent]

  public func _items(_ inputs: _Inputs) -> NavigationBarItems {
    var items = NavigationBarItems()
    for (index, part) in parts.enumerated() {
      NavigationBarKey.reduce(value: &items.bar) { part._items(inputs.at(index)).bar }
    }
    return items
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  public func _items(_ inputs: _Inputs) -> NavigationBarItems {
    self?._items(inputs) ?? NavigationBarItems()
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  /// Without a first one, a toolbar of nothing could be of views as well as of this.
  @_disfavoredOverload
  public static func buildBlock<First: ToolbarContent, each C: ToolbarContent>(
    _ first: First, _ content: repeat each C
  ) -> _ToolbarContents {
    var parts: [any ToolbarContent] = [first]
    for part in repeat each content { parts.append(part) }
    return _ToolbarContents(parts: parts)
  }

  /// Of another type than what is given, nobody could tell of what nothing there is.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }

  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarContents {
    _ToolbarContents(parts: [first])
  }

  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarContents {
    _ToolbarContents(parts: [second])
  }

  public static func buildLimitedAvailability<C: ToolbarContent>(
    _ content: C
  ) -> _ToolbarContents {
    _ToolbarContents(parts: [content])
  }
}

extension EnvironmentValues {
  /// What holds for what stands in a bar.
  mutating func enterBar() {
    isInList = false
    isInBar = true
    font = font ?? .system(size: 17)
    imageScale = .large
    setStyle(.label, .system("iconOnly"))
  }
}

extension View {
  nonisolated func handingUpBar(
    _ make: @escaping @MainActor (_Inputs) -> NavigationBar
  ) -> EvaluatedNode<Self> {
    EvaluatedNode(self) { content, inputs in
      let nodes = content._record(inputs.at(.content))
      let place = inputs.at(.header).changing { $0.enterBar() }
      _Session.current?.hand(up: make(place), NavigationBarKey.self)
      return nodes
    }
  }

  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    handingUpBar { NavigationBar(automatic: content()._record($0)) }
  }

  /// What stands in for something could be a view as well as this.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: @escaping () -> Content
  ) -> some View {
    handingUpBar { content()._items($0).bar }
  }

  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: @escaping () -> Content
  ) -> some View {
    handingUpBar { content()._items($0).bar }
  }

  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hiding(bars, visibility)
  }

  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hiding(bars, visibility)
  }

  /// Without bars it is that of the navigation.
  nonisolated private func hiding(
    _ bars: [ToolbarPlacement], _ visibility: Visibility
  ) -> EvaluatedNode<Self> {
    let hidden = visibility == .hidden ? bars.isEmpty ? [.automatic] : bars : []
    return EvaluatedNode(self) { content, inputs in
      let (tabs, page) = (inputs.environment.tabs, inputs.environment.tabPage)
      let known = tabs?.items.count ?? 0
      let nodes = content._record(inputs.at(.content))
      if hidden.contains(.tabBar) {
        // Said of a page from within, or of pages that have said their items.
        page?.hidesBar = true
        for item in (tabs?.items ?? [])[known...] { item.hidesBar = true }
      }
      let bar = NavigationBar(
        isHidden: hidden.contains(.navigationBar) || hidden.contains(.automatic),
        isShown: visibility == .visible && bars.contains(.navigationBar),
        isBottomHidden: hidden.contains(.bottomBar))
      _Session.current?.hand(up: bar, NavigationBarKey.self)
      return nodes
    }
  }

  nonisolated public func toolbar(removing: ToolbarDefaultItemKind?) -> some View { self }

  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    groundOfBars(bars, "toolbarBackground", file, line) { inputs in
      NavigationBar(ground: style._style(in: inputs.environment))
    }
  }

  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    showing(visibility, "toolbarBackground", bars, file, line)
  }

  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    showing(visibility, "toolbarBackgroundVisibility", bars, file, line)
  }

  nonisolated private func showing(
    _ visibility: Visibility, _ modifier: String, _ bars: [ToolbarPlacement],
    _ file: StaticString, _ line: UInt
  ) -> some View {
    groundOfBars(bars, modifier, file, line, when: visibility != .automatic) { _ in
      NavigationBar(showsGround: visibility == .automatic ? nil : visibility == .visible)
    }
  }

  /// Hands up what lies behind bars of navigation; that of others is not drawn.
  nonisolated private func groundOfBars(
    _ bars: [ToolbarPlacement], _ modifier: String, _ file: StaticString, _ line: UInt,
    when isSaid: Bool = true, _ make: @escaping @MainActor (_Inputs) -> NavigationBar
  ) -> EvaluatedNode<Self> {
    EvaluatedNode(self) { content, inputs in
      let isOfNavigation =
        bars.isEmpty || !Set(bars).isDisjoint(with: [.automatic, .navigationBar])
      if isSaid, bars.contains(where: { ![.automatic, .navigationBar].contains($0) }) {
        _Session.current?.note(
          _SourceLocation(file, line), "'\(modifier)' is not drawn; the view stands without it")
      }
      let nodes = content._record(inputs.at(.content))
      if isOfNavigation { _Session.current?.hand(up: make(inputs), NavigationBarKey.self) }
      return nodes
    }
  }

  nonisolated public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement..., file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("toolbarColorScheme", file, line) { scheme != nil } }

  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    handingUpBar { _ in NavigationBar(displayMode: mode.name) }
  }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  nonisolated public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("toolbarTitleMenu", file, line) }

  nonisolated public func navigationTitle(_ title: Text) -> some View {
    handingUpBar { _ in NavigationBar(title: title.plain) }
  }

  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    handingUpBar { _ in NavigationBar(title: title.text) }
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let text = String(title)
    return handingUpBar { _ in NavigationBar(title: text) }
  }

  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    handingUpBar { _ in NavigationBar(title: title.wrappedValue) }
  }

  nonisolated public func navigationSubtitle(
    _ subtitle: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("navigationSubtitle", file, line) }

  nonisolated public func navigationSubtitle(
    _ subtitle: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("navigationSubtitle", file, line) }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("navigationSubtitle", file, line) }

  nonisolated public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    handingUpBar { _ in NavigationBar(displayMode: "\(mode)") }
  }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    handingUpBar { _ in NavigationBar(title: title.plain, displayMode: "\(displayMode)") }
  }

  nonisolated public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    handingUpBar { _ in NavigationBar(title: title.text, displayMode: "\(displayMode)") }
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    let text = String(title)
    return handingUpBar { _ in NavigationBar(title: text, displayMode: "\(displayMode)") }
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    handingUpBar { _ in NavigationBar(isHidden: hidden, isShown: !hidden) }
  }

  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    handingUpBar { NavigationBar(leading: leading._record($0)) }
  }

  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    handingUpBar { NavigationBar(trailing: trailing._record($0)) }
  }

  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    handingUpBar {
      NavigationBar(
        leading: leading._record($0.at(.leading)), trailing: trailing._record($0.at(.trailing)))
    }
  }

  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }

  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }

  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }

  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  nonisolated public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
    self
  }

  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}

public enum NavigationBarItem {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "large")
}

public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let search = ToolbarDefaultItemKind(name: "search")
  public static let title = ToolbarDefaultItemKind(name: "title")
}

public struct ToolbarRole: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { Self() }
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { Self() }
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { Self() }
}

public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {}

public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    Self()
  }
}
