import CasePaths
import CustomDump
import Dependencies
import IdentifiedCollections
import Perception
import Sharing
import SwiftNavigation
import SwiftUI

// In place of github.com/pointfreeco/swift-composable-architecture: a store has the state that it begins with, and
// does nothing. What a reducer does is not even compiled.

@attached(extension, conformances: Reducer, CaseReducer)
@attached(memberAttribute)
@attached(member, names: named(State), named(Action), named(CaseScope), named(scope))
public macro Reducer() = #externalMacro(module: "SwiftUIMacros", type: "ReducerMacro")

@attached(extension, conformances: Reducer, CaseReducer)
@attached(memberAttribute)
@attached(member, names: named(State), named(Action), named(CaseScope), named(scope))
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
  #externalMacro(module: "SwiftUIMacros", type: "ReducerMacro")

public struct _SynthesizedConformance {
  public static let codable = Self()
  public static let decodable = Self()
  public static let encodable = Self()
  public static let equatable = Self()
  public static let hashable = Self()
  public static let sendable = Self()
}

@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

@attached(extension, conformances: ObservableState)
public macro ObservableState() =
  #externalMacro(module: "SwiftUIMacros", type: "ObservableStateMacro")

@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// What is presented is an optional value like any other.
@attached(peer)
public macro Presents() = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

@attached(member, names: named(send))
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
  #externalMacro(module: "SwiftUIMacros", type: "ViewActionMacro")

public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
}

extension Optional: Reducer where Wrapped: Reducer {
  public typealias State = Wrapped.State
  public typealias Action = Wrapped.Action
}

public typealias ReducerProtocol = Reducer
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

public protocol ObservableState {}

/// One of several reducers, each with a case of its own.
public protocol CaseReducer: Reducer where State: CaseReducerState {
  associatedtype CaseScope
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

public protocol CaseReducerState: ObservableState {
  associatedtype StateReducer: CaseReducer
}

extension Reducer {
  public func _printChanges() -> Self { self }
  public func dependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Self { self }
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> Self
  where Value.Value == Value { self }
  public func transformDependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> Self { self }
}

public struct EmptyReducer<State, Action>: Reducer {
  public init() {}
}

/// What a preview makes up for itself.
public struct Reduce<State, Action>: Reducer {
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {}
  public init<R: Reducer<State, Action>>(_ reducer: R) {}
}

public struct Effect<Action> {
  public struct Send {
    public func callAsFunction(_ action: Action) async {}
    public func callAsFunction(_ action: Action, animation: Animation?) async {}
  }

  public static var none: Effect { Effect() }
  public static func send(_ action: Action) -> Effect { Effect() }
  public static func send(_ action: Action, animation: Animation?) -> Effect { Effect() }
  public static func run(
    priority: TaskPriority? = nil, operation: @escaping (Send) async throws -> Void
  ) -> Effect { Effect() }
  public static func merge(_ effects: Effect...) -> Effect { Effect() }
  public static func concatenate(_ effects: Effect...) -> Effect { Effect() }
  public static func cancel(id: some Hashable) -> Effect { Effect() }
}

@resultBuilder
public struct ReducerBuilder<State, Action> {
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? { reducer }
}

// MARK: - Actions

public protocol BindableAction<State> {
  associatedtype State
  static func binding(_ action: BindingAction<State>) -> Self
}

public protocol ViewAction {
  associatedtype ViewAction
  static func view(_ action: ViewAction) -> Self
}

public struct BindingAction<Root>: Equatable, @unchecked Sendable {
  public static func set<Value>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> Self {
    BindingAction()
  }
}

public enum PresentationAction<Action> {
  case dismiss
  case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}

extension PresentationAction: CasePathable {
  @dynamicMemberLookup
  public struct AllCasePaths {
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(embed: { .dismiss }, extract: { _ in nil })
    }
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(embed: { .presented($0) }, extract: { _ in nil })
    }
    public subscript<Inner>(
      dynamicMember path: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Inner>>
    ) -> AnyCasePath<PresentationAction, Inner> where Action: CasePathable {
      let next = Action.allCasePaths[keyPath: path]
      return AnyCasePath(embed: { .presented(next.embed($0)) }, extract: { _ in nil })
    }
    @_disfavoredOverload
    public subscript<Inner>(
      dynamicMember path: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Inner>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Inner>> where Action: CasePathable {
      AnyCasePath(embed: { _ in .dismiss }, extract: { _ in nil })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable

@CasePathable
public enum IdentifiedAction<ID: Hashable, Action> {
  case element(id: ID, action: Action)
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}

public enum TaskResult<Success> {
  case success(Success)
  case failure(any Error)
}

extension TaskResult: Equatable where Success: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    guard case .success(let one) = one, case .success(let other) = other else { return false }
    return one == other
  }
}

// MARK: - Stacks

public struct StackElementID: Hashable, Sendable {
  let number: Int
  public init(integerLiteral value: Int) { number = value }
}

public struct StackState<Element>: RandomAccessCollection {
  var elements: [Element] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.elements = Array(elements)
  }
  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public var ids: [StackElementID] { elements.indices.map { StackElementID(integerLiteral: $0) } }
  public subscript(position: Int) -> Element { elements[position] }
  public subscript(id id: StackElementID) -> Element? {
    get { elements.indices.contains(id.number) ? elements[id.number] : nil }
    set {}
  }
  public mutating func append(_ element: Element) { elements.append(element) }
  public mutating func removeAll() { elements = [] }
}

extension StackState: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.elements = elements }
}
extension StackState: Equatable where Element: Equatable {}
extension StackState: Hashable where Element: Hashable {}
extension StackState: @unchecked Sendable {}

public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

@CasePathable
public indirect enum StackAction<State, Action> {
  case element(id: StackElementID, action: Action)
  case popFrom(id: StackElementID)
  case push(id: StackElementID, state: State)
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

// MARK: - State

@propertyWrapper
public struct PresentationState<State> {
  private var box: [State]
  public init(wrappedValue: State?) { box = wrappedValue.map { [$0] } ?? [] }
  public var wrappedValue: State? {
    get { box.first }
    set { box = newValue.map { [$0] } ?? [] }
  }
  public var projectedValue: PresentationState {
    get { self }
    set { self = newValue }
  }
}

extension PresentationState: Equatable where State: Equatable {}
extension PresentationState: Hashable where State: Hashable {}
extension PresentationState: @unchecked Sendable {}

@propertyWrapper
public struct BindingState<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: BindingState {
    get { self }
    set { self = newValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: @unchecked Sendable {}

@propertyWrapper
public struct BindingViewState<Value> {
  public let binding: Binding<Value>
  public init(_ binding: Binding<Value>) { self.binding = binding }
  public var wrappedValue: Value { binding.wrappedValue }
  public var projectedValue: Binding<Value> { binding }
}

extension BindingViewState: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.wrappedValue == other.wrappedValue }
}

@dynamicMemberLookup
public struct BindingViewStore<State> {
  let store: State
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    store[keyPath: path]
  }
  public subscript<Value>(dynamicMember path: KeyPath<State, BindingState<Value>>)
    -> BindingViewState<Value>
  {
    BindingViewState(.constant(store[keyPath: path].wrappedValue))
  }
}
