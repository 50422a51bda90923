import SwiftUI

// In place of github.com/groue/GRDB.swift: a database in which there is nothing, and which keeps nothing.
// Its `Configuration` is not here: it would be that of each style of a button, too.

public protocol DatabaseReader: AnyObject, Sendable {}
public protocol DatabaseWriter: DatabaseReader {}

extension DatabaseReader {
  public func read<T>(_ value: (Database) throws -> T) throws -> T { try value(Database()) }
  public func read<T>(_ value: @Sendable (Database) throws -> T) async throws -> T {
    try value(Database())
  }
  public func unsafeRead<T>(_ value: (Database) throws -> T) throws -> T { try value(Database()) }
  public func asyncRead(_ value: @escaping (Result<Database, any Error>) -> Void) {}
  public func readPublisher<T>(value: @escaping (Database) throws -> T) -> AnyPublisher<
    T, any Error
  > { Result { try value(Database()) }.publisher.eraseToAnyPublisher() }
  public func close() throws {}
}

extension DatabaseWriter {
  public func write<T>(_ updates: (Database) throws -> T) throws -> T { try updates(Database()) }
  public func write<T>(_ updates: @Sendable (Database) throws -> T) async throws -> T {
    try updates(Database())
  }
  public func writeWithoutTransaction<T>(_ updates: (Database) throws -> T) rethrows -> T {
    try updates(Database())
  }
  public func barrierWriteWithoutTransaction<T>(_ updates: (Database) throws -> T) rethrows -> T {
    try updates(Database())
  }
  public func asyncWrite<T>(
    _ updates: @escaping (Database) throws -> T,
    completion: @escaping (Database, Result<T, any Error>) -> Void
  ) {}
  public func writePublisher<T>(updates: @escaping (Database) throws -> T) -> AnyPublisher<
    T, any Error
  > { Result { try updates(Database()) }.publisher.eraseToAnyPublisher() }
  public func erase() throws {}
  public func vacuum() throws {}
  public func add(transactionObserver: any TransactionObserver) {}
}

public final class DatabaseQueue: DatabaseWriter {
  public let path: String
  public init(named name: String? = nil, configuration: Any? = nil) throws {
    path = ""
  }
  public init(path: String, configuration: Any? = nil) throws {
    self.path = path
  }
  public func inDatabase<T>(_ block: (Database) throws -> T) rethrows -> T { try block(Database()) }
}

public final class DatabasePool: DatabaseWriter {
  public let path: String
  public init(path: String, configuration: Any? = nil) throws {
    self.path = path
  }
}

public protocol TransactionObserver: AnyObject {}

public final class Database {
  public enum BusyMode {
    case immediateError
    case timeout(TimeInterval)
  }
  public enum TransactionKind { case deferred, immediate, exclusive }
  public enum TransactionCompletion { case commit, rollback }
  public enum ConflictResolution { case rollback, abort, fail, ignore, replace }
  public enum ForeignKeyAction { case cascade, restrict, setNull, setDefault }
  public enum ForeignKeyChecks { case deferred, immediate }
  public struct CollationName: Hashable { public static let nocase = Self(), binary = Self() }
  public struct ColumnType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let text = Self(rawValue: "TEXT"), integer = Self(rawValue: "INTEGER")
    public static let double = Self(rawValue: "DOUBLE"), real = Self(rawValue: "REAL")
    public static let numeric = Self(rawValue: "NUMERIC"), boolean = Self(rawValue: "BOOLEAN")
    public static let blob = Self(rawValue: "BLOB"), jsonText = Self(rawValue: "TEXT")
    public static let date = Self(rawValue: "DATE"), datetime = Self(rawValue: "DATETIME")
    public static let any = Self(rawValue: "ANY")
  }

  public var lastInsertedRowID: Int64 { 0 }
  public var changesCount: Int { 0 }
  public var totalChangesCount: Int { 0 }
  public var isInsideTransaction: Bool { true }

  public init() {}
  public func execute(sql: String, arguments: StatementArguments = []) throws {}
  public func create(
    table: String, options: TableOptions = [], body: (TableDefinition) throws -> Void
  ) throws {}
  public func create(
    table: String, temporary: Bool = false, ifNotExists: Bool = false, withoutRowID: Bool = false,
    body: (TableDefinition) throws -> Void
  ) throws {}
  public func alter(table: String, body: (TableAlteration) throws -> Void) throws {}
  public func drop(table: String) throws {}
  public func drop(index: String) throws {}
  public func rename(table: String, to name: String) throws {}
  public func create(
    index: String, on table: String, columns: [String], options: IndexOptions = [],
    unique: Bool = false, ifNotExists: Bool = false, condition: (any SQLExpressible)? = nil
  ) throws {}
  public func create(
    indexOn table: String, columns: [String], options: IndexOptions = [],
    condition: (any SQLExpressible)? = nil
  ) throws {}
  public func tableExists(_ name: String) throws -> Bool { false }
  public func columns(in table: String) throws -> [ColumnInfo] { [] }
  public func inTransaction(
    _ kind: TransactionKind? = nil, _ operations: () throws -> TransactionCompletion
  ) throws { _ = try operations() }
  public func inSavepoint(_ operations: () throws -> TransactionCompletion) throws {
    _ = try operations()
  }
  public func add(transactionObserver: any TransactionObserver) {}
  public func afterNextTransaction(
    onCommit: @escaping (Database) -> Void, onRollback: @escaping (Database) -> Void = { _ in }
  ) {}
}

