import SwiftUI

// In place of github.com/pointfreeco/swift-sharing: each value is what its place begins with; nothing is stored.

public protocol SharedReaderKey<Value> { associatedtype Value }
public protocol SharedKey<Value>: SharedReaderKey {}

public struct AppStorageKey<Value>: SharedKey { init() {} }
public struct InMemoryKey<Value>: SharedKey { init() {} }
public struct FileStorageKey<Value>: SharedKey { init() {} }

extension SharedReaderKey {
  public static func appStorage<V>(_ name: String) -> Self where Self == AppStorageKey<V> {
    .init()
  }
  public static func appStorage<V>(_ name: String, store: UserDefaults?) -> Self
  where Self == AppStorageKey<V> { .init() }
  public static func inMemory<V>(_ name: String) -> Self where Self == InMemoryKey<V> { .init() }
  public static func fileStorage<V>(_ url: URL) -> Self where Self == FileStorageKey<V> { .init() }

  public typealias Default = SharedKeyDefault<Self>
}

public struct SharedKeyDefault<Base: SharedReaderKey>: SharedKey {
  public typealias Value = Base.Value
  let value: () -> Base.Value

  public static subscript(_ base: Base, default value: @autoclosure @escaping () -> Base.Value)
    -> Self
  { SharedKeyDefault(value: value) }
}

@propertyWrapper @dynamicMemberLookup
public struct Shared<Value> {
  final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(value: Value) { box = Box(value) }
  public init(_ value: Value) { box = Box(value) }
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(projectedValue: Shared) { self = projectedValue }
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    box = Box(wrappedValue())
  }
  public init<Base: SharedReaderKey<Value>>(_ key: SharedKeyDefault<Base>) {
    box = Box(key.value())
  }
  public init<V>(_ key: some SharedKey<Value>) where Value == V? { box = Box(nil) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Shared {
    get { self }
    set { self = newValue }
  }

  @discardableResult
  public func withLock<R>(_ change: (inout Value) throws -> R) rethrows -> R {
    try change(&box.value)
  }

  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Shared<Member> {
    Shared<Member>(box.value[keyPath: path])
  }
}

extension Shared: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.wrappedValue == other.wrappedValue }
}

extension Shared: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Shared: @unchecked Sendable {}

@propertyWrapper
public struct SharedReader<Value>: @unchecked Sendable {
  public var wrappedValue: Value
  public var projectedValue: SharedReader { self }

  public init(value: Value) { wrappedValue = value }
  public init(_ shared: Shared<Value>) { wrappedValue = shared.wrappedValue }
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.wrappedValue = wrappedValue()
  }
  public init<Base: SharedReaderKey<Value>>(_ key: SharedKeyDefault<Base>) {
    wrappedValue = key.value()
  }
  public init<V>(_ key: some SharedReaderKey<Value>) where Value == V? { wrappedValue = nil }
}

extension SharedReader: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.wrappedValue == other.wrappedValue }
}

extension Binding {
  public init(_ shared: Shared<Value>) {
    self.init(get: { shared.wrappedValue }, set: { shared.wrappedValue = $0 })
  }
}
