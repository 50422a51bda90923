// Digests, of which an app makes names for files: of the right length, and the same for the same data.

public protocol Digest: Sequence, Hashable, CustomStringConvertible, Sendable
where Element == UInt8 {}

public struct _Digest: Digest {
  let bytes: [UInt8]

  /// Not the real one: nothing here is secret, or compared with what others have computed.
  init<D: DataProtocol>(of data: D, count: Int) {
    var states = (0..<UInt64((count + 7) / 8)).map { 0xCBF2_9CE4_8422_2325 &+ $0 }
    for byte in data {
      for index in states.indices {
        states[index] = (states[index] ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    let all = states.flatMap { state in (0..<8).map { UInt8(truncatingIfNeeded: state >> ($0 * 8)) }
    }
    bytes = Array(all.prefix(count))
  }

  public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }

  public var description: String {
    "digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

public protocol HashFunction {
  static func hash<D: DataProtocol>(data: D) -> _Digest
}

public enum SHA256: HashFunction {
  public typealias Digest = _Digest

  public static func hash<D: DataProtocol>(data: D) -> _Digest { _Digest(of: data, count: 32) }
}

public enum SHA512: HashFunction {
  public typealias Digest = _Digest

  public static func hash<D: DataProtocol>(data: D) -> _Digest { _Digest(of: data, count: 64) }
}

public enum Insecure {
  public enum MD5: HashFunction {
    public typealias Digest = _Digest

    public static func hash<D: DataProtocol>(data: D) -> _Digest { _Digest(of: data, count: 16) }
  }

  public enum SHA1: HashFunction {
    public typealias Digest = _Digest

    public static func hash<D: DataProtocol>(data: D) -> _Digest { _Digest(of: data, count: 20) }
  }
}
