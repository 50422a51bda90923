import SwiftUI

// In place of github.com/hmlongco/Factory: each dependency is made where it is asked for.

public final class Container: SharedContainer, @unchecked Sendable {
  public static let shared = Container()
  public init() {}
}

public protocol SharedContainer: AnyObject {
  static var shared: Self { get }
}

extension SharedContainer {
  public func callAsFunction<T>(_ factory: @escaping () -> T) -> Factory<T> {
    Factory(self, factory)
  }
  public func self_<T>(_ factory: @escaping () -> T) -> Factory<T> { Factory(self, factory) }
  public func unique<T>(_ factory: @escaping () -> T) -> Factory<T> { Factory(self, factory) }
}

public struct Factory<T> {
  private let make: () -> T
  public init(_ container: any SharedContainer, _ make: @escaping () -> T) { self.make = make }
  public func callAsFunction() -> T { make() }
  public func resolve() -> T { make() }
  public var singleton: Factory { self }
  public var cached: Factory { self }
  public var shared: Factory { self }
  public var graph: Factory { self }
  public var unique: Factory { self }
  public func onPreview(_ make: @escaping () -> T) -> Factory { self }
  public func onTest(_ make: @escaping () -> T) -> Factory { self }
}

@propertyWrapper public struct Injected<T> {
  public var wrappedValue: T
  public init(_ path: KeyPath<Container, Factory<T>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }
}

@propertyWrapper public struct LazyInjected<T> {
  public lazy var wrappedValue: T = Container.shared[keyPath: path]()
  private let path: KeyPath<Container, Factory<T>>
  public init(_ path: KeyPath<Container, Factory<T>>) { self.path = path }
}

@propertyWrapper public struct InjectedObject<T: ObservableObject>: DynamicProperty {
  @StateObject private var object: T
  public var wrappedValue: T { object }
  public var projectedValue: ObservedObject<T>.Wrapper { $object }
  public init(_ path: KeyPath<Container, Factory<T>>) {
    _object = StateObject(wrappedValue: Container.shared[keyPath: path]())
  }
}
