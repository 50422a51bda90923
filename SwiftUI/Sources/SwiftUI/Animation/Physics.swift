// Where springs and curves are at an instant, for views that ask them.

extension Spring {
  public var mass: Double { 1 }
  public var stiffness: Double {
    let frequency = 2 * .pi / max(response, 0.001)
    return frequency * frequency
  }
  public var damping: Double { 2 * dampingRatio * stiffness.squareRoot() }

  /// What is left of a distance, and how far a velocity has led, after a time.
  private func shares(after time: TimeInterval) -> (distance: Double, velocity: Double) {
    let frequency = stiffness.squareRoot()
    if dampingRatio < 1 {
      let ringing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let left = exp(-dampingRatio * frequency * time)
      let (sine, cosine) = (sin(ringing * time), cos(ringing * time))
      return (left * (cosine + dampingRatio * frequency / ringing * sine), left * sine / ringing)
    }
    if dampingRatio == 1 {
      let left = exp(-frequency * time)
      return (left * (1 + frequency * time), left * time)
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-dampingRatio * frequency + root, -dampingRatio * frequency - root)
    let (first, second) = (exp(slow * time), exp(fast * time))
    return ((slow * second - fast * first) / (slow - fast), (first - second) / (slow - fast))
  }

  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let shares = shares(after: time)
    return target - target.scaled(by: shares.distance)
      + initialVelocity.scaled(by: shares.velocity)
  }

  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-4
    let before = value(target: target, initialVelocity: initialVelocity, time: time)
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (after - before).scaled(by: 1 / step)
  }

  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = value + moved
  }

  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    settlingDuration
  }

  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData =
      fromValue.animatableData
      + value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
}

extension UnitCurve {
  private var points: (Double, Double, Double, Double) {
    switch curve {
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInOut: (0.42, 0, 0.58, 1)
    case .bezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
    case .linear, .spring: (0, 0, 1, 1)
    }
  }

  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    let (x1, y1, x2, y2) = points
    func place(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if place(x1, x2, middle) < progress { low = middle } else { high = middle }
    }
    return place(y1, y2, (low + high) / 2)
  }

  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let start = min(max(progress, 0), 1 - step)
    return (value(at: start + step) - value(at: start)) / step
  }

  public var inverse: UnitCurve {
    let (x1, y1, x2, y2) = points
    return UnitCurve(curve: .bezier(y1, x1, y2, x2))
  }

  public static let easeInEaseOut = UnitCurve.easeInOut
}

// MARK: Animations of an app's own

public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

public protocol AnimationStateKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false
  public var environment: EnvironmentValues { EnvironmentValues() }
}

extension Animation {
  /// In its place moves the usual one.
  public init<A: CustomAnimation>(_ base: A) {
    _Session.current?.note(
      _Session.current?.location, "an animation of an app's own is the usual one")
    self = .default
  }
}

/// The way through keyframes, which are not played: it is at its start.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  public let duration: TimeInterval = 0

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
  }

  public func value(time: TimeInterval) -> Value { initialValue }

  public func value(progress: Double) -> Value { initialValue }
}

extension KeyframesBuilder {
  public static func buildArray(_ keyframes: [_Keyframes<Value>]) -> _Keyframes<Value> {
    _Keyframes()
  }

  public static func buildOptional(_ keyframes: _Keyframes<Value>?) -> _Keyframes<Value> {
    _Keyframes()
  }

  public static func buildEither(first: _Keyframes<Value>) -> _Keyframes<Value> { first }

  public static func buildEither(second: _Keyframes<Value>) -> _Keyframes<Value> { second }
}
