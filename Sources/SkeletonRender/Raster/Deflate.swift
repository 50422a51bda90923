private import CDeflate

extension PaintVersions {
  package static var libdeflate: String { unsafe String(cString: cdeflate_version()) }
}

extension PNGChunks {
  /// The checksum (CRC) of a chunk with these bytes.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
