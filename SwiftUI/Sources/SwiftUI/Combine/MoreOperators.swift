extension Publisher {
  public func map<Next>(_ keyPath: KeyPath<Output, Next>) -> AnyPublisher<Next, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func map<First, Second>(
    _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>
  ) -> AnyPublisher<(First, Second), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  public func tryMap<Next>(
    _ transform: @escaping (Output) throws -> Next
  ) -> AnyPublisher<Next, any Error> {
    AnyPublisher { receive, complete in
      var hasFailed = false
      return _subscribe(
        { value in
          guard !hasFailed else { return }
          do {
            receive(try transform(value))
          } catch {
            hasFailed = true
            complete(.failure(error))
          }
        },
        { completion in
          guard !hasFailed else { return }
          switch completion {
          case .finished: complete(.finished)
          case .failure(let error): complete(.failure(error))
          }
        })
    }
  }

  public func tryCompactMap<Next>(
    _ transform: @escaping (Output) throws -> Next?
  ) -> AnyPublisher<Next, any Error> {
    tryMap(transform).compactMap { $0 }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    AnyPublisher { receive, complete in
      var other: AnyCancellable?
      let one = _subscribe(receive) { completion in
        guard case .failure(let error) = completion else { return complete(.finished) }
        do {
          other = try handler(error)._subscribe(receive) { completion in
            switch completion {
            case .finished: complete(.finished)
            case .failure(let error): complete(.failure(error))
            }
          }
        } catch {
          complete(.failure(error))
        }
      }
      return AnyCancellable {
        one.cancel()
        other?.cancel()
      }
    }
  }

  /// - Parameter decoder: `JSONDecoder()`, `PropertyListDecoder()`.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receive, complete in
      var all: [Output] = []
      return _subscribe({ all.append($0) }) { completion in
        if case .finished = completion { receive(all) }
        complete(completion)
      }
    }
  }

  public func reduce<Next>(
    _ initial: Next, _ next: @escaping (Next, Output) -> Next
  ) -> AnyPublisher<Next, Failure> {
    collect().map { $0.reduce(initial, next) }
  }

  public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }

  public func count() -> AnyPublisher<Int, Failure> { collect().map(\.count) }

  public func first(
    where isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(isIncluded).first()
  }

  public func contains(
    where isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    collect().map { $0.contains(where: isIncluded) }
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher { _, complete in _subscribe({ _ in }, complete) }
  }

  public func replaceNil<Value>(
    with value: Value
  ) -> AnyPublisher<Value, Failure> where Output == Value? {
    map { $0 ?? value }
  }

  public func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var isEmpty = true
      return _subscribe(
        {
          isEmpty = false
          receive($0)
        },
        {
          if isEmpty, case .finished = $0 { receive(value) }
          complete($0)
        })
    }
  }

  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { receive, complete in
      var (left, right): ([Output], [P.Output]) = ([], [])
      func send() {
        while !left.isEmpty, !right.isEmpty {
          receive((left.removeFirst(), right.removeFirst()))
        }
      }
      let one = _subscribe(
        {
          left.append($0)
          send()
        }, complete)
      let two = other._subscribe(
        {
          right.append($0)
          send()
        }, complete)
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first).combineLatest(second).map { ($0.0.0, $0.0.1, $0.1) }
      .eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ first: P, _ second: Q, _ third: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(first, second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
      .eraseToAnyPublisher()
  }

  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func timeout<S>(
    _ interval: _Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { receive, complete in
      var latest: AnyCancellable?
      let outer = _subscribe(
        { latest = $0._subscribe(receive) { _ in } }, complete)
      return AnyCancellable {
        outer.cancel()
        latest?.cancel()
      }
    }
  }
}

public protocol TopLevelDecoder<Input> {
  associatedtype Input

  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

public protocol TopLevelEncoder<Output> {
  associatedtype Output

  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

/// A publisher that is made when somebody follows it.
public struct Deferred<Deferred: Publisher>: Publisher {
  public typealias Output = Deferred.Output
  public typealias Failure = Deferred.Failure

  public let createPublisher: () -> Deferred

  public init(createPublisher: @escaping () -> Deferred) {
    self.createPublisher = createPublisher
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    createPublisher()._subscribe(receive, complete)
  }
}

extension Result {
  public struct Publisher: SwiftUI.Publisher {
    public typealias Output = Success

    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    public init(_ output: Success) {
      result = .success(output)
    }

    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    public func _subscribe(
      _ receive: @escaping (Success) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      switch result {
      case .success(let value):
        receive(value)
        complete(.finished)
      case .failure(let error): complete(.failure(error))
      }
      return AnyCancellable {}
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

/// What a publisher sends, one after the other.
private struct Sent<Value>: @unchecked Sendable { let value: Value }

extension Publisher where Failure == Never {
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let kept = Sent(
        value: _subscribe({ continuation.yield($0) }) { _ in continuation.finish() })
      continuation.onTermination = { _ in _ = kept }
    }
  }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let kept = Sent(
        value: _subscribe({ continuation.yield($0) }) { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        })
      continuation.onTermination = { _ in _ = kept }
    }
  }
}
