import FirebaseCore
import SwiftUI

// Nobody is signed in, and nobody can be.

public final class Auth: NSObject, @unchecked Sendable {
  private static let shared = Auth()

  public static func auth() -> Auth { shared }
  public static func auth(app: FirebaseApp) -> Auth { shared }

  public var currentUser: _FirebaseUser? { nil }
  public var languageCode: String?
  public var app: FirebaseApp? { .app() }
  public var settings: AuthSettings? { nil }
  public var tenantID: String?
  public var shareAuthStateAcrossDevices = false

  @discardableResult
  public func addStateDidChangeListener(
    _ listener: @escaping (Auth, _FirebaseUser?) -> Void
  ) -> AuthStateDidChangeListenerHandle {
    // It is told at once who is signed in.
    DispatchQueue.main.async { listener(self, nil) }
    return NSObject()
  }
  public func removeStateDidChangeListener(_ handle: AuthStateDidChangeListenerHandle) {}
  @discardableResult
  public func addIDTokenDidChangeListener(
    _ listener: @escaping (Auth, _FirebaseUser?) -> Void
  ) -> IDTokenDidChangeListenerHandle {
    DispatchQueue.main.async { listener(self, nil) }
    return NSObject()
  }
  public func removeIDTokenDidChangeListener(_ handle: IDTokenDidChangeListenerHandle) {}

  public func signIn(
    withEmail email: String, password: String, completion: AuthDataResultCallback? = nil
  ) {}
  @discardableResult
  public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
    await _noFirebase()
  }
  public func signIn(withEmail email: String, link: String) async throws -> AuthDataResult {
    await _noFirebase()
  }
  public func signIn(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
  @discardableResult
  public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
    await _noFirebase()
  }
  public func signIn(withCustomToken token: String, completion: AuthDataResultCallback? = nil) {}
  @discardableResult
  public func signIn(withCustomToken token: String) async throws -> AuthDataResult {
    await _noFirebase()
  }
  public func signInAnonymously(completion: AuthDataResultCallback? = nil) {}
  @discardableResult
  public func signInAnonymously() async throws -> AuthDataResult { await _noFirebase() }
  public func createUser(
    withEmail email: String, password: String, completion: AuthDataResultCallback? = nil
  ) {}
  @discardableResult
  public func createUser(
    withEmail email: String, password: String
  ) async throws -> AuthDataResult { await _noFirebase() }
  public func sendPasswordReset(
    withEmail email: String, completion: (((any Error)?) -> Void)? = nil
  ) {}
  public func sendPasswordReset(withEmail email: String) async throws { await _noFirebase() }
  public func fetchSignInMethods(
    forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil
  ) {}
  public func signOut() throws {}
  public func canHandle(_ url: URL) -> Bool { false }
  public func canHandleNotification(_ message: [AnyHashable: Any]) -> Bool { false }
  public func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) {}
  public func useEmulator(withHost host: String, port: Int) {}
  public func useAppLanguage() {}
  public func useUserAccessGroup(_ group: String?) throws {}
}

public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol
public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
public enum AuthAPNSTokenType: Sendable { case unknown, sandbox, prod }

public final class AuthSettings: NSObject {
  public var isAppVerificationDisabledForTesting = false
}

public protocol UserInfo: NSObjectProtocol {
  var providerID: String { get }
  var uid: String { get }
  var displayName: String? { get }
  var photoURL: URL? { get }
  var email: String? { get }
  var phoneNumber: String? { get }
}

/// Named so that an app may have a `User` of its own.
public class _FirebaseUser: NSObject, UserInfo, @unchecked Sendable {
  public var providerID: String { "Firebase" }
  public var uid: String { "" }
  public var displayName: String? { nil }
  public var photoURL: URL? { nil }
  public var email: String? { nil }
  public var phoneNumber: String? { nil }
  public var isAnonymous: Bool { false }
  public var isEmailVerified: Bool { false }
  public var refreshToken: String? { nil }
  public var providerData: [any UserInfo] { [] }
  public var metadata: UserMetadata { UserMetadata() }

  public func createProfileChangeRequest() -> UserProfileChangeRequest {
    UserProfileChangeRequest()
  }
  public func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) {}
  public func getIDToken() async throws -> String { await _noFirebase() }
  public func getIDToken(forcingRefresh: Bool) async throws -> String { await _noFirebase() }
  public func getIDTokenResult(forcingRefresh: Bool = false) async throws -> AuthTokenResult {
    await _noFirebase()
  }
  public func reload(completion: (((any Error)?) -> Void)? = nil) {}
  public func reload() async throws { await _noFirebase() }
  public func delete(completion: (((any Error)?) -> Void)? = nil) {}
  public func delete() async throws { await _noFirebase() }
  public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {}
  public func sendEmailVerification() async throws { await _noFirebase() }
  public func sendEmailVerification(
    beforeUpdatingEmail email: String, completion: (((any Error)?) -> Void)? = nil
  ) {}
  public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {}
  public func updateEmail(to email: String) async throws { await _noFirebase() }
  public func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {}
  public func updatePassword(to password: String) async throws { await _noFirebase() }
  public func link(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
  @discardableResult
  public func link(with credential: AuthCredential) async throws -> AuthDataResult {
    await _noFirebase()
  }
  public func unlink(fromProvider provider: String) async throws -> _FirebaseUser {
    await _noFirebase()
  }
  public func reauthenticate(
    with credential: AuthCredential, completion: AuthDataResultCallback? = nil
  ) {}
  @discardableResult
  public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
    await _noFirebase()
  }
}

