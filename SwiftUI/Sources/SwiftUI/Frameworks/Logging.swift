// What an app logs is not told.

public struct OSLogType: Hashable, Sendable {
  let name: String

  public static let `default` = OSLogType(name: "default")
  public static let info = OSLogType(name: "info")
  public static let debug = OSLogType(name: "debug")
  public static let error = OSLogType(name: "error")
  public static let fault = OSLogType(name: "fault")
}

public final class OSLog: Sendable {
  public static let `default` = OSLog()
  public static let disabled = OSLog()

  init() {}

  public init(subsystem: String, category: String) {}
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable {
    case hash
    case none
  }

  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {}

    public mutating func appendInterpolation<Value, Format>(
      _ value: @autoclosure () -> Value, format: Format, privacy: OSLogPrivacy = .auto
    ) {}
  }

  public init(stringLiteral value: String) {}

  public init(stringInterpolation: StringInterpolation) {}
}

public struct Logger: Sendable {
  public init() {}

  public init(subsystem: String, category: String) {}

  public init(_ log: OSLog) {}

  public func log(_ message: OSLogMessage) {}

  public func log(level: OSLogType, _ message: OSLogMessage) {}

  public func trace(_ message: OSLogMessage) {}

  public func debug(_ message: OSLogMessage) {}

  public func info(_ message: OSLogMessage) {}

  public func notice(_ message: OSLogMessage) {}

  public func warning(_ message: OSLogMessage) {}

  public func error(_ message: OSLogMessage) {}

  public func critical(_ message: OSLogMessage) {}

  public func fault(_ message: OSLogMessage) {}
}

/// A lock round a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate final class Box {
    var state: State
    let lock = NSLock()

    init(_ state: State) {
      self.state = state
    }
  }

  fileprivate let box: Box

  public init(initialState: State) {
    box = Box(initialState)
  }

  public init(uncheckedState initialState: State) {
    box = Box(initialState)
  }

  public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {
    self.init(initialState: ())
  }

  public func lock() { box.lock.lock() }

  public func unlock() { box.lock.unlock() }
}
