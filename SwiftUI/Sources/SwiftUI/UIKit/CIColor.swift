/// A colour of CoreImage's, by its components.
public final class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public var components: [CGFloat] { [red, green, blue, alpha] }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  public var ciColor: CIColor { CIColor(color: self) }
}
