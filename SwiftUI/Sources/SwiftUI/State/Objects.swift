/// An object that a view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: Kept?

  private final class Kept {
    let object: ObjectType

    init(_ object: ObjectType) {
      self.object = object
    }
  }

  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.make = make
  }

  public var wrappedValue: ObjectType { kept?.object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {
    let make = make
    kept = inputs.position.stored(slot) { Kept(make()) }
  }
}

extension StateObject: FollowedProperty {
  func isSame(as other: StateObject) -> Bool { kept === other.kept }

  var followed: AnyObject? { kept?.object }
}

/// An object that a view is given and follows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Part>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>
    ) -> Binding<Part> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {}
}

extension ObservedObject: FollowedProperty {
  func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }

  var followed: AnyObject? { wrappedValue }
}

/// An object that a view further up has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = object ?? made else {
      fatalError("no object of type \(ObjectType.self) in the environment")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {
    object =
      inputs.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType ?? made
  }

  /// What is there where the environment has none.
  private var made: ObjectType? {
    _Session.current?.madeObject(
      ObjectType.self, for: "EnvironmentObject", givenBy: "environmentObject")
  }
}

extension EnvironmentObject: FollowedProperty {
  func isSame(as other: EnvironmentObject) -> Bool { object === other.object }

  var followed: AnyObject? { object }
}

/// A type of which a value can be made where nobody gives one.
///
/// The command writes these conformances for views that it shows by themselves.
public protocol _MadeByDefault {
  @MainActor static func _made() -> Any
}

extension _Session {
  /// An object that a view reads from the environment, which has none: a new one, the same for all
  /// views, if such are made here; else the recording fails.
  func madeObject<Object>(
    _ type: Object.Type, for wrapper: String, givenBy modifier: String
  ) -> Object? {
    let name = pathName(of: type)
    // What stands in for a type has no name that anybody knows.
    let kind = name == "_StandIn" ? "of a type that is not here" : "of type '\(name)'"
    let missing = "a view reads an @\(wrapper) \(kind), and none is in the environment: "
    if let known = madeObjects[ObjectIdentifier(type)] as? Object { return known }
    guard let maker = type as? any _MadeByDefault.Type,
      let made = MainActor.assumeIsolated({ Made(value: maker._made()) }).value as? Object
    else {
      if _Recording.takesBlanks {
        note(nil, missing + "what reads it is left out; give it with .\(modifier)(…)")
        return nil
      }
      fail(nil, missing + "give it with .\(modifier)(…)")
      return nil
    }
    madeObjects[ObjectIdentifier(type)] = made
    note(nil, missing + "a new one is there instead; give it with .\(modifier)(…)")
    return made
  }

  /// Everything of a session is on the main thread.
  fileprivate struct Made: @unchecked Sendable { let value: Any }
}

/// A value of a type that says nothing; nil for one of which the program has none.
nonisolated(unsafe) public var _neutralValue: (Any.Type) -> Any? = { _ in nil }

/// What a container gives that was told nothing of a type: a new one, the same for all who ask, if such are
/// made here.
nonisolated public func _unregistered<Service>(_ type: Service.Type) -> Service {
  let name = pathName(of: type)
  // What stands in for a type has no name that anybody knows.
  let missing =
    "nobody has registered " + (name == "_StandIn" ? "what is not here: " : "a '\(name)': ")
  func note(_ words: String) { _Session.current?.note(nil, missing + words) }
  if let known = _Session.current?.madeObjects[ObjectIdentifier(type)] as? Service { return known }
  let maker = type as? any _MadeByDefault.Type
  let made = maker.map { maker in
    MainActor.assumeIsolated { _Session.Made(value: maker._made()) }.value
  }
  if let made = (made ?? _neutralValue(type)) as? Service {
    _Session.current?.madeObjects[ObjectIdentifier(type)] = made
    note("a new one is there instead")
    return made
  }
  guard _Recording.takesBlanks else {
    fatalError(missing + "nothing can stand in for a value of \(type) at \(type):1:1")
  }
  note("what reads it is left out")
  // All of its bits are 0: whoever looks into it traps, and something stands in for the body that did.
  return withUnsafeTemporaryAllocation(
    byteCount: max(MemoryLayout<Service>.size, 1), alignment: MemoryLayout<Service>.alignment
  ) { place in
    place.initializeMemory(as: UInt8.self, repeating: 0)
    // Moved: to copy it is to look into it.
    return place.assumingMemoryBound(to: Service.self).moveElement(from: 0)
  }
}

/// Gives bindings to what an observable object has.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable where Value: AnyObject {
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
