import FirebaseCore
import SwiftUI

// Nobody sends the device a message.

public final class Messaging: NSObject, @unchecked Sendable {
  private static let shared = Messaging()

  public static func messaging() -> Messaging { shared }

  public weak var delegate: (any MessagingDelegate)?
  public var apnsToken: Data?
  public var fcmToken: String? { nil }
  public var isAutoInitEnabled = false

  public func token(completion: @escaping (String?, (any Error)?) -> Void) {}
  public func token() async throws -> String { await _noFirebase() }
  public func deleteToken(completion: @escaping ((any Error)?) -> Void) {}
  public func deleteToken() async throws {}
  public func deleteData(completion: @escaping ((any Error)?) -> Void) {}
  public func subscribe(
    toTopic topic: String, completion: (((any Error)?) -> Void)? = nil
  ) {}
  public func unsubscribe(
    fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil
  ) {}
  @discardableResult
  public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo {
    MessagingMessageInfo()
  }
  public func setAPNSToken(_ token: Data, type: MessagingAPNSTokenType) {}
}

public enum MessagingAPNSTokenType: Sendable { case unknown, sandbox, prod }

public final class MessagingMessageInfo: NSObject, Sendable {}

public protocol MessagingDelegate: AnyObject {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?)
}

extension MessagingDelegate {
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?) {}
}
