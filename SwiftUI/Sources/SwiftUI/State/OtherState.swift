/// A value kept under a key in the app's defaults; here it starts as what is there, or else as written,
/// and lasts a recording.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var state: State<Value>
  private let key: String
  private let store: UserDefaults?

  init(initial: Value, key: String, store: UserDefaults?) {
    state = State(wrappedValue: initial)
    self.key = key
    self.store = store
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {
    let key = key
    let store = store ?? inputs.environment.defaultAppStorage ?? .standard
    if let known = Self.value(of: key, in: store) { state = State(wrappedValue: known) }
    // Stores of their own keep values of their own.
    let place = store === UserDefaults.standard ? key : "\(ObjectIdentifier(store)) \(key)"
    state.keep { make in _Session.current?.defaults(place, of: store, make) }
  }

  /// What a preview has put there.
  private static func value(of key: String, in store: UserDefaults) -> Value? {
    guard store.object(forKey: key) != nil else { return nil }
    func stored(as type: Any.Type) -> Any? {
      switch type {
      case is Bool.Type, is Bool?.Type: store.bool(forKey: key)
      case is Int.Type, is Int?.Type: store.integer(forKey: key)
      case is Double.Type, is Double?.Type: store.double(forKey: key)
      case is String.Type, is String?.Type: store.string(forKey: key)
      case is URL.Type, is URL?.Type: store.url(forKey: key)
      case is Data.Type, is Data?.Type: store.data(forKey: key)
      default: nil
      }
    }
    func made<Raw: RawRepresentable>(_ type: Raw.Type) -> Raw? {
      (stored(as: Raw.RawValue.self) as? Raw.RawValue).flatMap(Raw.init)
    }
    let type = (Value.self as? any OptionalType.Type)?.wrapped ?? Value.self
    guard let type = type as? any RawRepresentable.Type else {
      return stored(as: Value.self) as? Value
    }
    guard let value = made(type) else { return nil }
    return value as? Value
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(initial: wrappedValue, key: key, store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(initial: nil, key: key, store: store)
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

/// A value kept with the scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>

  public init(wrappedValue: Value, _ key: String) {
    state = State(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {
    state._link(inputs, slot: slot)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) {
    self.init(wrappedValue: nil, key)
  }
}

/// Which view has the focus: none, in a recording.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  public init() where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }

  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {
    state._link(inputs, slot: slot)
  }
}

@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  public init() where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  public init<V: Hashable>(for technologies: AccessibilityTechnologies) where Value == V? {
    self.init()
  }

  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {
    state._link(inputs, slot: slot)
  }
}

/// A value that a gesture changes while it lasts: never, in a recording.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: GestureState<Value> { self }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {}
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// A room for the names of matched geometries.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  public init() {}

  public var wrappedValue: ID { id }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {
    id = ID(number: ObjectIdentifier(inputs.position).hashValue &+ slot)
  }
}

/// A number that grows with the size of the text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
    scaled = wrappedValue
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public var wrappedValue: Value { scaled }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {
    let environment = inputs.environment
    scaled = Value(
      style.scaled(
        CGFloat(base), at: environment.dynamicTypeSize, displayScale: environment.displayScale))
  }
}

// What they keep is state, or comes with the environment.
extension AppStorage: FollowedProperty {}
extension SceneStorage: FollowedProperty {}
extension FocusState: FollowedProperty {}
extension AccessibilityFocusState: FollowedProperty {}
extension GestureState: FollowedProperty {}
extension Namespace: FollowedProperty {}
extension ScaledMetric: FollowedProperty {}
