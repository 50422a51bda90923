@MainActor @preconcurrency
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }

  open var contentOffset: CGPoint = .zero
  open var contentSize: CGSize = .zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var refreshControl: UIRefreshControl?
  open weak var delegate: (any UIScrollViewDelegate)?

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {}

  open func zoom(to rect: CGRect, animated: Bool) {}

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UIScrollView { UIScrollView() }
}

@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {}

@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {}

@MainActor @preconcurrency public protocol UITableViewDataSource: AnyObject {}

@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {}

@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {}

@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {}

@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {}

@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true
  open var rowHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open weak var dataSource: (any UITableViewDataSource)?

  open func reloadData() {}

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UITableView { UITableView() }
}

@MainActor @preconcurrency
open class UITableViewCell: UIView {
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var contentView: UIView { UIView() }

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UITableViewCell { UITableViewCell() }
}

@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView()
  }
}

@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  public override nonisolated init() {}

  open func invalidateLayout() {}
}

@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero

  public static var automaticSize: CGSize { .zero }
}

@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  open var collectionViewLayout = UICollectionViewLayout()
  open var allowsSelection = true
  open var backgroundView: UIView?
  open weak var dataSource: (any UICollectionViewDataSource)?

  open func reloadData() {}

  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    collectionViewLayout = layout
  }

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UICollectionView { UICollectionView() }
}

@MainActor @preconcurrency
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingDidBegin = Event(rawValue: 65536)
    public static let editingChanged = Event(rawValue: 131072)
    public static let editingDidEnd = Event(rawValue: 262144)
    public static let editingDidEndOnExit = Event(rawValue: 524288)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

  open func sendActions(for controlEvents: Event) {}
}

@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close
  }

  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var currentTitle: String? { nil }
  open var currentImage: UIImage? { nil }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
  }

  open func setTitle(_ title: String?, for state: UIControl.State) {}

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}

  open func setImage(_ image: UIImage?, for state: UIControl.State) {}

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
}

@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { false }

  open func beginRefreshing() {}

  open func endRefreshing() {}

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UIRefreshControl { UIRefreshControl() }
}

@MainActor @preconcurrency
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UISwitch { undrawnAppearance(UISwitch(), file, line) }
}

@MainActor @preconcurrency
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var thumbTintColor: UIColor?
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UISlider { undrawnAppearance(UISlider(), file, line) }
}

@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = 0
  open var selectedSegmentTintColor: UIColor?

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UISegmentedControl { undrawnAppearance(UISegmentedControl(), file, line) }
}

@MainActor @preconcurrency
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UIPageControl { appearanceOfAll(UIPageControl()) }
}

@MainActor @preconcurrency
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open var isEditing: Bool { false }
  open weak var delegate: (any UITextFieldDelegate)?

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UITextField { undrawnAppearance(UITextField(), file, line) }
}

@MainActor @preconcurrency
open class UITextView: UIScrollView {
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public let textContainer = NSTextContainer()

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UITextView { UITextView() }
}

public final class NSTextContainer: NSObject {
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UILabel { UILabel() }
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}

@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  open func startAnimating() {}

  open func stopAnimating() {}
}

@MainActor @preconcurrency
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  open var isBaselineRelativeArrangement = false
  open var arrangedSubviews: [UIView] { subviews }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) { addSubview(view) }

  open func insertArrangedSubview(_ view: UIView, at index: Int) { addSubview(view) }

  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}

  open func customSpacing(after view: UIView) -> CGFloat { spacing }

  open func removeArrangedSubview(_ view: UIView) {}
}

@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style = Style.medium
  open var hidesWhenStopped = true
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray
  open private(set) var isAnimating = false

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() { isAnimating = true }

  open func stopAnimating() { isAnimating = false }
}

@MainActor @preconcurrency
open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UIProgressView { undrawnAppearance(UIProgressView(), file, line) }
}

@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()

  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

open class UIVisualEffect: NSObject {}

public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
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
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }

  public init(style: Style) {}
}

