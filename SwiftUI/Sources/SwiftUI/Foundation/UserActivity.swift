/// What somebody does in an app, which other devices may continue; here none does.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?

  public init(activityType: String) {
    self.activityType = activityType
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  open func becomeCurrent() {}

  open func resignCurrent() {}

  open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  nonisolated public func userActivity<Payload>(
    _ activityType: String, element: Payload?,
    _ update: @escaping (Payload, NSUserActivity) -> Void
  ) -> some View {
    self
  }

  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}

extension Scene {
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}
