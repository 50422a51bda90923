import SwiftUI

// Nobody signs in here.

public struct SignInWithAppleButton: View {
  public struct Label: Hashable, Sendable {
    fileprivate let title: String

    public static let signIn = Label(title: "Sign in with Apple")
    public static let signUp = Label(title: "Sign up with Apple")
    public static let `continue` = Label(title: "Continue with Apple")
  }

  public struct Style: Hashable, Sendable {
    fileprivate let ground: Color
    fileprivate let text: Color
    fileprivate var isOutlined = false

    public static let black = Style(ground: .black, text: .white)
    public static let white = Style(ground: .white, text: .black)
    public static let whiteOutline = Style(ground: .white, text: .black, isOutlined: true)
  }

  private let label: Label
  @Environment(\.signInWithAppleButtonStyle) private var style

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
  }

  public var body: some View { AppleButton(title: label.title, style: style) }
}

/// UIKit's button to sign in with, which looks like SwiftUI's.
open class ASAuthorizationAppleIDButton: UIControl, _DrawnUIView {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }

  public enum Style: Int, Sendable { case white, whiteOutline, black }

  open var cornerRadius: CGFloat = 6
  private let title: String
  private let style: SignInWithAppleButton.Style

  public init(type: ButtonType, style: Style) {
    let label: SignInWithAppleButton.Label =
      switch type {
      case .signIn: .signIn
      case .continue: .continue
      case .signUp: .signUp
      }
    title = label.title
    self.style =
      switch style {
      case .white: .white
      case .whiteOutline: .whiteOutline
      case .black: .black
      }
    super.init(frame: .zero)
  }

  public convenience init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) {
    self.init(type: type, style: style)
  }

  public required init?(coder: NSCoder) { nil }

  public var _drawn: AnyView {
    AnyView(AppleButton(title: title, style: style, cornerRadius: cornerRadius))
  }
}

private struct AppleButton: View {
  let title: String
  let style: SignInWithAppleButton.Style
  var cornerRadius: CGFloat = 6

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    HStack(spacing: 7) {
      Image(systemName: "applelogo").imageScale(.small)
      Text(verbatim: title)
    }
    .font(.system(size: 19, weight: .medium))
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .foregroundColor(style.text)
    .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
    .background(shape.fill(style.ground))
    .overlay(shape.strokeBorder(style.isOutlined ? Color.black : .clear, lineWidth: 1))
  }
}

private struct StyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}

public protocol ASAuthorizationProvider {}

open class ASAuthorizationRequest: NSObject {}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?
}

open class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public let credential: any ASAuthorizationCredential

  init(credential: any ASAuthorizationCredential) {
    self.credential = credential
  }
}

public protocol ASAuthorizationCredential {}

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  open func credentialState(forUserID user: String) async throws -> CredentialState { .notFound }

  open func getCredentialState(
    forUserID user: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {}
}

public struct ASAuthorizationError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

@MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {}
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}

@MainActor open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {}

  open func performRequests() {}
}

@MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}

open class ASWebAuthenticationSession: NSObject {
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false

  public init(
    url: URL, callbackURLScheme: String?,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {}

  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}
