import SwiftUI

// A phone without a watch.

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
}

open class WCSession: NSObject, @unchecked Sendable {
  public static var `default`: WCSession { session }
  public static func isSupported() -> Bool { false }

  private static let session = WCSession()

  public weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isReachable: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  open func activate() {}
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  open func updateApplicationContext(_ context: [String: Any]) throws {}
  open func transferUserInfo(_ userInfo: [String: Any]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer()
  }
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any]
  ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
}

open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  open var userInfo: [String: Any] { [:] }
  open var isTransferring: Bool { false }
  open func cancel() {}
}
