import SwiftUI

public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let store: ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content

  public init<State>(
    _ store: Store<State, ViewAction>, observe: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool = { _, _ in false },
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.store = ViewStore(store, observe: observe)
    self.content = content
  }

  public init<State, Action>(
    _ store: Store<State, Action>, observe: @escaping (State) -> ViewState,
    send: @escaping (ViewAction) -> Action,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.store = ViewStore(store, observe: observe, send: send)
    self.content = content
  }

  public init<State>(
    _ store: Store<State, ViewAction>,
    observe: @escaping (BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.store = ViewStore(store, observe: { observe(BindingViewStore(store: $0)) })
    self.content = content
  }

  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.store = ViewStore(store)
    self.content = content
  }

  public var body: some View { content(store) }
}

public struct IfLetStore<State, Action, Then: View, Else: View>: View {
  private let store: Store<State?, Action>
  private let then: (Store<State, Action>) -> Then
  private let otherwise: () -> Else

  public init(
    _ store: Store<State?, Action>, @ViewBuilder then: @escaping (Store<State, Action>) -> Then,
    @ViewBuilder else otherwise: @escaping () -> Else
  ) {
    self.store = store
    self.then = then
    self.otherwise = otherwise
  }

  public init(
    _ store: Store<State?, Action>, @ViewBuilder then: @escaping (Store<State, Action>) -> Then
  ) where Else == EmptyView {
    self.init(store, then: then) { EmptyView() }
  }

  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then: @escaping (Store<State, Action>) -> Then
  ) where Else == EmptyView {
    self.init(Store(_holding: store.state.wrappedValue), then: then) { EmptyView() }
  }

  public var body: some View {
    if let state = store.state { then(Store(_holding: state)) } else { otherwise() }
  }
}

public struct ForEachStore<ID: Hashable, State, Action, Content: View>: View {
  private let elements: [State]
  private let identity: (State) -> ID
  private let content: (Store<State, Action>) -> Content

  public init(
    _ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) {
    elements = store.state.elements
    identity = store.state.identity
    self.content = content
  }

  public init(
    _ store: Store<IdentifiedArray<ID, State>, (ID, Action)>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) {
    elements = store.state.elements
    identity = store.state.identity
    self.content = content
  }

  public var body: some View {
    ForEach(Array(elements.enumerated()), id: \.offset) { content(Store(_holding: $0.element)) }
  }
}

public struct SwitchStore<State, Action, Content: View>: View {
  private let state: State
  private let content: (State) -> Content

  public init(
    _ store: Store<State, Action>, @ViewBuilder content: @escaping (State) -> Content
  ) {
    state = store.state
    self.content = content
  }

  public var body: some View { content(state) }
}

extension NavigationStack {
  public init<State, Action, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) where Data == NavigationPath { self.init(root: root) }
}

public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let root: Root

  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) { self.root = root() }

  @_disfavoredOverload
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (State) -> Destination
  ) { self.root = root() }

  public var body: some View { NavigationStack { root } }
}

extension NavigationLink where Destination == Never {
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { _ in 0 }, label: label)
  }
}

extension View {
  public func alert<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>
  ) -> some View { self }

  public func confirmationDialog<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>
  ) -> some View { self }

  public func alert<Action>(_ store: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    self
  }

  public func confirmationDialog<Action>(
    _ store: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View { self }

  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    sheet(item: store.presented(), onDismiss: onDismiss, content: content)
  }

  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    fullScreenCover(item: store.presented(), onDismiss: onDismiss, content: content)
  }

  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View { self }

  public func navigationDestination<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Content
  ) -> some View { self }

  /// Both begin with what the view's own says.
  public func bind<Value>(_ model: Binding<Value>, to view: FocusState<Value>.Binding) -> some View
  where Value: Hashable { self }
  public func synchronize<Value>(_ one: Binding<Value>, _ other: Binding<Value>) -> some View {
    self
  }
}

extension Store {
  /// The store of what is presented.
  fileprivate func presented<Presented, Sent>() -> Binding<Store<Presented, Sent>?>
  where State == PresentationState<Presented>, Action == PresentationAction<Sent> {
    .constant(state.wrappedValue.map { Store<Presented, Sent>(_holding: $0) })
  }
}
