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

public struct OSSignpostID: Hashable, Sendable {
  public static let exclusive = OSSignpostID()
  public static let invalid = OSSignpostID()

  init() {}

  public init(log: OSLog) {}

  public init(log: OSLog, object: AnyObject) {}
}

public enum OSSignpostType: Sendable {
  case event, begin, end
}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

public struct OSSignposter: Sendable {
  public struct IntervalState: Sendable {}

  public static let disabled = OSSignposter()

  public init() {}

  public init(subsystem: String, category: String) {}

  public init(logHandle: OSLog) {}

  public init(logger: Logger) {}

  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .exclusive }

  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> IntervalState { IntervalState() }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> IntervalState { IntervalState() }

  public func endInterval(_ name: StaticString, _ state: IntervalState) {}

  public func endInterval(_ name: StaticString, _ state: IntervalState, _ message: OSLogMessage) {}

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// What an app has logged: nothing is kept.
open class OSLogEntry: NSObject, @unchecked Sendable {
  open var composedMessage: String { "" }
  open var date: Date { Date() }
}

open class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  open var category: String { "" }
  open var subsystem: String { "" }
  open var process: String { "" }
  open var sender: String { "" }
  open var level: Level { .undefined }
}

open class OSLogStore: NSObject, @unchecked Sendable {
  public struct Scope: Sendable {
    public static let currentProcessIdentifier = Scope()
    public static let system = Scope()
  }

  public final class Position: Sendable {}

  public init(scope: Scope) throws {}

  open func position(date: Date) -> Position { Position() }

  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> Position { Position() }

  open func getEntries(
    at position: Position? = nil, matching predicate: NSPredicate? = nil
  ) throws -> [OSLogEntry] { [] }
}

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

/// The same lock as C has it, around no value.
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate let lock = NSLock()

  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }
