import Foundation

// In place of github.com/apple/swift-protobuf: messages are what generated code makes them, nothing is read from
// bytes and none are written.

public protocol Message: Sendable, CustomDebugStringConvertible {
  init()
  var unknownFields: UnknownStorage { get set }
  var isInitialized: Bool { get }
  static var protoMessageName: String { get }
}

public protocol _MessageImplementationBase: Message, Hashable {}
public protocol _ProtoNameProviding {}
public protocol ExtensibleMessage: Message {}
public protocol _ExtensibleMessage: ExtensibleMessage {}
public protocol ProtobufAPIVersion_2 {}
public protocol ProtobufAPIVersionCheck {}

public protocol Enum: RawRepresentable, Hashable, CustomDebugStringConvertible, Sendable
where RawValue == Int {
  init()
  init?(rawValue: Int)
  var rawValue: Int { get }
}

extension Enum {
  public var debugDescription: String { String(describing: Swift.type(of: self)) + ".\(rawValue)" }
  public static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// What no generated code of this version knows.
public struct UnknownStorage: Hashable, Sendable {
  public private(set) var data = Data()
  public init() {}
}

public struct ExtensionFieldValueSet: Hashable, Sendable {
  public init() {}
}

public protocol ExtensionMap {}

public struct SimpleExtensionMap: ExtensionMap {
  public init() {}
}

public struct BinaryDecodingOptions: Sendable {
  public var messageDepthLimit = 100
  public var discardUnknownFields = false
  public init() {}
}

public struct BinaryEncodingOptions: Sendable {
  public var useDeterministicOrdering = false
  public init() {}
}

public struct JSONDecodingOptions: Sendable {
  public var messageDepthLimit = 100
  public var ignoreUnknownFields = false
  public init() {}
}

public struct JSONEncodingOptions: Sendable {
  public var alwaysPrintInt64sAsNumbers = false
  public var alwaysPrintEnumsAsInts = false
  public var preserveProtoFieldNames = false
  public var useDeterministicOrdering = false
  public init() {}
}

public enum BinaryDecodingError: Error, Hashable {
  case trailingGarbage, truncated, invalidUTF8, malformedProtobuf, missingRequiredFields
  case internalExtensionError, messageDepthLimit
}

public enum BinaryEncodingError: Error, Hashable {
  case missingRequiredFields
}

public enum JSONDecodingError: Error, Hashable {
  case failure, truncated
}

extension Message {
  public var unknownFields: UnknownStorage {
    get { UnknownStorage() }
    set {}
  }

  public var isInitialized: Bool { true }
  public static var protoMessageName: String { String(describing: Self.self) }
  public var debugDescription: String { Self.protoMessageName }

  public static func with(_ fill: (inout Self) throws -> Void) rethrows -> Self {
    var message = Self()
    try fill(&message)
    return message
  }

  public init(
    serializedData data: Data, extensions: (any ExtensionMap)? = nil, partial: Bool = false,
    options: BinaryDecodingOptions = BinaryDecodingOptions()
  ) throws {
    throw BinaryDecodingError.truncated
  }

  public init<Bytes: Collection>(
    serializedBytes bytes: Bytes, extensions: (any ExtensionMap)? = nil, partial: Bool = false,
    options: BinaryDecodingOptions = BinaryDecodingOptions()
  ) throws {
    throw BinaryDecodingError.truncated
  }

  public init<Bytes: Collection>(
    contiguousBytes bytes: Bytes, extensions: (any ExtensionMap)? = nil, partial: Bool = false,
    options: BinaryDecodingOptions = BinaryDecodingOptions()
  ) throws {
    throw BinaryDecodingError.truncated
  }

  public init(
    jsonString: String, options: JSONDecodingOptions = JSONDecodingOptions()
  ) throws {
    throw JSONDecodingError.failure
  }

  public init(
    jsonUTF8Data: Data, options: JSONDecodingOptions = JSONDecodingOptions()
  ) throws {
    throw JSONDecodingError.failure
  }

