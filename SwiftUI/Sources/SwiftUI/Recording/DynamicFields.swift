@_spi(Reflection) import Swift

/// The stored properties of a type that take part in updates, found once per type.
struct DynamicFields {
  struct Entry {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  let entries: [Entry]

  nonisolated(unsafe) private static var known: [ObjectIdentifier: DynamicFields] = [:]

  static func of(_ type: Any.Type) -> DynamicFields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    var entries: [Entry] = []
    // Classes have their fields elsewhere; views and modifiers are values.
    if !(type is AnyClass) {
      _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
        if let dynamic = fieldType as? any DynamicProperty.Type {
          entries.append(Entry(offset: offset, type: dynamic))
        }
        return true
      }
    }
    let fields = DynamicFields(entries: entries)
    known[key] = fields
    return fields
  }

  /// Joins the properties of a value with what is kept for them at a place.
  static func link<Subject>(_ subject: inout Subject, _ inputs: _Inputs) {
    let fields = of(Subject.self)
    guard !fields.entries.isEmpty else { return }
    withUnsafeMutablePointer(to: &subject) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (slot, entry) in fields.entries.enumerated() {
        link(entry.type, base + entry.offset, inputs, slot)
      }
    }
  }

  private static func link<Property: DynamicProperty>(
    _ type: Property.Type, _ address: UnsafeMutableRawPointer, _ inputs: _Inputs, _ slot: Int
  ) {
    let pointer = address.assumingMemoryBound(to: Property.self)
    pointer.pointee._link(inputs, slot: slot)
    pointer.pointee.update()
  }
}
