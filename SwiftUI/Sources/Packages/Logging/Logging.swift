import SwiftUI

// In place of Logging of github.com/apple/swift-log: what is logged is not told. Its logger is the system's by
// another name, and takes what either does; a text alone is for the system's.

extension Logger {
  public enum Level: String, Codable, CaseIterable, Comparable, Sendable {
    case trace, debug, info, notice, warning, error, critical

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (one: Level, other: Level) -> Bool { one.place < other.place }
  }

  public struct Message: ExpressibleByStringInterpolation, CustomStringConvertible, Equatable,
    Sendable
  {
    public var description: String

    public init(stringLiteral value: String) { description = value }
  }

  public typealias Metadata = [String: MetadataValue]

  public enum MetadataValue: Sendable {
    case string(String)
    case stringConvertible(any CustomStringConvertible & Sendable)
    case dictionary(Metadata)
    case array([MetadataValue])
  }

  public struct MetadataProvider: Sendable {
    public init(_ provide: @escaping @Sendable () -> Metadata) {}
  }

  public init(label: String) { self.init() }

  public init(label: String, factory: (String) -> any LogHandler) { self.init() }

  public var label: String { "" }

  public var logLevel: Level {
    get { .info }
    set {}
  }

  public var handler: any LogHandler {
    get { SwiftLogNoOpLogHandler() }
    set {}
  }

  public subscript(metadataKey key: String) -> MetadataValue? {
    get { nil }
    set {}
  }

  public func log(
    level: Level, _ message: @autoclosure () -> Message,
    metadata: @autoclosure () -> Metadata? = nil, source: @autoclosure () -> String? = nil,
    file: String = #fileID, function: String = #function, line: UInt = #line
  ) {}

  @_disfavoredOverload
  public func trace(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {}

  @_disfavoredOverload
  public func debug(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {}

  @_disfavoredOverload
  public func info(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {}

  @_disfavoredOverload
  public func notice(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {}

  @_disfavoredOverload
  public func warning(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {}

  @_disfavoredOverload
  public func error(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {}

  @_disfavoredOverload
  public func critical(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {}
}

extension Logger.MetadataValue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self = .string(value) }
}
extension Logger.MetadataValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, Logger.MetadataValue)...) {
    self = .dictionary(Dictionary(elements) { $1 })
  }
}
extension Logger.MetadataValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Logger.MetadataValue...) { self = .array(elements) }
}
extension Logger.MetadataValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .string(let text): text
    case .stringConvertible(let value): value.description
    case .dictionary(let values): "\(values)"
    case .array(let values): "\(values)"
    }
  }
}

public protocol LogHandler: Sendable {
  subscript(metadataKey key: String) -> Logger.MetadataValue? { get set }
  var metadata: Logger.Metadata { get set }
  var logLevel: Logger.Level { get set }
  func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
    file: String, function: String, line: UInt)
}

public struct SwiftLogNoOpLogHandler: LogHandler {
  public var metadata: Logger.Metadata = [:]
  public var logLevel = Logger.Level.info

  public init() {}
  public init(_ label: String) {}

  public subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }
  public func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
    file: String, function: String, line: UInt
  ) {}
}

public typealias MultiplexLogHandler = _StillLogHandler
public typealias StreamLogHandler = _StillLogHandler

public struct _StillLogHandler: LogHandler {
  public var metadata: Logger.Metadata = [:]
  public var logLevel = Logger.Level.info

  public init(_ handlers: [any LogHandler]) {}
  private init() {}

  public static func standardOutput(label: String) -> Self { Self() }
  public static func standardError(label: String) -> Self { Self() }

  public subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }
  public func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
    file: String, function: String, line: UInt
  ) {}
}

public enum LoggingSystem {
  public static func bootstrap(_ factory: @escaping @Sendable (String) -> any LogHandler) {}
}
