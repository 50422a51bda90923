/// A stored property of a view that outlives the view's value.
public protocol DynamicProperty {
  mutating func update()

  /// Joins the property with what is kept for it at its view's place.
  mutating func _link(_ inputs: _Inputs, slot: Int)
}

extension DynamicProperty {
  public mutating func update() {}

  public mutating func _link(_ inputs: _Inputs, slot: Int) {
    let place = inputs.at(1_000 + slot)
    place.position.visit(in: _Session.current?.pass ?? 0)
    DynamicFields.link(&self, place)
  }
}
