import SwiftUI

public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

@dynamicMemberLookup
public final class Store<State, Action>: Observable, Identifiable, Hashable, @unchecked Sendable {
  public var state: State

  public init(_holding state: State) { self.state = state }

  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies change: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(_holding: initialState())
  }

  /// Of older versions.
  @_disfavoredOverload
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State, reducer: R,
    prepareDependencies change: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(_holding: initialState())
  }

  public static func == (one: Store, other: Store) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  @discardableResult public func send(_ action: Action) -> StoreTask { StoreTask() }
  @discardableResult public func send(_ action: Action, animation: Animation?) -> StoreTask {
    StoreTask()
  }
  @discardableResult public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    StoreTask()
  }

  public func withState<R>(_ read: (State) -> R) -> R { read(state) }
  public var currentState: State { state }

  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
    get { state[keyPath: path] }
    set { state[keyPath: path] = newValue }
  }
}

public struct StoreTask: Hashable, Sendable {
  public func finish() async {}
  public func cancel() {}
  public var isCancelled: Bool { false }
}

public typealias ViewStoreTask = StoreTask

extension Store {
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(_holding: self.state[keyPath: state])
  }

  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    self.state[keyPath: state].map { Store<ChildState, ChildAction>(_holding: $0) }
  }

  public func scope<ID, Element, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, Element>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> [Store<Element, ElementAction>] {
    self.state[keyPath: state].map { Store<Element, ElementAction>(_holding: $0) }
  }

  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: @escaping (State) -> ChildState, action: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(_holding: state(self.state))
  }
}

extension Store
where
  State: CaseReducerState, State.StateReducer.State == State, State.StateReducer.Action == Action
{
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}

// MARK: - Bindings

extension Binding {
  public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    .constant(
      wrappedValue.state[keyPath: state].map { Store<ChildState, ChildAction>(_holding: $0) })
  }

  public func scope<State, Action, Element, ElementAction>(
    state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> Binding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    .constant(Store(_holding: wrappedValue.state[keyPath: state]))
  }

  /// What it does to a store is done by nobody.
  public func sending<Root, Action>(_ action: CaseKeyPath<Root, Action>) -> Binding { self }
  public func sending(_ action: PartialKeyPath<_AnyAction>) -> Binding { self }
}

/// Any action by its name, where nothing says of which store.
@dynamicMemberLookup
public struct _AnyAction {
  public subscript(dynamicMember name: String) -> _AnyAction { self }
}

extension Bindable {
  public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    Binding.constant(wrappedValue).scope(state: state, action: action)
  }

  public func scope<State, Action, Element, ElementAction>(
    state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> Binding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    Binding.constant(wrappedValue).scope(state: state, action: action)
  }
}

// MARK: - View stores

public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction>: ObservableObject, @unchecked Sendable {
  public let state: ViewState

  public init<State>(
    _ store: Store<State, ViewAction>, observe: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool = { _, _ in false }
  ) {
    state = observe(store.state)
  }

  public init<State, Action>(
    _ store: Store<State, Action>, observe: @escaping (State) -> ViewState,
    send: @escaping (ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool = { _, _ in false }
  ) {
    state = observe(store.state)
  }

  public init(_ store: Store<ViewState, ViewAction>) { state = store.state }

  public subscript<Value>(dynamicMember path: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: path]
  }

  public subscript<Value>(dynamicMember path: KeyPath<ViewState, BindingState<Value>>)
    -> Binding<Value>
  {
    .constant(state[keyPath: path].wrappedValue)
  }

  @discardableResult public func send(_ action: ViewAction) -> StoreTask { StoreTask() }
  @discardableResult public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    StoreTask()
  }
  public func send(_ action: ViewAction, while isIn: @escaping (ViewState) -> Bool) async {}

  public func binding<Value>(
    get: @escaping (ViewState) -> Value, send: @escaping (Value) -> ViewAction
  ) -> Binding<Value> { .constant(get(state)) }

  public func binding<Value>(
    get: @escaping (ViewState) -> Value, send: ViewAction
  ) -> Binding<Value> { .constant(get(state)) }

  public func binding(send: @escaping (ViewState) -> ViewAction) -> Binding<ViewState> {
    .constant(state)
  }
}
