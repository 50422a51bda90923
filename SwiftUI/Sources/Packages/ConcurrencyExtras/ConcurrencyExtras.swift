import Foundation

// In place of github.com/pointfreeco/swift-concurrency-extras.

/// A value that one at a time looks at.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var kept: Value
  private let lock = NSRecursiveLock()

  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows { kept = try value() }

  public var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return kept
  }

  public subscript<Part: Sendable>(dynamicMember keyPath: KeyPath<Value, Part>) -> Part {
    value[keyPath: keyPath]
  }

  public func withValue<Result>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try operation(&kept)
  }

  public func setValue(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    lock.lock()
    defer { lock.unlock() }
    kept = try value()
  }
}

@dynamicMemberLookup
public struct UncheckedSendable<Value>: @unchecked Sendable {
  public var value: Value
  public init(_ value: Value) { self.value = value }
  public init(wrappedValue: Value) { value = wrappedValue }

  public subscript<Part>(dynamicMember keyPath: KeyPath<Value, Part>) -> Part {
    value[keyPath: keyPath]
  }
}

public final actor ActorIsolated<Value> {
  public var value: Value
  public init(_ value: Value) { self.value = value }
  public func setValue(_ value: Value) { self.value = value }
}

extension AsyncStream {
  public static var never: Self { Self { _ in } }
  public static var finished: Self { Self { $0.finish() } }

  /// With what a sequence has.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    let sequence = UncheckedSendable(sequence)
    self.init { continuation in
      let task = Task {
        do {
          for try await element in sequence.value { continuation.yield(element) }
        } catch {}
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  public static var never: Self { Self { _ in } }
  public static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence {
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }
}

public struct AnyHashableSendable: Hashable, @unchecked Sendable {
  public let base: AnyHashable
  public init(_ base: some Hashable & Sendable) { self.base = AnyHashable(base) }
}
