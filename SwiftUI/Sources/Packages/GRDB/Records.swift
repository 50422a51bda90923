import SwiftUI

public struct DatabaseValue: Hashable, Sendable {
  public static let null = DatabaseValue()
  public var isNull: Bool { true }
}

public protocol SQLExpressible {}
public protocol SQLSelectable {}
public protocol SQLOrderingTerm {}
public protocol SQLSpecificExpressible: SQLExpressible, SQLSelectable, SQLOrderingTerm {}

public protocol DatabaseValueConvertible: SQLExpressible {
  var databaseValue: DatabaseValue { get }
  static func fromDatabaseValue(_ dbValue: DatabaseValue) -> Self?
}

extension DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .null }
  public static func fromDatabaseValue(_ dbValue: DatabaseValue) -> Self? { nil }
  public static func fetchAll(
    _ db: Database, sql: String, arguments: StatementArguments = []
  ) throws -> [Self] { [] }
  public static func fetchOne(
    _ db: Database, sql: String, arguments: StatementArguments = []
  ) throws -> Self? { nil }
}

extension String: DatabaseValueConvertible {}
extension Int: DatabaseValueConvertible {}
extension Int32: DatabaseValueConvertible {}
extension Int64: DatabaseValueConvertible {}
extension Bool: DatabaseValueConvertible {}
extension Double: DatabaseValueConvertible {}
extension Float: DatabaseValueConvertible {}
extension Data: DatabaseValueConvertible {}
extension Date: DatabaseValueConvertible {}
extension UUID: DatabaseValueConvertible {}
extension URL: DatabaseValueConvertible {}
extension Optional: SQLExpressible where Wrapped: SQLExpressible {}

public struct StatementArguments: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init() {}
  public init(arrayLiteral elements: (any DatabaseValueConvertible)?...) {}
  public init(dictionaryLiteral elements: (String, (any DatabaseValueConvertible)?)...) {}
  public init<S: Sequence>(_ sequence: S) where S.Element: DatabaseValueConvertible {}
}

public struct SQLExpression: SQLSpecificExpressible {
  public var sqlExpression: SQLExpression { self }
  public init() {}
}

public protocol ColumnExpression: SQLSpecificExpressible {
  var name: String { get }
}

public struct Column: ColumnExpression, Hashable, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(_ codingKey: some CodingKey) { name = codingKey.stringValue }
  public static let rowID = Column("rowid")
  public static let rank = Column("rank")
}

extension ColumnExpression where Self: CodingKey {
  public var name: String { stringValue }
}

extension SQLSpecificExpressible {
  public var asc: SQLExpression { SQLExpression() }
  public var desc: SQLExpression { SQLExpression() }
  public var ascNullsLast: SQLExpression { SQLExpression() }
  public var descNullsFirst: SQLExpression { SQLExpression() }
  public func forKey(_ key: String) -> SQLExpression { SQLExpression() }
  public func like(_ pattern: some SQLExpressible) -> SQLExpression { SQLExpression() }
  public func collating(_ collation: Database.CollationName) -> SQLExpression { SQLExpression() }
  public func set(to value: (any SQLExpressible)?) -> ColumnAssignment { ColumnAssignment() }

  public static func == (left: Self, right: (any SQLExpressible)?) -> SQLExpression {
    SQLExpression()
  }
  public static func != (left: Self, right: (any SQLExpressible)?) -> SQLExpression {
    SQLExpression()
  }
  public static func < (left: Self, right: any SQLExpressible) -> SQLExpression { SQLExpression() }
  public static func > (left: Self, right: any SQLExpressible) -> SQLExpression { SQLExpression() }
  public static func <= (left: Self, right: any SQLExpressible) -> SQLExpression { SQLExpression() }
  public static func >= (left: Self, right: any SQLExpressible) -> SQLExpression { SQLExpression() }
  public static func && (left: Self, right: any SQLExpressible) -> SQLExpression { SQLExpression() }
  public static func || (left: Self, right: any SQLExpressible) -> SQLExpression { SQLExpression() }
  public static prefix func ! (value: Self) -> SQLExpression { SQLExpression() }
}

