import FirebaseCore
import SwiftUI

// A store of documents that nobody answers: no listener is called, and nothing comes.

public class Firestore: NSObject, @unchecked Sendable {
  private static let shared = Firestore()

  public static func firestore() -> Firestore { shared }
  public static func firestore(database: String) -> Firestore { shared }
  public static func firestore(app: FirebaseApp) -> Firestore { shared }
  public static func enableLogging(_ isEnabled: Bool) {}

  public var settings = FirestoreSettings()
  public var app: FirebaseApp { .app() ?? FirebaseApp() }

  public func collection(_ path: String) -> CollectionReference { CollectionReference(path) }
  public func collectionGroup(_ name: String) -> _FirestoreQuery { _FirestoreQuery() }
  public func document(_ path: String) -> DocumentReference { DocumentReference(path) }
  public func batch() -> WriteBatch { WriteBatch() }
  public func runTransaction(
    _ block: @escaping (_FirestoreTransaction, UnsafeMutablePointer<NSError?>?) -> Any?,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {}
  @discardableResult
  public func runTransaction(
    _ block: @escaping (_FirestoreTransaction, UnsafeMutablePointer<NSError?>?) -> Any?
  ) async throws -> Any? { await _noFirebase() }
  public func useEmulator(withHost host: String, port: Int) {}
  public func clearPersistence() async throws {}
  public func terminate() async throws {}
  public func disableNetwork() async throws {}
  public func enableNetwork() async throws {}
  public func waitForPendingWrites() async throws { await _noFirebase() }

  public final class Encoder {
    public var dateEncodingStrategy = JSONEncoder.DateEncodingStrategy.deferredToDate
    public init() {}
    public func encode<Value: Encodable>(_ value: Value) throws -> [String: Any] {
      let data = try JSONEncoder().encode(value)
      return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }
  }

  public final class Decoder {
    public var dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.deferredToDate
    public init() {}
    public func decode<Value: Decodable>(
      _ type: Value.Type, from data: [String: Any]
    ) throws -> Value {
      try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: data))
    }
  }
}

public class FirestoreSettings: NSObject {
  public var host = ""
  public var isSSLEnabled = true
  public var isPersistenceEnabled = true
  public var cacheSizeBytes: Int64 = 0
  public var dispatchQueue = DispatchQueue.main
  public var cacheSettings: Any?
}

public let FirestoreCacheSizeUnlimited: Int64 = -1
public final class PersistentCacheSettings: NSObject {
  public init(sizeBytes: NSNumber = 0) {}
}
public final class MemoryCacheSettings: NSObject {}

public protocol ListenerRegistration: NSObjectProtocol {
  func remove()
}

final class StillListener: NSObject, ListenerRegistration {
  func remove() {}
}

public enum FirestoreSource: Sendable { case `default`, server, cache }

public class _FirestoreQuery: NSObject, @unchecked Sendable {
  public func whereField(_ field: String, isEqualTo value: Any) -> _FirestoreQuery { self }
  public func whereField(_ field: String, isNotEqualTo value: Any) -> _FirestoreQuery { self }
  public func whereField(_ field: String, isLessThan value: Any) -> _FirestoreQuery { self }
  public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> _FirestoreQuery {
    self
  }
  public func whereField(_ field: String, isGreaterThan value: Any) -> _FirestoreQuery { self }
  public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> _FirestoreQuery {
    self
  }
  public func whereField(_ field: String, arrayContains value: Any) -> _FirestoreQuery { self }
  public func whereField(_ field: String, arrayContainsAny values: [Any]) -> _FirestoreQuery {
    self
  }
  public func whereField(_ field: String, in values: [Any]) -> _FirestoreQuery { self }
  public func whereField(_ field: String, notIn values: [Any]) -> _FirestoreQuery { self }
  public func whereField(_ path: FieldPath, isEqualTo value: Any) -> _FirestoreQuery { self }
  public func whereField(_ path: FieldPath, in values: [Any]) -> _FirestoreQuery { self }
  public func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> _FirestoreQuery {
    self
  }
  public func whereField(_ path: FieldPath, isLessThan value: Any) -> _FirestoreQuery { self }
  public func whereFilter(_ filter: _FirestoreFilter) -> _FirestoreQuery { self }
  public func order(by field: String, descending: Bool = false) -> _FirestoreQuery { self }
  public func order(by path: FieldPath, descending: Bool = false) -> _FirestoreQuery { self }
  public func limit(to count: Int) -> _FirestoreQuery { self }
  public func limit(toLast count: Int) -> _FirestoreQuery { self }
  public func start(at values: [Any]) -> _FirestoreQuery { self }
  public func start(after values: [Any]) -> _FirestoreQuery { self }
  public func start(atDocument document: DocumentSnapshot) -> _FirestoreQuery { self }
  public func start(afterDocument document: DocumentSnapshot) -> _FirestoreQuery { self }
  public func end(at values: [Any]) -> _FirestoreQuery { self }
  public func end(before values: [Any]) -> _FirestoreQuery { self }
  public func end(atDocument document: DocumentSnapshot) -> _FirestoreQuery { self }
  public var count: AggregateQuery { AggregateQuery() }

