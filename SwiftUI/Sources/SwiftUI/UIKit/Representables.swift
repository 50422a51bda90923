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
open class UIResponder {
  public init() {}
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
  public private(set) var subviews: [UIView] = []

  public override init() {}

  public init(frame: CGRect) {
    self.frame = frame
  }

  open func addSubview(_ view: UIView) { subviews.append(view) }

  open func layoutSubviews() {}

  open func setNeedsLayout() {}
}

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
