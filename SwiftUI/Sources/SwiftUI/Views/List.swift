/// Rows that scroll.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let location: _SourceLocation
}

extension List: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let inside = inputs.at(.content).changing { environment in
      environment.isInList = true
      environment.enterScrollView()
    }
    let nodes = content._record(inside)
    let style = _Field("style", .text(inputs.environment.listStyle))
    return [
      _Node("list", [style] + inputs.environment.listFields, children: nodes, at: location, inputs)
    ]
  }
}

extension EnvironmentValues {
  /// What holds for lists and forms alike.
  fileprivate var listFields: [_Field] {
    var arguments = Arguments()
    if scrollContentBackground == .hidden { arguments.add("background", false) }
    arguments.add("rowSpacing", listRowSpacing)
    arguments.add("sectionSpacing", listSectionSpacing)
    return arguments.fields + scrollFields
  }
}

extension List where SelectionValue == Never {
  nonisolated public init(
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.content = content()
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #filePath,
    line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    content = ForEach(data, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }
}

extension List {
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.content = content()
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.content = content()
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #filePath,
    line: UInt = #line
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #filePath,
    line: UInt = #line
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #filePath,
    line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }
}

/// What rows are chosen by: one, or several.
public protocol _ListSelection {
  associatedtype Choice: Hashable
}

extension Optional: _ListSelection where Wrapped: Hashable {
  public typealias Choice = Wrapped
}

extension Set: _ListSelection {
  public typealias Choice = Element
}

extension List {
  nonisolated public init<Chosen: _ListSelection, Row: View>(
    _ data: Range<Int>, selection: Binding<Chosen>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, Row>, Chosen.Choice == SelectionValue {
    content = ForEach(data, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #filePath,
    line: UInt = #line
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, Chosen: _ListSelection, Row: View
  >(
    _ data: Binding<C>, editActions: EditActions<C> = [], selection: Binding<Chosen>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row,
    file: StaticString = #filePath, line: UInt = #line
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable,
    Chosen.Choice == SelectionValue
  {
    content = ForEach(data, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, Chosen: _ListSelection, Row: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C> = [],
    selection: Binding<Chosen>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content == ForEach<Binding<C>, ID, Row>, Chosen.Choice == SelectionValue {
    content = ForEach(data, id: id, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Data: RandomAccessCollection, Chosen: _ListSelection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Chosen>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #filePath,
    line: UInt = #line
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, Never>, Data.Element: Identifiable,
    Chosen.Choice == SelectionValue
  {
    content = OutlineGroup(data, children: children, content: rowContent)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<
    Data: RandomAccessCollection, ID: Hashable, Chosen: _ListSelection, Row: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Chosen>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content == OutlineGroup<Data, ID, Row, Row, Never>, Chosen.Choice == SelectionValue {
    content = OutlineGroup(data, id: id, children: children, content: rowContent)
    location = _SourceLocation(file, line)
  }
}

extension List where SelectionValue == Never {
  nonisolated public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C> = [],
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content == ForEach<Binding<C>, ID, Row> {
    content = ForEach(data, id: id, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row,
    file: StaticString = #filePath, line: UInt = #line
  ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
    content = ForEach(data, content: rowContent, file: file, line: line)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #filePath,
    line: UInt = #line
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, Never>, Data.Element: Identifiable
  {
    content = OutlineGroup(data, children: children, content: rowContent)
    location = _SourceLocation(file, line)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #filePath,
    line: UInt = #line
  ) where Content == OutlineGroup<Data, ID, Row, Row, Never> {
    content = OutlineGroup(data, id: id, children: children, content: rowContent)
    location = _SourceLocation(file, line)
  }
}

public struct Form<Content: View> {
  var node: ContainerNode<Content>

  nonisolated public init(
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    node = ContainerNode(content(), "form", _SourceLocation(file, line)) {
      $0.environment.listFields
    }
    node.prepare = { environment in
      environment.isInList = true
      environment.enterScrollView()
    }
  }
}

extension Form: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    guard case .made(let make) = inputs.environment.style(.form) else {
      return node._record(inputs)
    }
    let configuration = FormStyleConfiguration(content: _StylePart(node.content))
    return make(configuration, inputs.at(.style).changing { $0.setStyle(.form, nil) })
  }
}

/// Rows of a list that belong together, with what is above and below them.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let location: _SourceLocation
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { fatalError("'Section' has no body") }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    func words(_ place: _Inputs, isHeader: Bool) -> _Inputs {
      guard inputs.environment.isInList, inputs.environment.hasCards else { return place }
      return place.changing { $0.writeBesideCard(isHeader: isHeader) }
    }
    let slots = [
      _Node.Slot(
        name: "header", nodes: header._record(words(inputs.at(.header), isHeader: true))),
      _Node.Slot(
        name: "footer", nodes: footer._record(words(inputs.at(.footer), isHeader: false))),
    ]
    let nodes = content._record(inputs.at(.content))
    return [_Node("section", children: nodes, slots: slots, at: location, inputs)]
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      header: header(), content: content(), footer: footer(),
      location: _SourceLocation(file, line))
  }

  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      header: header, content: content(), footer: footer, location: _SourceLocation(file, line))
  }
}

extension EnvironmentValues {
  /// Whether rows of a list stand on cards.
  fileprivate var hasCards: Bool { !["plain", "inset"].contains(listStyle) }

  /// As words above and below cards are: small and grey, those above in capitals, or a headline since
  /// iOS 26.
  fileprivate mutating func writeBesideCard(isHeader: Bool) {
    defaultForeground = .system("secondaryLabel")
    (followsTint, isBesideCard) = (false, true)
    // Lines of footers are closer to each other there than the style has them.
    let usual: Font =
      systemVersion < 26 ? .footnote : isHeader ? .headline : .footnote.leading(.tight)
    let saysFont = font != nil
    font = font ?? usual
    hasHeaderFont = isHeader && !saysFont
    guard isHeader else { return }
    if headerProminence == .increased {
      font = .system(.title3, weight: .semibold)
      defaultForeground = .system("label")
    } else if !saysTextCase, systemVersion < 26 {
      textCase = .uppercase
    }
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      location: _SourceLocation(file, line))
  }

  nonisolated public init(
    header: Parent, @ViewBuilder content: () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      header: header, content: content(), footer: EmptyView(),
      location: _SourceLocation(file, line))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: footer(),
      location: _SourceLocation(file, line))
  }

  nonisolated public init(
    footer: Footer, @ViewBuilder content: () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: footer,
      location: _SourceLocation(file, line))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: EmptyView(),
      location: _SourceLocation(file, line))
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      header: Text(title, file: file, line: line), content: content(), footer: EmptyView(),
      location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      header: Text(title, file: file, line: line), content: content(), footer: EmptyView(),
      location: _SourceLocation(file, line))
  }

  nonisolated public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      header: Text(title, file: file, line: line), content: content(), footer: EmptyView(),
      location: _SourceLocation(file, line))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// What is folded up shows no rows.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      location: _SourceLocation(file, line))
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      header: Text(title, file: file, line: line), content: content(), footer: EmptyView(),
      location: _SourceLocation(file, line))
  }
}

