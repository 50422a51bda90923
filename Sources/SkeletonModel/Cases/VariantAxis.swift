/// One axis of a variant: where a variant has its value, and where a choice has its values.
package struct VariantAxis<Value: Hashable & Sendable>: AnyVariantAxis {
  package let name: ConditionAxis
  package let place: WritableKeyPath<Variant, Value> & Sendable
  package let list: WritableKeyPath<AxisChoice, [Value]> & Sendable
  private let wording: @Sendable (Value) -> String

  init(
    _ name: ConditionAxis, _ place: WritableKeyPath<Variant, Value> & Sendable,
    _ list: WritableKeyPath<AxisChoice, [Value]> & Sendable,
    wording: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.place = place
    self.list = list
    self.wording = wording
  }

  package func word(_ value: Value) -> String { wording(value) }
}

extension VariantAxis where Value: RawRepresentable<String> {
  init(
    _ name: ConditionAxis, _ place: WritableKeyPath<Variant, Value> & Sendable,
    _ list: WritableKeyPath<AxisChoice, [Value]> & Sendable
  ) {
    self.init(name, place, list) { $0.rawValue }
  }
}

/// An axis with its values' type erased.
package protocol AnyVariantAxis<Value>: Sendable {
  associatedtype Value: Hashable & Sendable
  var name: ConditionAxis { get }
  var place: WritableKeyPath<Variant, Value> & Sendable { get }
  var list: WritableKeyPath<AxisChoice, [Value]> & Sendable { get }

  /// A value as people read it: `dark`, `768x1024`, `3x`.
  func word(_ value: Value) -> String
}

extension AnyVariantAxis {
  /// The word for a variant's value.
  package func word(of variant: Variant) -> String { word(variant[keyPath: place]) }
}

extension Variant {
  /// All axes, in product order. What treats them alike reads them here.
  package static let axes: [any AnyVariantAxis] = [
    VariantAxis(.appearance, \.appearance, \.appearance),
    VariantAxis(.contrast, \.contrast, \.contrast),
    VariantAxis(.motion, \.motion, \.motion),
    VariantAxis(.type, \.type, \.type),
    VariantAxis(.direction, \.direction, \.direction),
    VariantAxis(.width, \.width, \.width) { $0?.name ?? "own" },
    VariantAxis(.scale, \.scale, \.scale) { "\($0)x" },
  ]

  /// The axes on which it differs from another one.
  package func axes(apartFrom other: Variant) -> [ConditionAxis] {
    func differs(on axis: some AnyVariantAxis) -> Bool {
      self[keyPath: axis.place] != other[keyPath: axis.place]
    }
    return Self.axes.filter { differs(on: $0) }.map(\.name)
  }
}
