import SwiftUI

// In place of github.com/sindresorhus/Defaults: each value is what it is by default until something sets it.

public enum Defaults {
  public class _AnyKey: @unchecked Sendable {
    public typealias Key = Defaults.Key
    public let name: String
    init(name: String) { self.name = name }
  }

  public typealias AnyKey = _AnyKey
  public typealias Keys = _AnyKey

  public final class Key<Value>: _AnyKey, @unchecked Sendable {
    let make: () -> Value
    public var defaultValue: Value { make() }

    public init(
      _ name: String, default value: Value, suite: UserDefaults = .standard, iCloud: Bool = false
    ) {
      make = { value }
      super.init(name: name)
    }

    public init(
      _ name: String, suite: UserDefaults = .standard, iCloud: Bool = false,
      default make: @escaping () -> Value
    ) {
      self.make = make
      super.init(name: name)
    }

    public init<T>(_ name: String, suite: UserDefaults = .standard, iCloud: Bool = false)
    where Value == T? {
      make = { nil }
      super.init(name: name)
    }

    public func reset() { Defaults.values[name] = nil }
  }

  nonisolated(unsafe) static var values: [String: Any] = [:]

  public static subscript<Value>(key: Key<Value>) -> Value {
    get { values[key.name] as? Value ?? key.defaultValue }
    set { values[key.name] = newValue }
  }

  public static func reset(_ keys: _AnyKey...) { for key in keys { values[key.name] = nil } }
  public static func removeAll() { values = [:] }

  public typealias Serializable = _DefaultsSerializable
  public typealias PreferRawRepresentable = Serializable
  public typealias PreferNSSecureCoding = Serializable
  public protocol Observation: AnyObject { func invalidate() }

  public struct KeyChange<Value> {
    public let newValue: Value
    public let oldValue: Value
  }

  public struct ObservationOption: OptionSet, Sendable {
    public let rawValue: Int
    public static let initial = ObservationOption(rawValue: 1)
    public static let prior = ObservationOption(rawValue: 2)
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  final class NoObservation: Observation { func invalidate() {} }

  /// Nothing changes by itself.
  public static func observe<Value>(
    _ key: Key<Value>, options: ObservationOption = [.initial],
    handler: @escaping (KeyChange<Value>) -> Void
  ) -> any Observation {
    if options.contains(.initial) {
      handler(KeyChange(newValue: self[key], oldValue: self[key]))
    }
    return NoObservation()
  }

  public static func publisher<Value>(
    _ key: Key<Value>, options: ObservationOption = [.initial]
  ) -> AnyPublisher<KeyChange<Value>, Never> {
    guard options.contains(.initial) else {
      return Empty(completeImmediately: false).eraseToAnyPublisher()
    }
    return Just(KeyChange(newValue: self[key], oldValue: self[key])).eraseToAnyPublisher()
  }

  public static func updates<Value>(_ key: Key<Value>, initial: Bool = true) -> AsyncStream<Value> {
    let value = self[key]
    return AsyncStream { if initial { $0.yield(value) } }
  }

  public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label

    public init(key: Key<Bool>, @ViewBuilder label: () -> Label) {
      isOn = Default(key).projectedValue
      self.label = label()
    }

    public init(_ title: some StringProtocol, key: Key<Bool>) where Label == Text {
      self.init(key: key) { Text(title) }
    }

    public func onChange(_ action: @escaping (Bool) -> Void) -> Toggle { self }

    public var body: some View { SwiftUI.Toggle(isOn: isOn) { label } }
  }
}

public protocol _DefaultsSerializable {}

@propertyWrapper
public struct Default<Value>: DynamicProperty {
  @State private var changes = 0
  private let key: Defaults.Key<Value>

  public init(_ key: Defaults.Key<Value>) { self.key = key }

  public var wrappedValue: Value {
    get {
      _ = changes
      return Defaults[key]
    }
    nonmutating set {
      Defaults[key] = newValue
      changes += 1
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public var defaultValue: Value { key.defaultValue }
  public func reset() { key.reset() }
}

extension Bool: Defaults.Serializable {}
extension Int: Defaults.Serializable {}
extension Double: Defaults.Serializable {}
extension Float: Defaults.Serializable {}
extension String: Defaults.Serializable {}
extension Date: Defaults.Serializable {}
extension Data: Defaults.Serializable {}
extension URL: Defaults.Serializable {}
extension UUID: Defaults.Serializable {}
extension Optional: Defaults.Serializable where Wrapped: Defaults.Serializable {}
extension Array: Defaults.Serializable where Element: Defaults.Serializable {}
extension Set: Defaults.Serializable where Element: Defaults.Serializable {}
extension Dictionary: Defaults.Serializable
where Key: LosslessStringConvertible & Hashable, Value: Defaults.Serializable {}
extension Color: Defaults.Serializable {}
