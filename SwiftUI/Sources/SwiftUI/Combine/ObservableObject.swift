/// An object whose changes views follow.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.of(self)
  }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let listeners = Listeners<Void, Never>()
  private weak var owner: AnyObject?

  nonisolated(unsafe) private static var known: [ObjectIdentifier: ObservableObjectPublisher] = [:]

  public init() {}

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let publisher = known[key], publisher.owner === object { return publisher }
    let publisher = ObservableObjectPublisher()
    publisher.owner = object
    known[key] = publisher
    return publisher
  }

  /// Says that the object changes, without anything to take back.
  public func send() {
    announce()
    _Session.current?.change(owner)
    _Session.current?.write(undo: {}) { [weak self] in _Session.current?.change(self?.owner) }
  }

  func announce() {
    listeners.send(())
  }

  public func _subscribe(
    _ receive: @escaping (Void) -> Void,
    _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    listeners.add(receive, complete)
  }
}

extension ObservableObjectPublisher: @unchecked Sendable {}

/// A property whose changes its object announces.
@propertyWrapper
public struct Published<Value> {
  private let kept: Kept

  final class Kept {
    var value: Value
    let listeners = Listeners<Value, Never>()
    var subscriptions: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
    }

    /// - Parameter object: Whose property it is; nil where nobody knows.
    func set(_ new: Value, of object: AnyObject? = nil) {
      let old = value
      listeners.send(new)
      value = new
      _Session.current?.change(object)
      _Session.current?.write {
        self.value = old
      } redo: {
        self.value = new
        _Session.current?.change(object)
      }
    }
  }

  public struct Publisher: SwiftUI.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let kept: Kept

    public func _subscribe(
      _ receive: @escaping (Value) -> Void,
      _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      receive(kept.value)
      return kept.listeners.add(receive, complete)
    }

    func assign(_ value: Value) { kept.set(value) }

    func keep(_ subscription: AnyCancellable) { kept.subscriptions.append(subscription) }
  }

  public init(wrappedValue: Value) {
    kept = Kept(wrappedValue)
  }

  public init(initialValue: Value) {
    kept = Kept(initialValue)
  }

  public var projectedValue: Publisher {
    get { Publisher(kept: kept) }
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].kept.value }
    set {
      if let observable = object as? any ObservableObject { observable.announceChange() }
      object[keyPath: storage].kept.set(newValue, of: object)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension ObservableObject {
  fileprivate func announceChange() {
    (objectWillChange as? ObservableObjectPublisher)?.announce()
  }
}
