// How the device is connected: as if it were.

public struct NWPath: Sendable {
  public enum Status: Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  public var status: Status { .satisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }

  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var supportsDNS: Bool { true }
  public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wifi)] }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

public struct NWInterface: Hashable, Sendable {
  public let name: String
  public let type: InterfaceType

  public enum InterfaceType: Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }
}

public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath = NWPath()
  public private(set) var queue: DispatchQueue?

  public init() {}

  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  public func start(queue: DispatchQueue) {
    self.queue = queue
    _Session.current?.clock.enqueue { [self] in pathUpdateHandler?(currentPath) }
  }

  public func cancel() { pathUpdateHandler = nil }
}

/// What addresses of both kinds have.
public protocol IPAddress: Sendable {
  init?(_ rawValue: Data, _ interface: NWInterface.InterfaceType?)

  var rawValue: Data { get }
}

public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
  public let rawValue: Data

  public init?(_ rawValue: Data, _ interface: NWInterface.InterfaceType? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = rawValue
  }

  public init?(_ string: String) {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, !parts.contains(nil) else { return nil }
    rawValue = Data(parts.compactMap(\.self))
  }

  private init(_ bytes: [UInt8]) {
    rawValue = Data(bytes)
  }

  public static let any = IPv4Address([0, 0, 0, 0])
  public static let broadcast = IPv4Address([255, 255, 255, 255])
  public static let loopback = IPv4Address([127, 0, 0, 1])

  public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
  public let rawValue: Data

  public init?(_ rawValue: Data, _ interface: NWInterface.InterfaceType? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = rawValue
  }

  /// Groups of four digits; `::` is as many zeros as it takes.
  public init?(_ string: String) {
    let halves = string.ranges(of: "::").isEmpty ? [string] : string.components(separatedBy: "::")
    let groups = halves.map { half in
      half.split(separator: ":").map { UInt16($0, radix: 16) }
    }
    let count = groups.reduce(0) { $0 + $1.count }
    guard halves.count <= 2, halves.count == 2 ? count < 8 : count == 8,
      !groups.joined().contains(nil)
    else { return nil }
    let zeros = Array(repeating: UInt16(0), count: 8 - count)
    let all =
      groups[0].compactMap(\.self) + zeros + (groups.count > 1 ? groups[1].compactMap(\.self) : [])
    rawValue = Data(all.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
  }

  private init(last: UInt8) {
    rawValue = Data(Array(repeating: UInt8(0), count: 15) + [last])
  }

  public static let any = IPv6Address(last: 0)
  public static let loopback = IPv6Address(last: 1)

  public var debugDescription: String {
    stride(from: 0, to: 16, by: 2).map {
      String(UInt16(rawValue[$0]) << 8 | UInt16(rawValue[$0 + 1]), radix: 16)
    }.joined(separator: ":")
  }
}
