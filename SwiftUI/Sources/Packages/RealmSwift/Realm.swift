import Foundation
import SwiftUI

public struct Realm: ThreadConfined, Equatable, Sendable {
  public struct Configuration: Sendable {
    nonisolated(unsafe) public static var defaultConfiguration = Configuration()

    /// Nowhere: who writes there finds no folder.
    public var fileURL: URL? = URL(fileURLWithPath: "/nonexistent/default.realm")
    public var inMemoryIdentifier: String?
    public var encryptionKey: Data?
    public var readOnly = false
    public var schemaVersion: UInt64 = 0
    public var deleteRealmIfMigrationNeeded = false
    public nonisolated(unsafe) var migrationBlock: MigrationBlock?
    public nonisolated(unsafe) var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
    public nonisolated(unsafe) var objectTypes: [RealmSwiftObject.Type]?

    public init(
      fileURL: URL? = URL(fileURLWithPath: "/nonexistent/default.realm"),
      inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
      schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
      deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
      objectTypes: [RealmSwiftObject.Type]? = nil
    ) {
      self.fileURL = fileURL
      self.inMemoryIdentifier = inMemoryIdentifier
      self.encryptionKey = encryptionKey
      self.readOnly = readOnly
      self.schemaVersion = schemaVersion
      self.migrationBlock = migrationBlock
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      self.shouldCompactOnLaunch = shouldCompactOnLaunch
      self.objectTypes = objectTypes
    }
  }

  public enum UpdatePolicy: Sendable { case error, modified, all }
  public enum Notification: String, Sendable { case didChange, refreshRequired }
  public struct Error: Swift.Error, Sendable {
    public enum Code: Sendable { case fail, fileAccess, fileNotFound, schemaMismatch }
    public let code: Code
  }

  nonisolated(unsafe) private static var all: [RealmSwiftObject] = []

  static func holds(_ object: RealmSwiftObject) -> Bool { all.contains { $0 === object } }

  init() {}
  public init(configuration: Configuration = .defaultConfiguration, queue: DispatchQueue? = nil)
    throws
  {}

  public static func asyncOpen(
    configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
    callback: @escaping (Result<Realm, any Swift.Error>) -> Void
  ) { callbackQueue.async { callback(.success(Realm())) } }

  public static func deleteFiles(for configuration: Configuration) throws -> Bool { false }

  public var configuration: Configuration { .defaultConfiguration }
  public var isEmpty: Bool { Self.all.isEmpty }
  public var isInWriteTransaction: Bool { false }
  public var autorefresh: Bool {
    get { true }
    nonmutating set {}
  }

  @discardableResult
  public func write<T>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> T
  ) throws -> T { try block() }
  @discardableResult
  public func asyncWrite<T>(_ block: () throws -> T) async throws -> T { try block() }
  public func writeAsync(
    _ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil
  ) {
    block()
    onComplete?(nil)
  }
  public func beginWrite() {}
  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {}
  public func cancelWrite() {}
  @discardableResult public func refresh() -> Bool { false }
  public func invalidate() {}
  public func writeCopy(toFile url: URL, encryptionKey: Data? = nil) throws {}

  public func add(_ object: RealmSwiftObject, update: UpdatePolicy = .error) {
    if update != .error, let name = type(of: object).primaryKey(), let key = object[name],
      let known = self.object(ofType: type(of: object), forPrimaryKey: key)
    {
      delete(known)
    }
    if !Self.holds(object) { Self.all.append(object) }
  }
  public func add(_ objects: some Sequence<some RealmSwiftObject>, update: UpdatePolicy = .error) {
    for object in objects { add(object, update: update) }
  }
  @discardableResult
  public func create<T: RealmSwiftObject>(
    _ type: T.Type, value: Any = [:], update: UpdatePolicy = .error
  ) -> T {
    let object = T()
    object._take(value)
    add(object, update: update)
    return object
  }
  public func delete(_ object: RealmSwiftObject) { Self.all.removeAll { $0 === object } }
  public func delete(_ objects: some Sequence<some RealmSwiftObject>) {
    for object in Array(objects) { delete(object) }
  }
  public func deleteAll() { Self.all = [] }

  public func objects<T: RealmSwiftObject>(_ type: T.Type) -> Results<T> {
    Results { Self.all.compactMap { $0 as? T } }
  }
  public func object<T: RealmSwiftObject, Key>(ofType type: T.Type, forPrimaryKey key: Key) -> T? {
    guard let name = T.primaryKey() else { return nil }
    return objects(T.self).first { "\($0[name] ?? "")" == "\(key)" }
  }
  public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
    NotificationToken()
  }
  public func resolve<T>(_ reference: ThreadSafeReference<T>) -> T? { reference.object }
}

