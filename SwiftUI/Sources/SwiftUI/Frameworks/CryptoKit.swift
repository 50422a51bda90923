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

/// A key is only what it was made of, and what it seals stays open: nothing here is secret.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]
  public var bitCount: Int { bytes.count * 8 }

  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }
  public init(size: SymmetricKeySize) { bytes = Array(repeating: 0, count: size.bitCount / 8) }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = Self(bitCount: 128)
  public static let bits192 = Self(bitCount: 192)
  public static let bits256 = Self(bitCount: 256)
}

public enum CryptoKitError: Error, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
}

public typealias HashedAuthenticationCode = _Digest

public struct HMAC<H: HashFunction> {
  public typealias MAC = _Digest
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> _Digest { H.hash(data: key.bytes + Array(data)) }
  public static func isValidAuthenticationCode<C: Sequence, D: DataProtocol>(
    _ code: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool where C.Element == UInt8 {
    Array(code) == authenticationCode(for: data, using: key).bytes
  }
}

public enum HKDF<H: HashFunction> {
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, salt: some DataProtocol = Data(),
    info: some DataProtocol = Data(), outputByteCount: Int
  ) -> SymmetricKey {
    let all = inputKeyMaterial.bytes + Array(salt) + Array(info)
    return SymmetricKey(data: _Digest(of: all, count: outputByteCount).bytes)
  }
}

public struct _Nonce: Sequence, ContiguousBytes, Sendable {
  let bytes: [UInt8]
  public init() { bytes = Array(repeating: 0, count: 12) }
  public init(data: some DataProtocol) throws { bytes = Array(data) }
  public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

public struct _SealedBox: Sendable {
  public let nonce: _Nonce
  public var combined: Data? { Data(nonce.bytes) + ciphertext + tag }
  public let ciphertext: Data
  public let tag: Data

  public init(nonce: _Nonce, ciphertext: some DataProtocol, tag: some DataProtocol) throws {
    self.nonce = nonce
    self.ciphertext = Data(ciphertext)
    self.tag = Data(tag)
  }
  public init(combined: some DataProtocol) throws {
    let bytes = Array(combined)
    guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(
      nonce: _Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(16),
      tag: bytes.suffix(16))
  }
}

public protocol _Sealing {}

extension _Sealing {
  public typealias Nonce = _Nonce
  public typealias SealedBox = _SealedBox

  public static func seal(
    _ message: some DataProtocol, using key: SymmetricKey, nonce: _Nonce? = nil,
    authenticating data: some DataProtocol = Data()
  ) throws -> _SealedBox {
    try _SealedBox(
      nonce: nonce ?? _Nonce(), ciphertext: message, tag: Data(repeating: 0, count: 16))
  }
  public static func open(
    _ box: _SealedBox, using key: SymmetricKey, authenticating data: some DataProtocol = Data()
  ) throws -> Data { box.ciphertext }
}

public enum AES {
  public enum GCM: _Sealing {}
}

public enum ChaChaPoly: _Sealing {}

public enum SHA256: HashFunction {
  public typealias Digest = _Digest

  public static func hash<D: DataProtocol>(data: D) -> _Digest { _Digest(of: data, count: 32) }
}

public enum SHA384: HashFunction {
  public typealias Digest = _Digest

  public static func hash<D: DataProtocol>(data: D) -> _Digest { _Digest(of: data, count: 48) }
}

public typealias SHA256Digest = _Digest
public typealias SHA384Digest = _Digest
public typealias SHA512Digest = _Digest

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
