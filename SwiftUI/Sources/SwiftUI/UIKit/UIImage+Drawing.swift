// Pictures that an app paints by itself: they have their size, and nothing on them.

extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public class Configuration: NSObject, @unchecked Sendable {}

  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  public enum SymbolScale: Int, Sendable {
    case `default`
    case unspecified
    case small
    case medium
    case large
  }

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public override init() {}

    public init(pointSize: CGFloat) {}

    public init(pointSize: CGFloat, weight: SymbolWeight) {}

    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}

    public init(scale: SymbolScale) {}

    public init(weight: SymbolWeight) {}

    public init(font: UIFont) {}

    public init(textStyle: UIFont.TextStyle) {}
  }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = cgImage.size(at: scale)
    self.init(source: .made(size), size: size)
  }

  public convenience init(resource: ImageResource) {
    self.init(source: .asset(resource.name), size: CGSize(width: 24, height: 24))
  }

  public static let checkmark = UIImage(source: .system("checkmark"), size: symbolSize)
  public static let remove = UIImage(source: .system("minus.circle"), size: symbolSize)
  public static let add = UIImage(source: .system("plus.circle"), size: symbolSize)
  public static let strokedCheckmark = UIImage(
    source: .system("checkmark.circle"), size: symbolSize)
  private static let symbolSize = CGSize(width: 20, height: 20)

  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  public var imageOrientation: Orientation { .up }
  public var renderingMode: RenderingMode { .automatic }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  public func withTintColor(_ color: UIColor) -> UIImage { self }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(source: .made(size), size: size)
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  public func draw(in rect: CGRect) {}

  public func draw(at point: CGPoint) {}

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}

public enum CGBlendMode: Int32, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case sourceAtop = 20
  case destinationIn = 22
}

public class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 1
  public var opaque = false

  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()
  public let format = UIGraphicsImageRendererFormat()

  public func fill(_ rect: CGRect) {}

  public func stroke(_ rect: CGRect) {}

  public func clip(to rect: CGRect) {}
}

public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) {
    self.size = size
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
  }

  public init(bounds: CGRect) {
    size = bounds.size
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    size = bounds.size
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(source: .made(size), size: size)
  }

  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }

  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    Data()
  }
}

public final class CGContext: @unchecked Sendable {
  init() {}

  public func setFillColor(_ color: CGColor) {}

  public func setStrokeColor(_ color: CGColor) {}

  public func setLineWidth(_ width: CGFloat) {}

  public func setAlpha(_ alpha: CGFloat) {}

  public func setBlendMode(_ mode: CGBlendMode) {}

  public func fill(_ rect: CGRect) {}

  public func stroke(_ rect: CGRect) {}

  public func fillEllipse(in rect: CGRect) {}

  public func strokeEllipse(in rect: CGRect) {}

  public func addPath(_ path: CGPath) {}

  public func addEllipse(in rect: CGRect) {}

  public func addRect(_ rect: CGRect) {}

  public func beginPath() {}

  public func closePath() {}

  public func move(to point: CGPoint) {}

  public func addLine(to point: CGPoint) {}

  public func fillPath() {}

  public func strokePath() {}

  public func clip() {}

  public func clip(to rect: CGRect) {}

  public func clip(to rect: CGRect, mask: CGImage) {}

  public func saveGState() {}

  public func restoreGState() {}

  public func translateBy(x: CGFloat, y: CGFloat) {}

  public func scaleBy(x: CGFloat, y: CGFloat) {}

  public func rotate(by angle: CGFloat) {}

  public func draw(_ image: CGImage, in rect: CGRect) {}
}

@MainActor @preconcurrency private var imageContextSizes: [CGSize] = []

@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) { imageContextSizes.append(size) }

@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  imageContextSizes.append(size)
}

@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  imageContextSizes.last.map { UIImage(source: .made($0), size: $0) }
}

@MainActor @preconcurrency
public func UIGraphicsEndImageContext() { _ = imageContextSizes.popLast() }

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}

extension UIColor {
  public func setFill() {}

  public func setStroke() {}

  public func set() {}
}

extension UIBezierPath {
  public func fill() {}

  public func stroke() {}

  public func addClip() {}
}

// MARK: Fonts

public final class UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    return style.textStyle.scaled(
      value, at: traits.preferredContentSizeCategory.dynamicTypeSize,
      displayScale: traits.displayScale)
  }
}

