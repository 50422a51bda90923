import FirebaseCore
import SwiftUI

// Functions that run where nobody is.

public final class Functions: NSObject, @unchecked Sendable {
  private static let shared = Functions()

  public static func functions() -> Functions { shared }
  public static func functions(region: String) -> Functions { shared }
  public static func functions(app: FirebaseApp, region: String) -> Functions { shared }

  public func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable() }
  public func useEmulator(withHost host: String, port: Int) {}
}

public final class HTTPSCallable: NSObject, Sendable {
  public var timeoutInterval: TimeInterval {
    get { 70 }
    set {}
  }

  public func call(
    _ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void
  ) {}
  @discardableResult
  public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult { await _noFirebase() }
}

public final class HTTPSCallableResult: NSObject, @unchecked Sendable {
  public let data: Any = ""
}

public let FunctionsErrorDomain = "com.firebase.functions"
