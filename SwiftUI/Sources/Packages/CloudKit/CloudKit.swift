import SwiftUI

// A cloud that nobody is signed in to: it has no records, and no question to it is ever answered.

public typealias CKRecordValue = Any
public typealias CKRecordValueProtocol = Any

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

open class CKContainer: NSObject, @unchecked Sendable {
  private static let one = CKContainer(identifier: "")

  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase()
  public let publicCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()

  public init(identifier: String) { containerIdentifier = identifier }

  open class func `default`() -> CKContainer { one }

  open func database(with scope: CKDatabase.Scope) -> CKDatabase {
    switch scope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  open func add(_ operation: CKOperation) {}

  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {}

  open func accountStatus() async throws -> CKAccountStatus { .noAccount }

  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {}

  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }

  open func fetchShareMetadata(
    with url: URL,
    completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
  ) {}

  open func accept(
    _ metadata: CKShare.Metadata,
    completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
  ) {}
}

extension CKContainer: SwiftUI._MadeByDefault {
  public static func _made() -> Any { CKContainer.default() }
}

open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  open func add(_ operation: CKDatabaseOperation) {}

  open func fetch(
    withRecordID id: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {}

  open func fetch(
    withRecordZoneID id: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {}

  open func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) {}

  open func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) {}

  open func perform(
    _ query: CKQuery, inZoneWith zone: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {}

  open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {}

  open func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {}

  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {}

  open func delete(
    withRecordID id: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {}

  open func delete(
    withSubscriptionID id: CKSubscription.ID,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {}

  open func record(for id: CKRecord.ID) async throws -> CKRecord { throw CKError(.unknownItem) }

  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }

  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }

  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }

  @discardableResult
  open func deleteRecord(withID id: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }

  open func records(
    matching query: CKQuery, inZoneWith zone: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) {
    throw CKError(.notAuthenticated)
  }
}

open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  public struct SystemType {
    public static let userRecord = "Users"
    public static let share = "cloudkit.share"
  }

  public final class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID)?.recordName == recordName
    }

    public override var hash: Int { recordName.hashValue }
  }

  public enum ReferenceAction: UInt, Sendable {
    case none, deleteSelf
  }

  public final class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  public enum SavePolicy: Int, Sendable {
    case ifServerRecordUnchanged, changedKeys, allKeys
  }

  public let recordType: RecordType
  public let recordID: ID
  open var recordChangeTag: String? { nil }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open var share: Reference? { nil }
  open var parent: Reference?
  private var values: [String: Any] = [:]

  public init(recordType: RecordType, recordID: ID = ID(recordName: "record")) {
    self.recordType = recordType
    self.recordID = recordID
  }

  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(recordName: "record", zoneID: zoneID))
  }

  open subscript(key: FieldKey) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  open func object(forKey key: FieldKey) -> Any? { values[key] }

  open func setObject(_ object: Any?, forKey key: FieldKey) { values[key] = object }

  open func value(forKey key: String) -> Any? { values[key] }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func setValuesForKeys(_ values: [String: Any]) {
    self.values.merge(values) { $1 }
  }

  open func allKeys() -> [FieldKey] { values.keys.sorted() }

  open func changedKeys() -> [FieldKey] { allKeys() }
}

extension CKRecord: SwiftUI._MadeByDefault {
  public static func _made() -> Any { CKRecord(recordType: "Text") }
}

open class CKRecordZone: NSObject, @unchecked Sendable {
  public final class ID: NSObject, @unchecked Sendable {
    public static let `default` = ID(zoneName: "_defaultZone")

    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }
  }

  public let zoneID: ID

  public init(zoneID: ID) { self.zoneID = zoneID }

  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

public let CKCurrentUserDefaultName = "__defaultOwner__"

open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?

  public init(fileURL: URL) { self.fileURL = fileURL }
}

open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}

open class CKShare: CKRecord, @unchecked Sendable {
  open class Metadata: NSObject, @unchecked Sendable {}

  public enum ParticipantPermission: Int, Sendable {
    case unknown, none, readOnly, readWrite
  }

  open var publicPermission = ParticipantPermission.none
  open var url: URL? { nil }

  public init(rootRecord: CKRecord) { super.init(recordType: SystemType.share) }

  public init(recordZoneID: CKRecordZone.ID) { super.init(recordType: SystemType.share) }
}

// MARK: Subscriptions

open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title: String?
    open var titleLocalizationKey: String?
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    open var subtitle: String?
    open var soundName: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    open var category: String?
    open var collapseIDKey: String?
  }

  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?

  init(id: ID) { subscriptionID = id }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }

  public let recordType: CKRecord.RecordType?
  public let predicate: NSPredicate
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = "subscription", options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    super.init(id: subscriptionID)
  }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  public init(subscriptionID: CKSubscription.ID = "subscription") { super.init(id: subscriptionID) }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = "subscription") {
    super.init(id: subscriptionID)
  }
}

open class CKNotification: NSObject, @unchecked Sendable {
  open var subscriptionID: CKSubscription.ID? { nil }

  public init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) { return nil }
}

// MARK: Operations

open class CKOperation: Operation, @unchecked Sendable {
  open class Configuration: NSObject, @unchecked Sendable {
    open var qualityOfService = QualityOfService.default
    open var timeoutIntervalForRequest = 60.0
    open var timeoutIntervalForResource = 604_800.0
  }

  open var configuration = Configuration()
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  public final class Cursor: NSObject, @unchecked Sendable {}

  public static let maximumResults = 0

  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = 0
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  public override init() {}

  public init(query: CKQuery) { self.query = query }

  public init(cursor: Cursor) { self.cursor = cursor }
}

open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = CKRecord.SavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }
}

// MARK: Errors

public let CKErrorDomain = "CKErrorDomain"

public struct CKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure
    case networkUnavailable
    case networkFailure
    case badContainer
    case serviceUnavailable
    case requestRateLimited
    case missingEntitlement
    case notAuthenticated
    case permissionFailure
    case unknownItem
    case invalidArguments
    case serverRecordChanged = 14
    case serverRejectedRequest
    case assetFileNotFound
    case assetFileModified
    case incompatibleVersion
    case constraintViolation
    case operationCancelled
    case changeTokenExpired
    case batchRequestFailed
    case zoneBusy
    case badDatabase
    case quotaExceeded
    case zoneNotFound
    case limitExceeded
    case userDeletedZone
    case accountTemporarilyUnavailable = 36
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
  public var retryAfterSeconds: Double? { nil }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  public var clientRecord: CKRecord? { nil }
  public var serverRecord: CKRecord? { nil }
}

extension CKError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? CKError)?.code == code
  }
}
