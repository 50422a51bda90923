import SwiftUI

// CoreData whose stores are empty: what is fetched is nothing, what is made is gone with the program.

@dynamicMemberLookup
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  public let managedObjectContext: NSManagedObjectContext?
  public var objectID: NSManagedObjectID { NSManagedObjectID() }
  public var isDeleted: Bool { false }
  public var hasChanges: Bool { false }
  private var values: [String: Any] = [:]

  // A class of an app's may have one of its own, which overrides none.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(), insertInto: context)
  }
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    managedObjectContext = context
  }

  open class func entity() -> NSEntityDescription { NSEntityDescription() }
  /// Of objects of the class that is asked, for `super.fetchRequest() as! NSFetchRequest<Bird>`. What a
  /// class of the app has by this name comes first, and is none that overrides this: that would be so
  /// for a class of requests.
  @_disfavoredOverload
  open class func fetchRequest() -> any _FetchRequest { NSFetchRequest<Self>() }
  /// Of whatever it is said to be of, as where Objective-C is.
  @_disfavoredOverload
  public class func fetchRequest<Result>() -> NSFetchRequest<Result> { NSFetchRequest() }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}
  open func willSave() {}
  open func didSave() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func awakeFromInsert() {}
  public subscript(dynamicMember name: String) -> Any? { values[name] }

  /// What `@NSManaged` reads: what has been set, or a value that says nothing.
  public final func _managed<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    guard let value = unset(Value.self) as? Value else {
      fatalError("nothing can stand in for a value of \(Value.self) at CoreData.swift:1:1")
    }
    return value
  }

  public final func _manage<Value>(_ value: Value, _ key: String) { values[key] = value }
}

public protocol NSFetchRequestResult {}

/// What an attribute is that nobody has set.
private protocol Unset { static var unset: Self { get } }

private func unset(_ type: Any.Type) -> Any? {
  if let known = type as? any Unset.Type { return known.unset }
  if let number = type as? any Numeric.Type { return number.init(exactly: 0) }
  if let raw = type as? any RawRepresentable.Type { return first(raw) }
  if type == NSSet.self { return NSSet() }
  if type == NSOrderedSet.self { return NSOrderedSet() }
  if type == NSNumber.self { return NSNumber(value: 0) }
  if type == NSDecimalNumber.self { return NSDecimalNumber(value: 0) }
  return nil
}

private func first<T: RawRepresentable>(_ type: T.Type) -> Any? {
  for zero in [Int16(0), Int32(0), Int64(0), 0, ""] as [Any] {
    if let raw = zero as? T.RawValue, let value = T(rawValue: raw) { return value }
  }
  return nil
}

extension Optional: Unset { fileprivate static var unset: Self { nil } }
extension Bool: Unset { fileprivate static var unset: Self { false } }
extension String: Unset { fileprivate static var unset: Self { "" } }
extension Array: Unset { fileprivate static var unset: Self { [] } }
extension Set: Unset { fileprivate static var unset: Self { [] } }
extension Dictionary: Unset { fileprivate static var unset: Self { [:] } }
extension Data: Unset { fileprivate static var unset: Self { Data() } }
extension Date: Unset { fileprivate static var unset: Self { Date() } }
extension URL: Unset { fileprivate static var unset: Self { URL(fileURLWithPath: "/") } }
extension UUID: Unset {
  fileprivate static var unset: Self {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.hash, ascending: ascending)
  }

  /// What may be nothing, or is compared by Objective-C alone: nothing has been fetched that is to be
  /// in order.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.hash, ascending: ascending)
  }
}

open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
}

open class NSExpressionDescription: NSPropertyDescription {
  open var expression: NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}

public enum NSFetchRequestResultType: UInt, Sendable {
  case managedObjectResultType, managedObjectIDResultType, dictionaryResultType, countResultType
}

public final class NSManagedObjectID: NSObject, NSFetchRequestResult {
  public var isTemporaryID: Bool { true }
  public func uriRepresentation() -> URL { URL(fileURLWithPath: "/nonexistent/store") }
}

public final class NSEntityDescription: NSObject {
  public var name: String?
  public static func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }
  public static func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { nil }
}

public final class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType
  }
  public var automaticallyMergesChangesFromParent = false
  public var mergePolicy: Any = NSMergePolicy.error
  public var parent: NSManagedObjectContext?
  public var hasChanges: Bool { false }
  public override init() {}
  public init(concurrencyType: ConcurrencyType) {}
  public func save() throws {}
  public func rollback() {}
  public func reset() {}
  public func delete(_ object: NSManagedObject) {}
  public func insert(_ object: NSManagedObject) {}
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  @_disfavoredOverload
  public func fetch(_ request: any _FetchRequest) throws -> [Any] { [] }
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  @_disfavoredOverload
  public func count(for request: any _FetchRequest) throws -> Int { 0 }
  public var registeredObjects: Set<NSManagedObject> { [] }
  public var insertedObjects: Set<NSManagedObject> { [] }
  public var updatedObjects: Set<NSManagedObject> { [] }
  public var deletedObjects: Set<NSManagedObject> { [] }
  public var undoManager: UndoManager?
  public var shouldDeleteInaccessibleFaults = true
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public var transactionAuthor: String?
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
  public var name: String?
  public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    NSManagedObject(context: self)
  }
  public func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { nil }
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  public func processPendingChanges() {}
  public func object(with id: NSManagedObjectID) -> NSManagedObject {
    NSManagedObject(context: self)
  }
  public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  public func refreshAllObjects() {}
  public func perform(_ block: @escaping () -> Void) { block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}

