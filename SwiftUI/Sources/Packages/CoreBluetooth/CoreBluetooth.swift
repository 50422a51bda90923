import SwiftUI

// Bluetooth that is switched on, with nothing around.

public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

public final class CBUUID: NSObject, @unchecked Sendable {
  public let uuidString: String
  public var data: Data { Data() }

  public init(string: String) { uuidString = string }
  public init(nsuuid: UUID) { uuidString = nsuuid.uuidString }
  public init(data: Data) { uuidString = "" }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  public override var hash: Int { uuidString.hashValue }
}

open class CBManager: NSObject, @unchecked Sendable {
  public var state: CBManagerState { .poweredOn }
  public var authorization: CBManagerAuthorization { .allowedAlways }
  public static var authorization: CBManagerAuthorization { .allowedAlways }
}

open class CBPeer: NSObject, @unchecked Sendable {
  public var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

open class CBAttribute: NSObject, @unchecked Sendable {
  public var uuid: CBUUID { CBUUID(string: "") }
}

open class CBService: CBAttribute, @unchecked Sendable {
  public weak var peripheral: CBPeripheral? { nil }
  public var isPrimary: Bool { true }
  open var characteristics: [CBCharacteristic]? { nil }
  open var includedServices: [CBService]? { nil }
}

open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  public weak var service: CBService? { nil }
  public var properties: CBCharacteristicProperties { [] }
  public var value: Data? { nil }
  public var isNotifying: Bool { false }
}

open class CBDescriptor: CBAttribute, @unchecked Sendable {
  public var value: Any? { nil }
}

open class CBPeripheral: CBPeer, @unchecked Sendable {
  public weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open var canSendWriteWithoutResponse: Bool { false }

  open func discoverServices(_ uuids: [CBUUID]?) {}
  open func discoverCharacteristics(_ uuids: [CBUUID]?, for service: CBService) {}
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func readRSSI() {}
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

public protocol CBPeripheralDelegate: AnyObject {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
}

extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}

public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}

open class CBCentralManager: CBManager, @unchecked Sendable {
  public weak var delegate: (any CBCentralManagerDelegate)?
  public var isScanning: Bool { false }

  public override init() {}
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
  }

  open func scanForPeripherals(withServices uuids: [CBUUID]?, options: [String: Any]? = nil) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices uuids: [CBUUID]) -> [CBPeripheral] { [] }
}

public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
