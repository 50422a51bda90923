@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// An app that is shown by itself was opened for nothing in particular.
  public final class ConnectionOptions: NSObject {
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    public var userActivities: Set<NSUserActivity> { [] }
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var notificationResponse: UNNotificationResponse? { nil }
    public var sourceApplication: String? { nil }
  }

  public var activationState: ActivationState { .foregroundActive }
  public var delegate: (any UISceneDelegate)? { nil }

  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivate")
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivate")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForeground")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackground")
}

public final class UIOpenURLContext: NSObject {
  public var url: URL { URL(fileURLWithPath: "/") }
}

/// What a long press on an app's icon offers.
open class UIApplicationShortcutItem: NSObject {
  open private(set) var type: String
  open private(set) var localizedTitle: String
  open private(set) var localizedSubtitle: String?
  open private(set) var icon: UIApplicationShortcutIcon?
  open private(set) var userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

open class UIApplicationShortcutIcon: NSObject {
  public convenience init(systemImageName: String) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
}

@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {}

@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// What an app may leave out, and whose window there may be none of.
  public var window: UIWindow?? { nil }
}

public final class UISceneSession: NSObject {}

@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  public var windows: [UIWindow] { [UIWindow.only] }
  public var keyWindow: UIWindow? { UIWindow.only }
  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var effectiveGeometry: Geometry { Geometry() }

  @MainActor
  public final class Geometry: NSObject {
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    public var isInterfaceOrientationLocked: Bool { false }
  }

  public class GeometryPreferences: NSObject {
    public final class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask) {}
    }
  }

  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect {
    let height = _Session.current?.request.safeArea.top ?? 0
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
  }
  public var isStatusBarHidden: Bool { false }
}

@MainActor @preconcurrency
open class UIWindow: UIView {
  static let only = UIWindow()

  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene? = UIWindowScene.only
  open var isKeyWindow: Bool { true }
  open var screen: UIScreen { .main }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
  }

  open func makeKeyAndVisible() {}

  open func makeKey() {}
}

@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {}

@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActive")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminate")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarning")
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChange")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshot")
  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  public var delegate: (any UIApplicationDelegate)?
  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  public var windows: [UIWindow] { [UIWindow.only] }
  public var keyWindow: UIWindow? { UIWindow.only }
  public var applicationIconBadgeNumber = 0
  public var isIdleTimerDisabled = false
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    _Session.current?.request.environment.layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    false
  }

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {}

  public func canOpenURL(_ url: URL) -> Bool { false }

  public func registerForRemoteNotifications() {}

  public func unregisterForRemoteNotifications() {}

  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}

  public func endEditing(_ force: Bool) {}

  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    .invalid
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public struct UIContentSizeCategory: Hashable, Sendable {
  let name: String

  private init(name: String) {
    self.name = name
  }

  public static let unspecified = UIContentSizeCategory(name: "unspecified")
  public static let extraSmall = UIContentSizeCategory(name: "xSmall")
  public static let small = UIContentSizeCategory(name: "small")
  public static let medium = UIContentSizeCategory(name: "medium")
  public static let large = UIContentSizeCategory(name: "large")
  public static let extraLarge = UIContentSizeCategory(name: "xLarge")
  public static let extraExtraLarge = UIContentSizeCategory(name: "xxLarge")
  public static let extraExtraExtraLarge = UIContentSizeCategory(name: "xxxLarge")

  public static let accessibilityMedium = UIContentSizeCategory(name: "accessibility1")
  public static let accessibilityLarge = UIContentSizeCategory(name: "accessibility2")
  public static let accessibilityExtraLarge = UIContentSizeCategory(name: "accessibility3")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(name: "accessibility4")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    name: "accessibility5")

  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChange")

  public var isAccessibilityCategory: Bool { name.hasPrefix("accessibility") }

  /// The size that SwiftUI calls by the same name.
  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases.first { "\($0)" == name } ?? .large
  }

  public init(_ size: DynamicTypeSize?) {
    name = "\(size ?? .large)"
  }

  public init(_ category: ContentSizeCategory?) {
    self.init(category?.dynamicTypeSize)
  }
}

public final class UIPasteboard: @unchecked Sendable {
  public static let general = UIPasteboard()

  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { false }
  public var hasImages: Bool { false }
  public var hasURLs: Bool { false }
}
