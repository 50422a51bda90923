/// A tab of a `TabView`, or several.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue

  func _recordTabs(_ inputs: _Inputs) -> [_Node]
}

@resultBuilder
public struct TabContentBuilder<TabValue> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabGroup<TabValue> {
    var tabs: [any TabContent] = []
    for one in repeat each content { tabs.append(one) }
    return _TabGroup(tabs: tabs)
  }

  public static func buildOptional(_ content: _TabGroup<TabValue>?) -> _TabGroup<TabValue> {
    content ?? _TabGroup(tabs: [])
  }

  public static func buildEither(first: _TabGroup<TabValue>) -> _TabGroup<TabValue> { first }

  public static func buildEither(second: _TabGroup<TabValue>) -> _TabGroup<TabValue> { second }

  public static func buildLimitedAvailability(
    _ content: _TabGroup<TabValue>
  ) -> _TabGroup<TabValue> { content }
}

public struct _TabGroup<TabValue>: TabContent {
  let tabs: [any TabContent]

  nonisolated init(tabs: [any TabContent]) {
    self.tabs = tabs
  }

  public func _recordTabs(_ inputs: _Inputs) -> [_Node] {
    tabs.enumerated().flatMap { index, tab in
      tab._recordTabs(inputs.at(inputs.position.child(.index(index), label: "\(index)")))
    }
  }
}

/// The tabs of a `TabView` as its content.
public struct _Tabs<Content: TabContent> {
  let content: Content
}

extension _Tabs: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { content._recordTabs(inputs) }
}

extension TabView {
  // Content of views is looked at first.

  @_disfavoredOverload
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content == _Tabs<C> {
    self.content = _Tabs(content: content())
    self.selection = AnyHashable(selection.wrappedValue)
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C, file: StaticString = #filePath,
    line: UInt = #line
  ) where Content == _Tabs<C>, SelectionValue == Never {
    self.content = _Tabs(content: content())
    selection = nil
    location = _SourceLocation(file, line)
  }
}

/// A tab with its screen.
public struct Tab<Value, Content: View, Label: View> {
  let item: () -> TabCollector.Item
  let content: Content
  let label: Label

  nonisolated init(
    _ title: String = "", image: String = "", tag: AnyHashable? = nil, as role: TabRole?,
    showing content: Content, under label: Label
  ) {
    let isUsual = role == .search && title.isEmpty && image.isEmpty
    item = {
      TabCollector.Item(
        title: isUsual ? "Search" : title, image: isUsual ? "magnifyingglass" : image, tag: tag)
    }
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent {
  public typealias TabValue = Value

  public func _recordTabs(_ inputs: _Inputs) -> [_Node] {
    let item = item()
    item.take(label._record(inputs.at(.label)))
    return item.page(content, inputs)
  }
}

extension Tab where Value: Hashable {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), as: role, showing: content(), under: label())
  }
}

extension Tab where Value == Never {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(as: role, showing: content(), under: label())
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title.text, image: systemImage, tag: AnyHashable(value), as: role, showing: content(),
      under: DefaultTabLabel())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      String(title), image: systemImage, tag: AnyHashable(value), as: role, showing: content(),
      under: DefaultTabLabel())
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title.text, image: image, tag: AnyHashable(value), as: role, showing: content(),
      under: DefaultTabLabel())
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title.text, image: image.name, tag: AnyHashable(value), as: role, showing: content(),
      under: DefaultTabLabel())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      String(title), image: image, tag: AnyHashable(value), as: role, showing: content(),
      under: DefaultTabLabel())
  }

  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), as: role, showing: content(),
      under: DefaultTabLabel())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title.text, image: systemImage, as: role, showing: content(),
      under: DefaultTabLabel())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      String(title), image: systemImage, as: role, showing: content(),
      under: DefaultTabLabel())
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title.text, image: image, as: role, showing: content(),
      under: DefaultTabLabel())
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title.text, image: image.name, as: role, showing: content(), under: DefaultTabLabel())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      String(title), image: image, as: role, showing: content(), under: DefaultTabLabel())
  }

  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(
      as: role, showing: content(),
      under: DefaultTabLabel())
  }
}

public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

public struct DefaultTabLabel: Sendable {}

extension DefaultTabLabel: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { [] }
}

