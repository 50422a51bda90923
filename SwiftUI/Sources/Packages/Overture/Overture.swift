// In place of github.com/pointfreeco/swift-overture.

/// A value once functions have changed it.
public func update<Value>(_ value: Value, _ changes: ((inout Value) -> Void)...) -> Value {
  var changed = value
  for change in changes { change(&changed) }
  return changed
}

/// Changes a value where it stands.
public func update<Value>(_ value: inout Value, _ changes: ((inout Value) -> Void)...) {
  for change in changes { change(&value) }
}

/// What a function makes of a value.
public func with<Value, Result>(
  _ value: Value, _ function: (Value) throws -> Result
) rethrows -> Result {
  try function(value)
}

public func concat<Value>(
  _ functions: ((inout Value) -> Void)...
) -> (inout Value) -> Void {
  { value in for function in functions { function(&value) } }
}

public func pipe<A, B, C>(
  _ first: @escaping (A) -> B, _ second: @escaping (B) -> C
) -> (A) -> C {
  { second(first($0)) }
}

public func pipe<A, B, C, D>(
  _ first: @escaping (A) -> B, _ second: @escaping (B) -> C, _ third: @escaping (C) -> D
) -> (A) -> D {
  { third(second(first($0))) }
}

public func curry<A, B, C>(_ function: @escaping (A, B) -> C) -> (A) -> (B) -> C {
  { first in { function(first, $0) } }
}

public func flip<A, B, C>(_ function: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
  { second in { function($0)(second) } }
}

/// A property as a function.
public func get<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> (Root) -> Value {
  { $0[keyPath: keyPath] }
}
