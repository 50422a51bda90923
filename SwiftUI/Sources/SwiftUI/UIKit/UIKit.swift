public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified
  case light
  case dark
}

public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac
  case vision
}

public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified
  case compact
  case regular
}

public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal
  case high
}

public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  /// What it says besides; what it does not say is the screen's.
  private let category: UIContentSizeCategory
  private let direction: UITraitEnvironmentLayoutDirection
  private let scale: CGFloat
  private let idiom: UIUserInterfaceIdiom
  private let horizontal: UIUserInterfaceSizeClass
  private let vertical: UIUserInterfaceSizeClass

  init(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast,
    category: UIContentSizeCategory = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0,
    idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    (self.category, self.direction, self.scale) = (category, direction, scale)
    (self.idiom, self.horizontal, self.vertical) = (idiom, horizontal, vertical)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, .unspecified)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(.unspecified, accessibilityContrast)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.unspecified, .unspecified, category: preferredContentSizeCategory)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(.unspecified, .unspecified, direction: layoutDirection)
  }

  public convenience init(displayScale: CGFloat) {
    self.init(.unspecified, .unspecified, scale: displayScale)
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(.unspecified, .unspecified, idiom: userInterfaceIdiom)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, .unspecified, horizontal: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, .unspecified, vertical: verticalSizeClass)
  }

  /// Of what several say the last holds.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func said<Value: Equatable>(
      _ trait: KeyPath<UITraitCollection, Value>, or none: Value
    ) -> Value {
      traitCollections.map { $0[keyPath: trait] }.last { $0 != none } ?? none
    }
    self.init(
      said(\.userInterfaceStyle, or: .unspecified), said(\.accessibilityContrast, or: .unspecified),
      category: said(\.category, or: .unspecified), direction: said(\.direction, or: .unspecified),
      scale: said(\.scale, or: 0), idiom: said(\.idiom, or: .unspecified),
      horizontal: said(\.horizontal, or: .unspecified),
      vertical: said(\.vertical, or: .unspecified))
  }

  /// The screen's.
  public convenience init() {
    let environment = Self.environment
    self.init(
      environment.colorScheme == .dark ? .dark : .light,
      environment.colorSchemeContrast == .increased ? .high : .normal)
  }

  public static var current: UITraitCollection { UITraitCollection() }

  private static var environment: EnvironmentValues {
    (_Session.current?.request ?? Request()).environment
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    guard category == .unspecified else { return category }
    // The devices that pictures in tests are made on say medium to SwiftUI alone: UIKit's own size stays the
    // usual one, as in those pictures.
    let size = Self.environment.dynamicTypeSize
    return size == .medium ? .large : .init(size)
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    guard direction == .unspecified else { return direction }
    return Self.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  public var displayScale: CGFloat { scale > 0 ? scale : Self.environment.displayScale }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    idiom == .unspecified ? UIDevice.current.userInterfaceIdiom : idiom
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    horizontal == .unspecified ? .init(Self.environment.horizontalSizeClass) : horizontal
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    vertical == .unspecified ? .init(Self.environment.verticalSizeClass) : vertical
  }
}

public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

public final class UIScreen: Sendable {
  public static let main = UIScreen()

  public var bounds: CGRect {
    guard let request = _Session.current?.request else {
      return CGRect(x: 0, y: 0, width: 393, height: 852)
    }
    return CGRect(x: 0, y: 0, width: request.width, height: request.height)
  }

  public var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  public var scale: CGFloat { _Session.current?.request.environment.displayScale ?? 3 }
  public var nativeScale: CGFloat { scale }
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  public var isCaptured: Bool { false }
  public var maximumFramesPerSecond: Int { 60 }
  public static let brightnessDidChangeNotification = Notification.Name("brightness")
  public static let capturedDidChangeNotification = Notification.Name("captured")
}

public final class UIDevice: Sendable {
  public static let current = UIDevice()

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    _Session.current?.request.isTablet == true ? .pad : .phone
  }
  public var systemVersion: String { "18.0" }
  public var systemName: String { "iOS" }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var name: String { model }
  public var orientation: UIDeviceOrientation { .portrait }

  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientation")
}

