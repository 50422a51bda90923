// What stores turn values into and from, which none here asks for.

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  public static let isNilTransformerName = Self("NSIsNil")
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

open class ValueTransformer: NSObject {
  private nonisolated(unsafe) static var known: [NSValueTransformerName: ValueTransformer] = [:]

  public override init() { super.init() }

  /// There are none but those of the app's own, which it has by other names.
  public convenience init?(forName name: NSValueTransformerName) { return nil }

  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { known[name] = transformer }

  open class func valueTransformerNames() -> [NSValueTransformerName] {
    known.keys.sorted { $0.rawValue < $1.rawValue }
  }

  open class func transformedValueClass() -> AnyClass { NSObject.self }

  open class func allowsReverseTransformation() -> Bool { false }

  open func transformedValue(_ value: Any?) -> Any? { value }

  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}
