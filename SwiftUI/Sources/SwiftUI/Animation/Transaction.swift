/// What belongs to an update: above all, its animation.
public struct Transaction: Equatable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  var custom: [ObjectIdentifier: Any] = [:]

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    Transaction.complete(animation, completion)
  }

  public static func == (left: Transaction, right: Transaction) -> Bool {
    left.animation == right.animation && left.disablesAnimations == right.disablesAnimations
  }

  /// The transaction of what runs now.
  nonisolated(unsafe) static var current = Transaction()

  /// Runs a completion once an animation is over; one that never ends completes nothing.
  static func complete(_ animation: Animation?, _ completion: @escaping () -> Void) {
    guard let session = _Session.current else { return }
    guard let animation else { return session.clock.enqueue(completion) }
    let round = (animation.delay + animation.duration) / max(animation.speed, 0.001)
    switch animation.repetition {
    case .never: session.clock.schedule(after: round + animation.initialDelay, completion)
    case .count(let count):
      session.clock.schedule(after: round * Double(count) + animation.initialDelay, completion)
    case .forever: break
    }
  }
}

public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete
  case removed
}

@discardableResult
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

@discardableResult
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  Transaction.complete(animation, completion)
  return result
}