public struct ColumnInfo: Hashable, Sendable {
  public let name: String
  public let type: String
}

public struct TableOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let temporary = Self(rawValue: 1), ifNotExists = Self(rawValue: 2)
  public static let withoutRowID = Self(rawValue: 4), strict = Self(rawValue: 8)
}

public struct IndexOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let ifNotExists = Self(rawValue: 1), unique = Self(rawValue: 2)
}

public final class TableDefinition {
  @discardableResult
  public func column(_ name: String, _ type: Database.ColumnType? = nil) -> ColumnDefinition {
    ColumnDefinition()
  }
  @discardableResult
  public func autoIncrementedPrimaryKey(
    _ name: String, onConflict: Database.ConflictResolution? = nil
  ) -> ColumnDefinition { ColumnDefinition() }
  @discardableResult
  public func primaryKey(
    _ name: String, _ type: Database.ColumnType, onConflict: Database.ConflictResolution? = nil
  ) -> ColumnDefinition { ColumnDefinition() }
  public func primaryKey(
    _ columns: [String], onConflict: Database.ConflictResolution? = nil
  ) {}
  public func primaryKey(
    onConflict: Database.ConflictResolution? = nil, body: () throws -> Void
  ) rethrows { try body() }
  public func uniqueKey(_ columns: [String], onConflict: Database.ConflictResolution? = nil) {}
  public func foreignKey(
    _ columns: [String], references table: String, columns others: [String]? = nil,
    onDelete: Database.ForeignKeyAction? = nil, onUpdate: Database.ForeignKeyAction? = nil,
    deferred: Bool = false
  ) {}
  @discardableResult
  public func belongsTo(
    _ name: String, inTable table: String? = nil, onDelete: Database.ForeignKeyAction? = nil,
    onUpdate: Database.ForeignKeyAction? = nil, deferred: Bool = false, indexed: Bool = true
  ) -> ColumnDefinition { ColumnDefinition() }
  public func check(sql: String) {}
}

public final class TableAlteration {
  @discardableResult
  public func add(column name: String, _ type: Database.ColumnType? = nil) -> ColumnDefinition {
    ColumnDefinition()
  }
  public func rename(column name: String, to other: String) {}
  public func drop(column name: String) {}
}

public final class ColumnDefinition {
  @discardableResult
  public func primaryKey(
    onConflict: Database.ConflictResolution? = nil, autoincrement: Bool = false
  ) -> Self { self }
  @discardableResult
  public func notNull(onConflict: Database.ConflictResolution? = nil) -> Self { self }
  @discardableResult
  public func unique(onConflict: Database.ConflictResolution? = nil) -> Self { self }
  @discardableResult
  public func indexed() -> Self { self }
  @discardableResult
  public func check(sql: String) -> Self { self }
  @discardableResult
  public func defaults(to value: any DatabaseValueConvertible) -> Self { self }
  @discardableResult
  public func defaults(sql: String) -> Self { self }
  @discardableResult
  public func collate(_ collation: Database.CollationName) -> Self { self }
  @discardableResult
  public func references(
    _ table: String, column: String? = nil, onDelete: Database.ForeignKeyAction? = nil,
    onUpdate: Database.ForeignKeyAction? = nil, deferred: Bool = false
  ) -> Self { self }
}

public struct DatabaseMigrator {
  public var eraseDatabaseOnSchemaChange = false
  public var migrations: [String] { [] }
  public init() {}
  public mutating func registerMigration(
    _ identifier: String, foreignKeyChecks: Database.ForeignKeyChecks = .deferred,
    migrate: @escaping (Database) throws -> Void
  ) {}
  public func migrate(_ writer: any DatabaseWriter) throws {}
  public func migrate(_ writer: any DatabaseWriter, upTo identifier: String) throws {}
  public func appliedMigrations(_ db: Database) throws -> [String] { [] }
  public func hasCompletedMigrations(_ db: Database) throws -> Bool { true }
}

public struct ResultCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let SQLITE_OK = Self(rawValue: 0), SQLITE_ERROR = Self(rawValue: 1)
  public static let SQLITE_CONSTRAINT = Self(rawValue: 19), SQLITE_BUSY = Self(rawValue: 5)
  public static let SQLITE_CONSTRAINT_UNIQUE = Self(rawValue: 2067)
  public static let SQLITE_CONSTRAINT_FOREIGNKEY = Self(rawValue: 787)
}

