import SwiftUI

public struct Realm: Equatable, @unchecked Sendable {
  /// All that has been added, to whichever realm.
  private final class Store: @unchecked Sendable {
    static let shared = Store()
    var objects: [RealmSwiftObject] = []
  }

  public enum UpdatePolicy: Int { case error = 1, modified = 3, all = 2 }

  public struct Configuration: @unchecked Sendable {
    nonisolated(unsafe) public static var defaultConfiguration = Configuration()
    public var fileURL: URL?
    public var inMemoryIdentifier: String?
    public var encryptionKey: Data?
    public var readOnly: Bool
    public var schemaVersion: UInt64
    public var migrationBlock: MigrationBlock?
    public var deleteRealmIfMigrationNeeded: Bool
    public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
    public var objectTypes: [RealmSwiftObject.Type]?

    public init(
      fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil,
      readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
      deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
      objectTypes: [RealmSwiftObject.Type]? = nil, seedFilePath: URL? = nil
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

  public struct Error: Swift.Error {}

  public var configuration = Configuration.defaultConfiguration
  public var isEmpty: Bool { Store.shared.objects.isEmpty }
  public var isInWriteTransaction: Bool { false }
  public var isFrozen: Bool { false }
  public var autorefresh: Bool {
    get { true }
    nonmutating set {}
  }

  public init(queue: DispatchQueue? = nil) throws {}
  public init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
    self.configuration = configuration
  }
  public init(fileURL: URL) throws {}
  init(of configuration: Configuration) { self.configuration = configuration }

  public static func == (one: Realm, other: Realm) -> Bool { true }

  @discardableResult
  public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
  ) throws -> Result { try block() }
  public func writeAsync(
    _ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil
  ) { block() }
  @discardableResult
  public func asyncWrite<Result>(_ block: () throws -> Result) async throws -> Result {
    try block()
  }
  public func beginWrite() {}
  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {}
  public func cancelWrite() {}

  public func add(_ object: Object, update: UpdatePolicy = .error) {
    guard !Store.shared.objects.contains(where: { $0 === object }) else { return }
    object.realm = self
    Store.shared.objects.append(object)
  }
  public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error)
  where S.Element: Object {
    for object in objects { add(object, update: update) }
  }
  @discardableResult
  public func create<T: Object>(
    _ type: T.Type, value: Any = [:], update: UpdatePolicy = .error
  ) -> T {
    let object = T()
    add(object)
    return object
  }
  public func delete(_ object: RealmSwiftObject) {
    object.isInvalidated = true
    Store.shared.objects.removeAll { $0 === object }
  }
  public func delete<S: Sequence>(_ objects: S) where S.Element: RealmSwiftObject {
    for object in Array(objects) { delete(object) }
  }
  public func deleteAll() { Store.shared.objects = [] }

  public func objects<T: RealmSwiftObject>(_ type: T.Type) -> Results<T> {
    Results(_items: Store.shared.objects.compactMap { $0 as? T })
  }
  public func object<T: Object, Key>(ofType type: T.Type, forPrimaryKey key: Key) -> T? { nil }
  public func resolve<T>(_ reference: ThreadSafeReference<T>) -> T? { reference.object }
  public func refresh() -> Bool { false }
  public func invalidate() {}
  public func freeze() -> Realm { self }
  public func thaw() -> Realm { self }
  public func observe(
    _ block: @escaping (Notification, Realm) -> Void
  ) -> NotificationToken { NotificationToken() }
  public func writeCopy(toFile url: URL, encryptionKey: Data? = nil) throws {}

  public enum Notification: String { case didChange, refreshRequired }
}

public struct ThreadSafeReference<Object> {
  let object: Object
  public init(to object: Object) { self.object = object }
}

public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void

