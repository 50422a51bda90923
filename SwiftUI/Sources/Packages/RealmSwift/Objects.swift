import Foundation
import SwiftUI

// In place of github.com/realm/realm-swift: a realm in memory, in which is what the app has put there.

/// What a property is before anything sets it.
public protocol _RealmValue { static var _ofNothing: Any { get } }

public protocol RealmFetchable {}
public protocol RealmCollectionValue {}
public protocol ThreadConfined {}
public protocol RealmOptionalType {}
public protocol FailableCustomPersistable {}
public protocol CustomPersistable: FailableCustomPersistable {}

/// A case of an enumeration is the first before anything sets it.
public protocol PersistableEnum: RawRepresentable, CaseIterable, Hashable, RealmCollectionValue,
  _RealmValue
{}

extension PersistableEnum {
  public static var _ofNothing: Any {
    guard let first = allCases.first else { fatalError("an enumeration without a case") }
    return first
  }
}

public protocol RealmEnum: RealmCollectionValue {}

public typealias ObjectBase = RealmSwiftObject
public typealias Object = RealmSwiftObject
public typealias EmbeddedObject = RealmSwiftEmbeddedObject
public typealias AsymmetricObject = RealmSwiftObject

@dynamicMemberLookup
open class RealmSwiftObject: NSObject, ObservableObject, RealmFetchable, RealmCollectionValue,
  ThreadConfined
{
  public required override init() { super.init() }

  public convenience init(value: Any) {
    self.init()
    _take(value)
  }

  open class func primaryKey() -> String? { nil }
  open class func indexedProperties() -> [String] { [] }
  open class func ignoredProperties() -> [String] { [] }

  public var realm: Realm? { Realm.holds(self) ? Realm() : nil }
  public var isInvalidated: Bool { false }
  public var isFrozen: Bool { false }
  public func isSameObject(as other: RealmSwiftObject?) -> Bool { self === other }

  /// Nothing but the view changes it.
  public func observe<T: RealmSwiftObject>(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (ObjectChange<T>) -> Void
  ) -> NotificationToken { NotificationToken() }

  public subscript(key: String) -> Any? {
    get { _properties[key]?._any }
    set { _properties[key]?._set(newValue) }
  }

  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> Any? { self[name] }

  /// By their names.
  var _properties: [String: any _RealmProperty] {
    var found: [String: any _RealmProperty] = [:]
    var mirror: Mirror? = Mirror(reflecting: self)
    while let one = mirror {
      for case (let label?, let property as any _RealmProperty) in one.children {
        found[String(label.drop { $0 == "_" })] = property
        found[String(label.dropFirst())] = property
      }
      mirror = one.superclassMirror
    }
    return found
  }

  func _take(_ value: Any) {
    let properties = _properties
    if let values = value as? [String: Any] {
      for (name, value) in values { properties[name]?._set(value) }
    } else if let other = value as? RealmSwiftObject {
      for (name, property) in other._properties { properties[name]?._set(property._any) }
    }
  }
}

open class RealmSwiftEmbeddedObject: RealmSwiftObject {}

extension RealmSwiftObject: _MadeByDefault {
  public static func _made() -> Any { self.init() }
}

extension ThreadConfined {
  public func freeze() -> Self { self }
  public func thaw() -> Self? { self }
}

public protocol ObjectKeyIdentifiable: Identifiable {}

extension ObjectKeyIdentifiable where Self: RealmSwiftObject {
  public var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self))) }
}

public enum ObjectChange<T> {
  case error(_ error: NSError)
  case change(_: T, _: [PropertyChange])
  case deleted
}

public struct PropertyChange {
  public let name: String
  public let oldValue: Any?
  public let newValue: Any?
}

public final class NotificationToken: NSObject { public func invalidate() {} }

protocol _RealmProperty {
  var _any: Any { get }
  func _set(_ value: Any?)
}

@propertyWrapper
public struct Persisted<Value>: _RealmProperty {
  private final class Box {
    lazy var value: Value = make()
    let make: () -> Value
    init(_ make: @escaping () -> Value) { self.make = make }
  }

