/// How PNG files spell what they consist of, still and animated ones.
package enum PNGSpelling {
  package static var signature: [UInt8] { PNGChunks.signature }

  /// Appends a chunk: its length, its name, its contents and their checksum.
  package static func append(
    _ name: String, _ contents: [UInt8], to file: inout [UInt8]
  ) {
    file += bytes(of: UInt32(contents.count))
    let start = file.count
    file += name.utf8
    file += contents
    file += bytes(of: PNGChunks.checksum(of: file[start...]))
  }

  package static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    var chunk: [UInt8] = []
    chunk.reserveCapacity(contents.count + 12)
    append(name, contents, to: &chunk)
    return chunk
  }

  /// From the highest byte.
  package static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    stride(from: number.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> $0)
    }
  }
}
