import SwiftUI

// In place of github.com/hmlongco/Factory: each dependency is made where it is asked for, as previews
// have it.

public final class Container: ManagedContainer, @unchecked Sendable {
  public static let shared = Container()
  public let manager = ContainerManager()
  public init() {}
}

public protocol SharedContainer: AnyObject {
  static var shared: Self { get }
}

public protocol ManagedContainer: SharedContainer {
  var manager: ContainerManager { get }
}

public protocol AutoRegistering { func autoRegister() }

public final class ContainerManager: @unchecked Sendable {
  public var defaultScope: Scope?
  public init() {}
  public func reset() {}
  public func reset(scope: Scope) {}
}

public struct Scope: Sendable {
  public static let cached = Scope()
  public static let graph = Scope()
  public static let session = Scope()
  public static let shared = Scope()
  public static let singleton = Scope()
  public static let unique = Scope()
  public init() {}
}

extension SharedContainer {
  public func callAsFunction<T>(
    key: StaticString = #function, _ factory: @escaping () -> T
  ) -> Factory<T> { Factory(self, factory) }
  public func callAsFunction<P, T>(
    key: StaticString = #function, _ factory: @escaping (P) -> T
  ) -> ParameterFactory<P, T> { ParameterFactory(self, factory) }
  public func promised<T>(key: StaticString = #function) -> Factory<T?> { Factory(self) { nil } }
  public func self_<T>(_ factory: @escaping () -> T) -> Factory<T> { Factory(self, factory) }
  public func unique<T>(_ factory: @escaping () -> T) -> Factory<T> { Factory(self, factory) }
}

public struct Factory<T> {
  private let make: () -> T

  public init(_ container: any SharedContainer, _ make: @escaping () -> T) { self.make = make }
  private init(make: @escaping () -> T) { self.make = make }

  public func callAsFunction() -> T { make() }
  public func resolve() -> T { make() }
  public var singleton: Factory { self }
  public var cached: Factory { self }
  public var shared: Factory { self }
  public var graph: Factory { self }
  public var unique: Factory { self }
  public func scope(_ scope: Scope) -> Factory { self }
  public func timeToLive(_ seconds: TimeInterval) -> Factory { self }
  public func once() -> Factory { self }
  public func decorator(_ decorator: @escaping (T) -> Void) -> Factory { self }
  @discardableResult public func register(_ make: @escaping () -> T) -> Factory { self }
  @discardableResult public func reset() -> Factory { self }
  public func onPreview(_ make: @escaping () -> T) -> Factory { Factory(make: make) }
  public func onTest(_ make: @escaping () -> T) -> Factory { self }
  public func onDebug(_ make: @escaping () -> T) -> Factory { self }
  public func onDevice(_ make: @escaping () -> T) -> Factory { self }
  public func onSimulator(_ make: @escaping () -> T) -> Factory { self }
  public func onArg(_ argument: String, _ make: @escaping () -> T) -> Factory { self }
}

public struct ParameterFactory<P, T> {
  private let make: (P) -> T

  public init(_ container: any SharedContainer, _ make: @escaping (P) -> T) { self.make = make }
  public func callAsFunction(_ parameter: P) -> T { make(parameter) }
  public func resolve(_ parameter: P) -> T { make(parameter) }
  public var singleton: ParameterFactory { self }
  public var cached: ParameterFactory { self }
  public var shared: ParameterFactory { self }
  public var scopeOnParameters: ParameterFactory { self }
}

@propertyWrapper public struct Injected<T> {
  public var wrappedValue: T
  public var projectedValue: Injected { self }
  public init(_ path: KeyPath<Container, Factory<T>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }
  @_disfavoredOverload
  public init<C: SharedContainer>(_ path: KeyPath<C, Factory<T>>) {
    wrappedValue = C.shared[keyPath: path]()
  }
}

@propertyWrapper public struct LazyInjected<T> {
  private let make: () -> T
  public lazy var wrappedValue: T = make()
  public init(_ path: KeyPath<Container, Factory<T>>) {
    make = { Container.shared[keyPath: path]() }
  }
  @_disfavoredOverload
  public init<C: SharedContainer>(_ path: KeyPath<C, Factory<T>>) {
    make = { C.shared[keyPath: path]() }
  }
}

@propertyWrapper public struct WeakLazyInjected<T> {
  public var wrappedValue: T?
  public init(_ path: KeyPath<Container, Factory<T>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }
}

@propertyWrapper public struct InjectedObject<T: ObservableObject>: DynamicProperty {
  @StateObject private var object: T
  public var wrappedValue: T { object }
  public var projectedValue: ObservedObject<T>.Wrapper { $object }
  public init(_ path: KeyPath<Container, Factory<T>>) {
    _object = StateObject(wrappedValue: Container.shared[keyPath: path]())
  }
  @_disfavoredOverload
  public init<C: SharedContainer>(_ path: KeyPath<C, Factory<T>>) {
    _object = StateObject(wrappedValue: C.shared[keyPath: path]())
  }
}

@propertyWrapper public struct InjectedObservable<T: Observable & AnyObject>: DynamicProperty {
  @State private var object: T
  public var wrappedValue: T { object }
  public var projectedValue: Bindable<T> { Bindable(object) }
  public init(_ path: KeyPath<Container, Factory<T>>) {
    _object = State(wrappedValue: Container.shared[keyPath: path]())
  }
  @_disfavoredOverload
  public init<C: SharedContainer>(_ path: KeyPath<C, Factory<T>>) {
    _object = State(wrappedValue: C.shared[keyPath: path]())
  }
}