  public init(
    jsonUTF8Bytes bytes: Data, options: JSONDecodingOptions = JSONDecodingOptions()
  ) throws {
    throw JSONDecodingError.failure
  }

  public init(textFormatString: String) throws { throw JSONDecodingError.failure }

  public mutating func merge(
    serializedData data: Data, extensions: (any ExtensionMap)? = nil, partial: Bool = false,
    options: BinaryDecodingOptions = BinaryDecodingOptions()
  ) throws {
    throw BinaryDecodingError.truncated
  }

  public func serializedData(
    partial: Bool = false, options: BinaryEncodingOptions = BinaryEncodingOptions()
  ) throws -> Data { Data() }

  public func serializedBytes<Bytes: RangeReplaceableCollection>(
    partial: Bool = false, options: BinaryEncodingOptions = BinaryEncodingOptions()
  ) throws -> Bytes where Bytes.Element == UInt8 { Bytes() }

  public func jsonString(options: JSONEncodingOptions = JSONEncodingOptions()) throws -> String {
    "{}"
  }

  public func jsonUTF8Data(options: JSONEncodingOptions = JSONEncodingOptions()) throws -> Data {
    Data("{}".utf8)
  }

  public func textFormatString() -> String { "" }
  public func isEqualTo(message: any Message) -> Bool { false }
}

extension _MessageImplementationBase {
  public func hash(into hasher: inout Hasher) {}
}

public struct Google_Protobuf_Timestamp: Message, Hashable {
  public var seconds: Int64 = 0
  public var nanos: Int32 = 0

  public init() {}

  public init(seconds: Int64 = 0, nanos: Int32 = 0) {
    self.seconds = seconds
    self.nanos = nanos
  }

  public init(date: Date) { self.init(timeIntervalSince1970: date.timeIntervalSince1970) }

  public init(timeIntervalSince1970 interval: TimeInterval) {
    let whole = interval.rounded(.down)
    seconds = Int64(exactly: whole) ?? 0
    nanos = Int32(exactly: ((interval - whole) * 1e9).rounded(.down)) ?? 0
  }

  public var timeIntervalSince1970: TimeInterval { Double(seconds) + Double(nanos) / 1e9 }
  public var date: Date { Date(timeIntervalSince1970: timeIntervalSince1970) }
}

public struct Google_Protobuf_Duration: Message, Hashable {
  public var seconds: Int64 = 0
  public var nanos: Int32 = 0

  public init() {}

  public init(seconds: Int64 = 0, nanos: Int32 = 0) {
    self.seconds = seconds
    self.nanos = nanos
  }

  public var timeInterval: TimeInterval { Double(seconds) + Double(nanos) / 1e9 }
}

public struct Google_Protobuf_Empty: Message, Hashable {
  public init() {}
}

public struct Google_Protobuf_Any: Message, Hashable {
  public var typeURL = ""
  public var value = Data()
  public init() {}
}

public struct Google_Protobuf_StringValue: Message, Hashable, ExpressibleByStringLiteral {
  public var value = ""
  public init() {}
  public init(_ value: String) { self.value = value }
  public init(stringLiteral value: String) { self.value = value }
}

public struct Google_Protobuf_BoolValue: Message, Hashable, ExpressibleByBooleanLiteral {
  public var value = false
  public init() {}
  public init(_ value: Bool) { self.value = value }
  public init(booleanLiteral value: Bool) { self.value = value }
}

public struct Google_Protobuf_Int32Value: Message, Hashable, ExpressibleByIntegerLiteral {
  public var value: Int32 = 0
  public init() {}
  public init(_ value: Int32) { self.value = value }
  public init(integerLiteral value: Int32) { self.value = value }
}

public struct Google_Protobuf_Int64Value: Message, Hashable, ExpressibleByIntegerLiteral {
  public var value: Int64 = 0
  public init() {}
  public init(_ value: Int64) { self.value = value }
  public init(integerLiteral value: Int64) { self.value = value }
}
