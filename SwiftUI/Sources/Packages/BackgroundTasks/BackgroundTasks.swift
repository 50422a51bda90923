import SwiftUI

// In place of Apple's framework: the system never runs what is asked of it.

open class BGTaskRequest: NSObject {
  public let identifier: String
  public var earliestBeginDate: Date?
  init(named identifier: String) { self.identifier = identifier }
}

public final class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(named: identifier) }
}

public final class BGProcessingTaskRequest: BGTaskRequest {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false
  public init(identifier: String) { super.init(named: identifier) }
}

open class BGTask: NSObject {
  public let identifier = ""
  public var expirationHandler: (() -> Void)?
  public func setTaskCompleted(success: Bool) {}
}

public final class BGAppRefreshTask: BGTask {}
public final class BGProcessingTask: BGTask {}

public final class BGTaskScheduler: NSObject, @unchecked Sendable {
  public struct Error: Swift.Error {
    public enum Code: Int, Sendable {
      case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
    }
    public let code: Code
    public static let unavailable = Code.unavailable
    public static let notPermitted = Code.notPermitted
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
  }

  public static let shared = BGTaskScheduler()

  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  public func submit(_ request: BGTaskRequest) throws {}
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  public func cancelAllTaskRequests() {}
  public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