extension Sequence where Element: SQLExpressible {
  public func contains(_ element: some SQLSpecificExpressible) -> SQLExpression { SQLExpression() }
}

public struct ColumnAssignment {}

public func count(_ value: some SQLSpecificExpressible) -> SQLExpression { SQLExpression() }

/// There is none.
public final class Row {
  public init() {}
  public var columnNames: [String] { [] }
  public func hasColumn(_ name: String) -> Bool { false }
  public subscript<Value: DatabaseValueConvertible>(name: String) -> Value { none() }
  public subscript<Value: DatabaseValueConvertible>(name: String) -> Value? { nil }
  public subscript<Value: DatabaseValueConvertible>(column: some ColumnExpression) -> Value {
    none()
  }
  public subscript<Value: DatabaseValueConvertible>(column: some ColumnExpression) -> Value? { nil }
  public subscript(name: String) -> (any DatabaseValueConvertible)? { nil }
  public subscript(column: some ColumnExpression) -> (any DatabaseValueConvertible)? { nil }
  public static func fetchAll(
    _ db: Database, sql: String, arguments: StatementArguments = []
  ) throws -> [Row] { [] }
  public static func fetchOne(
    _ db: Database, sql: String, arguments: StatementArguments = []
  ) throws -> Row? { nil }
  private func none<Value>() -> Value { fatalError("the database has no rows") }
}

public protocol FetchableRecord {
  init(row: Row) throws
}

extension FetchableRecord {
  public static func fetchAll(
    _ db: Database, sql: String, arguments: StatementArguments = []
  ) throws -> [Self] { [] }
  public static func fetchOne(
    _ db: Database, sql: String, arguments: StatementArguments = []
  ) throws -> Self? { nil }
  public static func fetchAll<T>(_ db: Database, _ request: T) throws -> [Self] { [] }
  public static func fetchOne<T>(_ db: Database, _ request: T) throws -> Self? { nil }
}

extension FetchableRecord where Self: Decodable {
  public init(row: Row) throws { throw DatabaseError(message: "the database has no rows") }
}

public struct PersistenceContainer {
  public subscript(column: String) -> (any DatabaseValueConvertible)? {
    get { nil }
    set {}
  }
  public subscript(column: some ColumnExpression) -> (any DatabaseValueConvertible)? {
    get { nil }
    set {}
  }
}

public protocol EncodableRecord {
  func encode(to container: inout PersistenceContainer) throws
}

extension EncodableRecord {
  public func encode(to container: inout PersistenceContainer) throws {}
}

public struct PersistenceConflictPolicy {
  public init(
    insert: Database.ConflictResolution = .abort, update: Database.ConflictResolution = .abort
  ) {}
}

public struct InsertionSuccess {
  public var rowID: Int64 { 0 }
}

public protocol TableRecord {
  static var databaseTableName: String { get }
  static var databaseSelection: [any SQLSelectable] { get }
}

public protocol MutablePersistableRecord: EncodableRecord, TableRecord {
  static var persistenceConflictPolicy: PersistenceConflictPolicy { get }
  mutating func didInsert(_ inserted: InsertionSuccess)
}

public protocol PersistableRecord: MutablePersistableRecord {}

extension MutablePersistableRecord {
  public static var persistenceConflictPolicy: PersistenceConflictPolicy {
    PersistenceConflictPolicy()
  }
  public mutating func didInsert(_ inserted: InsertionSuccess) {}
  public func insert(
    _ db: Database, onConflict conflict: Database.ConflictResolution? = nil
  ) throws {}
  public func inserted(
    _ db: Database, onConflict conflict: Database.ConflictResolution? = nil
  ) throws -> Self { self }
  public func save(_ db: Database, onConflict conflict: Database.ConflictResolution? = nil) throws {
  }
  public func saved(
    _ db: Database, onConflict conflict: Database.ConflictResolution? = nil
  ) throws -> Self { self }
  public func upsert(_ db: Database) throws {}
  public func update(
    _ db: Database, onConflict conflict: Database.ConflictResolution? = nil
  ) throws {}
  public func update(_ db: Database, columns: some Sequence<String>) throws {}
  public func update<C: ColumnExpression>(_ db: Database, columns: [C]) throws {}
  @discardableResult
  public func updateChanges(_ db: Database, from record: Self) throws -> Bool { false }
  @discardableResult
  public func delete(_ db: Database) throws -> Bool { false }
  public func exists(_ db: Database) throws -> Bool { false }
}

