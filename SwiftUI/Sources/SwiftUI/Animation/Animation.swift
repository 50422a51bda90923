/// How a change is spread over time.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    case bezier(Double, Double, Double, Double)
    case spring(response: Double, dampingFraction: Double)
  }

  enum Repetition: Hashable, Sendable {
    case never
    case count(Int)
    case forever
  }

  var curve: Curve
  /// Seconds of one round, before any change of speed.
  var duration: Double
  /// Seconds before each round.
  var delay = 0.0
  /// Seconds before the first round alone: a delay put around the repetition.
  var initialDelay = 0.0
  var speed = 1.0
  var repetition = Repetition.never
  var autoreverses = false

  init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  var fields: [_Field] {
    var arguments = Arguments()
    let factor = speed > 0 ? 1 / speed : 1
    switch curve {
    case .linear: arguments.add("curve", "linear")
    case .easeIn: arguments.add("curve", "easeIn")
    case .easeOut: arguments.add("curve", "easeOut")
    case .easeInOut: arguments.add("curve", "easeInOut")
    case .bezier: arguments.add("curve", "bezier")
    case .spring: arguments.add("curve", "spring")
    }
    arguments.add("duration", .number(duration * factor))
    if case .bezier(let x1, let y1, let x2, let y2) = curve {
      arguments.add("bezier", .list([.number(x1), .number(y1), .number(x2), .number(y2)]))
    }
    if case .spring(let response, let dampingFraction) = curve {
      arguments.add(
        "spring",
        .object([
          _Field("response", .number(response * factor)),
          _Field("dampingFraction", .number(dampingFraction)),
        ]))
    }
    arguments.add("delay", .number(delay * factor))
    switch repetition {
    case .never: arguments.add("repeat", "never")
    case .count(let count): arguments.add("repeat", .number(count))
    case .forever: arguments.add("repeat", "forever")
    }
    arguments.add("autoreverses", autoreverses)
    arguments.add("initialDelay", .number(initialDelay * factor))
    return arguments.fields
  }
}

extension Animation {
  public static let `default` = Animation(.easeInOut, duration: 0.35)

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.linear, duration: duration)
  }

  public static var linear: Animation { linear(duration: 0.35) }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.easeIn, duration: duration)
  }

  public static var easeIn: Animation { easeIn(duration: 0.35) }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.easeOut, duration: duration)
  }

  public static var easeOut: Animation { easeOut(duration: 0.35) }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration: duration)
  }

  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(x1, y1, x2, y2), duration: duration)
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve.curve, duration: duration)
  }

  /// Delays what it is called on: each round, unless the rounds are already repeated.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    if repetition == .never {
      animation.delay += delay / speed
    } else {
      animation.initialDelay += delay / speed
    }
    return animation
  }

  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    return animation
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetition = .forever
    animation.autoreverses = autoreverses
    return animation
  }

  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetition = .count(count)
    animation.autoreverses = autoreverses
    return animation
  }

  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

// MARK: Springs

extension Animation {
  static func spring(_ spring: Spring) -> Animation {
    Animation(
      .spring(response: spring.response, dampingFraction: spring.dampingRatio),
      duration: spring.settlingDuration)
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation.spring(spring)
  }

  public static var spring: Animation { spring(duration: 0.5) }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  public static var interactiveSpring: Animation { interactiveSpring() }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation.spring(spring)
  }

  public static var interpolatingSpring: Animation { spring(duration: 0.5) }

  public static var smooth: Animation { smooth() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  public static var snappy: Animation { snappy() }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static var bouncy: Animation { bouncy() }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// A spring by its stiffness and damping, or by how it looks.
public struct Spring: Hashable, Sendable {
  public var response: Double
  public var dampingRatio: Double

  public init(response: Double, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
  }

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    response = duration
    dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    response = 2 * .pi / (stiffness / mass).squareRoot()
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    response = settlingDuration / 1.5
    self.dampingRatio = dampingRatio
  }

  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The seconds until less than a thousandth of the way is left.
  public var settlingDuration: TimeInterval {
    let frequency = 2 * .pi / max(response, 0.001)
    let ratio = max(dampingRatio, 0.05)
    let decay =
      ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    // A spring damped just enough stays behind its envelope a little.
    let reserve = ratio < 0.999 ? 6.9 : 9.2
    return reserve / decay
  }
}

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  let curve: Animation.Curve

  public static let linear = UnitCurve(curve: .linear)
  public static let easeIn = UnitCurve(curve: .easeIn)
  public static let easeOut = UnitCurve(curve: .easeOut)
  public static let easeInOut = UnitCurve(curve: .easeInOut)
  public static let circularEaseIn = UnitCurve(curve: .bezier(0.55, 0, 1, 0.45))
  public static let circularEaseOut = UnitCurve(curve: .bezier(0, 0.55, 0.45, 1))
  public static let circularEaseInOut = UnitCurve(curve: .bezier(0.85, 0, 0.15, 1))

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      curve: .bezier(
        Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
        Double(endControlPoint.y)))
  }
}