public final class UIFontDescriptor: Sendable {
  public enum SystemDesign: Sendable {
    case `default`
    case rounded
    case serif
    case monospaced
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitVertical = SymbolicTraits(rawValue: 2048)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 4096)
    public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
  }

  let font: UIFont
  public var pointSize: CGFloat { font.pointSize }
  public var symbolicTraits: SymbolicTraits {
    let attributes = font.font.attributes
    var traits: SymbolicTraits = []
    if attributes.bold == true { traits.insert(.traitBold) }
    if [.semibold, .bold, .heavy, .black].contains(attributes.weight) { traits.insert(.traitBold) }
    if attributes.italic == true { traits.insert(.traitItalic) }
    if attributes.design == .monospaced { traits.insert(.traitMonoSpace) }
    if attributes.leading == .tight { traits.insert(.traitTightLeading) }
    if attributes.leading == .loose { traits.insert(.traitLooseLeading) }
    return traits
  }

  init(_ font: UIFont) {
    self.font = font
  }

  /// The font of a name, which an app has.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(.custom(fontName, fixedSize: size), size))
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size] as? CGFloat ?? UIFont.systemFontSize
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let font = name.map { UIFont(.custom($0, fixedSize: size), size) } ?? .systemFont(ofSize: size)
    self.init(UIFontDescriptor(font).addingAttributes(attributes).font)
  }

  /// The same with another look.
  private func with(_ change: (inout TextAttributes) -> Void) -> UIFontDescriptor {
    var changed = font.font
    change(&changed.attributes)
    return UIFontDescriptor(UIFont(changed, pointSize))
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traits))
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  public struct AttributeName: Hashable, Sendable {
    let name: String

    public static let family = AttributeName(name: "family")
    public static let name = AttributeName(name: "name")
    public static let face = AttributeName(name: "face")
    public static let size = AttributeName(name: "size")
    public static let traits = AttributeName(name: "traits")
    public static let featureSettings = AttributeName(name: "featureSettings")
    public static let textStyle = AttributeName(name: "textStyle")
  }

  public struct TraitKey: Hashable, Sendable {
    let name: String

    public static let weight = TraitKey(name: "weight")
    public static let width = TraitKey(name: "width")
    public static let slant = TraitKey(name: "slant")
    public static let symbolic = TraitKey(name: "symbolic")
  }

  /// In the weight that they say.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let size = attributes[.size] as? CGFloat ?? pointSize
    let traits = attributes[.traits] as? [TraitKey: Any]
    let sized = UIFontDescriptor(size == pointSize ? font : font.withSize(size))
    guard let weight = traits?[.weight] as? UIFont.Weight else { return sized }
    return sized.with { ($0.weight, $0.bold) = (weight.weight, nil) }
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    with {
      switch design {
      case .default: $0.design = .default
      case .rounded: $0.design = .rounded
      case .serif: $0.design = .serif
      case .monospaced: $0.design = .monospaced
      }
    }
  }

  /// In these traits and no others.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    with {
      if traits.contains(.traitBold) {
        if !symbolicTraits.contains(.traitBold) { ($0.bold, $0.weight) = (true, nil) }
      } else {
        ($0.bold, $0.weight) = (nil, symbolicTraits.contains(.traitBold) ? nil : $0.weight)
      }
      $0.italic = traits.contains(.traitItalic) ? true : nil
      if traits.contains(.traitMonoSpace) {
        $0.design = .monospaced
      } else if $0.design == .monospaced {
        $0.design = nil
      }
      $0.leading =
        traits.contains(.traitTightLeading)
        ? .tight : traits.contains(.traitLooseLeading) ? .loose : nil
      if traits.contains(.traitCondensed) { $0.width = .condensed }
      if traits.contains(.traitExpanded) { $0.width = .expanded }
    }
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize)
  }
}

extension UIFont {
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = size > 0 ? descriptor.font.withSize(size) : descriptor.font
    self.init(font.font, font.pointSize)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  public var fontName: String { customName ?? ".SFUI-Regular" }
  public var familyName: String { customName ?? ".AppleSystemUIFont" }
  private var customName: String? {
    if case .custom(let name, _, _) = font.face { name } else { nil }
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var familyNames: [String] { [] }

  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let link = NSAttributedString.Key("NSLink")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

open class NSParagraphStyle: NSObject {
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

public final class NSMutableParagraphStyle: NSParagraphStyle {
  public var alignment = NSTextAlignment.natural
  public var lineSpacing: CGFloat = 0
  public var paragraphSpacing: CGFloat = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var lineHeightMultiple: CGFloat = 0
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  public var headIndent: CGFloat = 0
  public var firstLineHeadIndent: CGFloat = 0
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

extension StringProtocol {
  /// About as wide as San Francisco: half an em for a letter.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont
    let size = font?.pointSize ?? 12
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.map(\.count).max() ?? 0
    return CGSize(
      width: (CGFloat(longest) * size * 0.5).rounded(.up),
      height: CGFloat(lines.count) * (font?.lineHeight ?? size * 1.2))
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) -> CGRect {
    let natural = self.size(withAttributes: attributes)
    guard natural.width > size.width, size.width > 0 else {
      return CGRect(origin: .zero, size: natural)
    }
    let lines = (natural.width / size.width).rounded(.up)
    return CGRect(x: 0, y: 0, width: size.width, height: natural.height * lines)
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
