import SwiftUI

// In place of github.com/pointfreeco/swift-tagged: a value with a type as its label.

@dynamicMemberLookup
public struct Tagged<Tag, RawValue> {
  public var rawValue: RawValue

  public init(rawValue: RawValue) { self.rawValue = rawValue }
  public init(_ rawValue: RawValue) { self.rawValue = rawValue }

  public subscript<Member>(dynamicMember path: KeyPath<RawValue, Member>) -> Member {
    rawValue[keyPath: path]
  }
  public func map<Other>(_ transform: (RawValue) -> Other) -> Tagged<Tag, Other> {
    Tagged<Tag, Other>(rawValue: transform(rawValue))
  }
}

extension Tagged: Sendable where RawValue: Sendable {}
extension Tagged: Equatable where RawValue: Equatable {}
extension Tagged: Hashable where RawValue: Hashable {}
extension Tagged: RawRepresentable {}

extension Tagged: Comparable where RawValue: Comparable {
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension Tagged: CustomStringConvertible {
  public var description: String { "\(rawValue)" }
}

extension Tagged: Identifiable where RawValue: Identifiable {
  public var id: RawValue.ID { rawValue.id }
}

extension Tagged: Encodable where RawValue: Encodable {
  public func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}

extension Tagged: Decodable where RawValue: Decodable {
  public init(from decoder: any Decoder) throws { rawValue = try RawValue(from: decoder) }
}

extension Tagged: ExpressibleByUnicodeScalarLiteral
where RawValue: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: RawValue.UnicodeScalarLiteralType) {
    rawValue = RawValue(unicodeScalarLiteral: value)
  }
}

extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral
where RawValue: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: RawValue.ExtendedGraphemeClusterLiteralType) {
    rawValue = RawValue(extendedGraphemeClusterLiteral: value)
  }
}

extension Tagged: ExpressibleByStringLiteral where RawValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: RawValue.StringLiteralType) {
    rawValue = RawValue(stringLiteral: value)
  }
}

extension Tagged: ExpressibleByStringInterpolation
where RawValue: ExpressibleByStringInterpolation {
  public init(stringInterpolation value: RawValue.StringInterpolation) {
    rawValue = RawValue(stringInterpolation: value)
  }
}

extension Tagged: ExpressibleByIntegerLiteral where RawValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: RawValue.IntegerLiteralType) {
    rawValue = RawValue(integerLiteral: value)
  }
}

extension Tagged: ExpressibleByFloatLiteral where RawValue: ExpressibleByFloatLiteral {
  public init(floatLiteral value: RawValue.FloatLiteralType) {
    rawValue = RawValue(floatLiteral: value)
  }
}

extension Tagged: ExpressibleByBooleanLiteral where RawValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: RawValue.BooleanLiteralType) {
    rawValue = RawValue(booleanLiteral: value)
  }
}

extension Tagged where RawValue == UUID {
  public init() { self.init(UUID()) }
  public init?(uuidString text: String) {
    guard let id = UUID(uuidString: text) else { return nil }
    self.init(id)
  }
}
