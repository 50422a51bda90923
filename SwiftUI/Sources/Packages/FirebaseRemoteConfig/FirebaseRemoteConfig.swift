import FirebaseCore
import SwiftUI

// Values that nobody has set from afar: those that the app has by default.

public final class RemoteConfig: NSObject, @unchecked Sendable {
  private static let shared = RemoteConfig()
  private var defaults: [String: Any] = [:]

  public static func remoteConfig() -> RemoteConfig { shared }
  public static func remoteConfig(app: FirebaseApp) -> RemoteConfig { shared }

  public var configSettings = RemoteConfigSettings()
  public var lastFetchTime: Date? { nil }
  public var lastFetchStatus: RemoteConfigFetchStatus { .noFetchYet }

  public func setDefaults(_ defaults: [String: NSObject]?) {
    self.defaults.merge(defaults ?? [:]) { $1 }
  }
  public func setDefaults(fromPlist name: String?) {}
  public func setDefaults<Value: Encodable>(from value: Value) throws {}

  public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }

  public func configValue(forKey key: String?) -> RemoteConfigValue {
    RemoteConfigValue(key.flatMap { defaults[$0] })
  }
  public func defaultValue(forKey key: String?) -> RemoteConfigValue? {
    key.flatMap { defaults[$0] }.map { RemoteConfigValue($0) }
  }
  public func allKeys(from source: RemoteConfigSource) -> [String] { [] }
  public func keys(withPrefix prefix: String?) -> Set<String> { [] }

  public func fetch(
    completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
  ) {}
  public func fetch(
    withExpirationDuration seconds: TimeInterval,
    completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
  ) {}
  public func fetchAndActivate(
    completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult
  public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus {
    await _noFirebase()
  }
  public func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) {}
  @discardableResult public func activate() async throws -> Bool { await _noFirebase() }
  public func ensureInitialized(completionHandler: @escaping ((any Error)?) -> Void) {}
  @discardableResult
  public func addOnConfigUpdateListener(
    remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void
  ) -> ConfigUpdateListenerRegistration { ConfigUpdateListenerRegistration() }
}

public final class RemoteConfigSettings: NSObject {
  public var minimumFetchInterval: TimeInterval = 43_200
  public var fetchTimeout: TimeInterval = 60
}

public final class RemoteConfigValue: NSObject {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  public var stringValue: String { value.map { "\($0)" } ?? "" }
  public var boolValue: Bool { value as? Bool ?? numberValue.boolValue }
  public var numberValue: NSNumber {
    value as? NSNumber ?? NSNumber(value: Double(stringValue) ?? 0)
  }
  public var dataValue: Data { Data(stringValue.utf8) }
  public var jsonValue: Any? { nil }
  public var source: RemoteConfigSource { value == nil ? .static : .default }
}

public final class RemoteConfigUpdate: NSObject, Sendable {
  public var updatedKeys: Set<String> { [] }
}

public final class ConfigUpdateListenerRegistration: NSObject, Sendable {
  public func remove() {}
}

public enum RemoteConfigSource: Sendable { case remote, `default`, `static` }
public enum RemoteConfigFetchStatus: Sendable { case noFetchYet, success, failure, throttled }
public enum RemoteConfigFetchAndActivateStatus: Sendable {
  case successFetchedFromRemote, successUsingPreFetchedData, error
}
