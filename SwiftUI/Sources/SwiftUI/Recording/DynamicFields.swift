@_spi(Reflection) import Swift

/// The stored properties of a type, found once per type: those that take part in updates, and the rest.
struct DynamicFields {
  struct Entry {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private(set) var entries: [Entry] = []
  /// Where the bits of the properties are that take no part.
  private var plain: [Range<Int>] = []

  nonisolated(unsafe) private static var known: [ObjectIdentifier: DynamicFields] = [:]

  static func of(_ type: Any.Type) -> DynamicFields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    var fields = DynamicFields()
    // Classes have their fields elsewhere; views and modifiers are values.
    if !(type is AnyClass) {
      _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
        if let dynamic = fieldType as? any DynamicProperty.Type {
          fields.entries.append(Entry(offset: offset, type: dynamic))
        } else {
          fields.plain += Bits.of(fieldType, kind, at: offset)
        }
        return true
      }
      // An enumeration has no fields, and says something all the same.
      if fields.entries.isEmpty { fields.plain = Bits.of(type) }
    }
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

  // MARK: Whether a body has to be asked for again

  /// Whether all that takes part in updates tells of its changes.
  var areFollowed: Bool { entries.allSatisfy { $0.type is any FollowedProperty.Type } }

  /// Whether a body that has read the one value reads the same in the other.
  func areSame<Subject>(_ one: Subject, _ other: Subject) -> Bool {
    withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: other) { other in
        plain.allSatisfy { one[$0].elementsEqual(other[$0]) }
          && entries.allSatisfy { entry in
            guard let type = entry.type as? any FollowedProperty.Type else { return false }
            return Self.isSame(type, at: entry.offset, one, other)
          }
      }
    }
  }

  private static func isSame<Property: FollowedProperty>(
    _ type: Property.Type, at offset: Int, _ one: UnsafeRawBufferPointer,
    _ other: UnsafeRawBufferPointer
  ) -> Bool {
    one.load(fromByteOffset: offset, as: type)
      .isSame(as: other.load(fromByteOffset: offset, as: type))
  }

  /// Gives the objects that the properties of a value follow.
  func follow<Subject>(_ subject: Subject, _ add: (AnyObject) -> Void) {
    withUnsafeBytes(of: subject) { bytes in
      for entry in entries {
        guard let type = entry.type as? any FollowedProperty.Type else { continue }
        if let object = Self.followed(type, at: entry.offset, bytes) { add(object) }
      }
    }
  }

  private static func followed<Property: FollowedProperty>(
    _ type: Property.Type, at offset: Int, _ bytes: UnsafeRawBufferPointer
  ) -> AnyObject? {
    bytes.load(fromByteOffset: offset, as: type).followed
  }
}

/// Where the bits of a type are that say something: none of those between its fields.
enum Bits {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Range<Int>]] = [:]

  static func of(_ type: Any.Type) -> [Range<Int>] {
    let key = ObjectIdentifier(type)
    if let ranges = known[key] { return ranges }
    let ranges = of(type, .struct, at: 0)
    known[key] = ranges
    return ranges
  }

  /// - Parameter kind: Only of structures anybody is told what they are made of.
  static func of(_ type: Any.Type, _ kind: _MetadataKind, at start: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    if kind == .struct {
      _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
        ranges += of(fieldType, kind, at: start + offset)
        return true
      }
    }
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return ranges.isEmpty ? [start..<start + _openExistential(type, do: size)] : ranges
  }
}

/// Whether two values have the same bits; what lies between their fields does not count.
func haveSameBits<Value>(_ one: Value, _ other: Value) -> Bool {
  let ranges = Bits.of(Held<Value>.self)
  return withUnsafeBytes(of: one) { one in
    withUnsafeBytes(of: other) { other in
      ranges.allSatisfy { one[$0].elementsEqual(other[$0]) }
    }
  }
}

/// Of a type alone nobody is told of what kind it is; of a field's type he is.
private struct Held<Value> { let value: Value }
