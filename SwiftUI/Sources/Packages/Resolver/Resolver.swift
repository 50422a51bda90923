import SwiftUI

// In place of github.com/hmlongco/Resolver: what is registered is made when it is asked for.

public protocol Resolving {
  var resolver: Resolver { get }
}

extension Resolving {
  public var resolver: Resolver { Resolver.root }
}

public protocol ResolverRegistering {
  static func registerAllServices()
}

public final class Resolver: @unchecked Sendable {
  public nonisolated(unsafe) static var main = Resolver()
  public nonisolated(unsafe) static var root = main
  public nonisolated(unsafe) static var defaultScope: ResolverScope = .graph

  public static let application = ResolverScope(isKept: true)
  public static let cached = ResolverScope(isKept: true)
  public static let graph = ResolverScope(isKept: false)
  public static let shared = ResolverScope(isKept: true)
  public static let unique = ResolverScope(isKept: false)

  /// What a service is registered by, beside its type.
  public struct Name: ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public static func name(fromString name: String?) -> Name? { name.map { Name($0) } }
  }

  /// What is handed on to whoever makes a service.
  public struct Args {
    private let all: Any?

    fileprivate init(_ all: Any?) { self.all = all }

    public func callAsFunction<Value>() -> Value { Self.value(all) }
    public func callAsFunction<Value>(_ key: String) -> Value {
      Self.value((all as? [String: Any])?[key])
    }
    public func optional<Value>() -> Value? { all as? Value }
    public func optional<Value>(_ key: String) -> Value? {
      (all as? [String: Any])?[key] as? Value
    }
    public func get<Value>() -> Value { Self.value(all) }
    public func get<Value>(_ key: String) -> Value { callAsFunction(key) }

    private static func value<Value>(_ value: Any?) -> Value {
      guard let value = value as? Value else { fatalError("nobody gave a \(Value.self)") }
      return value
    }
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: Name?
  }

  private var makers: [Key: (Resolver, Any?) -> Any?] = [:]
  private var parents: [Resolver]
  /// Whether the app has registered what it has.
  private nonisolated(unsafe) static var isReady = false

  public init() { parents = [] }
  public init(child: Resolver) { parents = [child] }
  public convenience init(parent: Resolver) { self.init(child: parent) }

  public func add(child: Resolver) { parents.append(child) }

  public static func reset() {
    (main, isReady) = (Resolver(), false)
    root = main
  }

  @discardableResult
  public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }
  @discardableResult
  public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver) -> Service?
  ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }
  @discardableResult
  public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver, Args) -> Service?
  ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }

  @discardableResult
  public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> { register(type, name: name) { _, _ in factory() } }
  @discardableResult
  public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver) -> Service?
  ) -> ResolverOptions<Service> {
    register(type, name: name) { resolver, _ in factory(resolver) }
  }
  @discardableResult
  public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver, Args) -> Service?
  ) -> ResolverOptions<Service> {
    let options = ResolverOptions(self, name, factory)
    add(type, name, options.made)
    return options
  }

  fileprivate func add<Service>(
    _ type: Service.Type, _ name: Name?, _ make: @escaping (Resolver, Any?) -> Any?
  ) {
    makers[Key(type: ObjectIdentifier(type), name: name)] = make
  }

  public static func resolve<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service { root.resolve(type, name: name, args: args) }

  public func resolve<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service {
    self.optional(type, name: name, args: args) ?? _unregistered(type)
  }

  public static func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? { root.optional(type, name: name, args: args) }

  public func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? {
    if !Self.isReady {
      Self.isReady = true
      if let registering = self as Any as? any ResolverRegistering {
        Swift.type(of: registering).registerAllServices()
      }
    }
    if let make = makers[Key(type: ObjectIdentifier(type), name: name)] {
      return make(self, args) as? Service
    }
    for parent in parents {
      if let service = parent.optional(type, name: name, args: args) { return service }
    }
    return nil
  }
}

public final class ResolverScope: Sendable {
  let isKept: Bool

  init(isKept: Bool) { self.isKept = isKept }

  public static let application = Resolver.application
  public static let cached = Resolver.cached
  public static let container = Resolver.cached
  public static let graph = Resolver.graph
  public static let shared = Resolver.shared
  public static let unique = Resolver.unique

  public func reset() {}
}

public final class ResolverOptions<Service> {
  private let resolver: Resolver
  private let name: Resolver.Name?
  private let factory: (Resolver, Resolver.Args) -> Service?
  private var scope = Resolver.defaultScope
  private var kept: Service?
  private var mutators: [(Resolver, Service) -> Void] = []

  fileprivate init(
    _ resolver: Resolver, _ name: Resolver.Name?,
    _ factory: @escaping (Resolver, Resolver.Args) -> Service?
  ) {
    self.resolver = resolver
    self.name = name
    self.factory = factory
  }

  fileprivate func made(_ resolver: Resolver, _ args: Any?) -> Any? {
    if let kept { return kept }
    guard let service = factory(resolver, Resolver.Args(args)) else { return nil }
    if scope.isKept { kept = service }
    for mutator in mutators { mutator(resolver, service) }
    return service
  }

  @discardableResult
  public func implements<Other>(
    _ type: Other.Type, name: Resolver.Name? = nil
  ) -> ResolverOptions {
    resolver.add(type, name ?? self.name, made)
    return self
  }

  @discardableResult
  public func scope(_ scope: ResolverScope) -> ResolverOptions {
    self.scope = scope
    return self
  }

  @discardableResult
  public func resolveProperties(
    _ mutator: @escaping (Resolver, Service) -> Void
  ) -> ResolverOptions {
    mutators.append(mutator)
    return self
  }
}

@propertyWrapper
public struct Injected<Service> {
  public var wrappedValue: Service
  public var projectedValue: Injected<Service> {
    get { self }
    mutating set { self = newValue }
  }

  public init() { wrappedValue = Resolver.resolve() }
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    wrappedValue = (container ?? Resolver.root).resolve(name: name)
  }
}

@propertyWrapper
public struct OptionalInjected<Service> {
  public var wrappedValue: Service?
  public var projectedValue: OptionalInjected<Service> {
    get { self }
    mutating set { self = newValue }
  }

  public init() { wrappedValue = Resolver.optional() }
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    wrappedValue = (container ?? Resolver.root).optional(name: name)
  }
}

@propertyWrapper
public struct LazyInjected<Service> {
  private lazy var service: Service = (container ?? Resolver.root).resolve(name: name)
  private let name: Resolver.Name?
  private let container: Resolver?

  public var wrappedValue: Service {
    mutating get { service }
    mutating set { service = newValue }
  }
  public var projectedValue: LazyInjected<Service> {
    get { self }
    mutating set { self = newValue }
  }

  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    self.name = name
    self.container = container
  }
}

@propertyWrapper
public struct WeakLazyInjected<Service> {
  private lazy var service: Service? = (container ?? Resolver.root).optional(name: name)
  private let name: Resolver.Name?
  private let container: Resolver?

  public var wrappedValue: Service? {
    mutating get { service }
    mutating set { service = newValue }
  }

  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    self.name = name
    self.container = container
  }
}

@propertyWrapper
public struct InjectedObject<Service: ObservableObject>: DynamicProperty {
  @ObservedObject private var service: Service

  public var wrappedValue: Service { service }
  public var projectedValue: ObservedObject<Service>.Wrapper { $service }

  public init() { service = Resolver.resolve() }
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    service = (container ?? Resolver.root).resolve(name: name)
  }
}