public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool {
    _Session.current?.request.environment.accessibilityReduceMotion ?? false
  }
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool {
    _Session.current?.request.environment.colorSchemeContrast == .increased
  }
  public static var isBoldTextEnabled: Bool { false }

  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotion")

  public struct Notification: Hashable, Sendable {
    let name: String

    public static let announcement = Notification(name: "announcement")
    public static let screenChanged = Notification(name: "screenChanged")
    public static let layoutChanged = Notification(name: "layoutChanged")
  }

  public static func post(notification: Notification, argument: Any?) {}
}

/// A picture, of which only the size matters here.
public final class UIImage: Hashable, Sendable {
  let source: Image.Source
  public let size: CGSize

  init(source: Image.Source, size: CGSize) {
    self.source = source
    self.size = size
  }

  public convenience init() {
    self.init(source: .made(.zero), size: .zero)
  }

  public convenience init?(named name: String) {
    self.init(source: .asset(name), size: CGSize(width: 24, height: 24))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name)
  }

  public convenience init?(systemName name: String) {
    self.init(source: .system(name), size: CGSize(width: 20, height: 20))
  }

  public convenience init?(data: Data, scale: CGFloat = 1) {
    let mark = Data("picture of the app's bundle: ".utf8)
    guard data.starts(with: mark) else { return nil }
    self.init(named: String(decoding: data.dropFirst(mark.count), as: UTF8.self))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public convenience init(cgImage: CGImage) {
    let size = cgImage.size(at: 1)
    self.init(source: .made(size), size: size)
  }

  public var scale: CGFloat { 1 }
  public var cgImage: CGImage? { nil }

  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  public func pngData() -> Data? { nil }

  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.source == right.source && left.size == right.size
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}

public typealias NSImage = UIImage

public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public static let zero = UIEdgeInsets()
}

extension EdgeInsets {
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// UIKit's path, drawn by SwiftUI's.
public final class UIBezierPath {
  private var path = Path()

  public init() {}

  public init(rect: CGRect) {
    path = Path(rect)
  }

  public init(ovalIn rect: CGRect) {
    path = Path(ellipseIn: rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)))
  }

  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public var cgPath: CGPath { path.cgPath }
  public var bounds: CGRect { path.boundingRect }
  public var lineWidth: CGFloat {
    get { 1 }
    set {}
  }

  public func move(to point: CGPoint) { path.move(to: point) }

  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's clockwise is what one sees; Core Graphics' is its mirror image.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  public func append(_ other: UIBezierPath) { path.addPath(other.path) }

  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  public func close() { path.closeSubpath() }
}

/// UIKit's font, which is one of SwiftUI's here.
public final class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  let font: Font
  public let pointSize: CGFloat

  init(_ font: Font, _ size: CGFloat) {
    self.font = font
    pointSize = size
  }

  public static var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) { nil }

  public func encode(with coder: NSCoder) {}

  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size)
  }

  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  public enum TextStyle: Hashable, Sendable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption1
    case caption2
    case extraLargeTitle
    case extraLargeTitle2

    /// What SwiftUI calls the same.
    var textStyle: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      }
    }
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let size = style.textStyle.measures(at: category.dynamicTypeSize).size
    // In the size of type of the screen it is the style itself.
    guard category == UITraitCollection.current.preferredContentSizeCategory else {
      let weight: Font.Weight = style == .headline ? .semibold : .regular
      return UIFont(.system(size: size, weight: weight), size)
    }
    return UIFont(.system(style.textStyle), size)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size)
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size)
  }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(font.sized(size), size) }

  /// As San Francisco has it.
  public var lineHeight: CGFloat { (pointSize * 1.193_359_4 * 10).rounded() / 10 }
  public var ascender: CGFloat { pointSize * 0.952_148_4 }
  public var descender: CGFloat { -pointSize * 0.241_210_9 }
  public var capHeight: CGFloat { pointSize * 0.704_589_8 }
  public var xHeight: CGFloat { pointSize * 0.526_367_2 }
  public var leading: CGFloat { 0 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return font == other.font && pointSize == other.pointSize
  }

  public override var hash: Int { font.hashValue }
}

public typealias NSFont = UIFont
