// SwiftData in memory: what a view inserts is there for its queries, and gone with the program.

/// What `@Model` makes of a class.
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

public struct PersistentIdentifier: Hashable, Sendable, Codable {
  fileprivate let number: Int
}

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(number: ObjectIdentifier(self).hashValue)
  }
  public var modelContext: ModelContext? { nil }
  public var hasChanges: Bool { false }
  public var isDeleted: Bool { false }
}

extension PersistentModel where ID == PersistentIdentifier {
  public var id: PersistentIdentifier { persistentModelID }
}

public final class Schema: @unchecked Sendable {
  public struct Version: Hashable, Sendable {
    public init(_ major: Int, _ minor: Int, _ patch: Int) {}
  }

  public enum Attribute {
    public struct Option: Sendable {
      public static let unique = Option()
      public static let externalStorage = Option()
      public static let spotlight = Option()
      public static let ephemeral = Option()
      public static let preserveValueOnDeletion = Option()
      public static let allowsCloudEncryption = Option()
      public static func transformable(by name: String) -> Option { Option() }
      public static func transformable(by type: Any.Type) -> Option { Option() }
    }
  }

  public enum Relationship {
    public struct Option: Sendable { public static let unique = Option() }
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
  public convenience init(versionedSchema: any VersionedSchema.Type) { self.init([]) }
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

public struct ModelConfiguration: Sendable {
  public struct CloudKitDatabase: Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  public struct GroupContainer: Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  /// Nowhere: who writes there finds no folder. As root, writing to the null device would replace it.
  public var url: URL { URL(fileURLWithPath: "/nonexistent/store") }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {}

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {}

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {}
}

public final class ModelContainer: @unchecked Sendable {
  public var mainContext: ModelContext { context }
  public var configurations: Set<Int> { [] }
  fileprivate lazy var context = ModelContext(self)

  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {}

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {}

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {}

  fileprivate init() {}

  public func deleteAllData() { context.models = [] }
}

extension ModelContainer: _MadeByDefault {
  public static func _made() -> Any { ModelContext.shared.container }
}

extension ModelContext: _MadeByDefault {
  public static func _made() -> Any { shared }
}

public final class ModelContext: @unchecked Sendable {
  nonisolated(unsafe) fileprivate static let shared = ModelContext(ModelContainer())

  public var container: ModelContainer
  public var autosaveEnabled = true
  public var hasChanges: Bool { false }
  fileprivate var models: [any PersistentModel] = []

  public init(_ container: ModelContainer) { self.container = container }

  public func insert<T: PersistentModel>(_ model: T) {
    if !models.contains(where: { $0 === model }) { models.append(model) }
  }
  public func delete<T: PersistentModel>(_ model: T) { models.removeAll { $0 === model } }
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    models.removeAll { ($0 as? T).map { (try? predicate?.evaluate($0)) ?? true } ?? false }
  }
  public func save() throws {}
  public func rollback() {}
  public func processPendingChanges() {}
  public func transaction(block: () throws -> Void) throws { try block() }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = models.compactMap { $0 as? T }
    if let predicate = descriptor.predicate {
      found = found.filter { (try? predicate.evaluate($0)) ?? false }
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    return Array(found.dropFirst(descriptor.fetchOffset ?? 0).prefix(descriptor.fetchLimit ?? .max))
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let found = models.first(where: { $0.persistentModelID == identifier }) else {
      fatalError("there is no model of this identifier")
    }
    return found
  }
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    models.first { $0.persistentModelID == identifier } as? T
  }
}

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  public var propertiesToFetch: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// - Parameter Result: `[Element]`, as everything that makes a query says. That it is a collection of
///   them tells the compiler what a query without arguments asks for.
@propertyWrapper @MainActor
public struct Query<Element: PersistentModel, Result: RandomAccessCollection>: DynamicProperty
where Result.Element == Element {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private let compare: ((Element, Element) -> Bool)?

  public var wrappedValue: Result {
    let found = (try? context.fetch(descriptor)) ?? []
    guard let result = (compare.map { found.sorted(by: $0) } ?? found) as? Result else {
      fatalError("a query's result is an array of \(Element.self)")
    }
    return result
  }
  public var projectedValue: Query { self }
  public var modelContext: ModelContext { context }
  public var fetchError: (any Error)? { nil }

  /// Here, and not beside the others: only so can a view with a query be made without one.
  public init() where Result == [Element] { self.init(FetchDescriptor(), by: nil) }

  private init(
    _ descriptor: FetchDescriptor<Element>, by compare: ((Element, Element) -> Bool)?
  ) {
    self.descriptor = descriptor
    self.compare = compare
  }
}

extension Query where Result == [Element] {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(descriptor, by: nil)
  }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.init(descriptor, by: nil)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), by: nil)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), by: nil)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter)) { one, other in
      order == .forward
        ? one[keyPath: path] < other[keyPath: path] : other[keyPath: path] < one[keyPath: path]
    }
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter)) { one, other in
      let isForward = order == .forward
      let (first, second) = isForward ? (one, other) : (other, one)
      guard let former = first[keyPath: path] else { return second[keyPath: path] != nil }
      guard let latter = second[keyPath: path] else { return false }
      return former < latter
    }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContext.shared }
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { self }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false
  ) -> some Scene { self }
}

public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
}

/// `@ModelActor actor Store { … }`
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")

public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

public protocol SerialModelExecutor: ModelExecutor {}

/// The actor runs where any does.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
  public let modelContext: ModelContext

  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
