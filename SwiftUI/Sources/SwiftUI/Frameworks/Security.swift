// The keychain, which has nothing in it here.

public typealias CFString = String
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = Bool
public typealias OSStatus = Int32

// As Apple has it.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanTrue: CFBoolean! = true
// As Apple has it.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanFalse: CFBoolean! = false

public let kSecClass = "class"
public let kSecClassGenericPassword = "genp"
public let kSecClassInternetPassword = "inet"
public let kSecClassKey = "keys"
public let kSecClassCertificate = "cert"
public let kSecClassIdentity = "idnt"
public let kSecAttrAccount = "acct"
public let kSecAttrService = "svce"
public let kSecAttrServer = "srvr"
public let kSecAttrLabel = "labl"
public let kSecAttrGeneric = "gena"
public let kSecAttrAccessGroup = "agrp"
public let kSecAttrSynchronizable = "sync"
public let kSecAttrSynchronizableAny = "syna"
public let kSecAttrAccessible = "pdmn"
public let kSecAttrAccessibleWhenUnlocked = "ak"
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
public let kSecValueData = "v_Data"
public let kSecReturnData = "r_Data"
public let kSecReturnAttributes = "r_Attributes"
public let kSecMatchLimit = "m_Limit"
public let kSecMatchLimitOne = "m_LimitOne"
public let kSecMatchLimitAll = "m_LimitAll"

public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecItemNotFound: OSStatus = -25300
public let errSecDuplicateItem: OSStatus = -25299
public let errSecAuthFailed: OSStatus = -25293
public let errSecParam: OSStatus = -50

@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  errSecSuccess
}

@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  errSecItemNotFound
}

@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  errSecItemNotFound
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecSuccess }

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  "status \(status)"
}

// Whom a server says it is: none ever answers.

public final class SecTrust: @unchecked Sendable {}

public final class SecCertificate: @unchecked Sendable {}

public final class SecKey: @unchecked Sendable {}

public func SecTrustCopyExceptions(_ trust: SecTrust) -> Data? { nil }

@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: Data?) -> Bool { false }

@discardableResult
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  false
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> [SecCertificate]? { nil }

public func SecCertificateCopyData(_ certificate: SecCertificate) -> Data { Data() }

public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> String? { nil }

public func SecCertificateCreateWithData(_ allocator: Any?, _ data: Data) -> SecCertificate? { nil }
