/// Whoever is handed what a publisher has, as far as apps write one, or a publisher, of their own.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)

  func receive(_ input: Input) -> Subscribers.Demand

  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public struct CombineIdentifier: Hashable, Sendable {
  nonisolated(unsafe) private static var last = 0

  private let number: Int

  public init() {
    Self.last += 1
    number = Self.last
  }

  public init(_ object: AnyObject) { number = ObjectIdentifier(object).hashValue }
}

/// What a publisher of the module's own gives its subscriber to end it by.
private final class Delivery: Subscription {
  var cancellable: AnyCancellable?
  private var isCancelled = false

  /// Values are handed on as they come, however many are asked for.
  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    isCancelled = true
    cancellable?.cancel()
  }

  func keep(_ cancellable: AnyCancellable) {
    self.cancellable = cancellable
    if isCancelled { cancellable.cancel() }
  }
}

extension Publisher {
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let delivery = Delivery()
    subscriber.receive(subscription: delivery)
    delivery.keep(
      _subscribe({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) }))
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: complete, receiveValue: receive)
    self.receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

extension Subscribers {
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      receiveValue(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      receiveCompletion(completion)
      subscription = nil
    }

    public func cancel() {
      subscription?.cancel()
      subscription = nil
    }
  }
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier

  private let begin: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let complete: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    begin = { subscriber.receive(subscription: $0) }
    take = { subscriber.receive($0) }
    complete = { subscriber.receive(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    begin = receiveSubscription ?? { _ in }
    take = receiveValue ?? { _ in .none }
    complete = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { begin(subscription) }

  public func receive(_ input: Input) -> Subscribers.Demand { take(input) }

  public func receive(completion: Subscribers.Completion<Failure>) { complete(completion) }
}

extension Subscribers.Demand: Comparable, ExpressibleByIntegerLiteral {
  private var count: Int { max ?? .max }

  public init(integerLiteral value: Int) { self = .max(value) }

  public static func < (one: Self, other: Self) -> Bool { one.count < other.count }

  public static func > (one: Self, other: Int) -> Bool { one.count > other }

  public static func + (one: Self, other: Self) -> Self {
    one.max.flatMap { one in other.max.map { .max(one + $0) } } ?? .unlimited
  }

  public static func - (one: Self, other: Self) -> Self {
    one.max.map { .max(Swift.max(0, $0 - (other.max ?? $0))) } ?? .unlimited
  }

  public static func += (one: inout Self, other: Self) { one = one + other }

  public static func -= (one: inout Self, other: Self) { one = one - other }
}