/// Tabs that stand together in a sidebar: in a bar they are tabs like others.
public struct TabSection<TabValue, Content: TabContent>: TabContent
where Content.TabValue == TabValue {
  let content: Content

  nonisolated public init(
    _ title: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<TabValue> content: () -> Content
  ) {
    self.content = content()
  }

  nonisolated public init<Header: View>(
    @TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  nonisolated public init(@TabContentBuilder<TabValue> content: () -> Content) {
    self.content = content()
  }

  public func _recordTabs(_ inputs: _Inputs) -> [_Node] { content._recordTabs(inputs) }
}

/// A tab of a type that is not told.
public struct AnyTabContent<TabValue>: TabContent {
  private let content: any TabContent

  nonisolated public init<T: TabContent>(_ content: T) where T.TabValue == TabValue {
    self.content = content
  }

  public func _recordTabs(_ inputs: _Inputs) -> [_Node] { content._recordTabs(inputs) }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  public func _recordTabs(_ inputs: _Inputs) -> [_Node] {
    data.enumerated().flatMap { index, element in
      let place = inputs.position.child(.id(AnyHashable(id(element))), label: "\(index)")
      return content(element)._recordTabs(inputs.at(place))
    }
  }
}

extension ForEach where Content: TabContent {
  // Those of views are looked at first.

  @_disfavoredOverload
  nonisolated public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content.TabValue == Value {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<Value>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content.TabValue == Value, Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
    location = _SourceLocation(file, line)
  }
}

/// Tabs of which something is said.
public struct _ModifiedTab<Content: TabContent>: TabContent {
  public typealias TabValue = Content.TabValue

  let content: Content
  let record: @MainActor (Content, _Inputs) -> [_Node]

  nonisolated init(
    _ content: Content, _ record: @escaping @MainActor (Content, _Inputs) -> [_Node]
  ) {
    self.content = content
    self.record = record
  }

  public func _recordTabs(_ inputs: _Inputs) -> [_Node] { record(content, inputs) }
}

extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : "\(count)")
  }

  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    badged(label?.plain)
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badged(key?.text)
  }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badged(label.map { String($0) })
  }

  nonisolated private func badged(_ label: String?) -> _ModifiedTab<Self> {
    _ModifiedTab(self) { content, inputs in
      guard let label, !label.isEmpty, let tabs = inputs.environment.tabs else {
        return content._recordTabs(inputs)
      }
      return tabs.badged(label) { content._recordTabs(inputs) }
    }
  }

  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTab(self) { hidden ? [] : $0._recordTabs($1) }
  }

  // What a phone's bar does not show.

  nonisolated public func customizationID(_ id: String) -> Self { self }
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  nonisolated public func disabled(_ disabled: Bool) -> Self { self }
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> Self { self }
  nonisolated public func accessibilityLabel(
    _ label: some _Words, isEnabled: Bool = true
  ) -> Self { self }
  nonisolated public func accessibilityHint(
    _ hint: some _Words, isEnabled: Bool = true
  ) -> Self { self }
  nonisolated public func accessibilityValue(
    _ value: some _Words, isEnabled: Bool = true
  ) -> Self { self }
  nonisolated public func accessibilityInputLabels<S: _Words>(
    _ labels: [S], isEnabled: Bool = true
  ) -> Self { self }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
  nonisolated public func sectionActions<V: View>(@ViewBuilder content: () -> V) -> Self { self }
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> Self { self }
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  nonisolated public func swipeActions<V: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
  ) -> Self { self }
  nonisolated public func popover<V: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> V
  ) -> Self { self }
  nonisolated public func popover<Item: Identifiable, V: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> V
  ) -> Self { self }
}

public struct TabCustomizationBehavior: Sendable {
  public static let automatic = TabCustomizationBehavior()
  public static let disabled = TabCustomizationBehavior()
  public static let reorderable = TabCustomizationBehavior()
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  public static let automatic = AdaptableTabBarPlacement()
  public static let tabBar = AdaptableTabBarPlacement()
  public static let sidebar = AdaptableTabBarPlacement()
}

public struct TabPlacement: Hashable, Sendable {
  public static let automatic = TabPlacement()
  public static let pinned = TabPlacement()
  public static let sidebarOnly = TabPlacement()
}
