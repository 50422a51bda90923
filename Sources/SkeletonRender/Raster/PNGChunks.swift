/// A PNG file taken apart without being unpacked: is it whole, and what do its pixels rest on?
public struct PNGChunks: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// The bytes that decide its pixels: IHDR, PLTE and tRNS, and all of IDAT.
  ///
  /// Two files that agree in these have the same pixels; how IDAT is cut into chunks is no matter.
  private let header: [UInt8]
  private let palette: [UInt8]?
  private let alphas: [UInt8]?
  private let data: [UInt8]
  /// Those that are not packed; ours never are.
  public let texts: [PNGText]

  /// Why a file is no whole PNG.
  public enum Flaw: Error, Hashable, Sendable {
    case signature
    /// The file ends, or a length in it says so, where more is due.
    case cut(in: String)
    case checksum(of: String)
    /// So many bytes after the end.
    case trailing(Int)
    case form(String)
  }

  /// Takes a file apart; every checksum must be right, and nothing may follow its end.
  public init(_ bytes: [UInt8]) throws(Flaw) {
    guard bytes.starts(with: Self.signature) else { throw .signature }
    var parts = Parts()
    var place = Self.signature.count
    var last = "start"
    while last != "IEND" {
      guard place + 12 <= bytes.count else { throw .cut(in: last) }
      let length = bytes.number(at: place)
      let name = String(decoding: bytes[place + 4..<place + 8].map(Self.letter), as: UTF8.self)
      guard length <= bytes.count - place - 12 else { throw .cut(in: name) }
      let body = place + 8..<place + 8 + length
      guard
        CRC32.checksum(of: bytes, place + 4..<body.upperBound) == bytes.number(at: body.upperBound)
      else { throw .checksum(of: name) }
      try parts.take(name, bytes[body], after: last)
      last = name
      place = body.upperBound + 4
    }
    guard place == bytes.count else { throw .trailing(bytes.count - place) }
    guard !parts.header.isEmpty, parts.hasData else { throw .form("it holds no picture") }
    header = parts.header
    palette = parts.palette
    alphas = parts.alphas
    data = parts.data
    texts = parts.texts
    width = header.number(at: 0)
    height = header.number(at: 4)
    guard width > 0, height > 0 else { throw .form("its sides are \(width) and \(height)") }
  }

  public static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// A name is letters; anything else in its place is shown as a question mark.
  private static func letter(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 65...90, 97...122: byte
    default: 63
    }
  }
}

extension PNGChunks {
  /// Whether two files have the same pixels, told without unpacking; if not, they still may.
  public func hasSamePixels(as other: PNGChunks) -> Bool {
    header == other.header && palette == other.palette && alphas == other.alphas
      && data == other.data
  }

  /// What the file says under a keyword.
  public func text(_ key: String) -> String? { texts.first { $0.key == key }?.text }
}

/// What has been met of a file.
private struct Parts {
  var header: [UInt8] = []
  var palette: [UInt8]?
  var alphas: [UInt8]?
  var data: [UInt8] = []
  var hasData = false
  var texts: [PNGText] = []

  mutating func take(
    _ name: String, _ body: ArraySlice<UInt8>, after last: String
  ) throws(PNGChunks.Flaw) {
    guard header.isEmpty == (name == "IHDR") else {
      throw .form(header.isEmpty ? "it does not begin with IHDR" : "it has two IHDR")
    }
    switch name {
    case "IHDR":
      guard body.count == 13 else { throw .form("its IHDR is \(body.count) bytes long, not 13") }
      header = Array(body)
    case "PLTE":
      guard palette == nil, !hasData else { throw .form("a PLTE stands in a wrong place") }
      palette = Array(body)
    case "tRNS":
      guard alphas == nil, !hasData else { throw .form("a tRNS stands in a wrong place") }
      alphas = Array(body)
    case "IDAT":
      guard !hasData || last == "IDAT" else { throw .form("its IDAT is interrupted by \(last)") }
      hasData = true
      data += body
    case "IEND":
      guard body.isEmpty else { throw .form("its IEND is not empty") }
    case "tEXt", "iTXt":
      if let text = PNGText(name, Array(body)) { texts.append(text) }
    default:
      // A capital letter first: nobody who does not know it can show the picture.
      guard name.first?.isLowercase == true else { throw .form("it has an unknown part '\(name)'") }
    }
  }
}

extension PNGText {
  /// Reads a chunk; nil where it is packed or is none.
  fileprivate init?(_ chunk: String, _ body: [UInt8]) {
    guard let end = body.firstIndex(of: 0) else { return nil }
    let key = Self.latin(body[..<end])
    guard chunk == "iTXt" else {
      self.init(key: key, text: Self.latin(body[(end + 1)...]))
      return
    }
    // After the keyword: whether it is packed, and how; then a language and the translated word.
    let rest = body[(end + 1)...]
    guard rest.first == 0, rest.count >= 2 else { return nil }
    let words = rest.dropFirst(2).split(
      separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3 else { return nil }
    self.init(key: key, text: String(decoding: words[2], as: UTF8.self))
  }

  private static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    return text
  }
}

extension [UInt8] {
  /// Four bytes, the highest first.
  fileprivate func number(at place: Int) -> Int {
    Int(self[place]) << 24 | Int(self[place + 1]) << 16 | Int(self[place + 2]) << 8
      | Int(self[place + 3])
  }
}

/// The checksum of PNG's chunks (ISO 3309).
private enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func checksum(of bytes: [UInt8], _ range: Range<Int>) -> Int {
    var value: UInt32 = .max
    let table = table
    for place in range {
      value = table[Int(UInt8(truncatingIfNeeded: value) ^ bytes[place])] ^ (value >> 8)
    }
    return Int(~value)
  }
}
