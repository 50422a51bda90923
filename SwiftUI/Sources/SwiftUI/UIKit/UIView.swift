// Views of UIKit are compiled, because source beside SwiftUI's uses them, and never shown.

@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override init() {}

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  open var userActivity: NSUserActivity?
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { false }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

public final class UITouch: NSObject {
  public func location(in view: UIView?) -> CGPoint { .zero }
}

public final class UIEvent: NSObject {}

/// A method by its name, which only Objective-C's runtime can call.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    name = value
  }

  /// `#selector(method)`, as a host writes it for the compiler here.
  public init<Method>(_ method: Method) {
    name = "\(Method.self)"
  }

  public init<Value>(getter value: Value) {
    name = "\(Value.self)"
  }
}

/// Classes whose looks an app sets for all of their kind: to no effect here.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}

@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance {
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  open class var layerClass: AnyClass { CALayer.self }

  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var center: CGPoint = .zero
  open var transform = CGAffineTransform.identity
  open var backgroundColor: UIColor?
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityElementsHidden = false
  open var isAccessibilityElement = false
  open var tag = 0
  open var gestureRecognizers: [UIGestureRecognizer]?
  public let layer = CALayer()
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var window: UIWindow? { nil }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open var safeAreaInsets: UIEdgeInsets {
    guard let insets = _Session.current?.request.safeArea else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  public convenience override init() {
    self.init(frame: .zero)
  }

  public init(frame: CGRect) {
    self.frame = frame
  }

  public required init?(coder: NSCoder) {}

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  open func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { addSubview(view) }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { addSubview(view) }

  open var interactions: [any UIInteraction] = []

  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  open func bringSubviewToFront(_ view: UIView) {}

  open func sendSubviewToBack(_ view: UIView) {}

  open func removeFromSuperview() { superview = nil }

  open func viewWithTag(_ tag: Int) -> UIView? { nil }

  open func layoutSubviews() {}

  open func setNeedsLayout() {}

  open func layoutIfNeeded() {}

  open func setNeedsDisplay() {}

  open func setNeedsUpdateConstraints() {}

  open func updateConstraints() {}

  open func invalidateIntrinsicContentSize() {}

  open func sizeToFit() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { size }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }

  open func didMoveToSuperview() {}

  open func didMoveToWindow() {}

  open func willMove(toSuperview newSuperview: UIView?) {}

  open func willMove(toWindow newWindow: UIWindow?) {}

  open func draw(_ rect: CGRect) {}

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }

  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }

  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  open func addConstraint(_ constraint: NSLayoutConstraint) {}

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// What it does is done at once: nothing of UIKit's is seen moving.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animations()
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }

  public static func setAnimationsEnabled(_ enabled: Bool) {}

  open class func appearance(file: StaticString = #filePath, line: UInt = #line) -> UIView {
    UIView()
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

// MARK: Constraints

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}

@MainActor @preconcurrency
public class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  public enum Attribute: Int, Sendable {
    case left = 1
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  public var constant: CGFloat = 0
  public var isActive = false
  public var priority = UILayoutPriority.required
  public var identifier: String?

  public override init() {}

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    constant = c
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {}

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType>: NSObject {
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }

  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

@MainActor @preconcurrency
public class UILayoutGuide: NSObject {}

/// What constraints are made of.
@MainActor @preconcurrency
public protocol _Anchored {}

extension UIView: _Anchored {}
extension UILayoutGuide: _Anchored {}

extension _Anchored {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
}

// MARK: Gestures

/// What a finger may do to a view; nothing comes of it here.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
}

@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static var recognized: State { .ended }
  }

  open var state = State.possible
  open weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open var numberOfTouches: Int { 0 }

  public init(target: Any? = nil, action: Selector? = nil) {}

  open func addTarget(_ target: Any, action: Selector) {}

  open func removeTarget(_ target: Any?, action: Selector?) {}

  open func location(in view: UIView?) -> CGPoint { .zero }

  open func require(toFail other: UIGestureRecognizer) {}
}

@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  open func translation(in view: UIView?) -> CGPoint { .zero }

  open func velocity(in view: UIView?) -> CGPoint { .zero }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
}

extension NotificationCenter {
  /// Methods are called by Objective-C's runtime alone.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}
