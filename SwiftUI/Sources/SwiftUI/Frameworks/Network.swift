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

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

public enum NWInterface {
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

  public init() {}

  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  public func start(queue: DispatchQueue) {
    _Session.current?.clock.enqueue { [self] in pathUpdateHandler?(currentPath) }
  }

  public func cancel() { pathUpdateHandler = nil }
}