  public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {}
  public func getDocuments(
    source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) {}
  public func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot {
    await _noFirebase()
  }
  @discardableResult
  public func addSnapshotListener(
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { StillListener() }
  @discardableResult
  public func addSnapshotListener(
    includeMetadataChanges: Bool,
    listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { StillListener() }
  public func snapshotPublisher(
    includeMetadataChanges: Bool = false
  ) -> AnyPublisher<QuerySnapshot, any Error> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}

public typealias Query = _FirestoreQuery

public final class AggregateQuery: NSObject, Sendable {
  public func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
    await _noFirebase()
  }
}
public enum AggregateSource: Sendable { case server }
public final class AggregateQuerySnapshot: NSObject, Sendable {
  public var count: NSNumber { 0 }
}

public class _FirestoreFilter: NSObject {
  public static func whereField(_ field: String, isEqualTo value: Any) -> _FirestoreFilter {
    _FirestoreFilter()
  }
  public static func whereField(_ field: String, in values: [Any]) -> _FirestoreFilter {
    _FirestoreFilter()
  }
  public static func whereField(_ field: String, arrayContains value: Any) -> _FirestoreFilter {
    _FirestoreFilter()
  }
  public static func whereField(_ field: String, isGreaterThan value: Any) -> _FirestoreFilter {
    _FirestoreFilter()
  }
  public static func whereField(_ field: String, isLessThan value: Any) -> _FirestoreFilter {
    _FirestoreFilter()
  }
  public static func andFilter(_ filters: [_FirestoreFilter]) -> _FirestoreFilter {
    _FirestoreFilter()
  }
  public static func orFilter(_ filters: [_FirestoreFilter]) -> _FirestoreFilter {
    _FirestoreFilter()
  }
}

public typealias Filter = _FirestoreFilter

public final class CollectionReference: _FirestoreQuery, @unchecked Sendable {
  public let path: String

  init(_ path: String) { self.path = path }

  public var collectionID: String { path.split(separator: "/").last.map(String.init) ?? "" }
  public var parent: DocumentReference? { nil }

  public func document() -> DocumentReference { DocumentReference(path + "/new") }
  public func document(_ name: String) -> DocumentReference { DocumentReference("\(path)/\(name)") }
  @discardableResult
  public func addDocument(
    data: [String: Any], completion: (((any Error)?) -> Void)? = nil
  ) -> DocumentReference { document() }
  @discardableResult
  public func addDocument<Value: Encodable>(
    from value: Value, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws -> DocumentReference { document() }
  @discardableResult
  public func addDocument(data: [String: Any]) async throws -> DocumentReference {
    await _noFirebase()
  }
}

public final class DocumentReference: NSObject, Codable, @unchecked Sendable {
  public let path: String

  init(_ path: String) { self.path = path }

  public var documentID: String { path.split(separator: "/").last.map(String.init) ?? "" }
  public var parent: CollectionReference {
    CollectionReference(path.split(separator: "/").dropLast().joined(separator: "/"))
  }
  public var firestore: Firestore { .firestore() }

