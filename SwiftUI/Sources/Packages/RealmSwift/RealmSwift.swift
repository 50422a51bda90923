import SwiftUI

// In place of github.com/realm/realm-swift: a realm in memory, in which nothing is until the app adds it.

public protocol ThreadConfined {
  var realm: Realm? { get }
  var isInvalidated: Bool { get }
}

open class RealmSwiftObject: NSObject, ObservableObject, ThreadConfined {
  public internal(set) var realm: Realm?
  public internal(set) var isInvalidated = false
  public var isFrozen: Bool { false }
  public required override init() {}
  public var objectSchema: ObjectSchema { ObjectSchema() }
  public class func className() -> String { "\(self)" }
  open class func primaryKey() -> String? { nil }
  open class func indexedProperties() -> [String] { [] }
  open class func ignoredProperties() -> [String] { [] }
  open class func shouldIncludeInDefaultSchema() -> Bool { true }
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (ObjectChange<RealmSwiftObject>) -> Void
  ) -> NotificationToken { NotificationToken() }
  public func isSameObject(as object: RealmSwiftObject?) -> Bool { self === object }
}

public typealias ObjectBase = RealmSwiftObject

open class Object: RealmSwiftObject, RealmCollectionValue {
  public required init() {}
  public convenience init(value: Any) { self.init() }
}

open class EmbeddedObject: RealmSwiftObject, RealmCollectionValue {
  public required init() {}
  public convenience init(value: Any) { self.init() }
}

open class AsymmetricObject: RealmSwiftObject, RealmCollectionValue {
  public required init() {}
}

extension ThreadConfined where Self: RealmSwiftObject {
  public func freeze() -> Self { self }
  public func thaw() -> Self? { self }
}

public protocol ObjectKeyIdentifiable: AnyObject, Identifiable {}

extension ObjectKeyIdentifiable where Self: RealmSwiftObject {
  public var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self).hashValue)) }
}

public struct ObjectSchema {
  public var className: String { "" }
  public var properties: [Property] { [] }
}

public struct Property {
  public var name: String { "" }
}

public enum ObjectChange<T> {
  case error(_: NSError)
  case change(_: T, _: [PropertyChange])
  case deleted
}

public struct PropertyChange {
  public let name: String
  public let oldValue: Any?
  public let newValue: Any?
}

public enum RealmCollectionChange<CollectionType> {
  case initial(CollectionType)
  case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(any Error)
}

public class NotificationToken: NSObject {
  public func invalidate() {}
}

public struct ObjectId: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
  public let stringValue: String
  public var timestamp: Date { Date() }
  public var description: String { stringValue }
  private nonisolated(unsafe) static var count = 0

  public init() { self = .generate() }
  public init(string: String) throws { stringValue = string }
  private init(_ text: String) { stringValue = text }
  public static func generate() -> ObjectId {
    count += 1
    let digits = String(count, radix: 16)
    return ObjectId(String(repeating: "0", count: max(0, 24 - digits.count)) + digits)
  }
  public static func < (one: ObjectId, other: ObjectId) -> Bool {
    one.stringValue < other.stringValue
  }
}

public struct Decimal128: Hashable, Comparable, Codable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, CustomStringConvertible, Sendable
{
  public let doubleValue: Double
  public init() { doubleValue = 0 }
  public init(value: Any) { doubleValue = value as? Double ?? 0 }
  public init(_ number: NSNumber) { doubleValue = number.doubleValue }
  public init(string: String) throws { doubleValue = Double(string) ?? 0 }
  public init(integerLiteral value: Int) { doubleValue = Double(value) }
  public init(floatLiteral value: Double) { doubleValue = value }
  public var description: String { "\(doubleValue)" }
  public var decimalValue: Decimal { Decimal(doubleValue) }
  public static func < (one: Decimal128, other: Decimal128) -> Bool {
    one.doubleValue < other.doubleValue
  }
}

// MARK: - Properties

public protocol _Persistable {
  static func _rlmDefaultValue() -> Self
}

public protocol RealmCollectionValue {}

public protocol PersistableEnum: _Persistable, RealmCollectionValue, CaseIterable, RawRepresentable
{}

extension PersistableEnum {
  public static func _rlmDefaultValue() -> Self { allCases[allCases.startIndex] }
}

public protocol RealmEnum: RealmCollectionValue {}

public protocol CustomPersistable: _Persistable, RealmCollectionValue {
  associatedtype PersistedType: _Persistable
  init(persistedValue: PersistedType)
  var persistableValue: PersistedType { get }
}

extension CustomPersistable {
  public static func _rlmDefaultValue() -> Self {
    Self(persistedValue: PersistedType._rlmDefaultValue())
  }
}

public protocol FailableCustomPersistable: _Persistable, RealmCollectionValue {
  associatedtype PersistedType: _Persistable
  init?(persistedValue: PersistedType)
  var persistableValue: PersistedType { get }
}

extension FailableCustomPersistable {
  public static func _rlmDefaultValue() -> Self {
    guard let value = Self(persistedValue: PersistedType._rlmDefaultValue()) else {
      fatalError("nothing can stand in for a value of \(Self.self) at RealmSwift.swift:1:1")
    }
    return value
  }
}

extension Numeric where Self: ExpressibleByIntegerLiteral {
  public static func _rlmDefaultValue() -> Self { 0 }
}
extension Int: _Persistable, RealmCollectionValue {}
extension Int8: _Persistable, RealmCollectionValue {}
extension Int16: _Persistable, RealmCollectionValue {}
extension Int32: _Persistable, RealmCollectionValue {}
extension Int64: _Persistable, RealmCollectionValue {}
extension Double: _Persistable, RealmCollectionValue {}
extension Float: _Persistable, RealmCollectionValue {}
extension Bool: _Persistable, RealmCollectionValue {
  public static func _rlmDefaultValue() -> Bool { false }
}
extension String: _Persistable, RealmCollectionValue {
  public static func _rlmDefaultValue() -> String { "" }
}
extension Date: _Persistable, RealmCollectionValue {
  public static func _rlmDefaultValue() -> Date { Date(timeIntervalSince1970: 0) }
}
extension Data: _Persistable, RealmCollectionValue {
  public static func _rlmDefaultValue() -> Data { Data() }
}
extension UUID: _Persistable, RealmCollectionValue {
  public static func _rlmDefaultValue() -> UUID { UUID() }
}
extension ObjectId: _Persistable, RealmCollectionValue {
  public static func _rlmDefaultValue() -> ObjectId { .generate() }
}
extension Decimal128: _Persistable, RealmCollectionValue {
  public static func _rlmDefaultValue() -> Decimal128 { Decimal128() }
}
extension Optional: _Persistable {
  public static func _rlmDefaultValue() -> Wrapped? { nil }
}
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}

@propertyWrapper public struct Persisted<Value: _Persistable> {
  public var wrappedValue: Value

  public init() { wrappedValue = ._rlmDefaultValue() }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(indexed: Bool) { self.init() }
  public init(wrappedValue: Value, indexed: Bool) { self.wrappedValue = wrappedValue }
  public init(primaryKey: Bool) { self.init() }
  public init(wrappedValue: Value, primaryKey: Bool) { self.wrappedValue = wrappedValue }
  public init(originProperty: String) { self.init() }
}

extension Persisted: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
}

extension Persisted: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

@propertyWrapper public struct RealmProperty<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