public struct DatabaseError: Error, CustomStringConvertible {
  public var resultCode: ResultCode
  public var extendedResultCode: ResultCode { resultCode }
  public var message: String?
  public var description: String { message ?? "" }
  public init(resultCode: ResultCode = .SQLITE_ERROR, message: String? = nil) {
    self.resultCode = resultCode
    self.message = message
  }
}

public protocol DatabaseCancellable {
  func cancel()
}

public final class AnyDatabaseCancellable: DatabaseCancellable {
  public init() {}
  public init(cancel: @escaping () -> Void) {}
  public func cancel() {}
}

public protocol ValueObservationScheduler: Sendable {}

public struct UsualScheduler: ValueObservationScheduler {}

extension ValueObservationScheduler where Self == UsualScheduler {
  public static var immediate: UsualScheduler { UsualScheduler() }
  public static var mainActor: UsualScheduler { UsualScheduler() }
  public static var task: UsualScheduler { UsualScheduler() }
  public static func async(onQueue queue: DispatchQueue) -> UsualScheduler { UsualScheduler() }
}

/// It tells what is there at first, and nothing changes after that.
public struct ValueObservation<Value> {
  let fetch: (Database) throws -> Value

  public static func tracking(_ fetch: @escaping (Database) throws -> Value) -> Self {
    Self(fetch: fetch)
  }
  public static func trackingConstantRegion(_ fetch: @escaping (Database) throws -> Value) -> Self {
    Self(fetch: fetch)
  }
  public func map<T>(_ transform: @escaping (Value) throws -> T) -> ValueObservation<T> {
    ValueObservation<T> { try transform(fetch($0)) }
  }
  public func removeDuplicates() -> Self { self }
  public func removeDuplicates(by predicate: @escaping (Value, Value) -> Bool) -> Self { self }
  public func start(
    in reader: any DatabaseReader, scheduling: some ValueObservationScheduler = .immediate,
    onError: @escaping (any Error) -> Void, onChange: @escaping (Value) -> Void
  ) -> AnyDatabaseCancellable {
    do { onChange(try fetch(Database())) } catch { onError(error) }
    return AnyDatabaseCancellable()
  }
  public func publisher(
    in reader: any DatabaseReader, scheduling: some ValueObservationScheduler = .immediate
  ) -> AnyPublisher<Value, any Error> {
    Result { try fetch(Database()) }.publisher.eraseToAnyPublisher()
  }
  public func values(
    in reader: any DatabaseReader, scheduling: some ValueObservationScheduler = .immediate
  ) -> AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream { continuation in
      do { continuation.yield(try fetch(Database())) } catch {
        continuation.finish(throwing: error)
      }
    }
  }
}

// MARK: - Searching for words

public protocol VirtualTableModule {
  associatedtype TableDefinition
}

extension Database {
  public func create(virtualTable name: String, ifNotExists: Bool = false, using module: String)
    throws
  {}
  public func create<Module: VirtualTableModule>(
    virtualTable tableName: String, ifNotExists: Bool = false, using module: Module,
    _ body: ((Module.TableDefinition) throws -> Void)? = nil
  ) throws {}
}

public struct WordTable: VirtualTableModule {
  public typealias TableDefinition = WordTableDefinition
  public init() {}
}

public typealias FTS3 = WordTable
public typealias FTS4 = WordTable
public typealias FTS5 = WordTable
public typealias FTS3TableDefinition = WordTableDefinition
public typealias FTS4TableDefinition = WordTableDefinition
public typealias FTS5TableDefinition = WordTableDefinition

public final class WordTableDefinition {
  public var tokenizer: WordTokenizer?
  public var content: String?
  public var contentRowID: String?
  public var prefixes: Set<Int>?
  public var columnSize: Int?
  public var detail: String?

  @discardableResult
  public func column(_ name: String) -> WordColumnDefinition { WordColumnDefinition() }
  public func synchronize(withTable name: String) {}
}

public final class WordColumnDefinition {
  @discardableResult
  public func notIndexed() -> Self { self }
}

public struct WordTokenizer {
  public static let simple = WordTokenizer()
  public static let porter = WordTokenizer()
  public static func ascii(separators: Set<Character> = []) -> WordTokenizer { WordTokenizer() }
  public static func porter(wrapping base: WordTokenizer? = nil) -> WordTokenizer {
    WordTokenizer()
  }
  public static func unicode61(
    diacritics: Diacritics = .removeLegacy, categories: String = "",
    separators: Set<Character> = [], tokenCharacters: Set<Character> = []
  ) -> WordTokenizer { WordTokenizer() }

  public enum Diacritics: Sendable { case keep, removeLegacy, remove }
}
