import ConcurrencyExtras
import SwiftUI

// In place of github.com/pointfreeco/swift-dependencies: each dependency is what previews have.

@attached(member, names: named(init))
public macro DependencyClient() =
  #externalMacro(module: "SwiftUIMacros", type: "DependencyClientMacro")

@attached(peer)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

public protocol TestDependencyKey<Value> {
  associatedtype Value = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

public protocol DependencyKey: TestDependencyKey {
  static var liveValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }
  public static var testValue: Value { previewValue }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}

public struct DependencyValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  nonisolated(unsafe) static var current = DependencyValues()

  public init() {}

  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.previewValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public static var live: DependencyValues { DependencyValues() }
  public static var test: DependencyValues { DependencyValues() }
}

/// The system's own, as each recording has them.
extension DependencyValues {
  public var date: DateGenerator { DateGenerator { Date() } }
  public var uuid: UUIDGenerator { UUIDGenerator { UUID() } }
  public var calendar: Calendar { Calendar(identifier: .gregorian) }
  public var locale: Locale { Locale(identifier: "en_US") }
  public var timeZone: TimeZone { TimeZone(identifier: "UTC") ?? .current }
  public var continuousClock: ContinuousClock { ContinuousClock() }
  public var suspendingClock: SuspendingClock { SuspendingClock() }
  public var dismiss: DismissEffect { DismissEffect() }
  public var isPresented: Bool { false }
  public var context: DependencyContext { .preview }
  public var openURL: OpenURLEffect { OpenURLEffect() }
}

public enum DependencyContext: Sendable { case live, preview, test }

public struct DismissEffect: Sendable {
  public func callAsFunction() async {}
  public func callAsFunction(animation: Animation?) async {}
}

public struct OpenURLEffect: Sendable {
  @discardableResult public func callAsFunction(_ url: URL) async -> Bool { false }
}

public struct DateGenerator: @unchecked Sendable {
  private let make: () -> Date
  public init(_ make: @escaping () -> Date) { self.make = make }
  public static func constant(_ date: Date) -> DateGenerator { DateGenerator { date } }
  public var now: Date { make() }
  public func callAsFunction() -> Date { make() }
}

public struct UUIDGenerator: @unchecked Sendable {
  private let make: () -> UUID
  public init(_ make: @escaping () -> UUID) { self.make = make }
  public func callAsFunction() -> UUID { make() }
}

@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  private let read: () -> Value

  public init(_ path: KeyPath<DependencyValues, Value>) {
    read = { DependencyValues.current[keyPath: path] }
  }

  public init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value {
    read = { DependencyValues.current[key] }
  }

  public var wrappedValue: Value { read() }
}

@discardableResult
public func withDependencies<R>(
  _ change: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
  let before = DependencyValues.current
  defer { DependencyValues.current = before }
  try change(&DependencyValues.current)
  return try operation()
}

public func prepareDependencies(_ change: (inout DependencyValues) throws -> Void) rethrows {
  try change(&DependencyValues.current)
}
