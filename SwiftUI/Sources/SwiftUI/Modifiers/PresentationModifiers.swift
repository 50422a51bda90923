// What is presented over a view is not drawn: a recording is of the view below.

public struct PresentationDetent: Hashable, Sendable {
  let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction\(fraction)")
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height\(height)")
  }
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
  ) -> some View { undrawn("sheet", file, line) { isPresented.wrappedValue } }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("sheet", file, line) { item.wrappedValue != nil } }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("fullScreenCover", file, line) { isPresented.wrappedValue } }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("fullScreenCover", file, line) { item.wrappedValue != nil } }

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
    isPresented: Binding<Bool>, content: () -> Alert, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue } }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { item.wrappedValue != nil } }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("actionSheet", file, line) { isPresented.wrappedValue } }

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
    self
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    self
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }

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
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    let words = String(prompt)
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