// MARK: Styles

public protocol ListStyle {
  var _name: String { get }
}

public struct _SystemListStyle: ListStyle, Sendable {
  public let _name: String
}

public struct PlainListStyle: ListStyle, Sendable {
  public var _name: String { "plain" }

  public init() {}
}

public struct InsetListStyle: ListStyle, Sendable {
  public var _name: String { "inset" }

  public init() {}
}

public struct GroupedListStyle: ListStyle, Sendable {
  public var _name: String { "grouped" }

  public init() {}
}

public struct InsetGroupedListStyle: ListStyle, Sendable {
  public var _name: String { "insetGrouped" }

  public init() {}
}

public struct SidebarListStyle: ListStyle, Sendable {
  public var _name: String { "sidebar" }

  public init() {}
}

public struct DefaultListStyle: ListStyle, Sendable {
  public var _name: String { "automatic" }

  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

public struct ListSectionSpacing: Sendable {
  var length: CGFloat?

  public static let `default` = ListSectionSpacing()
  /// As in pictures of iOS 18.5.
  public static let compact = ListSectionSpacing(length: 23.33)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

public struct ListItemTint: Sendable {
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }

  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }

  public static let monochrome = ListItemTint()
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { $0.listStyle = style._name }
  }

  nonisolated public func listRowInsets(
    _ insets: EdgeInsets?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    var arguments = Arguments()
    arguments.add("insets", insets.map { .object($0.fields) })
    return ModifierNode(self, "listRow", _SourceLocation(file, line), arguments.fields)
  }

  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    var arguments = Arguments()
    arguments.add("separator", "\(visibility)")
    if edges == .top || edges == .bottom { arguments.add("edge", edges == .top ? "top" : "bottom") }
    return ModifierNode(self, "listRow", _SourceLocation(file, line), arguments.fields)
  }

  nonisolated public func listRowBackground<V: View>(
    _ view: V?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    DecoratedNode(
      content: self, decoration: view, kind: "listRow", location: _SourceLocation(file, line),
      fields: [])
  }

  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("listRowSeparatorTint", file, line) { color != nil } }

  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("listSectionSeparator", file, line) { visibility == .hidden } }

  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("listSectionSeparatorTint", file, line) { color != nil } }

  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    EnvironmentNode(self) { $0.listRowSpacing = spacing }
  }

  nonisolated public func listSectionSpacing(
    _ spacing: ListSectionSpacing, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EnvironmentNode(
      EvaluatedNode(self) { content, inputs in
        // Of a single section it is not drawn, either.
        if inputs.environment.isInList && spacing.length != nil {
          _Session.current?.note(
            _SourceLocation(file, line),
            "'listSectionSpacing' is not drawn here; the view stands without it")
        }
        return content._record(inputs.at(.content))
      }
    ) { $0.listSectionSpacing = spacing.length }
  }

  nonisolated public func listSectionSpacing(
    _ spacing: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    listSectionSpacing(.custom(spacing), file: file, line: line)
  }

  nonisolated public func listItemTint(
    _ tint: Color?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("listItemTint", file, line) { tint != nil } }

  nonisolated public func listItemTint(
    _ tint: ListItemTint?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("listItemTint", file, line) { tint != nil } }

  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    EnvironmentNode(self) { $0.headerProminence = prominence }
  }
}
