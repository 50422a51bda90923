public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

@MainActor @preconcurrency
open class UIViewController: UIResponder {
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! = UIView()
  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var hidesBottomBarWhenPushed = false
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  public let navigationItem = UINavigationItem()
  public private(set) var children: [UIViewController] = []
  open var parent: UIViewController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var navigationController: UINavigationController? { nil }
  open var tabBarController: UITabBarController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var isViewLoaded: Bool { true }
  open var isBeingDismissed: Bool { false }
  open var isBeingPresented: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public init(nibName: String?, bundle: Bundle?) {}

  public required init?(coder: NSCoder) {}

  open func loadView() {}

  open func viewDidLoad() {}

  open func loadViewIfNeeded() {}

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open func viewSafeAreaInsetsDidChange() {}

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func didReceiveMemoryWarning() {}

  open func addChild(_ child: UIViewController) { children.append(child) }

  open func removeFromParent() {}

  open func didMove(toParent parent: UIViewController?) {}

  open func willMove(toParent parent: UIViewController?) {}

  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}

  open func show(_ viewController: UIViewController, sender: Any?) {}

  open func setNeedsStatusBarAppearanceUpdate() {}
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}

@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

@MainActor @preconcurrency
public final class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var barButtonItem: UIBarButtonItem?
  public var permittedArrowDirections = UIPopoverArrowDirection.any
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

@MainActor @preconcurrency
public final class UISheetPresentationController: UIPresentationController {
  public struct Detent: Hashable, Sendable {
    let name: String

    public struct Identifier: Hashable, Sendable {
      let name: String

      public static let medium = Identifier(name: "medium")
      public static let large = Identifier(name: "large")
    }

    public static func medium() -> Detent { Detent(name: "medium") }

    public static func large() -> Detent { Detent(name: "large") }
  }

  public var detents: [Detent] = []
  public var selectedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var preferredCornerRadius: CGFloat?
}

@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }

  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions = SafeAreaRegions.all
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  public let navigationBar = UINavigationBar()
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public let toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false
  open var hidesBarsOnSwipe = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open weak var delegate: (any UINavigationControllerDelegate)?

  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}

@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? { nil }
  public let tabBar = UITabBar()
}

@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var viewControllers: [UIViewController]?

  public convenience init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [AnyHashable: Any]? = nil
  ) {
    self.init(nibName: nil, bundle: nil)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {}

@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {}

@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }

  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }

  public struct InfoKey: Hashable, Sendable {
    let name: String

    public static let originalImage = InfoKey(name: "originalImage")
    public static let editedImage = InfoKey(name: "editedImage")
    public static let mediaType = InfoKey(name: "mediaType")
    public static let mediaURL = InfoKey(name: "mediaURL")
    public static let imageURL = InfoKey(name: "imageURL")
    public static let phAsset = InfoKey(name: "phAsset")
    public static let cropRect = InfoKey(name: "cropRect")
  }

  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open var cameraDevice = CameraDevice.rear

  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {}

@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }
}

open class UIActivity: NSObject {
  public struct ActivityType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
    public static let airDrop = ActivityType(rawValue: "airDrop")
    public static let assignToContact = ActivityType(rawValue: "assignToContact")
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    public static let mail = ActivityType(rawValue: "mail")
    public static let message = ActivityType(rawValue: "message")
    public static let openInIBooks = ActivityType(rawValue: "openInIBooks")
    public static let postToFacebook = ActivityType(rawValue: "postToFacebook")
    public static let postToTwitter = ActivityType(rawValue: "postToTwitter")
    public static let print = ActivityType(rawValue: "print")
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
  }
}

@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}

@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }
}

@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {}

@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var delegate: AnyObject?

  public init(url: URL) {
    super.init(nibName: nil, bundle: nil)
  }

  public init(url: URL, configuration: Configuration) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }
}
