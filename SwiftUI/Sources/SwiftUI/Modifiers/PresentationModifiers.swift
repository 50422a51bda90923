// Of what is presented over a view, sheets and covers are recorded: the last of them.

public struct PresentationDetent: Hashable, Sendable {
  /// A share of what a sheet may have, or points.
  enum Height: Hashable {
    case share(CGFloat)
    case points(CGFloat)
  }

  let height: Height

  public static let medium = PresentationDetent(height: .share(0.5))
  public static let large = PresentationDetent(height: .share(1))

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .share(fraction))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }
}

/// How high a sheet may be, which its content says.
private enum DetentsKey: PreferenceKey {
  static var defaultValue: [PresentationDetent] { [] }

  static func reduce(
    value: inout [PresentationDetent], nextValue: () -> [PresentationDetent]
  ) {
    value = nextValue()
  }
}

/// What is shown over the whole of a view.
struct Presentation {
  var nodes: [_Node]
  var fields: [_Field]
  var location: _SourceLocation
}

extension View {
  /// As it is, with something over the screen that it is on.
  nonisolated fileprivate func presenting(
    _ style: String, _ location: _SourceLocation,
    _ content: @escaping @MainActor () -> (any View)?
  ) -> EvaluatedNode<Self> {
    EvaluatedNode(self) { base, inputs in
      let nodes = base._record(inputs.at(.content))
      guard let session = _Session.current, let shown = content() else { return nodes }
      let place = inputs.at(.decoration).changing { $0.enterPresentation() }
      // The bars that it says are its own.
      let (found, detents) = session.collect(DetentsKey.self) {
        session.collect(NavigationBarKey.self) { AnyView(shown)._record(place) }.nodes
      }
      var fields = [_Field("style", .text(style))]
      let heights = (detents ?? []).map { detent -> _Value in
        switch detent.height {
        case .share(let share): .object([_Field("share", .number(share))])
        case .points(let points): .object([_Field("points", .number(points))])
        }
      }
      if !heights.isEmpty { fields.append(_Field("detents", .list(heights))) }
      // It lies over the screen, whatever scheme what presents it is in.
      session.presented = Presentation(
        nodes: _Node.inScheme(
          of: place, within: session.request.environment, isScreen: true, found),
        fields: fields, location: location)
      return nodes
    }
  }
}

extension EnvironmentValues {
  /// What holds for a view that is presented: it is in none of those around the one that presents it.
  fileprivate mutating func enterPresentation() {
    (isInList, isInBar, rowBadge, tabs, tabPage) = (false, false, nil, nil, nil)
    (isInNavigation, destinations, isPresented) = (false, nil, true)
    (font, defaultForeground, foregroundLevels) = (nil, nil, [])
    (followsTint, isBesideCard) = (false, false)
  }
}

/// What a closure makes that is called by nobody: where a view is cut out of an app, nothing is in it.
@resultBuilder public enum _NothingBuilder<Made> {
  public static func buildBlock() -> Made? { nil }
  public static func buildBlock(_ made: Made?) -> Made? { made }
  public static func buildExpression(_ made: Made?) -> Made? { made }
  public static func buildEither(first made: Made?) -> Made? { made }
  public static func buildEither(second made: Made?) -> Made? { made }
  public static func buildOptional(_ made: Made??) -> Made? { made ?? nil }
}

public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
}

public struct PresentationContentInteraction: Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}

public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

public struct ActionSheet {
  public typealias Button = Alert.Button

  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    presenting("sheet", _SourceLocation(file, line)) {
      isPresented.wrappedValue ? content() : nil
    }
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    presenting("sheet", _SourceLocation(file, line)) { item.wrappedValue.map { content($0) } }
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    presenting("cover", _SourceLocation(file, line)) {
      isPresented.wrappedValue ? content() : nil
    }
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    presenting("cover", _SourceLocation(file, line)) { item.wrappedValue.map { content($0) } }
  }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("popover", file, line) { isPresented.wrappedValue } }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("popover", file, line) { item.wrappedValue != nil } }

  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("inspector", file, line) { isPresented.wrappedValue } }

  nonisolated public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue } }

  nonisolated public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue } }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue } }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue } }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue } }

  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue } }

  nonisolated public func alert(
    isPresented: Binding<Bool>, @_NothingBuilder<Alert> content: () -> Alert?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue } }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, @_NothingBuilder<Alert> content: (Item) -> Alert?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { item.wrappedValue != nil } }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, @_NothingBuilder<ActionSheet> content: () -> ActionSheet?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("actionSheet", file, line) { isPresented.wrappedValue } }

  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, @_NothingBuilder<ActionSheet> content: (Item) -> ActionSheet?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("actionSheet", file, line) { item.wrappedValue != nil } }

  nonisolated public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("confirmationDialog", file, line) { isPresented.wrappedValue } }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("confirmationDialog", file, line) { isPresented.wrappedValue } }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("confirmationDialog", file, line) { isPresented.wrappedValue } }

  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    handingUpDetents(Array(detents))
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    handingUpDetents([selection.wrappedValue])
  }

  nonisolated private func handingUpDetents(
    _ detents: [PresentationDetent]
  ) -> EvaluatedNode<Self> {
    EvaluatedNode(self) { content, inputs in
      let nodes = content._record(inputs.at(.content))
      _Session.current?.hand(up: detents, DetentsKey.self)
      return nodes
    }
  }

  nonisolated public func presentationDragIndicator(
    _ visibility: Visibility, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("presentationDragIndicator", file, line) { visibility == .visible } }

  nonisolated public func presentationCornerRadius(
    _ radius: CGFloat?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("presentationCornerRadius", file, line) { radius != nil } }

  nonisolated public func presentationBackground<S: ShapeStyle>(
    _ style: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("presentationBackground", file, line) }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("presentationBackground", file, line) }

  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }

  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    self
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }

  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    self
  }

  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    self
  }

  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    self
  }

  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    self
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    handingUpBar { _ in NavigationBar(search: SearchField(text, prompt?.plain)) }
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    handingUpBar { _ in NavigationBar(search: SearchField(text, prompt.text)) }
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: _ShownWords>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    let words = prompt._shown
    return handingUpBar { _ in NavigationBar(search: SearchField(text, words)) }
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    handingUpBar { _ in NavigationBar(search: SearchField(text, prompt.text)) }
  }

  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    self
  }

  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("searchScopes", file, line) }

  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    EnvironmentNode(self) { $0.refresh = RefreshAction(action: action) }
  }
}

public struct SearchFieldPlacement: Sendable {
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// What a long press would show, as SwiftUI first had it.
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
