/// A view of UIKit's within SwiftUI, which is not drawn here.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType
  associatedtype Coordinator = Void

  func makeUIView(context: Context) -> UIViewType

  func updateUIView(_ uiView: UIViewType, context: Context)

  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  func makeCoordinator() -> Coordinator

  typealias Context = UIViewRepresentableContext<Self>
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transaction: Transaction { Transaction() }
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public var body: Never { fatalError("'\(Self.self)' has no body") }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    UnsupportedNode(
      name: baseName(of: Self.self), message: "views of UIKit are not drawn", location: nil
    )._record(inputs)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void

  func makeUIViewController(context: Context) -> UIViewControllerType

  func updateUIViewController(_ controller: UIViewControllerType, context: Context)

  func makeCoordinator() -> Coordinator

  typealias Context = UIViewControllerRepresentableContext<Self>
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transaction: Transaction { Transaction() }
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("'\(Self.self)' has no body") }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    UnsupportedNode(
      name: baseName(of: Self.self), message: "view controllers of UIKit are not drawn",
      location: nil
    )._record(inputs)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor
open class UIResponder: @preconcurrency Hashable {
  public init() {}

  public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { false }
}

@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Sendable {
    case unattached
    case foregroundActive
    case foregroundInactive
    case background
  }

  public var activationState: ActivationState { .foregroundActive }
}

@MainActor
public final class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  public var windows: [UIWindow] { [UIWindow.only] }
  public var keyWindow: UIWindow? { UIWindow.only }
  public var screen: UIScreen { .main }
}

@MainActor
open class UIWindow: UIView {
  static let only = UIWindow()

  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene? { UIWindowScene.only }
  public var isKeyWindow: Bool { true }
  public var screen: UIScreen { .main }
}

@MainActor
open class UIScrollView: UIView {
  public var contentOffset: CGPoint = .zero
  public var contentSize: CGSize = .zero
  public var isScrollEnabled = true
  public var bounces = true
  public var showsHorizontalScrollIndicator = true
  public var showsVerticalScrollIndicator = true
}

@MainActor
open class UITableView: UIScrollView {
  public enum SeparatorStyle: Sendable {
    case none
    case singleLine
  }

  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
}

@MainActor
open class UICollectionView: UIScrollView {}

@MainActor
open class UITextView: UIScrollView {
  public var text = ""
  public var font: UIFont?
  public var textColor: UIColor?
}

@MainActor
open class UILabel: UIView {
  public var text: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public var numberOfLines = 1
}

@MainActor
open class UIImageView: UIView {
  public var image: UIImage?
}

@MainActor
open class UITabBar: UIView {
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
}

@MainActor
open class UINavigationBar: UIView {
  public var barTintColor: UIColor?
}

@MainActor
open class UISegmentedControl: UIView {
  public var selectedSegmentTintColor: UIColor?
}

@MainActor
open class UIPageControl: UIView {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

@MainActor
public final class UIActivityIndicatorView: UIView {
  public enum Style: Sendable {
    case medium
    case large
  }

  public init(style: Style) {
    super.init(frame: .zero)
  }

  public required init() {
    super.init(frame: .zero)
  }

  public func startAnimating() {}

  public func stopAnimating() {}

  public var color: UIColor?
}

@MainActor
public final class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
  }

  public required init() {
    super.init(frame: .zero)
  }

  public var effect: UIVisualEffect?
}

public class UIVisualEffect {}

public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Sendable {
    case extraLight
    case light
    case dark
    case regular
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemUltraThinMaterialDark
    case systemMaterialLight
    case systemMaterialDark
  }

  public init(style: Style) {}
}

/// Classes whose looks an app sets for all of their kind: to no effect here.
@MainActor
public protocol UIAppearance: AnyObject {
  init()
}

extension UIAppearance {
  public static func appearance() -> Self { Self() }
}

public final class UIPasteboard: Sendable {
  public static let general = UIPasteboard()

  public var string: String? {
    get { nil }
    set {}
  }
}

@MainActor
open class UIView: UIResponder {
  public var frame: CGRect = .zero
  public var bounds: CGRect = .zero
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public var translatesAutoresizingMaskIntoConstraints = true
  public var tag = 0
  public private(set) var subviews: [UIView] = []
  public var superview: UIView? { nil }
  public var window: UIWindow? { nil }
  public var safeAreaInsets: UIEdgeInsets {
    guard let insets = _Session.current?.request.safeArea else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  public required override init() {}

  public init(frame: CGRect) {
    self.frame = frame
  }

  open func addSubview(_ view: UIView) { subviews.append(view) }

  open func layoutSubviews() {}

  open func setNeedsLayout() {}

  open func removeFromSuperview() {}
}

extension UIView: UIAppearance {}

@MainActor
open class UIViewController: UIResponder {
  public var view = UIView()
  public var title: String?

  open func viewDidLoad() {}
}

@MainActor
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
  }
}

@MainActor
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  public static let openSettingsURLString = "app-settings:"

  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  public var windows: [UIWindow] { [UIWindow.only] }
  public var keyWindow: UIWindow? { UIWindow.only }
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  @discardableResult
  public func sendAction(
    _ action: Any, to target: Any?, from sender: Any?, for event: Any?
  ) -> Bool {
    false
  }

  public func open(_ url: URL) {}

  public func canOpenURL(_ url: URL) -> Bool { false }
}

public final class UIImpactFeedbackGenerator: Sendable {
  public enum FeedbackStyle: Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public init(style: FeedbackStyle) {}

  public init() {}

  public func prepare() {}

  public func impactOccurred() {}

  public func impactOccurred(intensity: CGFloat) {}
}

public final class UINotificationFeedbackGenerator: Sendable {
  public enum FeedbackType: Sendable {
    case success
    case warning
    case error
  }

  public init() {}

  public func prepare() {}

  public func notificationOccurred(_ type: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: Sendable {
  public init() {}

  public func prepare() {}

  public func selectionChanged() {}
}
