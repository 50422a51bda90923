/// One of several screens, with a bar to choose.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: AnyHashable?
  let location: _SourceLocation

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.content = content()
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) where SelectionValue == Int {
    self.content = content()
    selection = nil
    location = _SourceLocation(file, line)
  }
}

/// What the views of tabs leave for the bar.
final class TabCollector {
  final class Item {
    var title: String
    var image: String
    var tag: AnyHashable?
    var badge = ""
    /// Whether a view of the page hides the bar while the page is shown.
    var hidesBar = false

    init(title: String = "", image: String = "", tag: AnyHashable?) {
      self.title = title
      self.image = image
      self.tag = tag
    }

    /// Takes its words and its picture from a label.
    func take(_ label: [_Node]) {
      for node in label {
        if case .text(let text) = node.arguments["text"] { title = text }
        if case .text(let name) = node.arguments["system"] ?? node.arguments["asset"] {
          image = name
        }
        take(node.children)
      }
    }

    /// Stands in the bar, for a page: one, whatever it shows.
    @MainActor func page(_ content: some View, _ inputs: _Inputs) -> [_Node] {
      inputs.environment.tabs?.items.append(self)
      let nodes = content._record(inputs.at(.content).changing { $0.enter(self) })
      if nodes.count == 1, nodes[0].kind != "forEach" { return nodes }
      return [_Node("view", children: nodes, inputs)]
    }
  }

  var items: [Item] = []

  /// What is recorded, with a badge on the tabs that it is.
  @MainActor func badged(_ label: String, _ record: () -> [_Node]) -> [_Node] {
    let known = items.count
    let nodes = record()
    for item in items[known...] { item.badge = label }
    return nodes
  }
}

extension EnvironmentValues {
  /// What holds for the views of a page.
  fileprivate mutating func enter(_ page: TabCollector.Item) {
    tabs = nil
    tabPage = page
  }
}

extension TabView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let collector = TabCollector()
    let inside = inputs.at(.content).changing {
      $0.tabs = collector
      $0.tabPage = nil
    }
    let pages = content._record(inside).flatMap(\.pages)
    let items = collector.items
    let chosen = selection.flatMap { selection in
      items.firstIndex { $0.tag == selection }
        // Pages of a loop that have no tag go by the identities of its elements.
        ?? pages.firstIndex { $0.kind == "item" && $0.arguments["id"] == .text("\(selection)") }
    }
    let index = chosen ?? 0
    let hasBar = !items.indices.contains(index) || !items[index].hidesBar
    // Pages that say nothing of themselves have a place in the bar all the same.
    let shownItems = items.isEmpty ? pages.map { _ in TabCollector.Item(tag: nil) } : items
    var arguments = Arguments()
    arguments.add("selected", .number(index))
    arguments.add("style", inputs.environment.tabStyle.name)
    arguments.add("tint", inputs.environment.tintStyle)
    arguments.add(
      "items",
      .list(
        (hasBar ? shownItems : []).map {
          .object(
            [_Field("title", .text($0.title)), _Field("image", .text($0.image))]
              + ($0.badge.isEmpty ? [] : [_Field("badge", .text($0.badge))]))
        }))
    // One page is shown; where the pages did not say which they are, they go by their order.
    let shown = index < pages.count ? [pages[index]] : Array(pages.prefix(1))
    let tabs = _Node("tabs", arguments.fields, children: shown, at: location, inputs)
    guard let dots = dots(for: pages.count, selected: index, inputs.environment) else {
      return [tabs]
    }
    return [
      _Node(
        "overlay", [_Field("alignment", .text("bottom"))], children: [tabs],
        slots: [_Node.Slot(name: "d", nodes: dots._record(inputs.at(.decoration)))], at: location,
        inputs)
    ]
  }

  /// Below pages that are turned, unless there is one alone and nobody asked for its dot.
  @MainActor private func dots(
    for count: Int, selected: Int, _ environment: EnvironmentValues
  ) -> PageDots? {
    guard let mode = environment.tabStyle.index, mode != .never, count > (mode == .always ? 0 : 1)
    else { return nil }
    if count > PageDots.most {
      _Session.current?.note(
        location, "of \(count) dots below pages the first \(PageDots.most) are drawn")
    }
    if environment.pageIndexIsProminent {
      _Session.current?.note(location, "the ground behind the dots below pages is not drawn")
    }
    // Where there is no such page the first is shown.
    let selected = selected < count ? selected : 0
    return PageDots(count: count, selected: selected, isProminent: environment.pageIndexIsProminent)
  }
}

