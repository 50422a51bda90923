extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(receiveValue, receiveCompletion)
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Hands on what a closure makes of each value, nothing where it gives nil.
  private func handing<Next>(_ transform: @escaping (Output) -> Next?) -> AnyPublisher<
    Next, Failure
  > {
    AnyPublisher { receive, complete in
      _subscribe({ if let next = transform($0) { receive(next) } }, complete)
    }
  }

  public func map<Next>(_ transform: @escaping (Output) -> Next) -> AnyPublisher<Next, Failure> {
    handing { .some(transform($0)) }
  }

  public func compactMap<Next>(
    _ transform: @escaping (Output) -> Next?
  ) -> AnyPublisher<Next, Failure> {
    handing(transform)
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    handing { isIncluded($0) ? $0 : nil }
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Int = .max, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { receive, complete in
      var inner: [AnyCancellable] = []
      return _subscribe({ inner.append(transform($0)._subscribe(receive, complete)) }, complete)
    }
  }

  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      _subscribe(
        { value in
          guard let session = _Session.current else { return receive(value) }
          session.clock.enqueue { receive(value) }
        }, complete)
    }
  }

  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    _subscribe({ subject.send($0) }, { subject.send(completion: $0) })
  }

  public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  public func delay<S>(
    for interval: _Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      _subscribe(
        { value in
          _Session.current?.clock.schedule(after: interval.seconds) { receive(value) }
        }, complete)
    }
  }

  public func debounce<S>(for interval: _Stride, scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var latest = 0
      return _subscribe(
        { value in
          latest += 1
          let mine = latest
          _Session.current?.clock.schedule(after: interval.seconds) {
            if mine == latest { receive(value) }
          }
        }, complete)
    }
  }

  public func throttle<S>(
    for interval: _Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// - Parameter receiveRequest: Is not called: everything is received as it comes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      receiveSubscription?(Subscriptions.empty)
      let subscription = _subscribe(
        { value in
          receiveOutput?(value)
          receive(value)
        },
        { completion in
          receiveCompletion?(completion)
          complete(completion)
        })
      return AnyCancellable {
        receiveCancel?()
        subscription.cancel()
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var left = count
      return _subscribe(
        { value in
          if left > 0 {
            left -= 1
          } else {
            receive(value)
          }
        }, complete)
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var left = count
      return _subscribe(
        { value in
          guard left > 0 else { return }
          left -= 1
          receive(value)
        }, complete)
    }
  }

  public func scan<Next>(
    _ initial: Next, _ combine: @escaping (Next, Output) -> Next
  ) -> AnyPublisher<Next, Failure> {
    var state = initial
    return handing {
      state = combine(state, $0)
      return state
    }
  }

  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      values.forEach(receive)
      return _subscribe(receive, complete)
    }
  }

  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other).eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { receive, complete in
      var left: Output?
      var right: P.Output?
      func send() { if let left, let right { receive((left, right)) } }
      let both = [
        _subscribe(
          {
            left = $0
            send()
          }, complete),
        other._subscribe(
          {
            right = $0
            send()
          }, complete),
      ]
      return AnyCancellable { both.forEach { $0.cancel() } }
    }
  }

  public func mapError<Next: Error>(
    _ transform: @escaping (Failure) -> Next
  ) -> AnyPublisher<Output, Next> {
    AnyPublisher { receive, complete in
      _subscribe(receive) { completion in
        switch completion {
        case .finished: complete(.finished)
        case .failure(let error): complete(.failure(transform(error)))
        }
      }
    }
  }

  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { receive, complete in
      _subscribe(receive) { completion in
        if case .failure = completion { receive(value) }
        complete(.finished)
      }
    }
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { receive, complete in
      var inner: AnyCancellable?
      return _subscribe(receive) { completion in
        switch completion {
        case .finished: complete(.finished)
        case .failure(let error): inner = handler(error)._subscribe(receive, complete)
        }
        _ = inner
      }
    }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue) { _ in }
  }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    _subscribe({ object[keyPath: keyPath] = $0 }) { _ in }
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    let target = published
    target.keep(_subscribe({ target.assign($0) }) { _ in })
  }

  public func setFailureType<Next: Error>(to type: Next.Type) -> AnyPublisher<Output, Next> {
    AnyPublisher { receive, complete in
      _subscribe(receive) { _ in complete(.finished) }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var last: Output?
      return _subscribe(
        { value in
          guard value != last else { return }
          last = value
          receive(value)
        }, complete)
    }
  }
}

/// A length of time, as operators take it from a scheduler.
public struct _Stride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  let seconds: Double

  public init(integerLiteral value: Int) {
    seconds = Double(value)
  }

  public init(floatLiteral value: Double) {
    seconds = value
  }

  init(seconds: Double) {
    self.seconds = seconds
  }

  public static func seconds(_ value: Int) -> _Stride { _Stride(seconds: Double(value)) }

  public static func seconds(_ value: Double) -> _Stride { _Stride(seconds: value) }

  public static func milliseconds(_ value: Int) -> _Stride {
    _Stride(seconds: Double(value) / 1_000)
  }

  public static func microseconds(_ value: Int) -> _Stride {
    _Stride(seconds: Double(value) / 1_000_000)
  }

  public static func nanoseconds(_ value: Int) -> _Stride {
    _Stride(seconds: Double(value) / 1_000_000_000)
  }
}
