// Core Animation's layers, which lie under views of UIKit and are not shown either.

open class CALayer: NSObject, @unchecked Sendable {
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var position: CGPoint = .zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = []
  open var cornerCurve = CALayerCornerCurve.circular
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var isHidden = false
  open var mask: CALayer?
  open var name: String?
  open var zPosition: CGFloat = 0
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  public private(set) var sublayers: [CALayer]?
  public private(set) weak var superlayer: CALayer?

  public override init() {}

  public init(layer: Any) {}

  public required init?(coder: NSCoder) {}

  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }

  open func removeFromSuperlayer() {}

  open func add(_ animation: CAAnimation, forKey key: String?) {}

  open func removeAnimation(forKey key: String) {}

  open func removeAllAnimations() {}

  open func animation(forKey key: String) -> CAAnimation? { nil }

  open func setNeedsDisplay() {}

  open func setNeedsLayout() {}

  open func layoutIfNeeded() {}

  open func layoutSublayers() {}

  open func display() {}
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: Hashable, Sendable {
  let name: String

  public static let circular = CALayerCornerCurve(name: "circular")
  public static let continuous = CALayerCornerCurve(name: "continuous")
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
  let name: String

  public static let butt = CAShapeLayerLineCap(name: "butt")
  public static let round = CAShapeLayerLineCap(name: "round")
  public static let square = CAShapeLayerLineCap(name: "square")
}

public struct CAShapeLayerLineJoin: Hashable, Sendable {
  let name: String

  public static let miter = CAShapeLayerLineJoin(name: "miter")
  public static let round = CAShapeLayerLineJoin(name: "round")
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}

open class CAShapeLayer: CALayer, @unchecked Sendable {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?
}

open class CAGradientLayer: CALayer, @unchecked Sendable {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var type = CAGradientLayerType.axial
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

public struct CAGradientLayerType: Hashable, Sendable {
  let name: String

  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}

public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let name: String

  public static let linear = CAMediaTimingFunctionName(name: "linear")
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(name: "default")
}

public final class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

public struct CAMediaTimingFillMode: Hashable, Sendable {
  let name: String

  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  public static let both = CAMediaTimingFillMode(name: "both")
  public static let removed = CAMediaTimingFillMode(name: "removed")
}

open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  public override init() {}

  public init(keyPath path: String?) {
    keyPath = path
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
  open var damping: CGFloat = 10
  open var stiffness: CGFloat = 100
  open var mass: CGFloat = 1
  open var initialVelocity: CGFloat = 0
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var path: CGPath?
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

public enum CATransaction {
  public static func begin() {}

  public static func commit() {}

  public static func setDisableActions(_ flag: Bool) {}

  public static func setAnimationDuration(_ duration: CFTimeInterval) {}

  public static func setCompletionBlock(_ block: (() -> Void)?) {}
}

public struct CATransform3D: Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1

  public init() {}
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D()
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D()
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D()
}

public typealias CFTimeInterval = Double

/// The virtual time.
public func CACurrentMediaTime() -> CFTimeInterval { _Session.current?.clock.now ?? 0 }

/// Never fires: a screen of UIKit's is not drawn.
public final class CADisplayLink: NSObject {
  public var isPaused = false
  public var preferredFramesPerSecond = 0
  public var timestamp: CFTimeInterval { 0 }
  public var targetTimestamp: CFTimeInterval { 0 }
  public var duration: CFTimeInterval { 1.0 / 60 }

  public init(target: Any, selector: Selector) {}

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  public func invalidate() {}
}
