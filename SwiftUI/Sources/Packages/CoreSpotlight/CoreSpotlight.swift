import SwiftUI

// A search of the device that finds nothing.

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var rating: NSNumber?

  public init(contentType: UTType) {}
  public init(itemContentType: String) {}
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

open class CSSearchableIndex: NSObject, @unchecked Sendable {
  public static func `default`() -> CSSearchableIndex { CSSearchableIndex(name: "") }
  public static func isIndexingAvailable() -> Bool { false }

  public init(name: String) {}

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  open func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {}
}