extension TableRecord {
  public static var databaseTableName: String { "\(Self.self)" }
  public static var databaseSelection: [any SQLSelectable] { [] }
  public static func all() -> QueryInterfaceRequest<Self> { QueryInterfaceRequest() }
  public static func none() -> QueryInterfaceRequest<Self> { QueryInterfaceRequest() }
  public static func filter(_ condition: some SQLExpressible) -> QueryInterfaceRequest<Self> {
    all()
  }
  public static func filter(
    sql: String, arguments: StatementArguments = []
  ) -> QueryInterfaceRequest<Self> { all() }
  public static func filter(key: some Any) -> QueryInterfaceRequest<Self> { all() }
  public static func filter(keys: some Sequence) -> QueryInterfaceRequest<Self> { all() }
  public static func filter(id: some Any) -> QueryInterfaceRequest<Self> { all() }
  public static func filter(ids: some Sequence) -> QueryInterfaceRequest<Self> { all() }
  public static func order(_ terms: any SQLOrderingTerm...) -> QueryInterfaceRequest<Self> { all() }
  public static func order(sql: String) -> QueryInterfaceRequest<Self> { all() }
  public static func select(_ terms: any SQLSelectable...) -> QueryInterfaceRequest<Self> { all() }
  public static func select<T>(
    _ terms: any SQLSelectable..., as type: T.Type
  ) -> QueryInterfaceRequest<T> { QueryInterfaceRequest() }
  public static func limit(_ limit: Int, offset: Int? = nil) -> QueryInterfaceRequest<Self> {
    all()
  }
  public static func including<A: Association>(all association: A) -> QueryInterfaceRequest<Self> {
    all()
  }
  public static func including<A: Association>(
    required association: A
  ) -> QueryInterfaceRequest<Self> { all() }
  public static func including<A: Association>(
    optional association: A
  ) -> QueryInterfaceRequest<Self> { all() }
  public static func joining<A: Association>(
    required association: A
  ) -> QueryInterfaceRequest<Self> { all() }
  public static func joining<A: Association>(
    optional association: A
  ) -> QueryInterfaceRequest<Self> { all() }
  public static func fetchCount(_ db: Database) throws -> Int { 0 }
  @discardableResult
  public static func deleteAll(_ db: Database) throws -> Int { 0 }
  @discardableResult
  public static func deleteAll(_ db: Database, keys: some Sequence) throws -> Int { 0 }
  @discardableResult
  public static func deleteAll(_ db: Database, ids: some Sequence) throws -> Int { 0 }
  @discardableResult
  public static func deleteOne(_ db: Database, key: some Any) throws -> Bool { false }
  @discardableResult
  public static func deleteOne(_ db: Database, id: some Any) throws -> Bool { false }
  @discardableResult
  public static func updateAll(_ db: Database, _ assignments: ColumnAssignment...) throws -> Int {
    0
  }
  public static func exists(_ db: Database, key: some Any) throws -> Bool { false }
  public static func exists(_ db: Database, id: some Any) throws -> Bool { false }
  public static func belongsTo<T>(
    _ destination: T.Type, key: String? = nil, using foreignKey: ForeignKey? = nil
  ) -> BelongsToAssociation<Self, T> { BelongsToAssociation() }
  public static func hasOne<T>(
    _ destination: T.Type, key: String? = nil, using foreignKey: ForeignKey? = nil
  ) -> HasOneAssociation<Self, T> { HasOneAssociation() }
  public static func hasMany<T>(
    _ destination: T.Type, key: String? = nil, using foreignKey: ForeignKey? = nil
  ) -> HasManyAssociation<Self, T> { HasManyAssociation() }
  public static func hasMany<P: Association, T: Association>(
    _ destination: Any.Type, through pivot: P, using target: T, key: String? = nil
  ) -> HasManyAssociation<Self, T.Destination> { HasManyAssociation() }
  public func request<A: Association>(for association: A) -> QueryInterfaceRequest<A.Destination> {
    QueryInterfaceRequest()
  }
}

