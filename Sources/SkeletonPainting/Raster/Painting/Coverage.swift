/// Shares of pixels that are covered, each of 255.
enum Coverage {
  /// Multiplies shares (0 to 255) with others, rounding each product.
  static func multiply(_ shares: inout [UInt8], by others: [UInt8], count: Int) {
    precondition(count <= shares.count && count <= others.count)
    unsafe shares.withUnsafeMutableBufferPointer { shares in
      unsafe others.withUnsafeBufferPointer { others in
        for index in 0..<count {
          let t = unsafe UInt16(shares[index]) &* UInt16(others[index]) &+ 128
          unsafe shares[index] = UInt8(truncatingIfNeeded: (t &+ (t >> 8)) >> 8)
        }
      }
    }
  }

  /// The end of the equal shares that begin at an index.
  static func end(ofRunAt start: Int, in shares: [UInt8], count: Int) -> Int {
    precondition(start < count && count <= shares.count)
    return unsafe shares.withUnsafeBytes { bytes in
      guard let bytes = bytes.baseAddress else { preconditionFailure("there is a share") }
      return unsafe ByteRun.end(at: start, in: bytes, count)
    }
  }
}
