// A web view is an area in which no page is ever shown.

@MainActor @preconcurrency
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  open var allowsBackForwardNavigationGestures = false
  open var url: URL? { nil }
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var title: String? { nil }
  open var customUserAgent: String?
  open var allowsLinkPreview = true
  open var isInspectable = false
  // As Apple has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var underPageBackgroundColor: UIColor! = nil

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public convenience init() {
    self.init(frame: .zero, configuration: WKWebViewConfiguration())
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  @discardableResult
  open func load(_ request: _URLRequest) -> WKNavigation? { nil }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    nil
  }

  @discardableResult
  open func reload() -> WKNavigation? { nil }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }

  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  open func stopLoading() {}

  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
}

@MainActor @preconcurrency
public final class WKWebViewConfiguration: NSObject {
  public var allowsInlineMediaPlayback = false
  public var userContentController = WKUserContentController()
  public var preferences = WKPreferences()
  public var processPool = WKProcessPool()
  public var websiteDataStore = WKWebsiteDataStore.default()
  public var applicationNameForUserAgent: String?
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  public var allowsAirPlayForMediaPlayback = true
  public var allowsPictureInPictureMediaPlayback = true
  public var suppressesIncrementalRendering = false
  // As Apple has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public let defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

  public override init() {}
}

@MainActor @preconcurrency
public final class WKWebpagePreferences: NSObject {
  public var allowsContentJavaScript = true

  public override init() {}
}

@MainActor @preconcurrency
public final class WKPreferences: NSObject {
  public var javaScriptEnabled = true
  public var javaScriptCanOpenWindowsAutomatically = false

  public override init() {}
}

@MainActor @preconcurrency
public final class WKUserContentController: NSObject {
  public var userScripts: [WKUserScript] { [] }

  public func add(_ handler: any WKScriptMessageHandler, name: String) {}

  public func removeScriptMessageHandler(forName name: String) {}

  public func addUserScript(_ script: WKUserScript) {}

  public func removeAllUserScripts() {}

  public override init() {}
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart
  case atDocumentEnd
}

@MainActor @preconcurrency
public final class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

@MainActor @preconcurrency
public final class WKProcessPool: NSObject {
  public override init() {}
}

@MainActor @preconcurrency
public final class WKWebsiteDataStore: NSObject {
  public let httpCookieStore = WKHTTPCookieStore()
  private static let usual = WKWebsiteDataStore()

  private override init() {}

  public static func `default`() -> WKWebsiteDataStore { usual }

  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }

  public static func allWebsiteDataTypes() -> Set<String> { [] }

  public func fetchDataRecords(
    ofTypes types: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) {}

  public func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {}

  public func removeData(
    ofTypes types: Set<String>, for records: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {}
}

public final class WKWebsiteDataRecord: NSObject {
  public var displayName: String { "" }
  public var dataTypes: Set<String> { [] }
}

@MainActor @preconcurrency
public final class WKHTTPCookieStore: NSObject {
  public func getAllCookies(_ completionHandler: @escaping @MainActor ([_HTTPCookie]) -> Void) {}

  public func setCookie(
    _ cookie: _HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil
  ) {}
}

@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {}

public final class WKScriptMessage: NSObject {
  public var body: Any { "" }
  public var name: String { "" }
}

public final class WKNavigation: NSObject {}

@MainActor @preconcurrency
public final class WKNavigationAction: NSObject {
  public var request: _URLRequest { _URLRequest(url: URL(fileURLWithPath: "/")) }
  public var navigationType: WKNavigationType { .other }
  public var targetFrame: WKFrameInfo? { nil }
  public var sourceFrame: WKFrameInfo { WKFrameInfo() }
  public var shouldPerformDownload: Bool { false }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

@MainActor @preconcurrency
public final class WKFrameInfo: NSObject {
  public var isMainFrame: Bool { true }
  public var request: _URLRequest { _URLRequest(url: URL(fileURLWithPath: "/")) }
  public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  public weak var webView: WKWebView? { nil }
}

@MainActor @preconcurrency
public final class WKSecurityOrigin: NSObject {
  public var `protocol`: String { "" }
  public var host: String { "" }
  public var port: Int { 0 }
}

@MainActor @preconcurrency
public final class WKWindowFeatures: NSObject {}

@MainActor @preconcurrency
public final class WKDownload: NSObject {
  public weak var delegate: (any WKDownloadDelegate)?
  public var originalRequest: _URLRequest? { nil }
}

@MainActor @preconcurrency public protocol WKDownloadDelegate: AnyObject {}

public enum WKMediaCaptureType: Int, Sendable {
  case camera
  case microphone
  case cameraAndMicrophone
}

public enum WKPermissionDecision: Int, Sendable {
  case prompt
  case grant
  case deny
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

@MainActor @preconcurrency
public final class WKNavigationResponse: NSObject {
  public var response: _URLResponse { _URLResponse() }
  public var isForMainFrame: Bool { true }
  public var canShowMIMEType: Bool { true }
}

@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {}

@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {}