public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
}

// MARK: Bars

public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
}

public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}

open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() {}

  open func configureWithDefaultBackground() {
    backgroundColor = nil
    isOpaque = false
  }

  open func configureWithOpaqueBackground() {
    backgroundColor = nil
    isOpaque = true
  }

  open func configureWithTransparentBackground() {
    backgroundColor = nil
    isOpaque = false
  }

  private var isOpaque = false

  /// Its colour, or that of an opaque one without any.
  var ground: UIColor? { backgroundColor ?? (isOpaque ? .systemBackground : nil) }
}

/// What all controls of a class look like, as long as a recording lasts.
@MainActor
private func appearanceOfAll<Control: UIView>(_ usual: @autoclosure () -> Control) -> Control {
  let key = ObjectIdentifier(Control.self)
  if let known = _Session.current?.appearances[key] as? Control { return known }
  let control = usual()
  _Session.current?.appearances[key] = control
  return control
}

/// Says at its line that nothing is drawn of what controls of a class are given to look like.
@MainActor
private func undrawnAppearance<Control: NSObject>(
  _ control: Control, _ file: StaticString, _ line: UInt
) -> Control {
  _Recording.note(
    "what '\(baseName(of: Control.self)).appearance()' is given is not drawn", file: file,
    line: line)
  return control
}

public final class UIBarButtonItemStateAppearance: NSObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

public final class UIBarButtonItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()

  public override init() {}

  public init(style: Style) {}
}

public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()

  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {}
}

public final class UITabBarItemStateAppearance: NSObject {
  public var iconColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var badgeBackgroundColor: UIColor?
  public var titlePositionAdjustment = UIOffset.zero
}

public final class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public override init() {}
}

public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

public final class UIToolbarAppearance: UIBarAppearance {}

public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset()
}

@MainActor @preconcurrency
open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var items: [UITabBarItem]?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UITabBar { undrawnAppearance(UITabBar(), file, line) }
}

@MainActor @preconcurrency
open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var topItem: UINavigationItem? { nil }

  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UINavigationBar { appearanceOfAll(UINavigationBar()) }

  /// What bars look like as long as nothing has been scrolled below them.
  ///
  /// Where nothing else is said of that, they have no ground, and titles as they usually have.
  static var atRest: (ground: UIColor?, title: UIColor?, largeTitle: UIColor?) {
    func color(_ attributes: [NSAttributedString.Key: Any]?) -> UIColor? {
      attributes?[.foregroundColor] as? UIColor
    }
    let bar = appearance()
    let edge = bar.scrollEdgeAppearance
    let look = edge ?? bar.standardAppearance
    return (
      edge?.ground,
      color(look.titleTextAttributes) ?? color(bar.titleTextAttributes),
      color(look.largeTitleTextAttributes) ?? color(bar.largeTitleTextAttributes)
    )
  }
}

@MainActor @preconcurrency
open class UIToolbar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var items: [UIBarButtonItem]?
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {}

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UIToolbar { undrawnAppearance(UIToolbar(), file, line) }
}

@MainActor @preconcurrency
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton = false
  open var barTintColor: UIColor?
  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UITextField()

  open override class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UISearchBar { undrawnAppearance(UISearchBar(), file, line) }
}

@MainActor @preconcurrency
open class UIBarItem: NSObject, UIAppearance {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case close
  }

  open var tintColor: UIColor?

  public override init() {}

  public init(title: String?, style: Style, target: Any?, action: Selector?) {}

  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {}

  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}

  public init(customView: UIView) {}

  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

  open class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UIBarButtonItem { undrawnAppearance(UIBarButtonItem(), file, line) }
}

@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?

  public override init() {}

  public init(title: String?, image: UIImage?, tag: Int) {}

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {}

  open class func appearance(
    file: StaticString = #filePath, line: UInt = #line
  ) -> UITabBarItem { undrawnAppearance(UITabBarItem(), file, line) }
}

@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  open var title: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
}
