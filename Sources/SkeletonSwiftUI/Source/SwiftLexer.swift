/// The words of a Swift file, as far as it takes to tell its declarations apart: comments are left
/// out, and a text's interpolations are words like others, between the pieces of the text.
struct SwiftLexer {
  struct Token: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case word, number, text, mark
      /// `/a+/` or `#/a+/#`
      case regex
    }
    var kind: Kind
    /// Bytes of the file.
    var range: Range<Int>
    /// How many braces, brackets and parentheses are open before it.
    var depth: Int
    /// Whether it is the first of its line.
    var startsLine: Bool
  }

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  private var startsLine = true
  /// How many texts are open around each other, by their interpolations.
  private var nesting = 0
  /// Up to where nothing ends a pattern with so many hashes: it is not looked for again.
  private var endless = (hashes: 0, end: 0)
  private(set) var tokens: [Token] = []

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = SwiftLexer(bytes: bytes)
    lexer.run(until: nil)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// - Parameter end: the depth at which a closing parenthesis ends it, as in an interpolation.
  private mutating func run(until end: Int?) {
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\n"):
        startsLine = true
        place += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
      case UInt8(ascii: "/") where at(place + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where at(place + 1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): text(hashes: 0)
      case UInt8(ascii: "#"): afterHashes()
      case UInt8(ascii: "/") where mayBeginRegex():
        let start = place
        place = endOfRegex() ?? place + 1
        add(place > start + 1 ? .regex : .mark, start)
      case UInt8(ascii: "`"):
        let start = place
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "`") { place += 1 }
        place = min(place + 1, bytes.count)
        add(.word, start)
      case _ where byte.startsWord:
        let start = place
        while place < bytes.count, bytes[place].continuesWord { place += 1 }
        add(.word, start)
      case _ where byte.isDigit:
        let start = place
        while place < bytes.count,
          bytes[place].continuesWord
            || bytes[place] == UInt8(ascii: ".") && at(place + 1).isDigit
        {
          place += 1
        }
        add(.number, start)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        mark()
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(depth - 1, 0)
        if depth == end, byte == UInt8(ascii: ")") { return }
        mark()
      default: mark()
      }
    }
  }

  private mutating func add(_ kind: Token.Kind, _ start: Int) {
    tokens.append(
      Token(kind: kind, range: start..<place, depth: depth, startsLine: startsLine))
    startsLine = false
  }

  private mutating func mark() {
    place += 1
    add(.mark, place - 1)
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipComment() {
    var open = 0
    repeat {
      if at(place) == UInt8(ascii: "/"), at(place + 1) == UInt8(ascii: "*") {
        open += 1
        place += 2
      } else if at(place) == UInt8(ascii: "*"), at(place + 1) == UInt8(ascii: "/") {
        open -= 1
        place += 2
      } else {
        if at(place) == UInt8(ascii: "\n") { startsLine = true }
        place += 1
      }
    } while open > 0 && place < bytes.count
    place = min(place, bytes.count)
  }

  /// A text or a pattern with hashes round it; else each is a mark.
  private mutating func afterHashes() {
    let start = place
    var end = place
    while at(end) == UInt8(ascii: "#") { end += 1 }
    if at(end) == UInt8(ascii: "\"") {
      text(hashes: end - start)
    } else if at(end) == UInt8(ascii: "/"), let close = endOfRegex(hashes: end - start) {
      place = close
      add(.regex, start)
    } else {
      while place < end { mark() }
    }
  }

  private func isSame(_ byte: Character, _ count: Int, at start: Int) -> Bool {
    guard let byte = byte.asciiValue, start + count <= bytes.count else { return count == 0 }
    return bytes[start..<start + count].allSatisfy { $0 == byte }
  }

  /// Words that a value may stand behind; behind any other a slash divides.
  private static let leading: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "switch", "where", "else", "try", "await",
    "throw", "is", "as", "let", "var", "default", "repeat", "do",
  ]

  /// Whether a slash here stands where a value begins, and not where one is divided.
  private func mayBeginRegex() -> Bool {
    let next = at(place + 1)
    guard place + 1 < bytes.count, !next.isSpace, next != UInt8(ascii: ")") else { return false }
    guard place > 0, let last = tokens.last else { return true }
    let before = bytes[place - 1]
    guard before.isSpace || "([{,;:".utf8.contains(before) else { return false }
    if startsLine { return true }
    let end = bytes[last.range.upperBound - 1]
    switch last.kind {
    case .mark:
      return end != UInt8(ascii: ")") && end != UInt8(ascii: "]") && end != UInt8(ascii: "}")
    case .word: return Self.leading.contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .number, .text, .regex: return false
    }
  }

  /// Where the pattern ends that begins here: on the line, and not after a space, as the compiler
  /// tells it from an operator.
  private func endOfRegex() -> Int? {
    var end = place + 1
    var open = 0
    var classes = 0
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(classes - 1, 0)
      case UInt8(ascii: "(") where classes == 0: open += 1
      case UInt8(ascii: ")") where classes == 0:
        open -= 1
        if open < 0 { return nil }
      case UInt8(ascii: "/"): return bytes[end - 1].isSpace ? nil : end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Where the pattern ends that begins with these hashes: on the line, or on a line of its own if it
  /// begins with the end of one.
  private mutating func endOfRegex(hashes: Int) -> Int? {
    guard place >= endless.end || hashes < endless.hashes else { return nil }
    var end = place + hashes + 1
    let isLong = at(end) == UInt8(ascii: "\n")
    while end < bytes.count, isLong || bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/"), isSame("#", hashes, at: end + 1) {
        return end + 1 + hashes
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    endless = (hashes, end)
    return nil
  }

  /// Nobody writes more texts inside each other, and each takes room on the stack.
  private static let mostNesting = 100

  private mutating func text(hashes: Int) {
    var start = place
    nesting += 1
    defer { nesting -= 1 }
    place += hashes
    let isLong = isSame("\"", 3, at: place)
    let quotes = isLong ? 3 : 1
    place += quotes
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\"), isSame("#", hashes, at: place + 1) {
        place += 1 + hashes
        if at(place) == UInt8(ascii: "("), nesting < Self.mostNesting {
          place += 1
          add(.text, start)
          let outer = depth
          depth += 1
          run(until: outer)
          depth = outer
          start = place
          startsLine = false
        }
        place = min(place + 1, bytes.count)
      } else if isSame("\"", quotes, at: place), isSame("#", hashes, at: place + quotes) {
        place += quotes + hashes
        break
      } else if bytes[place] == UInt8(ascii: "\n"), !isLong {
        // Not closed: the compiler will say so.
        break
      } else {
        place += 1
      }
    }
    if start < place { add(.text, start) }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var isSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
      || self == UInt8(ascii: "\r")
  }

  fileprivate var startsWord: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }

  fileprivate var continuesWord: Bool { startsWord || isDigit }
}