  private let box: Box

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public init() { box = Box(Self.nothing) }
  public init(primaryKey: Bool) { self.init() }
  public init(indexed: Bool) { self.init() }
  public init(originProperty: String) { self.init() }
  public init(wrappedValue value: Value) { box = Box { value } }
  public init(wrappedValue value: Value, primaryKey: Bool) { self.init(wrappedValue: value) }
  public init(wrappedValue value: Value, indexed: Bool) { self.init(wrappedValue: value) }

  private static func nothing() -> Value {
    guard let nothing = (Value.self as? any _RealmValue.Type)?._ofNothing as? Value else {
      fatalError("a realm has no value of type \(Value.self) of its own")
    }
    return nothing
  }

  var _any: Any { wrappedValue }

  func _set(_ value: Any?) {
    if let value = value as? Value {
      wrappedValue = value
    } else if let list = wrappedValue as? any _RealmList, let values = value as? [Any] {
      list._fill(values)
    }
  }
}

extension Persisted: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

extension Persisted: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Optional: _RealmValue { public static var _ofNothing: Any { Self.none as Any } }

extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}

extension Bool: RealmCollectionValue, RealmOptionalType, _RealmValue {
  public static var _ofNothing: Any { false }
}
extension Int: RealmCollectionValue, RealmOptionalType, _RealmValue {
  public static var _ofNothing: Any { 0 }
}
extension Int8: RealmCollectionValue, RealmOptionalType, _RealmValue {
  public static var _ofNothing: Any { Int8(0) }
}
extension Int16: RealmCollectionValue, RealmOptionalType, _RealmValue {
  public static var _ofNothing: Any { Int16(0) }
}
extension Int32: RealmCollectionValue, RealmOptionalType, _RealmValue {
  public static var _ofNothing: Any { Int32(0) }
}
extension Int64: RealmCollectionValue, RealmOptionalType, _RealmValue {
  public static var _ofNothing: Any { Int64(0) }
}
extension Float: RealmCollectionValue, RealmOptionalType, _RealmValue {
  public static var _ofNothing: Any { Float(0) }
}
extension Double: RealmCollectionValue, RealmOptionalType, _RealmValue {
  public static var _ofNothing: Any { 0.0 }
}
extension String: RealmCollectionValue, _RealmValue { public static var _ofNothing: Any { "" } }
extension Date: RealmCollectionValue, _RealmValue { public static var _ofNothing: Any { Date() } }
extension Data: RealmCollectionValue, _RealmValue { public static var _ofNothing: Any { Data() } }
extension UUID: RealmCollectionValue, _RealmValue { public static var _ofNothing: Any { UUID() } }
extension Decimal: RealmCollectionValue, _RealmValue {
  public static var _ofNothing: Any { Decimal(0) }
}

public typealias Decimal128 = Decimal

public struct ObjectId: Hashable, Comparable, Codable, Sendable, CustomStringConvertible,
  RealmCollectionValue, _RealmValue
{
  public let stringValue: String
  public var description: String { stringValue }
  public static var _ofNothing: Any { generate() }

  public init(string: String) throws { stringValue = string }
  public init(_ string: StaticString) { stringValue = "\(string)" }

  nonisolated(unsafe) private static var last = 0

  public static func generate() -> ObjectId {
    last += 1
    let digits = String(last, radix: 16)
    return ObjectId(String(repeating: "0", count: 24 - digits.count) + digits)
  }

  private init(_ text: String) { stringValue = text }

  public static func < (one: ObjectId, other: ObjectId) -> Bool {
    one.stringValue < other.stringValue
  }
}

/// `RealmOptional`, as it was called before.
public final class RealmProperty<Value: RealmOptionalType>: _RealmProperty {
  public var value: Value?
  public init(_ value: Value? = nil) { self.value = value }
  var _any: Any { value as Any }
  func _set(_ value: Any?) { self.value = value as? Value }
}

public typealias RealmOptional = RealmProperty
