/// Equal bytes, one after the other.
enum ByteRun {
  /// The end of the equal bytes that begin at a place before `size`.
  @inline(__always)
  static func end(at start: Int, in bytes: UnsafeRawPointer, _ size: Int) -> Int {
    let byte = unsafe bytes.load(fromByteOffset: start, as: UInt8.self)
    let eight = UInt64(byte) &* 0x0101_0101_0101_0101
    func unlike(_ at: Int) -> UInt64 {
      unsafe bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self).littleEndian ^ eight
    }
    var at = start &+ 1
    while at &+ 8 <= size {
      let unlike = unlike(at)
      if unlike != 0 { return at &+ unlike.trailingZeroBitCount / 8 }
      at &+= 8
      // Long runs, four words at a time.
      while at &+ 32 <= size, unsafe areAll(bytes + at, eight) { at &+= 32 }
    }
    while at < size, unsafe bytes.load(fromByteOffset: at, as: UInt8.self) == byte { at &+= 1 }
    return at
  }

  /// Whether 32 bytes are four times these eight.
  @inline(__always)
  private static func areAll(_ bytes: UnsafeRawPointer, _ eight: UInt64) -> Bool {
    typealias Block = SIMD4<UInt64>
    let unlike = unsafe bytes.loadUnaligned(as: Block.self) ^ Block(repeating: eight.littleEndian)
    return unlike[0] | unlike[1] | unlike[2] | unlike[3] == 0
  }
}
