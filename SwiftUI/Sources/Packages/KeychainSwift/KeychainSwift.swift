import Foundation

// In place of github.com/evgenyneu/keychain-swift: what it keeps is gone when the program ends.

public enum KeychainSwiftAccessOptions {
  case accessibleWhenUnlocked, accessibleWhenUnlockedThisDeviceOnly, accessibleAfterFirstUnlock
  case accessibleAfterFirstUnlockThisDeviceOnly, accessibleWhenPasscodeSetThisDeviceOnly
}

open class KeychainSwift {
  nonisolated(unsafe) private static var kept: [String: Data] = [:]
  private let keyPrefix: String

  public var accessGroup: String?
  public var synchronizable = false
  public var lastResultCode: Int32 = 0

  public init() { keyPrefix = "" }

  public init(keyPrefix: String) { self.keyPrefix = keyPrefix }

  @discardableResult
  open func set(
    _ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set(Data(value.utf8), forKey: key, withAccess: access) }

  @discardableResult
  open func set(
    _ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool {
    Self.kept[keyPrefix + key] = value
    return true
  }

  @discardableResult
  open func set(
    _ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set(Data([value ? 1 : 0]), forKey: key, withAccess: access) }

  open func get(_ key: String) -> String? {
    getData(key).map { String(decoding: $0, as: UTF8.self) }
  }

  open func getData(_ key: String, asReference: Bool = false) -> Data? {
    Self.kept[keyPrefix + key]
  }

  open func getBool(_ key: String) -> Bool? { getData(key)?.first.map { $0 == 1 } }

  public var allKeys: [String] { Self.kept.keys.sorted() }

  @discardableResult
  open func delete(_ key: String) -> Bool { Self.kept.removeValue(forKey: keyPrefix + key) != nil }

  @discardableResult
  open func clear() -> Bool {
    Self.kept = [:]
    return true
  }
}
