// What has the focus: nothing, in a recording.

/// A value of the view that has the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  public var wrappedValue: Value? { nil }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {}
}

@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {}
}

@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}

  public var wrappedValue: ObjectType? { nil }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {}
}

public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    self
  }

  nonisolated public func focusedValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    self
  }

  nonisolated public func focusedSceneValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    self
  }

  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }

  nonisolated public func focusedObject<Object: ObservableObject>(
    _ object: Object?
  ) -> some View {
    self
  }

  nonisolated public func focusedSceneObject<Object: ObservableObject>(
    _ object: Object?
  ) -> some View {
    self
  }

  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    self
  }

  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}
