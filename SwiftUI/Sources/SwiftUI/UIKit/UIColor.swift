/// UIKit's colour, which is one of SwiftUI's here.
public final class UIColor: Hashable, Sendable {
  let color: Color

  init(color: Color) {
    self.color = color
  }

  public convenience init(_ color: Color) {
    self.init(color: color)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(color: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(color: Color(white: white, opacity: alpha))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      color: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  public convenience init(cgColor: CGColor) {
    self.init(color: cgColor.color)
  }

  public convenience init(dynamicProvider provider: @escaping (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> Color {
      let normal = provider(UITraitCollection(style, .normal)).color
      let increased = provider(UITraitCollection(style, .high)).color
      return normal == increased
        ? normal : Color(.contrasting(normal: normal, increased: increased))
    }
    self.init(color: Color(.dynamic(light: color(.light), dark: color(.dark))))
  }

  public convenience init?(named name: String) {
    self.init(color: Color(name))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(color: Color(name))
  }

  public convenience init(resource: ColorResource) {
    self.init(color: Color(resource))
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color: color.opacity(alpha))
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(color: Color(color.resolve(in: environment)))
  }

  public var cgColor: CGColor { CGColor(color: color) }

  private var components: Color.Components {
    color.components(in: _Session.current?.request.environment ?? EnvironmentValues())
      ?? Color.Components(red: 0.5, green: 0.5, blue: 0.5)
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let known = components
    red?.pointee = CGFloat(known.red)
    green?.pointee = CGFloat(known.green)
    blue?.pointee = CGFloat(known.blue)
    alpha?.pointee = CGFloat(known.alpha)
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let known = components
    let most = max(known.red, known.green, known.blue)
    let range = most - min(known.red, known.green, known.blue)
    var angle = 0.0
    if range > 0 {
      switch most {
      case known.red: angle = (known.green - known.blue) / range
      case known.green: angle = (known.blue - known.red) / range + 2
      default: angle = (known.red - known.green) / range + 4
      }
    }
    let turn = angle / 6
    hue?.pointee = CGFloat(turn < 0 ? turn + 1 : turn)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(known.alpha)
    return true
  }
}

public typealias NSColor = UIColor

extension UIColor {
  fileprivate static func known(_ name: String) -> UIColor { UIColor(color: Color(.system(name))) }

  public static let label = known("label")
  public static let secondaryLabel = known("secondaryLabel")
  public static let tertiaryLabel = known("tertiaryLabel")
  public static let quaternaryLabel = known("quaternaryLabel")
  public static let placeholderText = known("placeholderText")
  public static let link = known("link")
  public static let separator = known("separator")
  public static let opaqueSeparator = known("opaqueSeparator")
  public static let systemFill = known("systemFill")
  public static let secondarySystemFill = known("secondarySystemFill")
  public static let tertiarySystemFill = known("tertiarySystemFill")
  public static let quaternarySystemFill = known("quaternarySystemFill")
  public static let systemBackground = known("systemBackground")
  public static let secondarySystemBackground = known("secondarySystemBackground")
  public static let tertiarySystemBackground = known("tertiarySystemBackground")
  public static let systemGroupedBackground = known("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = known("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = known("tertiarySystemGroupedBackground")
  public static let systemRed = known("systemRed")
  public static let systemOrange = known("systemOrange")
  public static let systemYellow = known("systemYellow")
  public static let systemGreen = known("systemGreen")
  public static let systemMint = known("systemMint")
  public static let systemTeal = known("systemTeal")
  public static let systemCyan = known("systemCyan")
  public static let systemBlue = known("systemBlue")
  public static let systemIndigo = known("systemIndigo")
  public static let systemPurple = known("systemPurple")
  public static let systemPink = known("systemPink")
  public static let systemBrown = known("systemBrown")
  public static let systemGray = known("systemGray")
  public static let systemGray2 = known("systemGray2")
  public static let systemGray3 = known("systemGray3")
  public static let systemGray4 = known("systemGray4")
  public static let systemGray5 = known("systemGray5")
  public static let systemGray6 = known("systemGray6")
  public static let tintColor = known("accent")

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
  public static let windowBackgroundColor = known("systemBackground")
  public static let controlBackgroundColor = known("systemBackground")
  public static let textBackgroundColor = known("systemBackground")
  public static let underPageBackgroundColor = known("secondarySystemBackground")
  public static let separatorColor = known("separator")
  public static let labelColor = known("label")
  public static let secondaryLabelColor = known("secondaryLabel")
  public static let tertiaryLabelColor = known("tertiaryLabel")
  public static let quaternaryLabelColor = known("quaternaryLabel")
  public static let controlAccentColor = known("accent")
}
