import SwiftUI

// In place of github.com/firebase/firebase-ios-sdk: an app that is configured, and that nobody answers. What
// each product has stands in a folder of its own.

public final class FirebaseApp: NSObject, @unchecked Sendable {
  private static let shared = FirebaseApp()
  public static var allApps: [String: FirebaseApp]? { ["__FIRAPP_DEFAULT": shared] }

  public var name: String { "__FIRAPP_DEFAULT" }
  public var options: FirebaseOptions { FirebaseOptions() }
  public var isDataCollectionDefaultEnabled = false

  public static func configure() {}
  public static func configure(options: FirebaseOptions) {}
  public static func configure(name: String, options: FirebaseOptions) {}
  public static func app() -> FirebaseApp? { shared }
  public static func app(name: String) -> FirebaseApp? { shared }
}

public final class FirebaseOptions: NSObject, @unchecked Sendable {
  public var apiKey: String?
  public var bundleID = ""
  public var clientID: String?
  public var databaseURL: String?
  public var gcmSenderID = ""
  public var googleAppID = ""
  public var projectID: String?
  public var storageBucket: String?

  public static func defaultOptions() -> FirebaseOptions? { FirebaseOptions() }

  public override init() {}
  public init?(contentsOfFile path: String) {}
  public init(googleAppID: String, gcmSenderID: String) {}
}

public final class FirebaseConfiguration: NSObject, @unchecked Sendable {
  public static let shared = FirebaseConfiguration()

  public func setLoggerLevel(_ level: FirebaseLoggerLevel) {}
}

public enum FirebaseLoggerLevel: Int, Sendable {
  case error = 3
  case warning = 4
  case notice = 5
  case info = 6
  case debug = 7
}

/// What a server would have said: nothing here has one.
public func _noFirebase<Answer>() async -> Answer { await withUnsafeContinuation { _ in } }
public func _noFirebase() async {
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}
