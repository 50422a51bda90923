import SwiftUI

// In place of github.com/kishikawakatsumi/KeychainAccess: a keychain that forgets with the program.

public enum Accessibility {
  case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly
  case whenUnlockedThisDeviceOnly, afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly
}

public enum ItemClass { case genericPassword, internetPassword }
public enum ProtocolType { case http, https }
public enum AuthenticationType { case `default`, httpBasic, httpDigest, htmlForm }
public struct AuthenticationPolicy: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = Self(rawValue: 1)
  public static let biometryAny = Self(rawValue: 2)
  public static let biometryCurrentSet = Self(rawValue: 8)
  public static let devicePasscode = Self(rawValue: 16)
}

public final class Keychain: @unchecked Sendable {
  public let service: String
  public var accessGroup: String? { nil }
  private var values: [String: Data] = [:]

  public init() { service = "" }
  public init(service: String) { self.service = service }
  public init(accessGroup: String) { service = "" }
  public init(service: String, accessGroup: String) { self.service = service }
  public init(
    server: String, protocolType: ProtocolType,
    authenticationType: AuthenticationType = .default
  ) { service = server }
  public init(
    server: URL, protocolType: ProtocolType, authenticationType: AuthenticationType = .default
  ) { service = server.absoluteString }

  public func accessibility(_ accessibility: Accessibility) -> Keychain { self }
  public func accessibility(
    _ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy
  ) -> Keychain { self }
  public func synchronizable(_ synchronizable: Bool) -> Keychain { self }
  public func label(_ label: String) -> Keychain { self }
  public func comment(_ comment: String) -> Keychain { self }
  public func authenticationPrompt(_ prompt: String) -> Keychain { self }

  public func get(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? {
    values[key].map { String(decoding: $0, as: UTF8.self) }
  }
  public func getString(
    _ key: String, ignoringAttributeSynchronizable: Bool = true
  ) throws -> String? { try get(key) }
  public func getData(
    _ key: String, ignoringAttributeSynchronizable: Bool = true
  ) throws -> Data? { values[key] }
  public func set(
    _ value: String, key: String, ignoringAttributeSynchronizable: Bool = true
  ) throws { values[key] = Data(value.utf8) }
  public func set(
    _ value: Data, key: String, ignoringAttributeSynchronizable: Bool = true
  ) throws { values[key] = value }
  public func remove(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws {
    values[key] = nil
  }
  public func removeAll() throws { values = [:] }
  public func contains(_ key: String, withoutAuthenticationUI: Bool = false) throws -> Bool {
    values[key] != nil
  }
  public func allKeys() -> [String] { values.keys.sorted() }

  public subscript(key: String) -> String? {
    get { values[key].map { String(decoding: $0, as: UTF8.self) } }
    set { values[key] = newValue.map { Data($0.utf8) } }
  }
  public subscript(string key: String) -> String? {
    get { self[key] }
    set { self[key] = newValue }
  }
  public subscript(data key: String) -> Data? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