  public func collection(_ name: String) -> CollectionReference {
    CollectionReference("\(path)/\(name)")
  }
  public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {}
  public func getDocument(
    source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) {}
  public func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
    await _noFirebase()
  }
  public func getDocument<Value: Decodable>(
    as type: Value.Type, source: FirestoreSource = .default
  ) async throws -> Value { await _noFirebase() }
  public func getDocument<Value: Decodable>(
    as type: Value.Type, completion: @escaping (Result<Value, any Error>) -> Void
  ) {}
  @discardableResult
  public func addSnapshotListener(
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { StillListener() }
  @discardableResult
  public func addSnapshotListener(
    includeMetadataChanges: Bool,
    listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { StillListener() }
  public func setData(_ data: [String: Any], completion: (((any Error)?) -> Void)? = nil) {}
  public func setData(
    _ data: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil
  ) {}
  public func setData(_ data: [String: Any]) async throws { await _noFirebase() }
  public func setData(_ data: [String: Any], merge: Bool) async throws { await _noFirebase() }
  public func setData<Value: Encodable>(
    from value: Value, merge: Bool = false, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {}
  public func updateData(
    _ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil
  ) {}
  public func updateData(_ fields: [AnyHashable: Any]) async throws { await _noFirebase() }
  public func delete(completion: (((any Error)?) -> Void)? = nil) {}
  public func delete() async throws { await _noFirebase() }
}

public class DocumentSnapshot: NSObject, @unchecked Sendable {
  public var documentID: String { "" }
  public var exists: Bool { false }
  public var reference: DocumentReference { DocumentReference("") }
  public var metadata: SnapshotMetadata { SnapshotMetadata() }

  public func data() -> [String: Any]? { nil }
  public func data(with behavior: ServerTimestampBehavior) -> [String: Any]? { nil }
  public func get(_ field: String) -> Any? { nil }
  public subscript(field: String) -> Any? { nil }
  public func data<Value: Decodable>(
    as type: Value.Type, with behavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder()
  ) throws -> Value { throw CocoaError(.coderValueNotFound) }
}

public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
  public override func data() -> [String: Any] { [:] }
}

public final class QuerySnapshot: NSObject, Sendable {
  public var documents: [QueryDocumentSnapshot] { [] }
  public var documentChanges: [DocumentChange] { [] }
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public var metadata: SnapshotMetadata { SnapshotMetadata() }
}

public final class DocumentChange: NSObject, Sendable {
  public var type: DocumentChangeType { .added }
  public var document: QueryDocumentSnapshot { QueryDocumentSnapshot() }
  public var oldIndex: UInt { 0 }
  public var newIndex: UInt { 0 }
}

public enum DocumentChangeType: Int, Sendable { case added, modified, removed }
public enum ServerTimestampBehavior: Sendable { case none, estimate, previous }

public final class SnapshotMetadata: NSObject, Sendable {
  public var hasPendingWrites: Bool { false }
  public var isFromCache: Bool { true }
}

public class WriteBatch: NSObject {
  @discardableResult
  public func setData(
    _ data: [String: Any], forDocument document: DocumentReference
  ) -> WriteBatch { self }
  @discardableResult
  public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
  ) -> WriteBatch { self }
  @discardableResult
  public func setData<Value: Encodable>(
    from value: Value, forDocument document: DocumentReference, merge: Bool = false
  ) throws -> WriteBatch { self }
  @discardableResult
  public func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> WriteBatch { self }
  @discardableResult
  public func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }
  public func commit(completion: (((any Error)?) -> Void)? = nil) {}
  public func commit() async throws { await _noFirebase() }
}

public final class _FirestoreTransaction: NSObject {
  public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
    DocumentSnapshot()
  }
  @discardableResult
  public func setData(
    _ data: [String: Any], forDocument document: DocumentReference
  ) -> _FirestoreTransaction { self }
  @discardableResult
  public func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> _FirestoreTransaction { self }
  @discardableResult
  public func deleteDocument(_ document: DocumentReference) -> _FirestoreTransaction { self }
}

public final class FieldPath: NSObject {
  public init(_ names: [String]) {}
  public static func documentID() -> FieldPath { FieldPath([]) }
}

public final class FieldValue: NSObject {
  public static func serverTimestamp() -> FieldValue { FieldValue() }
  public static func delete() -> FieldValue { FieldValue() }
  public static func increment(_ number: Int64) -> FieldValue { FieldValue() }
  public static func increment(_ number: Double) -> FieldValue { FieldValue() }
  public static func arrayUnion(_ values: [Any]) -> FieldValue { FieldValue() }
  public static func arrayRemove(_ values: [Any]) -> FieldValue { FieldValue() }
}

public final class Timestamp: NSObject, Codable, @unchecked Sendable {
  public let seconds: Int64
  public let nanoseconds: Int32

  public init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
  public convenience init(date: Date) {
    let whole = date.timeIntervalSince1970.rounded(.down)
    self.init(
      seconds: Int64(whole),
      nanoseconds: Int32((date.timeIntervalSince1970 - whole) * 1_000_000_000))
  }
  public convenience override init() { self.init(date: Date()) }

  public func dateValue() -> Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
  }
  public func compare(_ other: Timestamp) -> ComparisonResult {
    dateValue().compare(other.dateValue())
  }
  public override func isEqual(_ other: Any?) -> Bool {
    (other as? Timestamp).map { $0.seconds == seconds && $0.nanoseconds == nanoseconds } ?? false
  }
  public override var hash: Int { seconds.hashValue }
}

extension Timestamp: Comparable {
  public static func < (one: Timestamp, other: Timestamp) -> Bool {
    one.compare(other) == .orderedAscending
  }
}

public final class GeoPoint: NSObject, Codable, @unchecked Sendable {
  public let latitude: Double
  public let longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

@propertyWrapper public struct DocumentID<Value> {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

extension DocumentID: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}
extension DocumentID: Decodable {
  public init(from decoder: any Decoder) throws { wrappedValue = nil }
}
extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

@propertyWrapper public struct ServerTimestamp<Value> {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

extension ServerTimestamp: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}
extension ServerTimestamp: Decodable {
  public init(from decoder: any Decoder) throws { wrappedValue = nil }
}
extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}
extension ServerTimestamp: Sendable where Value: Sendable {}

/// A collection that follows the store: nothing of it has come.
@propertyWrapper public struct FirestoreQuery<Value>: DynamicProperty {
  private let items: Value
  public var wrappedValue: Value { items }
  public init<Item: Decodable>(
    collectionPath: String, predicates: [QueryPredicate] = [], animation: Animation? = nil
  ) where Value == [Item] { items = [] }
}

public enum QueryPredicate {
  case isEqualTo(_ field: String, _ value: Any)
  case isIn(_ field: String, _ values: [Any])
  case arrayContains(_ field: String, _ value: Any)
  case isLessThan(_ field: String, _ value: Any)
  case isGreaterThan(_ field: String, _ value: Any)
  case orderBy(field: String, value: Bool)
  case limitTo(field: Int)
}

public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"
