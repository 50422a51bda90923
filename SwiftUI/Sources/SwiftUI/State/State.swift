/// A value that a view owns, kept at the view's place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var kept: Kept?

  final class Kept {
    private var value: Value
    private var readers = Readers()

    init(_ value: Value) {
      self.value = value
    }

    func read() -> Value {
      readers.addCurrent()
      return value
    }

    func set(_ new: Value) {
      guard let session = _Session.current else { return value = new }
      let old = value
      value = new
      // The object itself stays: what changes in it is seen by observing it.
      if let old = old as? any Equatable, old.isEqual(to: new) { return }
      readers.expire()
      session.write {
        self.value = old
      } redo: {
        self.value = new
        self.readers.expire()
      }
    }
  }

  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  public init(initialValue: Value) {
    initial = initialValue
  }

  public var wrappedValue: Value {
    get { kept?.read() ?? initial }
    nonmutating set { kept?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let kept else { return .constant(initial) }
    return Binding(get: { kept.read() }, set: { kept.set($0) })
  }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {
    keep { inputs.position.stored(slot, $0) }
  }

  /// Joins it with what is kept somewhere, where it is made when first asked for.
  mutating func keep(_ find: (() -> Kept) -> Kept?) {
    let initial = initial
    kept = find { Kept(initial) }
  }
}

extension State: FollowedProperty {
  func isSame(as other: State) -> Bool { kept === other.kept }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}
extension State.Kept: @unchecked Sendable {}

extension Equatable {
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// A value that someone else owns, to read and to write.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  public var transaction = Transaction()

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = { set($0, Transaction.current) }
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      if transaction == Transaction() {
        write(newValue)
      } else {
        withTransaction(transaction) { write(newValue) }
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: DynamicProperty {
  public mutating func _link(_ inputs: _Inputs, slot: Int) {}
}

extension Binding: FollowedProperty {}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
