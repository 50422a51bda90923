// Notifications, which nobody has allowed.

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case authorized
  case provisional
  case ephemeral
}

public final class UNNotificationSettings: NSObject, @unchecked Sendable {
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// Never answers: a person would have to.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()

  public static func current() -> UNUserNotificationCenter { only }

  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withUnsafeContinuation { _ in }
  }

  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {}

  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  public func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {}

  public func add(_ request: UNNotificationRequest) async throws {}

  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {}

  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  public func removeAllPendingNotificationRequests() {}

  public func removeAllDeliveredNotifications() {}

  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {}
}

public final class UNNotificationSound: NSObject, @unchecked Sendable {
  public static var `default`: UNNotificationSound { UNNotificationSound() }
}

open class UNNotificationContent: NSObject, @unchecked Sendable {
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var categoryIdentifier = ""
  open var threadIdentifier = ""
  open var userInfo: [AnyHashable: Any] = [:]
}

public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {}
}

public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

public final class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    self.request = request
  }
}

public final class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier = ""

  init(notification: UNNotification) {
    self.notification = notification
  }
}
