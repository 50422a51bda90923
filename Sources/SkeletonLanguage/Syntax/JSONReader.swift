import SkeletonModel

/// Reads JSON exactly as RFC 8259 has it, into a tree that knows its lines and columns.
///
/// A reader of our own, because YAML's idea of JSON takes trailing commas and comments and
/// refuses surrogate pairs and long keys.
struct JSONReader {
  private let source: SourceText
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  /// The index up to which columns were counted, and their number. Counting from the start of the
  /// line each time would take quadratic time in a document with one long line.
  private var counted = (index: 0, columns: 0)
  private var builder: TreeBuilder

  private init(_ source: SourceText, _ bytes: [UInt8], _ limits: TreeLimits, items: String? = nil) {
    builder = TreeBuilder(limits, items: items)
    self.source = source
    self.bytes = bytes
    // Of any other text, the mark of its encoding is already gone.
    if items != nil, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    counted = (at, 0)
  }

  static func read(
    _ source: SourceText, _ limits: TreeLimits = .description
  ) throws(DescriptionError) -> Tree {
    try read(Array(source.text.utf8), source, limits, items: nil) { _ in }
  }

  /// - Parameters:
  ///   - bytes: Any bytes; a text that is not UTF-8 is an error.
  ///   - items: The key of a list in the outermost map; its items are given to `take`, and are not
  ///     in the tree.
  static func read(
    _ bytes: [UInt8], _ source: SourceText, _ limits: TreeLimits, items: String?,
    _ take: (Tree) -> Void
  ) throws(DescriptionError) -> Tree {
    var reader = JSONReader(source, bytes, limits, items: items)
    try reader.readDocument(take)
    guard let root = reader.builder.root else {
      throw DescriptionError(reader.spot, "expected a map, found nothing")
    }
    return root
  }
}

