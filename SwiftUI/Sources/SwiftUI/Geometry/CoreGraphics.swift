/// An affine transformation of the plane.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public static let identity = CGAffineTransform()

  public var isIdentity: Bool { self == .identity }

  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    Path(self).applying(transform).boundingRect
  }
}

extension CGPoint: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(x)
    hasher.combine(y)
  }
}

extension CGSize: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension CGRect: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(size)
  }
}

public class CGPath {
  fileprivate(set) var path: Path

  init(path: Path) {
    self.path = path
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(rect))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(ellipseIn: rect))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(path: Path(roundedRect: rect, cornerSize: size, style: .circular))
  }

  public var boundingBox: CGRect { path.boundingRect }

  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  public func copy() -> CGPath? { CGPath(path: path) }
}

public final class CGMutablePath: CGPath {
  public init() {
    super.init(path: Path())
  }

  public func move(to point: CGPoint) { path.move(to: point) }

  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addRect(_ rect: CGRect) { path.addRect(rect) }

  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

  public func addPath(_ other: CGPath) { path.addPath(other.path) }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }

  public func closeSubpath() { path.closeSubpath() }
}

public enum CGLineCap: Int32, Hashable, Sendable {
  case butt
  case round
  case square

  var name: String { "\(self)" }
}

public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter
  case round
  case bevel

  var name: String { "\(self)" }
}

/// A colour as Core Graphics has it.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(color: Color) {
    self.color = color
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    color = Color(white: gray, opacity: alpha)
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public var components: [CGFloat]? {
    color.components(in: EnvironmentValues()).map {
      [CGFloat($0.red), CGFloat($0.green), CGFloat($0.blue), CGFloat($0.alpha)]
    }
  }

  public var alpha: CGFloat { components?.last ?? 1 }

  public var numberOfComponents: Int { 4 }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color: color.opacity(alpha)) }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}

/// A bitmap, of which only the size matters here.
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  func size(at scale: CGFloat) -> CGSize {
    let factor = scale > 0 ? scale : 1
    return CGSize(width: CGFloat(width) / factor, height: CGFloat(height) / factor)
  }
}

public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init() {
    self.init(dx: 0, dy: 0)
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = CGVector()
}