public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void

/// There is nothing that could be older.
public struct Migration {
  public func enumerateObjects(
    ofType name: String, _ block: (MigrationObject?, MigrationObject?) -> Void
  ) {}
  public func renameProperty(onType name: String, from old: String, to new: String) {}
  @discardableResult public func deleteData(forType name: String) -> Bool { false }
}

public typealias MigrationObject = RealmSwiftObject
public typealias DynamicObject = RealmSwiftObject

public final class ThreadSafeReference<T> {
  let object: T
  public init(to object: T) { self.object = object }
}

@propertyWrapper
public struct ThreadSafe<T> {
  public var wrappedValue: T?
  public init(wrappedValue: T?) { self.wrappedValue = wrappedValue }
}

// MARK: - In views

@propertyWrapper
public struct ObservedResults<Element: RealmSwiftObject>: DynamicProperty {
  @State private var changes = 0
  public var filter: NSPredicate?
  public var `where`: ((_RealmQuery<Element>) -> _RealmQuery<Bool>)?
  public var sortDescriptor: Foundation.SortDescriptor<_Named>?

  public init(
    _ type: Element.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil,
    keyPaths: [String]? = nil, sortDescriptor: Foundation.SortDescriptor<_Named>? = nil
  ) {
    self.filter = filter
    self.sortDescriptor = sortDescriptor
  }

  public init(
    _ type: Element.Type, configuration: Realm.Configuration? = nil,
    where: ((_RealmQuery<Element>) -> _RealmQuery<Bool>)?, keyPaths: [String]? = nil,
    sortDescriptor: Foundation.SortDescriptor<_Named>? = nil
  ) {
    self.where = `where`
    self.sortDescriptor = sortDescriptor
  }

  public var wrappedValue: Results<Element> {
    _ = changes
    let all = Realm().objects(Element.self)
    return sortDescriptor.map { all.sorted(by: [$0]) } ?? all
  }

  public var projectedValue: ObservedResults { self }

  public func append(_ object: Element) {
    Realm().add(object)
    changes += 1
  }
  public func remove(_ object: Element) {
    Realm().delete(object)
    changes += 1
  }
  public func remove(atOffsets places: IndexSet) {
    let all = wrappedValue
    for object in places.map({ all[$0] }) { remove(object) }
  }
}

@propertyWrapper
public struct ObservedRealmObject<Value: ObservableObject>: DynamicProperty {
  @ObservedObject private var object: Value

  public init(wrappedValue: Value) { object = wrappedValue }
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }
  public var projectedValue: Wrapper { Wrapper(object: object) }

  @dynamicMemberLookup
  public struct Wrapper {
    let object: Value
    public var wrappedValue: Value { object }
    public subscript<Member>(
      dynamicMember path: ReferenceWritableKeyPath<Value, Member>
    ) -> Binding<Member> {
      Binding(
        get: { object[keyPath: path] },
        set: {
          (object.objectWillChange as? ObservableObjectPublisher)?.send()
          object[keyPath: path] = $0
        })
    }
    public func delete() {}
  }
}

@propertyWrapper
public struct StateRealmObject<Value: ObservableObject>: DynamicProperty {
  @StateObject private var object: Value

  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    _object = StateObject(wrappedValue: wrappedValue())
  }
  public var wrappedValue: Value { object }
  public var projectedValue: ObservedRealmObject<Value>.Wrapper {
    ObservedRealmObject.Wrapper(object: object)
  }
}

extension EnvironmentValues {
  public var realm: Realm {
    get { Realm() }
    set {}
  }
  public var realmConfiguration: Realm.Configuration {
    get { .defaultConfiguration }
    set {}
  }
}