public class NSPersistentStoreRequest: NSObject {}
public class NSPersistentStoreResult: NSObject {}

public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public var resultType = 0
  public init<T>(fetchRequest: NSFetchRequest<T>) {}
  @_disfavoredOverload
  public init(fetchRequest: any _FetchRequest) {}
  public init(objectIDs: [NSManagedObjectID]) {}
}

public final class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public var predicate: NSPredicate?
  public var propertiesToUpdate: [AnyHashable: Any]?
  public var resultType = 0
  public init(entityName: String) {}
  public init(entity: NSEntityDescription) {}
}

public final class NSBatchInsertRequest: NSPersistentStoreRequest {
  public var resultType = 0
  public init(entityName: String, objects: [[String: Any]]) {}
  public init(entity: NSEntityDescription, objects: [[String: Any]]) {}
  public init(
    entity: NSEntityDescription, managedObjectHandler: @escaping (NSManagedObject) -> Bool
  ) {}
}

/// A place in the history of a store, which has none.
public final class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}

public final class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  public let token = NSPersistentHistoryToken()
  public let timestamp = Date()
  public let author: String? = nil
  public let contextName: String? = nil
}

public final class NSPersistentHistoryResult: NSObject, @unchecked Sendable {
  public let result: Any? = nil
}

public final class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  public static func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
  public static func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
  public static func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  public static func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
}

public final class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any { NSPersistentStoreResult() }
}

public final class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let error = NSMergePolicy()
}

public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy()
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy()
public let NSOverwriteMergePolicy = NSMergePolicy()
public let NSRollbackMergePolicy = NSMergePolicy()
public let NSErrorMergePolicy = NSMergePolicy()
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

// Nothing is saved, and so nobody is told.
extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChanges")
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChanges")
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContext")
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChange")
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
}

/// What is written into a predicate's format, `id as CVarArg`, is an object where Objective-C is.
extension UUID: CVarArg { public var _cVarArgEncoding: [Int] { [0] } }
extension Date: CVarArg { public var _cVarArgEncoding: [Int] { [0] } }
extension URL: CVarArg { public var _cVarArgEncoding: [Int] { [0] } }
extension Set: CVarArg { public var _cVarArgEncoding: [Int] { [0] } }

/// A request of which it is not said what it fetches. In an app that is the main actor's by default it is
/// nobody's, as requests are.
nonisolated public protocol _FetchRequest: AnyObject {
  var predicate: NSPredicate? { get set }
  var sortDescriptors: [NSSortDescriptor]? { get set }
  var fetchLimit: Int { get set }
  var fetchOffset: Int { get set }
  var fetchBatchSize: Int { get set }
  var returnsObjectsAsFaults: Bool { get set }
  var includesPropertyValues: Bool { get set }
  var includesSubentities: Bool { get set }
  var includesPendingChanges: Bool { get set }
  var returnsDistinctResults: Bool { get set }
  var resultType: NSFetchRequestResultType { get set }
  var propertiesToFetch: [Any]? { get set }
  var propertiesToGroupBy: [Any]? { get set }
  var havingPredicate: NSPredicate? { get set }
  var relationshipKeyPathsForPrefetching: [String]? { get set }
}

public class NSFetchRequest<T>: NSPersistentStoreRequest, _FetchRequest {
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  public var fetchBatchSize = 0
  public var returnsObjectsAsFaults = true
  public var entity: NSEntityDescription?
  public var entityName: String? { nil }
  public var includesPropertyValues = true
  public var includesSubentities = true
  public var includesPendingChanges = true
  public var returnsDistinctResults = false
  public var shouldRefreshRefetchedObjects = false
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  public var propertiesToFetch: [Any]?
  public var propertiesToGroupBy: [Any]?
  public var havingPredicate: NSPredicate?
  public var relationshipKeyPathsForPrefetching: [String]?
  public override init() {}
  public init(entityName: String) {}
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// Finds nothing, which never changes.
public class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public private(set) var fetchedObjects: [ResultType]?
  public var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects.map { _ in [] } }
  public var sectionIndexTitles: [String] { [] }

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  public class func deleteCache(withName name: String?) {}
  public func performFetch() throws { fetchedObjects = [] }
  public func indexPath(forObject object: ResultType) -> IndexPath? { nil }
  public func object(at indexPath: IndexPath) -> ResultType {
    fatalError("nothing can stand in for a value of \(ResultType.self) at CoreData.swift:1:1")
  }
}

public class NSPersistentContainer: @unchecked Sendable {
  public let viewContext = NSManagedObjectContext()
  public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public init(name: String) {}
  public convenience init(name: String, managedObjectModel: NSManagedObjectModel) {
    self.init(name: name)
  }
  public func loadPersistentStores(
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    completionHandler(persistentStoreDescriptions[0], nil)
  }
  public func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  public func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {}
}

public final class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
}

public final class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

public final class NSPersistentStoreDescription: NSObject {
  public var url: URL?
  public var type = ""
  public var configuration: String?
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  public var isReadOnly = false
  public var shouldAddStoreAsynchronously = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public override init() {}
  public init(url: URL) { self.url = url }
  public func setOption(_ option: Any?, forKey key: String) {}
}

public final class NSManagedObjectModel: NSObject {
  public override init() {}
  public init?(contentsOf url: URL) {}
}

public struct FetchedResults<Result>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var sortDescriptors: [SortDescriptor<Result>] = []
  public subscript(index: Int) -> Result { fatalError("nothing has been fetched") }
}

@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
  public var projectedValue: Binding<Configuration> { .constant(Configuration()) }

  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor] = []
    public var nsPredicate: NSPredicate?
  }

  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {}
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
