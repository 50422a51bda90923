import FirebaseCore
import SwiftUI

// What Firebase is told of errors is not told.

public final class Crashlytics: NSObject, @unchecked Sendable {
  private static let shared = Crashlytics()

  public static func crashlytics() -> Crashlytics { shared }

  public func log(_ message: String) {}
  public func record(error: any Error) {}
  public func record(error: any Error, userInfo: [String: Any]?) {}
  public func record(exceptionModel: ExceptionModel) {}
  public func setCustomValue(_ value: Any?, forKey key: String) {}
  public func setCustomKeysAndValues(_ values: [AnyHashable: Any]) {}
  public func setUserID(_ identifier: String?) {}
  public func setCrashlyticsCollectionEnabled(_ isEnabled: Bool) {}
  public func isCrashlyticsCollectionEnabled() -> Bool { false }
  public func didCrashDuringPreviousExecution() -> Bool { false }
  public func checkForUnsentReports(completion: @escaping (Bool) -> Void) {}
  public func sendUnsentReports() {}
  public func deleteUnsentReports() {}
}

public final class ExceptionModel: NSObject {
  public var stackTrace: [StackFrame] = []
  public init(name: String, reason: String) {}
}

public final class StackFrame: NSObject {
  public init(symbol: String, file: String, line: Int) {}
}
