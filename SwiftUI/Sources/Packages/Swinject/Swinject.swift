import Foundation

// In place of github.com/Swinject/Swinject: what is registered is made when it is asked for.

public protocol Resolver {
  func resolve<Service>(_ type: Service.Type) -> Service?
  func resolve<Service>(_ type: Service.Type, name: String?) -> Service?
  func resolve<Service, First>(_ type: Service.Type, argument: First) -> Service?
  func resolve<Service, First>(_ type: Service.Type, name: String?, argument: First) -> Service?
  func resolve<Service, First, Second>(
    _ type: Service.Type, arguments first: First, _ second: Second
  ) -> Service?
  func resolve<Service, First, Second, Third>(
    _ type: Service.Type, arguments first: First, _ second: Second, _ third: Third
  ) -> Service?
}

public final class ObjectScope: Sendable {
  let isKept: Bool

  private init(isKept: Bool) { self.isKept = isKept }

  public static let transient = ObjectScope(isKept: false)
  public static let graph = ObjectScope(isKept: false)
  public static let weak = ObjectScope(isKept: true)
  public static let container = ObjectScope(isKept: true)
}

public final class ServiceEntry<Service> {
  fileprivate let factory: Any
  fileprivate var scope: ObjectScope
  fileprivate var kept: Service?
  fileprivate var completed: [(Resolver, Service) -> Void] = []

  fileprivate init(_ factory: Any, _ scope: ObjectScope) {
    self.factory = factory
    self.scope = scope
  }

  @discardableResult
  public func inObjectScope(_ scope: ObjectScope) -> Self {
    self.scope = scope
    return self
  }

  @discardableResult
  public func initCompleted(_ completed: @escaping (Resolver, Service) -> Void) -> Self {
    self.completed.append(completed)
    return self
  }

  fileprivate func made(_ resolver: Resolver, _ make: () -> Service) -> Service {
    if let kept { return kept }
    let made = make()
    if scope.isKept { kept = made }
    for completed in completed { completed(resolver, made) }
    return made
  }
}

public final class Container: Resolver {
  private struct Key: Hashable {
    let service, arguments: ObjectIdentifier
    let name: String?
  }

  private let parent: Container?
  private let usualScope: ObjectScope
  private var entries: [Key: AnyObject] = [:]

  public init(
    parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
    registeringClosure: (Container) -> Void = { _ in }
  ) {
    self.parent = parent
    usualScope = defaultObjectScope
    registeringClosure(self)
  }

  public func synchronize() -> Resolver { self }

  public func removeAll() { entries = [:] }

  public func resetObjectScope(_ scope: ObjectScope) {}

  public func hasAnyRegistration<Service>(of type: Service.Type, name: String? = nil) -> Bool {
    let service = ObjectIdentifier(type)
    return entries.keys.contains { $0.service == service && $0.name == name }
      || parent?.hasAnyRegistration(of: type, name: name) == true
  }

  private func key<Service, Arguments>(
    _ type: Service.Type, _ name: String?, _ arguments: Arguments.Type
  ) -> Key {
    Key(service: ObjectIdentifier(type), arguments: ObjectIdentifier(arguments), name: name)
  }

  private func add<Service, Arguments>(
    _ type: Service.Type, _ name: String?, _ arguments: Arguments.Type, _ factory: Any
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>(factory, usualScope)
    entries[key(type, name, arguments)] = entry
    return entry
  }

  private func entry<Service, Arguments>(
    _ type: Service.Type, _ name: String?, _ arguments: Arguments.Type
  ) -> ServiceEntry<Service>? {
    entries[key(type, name, arguments)] as? ServiceEntry<Service>
      ?? parent?.entry(type, name, arguments)
  }

  @discardableResult
  public func register<Service>(
    _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry<Service> { add(type, name, Void.self, factory) }

  @discardableResult
  public func register<Service, First>(
    _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver, First) -> Service
  ) -> ServiceEntry<Service> { add(type, name, First.self, factory) }

  @discardableResult
  public func register<Service, First, Second>(
    _ type: Service.Type, name: String? = nil,
    factory: @escaping (Resolver, First, Second) -> Service
  ) -> ServiceEntry<Service> { add(type, name, (First, Second).self, factory) }

  @discardableResult
  public func register<Service, First, Second, Third>(
    _ type: Service.Type, name: String? = nil,
    factory: @escaping (Resolver, First, Second, Third) -> Service
  ) -> ServiceEntry<Service> { add(type, name, (First, Second, Third).self, factory) }

  public func resolve<Service>(_ type: Service.Type) -> Service? { resolve(type, name: nil) }

  public func resolve<Service>(_ type: Service.Type, name: String?) -> Service? {
    guard let entry = entry(type, name, Void.self),
      let factory = entry.factory as? (Resolver) -> Service
    else { return nil }
    return entry.made(self) { factory(self) }
  }

  public func resolve<Service, First>(_ type: Service.Type, argument: First) -> Service? {
    resolve(type, name: nil, argument: argument)
  }

  public func resolve<Service, First>(
    _ type: Service.Type, name: String?, argument: First
  ) -> Service? {
    guard let entry = entry(type, name, First.self),
      let factory = entry.factory as? (Resolver, First) -> Service
    else { return nil }
    return entry.made(self) { factory(self, argument) }
  }

  public func resolve<Service, First, Second>(
    _ type: Service.Type, arguments first: First, _ second: Second
  ) -> Service? {
    guard let entry = entry(type, nil, (First, Second).self),
      let factory = entry.factory as? (Resolver, First, Second) -> Service
    else { return nil }
    return entry.made(self) { factory(self, first, second) }
  }

  public func resolve<Service, First, Second, Third>(
    _ type: Service.Type, arguments first: First, _ second: Second, _ third: Third
  ) -> Service? {
    guard let entry = entry(type, nil, (First, Second, Third).self),
      let factory = entry.factory as? (Resolver, First, Second, Third) -> Service
    else { return nil }
    return entry.made(self) { factory(self, first, second, third) }
  }
}

public protocol Assembly {
  func assemble(container: Container)
  func loaded(resolver: Resolver)
}

extension Assembly {
  public func loaded(resolver: Resolver) {}
}

public final class Assembler {
  private let container: Container

  public init(container: Container? = nil) { self.container = container ?? Container() }

  public convenience init(
    _ assemblies: [Assembly], parent: Assembler? = nil, defaultObjectScope: ObjectScope = .graph
  ) {
    self.init(
      container: Container(parent: parent?.container, defaultObjectScope: defaultObjectScope))
    apply(assemblies: assemblies)
  }

  public convenience init(_ assemblies: [Assembly], container: Container) {
    self.init(container: container)
    apply(assemblies: assemblies)
  }

  public var resolver: Resolver { container }

  public func apply(assembly: Assembly) { apply(assemblies: [assembly]) }

  public func apply(assemblies: [Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: container) }
  }
}
