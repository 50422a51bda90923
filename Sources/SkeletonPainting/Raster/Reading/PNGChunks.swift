import SkeletonModel

/// The chunks of a PNG file, every checksum right, from IHDR to IEND and nothing behind it, each
/// where the format wants it.
struct PNGChunks: Hashable, Sendable {
  /// Where the contents of the header stand.
  let header: Range<Int>
  /// The ranges of all chunks that determine the pixels, with name and contents; texts and times
  /// are not among them.
  private(set) var pictorial: [Range<Int>] = []
  /// The ranges of the text chunks, with name and contents.
  private(set) var textual: [Range<Int>] = []

  /// The maximum number of chunks. Encoders cut the largest picture's pixels into a tenth of that.
  static let most = 1_000_000
  /// The maximum number of texts.
  static let mostTexts = 10_000
  /// The maximum of all texts together, in bytes.
  static let largestTexts = 4 * 1_048_576

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
  private static let pointer = Array("version https://git-lfs".utf8)

  init(of bytes: [UInt8]) throws(Failure) {
    try Self.checkStart(of: bytes)
    var header: Range<Int>?
    var order = PNGOrder()
    var count = 0
    var textBytes = 0
    var at = Self.signature.count
    while true {
      guard at + 8 <= bytes.count else {
        throw .truncated("before", header == nil ? "IHDR" : "IEND")
      }
      let length = Self.number(in: bytes, at: at)
      let name = Self.name(bytes[at + 4..<at + 8])
      let end = at + 8 + length
      guard end + 4 <= bytes.count else { throw .truncated("within", name) }
      guard Self.checksum(of: bytes[at + 4..<end]) == Self.number(in: bytes, at: end) else {
        throw .wrongChecksum(name)
      }
      if header == nil {
        guard name == "IHDR", length == 13 else { throw .otherFormat }
        header = at + 8..<end
        order.colorType = bytes[at + 17]
      }
      // A capital first letter marks a critical chunk, which no reader may ignore.
      let isCritical = bytes[at + 4] & 0x20 == 0
      try order.take(name, isCritical: isCritical)
      count += 1
      guard count <= Self.most else { throw .tooManyChunks }
      if isCritical || name == "tRNS" { pictorial.append(at + 4..<end) }
      if name == "tEXt" || name == "iTXt" {
        textual.append(at + 4..<end)
        textBytes += length
        guard textual.count <= Self.mostTexts, textBytes <= Self.largestTexts else {
          throw .tooManyTexts
        }
      }
      at = end + 4
      if name == "IEND" { break }
    }
    guard at == bytes.count else { throw .continued(bytes.count - at) }
    guard let header else { preconditionFailure("the first chunk was the header") }
    self.header = header
  }

  private static func checkStart(of bytes: [UInt8]) throws(Failure) {
    if bytes.isEmpty { throw .empty }
    if bytes.starts(with: pointer) { throw .pointer }
    if bytes.starts(with: signature) { return }
    throw signature.starts(with: bytes) ? .truncated("before", "IHDR") : .otherFormat
  }

  /// A 32-bit big-endian number.
  static func number(in bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A chunk's four-letter name, with `?` for a byte that is no letter.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      decoding: bytes.map { (65...90).contains($0 & 0xDF) ? $0 : UInt8(ascii: "?") },
      as: UTF8.self)
  }
}
