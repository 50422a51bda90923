private import CDeflate

extension PaintVersions {
  package static var libdeflate: String { unsafe String(cString: cdeflate_version()) }
}

extension PNGChunks {
  /// The checksum (CRC) of a chunk with these bytes.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe SkeletonPainting.checksum(of: $0) }
  }
}

/// The checksum (CRC-32) of some bytes, as PNG's chunks end with.
package func checksum(of bytes: [UInt8]) -> UInt32 {
  unsafe bytes.withUnsafeBytes { unsafe checksum(of: $0) }
}

/// The checksum (CRC-32) of some bytes.
func checksum(of bytes: UnsafeRawBufferPointer) -> UInt32 {
  unsafe libdeflate_crc32(0, bytes.baseAddress, bytes.count)
}

/// What came of inflating a stream.
enum Inflation {
  /// It fills the room exactly, and nothing follows it.
  case full
  /// There is more in it than there is room for.
  case overflowing
  /// It is broken, or too short, or something follows it.
  case other
}

/// Inflates a zlib stream, which has to fill `room` exactly and be followed by nothing. If it does
/// not, `room` may be full of anything.
///
/// What zlib refuses is refused, too: libdeflate checks the stream's checksum (Adler-32), but not
/// whether it reaches back further than it declares.
func inflate(_ stream: UnsafeRawBufferPointer, to room: UnsafeMutableRawBufferPointer) -> Inflation
{
  guard let first = unsafe stream.first, first & 15 == 8, first >> 4 < 8 else { return .other }
  let reach = 256 << Int(first >> 4)
  guard reach == 32_768 || room.count <= reach else { return .other }
  // To make one takes next to nothing.
  guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return .other }
  defer { unsafe libdeflate_free_decompressor(decompressor) }
  var (taken, given) = (0, 0)
  let result = unsafe libdeflate_zlib_decompress_ex(
    decompressor, stream.baseAddress, stream.count, room.baseAddress, room.count, &taken, &given)
  if result == LIBDEFLATE_INSUFFICIENT_SPACE { return .overflowing }
  let isFull = result == LIBDEFLATE_SUCCESS && taken == stream.count && given == room.count
  return isFull ? .full : .other
}

/// Compresses bytes to a zlib stream; nil if there is not enough memory for it. Streams of another
/// version of libdeflate may be others.
///
/// - Parameter level: From 1, the quickest, to 12, the smallest.
package func deflate(_ bytes: [UInt8], level: Int = 8) -> [UInt8]? {
  guard let compressor = unsafe libdeflate_alloc_compressor(Int32(level)) else { return nil }
  defer { unsafe libdeflate_free_compressor(compressor) }
  let limit = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
  let stream = unsafe [UInt8](unsafeUninitializedCapacity: limit) { room, count in
    count = unsafe bytes.withUnsafeBytes {
      unsafe libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, room.baseAddress, limit)
    }
  }
  return stream.isEmpty ? nil : stream
}

/// The checksum (Adler-32) that a zlib stream of these bytes ends with.
func checksumOfStream(_ bytes: [UInt8]) -> UInt32 {
  unsafe bytes.withUnsafeBytes { unsafe libdeflate_adler32(1, $0.baseAddress, $0.count) }
}