extension JSONReader {
  /// Columns count scalars: continuation bytes do not count.
  private var spot: Spot {
    mutating get {
      let end = min(at, bytes.count)
      if end > counted.index {
        counted.columns += bytes[counted.index..<end].count { $0 & 0xC0 != 0x80 }
        counted.index = end
      }
      return Spot(source, line: line, column: counted.columns + 1)
    }
  }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        counted = (at + 1, 0)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      at += 1
    }
  }

  private var nextShown: String {
    guard at < bytes.count else { return "the end of the file" }
    let character = String(decoding: bytes[at...].prefix(4), as: UTF8.self).first.map(String.init)
    return "'\(character ?? "")'"
  }

  /// Reads one value after another, with a list of open containers instead of recursion: the
  /// builder limits the depth, not the stack.
  private mutating func readDocument(_ take: (Tree) -> Void) throws(DescriptionError) {
    var closers: [UInt8] = []
    var openers: [Spot] = []
    skipSpace()
    try readValue(&closers, &openers)
    while let closer = closers.last {
      if let item = builder.takeItem() { take(item) }
      skipSpace()
      guard let byte = next else {
        throw DescriptionError(
          openers.last ?? spot,
          closer == UInt8(ascii: "}")
            ? "the map has no closing '}'" : "the list has no closing ']'")
      }
      if byte == closer {
        at += 1
        closers.removeLast()
        openers.removeLast()
        _ = try builder.end()
        continue
      }
      guard byte == UInt8(ascii: ",") else {
        throw DescriptionError(
          spot,
          "expected a comma or '\(closer == UInt8(ascii: "}") ? "}" : "]")', found \(nextShown)")
      }
      let comma = spot
      at += 1
      skipSpace()
      if next == closer {
        throw DescriptionError(comma, "JSON has no comma after the last value")
      }
      if closer == UInt8(ascii: "}") { try readKey() }
      try readValue(&closers, &openers)
    }
    skipSpace()
    if at < bytes.count {
      throw DescriptionError(spot, "nothing may stand after the document, found \(nextShown)")
    }
  }

  private mutating func readKey() throws(DescriptionError) {
    skipSpace()
    let start = spot
    guard next == UInt8(ascii: "\"") else {
      throw DescriptionError(
        start,
        next == UInt8(ascii: "/")
          ? "JSON has no comments" : "expected a key in double quotes (\"), found \(nextShown)")
    }
    try builder.key(try readString(), at: start)
    skipSpace()
    guard next == UInt8(ascii: ":") else {
      throw DescriptionError(spot, "expected ':' after the key, found \(nextShown)")
    }
    at += 1
    skipSpace()
  }

  /// Reads a scalar whole, or opens a list or a map and reads up to its first scalar.
  private mutating func readValue(
    _ closers: inout [UInt8], _ openers: inout [Spot]
  ) throws(DescriptionError) {
    while true {
      skipSpace()
      let start = spot
      switch next {
      case UInt8(ascii: "{"):
        at += 1
        try builder.start(isMap: true, at: start)
        skipSpace()
        if next == UInt8(ascii: "}") {
          at += 1
          _ = try builder.end()
          return
        }
        closers.append(UInt8(ascii: "}"))
        openers.append(start)
        try readKey()
      case UInt8(ascii: "["):
        at += 1
        try builder.start(isMap: false, at: start)
        skipSpace()
        if next == UInt8(ascii: "]") {
          at += 1
          _ = try builder.end()
          return
        }
        closers.append(UInt8(ascii: "]"))
        openers.append(start)
      case UInt8(ascii: "\""):
        _ = try builder.scalar(Scalar(text: try readString(), isPlain: false), at: start)
        return
      default:
        try readWord(at: start)
        return
      }
    }
  }

  private mutating func readWord(at start: Spot) throws(DescriptionError) {
    let first = at
    while let byte = next, Self.isWordByte(byte) { at += 1 }
    let word = String(decoding: bytes[first..<at], as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || Self.isNumber(word) else {
      at = first
      throw DescriptionError(start, Self.complaint(word: word, next: nextShown))
    }
    _ = try builder.scalar(Scalar(text: word, isPlain: true), at: start)
  }

  private static func complaint(word: String, next: String) -> String {
    switch word {
    case "" where next == "'/'": return "JSON has no comments"
    case "" where next == "'''": return "text stands in double quotes (\") in JSON"
    case "": return "expected a value, found \(next)"
    case "True", "False", "None", "Null": return "JSON has true, false and null, found '\(word)'"
    case "NaN", "Infinity", "-Infinity", "-NaN": return "JSON has no '\(word)'"
    default:
      let digits = word.drop { $0 == "-" || $0 == "+" }
      if digits.first == "0", digits.dropFirst().first?.isNumber == true {
        return "a number has no leading zeros, found '\(word)'"
      }
      return digits.first?.isNumber == true || digits.first == "."
        ? "'\(word)' is not a number as JSON writes them"
        : "text stands in double quotes in JSON, found '\(word)'"
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  private static func isNumber(_ word: String) -> Bool {
    var rest = word.utf8[...]
    func digits() -> Int {
      let run = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
      rest = rest.dropFirst(run)
      return run
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let leadsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !(leadsWithZero && whole > 1) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

extension JSONReader {
  private mutating func readString() throws(DescriptionError) -> String {
    let start = spot
    at += 1
    // Most texts have no escape, and are taken as they stand.
    let first = at
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      at += 1
    }
    if next == UInt8(ascii: "\"") {
      at += 1
      return try readText(bytes[first..<(at - 1)], at: start)
    }
    var text = Array(bytes[first..<at])
    while true {
      guard let byte = next else { throw DescriptionError(start, "the text has no closing quote") }
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return try readText(text[...], at: start)
      case UInt8(ascii: "\\"): text += try readEscape()
      case 0..<0x20:
        throw byte == UInt8(ascii: "\n")
          ? DescriptionError(
            start, "the text has no closing quote on its line; a line break is written \\n")
          : DescriptionError(spot, "a control character stands in a text; write it as an escape")
      default:
        text.append(byte)
        at += 1
      }
    }
  }

  private func readText(
    _ bytes: ArraySlice<UInt8>, at start: Spot
  ) throws(DescriptionError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw DescriptionError(start, "the text is not UTF-8")
    }
    return text
  }

  private mutating func readEscape() throws(DescriptionError) -> [UInt8] {
    let start = spot
    at += 1
    guard let letter = next else { throw DescriptionError(start, "the text has no closing quote") }
    at += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"):
      let unit = try readUnit(from: start)
      guard (0xD800..<0xE000).contains(unit) else { return try encode(unit, at: start) }
      guard unit < 0xDC00, next == UInt8(ascii: "\\"), at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "u")
      else { throw DescriptionError(start, "half of a surrogate pair; its other half must follow") }
      at += 2
      let low = try readUnit(from: start)
      guard (0xDC00..<0xE000).contains(low) else {
        throw DescriptionError(start, "half of a surrogate pair; its other half must follow")
      }
      return try encode(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), at: start)
    default:
      throw DescriptionError(start, "JSON has no escape '\\\(Character(Unicode.Scalar(letter)))'")
    }
  }

  private mutating func readUnit(from start: Spot) throws(DescriptionError) -> UInt32 {
    let digits = bytes[at...].prefix(4)
    guard digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw DescriptionError(start, "\\u needs four hexadecimal digits") }
    at += 4
    return unit
  }

  private func encode(_ code: UInt32, at start: Spot) throws(DescriptionError) -> [UInt8] {
    guard let scalar = Unicode.Scalar(code) else {
      throw DescriptionError(start, "\\u\(String(code, radix: 16)) is no character")
    }
    return Array(String(Character(scalar)).utf8)
  }
}
