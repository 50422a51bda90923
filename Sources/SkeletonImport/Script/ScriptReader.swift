import SkeletonModel

/// Reads the part of JavaScript, TypeScript and JSX that loaders are written in.
///
/// Types are passed over. A statement that cannot be read is passed over as well; the loaders in it
/// are read by themselves.
struct ScriptReader {
  let bytes: [UInt8]
  var at = 0
  var depth = 0
  /// How often brackets may be searched for their end, so that no text takes quadratic time.
  var searching = 4_000_000
  /// How many bytes of types may be passed over, again and again ones too.
  var typing = 500_000
  /// How many bytes may be read that come to nothing, after which reading goes back.
  var failing = 2_000_000

  static let deepest = 48
  /// Operators of one kind in a row.
  static let longest = 32
  static let mostBytes = 1_000_000

  struct Trouble: Error {
    var offset: Int
    var message: String
  }

  init(_ lines: SourceLines) {
    bytes = lines.bytes
  }

  /// What the file says, and what in it could not be read.
  static func read(_ lines: SourceLines) -> (statements: [Statement], troubles: [Trouble]) {
    var reader = ScriptReader(lines)
    return reader.readFile()
  }
}

extension ScriptReader {
  mutating func readFile() -> (statements: [Statement], troubles: [Trouble]) {
    var statements: [Statement] = []
    var troubles: [Trouble] = []
    while true {
      skipSpace()
      guard at < bytes.count else { return (statements, troubles) }
      let start = at
      guard failing > 0 else {
        troubles.append(trouble("too much of this cannot be read; the rest was left out"))
        return (statements, troubles)
      }
      depth = 0
      do throws(Trouble) {
        statements.append(try readStatement())
        if at == start { at += 1 }
      } catch {
        failing -= max(at, error.offset) - start
        at = start
        skipStatement()
        let tags = rescuedTags(in: start..<at)
        if troubles.count < 100 { troubles.append(error) }
        statements += tags.map { .expression(.markup($0)) }
      }
    }
  }

  /// Moves to the next line that begins in the first column.
  mutating func skipStatement() {
    while at < bytes.count {
      let isEnd = bytes[at] == UInt8(ascii: "\n")
      at += 1
      if isEnd, let byte = next, byte > 0x20, !")}]/<;".utf8.contains(byte) { return }
    }
  }

  /// The loaders in a part of the text that cannot be read as a whole.
  mutating func rescuedTags(in range: Range<Int>) -> [Expression.Tag] {
    let end = at
    defer { at = end }
    var tags: [Expression.Tag] = []
    at = range.lowerBound
    while at < range.upperBound, failing > 0 {
      guard bytes[at] == UInt8(ascii: "<"), isLoaderAhead else {
        at += 1
        continue
      }
      let start = at
      depth = 0
      do throws(Trouble) {
        tags.append(try readTag())
      } catch {
        failing -= max(at, error.offset) - start
        at = start + 1
      }
    }
    return tags
  }

  var isLoaderAhead: Bool {
    ["<ContentLoader", "<svg", "<Svg"].contains { word in
      guard bytes[at...].starts(with: word.utf8) else { return false }
      let after = at + word.utf8.count
      return after >= bytes.count || !Self.isNameByte(bytes[after])
    }
  }
}

extension ScriptReader {
  var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  func byte(_ ahead: Int) -> UInt8? { at + ahead < bytes.count ? bytes[at + ahead] : nil }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: byte >= 0x80
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Passes over space and comments.
  mutating func skipSpace() {
    while let byte = next {
      if byte <= 0x20 {
        at += 1
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
        while let byte = next, byte != UInt8(ascii: "\n") { at += 1 }
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        at += 2
        while at < bytes.count,
          !(bytes[at] == UInt8(ascii: "*") && self.byte(1) == UInt8(ascii: "/"))
        {
          at += 1
        }
        at = min(at + 2, bytes.count)
      } else {
        return
      }
    }
  }

  func trouble(_ message: String) -> Trouble { Trouble(offset: at, message: message) }

  var found: String {
    guard at < bytes.count else { return "the end of the file" }
    let character = String(decoding: bytes[at...].prefix(4), as: UTF8.self).first
    return "'\(character.map(String.init) ?? "")'"
  }

  func isAhead(_ mark: String) -> Bool { bytes[at...].starts(with: mark.utf8) }

  /// Takes a mark, after space.
  mutating func take(_ mark: String) -> Bool {
    skipSpace()
    guard isAhead(mark) else { return false }
    at += mark.utf8.count
    return true
  }

  mutating func need(_ mark: String) throws(Trouble) {
    guard take(mark) else { throw trouble("expected '\(mark)', found \(found)") }
  }

  /// The word ahead, without taking it.
  mutating func peekWord() -> String {
    skipSpace()
    guard let byte = next, Self.isNameByte(byte), !Self.isDigit(byte) else { return "" }
    var end = at
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    return String(decoding: bytes[at..<end], as: UTF8.self)
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard peekWord() == word else { return false }
    at += word.utf8.count
    return true
  }

  mutating func needName() throws(Trouble) -> String {
    let word = peekWord()
    guard !word.isEmpty else { throw trouble("expected a name, found \(found)") }
    at += word.utf8.count
    return word
  }

  mutating func deeper<Value>(
    _ read: (inout ScriptReader) throws(Trouble) -> Value
  ) throws(Trouble) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw trouble("this is nested too deeply") }
    return try read(&self)
  }
}