public typealias User = _FirebaseUser

public final class UserMetadata: NSObject, Sendable {
  public var creationDate: Date? { nil }
  public var lastSignInDate: Date? { nil }
}

public final class UserProfileChangeRequest: NSObject {
  public var displayName: String?
  public var photoURL: URL?
  public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {}
  public func commitChanges() async throws { await _noFirebase() }
}

public final class AuthTokenResult: NSObject, @unchecked Sendable {
  public var token: String { "" }
  public var claims: [String: Any] { [:] }
  public var expirationDate: Date { Date() }
}

public final class AuthDataResult: NSObject, @unchecked Sendable {
  public let user = _FirebaseUser()
  public var additionalUserInfo: AdditionalUserInfo? { nil }
  public var credential: AuthCredential? { nil }
}

public final class AdditionalUserInfo: NSObject, Sendable {
  public var isNewUser: Bool { false }
  public var providerID: String { "" }
  public var username: String? { nil }
}

public class AuthCredential: NSObject, @unchecked Sendable {
  public var provider: String { "" }
}

public final class OAuthCredential: AuthCredential, @unchecked Sendable {
  public var accessToken: String? { nil }
  public var idToken: String? { nil }
}

public final class PhoneAuthCredential: AuthCredential, @unchecked Sendable {}

public enum EmailAuthProvider {
  public static let id = "password"
  public static func credential(withEmail email: String, password: String) -> AuthCredential {
    AuthCredential()
  }
  public static func credential(withEmail email: String, link: String) -> AuthCredential {
    AuthCredential()
  }
}

public enum GoogleAuthProvider {
  public static let id = "google.com"
  public static func credential(
    withIDToken token: String, accessToken: String
  ) -> AuthCredential { AuthCredential() }
}

public enum FacebookAuthProvider {
  public static let id = "facebook.com"
  public static func credential(withAccessToken token: String) -> AuthCredential {
    AuthCredential()
  }
}

public enum AuthProviderID: String, Sendable {
  case apple = "apple.com"
  case google = "google.com"
  case email = "password"
  case phone
}

public final class OAuthProvider: NSObject {
  public var scopes: [String]?
  public var customParameters: [String: String]?
  public init(providerID: String) {}
  public static func credential(
    withProviderID provider: String, idToken: String, rawNonce: String
  ) -> OAuthCredential { OAuthCredential() }
  public static func credential(
    providerID: AuthProviderID, idToken: String, rawNonce: String, accessToken: String? = nil
  ) -> OAuthCredential { OAuthCredential() }
  public static func appleCredential(
    withIDToken token: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential { OAuthCredential() }
}

public final class PhoneAuthProvider: NSObject, @unchecked Sendable {
  public static let id = "phone"
  private static let shared = PhoneAuthProvider()
  public static func provider() -> PhoneAuthProvider { shared }
  public static func provider(auth: Auth) -> PhoneAuthProvider { shared }
  public func verifyPhoneNumber(
    _ number: String, uiDelegate: (any NSObjectProtocol)? = nil,
    completion: ((String?, (any Error)?) -> Void)? = nil
  ) {}
  public func verifyPhoneNumber(
    _ number: String, uiDelegate: (any NSObjectProtocol)? = nil
  ) async throws -> String { await _noFirebase() }
  public func credential(
    withVerificationID identifier: String, verificationCode code: String
  ) -> PhoneAuthCredential { PhoneAuthCredential() }
}

public let AuthErrorDomain = "FIRAuthErrorDomain"

public struct AuthErrorCode: Error {
  public enum Code: Int, Sendable {
    case invalidCredential = 17004
    case userDisabled
    case operationNotAllowed
    case emailAlreadyInUse
    case invalidEmail
    case wrongPassword
    case tooManyRequests
    case userNotFound
    case accountExistsWithDifferentCredential
    case requiresRecentLogin = 17014
    case noSuchProvider = 17016
    case invalidUserToken
    case networkError = 17020
    case userTokenExpired
    case credentialAlreadyInUse = 17025
    case weakPassword
    case missingEmail = 17034
    case invalidPhoneNumber = 17042
    case missingVerificationCode
    case invalidVerificationCode
    case sessionExpired = 17051
    case internalError = 17999
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
  public init?(rawValue: Int) {
    guard let code = Code(rawValue: rawValue) else { return nil }
    self.code = code
  }
  public var rawValue: Int { code.rawValue }

  public static let invalidCredential = Self(.invalidCredential)
  public static let userDisabled = Self(.userDisabled)
  public static let operationNotAllowed = Self(.operationNotAllowed)
  public static let emailAlreadyInUse = Self(.emailAlreadyInUse)
  public static let invalidEmail = Self(.invalidEmail)
  public static let wrongPassword = Self(.wrongPassword)
  public static let tooManyRequests = Self(.tooManyRequests)
  public static let userNotFound = Self(.userNotFound)
  public static let requiresRecentLogin = Self(.requiresRecentLogin)
  public static let networkError = Self(.networkError)
  public static let credentialAlreadyInUse = Self(.credentialAlreadyInUse)
  public static let weakPassword = Self(.weakPassword)
  public static let invalidVerificationCode = Self(.invalidVerificationCode)
}

extension AuthErrorCode: Equatable {}