/// There is nothing yet that could be another way.
public struct Migration {
  public func enumerateObjects(
    ofType type: String, _ block: (_ old: DynamicObject?, _ new: DynamicObject?) -> Void
  ) {}
  public func renameProperty(onType type: String, from old: String, to new: String) {}
  public func deleteData(forType type: String) -> Bool { false }
}

public typealias MigrationObject = DynamicObject

public final class DynamicObject {
  public subscript(key: String) -> Any? {
    get { nil }
    set {}
  }
}

// MARK: - In views

@propertyWrapper public struct ObservedResults<ResultType: RealmSwiftObject>: DynamicProperty {
  public var filter: NSPredicate?
  public var `where`: ((Query<ResultType>) -> Query<Bool>)?
  public var sortDescriptor: SortDescriptor?
  public var searchText = ""

  public var wrappedValue: Results<ResultType> {
    Realm(of: .defaultConfiguration).objects(ResultType.self)
  }
  public var projectedValue: ObservedResults { self }

  public init(
    _ type: ResultType.Type, configuration: Realm.Configuration? = nil,
    filter: NSPredicate? = nil, keyPaths: [String]? = nil, sortDescriptor: SortDescriptor? = nil
  ) {}
  public init(
    _ type: ResultType.Type, configuration: Realm.Configuration? = nil,
    where: @escaping (Query<ResultType>) -> Query<Bool>, keyPaths: [String]? = nil,
    sortDescriptor: SortDescriptor? = nil
  ) {}

  public func append(_ object: ResultType) {
    if let object = object as? Object { Realm(of: .defaultConfiguration).add(object) }
  }
  public func remove(_ object: ResultType) { Realm(of: .defaultConfiguration).delete(object) }
  public func remove(atOffsets offsets: IndexSet) {
    let all = wrappedValue
    for index in offsets { remove(all[index]) }
  }
}

@dynamicMemberLookup public struct _RealmObjectWrapper<ObjectType: AnyObject> {
  let object: ObjectType
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    let object = object
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
  public func delete() {}
}

@propertyWrapper public struct ObservedRealmObject<ObjectType: AnyObject>: DynamicProperty {
  public var wrappedValue: ObjectType
  public var projectedValue: _RealmObjectWrapper<ObjectType> {
    _RealmObjectWrapper(object: wrappedValue)
  }
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
}

@propertyWrapper public struct StateRealmObject<ObjectType: AnyObject>: DynamicProperty {
  @State private var object: ObjectType
  public var wrappedValue: ObjectType {
    get { object }
    nonmutating set { object = newValue }
  }
  public var projectedValue: _RealmObjectWrapper<ObjectType> {
    _RealmObjectWrapper(object: object)
  }
  public init(wrappedValue: ObjectType) { _object = State(wrappedValue: wrappedValue) }
}

extension Binding {
  public func append<Element>(_ element: Element) where Value == List<Element> {
    wrappedValue.append(element)
  }
  public func remove<Element>(at index: Int) where Value == List<Element> {
    wrappedValue.remove(at: index)
  }
  public func remove<Element>(atOffsets offsets: IndexSet) where Value == List<Element> {
    wrappedValue.remove(atOffsets: offsets)
  }
  public func move<Element>(fromOffsets offsets: IndexSet, toOffset destination: Int)
  where Value == List<Element> {
    wrappedValue.move(fromOffsets: offsets, toOffset: destination)
  }
}

private struct RealmKey: EnvironmentKey {
  static var defaultValue: Realm { Realm(of: .defaultConfiguration) }
}

private struct RealmConfigurationKey: EnvironmentKey {
  static var defaultValue: Realm.Configuration { .defaultConfiguration }
}

extension EnvironmentValues {
  public var realm: Realm {
    get { self[RealmKey.self] }
    set { self[RealmKey.self] = newValue }
  }
  public var realmConfiguration: Realm.Configuration {
    get { self[RealmConfigurationKey.self] }
    set { self[RealmConfigurationKey.self] = newValue }
  }
}