extension _Node {
  /// The pages that it is in tabs.
  fileprivate var pages: [_Node] { kind == "forEach" ? children : [self] }
}

extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return EvaluatedNode(self) { content, inputs in
      let item = TabCollector.Item(tag: inputs.environment.tabTag)
      item.take(label._record(inputs.at(.label)))
      return item.page(content, inputs)
    }
  }

  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { $0.tabStyle = style._kind }
  }

  nonisolated public func badge(_ count: Int) -> some View {
    badged(count == 0 ? nil : "\(count)")
  }

  nonisolated public func badge(_ label: Text?) -> some View { badged(label?.plain) }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badged(key?.text) }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badged(label.map { String($0) })
  }

  /// On a tab or at the end of a row; nowhere else has it a place.
  nonisolated private func badged(_ label: String?) -> EvaluatedNode<Self> {
    EvaluatedNode(self) { content, inputs in
      let place = inputs.at(.content)
      guard let label, !label.isEmpty else { return content._record(place) }
      if let tabs = inputs.environment.tabs {
        return tabs.badged(label) { content._record(place) }
      }
      guard inputs.environment.isInList else { return content._record(place) }
      let badge = RowBadge(label)
      let nodes = content._record(place.changing { $0.rowBadge = badge })
      guard !badge.isShown else { return nodes }
      let words = badge.view._record(inputs.at(.label))
      let spacer = _Node("spacer", [_Field("minLength", .number(8.0))], inputs.at(.second))
      return [
        _Node(
          "hstack", [_Field("spacing", .number(0.0))], children: nodes + [spacer] + words, inputs)
      ]
    }
  }

  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { $0.pageIndexIsProminent = style._isProminent }
  }
}

public protocol TabViewStyle {
  var _kind: _TabStyle { get }
}

/// How the pages of tabs are chosen: by a bar, or turned.
public enum _TabStyle: Sendable {
  case bar
  case pages(PageTabViewStyle.IndexDisplayMode)

  var name: String {
    switch self {
    case .bar: "automatic"
    case .pages: "page"
    }
  }

  /// Where the pages are turned, whether they have dots.
  var index: PageTabViewStyle.IndexDisplayMode? {
    switch self {
    case .bar: nil
    case .pages(let mode): mode
    }
  }
}

public struct DefaultTabViewStyle: TabViewStyle {
  public var _kind: _TabStyle { .bar }

  public init() {}
}

public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Hashable, Sendable {
    let name: String

    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  let mode: IndexDisplayMode

  public var _kind: _TabStyle { .pages(mode) }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// On a phone that is a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public var _kind: _TabStyle { .bar }

  public init() {}
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public var _kind: _TabStyle { .bar }

  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

public protocol IndexViewStyle {
  /// Whether there is a ground behind the dots at rest.
  var _isProminent: Bool { get }
}

public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String

    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  let mode: BackgroundDisplayMode

  public var _isProminent: Bool { mode == .always }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// A few words at the end of a row of a list, which a row that leads elsewhere has before its sign.
final class RowBadge {
  private let label: String
  private(set) var isShown = false

  init(_ label: String) {
    self.label = label
  }

  @MainActor var view: some View {
    isShown = true
    return Text(verbatim: label).foregroundStyle(.secondary)
  }
}
