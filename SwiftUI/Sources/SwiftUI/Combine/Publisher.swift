/// A stream of values, as far as loading views use it: values are handed on as they come.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// What the module's own publishers do; an app's own have `receive(subscriber:)`.
  func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How much is asked for at a time.
  public struct Demand: Hashable, Sendable {
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    public static func max(_ count: Int) -> Demand { Demand(max: count) }
  }
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
  /// One of which nothing comes.
  public static let empty: any Subscription = EmptySubscription()

  private struct EmptySubscription: Subscription, Sendable {
    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
  }
}

/// The names of what operators make, as far as source names it: each is a publisher without a type of
/// its own.
public enum Publishers {
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
    Upstream.Output, NewPublisher.Failure
  >
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
    NewPublisher.Output, Upstream.Failure
  >
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> =
    AnyPublisher<Output, any Error>
  public typealias Filter<Upstream: Publisher> = Same<Upstream>
  public typealias RemoveDuplicates<Upstream: Publisher> = Same<Upstream>
  public typealias HandleEvents<Upstream: Publisher> = Same<Upstream>
  public typealias Retry<Upstream: Publisher> = Same<Upstream>
  public typealias Share<Upstream: Publisher> = Same<Upstream>
  public typealias Print<Upstream: Publisher> = Same<Upstream>
  public typealias Drop<Upstream: Publisher> = Same<Upstream>
  public typealias First<Upstream: Publisher> = Same<Upstream>
  public typealias ReceiveOn<Upstream: Publisher, Context> = Same<Upstream>
  public typealias SubscribeOn<Upstream: Publisher, Context> = Same<Upstream>
  public typealias Debounce<Upstream: Publisher, Context> = Same<Upstream>
  public typealias Throttle<Upstream: Publisher, Context> = Same<Upstream>
  public typealias Delay<Upstream: Publisher, Context> = Same<Upstream>
  /// A timer that begins by itself is that timer.
  public typealias Autoconnect<Upstream: Publisher> = Upstream

  /// What hands on what it gets, at most later or less of it.
  public typealias Same<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>

  /// The latest values of two publishers, together.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    let a: A
    let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var (first, second): (A.Output?, B.Output?)
      func send() { if let first, let second { receive((first, second)) } }
      let one = a._subscribe(
        {
          first = $0; send()
        }, complete)
      let other = b._subscribe(
        {
          second = $0; send()
        }, complete)
      return AnyCancellable {
        one.cancel()
        other.cancel()
      }
    }
  }

  /// The elements of a sequence, at once.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      for element in sequence { receive(element) }
      complete(.finished)
      return AnyCancellable {}
    }
  }

  /// The values of any number of publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var waiting = publishers.count
      let all = publishers.map { publisher in
        publisher._subscribe(receive) { completion in
          waiting -= 1
          if case .failure = completion { return complete(completion) }
          if waiting == 0 { complete(.finished) }
        }
      }
      return AnyCancellable { all.forEach { $0.cancel() } }
    }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    let a: A
    let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())._subscribe(receive, complete)
    }
  }

  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    let all: MergeMany<AnyPublisher<Output, Failure>>

    public init(_ a: A, _ b: B, _ c: C) {
      all = MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
    }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { all._subscribe(receive, complete) }
  }

  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    let all: MergeMany<AnyPublisher<Output, Failure>>

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher())
    }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { all._subscribe(receive, complete) }
  }

  /// The latest values of three publishers, together.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C) { all = a.combineLatest(b, c) }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { all._subscribe(receive, complete) }
  }

  /// The latest values of four publishers, together.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { all = a.combineLatest(b, c, d) }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { all._subscribe(receive, complete) }
  }

  /// The values of two publishers, each with the other's of the same place.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) { all = a.zip(b) }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { all._subscribe(receive, complete) }
  }
}

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  private var onCancel: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    onCancel = cancel
  }

  public init<C: Cancellable>(_ canceller: C) {
    onCancel = canceller.cancel
  }

  deinit { onCancel?() }

  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher._subscribe
  }

  init(
    _ subscribe:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) {
    self.subscribe = subscribe
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    subscribe(receive, complete)
  }
}

// MARK: Sources

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)

  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those who follow a subject.
final class Listeners<Output, Failure: Error> {
  private struct Listener {
    let receive: (Output) -> Void
    let complete: (Subscribers.Completion<Failure>) -> Void
  }

  private var all: [Int: Listener] = [:]
  private var next = 0

  init() {}

  func add(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let number = next
    next += 1
    all[number] = Listener(receive: receive, complete: complete)
    return AnyCancellable { [weak self] in self?.all[number] = nil }
  }

  func send(_ value: Output) {
    for number in all.keys.sorted() { all[number]?.receive(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    for number in all.keys.sorted() { all[number]?.complete(completion) }
    all = [:]
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { listeners.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    listeners.add(receive, complete)
  }
}

extension PassthroughSubject: @unchecked Sendable {}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public var value: Output {
    didSet { listeners.send(value) }
  }

  public init(_ value: Output) {
    self.value = value
  }

  public func send(_ value: Output) { self.value = value }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receive(value)
    return listeners.add(receive, complete)
  }
}

extension CurrentValueSubject: @unchecked Sendable {}

public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receive(output)
    complete(.finished)
    return AnyCancellable {}
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) {}

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    complete(.finished)
    return AnyCancellable {}
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    complete(.failure(error))
    return AnyCancellable {}
  }
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private let listeners = Listeners<Output, Failure>()

  public init(_ fulfil: @escaping (@escaping Promise) -> Void) {
    fulfil { result in
      self.result = result
      if case .success(let value) = result { self.listeners.send(value) }
    }
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    switch result {
    case .success(let value):
      receive(value)
      complete(.finished)
    case .failure(let error): complete(.failure(error))
    case nil: return listeners.add(receive, complete)
    }
    return AnyCancellable {}
  }
}

// MARK: Timers

extension Foundation.Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// Sends the date at intervals of the virtual time.
  public final class TimerPublisher: Publisher, Cancellable {
    public typealias Output = Date
    public typealias Failure = Never

    private let interval: TimeInterval
    private let listeners = Listeners<Date, Never>()
    private var isRunning = false

    init(interval: TimeInterval) {
      self.interval = interval
    }

    public func autoconnect() -> TimerPublisher { self }

    /// A timer that connects itself is its own upstream here.
    public var upstream: TimerPublisher { self }

    @discardableResult
    public func connect() -> any Cancellable { self }

    public func cancel() { isRunning = false }

    public func _subscribe(
      _ receive: @escaping (Date) -> Void,
      _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let cancellable = listeners.add(receive, complete)
      if !isRunning {
        isRunning = true
        wait()
      }
      return cancellable
    }

    private func wait() {
      _Session.current?.clock.schedule(after: max(interval, 0.001)) { [weak self] in
        guard let self, isRunning else { return }
        listeners.send(Date())
        wait()
      }
    }
  }
}

extension NotificationCenter {
  public struct Publisher: SwiftUI.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    let center: NotificationCenter
    let name: Notification.Name

    public func _subscribe(
      _ receive: @escaping (Notification) -> Void,
      _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let deliver = unsafeBitCast(receive, to: (@Sendable (Notification) -> Void).self)
      let observer = center.addObserver(forName: name, object: nil, queue: nil, using: deliver)
      return AnyCancellable { [center] in center.removeObserver(observer) }
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name)
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}