extension TableRecord where Self: FetchableRecord {
  public static func fetchAll(_ db: Database) throws -> [Self] { [] }
  public static func fetchOne(_ db: Database) throws -> Self? { nil }
  public static func fetchAll(_ db: Database, keys: some Sequence) throws -> [Self] { [] }
  public static func fetchAll(_ db: Database, ids: some Sequence) throws -> [Self] { [] }
  public static func fetchOne(_ db: Database, key: some Any) throws -> Self? { nil }
  public static func fetchOne(_ db: Database, id: some Any) throws -> Self? { nil }
}

public struct ForeignKey {
  public init(_ columns: [String], to destination: [String]? = nil) {}
  public init<C: ColumnExpression>(_ columns: [C], to destination: [C]? = nil) {}
}

public struct TableAlias {
  public init(name: String? = nil) {}
}

public protocol Association: QueryChain {
  associatedtype Destination
}

public struct BelongsToAssociation<Origin, Destination>: Association, Sendable {
  public init() {}
}
public struct HasOneAssociation<Origin, Destination>: Association, Sendable {
  public init() {}
}
public struct HasManyAssociation<Origin, Destination>: Association, Sendable {
  public init() {}
}

/// What a request and an association are narrowed by.
public protocol QueryChain {}

extension QueryChain {
  public func filter(_ condition: some SQLExpressible) -> Self { self }
  public func filter(sql: String, arguments: StatementArguments = []) -> Self { self }
  public func filter(key: some Any) -> Self { self }
  public func filter(keys: some Sequence) -> Self { self }
  public func filter(id: some Any) -> Self { self }
  public func filter(ids: some Sequence) -> Self { self }
  public func order(_ terms: any SQLOrderingTerm...) -> Self { self }
  public func order(sql: String) -> Self { self }
  public func reversed() -> Self { self }
  public func select(_ terms: any SQLSelectable...) -> Self { self }
  public func select(sql: String) -> Self { self }
  public func annotated(with terms: any SQLSelectable...) -> Self { self }
  public func group(_ terms: any SQLExpressible...) -> Self { self }
  public func having(_ condition: some SQLExpressible) -> Self { self }
  public func distinct() -> Self { self }
  public func limit(_ limit: Int, offset: Int? = nil) -> Self { self }
  public func forKey(_ key: String) -> Self { self }
  public func aliased(_ alias: TableAlias) -> Self { self }
  public func including<A: Association>(all association: A) -> Self { self }
  public func including<A: Association>(required association: A) -> Self { self }
  public func including<A: Association>(optional association: A) -> Self { self }
  public func joining<A: Association>(required association: A) -> Self { self }
  public func joining<A: Association>(optional association: A) -> Self { self }
}

public struct QueryInterfaceRequest<Record>: QueryChain, Sendable {
  public init() {}
  public func select<T>(
    _ terms: any SQLSelectable..., as type: T.Type
  ) -> QueryInterfaceRequest<T> { QueryInterfaceRequest<T>() }
  public func asRequest<T>(of type: T.Type) -> QueryInterfaceRequest<T> {
    QueryInterfaceRequest<T>()
  }
  public func fetchAll(_ db: Database) throws -> [Record] { [] }
  public func fetchOne(_ db: Database) throws -> Record? { nil }
  public func fetchCount(_ db: Database) throws -> Int { 0 }
  public func isEmpty(_ db: Database) throws -> Bool { true }
  @discardableResult
  public func deleteAll(_ db: Database) throws -> Int { 0 }
  @discardableResult
  public func updateAll(_ db: Database, _ assignments: ColumnAssignment...) throws -> Int { 0 }
}

extension QueryInterfaceRequest where Record: Hashable {
  public func fetchSet(_ db: Database) throws -> Set<Record> { [] }
}

public struct SQLRequest<Record> {
  public init(sql: String, arguments: StatementArguments = []) {}
  public func fetchAll(_ db: Database) throws -> [Record] { [] }
  public func fetchOne(_ db: Database) throws -> Record? { nil }
  public func fetchCount(_ db: Database) throws -> Int { 0 }
}
